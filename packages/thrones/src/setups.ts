// How the game is set up for three to six players: which Houses play, where they stand on the Influence
// tracks, how many stars each King's Court position gives, and which areas hold Neutral Forces
// (rulebook p. 4, 5 and 28). The official FAQ's changes are kept apart, for an option to switch on.

import { AREAS, PORT_IDS, type AreaId, type LandId, type PortId } from './areas.ts';
import { HOUSE_IDS, HOUSES, type HouseId, type TrackId } from './houses.ts';
import type { UnitKind } from './units.ts';

export const PLAYER_COUNTS = [3, 4, 5, 6] as const;
export type PlayerCount = (typeof PLAYER_COUNTS)[number];

/** The strength it takes to drive a Neutral Force out, or that nobody may ever enter its area. */
export type NeutralForce = number | 'impassable';

export interface Setup {
  readonly houses: readonly HouseId[];
  /** The Houses on each Influence track, first place first. */
  readonly tracks: Readonly<Record<TrackId, readonly HouseId[]>>;
  /** Special orders allowed by each position of the King's Court track, first place first. */
  readonly stars: readonly number[];
  readonly neutralForces: Readonly<Partial<Record<AreaId, NeutralForce>>>;
  /** Ports out of use because nobody may enter their land. */
  readonly closedPorts: readonly PortId[];
}

/** Rounds after which the game ends. */
export const ROUNDS = 10;

/** Castles and Strongholds that win the game at once. */
export const VICTORY_TARGET = 7;

/** Sure: printed on the board. */
const KINGS_COURT_STARS = [3, 3, 2, 1, 0, 0];

/** Fairly sure: the overlay laid on the track for three or four players; two records agree, no print was seen. */
const KINGS_COURT_OVERLAY_STARS = [3, 2, 1, 0];

const X = 'impassable';

/**
 * The Neutral Force tokens. Fairly sure: two records agree area by area, and the rulebook confirms how many
 * tokens each player count uses (14, 12, 9, 2) and Sunspear's 5. With four players Highgarden has no token:
 * it lies open and empty.
 */
// oxfmt-ignore
const NEUTRAL_FORCES: Readonly<Partial<Record<LandId, Readonly<Record<PlayerCount, NeutralForce | null>>>>> = {
  'kings-landing':   { 3: 5, 4: 5,    5: 5,    6: 5    },
  eyrie:             { 3: 6, 4: 6,    5: 6,    6: 6    },
  'three-towers':    { 3: X, 4: 3,    5: 3,    6: null },
  'princes-pass':    { 3: X, 4: 3,    5: 3,    6: null },
  boneway:           { 3: X, 4: 3,    5: 3,    6: null },
  starfall:          { 3: X, 4: 3,    5: 3,    6: null },
  yronwood:          { 3: X, 4: 3,    5: 3,    6: null },
  'salt-shore':      { 3: X, 4: 3,    5: 3,    6: null },
  sunspear:          { 3: X, 4: 5,    5: 5,    6: null },
  oldtown:           { 3: X, 4: 3,    5: null, 6: null },
  'dornish-marches': { 3: X, 4: 3,    5: null, 6: null },
  'storms-end':      { 3: X, 4: 4,    5: null, 6: null },
  highgarden:        { 3: X, 4: null, 5: null, 6: null },
  pyke:              { 3: X, 4: null, 5: null, 6: null },
};

export const SETUPS: Readonly<Record<PlayerCount, Setup>> = {
  3: setup(3),
  4: setup(4),
  5: setup(5),
  6: setup(6),
};

function setup(players: PlayerCount): Setup {
  const houses = HOUSE_IDS.filter((house) => HOUSES[house].minPlayers <= players);
  const stars = players <= 4 ? KINGS_COURT_OVERLAY_STARS : KINGS_COURT_STARS;
  const neutralForces = Object.fromEntries(
    Object.entries(NEUTRAL_FORCES).flatMap(([area, force]) =>
      force[players] === null ? [] : [[area, force[players]]],
    ),
  ) as Partial<Record<AreaId, NeutralForce>>;
  return {
    houses,
    tracks: {
      'iron-throne': inOrder(houses, 'iron-throne'),
      fiefdoms: inOrder(houses, 'fiefdoms'),
      'kings-court': inOrder(houses, 'kings-court'),
    },
    stars: stars.slice(0, players),
    neutralForces,
    closedPorts: PORT_IDS.filter((port) => neutralForces[AREAS[port].land] === 'impassable'),
  };
}

/** Absent Houses leave no gap: the others slide towards first place. */
function inOrder(houses: readonly HouseId[], track: TrackId): readonly HouseId[] {
  return houses.toSorted((a, b) => HOUSES[a].positions[track] - HOUSES[b].positions[track]);
}

/**
 * FAQ 2.0 (2018) reprints the Lannister screen with one more Ship, in the Port of Lannisport; the 2011
 * screen has none. Sure that both are official; doubtful for three players, where usual practice leaves
 * the Ship out.
 */
export const FAQ_LANNISTER_SHIP: {
  readonly house: HouseId;
  readonly area: PortId;
  readonly unit: UnitKind;
  readonly minPlayers: PlayerCount;
} = { house: 'lannister', area: 'port-lannisport', unit: 'ship', minPlayers: 4 };

/**
 * What decides between Houses with equally many Castles and Strongholds when the last round ends, first
 * criterion first: the rulebook's list (p. 16) and the one that replaces it in FAQ 2.0. Both are official.
 */
export const TIE_BREAKS = {
  rulebook: ['strongholds', 'supply', 'power', 'iron-throne'],
  faq: ['land-areas', 'supply', 'iron-throne'],
} as const;
