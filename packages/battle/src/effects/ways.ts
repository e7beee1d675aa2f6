/** What there is to choose from. */
import { idsOn, thingsOf, type Offer, type Thing } from '@maester/kernel';
import {
  conditionOption,
  joined,
  named,
  numberOption,
  thing,
  unitOption,
  unitOptions,
  word,
} from '../options.ts';
import { canCharge } from '../actions/charge-targets.ts';
import { noMarch } from '../actions/march.ts';
import { hasMelee } from '../actions/melee.ts';
import type { UnitState } from '../state.ts';
import { playerOf } from '../sides/sides.ts';
import { engagedWith, isEngaged } from '../units/engaged.ts';
import { enemyUnits, friendlyUnits, mustUnit, trayOf } from '../units/units.ts';
import type { PairTrigger, Trigger, UnitTrigger } from '../timing/triggers.ts';
import { canSee } from '../actions/line-of-sight.ts';
import { areNear, condition, type Reach } from './conditions.ts';
import { otherMeleeActions, possibleActions } from './free-actions.ts';
import { CONDITIONS, type Condition as Token } from './gains.ts';
import type { Asked } from './context.ts';
import type { Holds, FreeAction, Ways } from './effect.ts';

export const friendly: Ways<Trigger> = ({ s, seat }) => unitOptions(friendlyUnits(s, seat));
export const hostile: Ways<Trigger> = ({ s, seat }) => unitOptions(enemyUnits(s, seat));
export const friendlyUnengaged: Ways<Trigger> = ({ s, seat }) =>
  unitOptions(friendlyUnits(s, seat).filter((unit) => !isEngaged(s, unit)));
/** Cards of the own discard pile. */
export const discarded: Ways<Trigger> = ({ s, seat }) =>
  [...new Set(playerOf(s, seat).discard)].map((card) => named('card', card));

/** Ways that start from a unit: the one the ability is on, or one of the trigger's. */
interface From {
  (from?: 'owner'): Ways<Trigger>;
  (from: 'unit'): Ways<UnitTrigger>;
  (from: 'other'): Ways<PairTrigger>;
}

function from(list: (c: Asked<Trigger>, unit: UnitState) => readonly UnitState[]): From {
  function make(who?: 'owner'): Ways<Trigger>;
  function make(who: 'unit'): Ways<UnitTrigger>;
  function make(who: 'other'): Ways<PairTrigger>;
  function make(who: 'owner' | 'unit' | 'other' = 'owner'): Ways<never> {
    if (who === 'unit') return (c: Asked<UnitTrigger>) => unitOptions(list(c, c.unit));
    if (who === 'other') return (c: Asked<PairTrigger>) => unitOptions(list(c, c.other));
    return (c: Asked<Trigger>) => (c.owner === null ? [] : unitOptions(list(c, c.owner)));
  }
  return make;
}

export const enemiesNear = (reach: Reach): From =>
  from(({ s, seat }, unit) => enemyUnits(s, seat).filter((enemy) => areNear(unit, enemy, reach)));
/** Itself among them (battle/term/friendly). */
export const friendsNear = (reach: Reach): From =>
  from(({ s, seat }, unit) => friendlyUnits(s, seat).filter((friend) => areNear(unit, friend, reach)));
/** Friends but itself. */
export const othersNear = (reach: Reach): From =>
  from(({ s, seat }, unit) =>
    friendlyUnits(s, seat).filter((friend) => friend.id !== unit.id && areNear(unit, friend, reach)),
  );
/** Enemies in range that it sees from where it stands. */
export const enemiesInSight = (reach: Reach): From =>
  from(({ s, seat }, unit) =>
    enemyUnits(s, seat).filter(
      (enemy) => areNear(unit, enemy, reach) && canSee(s, unit, trayOf(unit), enemy, false),
    ),
  );
/** Those it is engaged with. */
export const engagedEnemies: From = from(({ s }, unit) => engagedWith(s, unit));

/** Each way with each of these Condition tokens to choose from: `unit|condition`. */
export const withOneOf =
  <K extends Trigger>(ways: Ways<K>, ...tokens: readonly Token[]): Ways<K> =>
  (c) =>
    ways(c).flatMap((way) => tokens.map((token) => joined('|', way, conditionOption(token))));

/** Each token of one unit to another that can have it: `unit|unit|condition`. */
export const tokenMoves =
  <K extends Trigger>(givers: Ways<K>, to: Ways<K>): Ways<K> =>
  (c) =>
    unitsOn(givers(c)).flatMap((giver) =>
      mustUnit(c.s, giver).conditions.flatMap((token) =>
        unitsOn(to(c))
          .filter((taker) => taker !== giver && !mustUnit(c.s, taker).conditions.includes(token))
          .map((taker) => joined('|', unitOption(giver), unitOption(taker), conditionOption(token))),
      ),
    );

