/**
 * The cards of factions one by one, for pages that load only those of the armies at their table:
 * `@maester/battle/on-demand`. A faction joins here and in cards.ts.
 */
import type { Catalogue, Json } from '@maester/kernel';
import { rulesOf, USUAL_EDITION } from '../edition/of.ts';
import { olderEdition, olderWords } from '../editions/on-demand.ts';
import { cardsAtHand, learnEdition, learnFactions, learnModes, learnPositions } from '../engine.ts';
import { printedWords, translatedWords, type Translation, type Words } from '../messages/card-words.ts';
import { modesFor } from '../modes/on-demand.ts';
import type { WholeFaction } from './card.ts';
import { FACTIONS, type Faction } from './factions.ts';

interface OnDemand {
  readonly cards: () => Promise<WholeFaction>;
  readonly en: () => Promise<{ readonly text: Words }>;
  readonly zhHant: () => Promise<Translation>;
}

const ON_DEMAND: { readonly [F in Faction]: OnDemand } = {
  stark: {
    cards: async () => (await import('./stark/manifest.ts')).stark,
    en: () => import('./stark/text.en.ts'),
    zhHant: () => import('./stark/text.zh-hant.ts'),
  },
  lannister: {
    cards: async () => (await import('./lannister/manifest.ts')).lannister,
    en: () => import('./lannister/text.en.ts'),
    zhHant: () => import('./lannister/text.zh-hant.ts'),
  },
  'nights-watch': {
    cards: async () => (await import('./nights-watch/manifest.ts')).nightsWatch,
    en: () => import('./nights-watch/text.en.ts'),
    zhHant: () => import('./nights-watch/text.zh-hant.ts'),
  },
  'free-folk': {
    cards: async () => (await import('./free-folk/manifest.ts')).freeFolk,
    en: () => import('./free-folk/text.en.ts'),
    zhHant: () => import('./free-folk/text.zh-hant.ts'),
  },
  baratheon: {
    cards: async () => (await import('./baratheon/manifest.ts')).baratheon,
    en: () => import('./baratheon/text.en.ts'),
    zhHant: () => import('./baratheon/text.zh-hant.ts'),
  },
  targaryen: {
    cards: async () => (await import('./targaryen/manifest.ts')).targaryen,
    en: () => import('./targaryen/text.en.ts'),
    zhHant: () => import('./targaryen/text.zh-hant.ts'),
  },
  bolton: {
    cards: async () => (await import('./bolton/manifest.ts')).bolton,
    en: () => import('./bolton/text.en.ts'),
    zhHant: () => import('./bolton/text.zh-hant.ts'),
  },
  greyjoy: {
    cards: async () => (await import('./greyjoy/manifest.ts')).greyjoy,
    en: () => import('./greyjoy/text.en.ts'),
    zhHant: () => import('./greyjoy/text.zh-hant.ts'),
  },
  martell: {
    cards: async () => (await import('./martell/manifest.ts')).martell,
    en: () => import('./martell/text.en.ts'),
    zhHant: () => import('./martell/text.zh-hant.ts'),
  },
  brotherhood: {
    cards: async () => (await import('./brotherhood/manifest.ts')).brotherhood,
    en: () => import('./brotherhood/text.en.ts'),
    zhHant: () => import('./brotherhood/text.zh-hant.ts'),
  },
  neutral: {
    cards: async () => (await import('./neutral/manifest.ts')).neutral,
    en: () => import('./neutral/text.en.ts'),
    zhHant: () => import('./neutral/text.zh-hant.ts'),
  },
};

const isFaction = (word: unknown): word is Faction => FACTIONS.some((faction) => faction === word);

async function load(factions: readonly Faction[]): Promise<void> {
  const found = await Promise.all(
    factions.map(async (faction) => [faction, await ON_DEMAND[faction].cards()] as const),
  );
  learnFactions(Object.fromEntries(found));
}

/** A table of two starter armies is what a setup without armies means. */
const STARTERS = ['stark-30', 'lannister-30'];

type Fields = { readonly [field: string]: Json };

const fieldsOf = (value: Json | undefined): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
const listOf = (value: Json | undefined): readonly Json[] =>
  Array.isArray(value) ? (value as readonly Json[]) : [];

