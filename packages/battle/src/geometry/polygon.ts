// Convex polygons, the shape of everything on the table. Corners run clockwise seen from above, so the
// inside lies to the right of every edge and the outside to the left. All points are whole mils.
//
// Measured lengths (separation, distance, inset) are rounded to the nearest mil, and rules compare the
// measured numbers: what a refusal shows is what was decided on.
import { nearest, nearestMil, permille, type Mil, type Permille, type Point } from './measures.ts';

export type Polygon = readonly Point[];

/** The points on and to the right of the line through `at` that runs `along`. */
export interface HalfPlane {
  readonly at: Point;
  readonly along: Point;
}

/** The part of the plane inside all of the half planes. */
export type Region = readonly HalfPlane[];

/** The corner where the edge to the first corner starts. */
export const lastCorner = (polygon: Polygon): Point => {
  const corner = polygon[polygon.length - 1];
  if (!corner) throw new RangeError('a polygon without corners');
  return corner;
};

/**
 * How far p lies to the left of the line from a to b, times the length of that line: positive on the left (outside,
 * if the line is an edge), zero on the line, negative on the right.
 */
export const leftOf = (a: Point, b: Point, p: Point): number =>
  (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);

export const vector = (a: Point, b: Point): Point => ({ x: b.x - a.x, y: b.y - a.y });

export const lengthOf = (a: Point, b: Point): number => {
  const x = b.x - a.x;
  const y = b.y - a.y;
  return Math.sqrt(x * x + y * y);
};

/** The point a part of the way from a to b, rounded to whole mils. */
export const pointBetween = (a: Point, b: Point, part: number): Point => ({
  x: nearestMil(a.x + (b.x - a.x) * part),
  y: nearestMil(a.y + (b.y - a.y) * part),
});

/** Twice the area. */
export const area2 = (polygon: Polygon): number => {
  let sum = 0;
  let from = lastCorner(polygon);
  for (const to of polygon) {
    sum += to.x * from.y - from.x * to.y;
    from = to;
  }
  return sum;
};

/** The smallest convex polygon around the points; its corners are some of them. */
export const hull = (points: Polygon): Polygon => {
  const sorted = fromWestToEast(points);
  const upper = chain(sorted);
  const lower = chain(sorted.toReversed());
  return [...upper.slice(0, -1), ...lower.slice(0, -1)];
};

/** There are never many: each is put in its place among those before it. */
const fromWestToEast = (points: Polygon): Point[] => {
  const sorted = points.slice();
  for (let i = 1; i < sorted.length; i++) {
    const point = sorted[i];
    if (!point) break;
    let at = i;
    for (let before = sorted[at - 1]; before && isWestOf(point, before); before = sorted[at - 1]) {
      sorted[at] = before;
      at -= 1;
    }
    sorted[at] = point;
  }
  return sorted;
};

const isWestOf = (a: Point, b: Point): boolean => a.x < b.x || (a.x === b.x && a.y < b.y);

/** The points one passes walking along `sorted` and turning right only. */
const chain = (sorted: Polygon): Point[] => {
  const walked: Point[] = [];
  for (const point of sorted) {
    let b = walked[walked.length - 1];
    for (
      let a = walked[walked.length - 2];
      a && b && leftOf(a, b, point) >= 0;
      a = walked[walked.length - 2]
    ) {
      walked.pop();
      b = a;
    }
    walked.push(point);
  }
  return walked;
};

/** An edge of a that has all of b on its outside, as a vector; null if there is none. */
export const partingEdge = (a: Polygon, b: Polygon): Point | null => {
  let from = lastCorner(a);
  for (const to of a) {
    if (allOutside(from, to, b)) return vector(from, to);
    from = to;
  }
  return null;
};

const allOutside = (from: Point, to: Point, shape: Polygon): boolean => {
  for (const corner of shape) if (leftOf(from, to, corner) < 0) return false;
  return true;
};

/** Have the polygons no more than their borders in common? */
export const apart = (a: Polygon, b: Polygon): boolean => (partingEdge(a, b) ?? partingEdge(b, a)) !== null;

