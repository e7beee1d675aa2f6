// Looking for cards: what is wanted, as an address has it, and the cards that are found.

import { FACTIONS, type Faction } from '@maester/battle/tables';
import { CARD_KINDS, CONDITION_IDS, KEYWORD_IDS, plain, type CardKind, type SpokenCard } from './cards.ts';

export const TRAYS = ['infantry', 'cavalry', 'monster', 'war-machine', 'small-solo', 'large-solo'] as const;
export const SORTS = ['faction', 'name', 'cost', 'speed', 'defense', 'morale'] as const;
export const TERMS = [...KEYWORD_IDS, ...CONDITION_IDS, 'order'] as const;
export const COSTS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

export interface Wanted {
  readonly words: string;
  readonly faction: Faction | null;
  readonly kind: CardKind | null;
  readonly tray: (typeof TRAYS)[number] | null;
  /** A keyword, a Condition or an Order. */
  readonly term: (typeof TERMS)[number] | null;
  readonly ability: string | null;
  readonly least: number | null;
  readonly most: number | null;
  readonly commander: boolean;
  readonly owned: boolean;
  readonly sort: (typeof SORTS)[number];
}

export const EVERYTHING: Wanted = {
  words: '',
  faction: null,
  kind: null,
  tray: null,
  term: null,
  ability: null,
  least: null,
  most: null,
  commander: false,
  owned: false,
  sort: 'faction',
};

/** From the address; what makes no sense is left out. */
export function readWanted(query: string): Wanted {
  const said = new URLSearchParams(query);
  const one = <T extends string>(name: string, of: readonly T[]): T | null =>
    of.find((each) => each === said.get(name)) ?? null;
  const points = (name: string): number | null => {
    const text = said.get(name) ?? '';
    return /^\d{1,2}$/.test(text) ? Number(text) : null;
  };
  return {
    words: said.get('words') ?? '',
    faction: one('faction', FACTIONS),
    kind: one('kind', CARD_KINDS),
    tray: one('tray', TRAYS),
    term: one('term', TERMS),
    ability: said.get('ability'),
    least: points('least'),
    most: points('most'),
    commander: said.get('commander') === 'yes',
    owned: said.get('owned') === 'yes',
    sort: one('sort', SORTS) ?? 'faction',
  };
}

export function writeWanted(wanted: Wanted): string {
  const said = new URLSearchParams();
  for (const [name, value] of Object.entries(wanted)) {
    if (value === null || value === '' || value === false || (name === 'sort' && value === 'faction'))
      continue;
    said.set(name, value === true ? 'yes' : String(value));
  }
  return said.toString();
}

/** How the terms read in the language that is spoken, without capitals. */
export type TermNames = Readonly<Record<(typeof TERMS)[number], string>>;

export interface Sought {
  readonly terms: TermNames;
  /** Orders by their ability. */
  readonly isOrder: (ability: string) => boolean;
  readonly isOwned: (key: string) => boolean;
}

/** The cards that fit, best first: by the words in their names, then as they are sorted. */
export function search(cards: readonly SpokenCard[], wanted: Wanted, sought: Sought): readonly SpokenCard[] {
  const words = plain(wanted.words).split(/\s+/).filter(Boolean);
  const ranks: readonly [SpokenCard[], SpokenCard[], SpokenCard[]] = [[], [], []];
  for (const card of sorted(cards, wanted.sort)) {
    if (!fits(card, wanted, sought)) continue;
    const rank = rankOf(card, words);
    if (rank !== null) ranks[rank].push(card);
  }
  return ranks.flat();
}

/** All cards in every order that was asked for: whoever types looks through them with every letter. */
const orders = new WeakMap<readonly SpokenCard[], Map<Wanted['sort'], readonly SpokenCard[]>>();

function sorted(cards: readonly SpokenCard[], sort: Wanted['sort']): readonly SpokenCard[] {
  const known = orders.get(cards) ?? new Map<Wanted['sort'], readonly SpokenCard[]>();
  orders.set(cards, known);
  const found = known.get(sort) ?? cards.toSorted(ORDERS[sort]);
  known.set(sort, found);
  return found;
}

/** 0: all words begin in the name; 1: they are in it; 2: elsewhere on the card; null: not on it. */
function rankOf({ plainName, plainText }: SpokenCard, words: readonly string[]): 0 | 1 | 2 | null {
  let rank: 0 | 1 | 2 = 0;
  for (const word of words) {
    const at = plainName.indexOf(word);
    if (at === 0 || (at > 0 && plainName[at - 1] === ' ')) continue;
    if (at > 0) rank = rank === 0 ? 1 : rank;
    else if (plainText.includes(word)) rank = 2;
    else return null;
  }
  return rank;
}

function fits(card: SpokenCard, wanted: Wanted, { terms, isOrder, isOwned }: Sought): boolean {
  const { faction, kind, tray, term, ability, least, most, commander, owned } = wanted;
  return (
    (faction === null || card.faction === faction) &&
    (kind === null || card.kind === kind) &&
    (tray === null || card.tray === tray || card.unit?.type === tray) &&
    (ability === null || card.abilities.includes(ability)) &&
    (least === null || (card.cost !== null && card.cost >= least)) &&
    (most === null || (card.cost !== null && card.cost <= most)) &&
    (!commander || card.isCommander) &&
    (!owned || isOwned(card.key)) &&
    (term === null ||
      (term === 'order' ? card.abilities.some(isOrder) : card.plainText.includes(terms[term])))
  );
}

type Order = (a: SpokenCard, b: SpokenCard) => number;

const byName: Order = (a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);
const byKind: Order = (a, b) => CARD_KINDS.indexOf(a.kind) - CARD_KINDS.indexOf(b.kind);
/** Cards without the number come last. */
const byNumber =
  (of: (card: SpokenCard) => number | null): Order =>
  (a, b) => {
    const [here, there] = [of(a) ?? Infinity, of(b) ?? Infinity];
    return here === there ? byName(a, b) : here - there;
  };

const ORDERS: Readonly<Record<Wanted['sort'], Order>> = {
  faction: (a, b) =>
    FACTIONS.indexOf(a.faction) - FACTIONS.indexOf(b.faction) ||
    byKind(a, b) ||
    Number(b.isCommander) - Number(a.isCommander) ||
    byName(a, b),
  name: byName,
  cost: byNumber(({ cost }) => cost),
  speed: byNumber(({ unit }) => (unit === null ? null : -unit.speed)),
  defense: byNumber(({ unit }) => unit?.defense ?? null),
  morale: byNumber(({ unit }) => unit?.morale ?? null),
};
