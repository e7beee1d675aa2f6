// Moving a tray: pivots, and straight moves in one of the four directions of its own sides (a maneuver and a march
// go forward, a shift and a retreat may go any of the four). What may be crossed and where a move may end is for
// the rules; here are the measured facts they judge by.
import { direction, oriented, turn, UNIT } from './angles.ts';
import { apart, distance, overhang, separation, type Polygon } from './polygon.ts';
import { meeting } from './slide.ts';
import { tableTop, type Battlefield } from './battlefield.ts';
import { corners, edgeLength, outward, reachTo, SIDES, type Side, type Tray } from './tray.ts';
import { inches, OVERLAPPING, TOUCHING, type Facing, type Mil, type Point } from './measures.ts';

/** A unit never ends a move closer than this to an enemy, unless it charges. */
export const KEEP_AWAY: Mil = inches(1);

/** Rotates a tray around its centre. */
export const pivot = ({ kind, pose }: Tray, facing: Facing): Tray => ({
  kind,
  pose: { x: pose.x, y: pose.y, facing: turn(facing) },
});

/** Moves a tray straight over one of its sides. */
export const moved = ({ kind, pose }: Tray, over: Side, length: Mil): Tray => {
  const { x, y } = oriented(0, length, turn(pose.facing, outward(over)));
  return { kind, pose: { x: pose.x + x, y: pose.y + y, facing: pose.facing } };
};

/**
 * All the ground a tray covers while it moves straight: the leading edge where it ends, the trailing edge where it
 * starts, and on either hand the corner that sticks out, as rounding tilts the tray a little against its way.
 */
export const sweep = (tray: Tray, over: Side, length: Mil): Polygon => {
  const shape = corners(tray);
  const { x, y } = oriented(0, length, turn(tray.pose.facing, outward(over)));
  const nth = (index: number): Point => shape[(SIDES.indexOf(over) + index) % 4] ?? shape[0];
  const [leftAhead, rightAhead, rightBehind, leftBehind] = [nth(0), nth(1), nth(2), nth(3)];
  const tilt = (leftAhead.x - leftBehind.x) * y - (leftAhead.y - leftBehind.y) * x;
  const end = (corner: Point): Point => ({ x: corner.x + x, y: corner.y + y });
  if (tilt === 0) return [end(leftAhead), end(rightAhead), rightBehind, leftBehind];
  const rightmost = tilt < 0 ? end(rightBehind) : rightAhead;
  const leftmost = tilt < 0 ? leftAhead : end(leftBehind);
  return [end(leftAhead), end(rightAhead), rightmost, rightBehind, leftBehind, leftmost];
};

/** The part of that ground which the tray does not cover already: what lies before its leading edge. */
export const ahead = (tray: Tray, over: Side, length: Mil): Polygon => {
  const shape = corners(tray);
  const { x, y } = oriented(0, length, turn(tray.pose.facing, outward(over)));
  const nth = (index: number): Point => shape[(SIDES.indexOf(over) + index) % 4] ?? shape[0];
  const [left, right] = [nth(0), nth(1)];
  return [{ x: left.x + x, y: left.y + y }, { x: right.x + x, y: right.y + y }, right, left];
};

/** Something stood on or crossed: its place in the list that was asked about, and how deep. */
export interface Obstruction {
  readonly index: number;
  readonly depth: Mil;
}

/** Which of the others a shape lies over: the ground of a move, or the tray at its end. */
export const obstructions = (shape: Polygon, others: readonly Polygon[]): readonly Obstruction[] => {
  const found: Obstruction[] = [];
  others.forEach((other, index) => {
    const depth = apart(shape, other) ? 0 : -separation(shape, other);
    if (depth > TOUCHING) found.push({ index, depth });
  });
  return found;
};

/** A neighbour: its place in the list that was asked about, and how far away it is. */
export interface Neighbour {
  readonly index: number;
  readonly distance: Mil;
}

/** Which of the others are nearer to a shape than they should be. */
export const neighbours = (shape: Polygon, others: readonly Polygon[], within: Mil): readonly Neighbour[] => {
  const found: Neighbour[] = [];
  others.forEach((other, index) => {
    // The separation is never more than the distance, and quicker to find.
    if (separation(shape, other) >= within) return;
    const away = distance(shape, other);
    if (away < within) found.push({ index, distance: away });
  });
  return found;
};

/** Everything a tray may not stand on or near. */
export interface Surroundings {
  readonly table: Battlefield;
  readonly enemies: readonly Polygon[];
  /** Friends, impassable terrain. */
  readonly obstacles: readonly Polygon[];
}

/** What is wrong with where a tray ends its move: nothing, if it is not off the table and both lists are empty. */
export interface Standing {
  /** How far it sticks out over the edge of the table; 0 if it does not. */
  readonly offTable: Mil;
  readonly onObstacles: readonly Obstruction[];
  readonly nearEnemies: readonly Neighbour[];
}

export const standing = (tray: Tray, { table, enemies, obstacles }: Surroundings): Standing => {
  const shape = corners(tray);
  const out = overhang(shape, tableTop(table));
  return {
    offTable: out > TOUCHING ? out : 0,
    onObstacles: obstructions(shape, obstacles),
    nearEnemies: neighbours(shape, enemies, KEEP_AWAY),
  };
};

/** Rounding tilts the edges of a tray by a mil or so; over the whole length of a table that makes less than this. */
const TILT: Mil = 50;

/** Whether a shape surely lies beside or behind the way of a tray, or further on than `most`: a quick first look. */
export const offTheWay = (
  { kind, pose }: Tray,
  over: Side,
  other: Polygon,
  most: Mil = Infinity,
): boolean => {
  const way = direction(turn(pose.facing, outward(over)));
  let [leftmost, rightmost, first, last] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const corner of other) {
    const x = corner.x - pose.x;
    const y = corner.y - pose.y;
    const right = (x * way.y - y * way.x) / UNIT;
    const forward = (x * way.x + y * way.y) / UNIT;
    if (right < leftmost) leftmost = right;
    if (right > rightmost) rightmost = right;
    if (forward < first) first = forward;
    if (forward > last) last = forward;
  }
  const half = edgeLength(kind, over) / 2 + TILT;
  const reach = reachTo(kind, over) + TILT;
  return leftmost > half || rightmost < -half || last < -reach || first > reach + most;
};

/**
 * How far a tray can move straight before it runs onto another shape; Infinity if that is not on its way, or surely
 * further on than `most`.
 */
export const lengthUntilOn = (tray: Tray, over: Side, other: Polygon, most: Mil = Infinity): Mil => {
  if (offTheWay(tray, over, other, most)) return Infinity;
  const way = direction(turn(tray.pose.facing, outward(over)));
  const span = meeting(corners(tray), way, other, OVERLAPPING);
  if (span === null || span.to < 0) return Infinity;
  // A pivot may have left it on the shape: then it can move off it, but not further onto it.
  if (span.from < 0 && obstructions(ahead(tray, over, Math.ceil(span.to)), [other]).length === 0)
    return Infinity;
  return Math.max(0, Math.floor(span.from));
};

/** How far a tray that would end on another shape can move and still be `gap` away from it; 0 if it starts nearer. */
export const lengthUntilNear = (tray: Tray, over: Side, other: Polygon, gap: Mil): Mil => {
  const clear = (length: Mil) => distance(corners(moved(tray, over, length)), other) >= gap;
  let low = 0;
  let high = lengthUntilOn(tray, over, other);
  if (high === Infinity) return high;
  // On the way to contact the distance only shrinks.
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (clear(middle)) low = middle;
    else high = middle;
  }
  return low;
};
