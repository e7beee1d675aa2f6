import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distance } from '../../src/geometry/polygon.ts';
import {
  attackRange,
  entirelyOver,
  LONG_RANGE,
  partlyOver,
  range,
  rangeToToken,
  SHORT_RANGE,
  wholeRange,
} from '../../src/geometry/range.ts';
import { partInFront } from '../../src/geometry/sight.ts';
import { corners, frontArrow } from '../../src/geometry/tray.ts';
import { alongBorder, implies, outsideBy, poses, tray, trays } from './scenes.ts';

describe('range', () => {
  it('is 6 inches short and 12 inches long', () => {
    expect([SHORT_RANGE, LONG_RANGE]).toEqual([6_000, 12_000]);
  });

  it('is measured from any part of a tray to any part of the other', () => {
    const one = corners(tray('infantry', 10_000, 10_000));
    expect(range(one, corners(tray('infantry', 10_000, 20_800)))).toBe(6_000);
    expect(range(one, corners(tray('infantry', 18_500, 18_800)))).toBe(5_000);
    expect(range(one, one)).toBe(0);
  });

  it('of a whole tray reaches its furthest part', () => {
    const one = corners(tray('infantry', 10_000, 10_000));
    expect(wholeRange(one, corners(tray('small-solo', 10_000, 16_000)))).toBe(4_980);
    fc.assert(
      fc.property(trays(), trays(), (a, b) => {
        expect(wholeRange(corners(a), corners(b))).toBeGreaterThanOrEqual(range(corners(a), corners(b)));
      }),
    );
  });
});

describe('the range of an attack', () => {
  const bowmen = tray('infantry', 20_000, 10_000);

  it('is measured from the front arrow to the nearest part of the target', () => {
    expect(attackRange(bowmen, corners(tray('infantry', 20_000, 26_000)))).toBe(11_200);
    expect(attackRange(bowmen, corners(tray('infantry', 20_000, 26_800)))).toBe(LONG_RANGE);
  });

  it('can be too long for a target in the front arc that is nearer to a corner of the tray', () => {
    const guardsmen = corners(tray('infantry', 31_500, 21_500));
    expect(partInFront(bowmen, guardsmen)).not.toBeNull();
    expect(range(corners(bowmen), guardsmen)).toBeLessThan(LONG_RANGE * 0.85);
    expect(attackRange(bowmen, guardsmen)).toBeGreaterThan(10_000);
  });

  it('is never shorter than the range between the trays', () => {
    fc.assert(
      fc.property(trays(), trays(), (a, b) => {
        const measured = attackRange(a, corners(b));
        expect(measured).toBeGreaterThanOrEqual(distance(corners(a), corners(b)) - 1);
        const { x, y } = frontArrow(a);
        const least = Math.min(...alongBorder(corners(b), 300).map((p) => Math.hypot(p.x - x, p.y - y)));
        expect(Math.abs(measured - (outsideBy(corners(b), { x, y }) > 0 ? least : 0))).toBeLessThan(12);
      }),
    );
  });
});

describe('objective tokens', () => {
  const token = { at: { x: 24_000, y: 24_000 }, radius: 595 };

  it('are claimed by a tray entirely over them', () => {
    expect(entirelyOver(corners(tray('infantry', 24_000, 24_000, 1_234)), token)).toBe(true);
    expect(entirelyOver(corners(tray('infantry', 24_000, 24_000 - 2_400 + 595)), token)).toBe(true);
    expect(entirelyOver(corners(tray('infantry', 24_000, 24_000 - 2_400 + 594)), token)).toBe(false);
  });

  it('are touched by a tray over any part of them', () => {
    expect(partlyOver(corners(tray('infantry', 24_000, 24_000 - 2_400 - 594)), token)).toBe(true);
    expect(partlyOver(corners(tray('infantry', 24_000, 24_000 - 2_400 - 595)), token)).toBe(false);
  });

  it('a tray entirely over a token has all of its rim inside, and is over a part of it', () => {
    fc.assert(
      fc.property(trays(20_000, 28_000), poses(22_000, 26_000), (any, at) => {
        const disc = { at, radius: 595 };
        const rim = Array.from({ length: 360 }, (_, degrees) => ({
          x: at.x + 595 * Math.sin((degrees * Math.PI) / 180),
          y: at.y + 595 * Math.cos((degrees * Math.PI) / 180),
        }));
        const furthest = Math.max(...rim.map((p) => outsideBy(corners(any), p)));
        const over = entirelyOver(corners(any), disc);
        expect(implies(furthest < -1, over) && implies(furthest > 1, !over)).toBe(true);
        expect(implies(over, partlyOver(corners(any), disc) && rangeToToken(corners(any), disc) === 0)).toBe(
          true,
        );
      }),
      { numRuns: 300 },
    );
  });

  it('are as far away as their rim', () => {
    expect(rangeToToken(corners(tray('infantry', 24_000, 20_000)), token)).toBe(4_000 - 2_400 - 595);
  });
});
