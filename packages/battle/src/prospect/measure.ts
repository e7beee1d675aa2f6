/**
 * Measuring before moving: the tape, arcs, range, lines of sight and what blocks them, and the reach of a Charge. For
 * any unit of either side and at any time; nothing here asks whose turn it is.
 */
import { canSee, screens } from '../actions/line-of-sight.ts';
import { solids } from '../actions/charge-targets.ts';
import { direction, turn, UNIT } from '../geometry/angles.ts';
import { arc } from '../geometry/arcs.ts';
import { BATTLEFIELD, tableTop } from '../geometry/battlefield.ts';
import { run } from '../geometry/charge.ts';
import { inches, type Facing, type Mil, type Point } from '../geometry/measures.ts';
import { pivot } from '../geometry/movement.ts';
import { clip, distance, lastCorner, lengthOf, pointBetween, type Polygon } from '../geometry/polygon.ts';
import { lineOfSight, partInFront, type SightLine } from '../geometry/sight.ts';
import { FOOTPRINTS, frontArrow, type Side, type Tray } from '../geometry/tray.ts';
import type { BattleState, UnitState } from '../state.ts';
import { speedOf } from '../units/abilities.ts';
import { mustUnit, shapeOf, trayOf } from '../units/units.ts';

/** The shortest way between two things, for show, and its length as rules measure it. */
export interface Tape {
  readonly from: Point;
  readonly to: Point;
  readonly length: Mil;
}

/** The point of a shape's border that is nearest to another; the point itself if it lies on or in the shape. */
function nearestOn(shape: Polygon, point: Point): Point {
  let best: Point = point;
  let least = Infinity;
  let a = lastCorner(shape);
  for (const b of shape) {
    const [x, y] = [b.x - a.x, b.y - a.y];
    const square = x * x + y * y;
    const part =
      square === 0 ? 0 : Math.min(1, Math.max(0, ((point.x - a.x) * x + (point.y - a.y) * y) / square));
    const found = pointBetween(a, b, part);
    const away = lengthOf(found, point);
    if (away < least) [best, least] = [found, away];
    a = b;
  }
  return best;
}

/** Between two shapes; a single point is a shape, too. */
export function tapeBetween(a: Polygon, b: Polygon): Tape {
  const ends: (readonly [Point, Point])[] = [];
  for (const point of a) ends.push([point, nearestOn(b, point)]);
  for (const point of b) ends.push([nearestOn(a, point), point]);
  const [best = [lastCorner(a), lastCorner(b)] as const] = ends.toSorted(
    ([f, t], [g, u]) => lengthOf(f, t) - lengthOf(g, u),
  );
  const length = a.length > 2 && b.length > 2 ? distance(a, b) : Math.round(lengthOf(...best));
  return { from: best[0], to: best[1], length };
}

/** From a unit to a point: 0 if it stands there. */
export function tapeToPoint(unit: UnitState, point: Point): Tape {
  const shape = shapeOf(unit);
  const clipped = shape.every((corner, i) => {
    const next = shape[(i + 1) % 4] ?? corner;
    return (next.x - corner.x) * (point.y - corner.y) - (next.y - corner.y) * (point.x - corner.x) <= 0;
  });
  return clipped ? { from: point, to: point, length: 0 } : tapeBetween(shape, [point]);
}

/** The four arcs of a tray on the table. */
export function arcsOn(tray: Tray): Readonly<Record<Side, Polygon>> {
  const top = tableTop(BATTLEFIELD);
  const part = (side: Side): Polygon => clip(top, arc(tray, side));
  return { front: part('front'), right: part('right'), rear: part('rear'), left: part('left') };
}

const QUARTER = 9;

/** Everything within a range of any part of a shape. */
export function ringAround(shape: Polygon, radius: Mil): Polygon {
  const points: Point[] = [];
  shape.forEach((corner, i) => {
    const before = shape[(i + shape.length - 1) % shape.length] ?? corner;
    const after = shape[(i + 1) % shape.length] ?? corner;
    const [first, last] = [outwardOf(before, corner), outwardOf(corner, after)];
    for (let step = 0; step <= QUARTER; step++) {
      const part = step / QUARTER;
      const x = first.x + (last.x - first.x) * part;
      const y = first.y + (last.y - first.y) * part;
      const size = Math.sqrt(x * x + y * y);
      points.push({
        x: Math.round(corner.x + (radius * x) / size),
        y: Math.round(corner.y + (radius * y) / size),
      });
    }
  });
  return points;
}

/** Of length 1, away from an edge. */
function outwardOf(a: Point, b: Point): Point {
  const size = lengthOf(a, b);
  return { x: -(b.y - a.y) / size, y: (b.x - a.x) / size };
}

const CIRCLE = 72;

