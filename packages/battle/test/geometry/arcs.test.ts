import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arc, arcShares } from '../../src/geometry/arcs.ts';
import { clip, leftOf } from '../../src/geometry/polygon.ts';
import { corners, FOOTPRINTS, pointAt, SIDES, type Tray } from '../../src/geometry/tray.ts';
import type { Point } from '../../src/geometry/measures.ts';
import { outsideBy, poses, quarterTurnedTray, shiftedTray, shifts, tray, trays } from './scenes.ts';

const arcsAt = (of: Tray, point: Point) => SIDES.filter((side) => clip([point], arc(of, side)).length > 0);

describe('the borders of the arcs', () => {
  it('lie on the diagonals of an infantry tray', () => {
    const infantry = tray('infantry', 0, 0);
    expect(arcsAt(infantry, { x: 27_500, y: 24_000 })).toEqual(['front', 'right']);
    expect(arcsAt(infantry, { x: 27_499, y: 24_000 })).toEqual(['front']);
    expect(arcsAt(infantry, { x: 27_501, y: 24_000 })).toEqual(['right']);
    expect(arcsAt(infantry, { x: -27_500, y: -24_000 })).toEqual(['rear', 'left']);
  });

  it('leave the corners of every other tray at 45 degrees', () => {
    for (const kind of ['cavalry', 'small-solo', 'large-solo'] as const) {
      const { width, depth } = FOOTPRINTS[kind];
      const [x, y] = [width / 2 + 10_000, depth / 2 + 10_000];
      expect(arcsAt(tray(kind, 0, 0), { x, y })).toEqual(['front', 'right']);
      expect(arcsAt(tray(kind, 0, 0), { x: -x, y })).toEqual(['front', 'left']);
      expect(arcsAt(tray(kind, 0, 0), { x, y: -y })).toEqual(['right', 'rear']);
      expect(arcsAt(tray(kind, 0, 0), { x, y: y + 1 })).toEqual(['front']);
      expect(arcsAt(tray(kind, 0, 0), { x: x + 1, y })).toEqual(['right']);
    }
  });

  it('run straight out from the face of a castle wall', () => {
    const wall = tray('castle-wall', 0, 0);
    expect(arcsAt(wall, { x: 5_500, y: 9_000 })).toEqual(['front', 'right']);
    expect(arcsAt(wall, { x: 5_499, y: -9_000 })).toEqual(['rear']);
    expect(arcsAt(wall, { x: -5_501, y: 9_000 })).toEqual(['left']);
  });

  it('part the whole plane: each point is in one arc, or on the border of two', () => {
    fc.assert(
      fc.property(trays(), poses(-20_000, 60_000), (of, { x, y }) => {
        const found = arcsAt(of, { x, y }).length;
        expect(found).toBeGreaterThanOrEqual(1);
        // A few mils beside a border one is in one of its arcs only.
        const around = [-9, 9].flatMap((d) => [arcsAt(of, { x: x + d, y }), arcsAt(of, { x, y: y + d })]);
        expect(found === 1 || around.some((sides) => sides.length === 1)).toBe(true);
      }),
    );
  });
});

