// What the screens of the miniatures game say: their own messages, which come with them, those of the rules, and the
// names that only exist in one battle, of its units, players and sides.

import type { Catalogue, MessageFacts } from '@maester/kernel';
import { en as rulesEn, reportNames, zhHant as rulesZhHant, type BattleState } from '@maester/battle';
import { tell, type MessageKey } from '../../app/words.ts';
import type { Language } from '../../language.ts';
import { controls } from './messages/en/controls.ts';
import { field } from './messages/en/field.ts';
import { panels } from './messages/en/panels.ts';
import { pose } from './messages/en/pose.ts';
import { controls as controlsZhHant } from './messages/zh-hant/controls.ts';
import { field as fieldZhHant } from './messages/zh-hant/field.ts';
import { panels as panelsZhHant } from './messages/zh-hant/panels.ts';
import { pose as poseZhHant } from './messages/zh-hant/pose.ts';

const en = { ...field, ...controls, ...panels, ...pose } as const;

export const CATALOGUES: Readonly<Record<Language, Catalogue>> = {
  en: { ...rulesEn, ...en },
  'zh-Hant': { ...rulesZhHant, ...fieldZhHant, ...controlsZhHant, ...panelsZhHant, ...poseZhHant },
};

export type BattleKey = MessageKey | keyof typeof en;

export function say(key: BattleKey, facts?: MessageFacts): string {
  return tell(key, facts);
}

/** How the units, players and sides of a battle are called. */
export function namesIn(view: BattleState, language: Language): Catalogue {
  return reportNames(view, language, CATALOGUES[language]);
}
