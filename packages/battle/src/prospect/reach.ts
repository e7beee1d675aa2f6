/**
 * Where a motion can end at all, to be drawn: the outline of where the middle of the tray can get, the lanes of a move
 * straight over its sides, or the places on the table where a piece may be set.
 */
import { checkPath, groundOf } from '../actions/moves.ts';
import { direction, turn, UNIT } from '../geometry/angles.ts';
import { BATTLEFIELD } from '../geometry/battlefield.ts';
import { inches, type Facing, type Mil, type Point, type Pose } from '../geometry/measures.ts';
import { moved, pivot } from '../geometry/movement.ts';
import type { Polygon } from '../geometry/polygon.ts';
import type { Side } from '../geometry/tray.ts';
import type { BattleState } from '../state.ts';
import { mustUnit, trayOf } from '../units/units.ts';
import type { Motion } from './motion.ts';
import type { Check } from './nearest-pose.ts';

export interface Lane {
  readonly over: Side;
  readonly length: Mil;
  readonly ground: Polygon;
}

/** Places in a row from west to east where the middle of a piece may lie. */
export interface Run {
  readonly y: Mil;
  readonly from: Mil;
  readonly to: Mil;
}

export type Reach =
  | { readonly kind: 'spot' }
  | { readonly kind: 'outline'; readonly outline: Polygon }
  | { readonly kind: 'lanes'; readonly lanes: readonly Lane[] };

const DIRECTIONS = 72;
const EXACT = 20;
const BACK = inches(0.25);
const FACINGS: readonly Facing[] = [0, 9_000, 4_500, 13_500];

/** The greatest length up to `most` that is free, if all shorter ones are. */
function longest(most: Mil, isFree: (length: Mil) => boolean): Mil {
  if (isFree(most)) return most;
  let [low, high] = [0, most];
  while (high - low > EXACT) {
    const middle = Math.floor((low + high) / 2);
    if (isFree(middle)) low = middle;
    else high = middle;
  }
  return low;
}

function* outlineOf(
  s: BattleState,
  motion: Extract<Motion, { way: 'pivot-and-forward' }>,
  check: Check,
): Generator<null, Polygon> {
  if (motion.piece.kind !== 'unit') return [];
  const unit = mustUnit(s, motion.piece.id);
  const stands = (end: Pose): boolean =>
    FACINGS.some((by) => {
      const refusal = check({ ...end, facing: turn(end.facing, by) });
      // A friend in the way is plain to see, and often makes room before long.
      return refusal === null || refusal.rule === 'battle/move/no-overlap';
    });
  const outline: Point[] = [];
  for (let i = 0; i < DIRECTIONS; i++) {
    const tray = pivot(trayOf(unit), (36_000 / DIRECTIONS) * i);
    const isFree = (length: Mil): boolean =>
      checkPath(s, unit, { tray, over: 'front', length }, motion.most, '', motion.passes) === null;
    let length = longest(motion.most, isFree);
    while (length > 0 && !stands(moved(tray, 'front', length).pose)) length = Math.max(0, length - BACK);
    const { x, y } = direction(tray.pose.facing);
    outline.push({
      x: Math.round(motion.from.x + (length * x) / UNIT),
      y: Math.round(motion.from.y + (length * y) / UNIT),
    });
    yield null;
  }
  return outline;
}

function lanesOf(s: BattleState, motion: Extract<Motion, { way: 'straight' }>): Lane[] {
  if (motion.piece.kind !== 'unit') return [];
  const unit = mustUnit(s, motion.piece.id);
  const tray = trayOf(unit);
  return motion.over.map((over) => {
    const isFree = (length: Mil): boolean =>
      checkPath(s, unit, { tray, over, length }, motion.most, '', motion.passes) === null;
    const length = longest(motion.most, isFree);
    return { over, length, ground: groundOf({ tray, over, length }) };
  });
}

/** How far a move gets, found step by step; null for a piece that is placed, which `placesFor` looks at. */
export function* reachOf(s: BattleState, motion: Motion, check: Check): Generator<null, Reach | null> {
  switch (motion.way) {
    case 'on-the-spot':
      return { kind: 'spot' };
    case 'straight':
      return { kind: 'lanes', lanes: lanesOf(s, motion) };
    case 'pivot-and-forward':
      return { kind: 'outline', outline: yield* outlineOf(s, motion, check) };
    case 'placed':
      return null;
  }
}

/** How close to each other places are looked at: a token is small, and often near something. */
export const PLACES_APART: Readonly<Record<Motion['piece']['kind'], Mil>> = {
  unit: inches(0.75),
  terrain: inches(0.75),
  token: inches(0.5),
};

/** Where a piece with this facing may be placed, row by row from the south: whoever asks may stop in between. */
export function* placesFor(motion: Motion, facing: Facing, check: Check): Generator<readonly Run[], void> {
  const apart = PLACES_APART[motion.piece.kind];
  for (let y = 0; y <= BATTLEFIELD.depth; y += apart) {
    const row: Run[] = [];
    let from: Mil | null = null;
    for (let x = 0; x <= BATTLEFIELD.width + apart; x += apart) {
      const free = x <= BATTLEFIELD.width && check({ x, y, facing }) === null;
      if (free) from ??= x;
      else if (from !== null) {
        row.push({ y, from, to: x - apart });
        from = null;
      }
    }
    yield row;
  }
}
