/**
 * Openings: how a House begins where looking one march ahead is not enough. A move of an opening is played while it is
 * legal and meets no enemy; else the steward thinks for itself.
 */
import type { AreaId, HouseId, OrderId, State, Units } from './facts.ts';

/** The units that go from an area to another, by the march that lies there. */
export interface OpeningMarch {
  readonly from: AreaId;
  readonly to: AreaId;
  readonly units: Partial<Units>;
}

interface Opening {
  readonly orders: { readonly [area: string]: OrderId };
  /** In the order they are played. */
  readonly marches: readonly OpeningMarch[];
}

type Book = { readonly [House in HouseId]?: Opening };

const OPENINGS: Book = {
  // Riverrun before Greyjoy is there, held with the help of Stoney Sept; the fleet keeps Ironman's Bay quiet.
  lannister: {
    orders: { lannisport: 'march-0', 'stoney-sept': 'support-1', 'golden-sound': 'raid' },
    marches: [{ from: 'lannisport', to: 'riverrun', units: { footman: 1, knight: 1 } }],
  },
  // The fleet opens Blackwater Bay, and Dragonstone falls on King's Landing with the help of the Kingswood.
  baratheon: {
    orders: { dragonstone: 'march-plus-1', kingswood: 'support-0', 'shipbreaker-bay': 'march-0' },
    marches: [
      { from: 'shipbreaker-bay', to: 'blackwater-bay', units: { ship: 1 } },
      { from: 'dragonstone', to: 'kings-landing', units: { footman: 1, knight: 1 } },
    ],
  },
};

/**
 * What the Hand plays without a search where Greyjoy is in the game: what comes of Greyjoy's first moves shows only after
 * more rounds than it looks ahead.
 */
export const HAND_BOOK: Book = {
  // Lannisport musters instead of losing a Footman at Riverrun, and Stoney Sept takes Harrenhal.
  lannister: {
    orders: { lannisport: 'consolidate-star', 'stoney-sept': 'march-minus-1', 'golden-sound': 'defense-1' },
    marches: [{ from: 'stoney-sept', to: 'harrenhal', units: { footman: 1 } }],
  },
  // Moat Cailin before Greyjoy is there; White Harbor musters, and the fleet looks towards the Vale.
  stark: {
    orders: { winterfell: 'march-0', 'white-harbor': 'consolidate-star', 'shivering-sea': 'march-minus-1' },
    marches: [
      { from: 'winterfell', to: 'moat-cailin', units: { footman: 1, knight: 1 } },
      { from: 'shivering-sea', to: 'narrow-sea', units: { ship: 1 } },
    ],
  },
};

function openingOf(s: State, house: HouseId, book: Book): Opening | null {
  return s.round === 1 ? (book[house] ?? null) : null;
}

export function openingOrders(s: State, house: HouseId, book = OPENINGS): Opening['orders'] | null {
  return openingOf(s, house, book)?.orders ?? null;
}

/** The march of the opening that comes next, if it starts in one of these areas. */
export function openingMarch(
  s: State,
  house: HouseId,
  areas: readonly string[],
  book = OPENINGS,
): OpeningMarch | null {
  return openingOf(s, house, book)?.marches.find(({ from }) => areas.includes(from)) ?? null;
}
