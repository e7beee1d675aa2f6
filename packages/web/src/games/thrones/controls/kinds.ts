// Which control a decision gets: one made for what is asked, else one that fits the kind of its options, so that
// whatever the game asks can be answered.

import type { Decision, Option } from '@maester/kernel';
import { AREAS, type AreaId, type HouseId } from '@maester/thrones/tables';

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
  'ties',
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
  'clash-of-kings/order-tied-houses': 'ties',
  'wildling-attack/bid': 'bid',
  'westeros-card/holder-chooses': 'westeros',
};

const HOUSES: readonly string[] = ['stark', 'lannister', 'baratheon', 'greyjoy', 'tyrell', 'martell'];

/** An answer in words: to say no to all the others, or that nothing more shall be done. */
export const isAside = ({ on }: Option): boolean => on.length === 0;
export const isArea = (name: string): name is AreaId => Object.hasOwn(AREAS, name);
export const isHouse = (name: string): name is HouseId => HOUSES.includes(name);

/** The control for options that are all about things of these kinds. */
const BY_KINDS: { readonly [kinds: string]: ControlKind } = {
  area: 'areas',
  house: 'houses',
  track: 'tracks',
  'house-card': 'house-cards',
  unit: 'units',
  'area unit': 'units-in-areas',
  order: 'new-order',
};

const kindsOf = ({ on }: Option): string => on.map(({ kind }) => kind).join(' ');

/** Null for a decision that no control can answer: there is none in this game. */
export function controlFor(decision: Decision): ControlKind | null {
  const made = Object.hasOwn(MADE_FOR, decision.ask) ? MADE_FOR[decision.ask] : undefined;
  if (made !== undefined) return made;
  if (decision.kind === 'amount') return 'amount';
  if (decision.kind !== 'option') return null;
  const kinds = new Set(decision.options.filter((option) => !isAside(option)).map(kindsOf));
  const [only = '', ...others] = kinds;
  return (others.length === 0 ? BY_KINDS[only] : undefined) ?? 'answers';
}
