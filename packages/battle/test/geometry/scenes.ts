// Arbitrary trays and tables for the properties, and how to turn and shift them.
import fc from 'fast-check';
import { turn } from '../../src/geometry/angles.ts';
import { aligned, overlaps } from '../../src/geometry/contact.ts';
import type { Polygon } from '../../src/geometry/polygon.ts';
import { corners, place, SIDES, TRAY_KINDS, type Tray } from '../../src/geometry/tray.ts';
import type { Facing, Mil, Point, Pose } from '../../src/geometry/measures.ts';

export const facings = fc.integer({ min: 0, max: 35_999 });

export const poses = (from = 4_000, to = 44_000): fc.Arbitrary<Pose> =>
  fc.record({
    x: fc.integer({ min: from, max: to }),
    y: fc.integer({ min: from, max: to }),
    facing: facings,
  });

export const trays = (from?: number, to?: number): fc.Arbitrary<Tray> =>
  fc.record({ kind: fc.constantFrom(...TRAY_KINDS), pose: poses(from, to) });

/** A tray of its own, or one that stands flush along a side of an earlier one. */
const arrivals = (from: number, to: number) =>
  fc.record({
    alone: trays(from, to),
    flush: fc.boolean(),
    beside: fc.nat(),
    side: fc.constantFrom(...SIDES),
    offset: fc.oneof(
      fc.constantFrom(0, -1_380, 1_380, -2_750, 2_750),
      fc.integer({ min: -2_500, max: 2_500 }),
    ),
    about: fc.boolean(),
  });

/** Trays that do not overlap, at least two; some of them flush. */
export const armies = (from = 6_000, to = 34_000): fc.Arbitrary<readonly [Tray, Tray, ...Tray[]]> =>
  fc
    .array(arrivals(from, to), { minLength: 2, maxLength: 12 })
    .map((all) => {
      const placed: Tray[] = [];
      for (const { alone, flush, beside, side, offset, about } of all) {
        const neighbour = placed[beside % Math.max(1, placed.length)];
        const pose = flush && neighbour ? aligned(alone.kind, neighbour, side, offset) : alone.pose;
        const next = { kind: alone.kind, pose: { ...pose, facing: turn(pose.facing, about ? 18_000 : 0) } };
        if (!placed.some((other) => overlaps(corners(next), corners(other)))) placed.push(next);
      }
      const [first, second, ...rest] = placed;
      return first && second ? ([first, second, ...rest] as const) : null;
    })
    .filter((army) => army !== null);

const WALL: Polygon = [
  { x: -2_700, y: -800 },
  { x: -2_700, y: 800 },
  { x: 2_700, y: 800 },
  { x: 2_700, y: -800 },
];

export const terrain = (from = 6_000, to = 34_000): fc.Arbitrary<Polygon> =>
  poses(from, to).map((pose) => place(WALL, pose));

export const tray = (kind: Tray['kind'], x: Mil, y: Mil, facing: Facing = 0): Tray => ({
  kind,
  pose: { x, y, facing },
});

/** Turned a quarter turn clockwise around the south-west corner of the table. */
export const quarterTurned = <P extends Point>(point: P): P => ({ ...point, x: point.y, y: 0 - point.x });
export const quarterTurnedTray = ({ kind, pose }: Tray): Tray => ({
  kind,
  pose: { ...quarterTurned(pose), facing: turn(pose.facing, 9_000) },
});

export const shifted = <P extends Point>(point: P, by: Point): P => ({
  ...point,
  x: point.x + by.x,
  y: point.y + by.y,
});
export const shiftedTray = ({ kind, pose }: Tray, by: Point): Tray => ({ kind, pose: shifted(pose, by) });
export const shifts: fc.Arbitrary<Point> = fc.record({
  x: fc.integer({ min: -9_000, max: 9_000 }),
  y: fc.integer({ min: -9_000, max: 9_000 }),
});

/** The edges of a polygon as pairs of corners. */
export const edgesOf = (polygon: Polygon): readonly (readonly [Point, Point])[] =>
  polygon.flatMap((from, i) => {
    const to = polygon[(i + 1) % polygon.length];
    return to ? [[from, to] as const] : [];
  });

/** Points spread evenly along the border of a polygon. */
export const alongBorder = (polygon: Polygon, perEdge: number): readonly Point[] =>
  edgesOf(polygon).flatMap(([a, b]) =>
    Array.from({ length: perEdge }, (_, i) => ({
      x: a.x + ((b.x - a.x) * i) / perEdge,
      y: a.y + ((b.y - a.y) * i) / perEdge,
    })),
  );

/** How far a point lies outside a convex polygon, seen along its edges (negative inside). */
export const outsideBy = (polygon: Polygon, { x, y }: Point): number =>
  Math.max(
    ...edgesOf(polygon).map(
      ([a, b]) => ((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x)) / Math.hypot(b.x - a.x, b.y - a.y),
    ),
  );

export const implies = (when: boolean, then: boolean): boolean => !when || then;
