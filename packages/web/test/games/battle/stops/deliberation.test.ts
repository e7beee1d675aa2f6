import { seededRandom } from '@maester/kernel';
import { describe, expect, it } from 'vitest';
import {
  drawPause,
  LONGEST,
  notePause,
  SHORTEST,
  type Pauses,
} from '../../../../src/games/battle/stops/deliberation.ts';

const draws = (own: Pauses, left: number | null = null, count = 2000): readonly number[] => {
  const random = seededRandom('pauses');
  return Array.from({ length: count }, () => drawPause(own, random, left));
};
const noted = (pauses: readonly number[]): Pauses => pauses.reduce<Pauses>(notePause, []);
const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** How far apart two samples are: the greatest difference of their cumulative distributions. */
function apart(a: readonly number[], b: readonly number[]): number {
  const below = (list: readonly number[], at: number): number =>
    list.filter((each) => each <= at).length / list.length;
  return Math.max(...[...a, ...b].map((at) => Math.abs(below(a, at) - below(b, at))));
}

describe('the pause before an automatic answer', () => {
  it('is a usual one while little is known of the player', () => {
    const pauses = draws([]);
    expect(Math.min(...pauses)).toBeGreaterThan(SHORTEST);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(LONGEST);
    expect(new Set(pauses).size).toBeGreaterThan(100);
  });

  it.each([
    ['quick', 700],
    ['thoughtful', 4200],
  ])('is drawn from how long a %s player takes themselves', (_, typical) => {
    const random = seededRandom('a player');
    const take = (): number => typical * 0.7 + random.below(typical * 0.6);
    const own = noted(Array.from({ length: 24 }, take));
    const real = Array.from({ length: 500 }, take);
    const automatic = draws(own, null, 500);
    expect(mean(automatic) / mean(real)).toBeGreaterThan(0.9);
    expect(mean(automatic) / mean(real)).toBeLessThan(1.1);
    // Two halves of the real ones are not much further apart.
    expect(apart(automatic, real)).toBeLessThan(0.25);
  });

  it('follows the player: only the last ones count', () => {
    const slowed = noted([
      ...Array.from({ length: 30 }, () => 500),
      ...Array.from({ length: 24 }, () => 4000),
    ]);
    expect(Math.min(...draws(slowed))).toBeGreaterThan(3000);
  });

  it('never is longer than anyone should wait, nor shorter than anyone could answer', () => {
    const extremes = draws(
      noted([...Array.from({ length: 12 }, () => 90_000), ...Array.from({ length: 12 }, () => 1)]),
    );
    expect(Math.max(...extremes)).toBe(LONGEST);
    expect(Math.min(...extremes)).toBe(SHORTEST);
  });

  it('takes no more than a small part of a clock', () => {
    expect(Math.max(...draws([], 30_000))).toBe(600);
  });

  it('does not depend on what the answer is about', () => {
    // The same luck and the same past: the same pauses, whatever the hand.
    expect(draws([1000, 2000])).toEqual(draws([1000, 2000]));
    expect(drawPause).toHaveLength(3);
  });
});
