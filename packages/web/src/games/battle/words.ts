// The catalogues of the miniatures game: the messages of its screens, those of the rules and of the cards at hand, and
// the names that only exist in one battle, of its units, players and sides.

import type { Catalogue } from '@maester/kernel';
import { cardsAtHand, reportNames, type BattleState } from '@maester/battle/engine';
import { loadWords } from '@maester/battle/on-demand';
import { catalogueOf } from '../../app/words.ts';
import type { Language } from '../../language.ts';

/** What is said of every battle; each language is fetched when it is spoken. */
const SCREENS = {
  en: async () => (await import('./messages/all.en.ts')).all,
  'zh-Hant': async () => (await import('./messages/all.zh-hant.ts')).all,
} as const;

async function withCards(spoken: Language): Promise<Catalogue> {
  const [screens, cards] = await Promise.all([SCREENS[spoken](), loadWords(spoken)]);
  return { ...screens, ...cards };
}

type Words = Readonly<Record<Language, () => Promise<Catalogue>>>;

let latest: { readonly known: string; readonly words: Words } | null = null;

/** The words of battle with those of the cards and editions that are known now. */
export function wordsNow(): Words {
  const { factions, editions } = cardsAtHand();
  const known = [...factions, ...editions].join();
  if (latest?.known !== known)
    latest = { known, words: { en: () => withCards('en'), 'zh-Hant': () => withCards('zh-Hant') } };
  return latest.words;
}

/** How the units, players and sides of a battle are called. */
export function namesIn(view: BattleState, language: Language): Catalogue {
  return reportNames(view, language, catalogueOf(wordsNow(), language));
}
