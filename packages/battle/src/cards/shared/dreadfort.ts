/** The Dreadfort's abilities, of House Bolton's cards and of Boltons whom others hire. */
import type { AbilityCard } from '../card.ts';
import {
  asking,
  attackDone,
  chargeSucceeds,
  choose,
  chosenBecomes,
  chosenSuffersTest,
  destroysItself,
  each,
  eachTarget,
  enemiesNear,
  enemyPanics,
  gains,
  happening,
  hostile,
  isMelee,
  isSelf,
  meleeBegins,
  moment,
  narrowed,
  not,
  onRoll,
  otherBecomes,
  panics,
  paysWounds,
  pick,
  spendsToken,
  startOfTurn,
  when,
} from '../../effects/words.ts';
import { isEngaged } from '../../units/engaged.ts';
import { ranksOf } from '../../units/ranks.ts';
import {
  chosenIs,
  destroyedARank,
  enemiesNearStood,
  engagedWithOwner,
  hasNotActivated,
  inMelee,
} from './phrases.ts';

export const DREADFORT: { readonly [id: string]: AbilityCard } = {
  'affiliation-house-bolton': { name: 'Affiliation: House Bolton', innate: true },
  'blade-and-fang': { name: 'Blade and Fang', attacking: inMelee({ keywords: ['vicious'] }) },
  'brutal-sadism': {
    name: 'Brutal Sadism',
    happens: [
      asking(
        moment('attack-before-dice', isSelf('unit')),
        ...pick<'attack-before-dice'>(() => 1, {
          'critical-blow': [gains({ keywords: ['critical-blow'] })],
          sundering: [gains({ keywords: ['sundering'] })],
          panicked: [otherBecomes('panicked')],
        }),
      ),
      happening(narrowed(attackDone, not(destroyedARank)), paysWounds('unit', 2)),
    ],
  },
  'horrific-rumors': {
    name: 'Horrific Rumors',
    tokens: 3,
    activates: { ways: hostile, effects: [spendsToken, chosenBecomes('panicked')] },
    insteadOfZone: { ways: hostile, effects: [chosenSuffersTest('panic')] },
  },
  'impaling-spear': {
    name: 'Impaling Spear',
    happens: [
      happening(
        narrowed(attackDone, isMelee, destroyedARank),
        each(
          enemiesNear('short')('unit'),
          when(chosenIs('panicked'), chosenBecomes('weakened')),
          when(not(chosenIs('panicked')), chosenBecomes('panicked')),
        ),
      ),
    ],
  },
  'rooses-vassal': { name: "Roose's Vassal", innate: true, countsAs: 'Roose Bolton' },
  'ruthless-aggression': {
    name: 'Ruthless Aggression',
    attacking: inMelee(({ defender }) => ({
      keywords: ['vicious'],
      ...(!defender.activated && { reroll: 'any' as const }),
    })),
    happens: [happening(narrowed(meleeBegins, hasNotActivated('other')), otherBecomes('vulnerable'))],
  },
  'ruthless-volley': {
    name: 'Ruthless Volley',
    shots: { 'Ruthless Volley': { seesPast: true } },
    attacking: (s, { defender, kind }) =>
      kind === 'ranged' && isEngaged(s, defender) ? { keywords: ['precision'], reroll: 'any' } : null,
  },
  'set-an-example': {
    name: 'Set an Example',
    order: choose(
      startOfTurn,
      (c) => (enemiesNear('short')()(c).length > 0 ? ['yes'] : []),
      eachTarget(enemiesNear('short')(), chosenBecomes('panicked')),
      onRoll(6, destroysItself),
    ),
  },
  'shared-fear': {
    name: 'Shared Fear',
    happens: [happening(panics, each(enemiesNearStood('short'), chosenBecomes('panicked')))],
  },
  'sic-em': {
    name: "Sic 'Em",
    rerolls: ['charge'],
    happens: [happening(chargeSucceeds, otherBecomes('panicked'))],
  },
  'spiked-flail': { name: 'Spiked Flail', attacking: inMelee({ keywords: ['vicious'] }) },
  'spread-fear': {
    name: 'Spread Fear',
    order: choose(
      narrowed(enemyPanics, engagedWithOwner),
      (c) => enemiesNear('long')()(c).filter((way) => typeof way === 'string' || way.id !== c.unit.id),
      chosenSuffersTest('panic', {
        // a difference, since -0 would not outlast a saved game
        roll: ({ s, owner }) => (owner === null ? 0 : 0 - ranksOf(s, owner)),
        wounds: 1,
      }),
    ),
  },
  'trackers-bow': {
    name: "Tracker's Bow",
    happens: [happening(narrowed(attackDone, not(isMelee)), otherBecomes('vulnerable'))],
  },
  'war-flail': {
    name: 'War Flail',
    attacking: inMelee(({ charge }) => ({
      keywords: charge ? ['vicious', 'critical-blow'] : ['vicious'],
    })),
  },
};
