// Which control a decision gets: one made for what is asked, else one that fits the kind of its options, so that
// whatever the game asks can be answered.

import type { Decision } from '@maester/kernel';
import {
  AREAS,
  HOUSE_CARDS,
  ORDERS,
  TRACK_IDS,
  UNITS,
  type AreaId,
  type HouseId,
} from '@maester/thrones/tables';

export const CONTROLS = [
  'orders',
  'new-order',
  'answers',
  'areas',
  'raid',
  'march',
  'consolidate',
  'house-cards',
  'units',
  'units-in-areas',
  'bid',
  'amount',
  'houses',
  'tracks',
  'westeros',
  'muster',
] as const;
export type ControlKind = (typeof CONTROLS)[number];

const MADE_FOR: { readonly [ask: string]: ControlKind } = {
  'planning-phase/assign-orders': 'orders',
  'planning-phase/assign-orders-in-turn': 'orders',
  'messenger-raven/new-order': 'new-order',
  'raids/resolve-raid': 'raid',
  'march/move-units': 'march',
  'consolidate-power/resolve-consolidate-power': 'consolidate',
  'muster/muster-unit': 'muster',
  'clash-of-kings/bid': 'bid',
  'wildling-attack/bid': 'bid',
  'westeros-card/holder-chooses': 'westeros',
};

const HOUSES: readonly string[] = ['stark', 'lannister', 'baratheon', 'greyjoy', 'tyrell', 'martell'];

/** Answers that say no to all the others, or that nothing more shall be done. */
const ASIDE: readonly string[] = ['no', 'done', 'nothing', 'none'];

export const isAside = (option: string): boolean => ASIDE.includes(option);
export const isArea = (name: string): name is AreaId => Object.hasOwn(AREAS, name);
export const isHouse = (name: string): name is HouseId => HOUSES.includes(name);
const isCard = (name: string): boolean => Object.hasOwn(HOUSE_CARDS, name);
const isUnit = (name: string): boolean => Object.hasOwn(UNITS, name);
const isOrder = (name: string): boolean => Object.hasOwn(ORDERS, name);
const isTrack = (name: string): boolean => TRACK_IDS.some((track) => track === name);

function isUnitInArea(option: string): boolean {
  const [area = '', unit = '', ...rest] = option.split(':');
  return rest.length === 0 && isArea(area) && isUnit(unit);
}

/** What options of each kind look like; the first kind that all of them are of is theirs. */
const BY_OPTIONS: readonly (readonly [ControlKind, (option: string) => boolean])[] = [
  // Renly Baratheon's Footman may be the one in the battle, which is no area of its own.
  ['areas', (option) => isArea(option) || option === 'combat'],
  ['houses', isHouse],
  ['tracks', isTrack],
  ['house-cards', isCard],
  ['units', (option) => isUnit(option) || option === 'routed-footman'],
  ['units-in-areas', isUnitInArea],
  ['new-order', isOrder],
];

/** Null for a decision that no control can answer: there is none in this game. */
export function controlFor(decision: Decision): ControlKind | null {
  const made = Object.hasOwn(MADE_FOR, decision.ask) ? MADE_FOR[decision.ask] : undefined;
  if (made !== undefined) return made;
  if (decision.kind === 'amount') return 'amount';
  if (decision.kind !== 'option') return null;
  const told = decision.options.filter((option) => !isAside(option));
  if (told.length === 0) return 'answers';
  return BY_OPTIONS.find(([, fits]) => told.every(fits))?.[0] ?? 'answers';
}
