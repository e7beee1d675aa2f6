// The options of a new battle: who fights, in which mode, with which armies, on which ground.

import type { ArmyList } from '@maester/battle/engine';
import { MODE_IDS, type ModeId } from '@maester/battle/field';
import type { Faction } from '@maester/battle/tables';
import type { Json } from '@maester/kernel';

/** Two players, two teams of two, or three or four players each on their own. */
export const SHAPES = ['duel', 'teams', 'three', 'four'] as const;
export type Shape = (typeof SHAPES)[number];

export const POINTS = [30, 40] as const;
export type Points = (typeof POINTS)[number];

export const TERRAINS = ['laid', 'layout', 'random', 'chosen', 'none'] as const;
export type TerrainChoice = (typeof TERRAINS)[number];

/** Armies that are ready to play, with their faction and size. */
export const READY = {
  'stark-30': { faction: 'stark', points: 30 },
  'stark-greatjon-30': { faction: 'stark', points: 30 },
  'lannister-30': { faction: 'lannister', points: 30 },
  'lannister-mountain-30': { faction: 'lannister', points: 30 },
  'baratheon-30': { faction: 'baratheon', points: 30 },
  'baratheon-renly-30': { faction: 'baratheon', points: 30 },
  'baratheon-40': { faction: 'baratheon', points: 40 },
  'baratheon-renly-40': { faction: 'baratheon', points: 40 },
  'bolton-30': { faction: 'bolton', points: 30 },
  'bolton-roose-30': { faction: 'bolton', points: 30 },
  'bolton-40': { faction: 'bolton', points: 40 },
  'bolton-walton-40': { faction: 'bolton', points: 40 },
  'neutral-30': { faction: 'neutral', points: 30 },
  'neutral-mummers-30': { faction: 'neutral', points: 30 },
  'neutral-40': { faction: 'neutral', points: 40 },
  'neutral-leech-40': { faction: 'neutral', points: 40 },
  'nights-watch-30': { faction: 'nights-watch', points: 30 },
  'nights-watch-builders-30': { faction: 'nights-watch', points: 30 },
  'nights-watch-40': { faction: 'nights-watch', points: 40 },
  'nights-watch-rangers-40': { faction: 'nights-watch', points: 40 },
  'stark-40': { faction: 'stark', points: 40 },
  'targaryen-30': { faction: 'targaryen', points: 30 },
  'targaryen-drogo-30': { faction: 'targaryen', points: 30 },
  'targaryen-40': { faction: 'targaryen', points: 40 },
  'targaryen-drogo-40': { faction: 'targaryen', points: 40 },
  'free-folk-30': { faction: 'free-folk', points: 30 },
  'free-folk-giants-30': { faction: 'free-folk', points: 30 },
  'free-folk-40': { faction: 'free-folk', points: 40 },
  'free-folk-giants-40': { faction: 'free-folk', points: 40 },
  'martell-30': { faction: 'martell', points: 30 },
  'martell-doran-30': { faction: 'martell', points: 30 },
  'brotherhood-30': { faction: 'brotherhood', points: 30 },
  'brotherhood-stoneheart-30': { faction: 'brotherhood', points: 30 },
  'martell-40': { faction: 'martell', points: 40 },
  'martell-doran-40': { faction: 'martell', points: 40 },
  'brotherhood-40': { faction: 'brotherhood', points: 40 },
  'brotherhood-stoneheart-40': { faction: 'brotherhood', points: 40 },
  'stark-greatjon-40': { faction: 'stark', points: 40 },
  'lannister-mountain-40': { faction: 'lannister', points: 40 },
  'lannister-40': { faction: 'lannister', points: 40 },
  'greyjoy-30': { faction: 'greyjoy', points: 30 },
  'greyjoy-euron-30': { faction: 'greyjoy', points: 30 },
  'greyjoy-40': { faction: 'greyjoy', points: 40 },
  'greyjoy-euron-40': { faction: 'greyjoy', points: 40 },
} as const satisfies Readonly<Record<string, { readonly faction: Faction; readonly points: Points }>>;
export type ReadyId = keyof typeof READY;

/** The editions of the rules, the usual one first; an older one is loaded when a table of it is opened. */
export const EDITIONS = ['season-6', '2021', '2018'] as const;
export type EditionId = (typeof EDITIONS)[number];

interface EditionFacts {
  readonly modes: readonly ModeId[];
  readonly terrains: readonly TerrainChoice[];
  readonly hasArmy: (id: ReadyId) => boolean;
}

/** What can be chosen in an edition. A test compares it with the rules. */
const FACTS: Readonly<Record<EditionId, EditionFacts>> = {
  'season-6': { modes: MODE_IDS, terrains: TERRAINS, hasArmy: () => true },
  2021: {
    modes: MODE_IDS.filter(
      (mode) => !['honed-and-ready', 'here-we-stand', 'banners-and-butchery'].includes(mode),
    ),
    terrains: ['laid', 'random', 'chosen', 'none'],
    hasArmy: (id) => !id.startsWith('free-folk-giants'),
  },
  2018: {
    modes: [
      'a-game-of-thrones',
      'a-clash-of-kings',
      'a-storm-of-swords',
      'a-feast-for-crows',
      'the-winds-of-winter',
    ],
    terrains: ['laid', 'chosen', 'none'],
    hasArmy: (id) => OF_2018.includes(id),
  },
};

