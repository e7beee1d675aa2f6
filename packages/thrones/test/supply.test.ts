import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ARMY_LIMITS, fitsSupply, MAX_SUPPLY } from '../src/supply.ts';

/** Tries every way of giving each army a place of its own. */
function fitsSomehow(limits: readonly number[], armies: readonly number[]): boolean {
  const [first, ...rest] = armies;
  if (first === undefined) return true;
  return limits.some((limit, i) => first <= limit && fitsSomehow(limits.toSpliced(i, 1), rest));
}

describe('the Supply track (thrones/supply/army-limits)', () => {
  it('allows these armies at each position', () => {
    expect(ARMY_LIMITS).toEqual([
      [2, 2],
      [3, 2],
      [3, 2, 2],
      [3, 2, 2, 2],
      [3, 3, 2, 2],
      [4, 3, 2, 2],
      [4, 3, 2, 2, 2],
    ]);
    expect(MAX_SUPPLY).toBe(6);
  });

  it('a supply of 3 fields one army of three units and three armies of two', () => {
    expect(fitsSupply(3, [3, 2, 2, 2])).toBe(true);
    expect(fitsSupply(3, [3, 3, 2, 2])).toBe(false);
    expect(fitsSupply(3, [3, 2, 2, 2, 2])).toBe(false);
  });

  it('a supply of 2 fields three armies: two of two units and one of up to three', () => {
    expect(fitsSupply(2, [2, 2, 3])).toBe(true);
    expect(fitsSupply(2, [2, 2, 2])).toBe(true);
    expect(fitsSupply(2, [2, 2, 2, 2])).toBe(false);
  });

  it('armies of 4, 3, 2 and 2 fit a supply of 5 but lose two units when it drops to 3', () => {
    expect(fitsSupply(5, [4, 3, 2, 2])).toBe(true);
    expect(fitsSupply(3, [4, 3, 2, 2])).toBe(false);
    expect(fitsSupply(3, [3, 3, 2, 2])).toBe(false);
    expect(fitsSupply(3, [4, 2, 2, 2])).toBe(false);
    expect(fitsSupply(3, [3, 2, 2, 2])).toBe(true);
  });

  it('with three Knights at Riverrun and two Ships in the Golden Sound, a supply of 3 feeds no third Ship', () => {
    expect(fitsSupply(3, [3, 2, 2])).toBe(true);
    expect(fitsSupply(3, [3, 3, 2])).toBe(false);
  });

  it('fewer and smaller armies than the limit are always allowed', () => {
    expect(fitsSupply(6, [])).toBe(true);
    expect(fitsSupply(0, [2])).toBe(true);
  });

  it('a single unit is not an army (thrones/supply/army)', () => {
    expect(fitsSupply(0, [1, 1, 1, 1, 2, 1, 2, 0])).toBe(true);
  });

  it('no supply feeds an army of five', () => {
    expect(fitsSupply(MAX_SUPPLY, [5])).toBe(false);
  });

  it('a supply that is not on the track is a mistake of the caller', () => {
    expect(() => fitsSupply(7, [])).toThrow(RangeError);
    expect(() => fitsSupply(-1, [])).toThrow(RangeError);
  });

  it('armies fit exactly when some way of placing them fits, whatever their order', () => {
    const supply = fc.nat({ max: MAX_SUPPLY });
    const sizes = fc.array(fc.nat({ max: 5 }), { maxLength: 7 });
    fc.assert(
      fc.property(supply, sizes, (position, armySizes) => {
        const armies = armySizes.filter((size) => size >= 2);
        expect(fitsSupply(position, armySizes)).toBe(fitsSomehow(ARMY_LIMITS[position] ?? [], armies));
      }),
      { numRuns: 2000 },
    );
  });
});
