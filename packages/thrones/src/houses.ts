// The six Great Houses as their player screens print them: where each starts, with what, and how many
// pieces it owns (rulebook p. 2, 4 and 6). Positions on the Influence tracks are those of six players;
// setups.ts closes the gaps for fewer.

import type { AreaId, LandId } from './area-ids.ts';
import type { UnitKind } from './units.ts';

export const HOUSE_IDS = ['stark', 'lannister', 'baratheon', 'greyjoy', 'tyrell', 'martell'] as const;
export type HouseId = (typeof HOUSE_IDS)[number];

/** The Influence tracks, in the order they are bid for. */
export const TRACK_IDS = ['iron-throne', 'fiefdoms', 'kings-court'] as const;
export type TrackId = (typeof TRACK_IDS)[number];

export type UnitsByArea = Readonly<Partial<Record<AreaId, Readonly<Partial<Record<UnitKind, number>>>>>>;

export interface House {
  readonly name: string;
  readonly home: LandId;
  /** The House is played only with at least this many players. */
  readonly minPlayers: number;
  readonly supply: number;
  /** Castles and Strongholds held at the start. */
  readonly victory: number;
  readonly garrison: number;
  readonly positions: Readonly<Record<TrackId, number>>;
  readonly units: UnitsByArea;
}

/** Power tokens each House takes at the start. */
export const STARTING_POWER = 5;

/** What each House owns; a piece that is used up cannot be brought into play. */
export const COMPONENTS = {
  units: { footman: 10, knight: 5, ship: 6, 'siege-engine': 2 },
  powerTokens: 20,
  orderTokens: 15,
} as const satisfies { units: Record<UnitKind, number>; powerTokens: number; orderTokens: number };

/** Fairly sure: the rulebook does not print the number; three records of the tokens say 2 for every House. */
export const GARRISON_STRENGTH = 2;

// oxfmt-ignore
export const HOUSES: Readonly<Record<HouseId, House>> = {
  stark: {
    name: 'Stark', home: 'winterfell', minPlayers: 3, supply: 1, victory: 2, garrison: GARRISON_STRENGTH,
    positions: { 'iron-throne': 3, fiefdoms: 4, 'kings-court': 2 },
    units: { winterfell: { knight: 1, footman: 1 }, 'white-harbor': { footman: 1 }, 'shivering-sea': { ship: 1 } },
  },
  lannister: {
    name: 'Lannister', home: 'lannisport', minPlayers: 3, supply: 2, victory: 1, garrison: GARRISON_STRENGTH,
    positions: { 'iron-throne': 2, fiefdoms: 6, 'kings-court': 1 },
    units: { lannisport: { knight: 1, footman: 1 }, 'stoney-sept': { footman: 1 }, 'golden-sound': { ship: 1 } },
  },
  baratheon: {
    name: 'Baratheon', home: 'dragonstone', minPlayers: 3, supply: 2, victory: 1, garrison: GARRISON_STRENGTH,
    positions: { 'iron-throne': 1, fiefdoms: 5, 'kings-court': 4 },
    units: { dragonstone: { knight: 1, footman: 1 }, kingswood: { footman: 1 }, 'shipbreaker-bay': { ship: 2 } },
  },
  greyjoy: {
    name: 'Greyjoy', home: 'pyke', minPlayers: 4, supply: 2, victory: 1, garrison: GARRISON_STRENGTH,
    positions: { 'iron-throne': 5, fiefdoms: 1, 'kings-court': 6 },
    units: { pyke: { knight: 1, footman: 1 }, 'port-pyke': { ship: 1 }, 'greywater-watch': { footman: 1 }, 'ironmans-bay': { ship: 1 } },
  },
  tyrell: {
    name: 'Tyrell', home: 'highgarden', minPlayers: 5, supply: 2, victory: 1, garrison: GARRISON_STRENGTH,
    positions: { 'iron-throne': 6, fiefdoms: 2, 'kings-court': 5 },
    units: { highgarden: { knight: 1, footman: 1 }, 'dornish-marches': { footman: 1 }, 'redwyne-straights': { ship: 1 } },
  },
  martell: {
    name: 'Martell', home: 'sunspear', minPlayers: 6, supply: 2, victory: 1, garrison: GARRISON_STRENGTH,
    positions: { 'iron-throne': 4, fiefdoms: 3, 'kings-court': 3 },
    units: { sunspear: { knight: 1, footman: 1 }, 'salt-shore': { footman: 1 }, 'sea-of-dorne': { ship: 1 } },
  },
};
