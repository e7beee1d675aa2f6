// Luck: what the dice gave each player against what was to be expected of them.

import { succeeds } from '../attack/dice.ts';
import { passes as passesTest } from '../morale/morale.ts';
import type { BattleState } from '../state.ts';
import type { Dated } from './facts.ts';
import { stagesOf, type AttackStage, type Rolled, type Test } from './story.ts';

export interface Dice {
  /** How many were thrown, re-rolls included. */
  readonly thrown: number;
  readonly successes: number;
  readonly expected: number;
  /** What chance alone makes of it, squared. */
  readonly variance: number;
}

export interface Luck {
  readonly seat: string;
  readonly attack: Dice;
  readonly defense: Dice;
  readonly tests: Dice;
  /** The pips of Charge dice instead of successes. */
  readonly charges: Dice;
}

const NONE: Dice = { thrown: 0, successes: 0, expected: 0, variance: 0 };
const FACES = [1, 2, 3, 4, 5, 6];

export function luckOf(view: BattleState, events: readonly Dated[]): readonly Luck[] {
  const seatOf = new Map(view.units.map(({ id, seat }) => [id, seat]));
  const lucks = new Map<string, { -readonly [K in keyof Luck]: Luck[K] }>();
  for (const seat of view.seats)
    lucks.set(seat, { seat, attack: NONE, defense: NONE, tests: NONE, charges: NONE });
  const count = (unit: string, field: 'attack' | 'defense' | 'tests' | 'charges', dice: Dice): void => {
    const luck = lucks.get(seatOf.get(unit) ?? '');
    if (luck !== undefined) luck[field] = added(luck[field], dice);
  };
  for (const stage of stagesOf(events.map(({ event }) => event))) {
    if (stage.kind === 'attack') {
      count(stage.attack.unit, 'attack', attackDice(stage));
      count(stage.attack.target, 'defense', defenseDice(stage));
      if (stage.panic !== null) count(stage.attack.target, 'tests', testDice(stage.panic));
    } else if (stage.kind === 'test') count(stage.test.unit, 'tests', testDice(stage.test));
    else if (stage.charge !== null) count(stage.charge.unit, 'charges', chargeDice(stage.rolled));
  }
  return [...lucks.values()];
}

function added(one: Dice, other: Dice): Dice {
  return {
    thrown: one.thrown + other.thrown,
    successes: one.successes + other.successes,
    expected: one.expected + other.expected,
    variance: one.variance + other.variance,
  };
}

/** All dice of a roll, those that were rolled again among them. */
function thrown({ first, again }: Rolled): readonly number[] {
  return [...first, ...again.flatMap(({ again: places, dice }) => places.map((place) => dice[place] ?? 1))];
}

/** Dice that each succeed by the same rule. */
function counted(dice: readonly number[], isSuccess: (die: number) => boolean): Dice {
  const chance = FACES.filter(isSuccess).length / 6;
  return {
    thrown: dice.length,
    successes: dice.filter(isSuccess).length,
    expected: dice.length * chance,
    variance: dice.length * chance * (1 - chance),
  };
}

const sum = (modifiers: readonly { readonly roll: number }[]): number =>
  modifiers.reduce((all, { roll }) => all + roll, 0);

function attackDice({ attackDice: rolled, hits }: AttackStage): Dice {
  if (rolled === null || hits === null) return NONE;
  return counted(thrown(rolled), (die) => succeeds(die, hits.needed, sum(hits.modifiers)));
}

function defenseDice({ defenseDice: rolled, saves }: AttackStage): Dice {
  if (rolled === null || saves === null) return NONE;
  return counted(thrown(rolled), (die) => succeeds(die, saves.needed, sum(saves.modifiers)));
}

/** A test by its first two dice: what is re-rolled is a matter of tokens. */
function testDice({ rolled, outcome }: Test): Dice {
  if (outcome === null || rolled.first.length < 2) return NONE;
  const passes = (dice: readonly number[]): boolean =>
    passesTest(dice, sum(outcome.modifiers), outcome.needed);
  const all = FACES.flatMap((a) => FACES.map((b) => [a, b]));
  const chance = all.filter(passes).length / all.length;
  return {
    thrown: 1,
    successes: passes(rolled.first) ? 1 : 0,
    expected: chance,
    variance: chance * (1 - chance),
  };
}

const MEAN = 3.5;
const VARIANCE_OF_D6 = 35 / 12;

function chargeDice(rolled: Rolled): Dice {
  const dice = thrown(rolled);
  return {
    thrown: dice.length,
    successes: dice.reduce((all, die) => all + die, 0),
    expected: MEAN * dice.length,
    variance: VARIANCE_OF_D6 * dice.length,
  };
}

export type Verdict = 'very-lucky' | 'lucky' | 'fair' | 'unlucky' | 'very-unlucky';

/** How far from what was to be expected all of it is, in deviations of chance. */
export function deviation({ attack, defense, tests, charges }: Omit<Luck, 'seat'>): number {
  // each kind on its own, or the pips of Charge dice would count for more than Hits
  const all = [attack, defense, tests, charges].filter(({ variance }) => variance > 0);
  if (all.length === 0) return 0;
  const far = all.map(({ successes, expected, variance }) => (successes - expected) / Math.sqrt(variance));
  return far.reduce((total, one) => total + one, 0) / Math.sqrt(all.length);
}

export function verdictOf(luck: Omit<Luck, 'seat'>): Verdict {
  const far = deviation(luck);
  if (Math.abs(far) < 0.7) return 'fair';
  if (far > 0) return far > 1.6 ? 'very-lucky' : 'lucky';
  return far < -1.6 ? 'very-unlucky' : 'unlucky';
}
