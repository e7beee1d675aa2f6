/** Orders that cards of several factions have. */
import type { AbilityCard } from '../card.ts';
import {
  activates,
  actionsOf,
  answer,
  afterThisAttack,
  attackDone,
  areNear,
  becomesChosen,
  choose,
  chosenBecomes,
  chosenSuffersTest,
  chosenNumber,
  condition,
  enemiesInSight,
  enemiesNear,
  engagedEnemies,
  fromTheRear,
  friendAttacked,
  friendlyAttack,
  gains,
  hasDefended,
  isAnother,
  isMelee,
  isSelf,
  meleeBegins,
  moment,
  narrowed,
  near,
  not,
  onFailure,
  onSuccess,
  otherBecomes,
  ownerTests,
  paysWounds,
  performs,
  replacesToken,
  restores,
  startOfFriendlyTurn,
  startOfTurn,
  suffersHits,
  tokenSwaps,
  transfers,
  when,
  withOneOf,
  attackedBy,
  chargeBegins,
  charged,
  chosenShifts,
  overrunWays,
  overruns,
  own,
  retreats,
  startOfEnemyTurn,
  surgesForth,
  chosenHas,
} from '../../effects/words.ts';
import { acts } from '../../effects/action-moments.ts';
import { attackNow } from '../../attack/attack.ts';
import { ABILITIES_LOST } from '../../state.ts';
import { unitOptions } from '../../options.ts';
import { friendlyUnits, unitsInPlay } from '../../units/units.ts';
import { destroyedRanks, ranksOf } from '../../units/ranks.ts';
import { canStrikeBack, notInTheRear, orTheTestAlone, strikesFirst, chargesAsWithSix } from './phrases.ts';
import { isEngaged } from '../../units/engaged.ts';
import { wound } from '../../units/wounds.ts';
import { areFriends } from '../../sides/sides.ts';
import { lastingOn } from '../../tactics/influence.ts';

