/**
 * Moments: a trigger and what must hold. `unit` is the one it is about (who attacks, charges, tests, activates), `other`
 * the one on the other end.
 */
import { areFriends } from '../sides/sides.ts';
import type { Trigger } from '../timing/triggers.ts';
import {
  all,
  always,
  condition,
  defenseRolled,
  isEnemy,
  isFriend,
  isMelee,
  isSelf,
  stands,
  unengaged,
} from './conditions.ts';
import type { Holds } from './effect.ts';

export interface Moment<K extends Trigger> extends Holds<K> {
  readonly trigger: K;
  /** Which units of the moment its words name: they are targets (battle/term/target). */
  readonly targets: 'unit' | 'other' | 'both';
}

export function moment<K extends Trigger>(
  trigger: K,
  ...conditions: readonly Holds<NoInfer<K>>[]
): Moment<K> {
  const found: Holds<K> = conditions.length === 0 ? always : all(...conditions);
  return { ...found, trigger, targets: 'unit' };
}

export function narrowed<K extends Trigger>(
  { trigger, targets, is, facts, holds }: Moment<K>,
  ...more: readonly Holds<NoInfer<K>>[]
): Moment<K> {
  return { ...all<K>({ is, ...(facts !== undefined && { facts }), holds }, ...more), trigger, targets };
}

/** Its words name both units. */
export function namingBoth<K extends Trigger>(given: Moment<K>): Moment<K> {
  return { ...given, targets: 'both' };
}

/** Its words name only the one on the other end: "after a friendly unit is attacked". */
export function namingOther<K extends Trigger>(given: Moment<K>): Moment<K> {
  return { ...given, targets: 'other' };
}

type OfSeat = 'turn-starts' | 'turn-ends' | 'zone-claimed' | 'card-played';
const ofFriend: Holds<OfSeat> = condition('of-friend', ({ s, seat, about }) =>
  areFriends(s, about.seat, seat),
);
const ofEnemy: Holds<OfSeat> = condition(
  'of-enemy',
  ({ s, seat, about }) => !areFriends(s, about.seat, seat),
);
const isEnemyNcu: Holds<'ncu-activates'> = condition(
  'enemy-ncu',
  ({ s, seat, ncu }) => !areFriends(s, ncu.seat, seat),
);

/** It is a Panic Test. */
export const isPanic: Holds<'morale-before-dice' | 'morale-after-dice' | 'morale-passed' | 'morale-failed'> =
  condition('panic', ({ about: { kind } }) => kind === 'panic');

export const afterDeployment: Moment<'deployed'> = moment('deployed');
export const handsDrawn: Moment<'hands-drawn'> = moment('hands-drawn');
export const startOfTurn: Moment<'turn-starts'> = moment('turn-starts');
export const startOfFriendlyTurn: Moment<'turn-starts'> = moment('turn-starts', ofFriend);
export const startOfEnemyTurn: Moment<'turn-starts'> = moment('turn-starts', ofEnemy);
export const activates: Moment<'unit-activates'> = moment('unit-activates', isSelf('unit'));
export const friendlyActivates: Moment<'unit-activates'> = moment('unit-activates', isFriend('unit'));
export const enemyActivates: Moment<'unit-activates'> = moment('unit-activates', isEnemy('unit'));
export const enemyNcuActivates: Moment<'ncu-activates'> = moment('ncu-activates', isEnemyNcu);
export const claimsZone: Moment<'zone-claimed'> = moment('zone-claimed', ofFriend);
export const targetedByZone: Moment<'zone-targets'> = moment('zone-targets', isSelf('unit'));
export const opponentPlaysCard: Moment<'card-played'> = moment('card-played', ofEnemy);
/** This card came to lie on the unit. */
export const cardAttached = (card: string): Moment<'card-attached'> =>
  moment(
    'card-attached',
    isSelf('unit'),
    condition('this-card', ({ about }) => about.card === card),
  );
