/** What must hold for a card or an effect. Each has a name by which it can be told (`condition.NAME`). */
import { idsOn } from '@maester/kernel';
import { canCharge } from '../actions/charge-targets.ts';
import { attackNow } from '../attack/attack.ts';
import type { BattleState, UnitState } from '../state.ts';
import { areFriends } from '../sides/sides.ts';
import { controls, opponentControls } from '../tactics/control.ts';
import { LONG_RANGE, SHORT_RANGE } from '../geometry/range.ts';
import { distanceBetween, isEngaged, isNear, NEVER_TOUCHING } from '../units/engaged.ts';
import { ranksOf } from '../units/ranks.ts';
import { isCommandedBy } from '../units/units.ts';
import { isOnTable } from '../units/on-table.ts';
import type { PairTrigger, Trigger, UnitTrigger } from '../timing/triggers.ts';
import { belongsTo, isOfFamily, unitsOf } from '../units/affiliation.ts';
import { abilitiesOf } from '../units/abilities.ts';
import type { Asked, Situation } from './context.ts';
import type { Holds } from './effect.ts';
import type { ZoneId } from '../cards/card.ts';
import type { Family } from '../cards/list-facts.ts';

/** A condition of a card's own, under a name. */
export function condition<K extends Trigger>(
  is: string,
  holds: (c: Asked<K>) => boolean,
  facts: Holds<K>['facts'] = {},
): Holds<K> {
  return { is, facts, holds };
}

/** All of them hold. */
export function all<K extends Trigger>(...conditions: readonly Holds<K>[]): Holds<K> {
  const [only, ...more] = conditions;
  if (only !== undefined && more.length === 0) return only;
  const holds = (c: Asked<K>): boolean => {
    for (const one of conditions) if (!one.holds(c)) return false;
    return true;
  };
  return { is: 'all', holds };
}

/** It does not hold. */
export function not<K extends Trigger>({ is, facts = {}, holds }: Holds<K>): Holds<K> {
  return condition(`not-${is}`, (c) => !holds(c), facts);
}

/** A condition about either unit of a trigger. */
interface About {
  (who: 'unit'): Holds<UnitTrigger>;
  (who: 'other'): Holds<PairTrigger>;
}

type Test = (s: BattleState, unit: UnitState, c: Asked<UnitTrigger>) => boolean;

function about(is: string, test: Test, facts: Holds<never>['facts'] = {}): About {
  function make(who: 'unit'): Holds<UnitTrigger>;
  function make(who: 'other'): Holds<PairTrigger>;
  function make(who: 'unit' | 'other'): Holds<UnitTrigger> | Holds<PairTrigger> {
    return who === 'unit'
      ? condition<UnitTrigger>(is, (c) => test(c.s, c.unit, c), { who, ...facts })
      : condition<PairTrigger>(is, (c) => test(c.s, c.other, c), { who, ...facts });
  }
  return make;
}

export const isFriend: About = about('friend', (s, unit, { seat }) => areFriends(s, unit.seat, seat));
export const isEnemy: About = about('enemy', (s, unit, { seat }) => !areFriends(s, unit.seat, seat));
/** It is the very unit the ability is on. */
export const isSelf: About = about('self', (_, unit, { owner }) => owner !== null && unit.id === owner.id);
export const stands: About = about('stands', (_, unit) => !unit.destroyed);
export const engaged: About = about('engaged', (s, unit) => isEngaged(s, unit));
export const unengaged: About = about('unengaged', (s, unit) => unit.pose !== null && !isEngaged(s, unit));
/** The Commander of the player is in it. */
export const isCommanders: About = about('commanders', (s, unit, { seat }) => isCommandedBy(s, unit, seat));
export const hasOneRank: Holds<UnitTrigger> = about('one-rank', (s, unit) => ranksOf(s, unit) === 1)('unit');

/** 6" or 12", from any part of the one tray to any part of the other (battle/term/in-range). */
export type Reach = 'short' | 'long';
const INCHES: { readonly [R in Reach]: number } = { short: SHORT_RANGE, long: LONG_RANGE };

