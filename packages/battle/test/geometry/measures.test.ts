import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inches, nearest, permille } from '../../src/geometry/measures.ts';

describe('the measures of the table', () => {
  it('has a thousand mils to the inch', () => {
    expect([inches(1), inches(5.5), inches(2.76), inches(0.001)]).toEqual([1_000, 5_500, 2_760, 1]);
  });

  it('rounds halves away from zero, and never to a negative zero', () => {
    expect([0.5, 1.5, 2.4, -0.5, -1.5, -2.4].map(nearest)).toEqual([1, 2, 2, -1, -2, -2]);
    expect(Object.is(nearest(-0.2), 0)).toBe(true);
  });

  it('rounds opposite numbers to opposite numbers', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (n) => nearest(-n) + nearest(n) === 0),
    );
  });

  it('counts parts in thousandths', () => {
    expect([permille(1, 2), permille(1, 3), permille(2, 3), permille(0, 7), permille(7, 7)]).toEqual([
      500, 333, 667, 0, 1_000,
    ]);
  });
});