export const meleeBegins: Moment<'attack-before-dice'> = moment(
  'attack-before-dice',
  isMelee,
  isSelf('unit'),
);
export const friendlyMelee: Moment<'attack-before-dice'> = moment(
  'attack-before-dice',
  isMelee,
  isFriend('unit'),
);
export const friendlyAttack: Moment<'attack-before-dice'> = moment('attack-before-dice', isFriend('unit'));
export const enemyAttack: Moment<'attack-before-dice'> = moment('attack-before-dice', isEnemy('unit'));
export const enemyMelee: Moment<'attack-before-dice'> = narrowed(enemyAttack, isMelee);
/** An attack on the unit itself, before its dice. */
export const isAttacked: Moment<'attack-before-dice'> = moment('attack-before-dice', isSelf('other'));
export const enemyAttackRolled: Moment<'attack-after-dice'> = moment('attack-after-dice', isEnemy('unit'));
export const hasDefended: Moment<'attack-after-defense'> = moment(
  'attack-after-defense',
  isSelf('other'),
  isEnemy('unit'),
  defenseRolled,
);
export const enemyMeleeDefended: Moment<'attack-after-defense'> = moment(
  'attack-after-defense',
  isMelee,
  isEnemy('unit'),
  defenseRolled,
);
export const attackDone: Moment<'attack-completed'> = moment('attack-completed', isSelf('unit'));
export const friendlyAttackDone: Moment<'attack-completed'> = moment('attack-completed', isFriend('unit'));
/** An attack on a friendly unit is over, whether or not that stands. */
export const friendAttacked: Moment<'attack-completed'> = namingOther(
  moment('attack-completed', isFriend('other')),
);
export const anyEnemyMeleeDone: Moment<'attack-completed'> = moment(
  'attack-completed',
  isMelee,
  isEnemy('unit'),
);
export const attackedBy: Moment<'attack-completed'> = moment(
  'attack-completed',
  isSelf('other'),
  isEnemy('unit'),
);
export const friendlyMeleeDone: Moment<'attack-completed'> = moment(
  'attack-completed',
  isMelee,
  isFriend('unit'),
  stands('unit'),
);
/** An enemy completed a Melee Attack on a unit that survived it; in a free-for-all also that of a third player. */
export const enemyMeleeDone: Moment<'attack-completed'> = moment(
  'attack-completed',
  isMelee,
  isEnemy('unit'),
  stands('other'),
);
export const chargeBegins: Moment<'charge-before'> = moment('charge-before', isSelf('unit'));
export const enemyChargeBegins: Moment<'charge-before'> = moment('charge-before', isEnemy('unit'));
export const friendlyChargeRolled: Moment<'charge-rolled'> = moment('charge-rolled', isFriend('unit'));
export const chargeSucceeds: Moment<'charge-succeeds'> = moment('charge-succeeds', isSelf('unit'));
export const friendlyChargeSucceeds: Moment<'charge-succeeds'> = moment('charge-succeeds', isFriend('unit'));
export const charged: Moment<'charge-succeeds'> = namingOther(moment('charge-succeeds', isSelf('other')));
export const friendCharged: Moment<'charge-succeeds'> = namingOther(
  moment('charge-succeeds', isFriend('other')),
);
export const enemyTests: Moment<'morale-before-dice'> = moment(
  'morale-before-dice',
  isEnemy('unit'),
  stands('unit'),
);
export const friendlyTestRolled: Moment<'morale-after-dice'> = moment('morale-after-dice', isFriend('unit'));
export const passesTest: Moment<'morale-passed'> = moment('morale-passed', isSelf('unit'));
/** The unit itself failed a Panic Test. */
export const panics: Moment<'panic-failed'> = moment('panic-failed', isSelf('unit'));
export const friendPasses: Moment<'morale-passed'> = moment('morale-passed', isFriend('unit'));
export const anyPanic: Moment<'panic-failed'> = moment('panic-failed');
export const enemyPanics: Moment<'panic-failed'> = moment('panic-failed', isEnemy('unit'));
export const losesRank: Moment<'rank-destroyed'> = moment('rank-destroyed', isSelf('unit'));
export const wouldBeDestroyed: Moment<'would-be-destroyed'> = moment('would-be-destroyed', isSelf('unit'));
export const unitDestroyed: Moment<'unit-destroyed'> = moment('unit-destroyed');
export const friendDestroyed: Moment<'unit-destroyed'> = moment('unit-destroyed', isFriend('unit'));
export const surgesForth: Moment<'surge-forth'> = moment('surge-forth', isSelf('unit'), unengaged('unit'));
export const friendSurgesForth: Moment<'surge-forth'> = moment(
  'surge-forth',
  isFriend('unit'),
  unengaged('unit'),
);
export const hasRetreated: Moment<'retreat-completed'> = moment('retreat-completed', isSelf('unit'));
