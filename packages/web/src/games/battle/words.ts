// What the screens of the miniatures game say: their own messages, which come with them, those of the rules, and the
// names that only exist in one battle, of its units, players and sides.

import type { Catalogue, MessageFacts } from '@maester/kernel';
import { reportNames, type BattleState } from '@maester/battle';
import { catalogueOf, tell, type GameWords, type MessageKey } from '../../app/words.ts';
import type { Language } from '../../language.ts';
import type { en } from './messages/en.ts';

/** Each language is fetched when it is spoken. */
export const CATALOGUES = {
  en: async () => (await import('./messages/all.en.ts')).all,
  'zh-Hant': async () => (await import('./messages/all.zh-hant.ts')).all,
} as const satisfies GameWords;

export type BattleKey = MessageKey | keyof typeof en;

export function say(key: BattleKey, facts?: MessageFacts): string {
  return tell(key, facts);
}

/** How the units, players and sides of a battle are called. */
export function namesIn(view: BattleState, language: Language): Catalogue {
  return reportNames(view, language, catalogueOf(CATALOGUES, language));
}
