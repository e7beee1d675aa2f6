// What the screens of the miniatures game say: their own messages, which come with them, those of the rules, and the
// names that only exist in one battle, of its units, players and sides.

import type { Catalogue, MessageFacts } from '@maester/kernel';
import { en as rulesEn, reportNames, zhHant as rulesZhHant, type BattleState } from '@maester/battle';
import { tell, type MessageKey } from '../../app/words.ts';
import type { Language } from '../../language.ts';
import { en } from './messages/en.ts';
import { zhHant } from './messages/zh-hant.ts';

export const CATALOGUES: Readonly<Record<Language, Catalogue>> = {
  en: { ...rulesEn, ...en },
  'zh-Hant': { ...rulesZhHant, ...zhHant },
};

export type BattleKey = MessageKey | keyof typeof en;

export function say(key: BattleKey, facts?: MessageFacts): string {
  return tell(key, facts);
}

/** How the units, players and sides of a battle are called. */
export function namesIn(view: BattleState, language: Language): Catalogue {
  return reportNames(view, language, CATALOGUES[language]);
}
