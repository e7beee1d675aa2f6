// A polygon sliding along a straight line without turning: between which distances does it meet another one?
// The gap that each edge leaves grows or shrinks evenly along the way, so the answer needs no search.
import { UNIT } from './angles.ts';
import { lastCorner, leftOf, lengthOf, type Polygon } from './polygon.ts';
import type { Mil, Point } from './measures.ts';

/** From one distance along the way to another. Not rounded. */
export interface Span {
  readonly from: Mil;
  readonly to: Mil;
}

/**
 * Narrows a span to where every edge of `a` leaves a gap of at most `gap` to `b`, while `b` moves along the way (x, y).
 * Says whether anything is left of it.
 */
const narrow = (
  span: { from: Mil; to: Mil },
  a: Polygon,
  b: Polygon,
  x: number,
  y: number,
  gap: number,
): boolean => {
  let start = lastCorner(a);
  for (const end of a) {
    let least = Infinity;
    for (const corner of b) {
      const left = leftOf(start, end, corner);
      if (left < least) least = left;
    }
    const excess = gap === 0 ? least : least - gap * lengthOf(start, end);
    const growth = ((end.x - start.x) * y - (end.y - start.y) * x) / UNIT;
    if (growth > 0) span.to = Math.min(span.to, -excess / growth);
    else if (growth < 0) span.from = Math.max(span.from, -excess / growth);
    else if (excess > 0) return false;
    if (span.from > span.to) return false;
    start = end;
  }
  return true;
};

/**
 * The distances, forwards or backwards (negative) along a direction of length UNIT, at which the separation of the
 * moving polygon from the other is at most `gap`; a negative gap asks for that depth of overlap.
 */
export const meeting = (moving: Polygon, way: Point, other: Polygon, gap: number): Span | null => {
  const span = { from: -Infinity, to: Infinity };
  const met =
    narrow(span, moving, other, -way.x, -way.y, gap) && narrow(span, other, moving, way.x, way.y, gap);
  return met ? span : null;
};
