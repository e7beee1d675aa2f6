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

/** The cards and editions whose words are known now. */
export function wordsKnown(): string {
  const { factions, editions } = cardsAtHand();
  return [...factions, ...editions].join();
}

/** The words of battle with those of the cards and editions that are known now. */
export function wordsNow(): Words {
  const known = wordsKnown();
  if (latest?.known !== known)
    latest = { known, words: { en: () => withCards('en'), 'zh-Hant': () => withCards('zh-Hant') } };
  return latest.words;
}

/** What the names in a battle follow from: making them takes far longer than looking whether they are still the same. */
export function namedIn({ edition, seats, units, ncus, players, sides }: BattleState): string {
  return JSON.stringify([
    edition,
    seats,
    units.map(({ id, seat, card, attachments }) => [id, seat, card, attachments]),
    ncus.map(({ id, card }) => [id, card]),
    players.map(({ seat, faction, commander }) => [seat, faction, commander]),
    sides,
  ]);
}

/** How the units, players and sides of a battle are called. */
export function namesIn(view: BattleState, language: Language): Catalogue {
  return reportNames(view, language, catalogueOf(wordsNow(), language));
}