/** Whether both stand on the table within this range of each other. */
export function areNear(a: UnitState, b: UnitState, reach: Reach): boolean {
  const far = INCHES[reach] + NEVER_TOUCHING;
  return (
    a.pose !== null && b.pose !== null && isNear(a, b.pose, far) && distanceBetween(a, b) <= INCHES[reach]
  );
}

/** It is not the unit the ability is on. */
export const isAnother: About = about('another', (_, unit, { owner }) => unit.id !== owner?.id);

/** Within range of the unit the ability is on, which is always in range of itself (battle/term/range-of-self). */
export const near = (reach: Reach): About =>
  about(`near-${reach}`, (_, unit, { owner }) => owner !== null && areNear(owner, unit, reach));

/** It is this Character's unit: the Character's own, one that holds it, or one that holds its Vassal. */
export const isUnitOf = (character: string): About =>
  about('of-character', (s, unit) => belongsTo(s, unit, character), { character });

/** Within range of a friendly unit of this Character. */
export const nearUnitOf = (character: string, reach: Reach): About =>
  about(
    `near-character-${reach}`,
    (s, unit, { seat }) => unitsOf(s, seat, character).some((one) => areNear(one, unit, reach)),
    { character },
  );

export const isOfHouse = (family: Family): About =>
  about('of-house', (s, unit) => isOfFamily(s, unit, family));

type AttackTrigger = 'attack-before-dice' | 'attack-after-dice' | 'attack-after-defense' | 'attack-completed';

export const isMelee: Holds<AttackTrigger> = condition('melee', ({ about: { kind } }) => kind === 'melee');

/** The defender had Defense Dice to roll. */
export const defenseRolled: Holds<'attack-after-defense'> = condition(
  'rolled',
  ({ about: { dice } }) => dice.length > 0,
);

/** The attacker stands in the defender's Rear. */
export const fromTheRear: Holds<AttackTrigger> = condition('rear', ({ s }) => attackNow(s).arc === 'rear');

/** The unit that brought it about, where the moment is about one unit alone. */
const causeOf = (c: Asked<Trigger>): string | null => (c as Partial<Situation>).occasion?.other ?? null;

/** The unit that the ability is on destroyed it. */
export const destroyedBySelf: Holds<'unit-destroyed'> = condition(
  'by-self',
  (c) => c.owner !== null && causeOf(c) === c.owner.id,
);

/** There is an enemy that it could charge. */
export const canChargeNow: Holds<UnitTrigger> = condition('can-charge', ({ s, unit }) => canCharge(s, unit));

/** Its player controls the zone. */
export const controlling = (zone: ZoneId): Holds<Trigger> =>
  condition('controlling', (c) => controls(c.s, c.seat, zone) || controlsFor(c, zone), { zone });

/** battle/tactics-board/controlling-for-a-unit: what targets such a friendly unit counts the zone as controlled. */
function controlsFor(c: Asked<Trigger>, zone: ZoneId): boolean {
  const { s, seat, source } = c;
  if (!isOnTable(s, 'controlsFor')) return false;
  const { occasion, on = [] } = c as Partial<Situation>;
  const targets = [...idsOn(on, 'unit'), occasion?.unit ?? ''];
  return s.units.some(
    (unit) =>
      targets.includes(unit.id) &&
      areFriends(s, unit.seat, seat) &&
      abilitiesOf(s, unit).some(
        ({ controlsFor: given }) =>
          given !== undefined && given.zones.includes(zone) && (given.by === 'all' || source.of === 'card'),
      ),
  );
}

/** An opponent of its player controls the zone; `not` of it is said of all opponents. */
export const opponentHolds = (zone: ZoneId): Holds<Trigger> =>
  condition('opponent-holds', ({ s, seat }) => opponentControls(s, seat, zone), { zone });

/** Whoever it is. */
export const anyoneHolds = (zone: ZoneId): Holds<Trigger> =>
  condition('anyone-holds', ({ s, seat }) => controls(s, seat, zone) || opponentControls(s, seat, zone), {
    zone,
  });

export const always: Holds<Trigger> = condition('always', () => true);
