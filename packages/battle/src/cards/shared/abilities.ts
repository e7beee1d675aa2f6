/** Abilities that cards of several factions have, and what belongs to the rules. */
import type { AbilityCard } from '../card.ts';
import { ATTACKS } from './attacks.ts';
import { MORALE } from './morale.ts';
import { ORDERS } from './orders.ts';
import { maneuversFirst } from './phrases.ts';

export const SHARED_ABILITIES: { readonly [id: string]: AbilityCard } = {
  cavalry: { name: 'Cavalry', innate: true, freeManeuver: true, happens: maneuversFirst },
  ...ORDERS,
  ...ATTACKS,
  ...MORALE,
  'abilities-lost': { name: 'Abilities lost' },
};
