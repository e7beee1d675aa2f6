import { seededRandom } from '@maester/kernel';
import { describe, expect, it } from 'vitest';
import {
  foretelling,
  trained,
  weightsAsText,
  weightsFromText,
  type Moment,
} from '../../src/learning/index.ts';

const SHAPE = { inputs: 3, hidden: 6 };

/** Games of three seats in which the greatest product of the first two numbers wins; the third says nothing. */
function games(seed: string, count: number): Moment[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, game) => {
    const inputs = Float32Array.from({ length: 9 }, () => random.below(1000) / 500 - 1);
    const worth = [0, 1, 2].map((seat) => (inputs[3 * seat] ?? 0) * (inputs[3 * seat + 1] ?? 0));
    return { game, inputs, seats: 3, winner: worth.indexOf(Math.max(...worth)) };
  });
}

const OPTIONS = { seed: 'lesson', rate: 0.02, epochs: 30, decay: 0 };

describe('a network', () => {
  const known = games('known', 600);
  const weights = trained(SHAPE, known, OPTIONS);

  it('foretells the winners of games it has never seen, where no sum of the numbers could', () => {
    const { error, blind, right } = foretelling(SHAPE, weights, games('unknown', 300));
    expect(blind).toBeCloseTo(2 / 3);
    expect(right).toBeGreaterThan(0.7);
    expect(error).toBeLessThan(0.8 * blind);
  });

  it('learns the same from the same games, and something else with another seed', () => {
    const short = { ...OPTIONS, epochs: 2 };
    expect(trained(SHAPE, known, short)).toEqual(trained(SHAPE, known, short));
    expect(trained(SHAPE, known, { ...short, seed: 'other' })).not.toEqual(trained(SHAPE, known, short));
  });

  it('is saved as whole numbers and loaded as they are', () => {
    const text = weightsAsText(weights);
    expect(text).toMatch(/^-?\d+( -?\d+)*$/);
    const loaded = weightsFromText(SHAPE, text);
    expect(weightsAsText(loaded)).toBe(text);
    expect(loaded.every((weight, i) => Math.abs(weight - (weights[i] ?? 0)) < 2 ** -12)).toBe(true);
  });

  it('is not loaded with too few weights', () => {
    expect(() => weightsFromText(SHAPE, '1 2 3')).toThrow('expected 31 weights');
  });
});
