/** Abilities that cards of several factions have, and what belongs to the rules. */
import type { AbilityCard } from '../card.ts';
import { ATTACKS } from './attacks.ts';
import { CAVALRY_ABILITIES } from './cavalry.ts';
import { MORALE } from './morale.ts';
import { ORDERS } from './orders.ts';
import { maneuversFirst } from './phrases.ts';
import {
  answer,
  cancelsOn,
  condition,
  discards,
  isEnemy,
  moment,
  searches,
  startOfTurn,
} from '../../effects/words.ts';
import { SHORT_RANGE } from '../../geometry/range.ts';
import { distanceBetween } from '../../units/engaged.ts';

export const SHARED_ABILITIES: { readonly [id: string]: AbilityCard } = {
  cavalry: { name: 'Cavalry', innate: true, freeManeuver: true, happens: maneuversFirst },
  ...CAVALRY_ABILITIES,
  ...ORDERS,
  ...ATTACKS,
  ...MORALE,
  'battle-plan': { name: 'Battle Plan', order: answer(startOfTurn, discards(2), searches('any')) },
  counterstrategy: {
    name: 'Counterstrategy',
    order: answer(
      moment(
        'targeted',
        isEnemy('unit'),
        condition(
          'in-reach-of-it',
          ({ owner, unit, about }) =>
            owner !== null &&
            unit.pose !== null &&
            distanceBetween(owner, unit) <= SHORT_RANGE &&
            (about.what === 'card' || (about.what === 'order' && about.owner === unit.id)),
        ),
      ),
      cancelsOn(3),
    ),
  },
  'abilities-lost': { name: 'Abilities lost' },
};