/** A circle of points. */
function circleAround({ x, y }: Point, radius: Mil): Polygon {
  return Array.from({ length: CIRCLE }, (_, i) => {
    const way = direction((36_000 / CIRCLE) * i);
    return { x: Math.round(x + (radius * way.x) / UNIT), y: Math.round(y + (radius * way.y) / UNIT) };
  });
}

/** Where a Ranged Attack of this range gets: measured from the front arrow, to what is in the Front Arc. */
export function shotsWithin(tray: Tray, range: Mil): Polygon {
  return clip(circleAround(frontArrow(tray), range), arc(tray, 'front'));
}

export type Sight =
  | { readonly sees: true; readonly line: SightLine }
  /** No part of the target is in the Front Arc. */
  | { readonly sees: false; readonly because: 'arc' }
  /** Units and terrain in between: each of them blocks all of it, or all of them together do. */
  | {
      readonly sees: false;
      readonly because: 'blocked';
      readonly by: readonly string[];
      readonly together: boolean;
    };

/** Whether one unit sees another, along which line, or why not. */
export function sightBetween(s: BattleState, viewerId: string, targetId: string, ranged: boolean): Sight {
  const [viewer, target] = [mustUnit(s, viewerId), mustUnit(s, targetId)];
  const tray = trayOf(viewer);
  const line = lineOfSight(tray, shapeOf(target), screens(s, viewer, tray, target, ranged));
  if (line !== null) return { sees: true, line };
  if (partInFront(tray, shapeOf(target)) === null) return { sees: false, because: 'arc' };
  const between = [...s.units, ...s.terrain]
    .map(({ id }) => id)
    .filter((id) => id !== viewerId && id !== targetId);
  const blockedBy = (ids: readonly string[]): boolean => {
    const units = s.units.filter(({ id }) => id === viewerId || id === targetId || ids.includes(id));
    const terrain = s.terrain.filter(({ id }) => ids.includes(id));
    return !canSee({ ...s, units, terrain }, viewer, tray, target, ranged);
  };
  const alone = between.filter((id) => blockedBy([id]));
  if (alone.length > 0) return { sees: false, because: 'blocked', by: alone, together: false };
  let needed: readonly string[] = between;
  for (const id of between) {
    const without = needed.filter((one) => one !== id);
    if (blockedBy(without)) needed = without;
  }
  return { sees: false, because: 'blocked', by: needed, together: true };
}

const SPREAD: Facing = 300;
const HALF: Facing = 12_000;

/** What a Charge with a roll can get to. */
export interface ChargeReach {
  readonly roll: number;
  readonly outline: Polygon;
}

/**
 * How far the front of a unit gets in a Charge, by the roll: all pivots tried, what is solid in the way, and only what
 * is in its Front Arc now. To be drawn; whether somebody can be charged, `legalCharges` says exactly.
 */
export function chargeReach(s: BattleState, id: string, rolls: readonly number[] = [1, 6]): ChargeReach[] {
  const unit = mustUnit(s, id);
  const tray = trayOf(unit);
  const { width, depth } = FOOTPRINTS[tray.kind];
  const blocked = solids(s, unit, unit);
  const front = arc(tray, 'front');
  return rolls.map((roll) => {
    const total = speedOf(s, unit) + inches(roll);
    const far = new Map<number, number>();
    for (let off = -HALF; off <= HALF; off += SPREAD) {
      const facing = turn(tray.pose.facing, off);
      // Nobody is the target: it runs until something stops it, and that is what it could charge.
      const { length, stoppedBy } = run(pivot(tray, facing), NOBODY, total, blocked);
      const stopped = stoppedBy === null ? length : Math.min(total, length + inches(1));
      reachOut(far, off, depth / 2 + stopped, width / 2);
    }
    const outline: Point[] = [];
    for (let off = -HALF; off <= HALF; off += SPREAD) {
      const way = direction(turn(tray.pose.facing, off));
      const length = far.get(off) ?? 0;
      outline.push({
        x: Math.round(tray.pose.x + (length * way.x) / UNIT),
        y: Math.round(tray.pose.y + (length * way.y) / UNIT),
      });
    }
    return { roll, outline: clip([{ x: tray.pose.x, y: tray.pose.y }, ...outline], front) };
  });
}

const NOBODY: Polygon = [
  { x: -100_000, y: -100_000 },
  { x: -100_000, y: -99_999 },
  { x: -99_999, y: -99_999 },
];

/** A front edge so far ahead is seen under these angles from the middle of the tray, at these distances. */
function reachOut(far: Map<number, number>, off: number, ahead: Mil, half: Mil): void {
  for (let beside = -3_000; beside <= 3_000; beside += SPREAD) {
    const way = direction(turn(beside));
    const length = (ahead * UNIT) / way.y;
    const aside = Math.abs((length * way.x) / UNIT);
    if (aside > half) continue;
    far.set(off + beside, Math.max(far.get(off + beside) ?? 0, length));
  }
}
