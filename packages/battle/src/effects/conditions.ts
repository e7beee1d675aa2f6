/** What must hold for a card or an effect. Each has a name by which it can be told (`condition.NAME`). */
import type { BattleState, UnitState } from '../state.ts';
import { areFriends } from '../sides/sides.ts';
import { controls } from '../tactics/control.ts';
import { rulesOf } from '../edition/of.ts';
import { abilitiesOf } from '../units/abilities.ts';
import { isEngaged } from '../units/engaged.ts';
import { ranksOf } from '../units/ranks.ts';
import { isCommandedBy } from '../units/units.ts';
import type { PairTrigger, Trigger, UnitTrigger } from '../timing/triggers.ts';
import { isOfFamily } from '../units/affiliation.ts';
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
  return { is: 'all', holds: (c) => conditions.every(({ holds }) => holds(c)) };
}

/** A condition about either unit of a trigger. */
interface About {
  (who: 'unit'): Holds<UnitTrigger>;
  (who: 'other'): Holds<PairTrigger>;
}

type Test = (s: BattleState, unit: UnitState, c: Asked<UnitTrigger>) => boolean;

function about(is: string, test: Test): About {
  function make(who: 'unit'): Holds<UnitTrigger>;
  function make(who: 'other'): Holds<PairTrigger>;
  function make(who: 'unit' | 'other'): Holds<UnitTrigger> | Holds<PairTrigger> {
    return who === 'unit'
      ? condition<UnitTrigger>(is, (c) => test(c.s, c.unit, c), { who })
      : condition<PairTrigger>(is, (c) => test(c.s, c.other, c), { who });
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

export const isOfHouse = (family: Family): About =>
  about('of-house', (s, unit) => isOfFamily(s, unit, family));

type AttackTrigger = 'attack-before-dice' | 'attack-after-dice' | 'attack-after-defense' | 'attack-completed';

export const isMelee: Holds<AttackTrigger> = condition('melee', ({ about: { kind } }) => kind === 'melee');

/** Its player controls the zone. */
export const controlling = (zone: ZoneId): Holds<Trigger> =>
  condition('controlling', (c) => controls(c.s, c.seat, zone) || controlsFor(c, zone), { zone });

/** battle/tactics-board/controlling-for-a-unit: what targets such a friendly unit counts the zone as controlled. */
function controlsFor(c: Asked<Trigger>, zone: ZoneId): boolean {
  const { s, seat, source, way } = c;
  if (!rulesOf(s).hasZoneClaims) return false;
  const { occasion } = c as Partial<Situation>;
  const targets = [...way.split('|'), occasion?.unit ?? ''];
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

export const always: Holds<Trigger> = condition('always', () => true);
