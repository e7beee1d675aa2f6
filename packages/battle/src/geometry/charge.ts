// The geometry of a charge: the run (pivot, then straight forward until contact), and the room to align along
// the side of the target whose arc the charger came from.
import { direction, heading, HALF_TURN, QUARTER_TURN, turn } from './angles.ts';
import { aligned, contactShare, overlaps } from './contact.ts';
import { KEEP_AWAY, lengthUntilNear, lengthUntilOn, offTheWay, pivot } from './movement.ts';
import { lastCorner, lengthOf, pointBetween, type Polygon } from './polygon.ts';
import { lineOfSight } from './sight.ts';
import { meeting, type Span } from './slide.ts';
import {
  corners,
  edgeLength,
  FOOTPRINTS,
  outward,
  type FootprintKind,
  type Side,
  type Tray,
} from './tray.ts';
import {
  nearest,
  OVERLAPPING,
  TOUCHING,
  type Facing,
  type Mil,
  type Permille,
  type Point,
  type Pose,
} from './measures.ts';

/** How a straight run forward ends. */
export interface Run {
  readonly contact: boolean;
  readonly length: Mil;
  /** What stopped it, by its place among the solid shapes. */
  readonly stoppedBy: number | null;
}

/** The run forward that brings a tray into contact with a target; Infinity if it runs past, or would be longer than `most`. */
const lengthToContact = (charger: Tray, target: Polygon, most: Mil): Mil => {
  if (offTheWay(charger, 'front', target, most)) return Infinity;
  const span = meeting(corners(charger), direction(charger.pose.facing), target, 0);
  if (span === null || span.to < 0) return Infinity;
  const length = Math.max(0, nearest(span.from));
  return length > most ? Infinity : length;
};

/** The run forward into contact, if it is no longer than `most` and nothing solid stops it; else null. */
export const runToContact = (
  charger: Tray,
  target: Polygon,
  solids: readonly Polygon[],
  most: Mil,
): Mil | null => {
  const length = lengthToContact(charger, target, most);
  return length < Infinity && isUnhindered(charger, length, solids) ? length : null;
};

const isUnhindered = (charger: Tray, length: Mil, solids: readonly Polygon[]): boolean =>
  solids.every((solid) => lengthUntilOn(charger, 'front', solid, length) >= length);

/**
 * A run of `total` straight forward. It ends in contact with the target, or 1" before the first solid shape (an enemy,
 * impassable terrain) it would run onto, or after its whole length.
 */
export const run = (charger: Tray, target: Polygon, total: Mil, solids: readonly Polygon[]): Run => {
  const contactAt = lengthToContact(charger, target, total + TOUCHING);
  const stops = solids.map((solid) => lengthUntilOn(charger, 'front', solid));
  const stop = Math.min(...stops);
  if (contactAt < Infinity && contactAt <= stop) {
    return { contact: true, length: Math.min(contactAt, total), stoppedBy: null };
  }
  const index = stops.indexOf(stop);
  const solid = solids[index];
  if (stop >= total || !solid) return { contact: false, length: total, stoppedBy: null };
  const length = Math.min(total, lengthUntilNear(charger, 'front', solid, KEEP_AWAY));
  return { contact: false, length, stoppedBy: index };
};

/** A pivot, and the run from there to contact. */
export interface Approach {
  readonly facing: Facing;
  readonly length: Mil;
}

/** The facings at which a point lies just at the left or at the right end of the charger's front. */
const facingsBeside = ({ kind, pose }: Tray, point: Point): readonly Facing[] => {
  const side = FOOTPRINTS[kind].width / 2;
  const x = point.x - pose.x;
  const y = point.y - pose.y;
  const square = x * x + y * y - side * side;
  if (square <= 0) return [];
  const ahead = Math.sqrt(square);
  const both = [
    heading(ahead * x - side * y, ahead * y + side * x),
    heading(ahead * x + side * y, ahead * y - side * x),
  ];
  return both.flatMap((facing) => [turn(facing, -1), facing, turn(facing, 1)]);
};

