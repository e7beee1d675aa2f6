// A polygon sliding along a straight line without turning: between which distances does it meet another one?
// The gap that each edge leaves grows or shrinks evenly along the way, so the answer needs no search.
import { UNIT } from './angles.ts';
import { lastCorner, leftOf, lengthOf, type Polygon } from './polygon.ts';
import type { Mil, Point } from './units.ts';

/** From one distance along the way to another. Not rounded. */
export interface Span {
  readonly from: Mil;
  readonly to: Mil;
}

/** The span in which every edge of `a` leaves a gap of at most `gap` to `b`, while `b` moves along `way`. */
const within = (a: Polygon, b: Polygon, way: Point, gap: number): Span | null => {
  let from = -Infinity;
  let to = Infinity;
  let start = lastCorner(a);
  for (const end of a) {
    let least = Infinity;
    for (const corner of b) {
      const left = leftOf(start, end, corner);
      if (left < least) least = left;
    }
    const excess = least - gap * lengthOf(start, end);
    const growth = ((end.x - start.x) * way.y - (end.y - start.y) * way.x) / UNIT;
    if (growth > 0) to = Math.min(to, -excess / growth);
    else if (growth < 0) from = Math.max(from, -excess / growth);
    else if (excess > 0) return null;
    start = end;
  }
  return { from, to };
};

/**
 * The distances, forwards or backwards (negative) along a direction of length UNIT, at which the separation of the
 * moving polygon from the other is at most `gap`; a negative gap asks for that depth of overlap.
 */
export const meeting = (moving: Polygon, way: Point, other: Polygon, gap: number): Span | null => {
  const there = within(other, moving, way, gap);
  const back = within(moving, other, { x: -way.x, y: -way.y }, gap);
  if (!there || !back) return null;
  const span = { from: Math.max(there.from, back.from), to: Math.min(there.to, back.to) };
  return span.from <= span.to ? span : null;
};
