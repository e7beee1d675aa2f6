// Line of sight: a straight line from any point of the viewer's front edge to any part of the target in the
// viewer's front arc, that crosses nothing which blocks sight. Grazing a blocker does not break the line.
//
// If any such line exists, it can be shifted and turned, staying free, until it grazes two corners of different
// shapes: the front edge, the target, a blocker. So trying the lines through all such pairs of corners decides,
// on whole numbers. Only what lies in the corridor between front edge and target matters.
import { arc } from './arcs.ts';
import {
  apart,
  clip,
  distanceToPoint,
  hull,
  lastCorner,
  leftOf,
  lengthOf,
  partingEdge,
  pointBetween,
  vector,
  type HalfPlane,
  type Polygon,
  type Region,
} from './polygon.ts';
import { corners, FOOTPRINTS, pointAt, type Tray } from './tray.ts';
import { TOUCHING, type Mil, type Point } from './measures.ts';

/** One free line, for show: its ends are rounded to whole mils. */
export interface SightLine {
  readonly from: Point;
  readonly to: Point;
}

/** Something between viewer and target: all of it lies on the left of the border, all of the target on the right. */
interface Blocker {
  readonly shape: Polygon;
  readonly border: Point;
}

/** A corner of a shape with the corners before and after it. */
interface Bend {
  readonly before: Point;
  readonly at: Point;
  readonly after: Point;
}

/** How much wider than the front edge the corridor begins: lines may leave at a flat angle. */
const BESIDE: Mil = 50;

const opposite = ({ x, y }: Point): Point => ({ x: 0 - x, y: 0 - y });

/** The part of a shape inside a region; null if nothing is left. */
const cut = (shape: Polygon, region: Region): Polygon | null => {
  const clipped = clip(shape, region);
  if (clipped === shape) return shape;
  // The rounding of a cut point may have dented an edge.
  const part = hull(clipped);
  return part.length >= 3 ? part : null;
};

const bends = (shape: Polygon): readonly Bend[] =>
  shape.map((at, i) => ({
    before: shape[i - 1] ?? lastCorner(shape),
    at,
    after: shape[i + 1] ?? shape[0] ?? at,
  }));

const edges = (shape: Polygon): Region =>
  bends(shape).map(({ before, at }) => ({ at: before, along: vector(before, at) }));

const holds = (shape: Polygon, point: Point): boolean => {
  let from = lastCorner(shape);
  for (const to of shape) {
    if (leftOf(from, to, point) > 0) return false;
    from = to;
  }
  return true;
};

/** Does a shape reach further into a half plane than rounding may have put it? */
const reachesInto = (shape: Polygon, { at, along }: HalfPlane): boolean => {
  const least = TOUCHING * lengthOf({ x: 0, y: 0 }, along);
  return shape.some((corner) => along.y * (corner.x - at.x) - along.x * (corner.y - at.y) > least);
};

/** The part of a target in the front arc of a viewer; null if there is none. */
export const partInFront = (viewer: Tray, target: Polygon): Polygon | null => {
  const [frontLeft, frontRight] = corners(viewer);
  const region = [{ at: frontRight, along: vector(frontRight, frontLeft) }, ...arc(viewer, 'front')];
  const part = cut(target, region);
  return part && region.every((plane) => reachesInto(part, plane)) ? part : null;
};

/** What of a screen stands in the corridor, parted from the target. */
const blockersFrom = (screen: Polygon, front: HalfPlane, corridor: Polygon, target: Polygon): Blocker[] => {
  if (apart(corridor, screen)) return [];
  const shape = cut(screen, [front]);
  if (!shape) return [];
  const edge = partingEdge(target, shape);
  if (edge) return [{ shape, border: edge }];
  const ownEdge = partingEdge(shape, target);
  if (ownEdge) return [{ shape, border: opposite(ownEdge) }];
  // They overlap, as when the target stands in the terrain: only the parts outside the target stand between.
  return edges(target).flatMap(({ at, along }) => {
    const outside = cut(shape, [{ at, along: opposite(along) }]);
    return outside ? [{ shape: outside, border: along }] : [];
  });
};

const [LEFT, RIGHT, ON] = [1, 2, 4];

/** On which sides of a line the corners of a shape lie. */
const sides = (shape: Polygon, at: Point, along: Point): number => {
  let found = 0;
  for (const { x, y } of shape) {
    const left = along.x * (y - at.y) - along.y * (x - at.x);
    found |= left > 0 ? LEFT : left < 0 ? RIGHT : ON;
  }
  return found;
};