/** Each token of these units with one that they do not have: `unit|condition|condition`. */
export const tokenSwaps =
  <K extends Trigger>(units: (c: Asked<K>) => readonly UnitState[]): Ways<K> =>
  (c) =>
    units(c).flatMap(({ id, conditions }) =>
      conditions.flatMap((token) =>
        CONDITIONS.filter((other) => !conditions.includes(other)).map((other) =>
          joined('|', unitOption(id), conditionOption(token), conditionOption(other)),
        ),
      ),
    );

const unitsOn = (ways: readonly Offer[]): string[] => ways.flatMap((way) => idsOn(thingsOf(way), 'unit'));

/**
 * Wounds that one unit suffers, from none to so many, and a unit that restores Wounds for them: `unit|unit|N`. It never
 * suffers more than it has.
 */
export const transfers =
  <K extends Trigger>(
    givers: Ways<K>,
    to: (c: Asked<K>, giver: UnitState) => readonly UnitState[],
    most: number,
  ): Ways<K> =>
  (c) =>
    unitsOn(givers(c)).flatMap((id) => {
      const giver = mustUnit(c.s, id);
      const numbers = Array.from({ length: Math.min(most, giver.wounds) + 1 }, (_, n) => String(n));
      return to(c, giver).flatMap((taker) =>
        numbers.map((n) => joined('|', unitOption(id), unitOption(taker.id), numberOption(n))),
      );
    });

/** What was chosen, by its id and what it is about. */
type Chosen = { readonly way: string; readonly on: readonly Thing[] };

const NUMBERS = Array.from({ length: 100 }, (_, n) => String(n));

/** The number behind so many things: nothing stands for it, so it is found by the option that it makes. */
export const numberAfter =
  (things: number) =>
  ({ way, on }: Chosen): number => {
    const ids = on.map(({ id }) => id);
    return Number(NUMBERS.find((n) => joined('|', ...ids.toSpliced(things, 0, n)).id === way) ?? 0);
  };

/** The number of such a way. */
export const chosenNumber = numberAfter(2);

/** Whether this was chosen for the unit or NCU that was chosen. */
export const isChosenFor = (what: string, { way, on }: Chosen): boolean =>
  way === `${on[0]?.id ?? ''}|${what}`;

/** That word for the unit that was chosen: `unit|word`. */
export const choseFor = (what: string): Holds<Trigger> =>
  condition('chose', (c) => isChosenFor(what, c), { option: what });

/** What the unit can do of these actions, attacks and Charges only at that enemy where one is named. */
export function actionsOf(who: 'owner', actions: readonly FreeAction[]): Ways<Trigger>;
export function actionsOf(who: 'unit', actions: readonly FreeAction[]): Ways<UnitTrigger>;
export function actionsOf(who: 'unit', actions: readonly FreeAction[], on: 'other'): Ways<PairTrigger>;
export function actionsOf(who: 'owner', actions: readonly FreeAction[], on: 'unit'): Ways<UnitTrigger>;
export function actionsOf(who: 'other', actions: readonly FreeAction[], on?: 'unit'): Ways<PairTrigger>;
export function actionsOf(
  who: 'owner' | 'unit' | 'other',
  actions: readonly FreeAction[],
  on: 'unit' | 'other' | null = null,
): Ways<never> {
  const target = (c: Asked<UnitTrigger>): string | null => (on === null ? null : c.unit.id);
  if (on === 'other') return (c: Asked<PairTrigger>) => possibleActions(c.s, c.unit, actions, c.other.id);
  if (who === 'unit') return (c: Asked<UnitTrigger>) => possibleActions(c.s, c.unit, actions);
  if (who === 'other') return (c: Asked<PairTrigger>) => possibleActions(c.s, c.other, actions, target(c));
  return (c: Asked<UnitTrigger>) =>
    c.owner === null ? [] : possibleActions(c.s, c.owner, actions, target(c));
}

/** The actions of several units: `unit|action`. */
export const actionsOfUnits =
  <K extends Trigger>(
    units: (c: Asked<K>) => readonly UnitState[],
    actions: readonly FreeAction[],
  ): Ways<K> =>
  (c) =>
    units(c).flatMap((unit) =>
      possibleActions(c.s, unit, actions).map((action) => joined('|', unitOption(unit.id), action)),
    );

/** Units that may attack in melee at their lowest die value, or charge so where the card allows it. */
export const assaults =
  (mayCharge: (c: Asked<'zone-claimed'>, unit: UnitState) => boolean): Ways<'zone-claimed'> =>
  (c) =>
    friendlyUnits(c.s, c.seat).flatMap((unit) => {
      const how = otherMeleeActions(c.s, unit);
      if (!isEngaged(c.s, unit)) {
        if (mayCharge(c, unit) && canCharge(c.s, unit))
          how.unshift(word('charge', thing('action', 'charge')));
      } else if (hasMelee(c.s, unit)) how.unshift(word('attack', thing('action', 'attack')));
      return how.map((action) => joined('|', unitOption(unit.id), action));
    });

export const overrunWays: Ways<'surge-forth'> = ({ s, unit }) => [
  ...(noMarch(s, unit) === null ? ['march'] : []),
  ...(canCharge(s, unit) ? ['charge'] : []),
];
