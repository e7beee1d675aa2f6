/** Courage and fear, wounds and healing: abilities of several factions. */
import type { AbilityCard } from '../card.ts';
import {
  activates,
  asking,
  canChargeNow,
  engagedEnemies,
  happening,
  isAttacked,
  isMelee,
  isPanic,
  meleeBegins,
  narrowed,
  onFailure,
  othersNear,
  own,
  passesTest,
  restores,
  suffers,
  suffersTest,
  uncertain,
  unengaged,
} from '../../effects/words.ts';
import { controls } from '../../tactics/control.ts';
import { engagedWith } from '../../units/engaged.ts';
import { destroyedRanks, ranksOf } from '../../units/ranks.ts';
import { restoresSelf } from './phrases.ts';
import { chargeNearest } from './uncontrolled-rage.ts';

export const MORALE: { readonly [id: string]: AbilityCard } = {
  dauntless: {
    name: 'Dauntless',
    happens: [
      happening(
        passesTest,
        restoresSelf(() => 1),
      ),
    ],
  },
  disrupt: { name: 'Disrupt', engagedEnemies: { toHit: -1 } },
  'domineering-pride': {
    name: 'Domineering Pride',
    morale: (s, unit, test) =>
      test === 'panic' && engagedWith(s, unit).some((enemy) => ranksOf(s, enemy) <= ranksOf(s, unit))
        ? { passes: true }
        : null,
  },
  hardened: {
    name: 'Hardened',
    attacked: (s, { defender }) => ({ blocks: destroyedRanks(s, defender) }),
  },
  'horrific-visage': {
    name: 'Horrific Visage',
    happens: [
      uncertain(
        happening(
          narrowed(isAttacked, isMelee),
          // a difference, since -0 would not outlast a saved game
          suffersTest('panic', { roll: ({ s, other }) => 0 - ranksOf(s, other) }),
        ),
      ),
    ],
  },
  'inspiring-presence': { name: 'Inspiring Presence', moraleStat: 5 },
  'iron-resolve': {
    name: 'Iron Resolve',
    morale: (_, __, test) => (test === 'panic' ? { roll: 1, panicWounds: -1 } : null),
  },
  'rally-cry': {
    name: 'Rally Cry',
    happens: [asking(meleeBegins, othersNear('long')(), restores('chosen', 2))],
  },
  reinforcements: {
    name: 'Reinforcements',
    happens: [
      happening(
        activates,
        restores('unit', ({ s, seat }) => (controls(s, seat, 'crown') ? 2 : 1)),
      ),
    ],
  },
  stalwart: { name: 'Stalwart', morale: () => ({ roll: 2 }) },
  'stubborn-tenacity': {
    name: 'Stubborn Tenacity',
    happens: [asking(narrowed(passesTest, isPanic), engagedEnemies(), suffers('chosen', 1))],
  },
  'uncontrolled-rage': {
    name: 'Uncontrolled Rage',
    procedures: [chargeNearest],
    happens: [
      happening(
        narrowed(activates, unengaged('unit'), canChargeNow),
        suffersTest('morale'),
        onFailure(own('charges-nearest', ({ t, unit }) => t.run(chargeNearest, { unit: unit.id }))),
      ),
    ],
  },
  unyielding: {
    name: 'Unyielding',
    morale: (s, unit) => ({ panicWounds: 0 - destroyedRanks(s, unit) }),
  },
};