/** The corners of a shape, and the points of its edges right across from another point. */
const nearestPoints = (shape: Polygon, from: Point): Point[] => {
  const points = [...shape];
  let a = lastCorner(shape);
  for (const b of shape) {
    const [x, y] = [b.x - a.x, b.y - a.y];
    const part = ((from.x - a.x) * x + (from.y - a.y) * y) / (x * x + y * y);
    if (part > 0 && part < 1) points.push(pointBetween(a, b, part));
    a = b;
  }
  return points;
};

/** In which steps facings are tried for want of a better one: a tenth of a degree. */
const STEP: Facing = 10;
const DEGREE: Facing = 100;

/** The pivot straight at the middle of a target. */
export const facingMiddle = (charger: Tray, target: Polygon): Facing =>
  heading(
    target.reduce((sum, { x }) => sum + x, 0) / target.length - charger.pose.x,
    target.reduce((sum, { y }) => sum + y, 0) / target.length - charger.pose.y,
  );

/** Every tenth of a degree, up to a quarter turn off the target's middle, at which a run forward might meet the target. */
const facingsTowards = (charger: Tray, target: Polygon): Facing[] => {
  const middle = facingMiddle(charger, target);
  let [first, last] = [0, 0];
  for (const corner of target) {
    const beside = facingsBeside(charger, corner);
    // A corner as near as that can be met at any facing.
    if (beside.length === 0) [first, last] = [-QUARTER_TURN, QUARTER_TURN];
    for (const facing of beside) {
      const off = turn(facing - middle, HALF_TURN) - HALF_TURN;
      first = Math.min(first, off - DEGREE);
      last = Math.max(last, off + DEGREE);
    }
  }
  const facings: Facing[] = [];
  for (let off = -QUARTER_TURN; off < QUARTER_TURN; off += STEP)
    if (off >= first && off <= last) facings.push(turn(middle, off));
  return facings;
};

/** More than rounding can put between two points that are equally far away. */
const ABOUT: Mil = 10;

/**
 * The pivot with the shortest run into contact, so that the target stays in sight after the pivot and nothing solid
 * is in the way; null if there is none. Tried are the facings that bring a corner of the charger's front to the nearest
 * points of the target or just past a solid shape, the present facing, and every tenth of a degree. Runs longer than
 * `most` do not count, nor those that `mayRun` forbids.
 */
export const shortestApproach = (
  charger: Tray,
  target: Polygon,
  solids: readonly Polygon[],
  screens: readonly Polygon[],
  most: Mil = Infinity,
  mayRun: (pivoted: Tray, length: Mil) => boolean = () => true,
): Approach | null => {
  const possible = ({ facing, length }: Approach) => {
    const pivoted = pivot(charger, facing);
    return (
      isUnhindered(pivoted, length, solids) &&
      mayRun(pivoted, length) &&
      lineOfSight(pivoted, target, screens) !== null
    );
  };
  const byLength = (facings: readonly Facing[], atMost: Mil): Approach[] => {
    const found: Approach[] = [];
    for (const facing of facings) {
      const length = lengthToContact(pivot(charger, facing), target, atMost);
      if (length < Infinity) found.push({ facing, length });
    }
    return found.toSorted((a, b) => a.length - b.length);
  };

  // The shortest of all runs leads to the nearest point, if nothing stands in the way.
  const points = nearestPoints(target, charger.pose);
  const away = points.map((point) => lengthOf(charger.pose, point));
  const least = Math.min(...away) + ABOUT;
  const nearestOnes = points.filter((_, i) => (away[i] ?? Infinity) <= least);
  const [shortest] = byLength(
    nearestOnes.flatMap((point) => facingsBeside(charger, point)),
    most,
  );
  if (shortest && possible(shortest)) return shortest;
  const direct = points.flatMap((point) => facingsBeside(charger, point));
  if (byLength(direct, most).length === 0) return null;
  const pastSolids = solids.flatMap((solid) => solid.flatMap((corner) => facingsBeside(charger, corner)));
  const found = byLength([...direct, charger.pose.facing, ...pastSolids], most).find(possible);
  // Of all the others only those matter that are shorter still.
  const shorter = byLength(facingsTowards(charger, target), found ? found.length - 1 : most).find(possible);
  return shorter ?? found ?? null;
};