const OF_2018: readonly ReadyId[] = [
  'stark-30',
  'stark-greatjon-30',
  'lannister-30',
  'lannister-mountain-30',
  'stark-40',
  'lannister-40',
];

export const terrainsOf = (edition: EditionId): readonly TerrainChoice[] => FACTS[edition].terrains;

export const isReady = (id: string): id is ReadyId => Object.hasOwn(READY, id);

export const readyFor = (points: number, edition: EditionId = USUAL.edition): readonly ReadyId[] =>
  Object.keys(READY)
    .filter(isReady)
    .filter((id) => READY[id].points === points && FACTS[edition].hasArmy(id));

/** The factions that an edition has armies of. */
export const factionsIn = (edition: EditionId): readonly Faction[] => [
  ...new Set(
    Object.keys(READY)
      .filter(isReady)
      .filter(FACTS[edition].hasArmy)
      .map((id) => READY[id].faction),
  ),
];

/** A ready army by its id, or a list of one's own. */
export type Army = ReadyId | ArmyList;

export interface Options {
  readonly edition: EditionId;
  readonly shape: Shape;
  readonly mode: ModeId;
  readonly points: Points;
  readonly terrain: TerrainChoice;
  /** For the seats in order; those that are left out are the usual ones. */
  readonly armies: readonly (Army | undefined)[];
  /** Places of seats whose own list is not there yet, or breaks a rule. */
  readonly unread: readonly number[];
}

export const USUAL: Options = {
  edition: 'season-6',
  shape: 'duel',
  mode: 'a-game-of-thrones',
  points: 30,
  terrain: 'laid',
  armies: [],
  unread: [],
};

const SEATS = ['one', 'two', 'three', 'four'] as const;

/** Who sits at a battle of this shape. */
export function seatsOf({ shape }: Options): readonly string[] {
  return SEATS.slice(0, { duel: 2, teams: 4, three: 3, four: 4 }[shape]);
}

const USUAL_ARMIES: Readonly<Record<Points, readonly ReadyId[]>> = {
  30: ['stark-30', 'lannister-30', 'stark-greatjon-30', 'lannister-mountain-30'],
  40: ['stark-40', 'lannister-40', 'stark-greatjon-40', 'lannister-mountain-40'],
};

/** A list of one's own is for one edition. */
function fits(army: Army, { edition, points }: Options): boolean {
  if (typeof army !== 'string') return (army.edition ?? USUAL.edition) === edition;
  return READY[army].points === points && FACTS[edition].hasArmy(army);
}

export function armyOf(options: Options, seat: number): Army {
  const chosen = options.armies[seat];
  if (chosen !== undefined && fits(chosen, options)) return chosen;
  const usual = USUAL_ARMIES[options.points].filter((army) => fits(army, options));
  return usual[seat % usual.length] ?? 'stark-30';
}

export function factionOf(army: Army): Faction {
  return typeof army === 'string' ? READY[army].faction : army.faction;
}

/** A siege has two sides. */
export function modesFor(shape: Shape, edition: EditionId = USUAL.edition): readonly ModeId[] {
  const { modes } = FACTS[edition];
  return shape === 'duel' || shape === 'teams' ? modes : modes.filter((mode) => mode !== 'a-storm-of-swords');
}

/** The same options for another shape or size, with what no longer fits put right. */
export function adapted(options: Options): Options {
  // A Character fights for one army of a team: there are ready armies for that at 30 points.
  const points = options.shape === 'teams' ? 30 : options.points;
  const { edition, shape } = options;
  const mode = modesFor(shape, edition).includes(options.mode) ? options.mode : USUAL.mode;
  const terrain = terrainsOf(edition).includes(options.terrain) ? options.terrain : USUAL.terrain;
  const seats = seatsOf(options).length;
  return { ...options, points, mode, terrain, unread: options.unread.filter((seat) => seat < seats) };
}

/** As a setup has it. */
export function written(army: Army): Json {
  if (typeof army === 'string') return army;
  const { name, faction, commander, units, ncus, givenAway = [], edition = USUAL.edition } = army;
  return {
    name,
    edition,
    faction,
    commander,
    units: units.map(({ card, attachments }) => ({ card, attachments })),
    ncus,
    givenAway,
  };
}

/** As a table takes it. */
export function setupOf(options: Options): Json {
  const { edition, shape, mode, points, terrain } = options;
  const armies = seatsOf(options).map((_, i) => written(armyOf(options, i)));
  const sides: Json = shape === 'teams' ? [SEATS.slice(0, 2), SEATS.slice(2)] : null;
  return { edition, mode, points, terrain, armies, sides };
}
