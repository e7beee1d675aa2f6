// What the screens of the board game say: their own messages, which come with them, and those of the client.

import type { Catalogue, MessageFacts } from '@maester/kernel';
import { en as rulesEn, zhHant as rulesZhHant } from '@maester/thrones';
import { tell, type MessageKey } from '../../app/words.ts';
import type { Language } from '../../language.ts';
import { board } from './messages/en/board.ts';
import { controls } from './messages/en/controls.ts';
import { panels } from './messages/en/panels.ts';
import { stage } from './messages/en/stage.ts';
import { board as boardZhHant } from './messages/zh-hant/board.ts';
import { controls as controlsZhHant } from './messages/zh-hant/controls.ts';
import { panels as panelsZhHant } from './messages/zh-hant/panels.ts';
import { stage as stageZhHant } from './messages/zh-hant/stage.ts';

const en = { ...board, ...controls, ...panels, ...stage } as const;

export const CATALOGUES: Readonly<Record<Language, Catalogue>> = {
  en: { ...rulesEn, ...en },
  'zh-Hant': { ...rulesZhHant, ...boardZhHant, ...controlsZhHant, ...panelsZhHant, ...stageZhHant },
};

export type ThronesKey = MessageKey | keyof typeof en;

export function say(key: ThronesKey, facts?: MessageFacts): string {
  return tell(key, facts);
}
