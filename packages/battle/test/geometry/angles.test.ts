import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { direction, heading, oriented, turn, UNIT } from '../../src/geometry/angles.ts';
import { facings, quarterTurned } from './scenes.ts';

const ALL = Array.from({ length: 36_000 }, (_, facing) => facing);

/** 2^192 times the sine of a facing up to a quarter turn, right to far below one part. */
const exactSine = (facing: number): bigint => {
  const bits = 192n;
  const pi = (3_14159265358979323846264338327950288419716939937510582097494459n << bits) / 10n ** 62n;
  const x = (pi * BigInt(facing)) / 18_000n;
  const square = (x * x) >> bits;
  let term = x;
  let sum = 0n;
  for (let n = 1n; term !== 0n; n += 2n) {
    sum += term;
    term = -((term * square) >> bits) / ((n + 1n) * (n + 2n));
  }
  return sum;
};

describe('the table of sines', () => {
  it('holds for every hundredth of a degree the whole number nearest to the sine', () => {
    const bits = 192n - BigInt(Math.log2(UNIT));
    const wrong = ALL.slice(0, 9_001).filter((facing) => {
      const entry = facing === 9_000 ? direction(9_000).x : direction(facing).x;
      const twice = exactSine(facing) >> (bits - 1n);
      return BigInt(entry) !== (twice + 1n) >> 1n;
    });
    expect(wrong).toEqual([]);
  });
});

describe('facings', () => {
  it('start in the north and turn clockwise', () => {
    expect([0, 9_000, 18_000, 27_000].map(direction)).toEqual([
      { x: 0, y: UNIT },
      { x: UNIT, y: 0 },
      { x: 0, y: -UNIT },
      { x: -UNIT, y: 0 },
    ]);
  });

  it('come back after a full turn', () => {
    expect([turn(36_000), turn(-1), turn(35_999, 2), turn(0, -72_001)]).toEqual([0, 35_999, 1, 35_999]);
  });

  it('turn by quarters without any rounding', () => {
    expect(
      ALL.filter((facing) => {
        const before = quarterTurned(direction(facing));
        const after = direction(turn(facing, 9_000));
        return before.x !== after.x || before.y !== after.y;
      }),
    ).toEqual([]);
  });

  it('put right and forward where someone facing that way has them', () => {
    expect(oriented(3, 7, 0)).toEqual({ x: 3, y: 7 });
    expect(oriented(3, 7, 9_000)).toEqual({ x: 7, y: -3 });
    expect(oriented(0, 1_000, 4_500)).toEqual({ x: 707, y: 707 });
  });
});

describe('the heading of a vector', () => {
  it('is the facing whose direction it has', () => {
    expect(
      ALL.filter((facing) => {
        const { x, y } = direction(facing);
        return heading(Math.round(x / 2 ** 8), Math.round(y / 2 ** 8)) !== facing;
      }),
    ).toEqual([]);
  });

  it('is never more than half a hundredth of a degree off', () => {
    const coordinate = fc.integer({ min: -60_000, max: 60_000 });
    fc.assert(
      fc.property(coordinate, coordinate, (x, y) => {
        fc.pre(x !== 0 || y !== 0);
        const degrees = (Math.atan2(x, y) * 18_000) / Math.PI;
        const off = Math.abs(turn(heading(x, y)) - degrees);
        return Math.min(off, 36_000 - off) <= 0.50001;
      }),
    );
  });

  it('turns with the vector', () => {
    const coordinate = fc.integer({ min: -60_000, max: 60_000 });
    fc.assert(
      fc.property(coordinate, coordinate, (x, y) => {
        fc.pre(x !== 0 || y !== 0);
        const turned = quarterTurned({ x, y });
        return heading(turned.x, turned.y) === turn(heading(x, y), 9_000);
      }),
    );
  });

  it('undoes an orientation', () => {
    fc.assert(
      fc.property(facings, (facing) => {
        const { x, y } = oriented(0, 100_000, facing);
        return heading(x, y) === facing;
      }),
    );
  });
});
