import { describe, expect, it } from 'vitest';
import { KernelError, pick, seededRandom, shuffled } from '../src/index.ts';

describe('luck outside of a game', () => {
  it('is the same for the same seed and another for another', () => {
    const numbers = (seed: string) => {
      const random = seededRandom(seed);
      return Array.from({ length: 20 }, () => random.below(1000));
    };
    expect(numbers('a')).toEqual(numbers('a'));
    expect(numbers('a')).not.toEqual(numbers('b'));
  });

  it('reaches every number below the limit and no other', () => {
    const random = seededRandom('below');
    const seen = new Set(Array.from({ length: 1000 }, () => random.below(10)));
    expect(seen).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]));
  });

  it('favours no number', () => {
    const random = seededRandom('fair');
    const numbers = Array.from({ length: 100_000 }, () => random.below(10));
    for (let n = 0; n < 10; n++) {
      expect(Math.abs(numbers.filter((number) => number === n).length - 10_000)).toBeLessThan(400);
    }
  });

  it('picks one of a list, and nothing from nothing is a bug', () => {
    const random = seededRandom('pick');
    expect(['a', 'b']).toContain(pick(random, ['a', 'b']));
    expect(() => pick(random, [])).toThrow(KernelError);
  });

  it('shuffles a copy and leaves the list alone', () => {
    const list = [1, 2, 3, 4, 5, 6, 7, 8];
    const mixed = shuffled(seededRandom('shuffle'), list);
    expect(list).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(mixed).not.toEqual(list);
    expect(mixed.toSorted((a, b) => a - b)).toEqual(list);
  });
});
