// Moving a tray: pivots, and straight moves in one of the four directions of its own sides (a maneuver and a march
// go forward, a shift and a retreat may go any of the four). What may be crossed and where a move may end is for
// the rules; here are the measured facts they judge by.
import { direction, oriented, turn } from './angles.ts';
import { apart, distance, hull, overhang, separation, type Polygon } from './polygon.ts';
import { meeting } from './slide.ts';
import { tableTop, type Table } from './table.ts';
import { corners, outward, type Side, type Tray } from './tray.ts';
import { inches, OVERLAPPING, TOUCHING, type Facing, type Mil } from './units.ts';

/** A unit never ends a move closer than this to an enemy, unless it charges. */
export const KEEP_AWAY: Mil = inches(1);

/** Rotates a tray around its centre. */
export const pivot = (tray: Tray, facing: Facing): Tray => ({
  ...tray,
  pose: { ...tray.pose, facing: turn(facing) },
});

/** Moves a tray straight over one of its sides. */
export const moved = (tray: Tray, over: Side, length: Mil): Tray => {
  const { x, y } = oriented(0, length, turn(tray.pose.facing, outward(over)));
  return { ...tray, pose: { ...tray.pose, x: tray.pose.x + x, y: tray.pose.y + y } };
};

/** All the ground a tray covers while it moves straight. */
export const sweep = (tray: Tray, over: Side, length: Mil): Polygon =>
  hull([...corners(tray), ...corners(moved(tray, over, length))]);

/** Something stood on or crossed: its place in the list that was asked about, and how deep. */
export interface Obstruction {
  readonly index: number;
  readonly depth: Mil;
}

/** Which of the others a shape lies over: the ground of a move, or the tray at its end. */
export const obstructions = (shape: Polygon, others: readonly Polygon[]): readonly Obstruction[] =>
  others.flatMap((other, index) => {
    if (apart(shape, other)) return [];
    const depth = -separation(shape, other);
    return depth > TOUCHING ? [{ index, depth }] : [];
  });

/** A neighbour: its place in the list that was asked about, and how far away it is. */
export interface Neighbour {
  readonly index: number;
  readonly distance: Mil;
}

/** Which of the others are nearer to a shape than they should be. */
export const neighbours = (shape: Polygon, others: readonly Polygon[], within: Mil): readonly Neighbour[] =>
  others.flatMap((other, index) => {
    // The separation is never more than the distance, and quicker to find.
    if (separation(shape, other) >= within) return [];
    const away = distance(shape, other);
    return away < within ? [{ index, distance: away }] : [];
  });

/** Everything a tray may not stand on or near. */
export interface Surroundings {
  readonly table: Table;
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

/** How far a tray can move straight before it stands on another shape; Infinity if that is not on its way. */
export const lengthUntilOn = (tray: Tray, over: Side, other: Polygon): Mil => {
  const way = direction(turn(tray.pose.facing, outward(over)));
  const span = meeting(corners(tray), way, other, OVERLAPPING);
  return span === null || span.to < 0 ? Infinity : Math.max(0, Math.floor(span.from));
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
