// Plane geometry for drawing the map. A ring is a closed polygon whose last point is not repeated.
// Only sums, products and square roots, so that every machine draws the same map.

export type Point = readonly [x: number, y: number];

export function distance(a: Point, b: Point): number {
  return Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2);
}

/** The stretches between consecutive points of a polyline. */
export function segments(line: readonly Point[]): [Point, Point][] {
  const found: [Point, Point][] = [];
  let from: Point | undefined;
  for (const to of line) {
    if (from) found.push([from, to]);
    from = to;
  }
  return found;
}

export function lineLength(line: readonly Point[]): number {
  return segments(line).reduce((sum, [a, b]) => sum + distance(a, b), 0);
}

/** The point at a share (0 to 1) of the way along a polyline, and the direction there. */
export function along(line: readonly Point[], share: number): { at: Point; direction: Point } {
  let left = lineLength(line) * share;
  for (const [a, b] of segments(line)) {
    const long = distance(a, b);
    if (left <= long) {
      const part = left / long;
      return {
        at: [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part],
        direction: [(b[0] - a[0]) / long, (b[1] - a[1]) / long],
      };
    }
    left -= long;
  }
  throw new Error('a share of a line is between 0 and 1');
}

function side(a: Point, b: Point, p: Point): number {
  return Math.sign((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]));
}

function within(a: Point, b: Point, p: Point): boolean {
  return (
    Math.min(a[0], b[0]) <= p[0] &&
    p[0] <= Math.max(a[0], b[0]) &&
    Math.min(a[1], b[1]) <= p[1] &&
    p[1] <= Math.max(a[1], b[1])
  );
}

/** Whether two stretches have a point in common. */
export function touch(a: Point, b: Point, c: Point, d: Point): boolean {
  const [c1, c2, a1, a2] = [side(a, b, c), side(a, b, d), side(c, d, a), side(c, d, b)];
  if (c1 * c2 < 0 && a1 * a2 < 0) return true;
  return (
    (c1 === 0 && within(a, b, c)) ||
    (c2 === 0 && within(a, b, d)) ||
    (a1 === 0 && within(c, d, a)) ||
    (a2 === 0 && within(c, d, b))
  );
}

/** Whether a point lies inside an area of one or more rings (a ring inside another is a hole). */
export function inside(rings: readonly (readonly Point[])[], [x, y]: Point): boolean {
  let odd = false;
  for (const ring of rings) {
    let previous = ring.at(-1);
    for (const point of ring) {
      if (previous && point[1] > y !== previous[1] > y) {
        const cut = point[0] + ((y - point[1]) / (previous[1] - point[1])) * (previous[0] - point[0]);
        if (x < cut) odd = !odd;
      }
      previous = point;
    }
  }
  return odd;
}

export function distanceToSegment(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const square = dx * dx + dy * dy;
  const part = square === 0 ? 0 : ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / square;
  const share = Math.max(0, Math.min(1, part));
  return distance(p, [a[0] + share * dx, a[1] + share * dy]);
}

/** How far a point is from the edge of an area: positive inside it, negative outside. */
export function clearance(rings: readonly (readonly Point[])[], p: Point): number {
  let nearest = Infinity;
  for (const ring of rings) {
    const [first] = ring;
    for (const [a, b] of segments(first ? [...ring, first] : ring)) {
      nearest = Math.min(nearest, distanceToSegment(p, a, b));
    }
  }
  return inside(rings, p) ? nearest : -nearest;
}
