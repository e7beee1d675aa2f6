import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lengthOf } from '../../src/geometry/polygon.ts';
import {
  corners,
  FOOTPRINTS,
  frontArrow,
  place,
  pointAt,
  screen,
  seenFrom,
  TRAY_KINDS,
} from '../../src/geometry/tray.ts';
import { edgesOf, outsideBy, poses, quarterTurned, quarterTurnedTray, tray, trays } from './scenes.ts';

const everyFacing = Array.from({ length: 36_000 }, (_, facing) => facing);

describe('trays', () => {
  it('come in four sizes', () => {
    expect(TRAY_KINDS.map((kind) => [FOOTPRINTS[kind].width, FOOTPRINTS[kind].depth])).toEqual([
      [5_500, 4_800],
      [5_500, 5_000],
      [2_760, 2_760],
      [2_760, 5_550],
    ]);
  });

  it('have their corners clockwise from the front left', () => {
    expect(corners(tray('infantry', 10_000, 20_000))).toEqual([
      { x: 7_250, y: 22_400 },
      { x: 12_750, y: 22_400 },
      { x: 12_750, y: 17_600 },
      { x: 7_250, y: 17_600 },
    ]);
    expect(corners(tray('infantry', 10_000, 20_000, 9_000))).toEqual([
      { x: 12_400, y: 22_750 },
      { x: 12_400, y: 17_250 },
      { x: 7_600, y: 17_250 },
      { x: 7_600, y: 22_750 },
    ]);
  });

  it('keep their shape at every facing, to the rounding of the corners', () => {
    for (const kind of TRAY_KINDS) {
      const { width, depth } = FOOTPRINTS[kind];
      const worst = Math.max(
        ...everyFacing.map((facing) => {
          const lengths = edgesOf(corners(tray(kind, 0, 0, facing))).map(([a, b]) => lengthOf(a, b));
          return Math.max(...lengths.map((length, i) => Math.abs(length - (i % 2 === 0 ? width : depth))));
        }),
      );
      expect(worst).toBeLessThan(1.42);
    }
  });

  it('have opposite corners exactly opposite', () => {
    fc.assert(
      fc.property(trays(), (any) => {
        const [a, b, c, d] = corners(any);
        expect([a.x + c.x, a.y + c.y, b.x + d.x, b.y + d.y]).toEqual(
          [any.pose.x, any.pose.y, any.pose.x, any.pose.y].map((n) => 2 * n),
        );
      }),
    );
  });

  it('turn by quarters without any rounding', () => {
    fc.assert(
      fc.property(trays(), (any) => {
        expect(corners(quarterTurnedTray(any))).toEqual(corners(any).map(quarterTurned));
      }),
    );
  });

  it('have their front arrow in the middle of the front edge', () => {
    expect(frontArrow(tray('cavalry', 10_000, 20_000))).toEqual({ x: 10_000, y: 22_500 });
    fc.assert(
      fc.property(trays(), (any) => {
        const [left, right] = corners(any);
        const arrow = frontArrow(any);
        expect(Math.hypot(arrow.x - (left.x + right.x) / 2, arrow.y - (left.y + right.y) / 2)).toBeLessThan(
          1.42,
        );
      }),
    );
  });

  it('block sight a little beyond their edges', () => {
    fc.assert(
      fc.property(trays(), (any) => {
        for (const corner of corners(any)) expect(outsideBy(screen(any), corner)).toBeLessThan(-0.5);
      }),
    );
  });

  it('are refused at a place that is no whole number of mils, off the known world, or at no facing', () => {
    for (const pose of [
      { x: 0.5, y: 0, facing: 0 },
      { x: 0, y: 200_000, facing: 0 },
      { x: 0, y: 0, facing: 36_000 },
      { x: Number.NaN, y: 0, facing: 0 },
    ]) {
      expect(() => corners({ kind: 'infantry', pose })).toThrow(RangeError);
      expect(() => place([{ x: 0, y: 0 }], pose)).toThrow(RangeError);
    }
  });
});

describe('places on the table', () => {
  it('an outline is laid down like a tray', () => {
    fc.assert(
      fc.property(poses(), (pose) => {
        const outline = corners(tray('infantry', 0, 0));
        expect(place(outline, pose)).toEqual(corners({ kind: 'infantry', pose }));
      }),
    );
  });

  it('a point so far right and forward is seen so far right and forward', () => {
    const near = fc.integer({ min: -9_000, max: 9_000 });
    fc.assert(
      fc.property(poses(), near, near, (pose, right, forward) => {
        const seen = seenFrom(pose, pointAt(pose, right, forward));
        expect(Math.max(Math.abs(seen.right - right), Math.abs(seen.forward - forward))).toBeLessThanOrEqual(
          1,
        );
      }),
    );
  });
});
