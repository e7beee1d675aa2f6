import { describe, expect, it } from 'vitest';
import { score } from '../src/interval.ts';

describe('the interval of Wilson', () => {
  it.each([
    [10, 0, 0, 0.2775],
    [10, 5, 0.2366, 0.7634],
    [300, 180, 0.5436, 0.6538],
    [10, 10, 0.7225, 1],
    [0, 0, 0, 1],
  ])('of %d games, %d won', (played, won, low, high) => {
    const its = score(played, won);
    expect(its.low).toBeCloseTo(low, 4);
    expect(its.high).toBeCloseTo(high, 4);
  });
});
