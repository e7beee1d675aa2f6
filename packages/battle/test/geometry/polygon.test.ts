import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { direction, turn } from '../../src/geometry/angles.ts';
import {
  apart,
  area2,
  clip,
  distance,
  distanceToPoint,
  hull,
  inset,
  overhang,
  separation,
  shareIn,
  type Polygon,
} from '../../src/geometry/polygon.ts';
import { corners } from '../../src/geometry/tray.ts';
import {
  alongBorder,
  facings,
  implies,
  outsideBy,
  poses,
  quarterTurned,
  shifted,
  shifts,
  tray,
  trays,
} from './scenes.ts';

const square: Polygon = [
  { x: 0, y: 0 },
  { x: 0, y: 1_000 },
  { x: 1_000, y: 1_000 },
  { x: 1_000, y: 0 },
];
const moved = (polygon: Polygon, x: number, y: number) => polygon.map((corner) => shifted(corner, { x, y }));
const shapes = trays().map(corners);

describe('area and hull', () => {
  it('a polygon that runs clockwise has a positive area', () => {
    expect(area2(square)).toBe(2_000_000);
    expect(area2(square.toReversed())).toBe(-2_000_000);
  });

  it('the hull of a square and points inside it is the square', () => {
    const inside = [
      { x: 500, y: 500 },
      { x: 0, y: 500 },
      { x: 1, y: 999 },
    ];
    expect(hull([...inside, ...square, ...inside])).toEqual(square);
  });

  it('the hull of anything holds all of it and runs clockwise', () => {
    fc.assert(
      fc.property(shapes, shapes, (a, b) => {
        const around = hull([...a, ...b]);
        expect(area2(around)).toBeGreaterThanOrEqual(Math.max(area2(a), area2(b)));
        for (const corner of [...a, ...b]) expect(outsideBy(around, corner)).toBeLessThanOrEqual(1e-9);
      }),
    );
  });
});

describe('separation and distance', () => {
  it('measures the gap between squares side by side, and how deep they overlap', () => {
    expect(separation(square, moved(square, 1_250, 300))).toBe(250);
    expect(separation(square, moved(square, 1_000, 300))).toBe(0);
    expect(separation(square, moved(square, 900, 300))).toBe(-100);
    expect(distance(square, moved(square, 1_250, 300))).toBe(250);
    expect(distance(square, moved(square, 900, 300))).toBe(0);
  });

  it('measures from corner to corner where those are nearest', () => {
    expect(distance(square, moved(square, 1_300, 1_400))).toBe(500);
    expect(separation(square, moved(square, 1_300, 1_400))).toBe(400);
  });

  it('rounds to the nearest mil', () => {
    expect(distance(square, moved(square, 1_001, 1_001))).toBe(1);
    expect(distance(square, moved(square, 1_002, 1_001))).toBe(2);
  });

  it('is the same both ways', () => {
    fc.assert(
      fc.property(shapes, shapes, (a, b) => {
        expect(distance(a, b)).toBe(distance(b, a));
        expect(separation(a, b)).toBe(separation(b, a));
        expect(apart(a, b)).toBe(apart(b, a));
      }),
    );
  });

  it('does not change when the table is shifted or turned by quarters', () => {
    fc.assert(
      fc.property(shapes, shapes, shifts, (a, b, by) => {
        const pairs = [
          [a.map((p) => shifted(p, by)), b.map((p) => shifted(p, by))],
          [a.map(quarterTurned), b.map(quarterTurned)],
        ] as const;
        for (const [c, d] of pairs) {
          expect(distance(c, d)).toBe(distance(a, b));
          expect(separation(c, d)).toBe(separation(a, b));
        }
      }),
    );
  });

  it('the separation is never more than the distance, and both are 0 or less for what is not apart', () => {
    fc.assert(
      fc.property(shapes, shapes, (a, b) => {
        expect(separation(a, b)).toBeLessThanOrEqual(distance(a, b));
        expect(implies(!apart(a, b), distance(a, b) === 0 && separation(a, b) <= 0)).toBe(true);
      }),
    );
  });

  it('agrees with measuring between many points of the borders', () => {
    fc.assert(
      fc.property(shapes, shapes, (a, b) => {
        fc.pre(apart(a, b));
        const others = alongBorder(b, 60);
        const least = Math.min(
          ...alongBorder(a, 60).map((p) => Math.min(...others.map((q) => Math.hypot(p.x - q.x, p.y - q.y)))),
        );
        expect(distance(a, b)).toBeLessThanOrEqual(least + 0.5);
        expect(distance(a, b)).toBeGreaterThan(least - 100);
      }),
      { numRuns: 40 },
    );
  });

  it('from a point is 0 inside, and as to a tiny shape outside', () => {
    fc.assert(
      fc.property(shapes, poses(), (shape, { x, y }) => {
        const measured = distanceToPoint(shape, { x, y });
        const outside = outsideBy(shape, { x, y });
        const least = Math.min(...alongBorder(shape, 500).map((p) => Math.hypot(p.x - x, p.y - y)));
        expect(Math.abs(measured - (outside <= 0 ? 0 : least))).toBeLessThan(7);
        expect(inset(shape, { x, y })).toBe(Math.round(-outside) + 0);
      }),
    );
  });
});

describe('inset and overhang', () => {
  it('measures from a point inside to the nearest edge', () => {
    expect(inset(square, { x: 500, y: 400 })).toBe(400);
    expect(inset(square, { x: 1_200, y: 400 })).toBe(-200);
  });

  it('measures how far a shape sticks out', () => {
    expect(overhang(moved(square, 0, 0), square)).toBe(0);
    expect(overhang(moved(square, 30, -40), square)).toBe(40);
    expect(overhang(corners(tray('small-solo', 24_000, 24_000, 1_234)), moved(square, 0, 0))).toBeGreaterThan(
      0,
    );
  });
});

describe('clipping', () => {
  const line = fc.record({ at: poses(10_000, 38_000), facing: facings });

  it('cuts a square in half', () => {
    const north = { at: { x: 300, y: 700 }, along: { x: 0, y: 1 } };
    expect(clip(square, [north])).toEqual([
      { x: 300, y: 0 },
      { x: 300, y: 1_000 },
      { x: 1_000, y: 1_000 },
      { x: 1_000, y: 0 },
    ]);
    expect(shareIn(square, [north])).toBe(700);
  });

  it('leaves what lies inside as it is, and nothing of what lies outside', () => {
    const east = { at: { x: 0, y: -5 }, along: { x: 1, y: 0 } };
    expect(clip(square, [east])).toEqual([]);
    expect(clip(moved(square, 0, -2_000), [east])).toEqual(moved(square, 0, -2_000));
    expect(shareIn(square, [east])).toBe(0);
  });

  it('along the two sides of a line yields parts that make up the whole', () => {
    fc.assert(
      fc.property(shapes, line, (shape, { at, facing }) => {
        const right = shareIn(shape, [{ at, along: direction(facing) }]);
        const left = shareIn(shape, [{ at, along: direction(turn(facing, 18_000)) }]);
        expect(Math.abs(right + left - 1_000)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('keeps only points of the shape that lie in the half plane, to a mil', () => {
    fc.assert(
      fc.property(shapes, line, (shape, { at, facing }) => {
        const along = direction(facing);
        for (const p of clip(shape, [{ at, along }])) {
          expect(outsideBy(shape, p)).toBeLessThan(1);
          expect((along.x * (p.y - at.y) - along.y * (p.x - at.x)) / 2 ** 29).toBeLessThan(1);
        }
      }),
    );
  });
});
