import { describe, expect, it } from 'vitest';
import { amountsToTry } from '../../src/thrones/hand/amounts.ts';

describe('the amounts of a bid', () => {
  it('are tried about the usual one first, then where they outbid a rival for certain, then all over', () => {
    const amounts = amountsToTry(0, 18, 5, [9, 2, 30]);
    expect(amounts.slice(0, 7)).toEqual([5, 6, 4, 0, 3, 10, 18]);
    expect(amounts[7]).toBe(14);
  });

  it.each([
    [0, 18, 5],
    [0, 0, 0],
    [2, 5, 2],
    [0, 3, 3],
  ])('are all from %d to %d, each once, when %d is usual', (min, max, usual) => {
    const all = Array.from({ length: max - min + 1 }, (_, i) => min + i);
    expect(amountsToTry(min, max, usual, [1, 1, 7]).toSorted((a, b) => a - b)).toEqual(all);
  });
});