/** Can a tray stand aligned with a side of the target at an offset, clear of everything else? */
const isClear = (
  kind: FootprintKind,
  target: Tray,
  side: Side,
  offset: Mil,
  obstacles: readonly Polygon[],
) => {
  const shape = corners({ kind, pose: aligned(kind, target, side, offset) });
  return !obstacles.some((obstacle) => overlaps(shape, obstacle));
};

/**
 * Where along a side of the target a tray can stand aligned with at least half of the shorter edge in contact, clear
 * of everything else: spans of whole offsets.
 */
export const freeOffsets = (
  kind: FootprintKind,
  target: Tray,
  side: Side,
  obstacles: readonly Polygon[],
): readonly Span[] => {
  const along = direction(turn(target.pose.facing, outward(side) + QUARTER_TURN));
  const middle = corners({ kind, pose: aligned(kind, target, side, 0) });
  const most = Math.max(FOOTPRINTS[kind].width, edgeLength(target.kind, side)) / 2;
  let free: Span[] = [{ from: -most, to: most }];
  for (const obstacle of obstacles) {
    const taken = meeting(middle, along, obstacle, OVERLAPPING);
    if (!taken) continue;
    free = free.flatMap(({ from, to }) => [
      { from, to: Math.min(to, Math.floor(taken.from)) },
      { from: Math.max(from, Math.ceil(taken.to)), to },
    ]);
    free = free.filter(({ from, to }) => from <= to);
  }
  // The trays are rounded to whole mils at every offset, so the ends may need another mil.
  return free.flatMap((span) => {
    let { from, to } = span;
    while (from <= to && !isClear(kind, target, side, from, obstacles)) from++;
    while (from <= to && !isClear(kind, target, side, to, obstacles)) to--;
    return from <= to ? [{ from, to }] : [];
  });
};

/** 100% is centre to centre; 50% is shifted by half the charger's width. */
type Degree = 100 | 50;

export interface Alignment {
  readonly pose: Pose;
  readonly offset: Mil;
  readonly degree: Degree;
  /** How far it is from being aligned to just that degree. */
  readonly amiss: Mil;
  readonly share: Permille;
}

/**
 * How a charger can align with a side of its target: 100%, or 50% to either hand; or if there is no room for any of
 * these, as near as possible to either degree. The one nearest to where the charger stands comes first; none, if the
 * side has no room.
 */
export const alignments = (
  charger: Tray,
  target: Tray,
  side: Side,
  obstacles: readonly Polygon[],
): readonly Alignment[] => {
  const { kind } = charger;
  const { width } = FOOTPRINTS[kind];
  const at = (offset: Mil, degree: Degree): Alignment => {
    const amiss = degree === 100 ? Math.abs(offset) : Math.abs(Math.abs(offset) - width / 2);
    const share = contactShare(width, edgeLength(target.kind, side), offset);
    return { pose: aligned(kind, target, side, offset), offset, degree, amiss, share };
  };
  const byNearness = (found: readonly Alignment[]) =>
    found.toSorted((a, b) => lengthOf(charger.pose, a.pose) - lengthOf(charger.pose, b.pose));

  const exact = [at(0, 100), at(-width / 2, 50), at(width / 2, 50)];
  const clear = exact.filter(({ offset }) => isClear(kind, target, side, offset, obstacles));
  if (clear.length > 0) return byNearness(clear);
  const ends = freeOffsets(kind, target, side, obstacles).flatMap(({ from, to }) => [...new Set([from, to])]);
  return byNearness(
    [100 as const, 50 as const].flatMap((degree) => leastAmiss(ends.map((end) => at(end, degree)))),
  );
};

const leastAmiss = (options: readonly Alignment[]): readonly Alignment[] => {
  const least = Math.min(...options.map(({ amiss }) => amiss));
  return options.filter(({ amiss }) => amiss === least);
};
