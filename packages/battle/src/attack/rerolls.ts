/**
 * Re-rolls: each player may have a die rolled again once; the player whose turn it is first. A turn may cost a
 * Condition token. Gives back the dice as they lie in the end, and who had which of them rolled again.
 */
import { shape, type Option } from '@maester/kernel';
import { numbered } from '../options.ts';
import { expend } from '../units/conditions.ts';
import type { Condition, DistanceRoll } from '../effects/gains.ts';
import { procedure, type T } from '../rules.ts';
import type { BattleState, UnitState } from '../state.ts';
import { abilitiesWith } from '../units/abilities.ts';
import { givenToUnit } from '../units/given.ts';
import type { RolledAgain } from './frame.ts';
import { areFriends, seatsInOrder } from '../sides/sides.ts';

export interface RerollTurn {
  readonly seat: string;
  /** Which dice this player may have rolled again: these, or whichever fail when the turn comes. */
  readonly dice: readonly number[] | 'failures';
  /** The token that must be expended for it. */
  readonly expends: { readonly unit: string; readonly condition: Condition } | null;
  /** For those who want to be advised: the dice that this player would like to see again. */
  readonly worth: readonly number[] | 'failures' | 'successes';
}

export interface Rerolled {
  readonly dice: number[];
  readonly again: RolledAgain;
}

interface Rerolls {
  name: string;
  dice: number[];
  /** Number of faces of each die. */
  faces: number[];
  /** The faces that are a success, where a die succeeds or fails by itself. */
  successes: number[];
  again: RolledAgain;
  turns: RerollTurn[];
}

const die = (index: number): Option => numbered('die', index);

/** The indices of the dice that are meant, as they lie now. */
function meant({ dice, successes }: Rerolls, which: RerollTurn['worth']): number[] {
  if (typeof which !== 'string') return which.slice();
  const wanted = which === 'successes';
  return dice.flatMap((value, i) => (successes.includes(value) === wanted ? [i] : []));
}

function offered(f: Rerolls): Option[] {
  const [turn] = f.turns;
  if (turn === undefined) return [];
  return meant(f, turn.dice)
    .filter((index) => f.again[turn.seat]?.includes(index) !== true)
    .map(die);
}

export const rerolls = procedure<Rerolls>('re-rolls')({
  'next-player': (_, f) => {
    while (f.turns.length > 0 && offered(f).length === 0) f.turns.shift();
  },
  'choose-dice': {
    ask: 'several',
    seat: (_, f) => f.turns[0]?.seat ?? null,
    options: (_, f) => offered(f),
    howMany: (_, f) => [0, offered(f).length],
    suggest: (_, f) => {
      const may = offered(f);
      return [
        meant(f, f.turns[0]?.worth ?? [])
          .map((index) => die(index).id)
          .filter((id) => may.some((option) => option.id === id)),
      ];
    },
    facts: (_, f) => ({
      roll: f.name,
      dice: f.dice,
      expends: f.turns[0]?.expends?.condition ?? null,
      expendedBy: f.turns[0]?.expends?.unit ?? null,
    }),
    then: (t, f, chosen) => {
      const turn = f.turns.shift();
      if (turn !== undefined && chosen.length > 0) {
        if (turn.expends !== null) expend(t, turn.expends.unit, turn.expends.condition);
        const indices = chosen.map((id) => f.dice.findIndex((_, index) => die(index).id === id));
        for (const index of indices) {
          const [value] = t.roll(`${f.name}-again`, 1, f.faces[index] ?? 6);
          f.dice = f.dice.with(index, value ?? 1);
        }
        t.emit({ type: 're-rolled', seat: turn.seat, roll: f.name, again: indices, dice: f.dice });
        f.again = { ...f.again, [turn.seat]: [...(f.again[turn.seat] ?? []), ...indices] };
      }
      return 'next-player';
    },
  },
  done: (t, f) => t.returns({ dice: f.dice, again: f.again }),
});

const numbers = shape.list(shape.integer(0, 100));
const readRerolled = shape.object({ dice: numbers, again: shape.dictionary(numbers) });

/** What the re-rolls that ran last gave back. */
export function rerolled(t: T): Rerolled {
  return readRerolled(t.returned, { kind: 'bug', where: 'returned' });
}

/** Rolls the die of a Charge or Retreat, and more if it has more, again if its player may and wants to; `rerolled` tells it. */
export function rollDistance(t: T, unit: UnitState, roll: DistanceRoll, again: boolean, more = 0): void {
  const dice = t.roll(roll, 1 + more);
  const may =
    again || abilitiesWith(t.state, unit, 'rerolls').some(({ rerolls: own }) => own?.includes(roll) === true);
  const worth = dice.flatMap((value, i) => (value <= 3 ? [i] : []));
  const all = dice.map((_, i) => i);
  const turns: RerollTurn[] = may ? [{ seat: unit.seat, dice: all, expends: null, worth }] : [];
  t.run(rerolls, { name: roll, dice, faces: dice.map(() => 6), successes: [], again: {}, turns });
}

const FACES = [1, 2, 3, 4, 5, 6];

/** Everyone's re-rolls of a roll of attack or defense dice, the player's whose turn it is first. */
export function rerollsOf(
  t: T,
  name: 'attack' | 'defense',
  dice: number[],
  succeeds: (die: number) => boolean,
  turns: readonly RerollTurn[],
  again: RolledAgain,
): void {
  const order = seatsInOrder(t.state);
  t.run(rerolls, {
    name,
    dice,
    faces: dice.map(() => 6),
    successes: FACES.filter(succeeds),
    again,
    turns: turns.toSorted((a, b) => order.indexOf(a.seat) - order.indexOf(b.seat)),
  });
}

/**
 * battle/condition/weakened and vulnerable: an enemy may expend the token to have any of these dice rolled again. Of
 * several that is the one in this fight, or else the first to answer.
 */
export function tokenTurn(
  s: BattleState,
  unit: UnitState,
  condition: Condition,
  dice: readonly number[],
  against: UnitState | null,
  keeps: readonly Condition[] = [],
): RerollTurn[] {
  if (!unit.conditions.includes(condition) || keepsToken(s, unit, condition, keeps)) return [];
  const enemy = against?.seat ?? seatsInOrder(s).find((seat) => !areFriends(s, seat, unit.seat));
  if (enemy === undefined) return [];
  const expends = { unit: unit.id, condition };
  return [{ seat: enemy, dice: dice.map((_, i) => i), expends, worth: 'successes' }];
}

/** battle/condition/not-expended: the attack, or for Vulnerable and Panicked the unit, forbids it. */
export function keepsToken(
  s: BattleState,
  unit: UnitState,
  condition: Condition,
  keeps: readonly Condition[],
): boolean {
  if (keeps.includes(condition)) return true;
  if (condition === 'weakened') return false;
  if (condition === 'vulnerable')
    return abilitiesWith(s, unit, 'defense').some(
      ({ defense }) => givenToUnit(defense, s, unit)?.keepsToken === true,
    );
  return abilitiesWith(s, unit, 'morale').some(
    ({ morale }) => (typeof morale === 'function' ? morale(s, unit, 'panic') : morale)?.keepsToken === true,
  );
}
