/** Abilities that cards of several factions have, and what belongs to the rules. */
import type { AbilityCard } from '../card.ts';
import { maneuversFirst } from './phrases.ts';
import { unitOptions } from '../../options.ts';
import {
  activates,
  cancelsOn,
  condition,
  discards,
  isEnemy,
  moment,
  searches,
  startOfTurn,
  meleeBegins,
  answer,
  choose,
  gains,
  otherBecomes,
  suffersHits,
} from '../../effects/words.ts';
import { SHORT_RANGE } from '../../geometry/range.ts';
import { distanceBetween, engagedWith } from '../../units/engaged.ts';
import { ranksOf } from '../../units/ranks.ts';

export const SHARED_ABILITIES: { readonly [id: string]: AbilityCard } = {
  cavalry: { name: 'Cavalry', innate: true, freeManeuver: true, happens: maneuversFirst },
  disrupt: { name: 'Disrupt', engagedEnemies: { toHit: -1 } },
  'hold-the-line': {
    name: 'Hold the Line!',
    order: choose(
      activates,
      ({ s, owner }) => (owner === null ? [] : unitOptions(engagedWith(s, owner))),
      suffersHits('chosen', ({ s, owner }) => (owner === null ? 0 : 2 + ranksOf(s, owner))),
    ),
  },
  incite: {
    name: 'Incite',
    order: answer(meleeBegins, gains({ keywords: ['vicious'], dieValue: 'highest' })),
  },
  'martial-training': {
    name: 'Martial Training',
    order: answer(meleeBegins, gains({ reroll: 'any' }), otherBecomes('vulnerable')),
  },
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