/** The factions and cards of an army, or of a player and their pieces, as far as they can be read before the rules look. */
function named(army: Fields): readonly (Json | undefined)[] {
  const units = listOf(army['units']).map(fieldsOf);
  return [
    army['faction'],
    army['commander'],
    ...units.flatMap((unit) => [unit['card'], ...listOf(unit['attachments'])]),
    ...listOf(army['ncus']).map((ncu) => (typeof ncu === 'string' ? ncu : fieldsOf(ncu)['card'])),
    ...listOf(army['givenAway']),
  ];
}

/** The id of a ready army begins with its faction, with whose cards it comes. */
const factionOfReady = (army: string): Faction | null =>
  FACTIONS.find((faction) => army.startsWith(`${faction}-`)) ?? null;

/** All words of a setup, or of a view of a battle, that are factions or cards. */
function wordsIn(of: Json, edition: string): readonly string[] {
  const fields = fieldsOf(of);
  const { armies: ready } = rulesOf({ edition });
  const armies = listOf(fields['armies'] ?? STARTERS).map((army) =>
    fieldsOf(typeof army === 'string' ? { faction: factionOfReady(army), ...ready[army] } : army),
  );
  const players = listOf(fields['players']).map(fieldsOf);
  const all = players.length > 0 ? [...players, fields] : armies;
  return all.flatMap(named).filter((word) => typeof word === 'string');
}

/**
 * Makes known what a battle needs, from its setup or a view of it: its edition, its mode, and the cards of the factions
 * it names; the Neutral ones where an army has cards that none of its factions has; and, for an ability that stands
 * with the cards of yet another faction, that one as well.
 */
export async function loadCardsFor(of: Json): Promise<void> {
  const edition = await loadEditionOf(of);
  await load(FACTIONS.filter((faction) => wordsIn(of, edition).includes(faction)));
  const words = wordsIn(of, edition);
  if (words.some((word) => !isFaction(word) && !isCard(word, edition))) await load(['neutral']);
  for (const faction of FACTIONS) {
    if (!lacksAbilities()) return;
    await load([faction]);
  }
}

/** Makes the edition and the mode known that a setup or a view names, and gives back the edition's name. */
async function loadEditionOf(of: Json): Promise<string> {
  const { edition, mode } = fieldsOf(of);
  const older = typeof edition === 'string' ? await olderEdition(edition) : null;
  learnModes(await modesFor(older === null ? mode : 'all'));
  if (typeof edition !== 'string' || older === null) return USUAL_EDITION;
  learnEdition(older);
  return edition;
}

/** Makes the positions of scenarios known, for lessons. */
export async function loadPositions(): Promise<void> {
  learnPositions(await import('../position/position.ts'));
}

/** Every card that can be had, for whoever looks at all of them. */
export const loadAllCards = (): Promise<void> => load(FACTIONS);

function isCard(word: string, edition: string): boolean {
  const { units, attachments, ncus } = rulesOf({ edition });
  return [units, attachments, ncus].some((table) => Object.hasOwn(table, word));
}

/** Whether a card that is known has an ability that is not. */
function lacksAbilities(): boolean {
  const { units, attachments, ncus, tactics, abilities } = cardsAtHand().cards;
  const printed = [units, attachments, ncus].flatMap((table) =>
    Object.values<{ readonly abilities: readonly string[] }>(table).flatMap((card) => card.abilities),
  );
  return printed.some((id) => abilities[id] === undefined && tactics[id]?.attached === undefined);
}

/** The words of all cards that are known, in English or Chinese. */
export async function loadWords(language: 'en' | 'zh-Hant'): Promise<Catalogue> {
  const { factions, cards, editions } = cardsAtHand();
  const older = await olderWords(editions, language);
  if (language === 'en') {
    const { text: shared } = await import('./shared/text.en.ts');
    const own = await Promise.all(factions.map((faction) => ON_DEMAND[faction].en()));
    return {
      ...older,
      ...printedWords(cards, Object.assign({}, shared, ...own.map(({ text }) => text)) as Words),
    };
  }
  const parts = [
    await import('./shared/text.zh-hant.ts'),
    ...(await Promise.all(factions.map((faction) => ON_DEMAND[faction].zhHant()))),
  ];
  const all = (part: keyof Translation): Words =>
    Object.assign({}, ...parts.map((one) => one[part])) as Words;
  return {
    ...older,
    ...translatedWords(cards, { names: all('names'), attacks: all('attacks'), text: all('text') }),
  };
}
