// What the screens of the board game say: their own messages, of which each language is fetched when it is spoken, and
// those of the client.

import type { MessageFacts } from '@maester/kernel';
import { tell, type GameWords, type MessageKey } from '../../app/words.ts';
import type { board } from './messages/en/board.ts';
import type { controls } from './messages/en/controls.ts';
import type { panels } from './messages/en/panels.ts';
import type { stage } from './messages/en/stage.ts';

export const CATALOGUES: GameWords = {
  en: async () => (await import('./messages/all.en.ts')).all,
  'zh-Hant': async () => (await import('./messages/all.zh-hant.ts')).all,
};

export type ThronesKey =
  | MessageKey
  | keyof typeof board
  | keyof typeof controls
  | keyof typeof panels
  | keyof typeof stage;

export function say(key: ThronesKey, facts?: MessageFacts): string {
  return tell(key, facts);
}