const meets = (shape: Polygon, at: Point, along: Point): boolean => {
  const found = sides(shape, at, along);
  return found !== LEFT && found !== RIGHT;
};

const blocks = ({ shape, border }: Blocker, at: Point, along: Point): boolean =>
  border.x * along.y - border.y * along.x < 0 &&
  (sides(shape, at, along) & (LEFT | RIGHT)) === (LEFT | RIGHT);

/** Does a line through a corner touch its shape without crossing it? */
const grazes = ({ before, at, after }: Bend, along: Point): boolean => {
  const a = along.x * (before.y - at.y) - along.y * (before.x - at.x);
  const b = along.x * (after.y - at.y) - along.y * (after.x - at.x);
  return (a >= 0 && b >= 0) || (a <= 0 && b <= 0);
};

/** The first point of a shape on a line that meets it. */
const entry = (shape: Polygon, at: Point, along: Point): Point => {
  const left = ({ x, y }: Point) => along.x * (y - at.y) - along.y * (x - at.x);
  const ahead = ({ x, y }: Point) => along.x * (x - at.x) + along.y * (y - at.y);
  let first: Point | null = null;
  let from = lastCorner(shape);
  for (const to of shape) {
    const [a, b] = [left(from), left(to)];
    if ((a <= 0 && b >= 0) || (a >= 0 && b <= 0)) {
      const crossing = pointBetween(from, to, a === b ? 0 : a / (a - b));
      if (!first || ahead(crossing) < ahead(first)) first = crossing;
    }
    from = to;
  }
  return first ?? from;
};

/** Where a target ahead touches the front edge, if it does. */
const contactPoint = (edge: readonly [Point, Point], part: Polygon): Point | undefined => {
  const [from, to] = edge;
  const near = (TOUCHING + 1) * lengthOf(from, to);
  if (part.every((corner) => leftOf(from, to, corner) > near)) return undefined;
  return (
    edge.find((end) => distanceToPoint(part, end) <= TOUCHING) ??
    part.find((corner) => distanceToPoint(edge, corner) <= TOUCHING)
  );
};

/** A free line from a viewer to a target past everything that blocks sight (units, some terrain); null if there is none. */
export const lineOfSight = (viewer: Tray, target: Polygon, screens: readonly Polygon[]): SightLine | null => {
  const part = partInFront(viewer, target);
  if (!part) return null;
  const [frontLeft, frontRight] = corners(viewer);
  const edge = [frontLeft, frontRight] as const;
  const touched = contactPoint(edge, part);
  if (touched) return { from: touched, to: touched };
  // What blocks is looked at from a little behind the front edge, so that what stands on the edge still covers it after
  // rounding; and the corridor begins a little further back, so that it holds the corners of what is cut off there.
  const { width, depth } = FOOTPRINTS[viewer.kind];
  const behind = (right: Mil, back: Mil) => pointAt(viewer.pose, right, depth / 2 - back);
  const front = { at: behind(0, 2 * TOUCHING), along: vector(frontRight, frontLeft) };
  const rear = [-width / 2 - BESIDE, width / 2 + BESIDE].map((right) => behind(right, 4 * TOUCHING));
  const corridor = hull([...rear, ...edge, ...part]);
  const blockers = screens.flatMap((screen) => blockersFrom(screen, front, corridor, part));

  const free = (one: Bend, other: Bend): SightLine | null => {
    const { at } = one;
    const along = vector(at, other.at);
    if (!grazes(one, along) || !grazes(other, along)) return null;
    const ahead = along.x * front.along.y - along.y * front.along.x;
    if (ahead === 0) return null;
    const line = ahead > 0 ? along : opposite(along);
    if (!meets(edge, at, line) || !meets(part, at, line)) return null;
    for (const blocker of blockers) if (blocks(blocker, at, line)) return null;
    return { from: entry(edge, at, line), to: entry(part, at, line) };
  };

  // Each shape is paired with those before it.
  const earlier: Bend[] = [];
  for (const shape of [edge, part, ...blockers.map((blocker) => blocker.shape)]) {
    const own = bends(shape).filter(({ at }) => holds(corridor, at));
    for (const one of own) {
      for (const other of earlier) {
        const line = free(one, other);
        if (line) return line;
      }
    }
    earlier.push(...own);
  }
  return null;
};
