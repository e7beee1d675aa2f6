/**
 * Tuning of weights by play: two players whose weights were altered at random meet, and how they fared tells which way
 * each weight should go. Weights are altered in steps of a quarter of a doubling, in a fixed order of sums, so that every
 * machine finds the same.
 */
import type { GameState, Random } from '@maester/kernel';
import type { Player } from '../levels.ts';

/** What a game brings to have weights of its players tuned. */
export interface Tuning {
  readonly game: string;
  /** The weights, by name. */
  readonly names: readonly string[];
  /** The setup of the games of this number, for games of many kinds. */
  setupOf(number: number): unknown;
  /** By how many steps the weights in use differ from the plain ones. */
  readonly inUse: readonly number[];
  /** Who plays with weights that differ from the plain ones by the steps of `from`, altered by so many steps more. */
  playerWith(steps: readonly number[], from: readonly number[]): Player;
  /** How a seat fared in a game that is over, from -1 to 1. */
  resultFor(state: GameState, seat: string): number;
}

const QUARTERS = [1, 1.19, 1.41, 1.68];

/** By what a weight is multiplied after so many steps: four of them double it. */
export function factorOf(steps: number): number {
  let factor = QUARTERS[((steps % 4) + 4) % 4] ?? 1;
  for (let left = Math.floor(steps / 4); left !== 0; left -= Math.sign(left))
    factor = left > 0 ? factor * 2 : factor / 2;
  return factor;
}

/** Steps for each weight, none more likely than another, up to so many either way. */
export function anySteps(random: Random, weights: number, most: number): readonly number[] {
  return Array.from({ length: weights }, () => random.below(2 * most + 1) - most);
}

/** One meeting: the steps of both players, and how the first of them fared. */
export interface Meeting {
  readonly one: readonly number[];
  readonly other: readonly number[];
  readonly result: number;
}

/** What a step of a weight changes in the result, and how uncertain that is. */
export interface Slope {
  readonly slope: number;
  readonly error: number;
}

const TINY = 1e-9;

/** The slope of every weight, by least squares. */
export function slopesOf(weights: number, meetings: readonly Meeting[]): readonly Slope[] {
  const size = weights;
  const squares = Array.from({ length: size }, () => Array<number>(size).fill(0));
  const products = Array<number>(size).fill(0);
  const differences = meetings.map(({ one, other }) => one.map((steps, i) => steps - (other[i] ?? 0)));
  for (const [m, row] of differences.entries())
    for (let i = 0; i < size; i++) {
      products[i] = (products[i] ?? 0) + (row[i] ?? 0) * (meetings[m]?.result ?? 0);
      const line = squares[i] ?? [];
      for (let j = 0; j < size; j++) line[j] = (line[j] ?? 0) + (row[i] ?? 0) * (row[j] ?? 0);
    }
  const inverse = inverted(squares);
  const slopes = inverse.map((line) => line.reduce((sum, cell, j) => sum + cell * (products[j] ?? 0), 0));
  let unexplained = 0;
  for (const [m, row] of differences.entries()) {
    const expected = row.reduce((sum, difference, i) => sum + difference * (slopes[i] ?? 0), 0);
    unexplained += ((meetings[m]?.result ?? 0) - expected) ** 2;
  }
  const variance = unexplained / Math.max(1, meetings.length - size);
  return slopes.map((slope, i) => ({ slope, error: Math.sqrt(variance * (inverse[i]?.[i] ?? 0)) }));
}

/** The inverse of a square of numbers, by elimination. */
function inverted(square: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const size = square.length;
  const rows = square.map((line, i) => [
    ...line.map((cell, j) => cell + (i === j ? TINY : 0)),
    ...Array.from({ length: size }, (_, j) => (i === j ? 1 : 0)),
  ]);
  for (let at = 0; at < size; at++) {
    let pivot = at;
    for (let i = at + 1; i < size; i++)
      if (Math.abs(rows[i]?.[at] ?? 0) > Math.abs(rows[pivot]?.[at] ?? 0)) pivot = i;
    const chosen = rows[pivot] ?? [];
    [rows[pivot], rows[at]] = [rows[at] ?? [], chosen];
    const by = chosen[at] ?? 1;
    for (let j = 0; j < chosen.length; j++) chosen[j] = (chosen[j] ?? 0) / by;
    for (const [i, row] of rows.entries()) {
      const times = row[at] ?? 0;
      if (i === at || times === 0) continue;
      for (let j = 0; j < row.length; j++) row[j] = (row[j] ?? 0) - times * (chosen[j] ?? 0);
    }
  }
  return rows.map((row) => row.slice(size));
}

/** How far each weight should go: the surer, the further, at most so many steps. */
export function advisedSteps(slopes: readonly Slope[], boldness: number, most: number): readonly number[] {
  return slopes.map(({ slope, error }) =>
    Math.max(-most, Math.min(most, Math.round((boldness * slope) / Math.max(error, TINY)) + 0)),
  );
}
