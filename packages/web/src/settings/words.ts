// The words of the settings page, loaded with it.

import type { MessageFacts } from '@maester/kernel';
import { tell, type GameWords, type MessageKey } from '../app/words.ts';
import { en } from './messages/en.ts';

export const WORDS: GameWords = {
  en,
  'zh-Hant': async () => (await import('./messages/zh-hant.ts')).zhHant,
};

export function say(key: MessageKey | keyof typeof en, facts?: MessageFacts): string {
  return tell(key, facts);
}