describe('the arc a unit is in', () => {
  it('straight ahead is the front, beside the flanks, behind the rear', () => {
    const target = tray('infantry', 0, 0);
    const at = (x: number, y: number) => arcShares(target, corners(tray('infantry', x, y))).most;
    expect([at(0, 9_000), at(9_000, 0), at(0, -9_000), at(-9_000, 0)]).toEqual([
      ['front'],
      ['right'],
      ['rear'],
      ['left'],
    ]);
  });

  it('is the one that most of its tray is in: Berserkers across front and flank, mostly in the flank', () => {
    const guardsmen = tray('infantry', 0, 0);
    const berserkers = corners(tray('infantry', 9_500, 7_000, 22_500));
    const { shares, most } = arcShares(guardsmen, berserkers);
    expect(shares.front).toBeGreaterThan(100);
    expect(shares.right).toBeGreaterThan(600);
    expect(most).toEqual(['right']);
  });

  it('is seen from the target: its facing counts, not the one of the unit', () => {
    const target = tray('infantry', 0, 0, 18_000);
    for (const facing of [0, 9_000, 18_000, 31_234]) {
      expect(arcShares(target, corners(tray('cavalry', 0, 9_000, facing))).most).toEqual(['rear']);
    }
  });

  it('is open to choice if the tray is exactly half and half', () => {
    const solo = tray('small-solo', 0, 0);
    const half = arcShares(solo, corners(tray('small-solo', 9_000, 9_000, 4_500)));
    expect(half).toEqual({ shares: { front: 500, right: 500, rear: 0, left: 0 }, most: ['front', 'right'] });
    expect(arcShares(solo, corners(tray('small-solo', 9_000, 9_003, 4_500))).most).toEqual(['front']);
    expect(arcShares(solo, corners(tray('small-solo', 9_003, 9_000, 4_500))).most).toEqual(['right']);
  });

  it('is open to choice on the diagonal of an infantry tray, whatever its facing', () => {
    for (let facing = 0; facing < 36_000; facing += 9_000) {
      const target = tray('infantry', 0, 0, facing);
      const at = pointAt(target.pose, 8_250, 7_200);
      expect(arcShares(target, corners(tray('infantry', at.x, at.y, facing))).most).toEqual([
        'front',
        'right',
      ]);
    }
  });

  it('shares add up to the whole tray', () => {
    fc.assert(
      fc.property(trays(), trays(), (of, other) => {
        const { front, right, rear, left } = arcShares(of, corners(other)).shares;
        expect(Math.abs(front + right + rear + left - 1_000)).toBeLessThanOrEqual(3);
      }),
    );
  });

  it('shares agree with counting points of the tray', () => {
    fc.assert(
      fc.property(trays(), trays(), (of, other) => {
        const { width, depth } = FOOTPRINTS[other.kind];
        const counts = { front: 0, right: 0, rear: 0, left: 0 };
        const steps = 30;
        for (let i = 0; i < steps; i++) {
          for (let j = 0; j < steps; j++) {
            const right = ((i + 0.5) / steps - 0.5) * width;
            const forward = ((j + 0.5) / steps - 0.5) * depth;
            const [side] = arcsAt(of, pointAt(other.pose, Math.round(right), Math.round(forward)));
            if (side) counts[side]++;
          }
        }
        const { shares } = arcShares(of, corners(other));
        for (const side of SIDES) {
          expect(Math.abs(shares[side] - (counts[side] * 1_000) / steps ** 2)).toBeLessThan(45);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('does not change when the table is shifted or turned by quarters', () => {
    fc.assert(
      fc.property(trays(), trays(), shifts, (of, other, by) => {
        const { shares } = arcShares(of, corners(other));
        expect(arcShares(shiftedTray(of, by), corners(shiftedTray(other, by))).shares).toEqual(shares);
        expect(arcShares(quarterTurnedTray(of), corners(quarterTurnedTray(other))).shares).toEqual(shares);
      }),
    );
  });

  it('turns with the target: from front to right to rear to left', () => {
    fc.assert(
      fc.property(trays(20_000, 44_000), (other) => {
        const seen = (facing: number) => arcShares(tray('small-solo', 0, 0, facing), corners(other)).shares;
        const ahead = seen(0).front;
        expect([seen(9_000).left, seen(18_000).rear, seen(27_000).right]).toEqual([ahead, ahead, ahead]);
      }),
    );
  });

  it('beyond the tray, the front arc lies beyond the front edge', () => {
    fc.assert(
      fc.property(trays(), poses(), (of, { x, y }) => {
        fc.pre(outsideBy(corners(of), { x, y }) > 0 && arcsAt(of, { x, y }).includes('front'));
        const [frontLeft, frontRight] = corners(of);
        expect(leftOf(frontLeft, frontRight, { x, y })).toBeGreaterThan(0);
      }),
    );
  });
});