export const ORDERS: { readonly [id: string]: AbilityCard } = {
  'adaptive-planning': {
    name: 'Adaptive Planning',
    order: choose(
      startOfTurn,
      tokenSwaps(({ s, owner }) =>
        owner === null ? [] : unitsInPlay(s).filter((unit) => areNear(owner, unit, 'long')),
      ),
      replacesToken('chosen'),
    ),
  },
  'adaptive-style': {
    name: 'Adaptive Style',
    order: answer(
      moment(
        'attack-before-dice',
        condition('in-it', ({ owner, unit, other }) => owner?.id === unit.id || owner?.id === other.id),
      ),
      when(isSelf('unit'), gains({ keywords: ['critical-blow', 'sundering'] })),
      when(isSelf('other'), gains({ defenseRoll: 1, panicRoll: 2 })),
    ),
  },
  'charging-volley': {
    name: 'Charging Volley',
    order: choose(
      narrowed(attackDone, not(isMelee)),
      actionsOf('unit', ['charge'], 'other'),
      performs('unit', ['charge'], { on: 'other' }),
    ),
  },
  'hold-the-line': {
    name: 'Hold the Line!',
    order: choose(
      activates,
      engagedEnemies(),
      suffersHits('chosen', ({ s, owner }) => (owner === null ? 0 : 2 + ranksOf(s, owner))),
    ),
  },
  incite: {
    name: 'Incite',
    order: answer(meleeBegins, gains({ keywords: ['vicious'], dieValue: 'highest' })),
  },
  'mark-target': {
    name: 'Mark Target',
    order: choose(startOfFriendlyTurn, enemiesInSight('long')(), chosenBecomes('vulnerable')),
  },
  'martial-training': {
    name: 'Martial Training',
    order: answer(meleeBegins, gains({ reroll: 'any' }), otherBecomes('vulnerable')),
  },
  'quick-fire': {
    name: 'Quick Fire',
    order: choose(
      moment('action-completed', isSelf('unit'), acts('maneuver', 'retreat')),
      actionsOf('owner', ['ranged']),
      performs('owner', ['ranged']),
    ),
  },
  overrun: { name: 'Overrun', order: choose(surgesForth, overrunWays, overruns()) },
  'reckless-heroism': {
    name: 'Reckless Heroism',
    order: answer(
      chargeBegins,
      chargesAsWithSix,
      own('reckless-heroism', ({ t, unit }) => {
        const [d3 = 1] = t.roll('reckless-heroism', 1, 3);
        wound(t, unit.id, d3, null, null);
      }),
    ),
  },
  resilience: {
    name: 'Resilience',
    order: answer(moment('attack-after-dice', isSelf('other')), gains({ hitsPerWound: 2 })),
  },
  'scout-openings': {
    name: 'Scout Openings',
    order: choose(startOfFriendlyTurn, enemiesNear('long')(), chosenHas('openings-scouted', 'turn')),
  },
  'openings-scouted': {
    name: 'Openings scouted',
    attacked: (s, { attacker, defender }) => {
      const by = lastingOn(s, defender.id, 'openings-scouted')?.by;
      return by !== undefined && areFriends(s, by, attacker.seat)
        ? { reroll: 'any', keywords: ['precision'] }
        : null;
    },
  },
  sentinel: {
    name: 'Sentinel',
    order: choose(
      narrowed(friendAttacked, isAnother('other'), near('long')('other')),
      actionsOf('owner', ['charge', 'maneuver'], 'unit'),
      performs('owner', ['charge', 'maneuver'], { on: 'unit' }),
    ),
  },
  'set-for-charge': {
    name: 'Set for Charge',
    order: answer(narrowed(charged, notInTheRear, canStrikeBack), strikesFirst),
  },
  'shield-wall': {
    name: 'Shield Wall',
    order: answer(
      narrowed(hasDefended, isMelee, not(fromTheRear)),
      gains(({ s, other }) => ({ blocks: ranksOf(s, other) })),
    ),
  },
  'sow-discord': {
    name: 'Sow Discord',
    order: choose(
      startOfTurn,
      enemiesNear('long')(),
      // a difference, since -0 would not outlast a saved game
      chosenSuffersTest('morale', { roll: ({ s, chosen }) => 0 - destroyedRanks(s, chosen) }),
      onFailure(chosenHas(ABILITIES_LOST, 'round')),
    ),
  },
  'stark-fury': {
    name: 'Stark Fury',
    order: answer(
      meleeBegins,
      gains({ keywords: ['critical-blow', 'sundering'] }),
      afterThisAttack(paysWounds('unit', ({ s, unit }) => Math.max(0, 2 - destroyedRanks(s, unit)))),
    ),
  },
  'superior-flanking': {
    name: 'Superior Flanking',
    order: answer(
      narrowed(
        friendlyAttack,
        near('long')('unit'),
        condition('flank-or-rear', ({ s }) => attackNow(s).arc !== 'front'),
      ),
      otherBecomes('panicked', 'vulnerable'),
    ),
  },
  'supply-aid': {
    name: 'Supply Aid',
    order: choose(
      startOfFriendlyTurn,
      transfers(
        ({ owner }) => (owner === null ? [] : unitOptions([owner])),
        ({ s, seat }, giver) =>
          friendlyUnits(s, seat).filter((friend) => friend.id !== giver.id && areNear(giver, friend, 'long')),
        3,
      ),
      paysWounds('chosen', chosenNumber),
      restores('second', (c) => 1 + chosenNumber(c)),
    ),
  },
  'swift-retreat': {
    name: 'Swift Retreat',
    order: answer(narrowed(attackedBy, isMelee), retreats('other')),
  },
  'tactical-reposition': {
    name: 'Tactical Reposition',
    order: choose(
      startOfEnemyTurn,
      ({ s, seat, owner }) =>
        unitOptions(
          friendlyUnits(s, seat).filter(
            (friend) => owner !== null && !isEngaged(s, friend) && areNear(owner, friend, 'short'),
          ),
        ),
      chosenShifts(3),
    ),
  },
  threaten: {
    name: 'Threaten',
    order: choose(startOfFriendlyTurn, enemiesInSight('long')(), chosenBecomes('weakened')),
  },
  'war-cry': {
    name: 'War Cry',
    order: choose(
      startOfFriendlyTurn,
      orTheTestAlone(withOneOf(enemiesNear('long')(), 'panicked', 'vulnerable')),
      ownerTests('morale'),
      onSuccess(becomesChosen),
    ),
  },
};
