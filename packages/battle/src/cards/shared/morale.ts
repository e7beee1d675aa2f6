/** Courage and fear, wounds and healing: abilities of several factions. */
import type { AbilityCard } from '../card.ts';
import {
  activates,
  asking,
  becomesChosen,
  canChargeNow,
  enemiesNear,
  enemyPanics,
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
  unitBecomes,
  withOneOf,
  anyPanic,
  condition,
  hasRetreated,
  losesRank,
  onSuccess,
  spendsToken,
  staysWith,
  wouldBeDestroyed,
} from '../../effects/words.ts';
import { controls } from '../../tactics/control.ts';
import { engagedWith } from '../../units/engaged.ts';
import { destroyedRanks, ranksOf } from '../../units/ranks.ts';
import { engagedWithOwner, restoresSelf } from './phrases.ts';
import { chargeNearest } from './uncontrolled-rage.ts';

export const MORALE: { readonly [id: string]: AbilityCard } = {
  'boisterous-charisma': {
    name: 'Boisterous Charisma',
    innate: true,
    happens: [
      asking(
        narrowed(passesTest, isPanic),
        withOneOf(enemiesNear('short')(), 'vulnerable', 'weakened'),
        becomesChosen,
      ),
    ],
  },
  dauntless: {
    name: 'Dauntless',
    happens: [
      happening(
        passesTest,
        restoresSelf(() => 1),
      ),
    ],
  },
  disorganized: { name: 'Disorganized', morale: () => ({ panicWounds: 1 }) },
  disrupt: { name: 'Disrupt', engagedEnemies: { toHit: -1 } },
  'domineering-pride': {
    name: 'Domineering Pride',
    morale: (s, unit, test) =>
      test === 'panic' && engagedWith(s, unit).some((enemy) => ranksOf(s, enemy) <= ranksOf(s, unit))
        ? { passes: true }
        : null,
  },
  'go-down-fighting': {
    name: 'Go Down Fighting',
    happens: [asking(losesRank, engagedEnemies('unit'), suffers('chosen', 1))],
  },
  embolden: {
    name: 'Embolden',
    near: { whom: 'friends', within: 'short', morale: () => ({ roll: 1 }) },
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
  'intimidating-presence': {
    name: 'Intimidating Presence',
    engagedEnemies: { morale: { roll: -1, panicWounds: 1 } },
  },
  'inspiring-presence': { name: 'Inspiring Presence', moraleStat: 5 },
  'iron-resolve': {
    name: 'Iron Resolve',
    morale: (_, __, test) => (test === 'panic' ? { roll: 1, panicWounds: -1 } : null),
  },
  'prey-on-fear': {
    name: 'Prey on Fear',
    happens: [
      happening(
        narrowed(
          anyPanic,
          condition(
            'engaged-with-it',
            ({ owner, about }) => owner !== null && about.stood?.engaged.includes(owner.id) === true,
          ),
        ),
        restoresSelf(() => 2),
      ),
    ],
  },
  'rally-cry': {
    name: 'Rally Cry',
    happens: [asking(meleeBegins, othersNear('long')(), restores('chosen', 2))],
  },
  'recruiting-from-the-hills': {
    name: 'Recruiting from the Hills',
    happens: [
      happening(
        activates,
        restoresSelf((lost) => 1 + lost),
      ),
    ],
  },
  regroup: {
    name: 'Regroup',
    happens: [
      happening(
        hasRetreated,
        restoresSelf((lost) => 2 + lost),
      ),
    ],
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
  'to-the-last': {
    name: 'To the Last!',
    innate: true,
    tokens: 2,
    happens: [happening(wouldBeDestroyed, spendsToken, suffersTest('morale'), onSuccess(staysWith(1)))],
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
  'weaken-resolve': {
    name: 'Weaken Resolve',
    happens: [happening(narrowed(enemyPanics, engagedWithOwner), unitBecomes('weakened'))],
  },
};
