/** What a position may say of the things a Game Mode keeps for itself: the fields of each mode, and nothing else. */
import { shape, type Json } from '@maester/kernel';
import type { ModeId } from '../modes/ids.ts';
import type { EveryMode, FieldsOf, ModeFields } from '../modes/mode-state.ts';
import { TERRAIN_METHODS } from '../set-up/terrain-methods.ts';
import type { BattleState } from '../state.ts';
import { wrong } from './read.ts';

const { dictionary, integer, list, object, oneOf, text } = shape;

/** A reader for every field. */
type Readers<Fields> = { readonly [K in keyof Fields]: shape.Reader<Fields[K]> };

const missions = list(integer(1, 13));
const missionHands = dictionary(missions);
const siegeHands = dictionary(list(integer(1, 6)));
const objectiveHands = dictionary(list(integer(1, 10)));
const units = list(text);
const round = integer(0, 6);

const OLD_OBJECTIVES = { silencedNcus: dictionary(text) };
const SECRET = {
  secretHands: missionHands,
  secretChosen: missionHands,
  secretDiscard: missions,
  secretBuried: missionHands,
  secretShown: list(text),
};
const MISSIONS = { missions, firstClaim: round, avenged: list(text) };

const COMMON: Readers<EveryMode> = {
  terrain: oneOf(TERRAIN_METHODS),
  givenAway: dictionary(list(text)),
  eliminated: list(integer(0, 3)),
};

const FIELDS: { readonly [M in ModeId]: Readers<FieldsOf<M>> } = {
  'a-game-of-thrones': OLD_OBJECTIVES,
  'a-clash-of-kings': {
    commanderCards: objectiveHands,
    reserve: units,
    waited: dictionary(round),
    deputies: dictionary(text),
    slainLeaders: list(text),
  },
  'a-storm-of-swords': {
    defender: integer(0, 1),
    roster: dictionary(list(text)),
    reserve: units,
    reserveWaits: round,
    siegeHands,
    siegeShown: siegeHands,
    siegeDread: round,
    siegeEarly: object({ round, units }),
  },
  'a-feast-for-crows': {},
  'a-dance-with-dragons': OLD_OBJECTIVES,
  'the-winds-of-winter': { ...MISSIONS, ...SECRET, missionHands, missionsShown: missionHands },
  'dark-wings-dark-words': {
    ...MISSIONS,
    reserveMissions: missions,
    discardedMissions: missions,
    secretDiscard: missions,
  },
  'banners-and-butchery': {},
  'fire-and-blood': {},
  'here-we-stand': {
    ncuQuadrants: dictionary(oneOf(['north-west', 'north-east', 'south-west', 'south-east'])),
  },
  'honed-and-ready': {},
};

/** Takes over what is given, field by field. */
export function readModeState(s: BattleState, given: { readonly [field: string]: Json }): void {
  const fields: Partial<Readers<ModeFields>> = { ...COMMON, ...FIELDS[s.mode] };
  for (const [field, value] of Object.entries(given)) {
    const where = `modeState.${field}`;
    const read = Object.hasOwn(fields, field) ? fields[field as keyof ModeFields] : undefined;
    if (read === undefined)
      throw wrong(where, `unknown field; ${s.mode} has ${Object.keys(fields).join(', ')}`);
    s.modeState = { ...s.modeState, [field]: read(value, { kind: 'position', where: `position.${where}` }) };
  }
}

/** What names a seat, a unit or an NCU must name one that is there, and no card lies in two places. */
export function checkModeState(s: BattleState, given: { readonly [field: string]: Json }): void {
  checkNames(s, given);
  checkCards(given);
}

function checkNames(s: BattleState, given: { readonly [field: string]: Json }): void {
  const pieces = {
    seat: s.seats,
    unit: s.units.map(({ id }) => id),
    NCU: s.ncus.map(({ id }) => id),
  };
  const known = (names: readonly string[], kind: keyof typeof pieces, field: string): void => {
    for (const name of names)
      if (!pieces[kind].includes(name)) throw wrong(`modeState.${field}`, `no ${kind} ${name}`);
  };
  for (const field of [
    'commanderCards',
    'missionHands',
    'missionsShown',
    'siegeHands',
    'siegeShown',
    'secretHands',
    'secretChosen',
    'givenAway',
  ])
    known(Object.keys(given[field] ?? {}), 'seat', field);
  known((given['avenged'] ?? []) as readonly string[], 'seat', 'avenged');
  known((given['reserve'] ?? []) as readonly string[], 'unit', 'reserve');
  known(Object.keys(given['ncuQuadrants'] ?? {}), 'NCU', 'ncuQuadrants');
  for (const id of (given['reserve'] ?? []) as readonly string[]) {
    const unit = s.units.find((one) => one.id === id);
    if (unit !== undefined && (unit.pose !== null || unit.destroyed))
      throw wrong('modeState.reserve', `${id} is not in reserve: it is on the table or destroyed`);
  }
}

/** Cards of one deck that lie in several places of the table at once. */
function checkCards(given: { readonly [field: string]: Json }): void {
  const lists = (field: string): readonly (readonly number[])[] => {
    const value = given[field] ?? [];
    return Array.isArray(value)
      ? [value as readonly number[]]
      : Object.values(value as { readonly [seat: string]: readonly number[] });
  };
  const once = (where: string, cards: readonly number[]): void => {
    const twice = cards.find((card, i) => cards.indexOf(card) !== i);
    if (twice !== undefined) throw wrong(`modeState.${where}`, `card ${twice} is there twice`);
  };
  for (const field of ['missionHands', 'missionsShown', 'siegeHands', 'siegeShown'])
    for (const hand of lists(field)) once(field, hand);
  once('commanderCards', lists('commanderCards').flat());
  // Both players have a deck of missions in The Winds of Winter, but share one in Dark Wings, Dark Words.
  if (given['reserveMissions'] !== undefined || given['discardedMissions'] !== undefined)
    once(
      'missions',
      ['missions', 'reserveMissions', 'discardedMissions'].flatMap((field) => lists(field).flat()),
    );
}