/** The widest gap that any edge of a leaves to b; if none does, how deep b reaches behind the least pierced (negative). */
const gapBefore = (a: Polygon, b: Polygon): number => {
  let widest = -Infinity;
  let from = lastCorner(a);
  for (const to of a) {
    let least = Infinity;
    for (const corner of b) {
      const left = leftOf(from, to, corner);
      if (left < least) least = left;
    }
    const gap = least / lengthOf(from, to);
    if (gap > widest) widest = gap;
    from = to;
  }
  return widest;
};

/** How far apart two polygons are, seen along their edges; negative is the depth to which they overlap. */
export const separation = (a: Polygon, b: Polygon): Mil =>
  nearest(Math.max(gapBefore(a, b), gapBefore(b, a)));

const squareToEdge = (p: Point, a: Point, b: Point): number => {
  const edgeX = b.x - a.x;
  const edgeY = b.y - a.y;
  const x = p.x - a.x;
  const y = p.y - a.y;
  const along = edgeX * x + edgeY * y;
  if (along <= 0) return x * x + y * y;
  const square = edgeX * edgeX + edgeY * edgeY;
  if (along >= square) return (p.x - b.x) ** 2 + (p.y - b.y) ** 2;
  const across = edgeX * y - edgeY * x;
  return (across * across) / square;
};

const squareToBorder = (polygon: Polygon, point: Point): number => {
  let least = Infinity;
  let from = lastCorner(polygon);
  for (const to of polygon) {
    const square = squareToEdge(point, from, to);
    if (square < least) least = square;
    from = to;
  }
  return least;
};

/** The shortest distance between two polygons: 0 if they touch or overlap. */
export const distance = (a: Polygon, b: Polygon): Mil => {
  if (!apart(a, b)) return 0;
  let least = Infinity;
  for (const corner of a) least = Math.min(least, squareToBorder(b, corner));
  for (const corner of b) least = Math.min(least, squareToBorder(a, corner));
  return nearest(Math.sqrt(least));
};

/** The shortest distance from a point to a polygon: 0 if it lies inside. */
export const distanceToPoint = (polygon: Polygon, point: Point): Mil =>
  gapToPoint(polygon, point) <= 0 ? 0 : nearest(Math.sqrt(squareToBorder(polygon, point)));

/** How deep a point lies inside a polygon: the distance to the nearest edge, negative if it lies outside that edge. */
export const inset = (polygon: Polygon, point: Point): Mil => nearest(-gapToPoint(polygon, point));

/** The gap that some edge of a polygon leaves to a point; if none does, how deep it lies behind the nearest (negative). */
const gapToPoint = (polygon: Polygon, point: Point): number => {
  let widest = -Infinity;
  let from = lastCorner(polygon);
  for (const to of polygon) {
    const gap = leftOf(from, to, point) / lengthOf(from, to);
    if (gap > widest) widest = gap;
    from = to;
  }
  return widest;
};

/** How far the outermost corner of a polygon sticks out of another one: 0 or less if it lies wholly inside. */
export const overhang = (polygon: Polygon, zone: Polygon): Mil =>
  polygon.reduce((most, corner) => Math.max(most, 0 - inset(zone, corner)), -Infinity);

/** The part of a polygon inside a half plane: the polygon itself, if all of it is. */
const clipBy = (polygon: Polygon, { at, along }: HalfPlane): Polygon => {
  const left = (p: Point) => along.x * (p.y - at.y) - along.y * (p.x - at.x);
  if (polygon.every((corner) => left(corner) <= 0)) return polygon;
  const kept: Point[] = [];
  let from = lastCorner(polygon);
  let fromLeft = left(from);
  for (const to of polygon) {
    const toLeft = left(to);
    if ((fromLeft < 0 && toLeft > 0) || (fromLeft > 0 && toLeft < 0)) {
      kept.push(pointBetween(from, to, fromLeft / (fromLeft - toLeft)));
    }
    if (toLeft <= 0) kept.push(to);
    from = to;
    fromLeft = toLeft;
  }
  return kept;
};

/** The part of a polygon inside a region; no corners if there is none. Where it is cut, it is off by half a mil at most. */
export const clip = (polygon: Polygon, region: Region): Polygon => region.reduce(clipBy, polygon);

/** How much of a polygon's area lies inside a region. */
export const shareIn = (polygon: Polygon, region: Region): Permille => {
  const part = clip(polygon, region);
  return part.length === 0 ? 0 : permille(area2(part), area2(polygon));
};
