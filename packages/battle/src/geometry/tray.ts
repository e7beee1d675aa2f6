// The trays units stand on, and how a shape is laid on the table. This is the one place where coordinates
// of a turned shape are rounded to whole mils: everything else works on the corners made here.
//
// A tray has four sides, named clockwise; each is an edge of the tray and the arc beyond that edge.
import { direction, oriented, orientedBy, QUARTER_TURN, turn } from './angles.ts';
import type { Polygon } from './polygon.ts';
import { COORDINATE_LIMIT, TOUCHING, type Facing, type Mil, type Point, type Pose } from './measures.ts';

export const SIDES = ['front', 'right', 'rear', 'left'] as const;
export type Side = (typeof SIDES)[number];

export const TRAY_KINDS = ['infantry', 'cavalry', 'small-solo', 'large-solo'] as const;
export type TrayKind = (typeof TRAY_KINDS)[number];

/** A castle wall is no tray, but it shoots and is charged like one. */
export type FootprintKind = TrayKind | 'castle-wall';

interface Footprint {
  /** Along the front edge. */
  readonly width: Mil;
  readonly depth: Mil;
  /** Where the borders of the front arc run from the front corners: on the tray's diagonals, or so far off straight ahead. */
  readonly border: 'diagonal' | Facing;
}

// oxfmt-ignore
export const FOOTPRINTS: Readonly<Record<FootprintKind, Footprint>> = {
  'infantry':    { width:  5_500, depth: 4_800, border: 'diagonal' },
  'cavalry':     { width:  5_500, depth: 5_000, border: 4_500 },
  'small-solo':  { width:  2_760, depth: 2_760, border: 4_500 },
  'large-solo':  { width:  2_760, depth: 5_550, border: 4_500 },
  'castle-wall': { width: 11_000, depth: 1_750, border: 0 },
};

export interface Tray {
  readonly kind: FootprintKind;
  readonly pose: Pose;
}

/** Front left, front right, rear right, rear left. */
export type Corners = readonly [Point, Point, Point, Point];

const checked = (pose: Pose): Pose => {
  const { x, y, facing } = pose;
  const whole = Number.isInteger(x) && Number.isInteger(y) && Number.isInteger(facing);
  if (!whole || Math.abs(x) > COORDINATE_LIMIT || Math.abs(y) > COORDINATE_LIMIT || turn(facing) !== facing) {
    throw new RangeError(`not a pose: ${x}, ${y}, ${facing}`);
  }
  return pose;
};

/** The point that lies `right` and `forward` of the centre of a pose. */
export const pointAt = (pose: Pose, right: Mil, forward: Mil): Point => {
  const offset = oriented(right, forward, pose.facing);
  return shifted(pose, offset.x, offset.y);
};

/** Adding whole mils, `| 0` changes nothing but keeps them 32-bit integers (see nearestMil). */
const shifted = (point: Point, x: Mil, y: Mil): Point => ({ x: (point.x + x) | 0, y: (point.y + y) | 0 });

/** How far a point lies to the right and forward of the centre of a pose: the reverse of pointAt, rounded to whole mils. */
export const seenFrom = (pose: Pose, point: Point): { readonly right: Mil; readonly forward: Mil } => {
  const { x, y } = oriented(point.x - pose.x, point.y - pose.y, turn(-pose.facing));
  return { right: x, forward: y };
};

/** Lays an outline, drawn around (0, 0) and facing north, on the table. */
export const place = (outline: Polygon, pose: Pose): Polygon => {
  checked(pose);
  return outline.map((corner) => pointAt(pose, corner.x, corner.y));
};

const rectangle = (pose: Pose, right: Mil, forward: Mil): Corners => {
  const ahead = direction(checked(pose).facing);
  const a = orientedBy(ahead, right, forward);
  const b = orientedBy(ahead, right, -forward);
  return [
    shifted(pose, -b.x, -b.y),
    shifted(pose, a.x, a.y),
    shifted(pose, b.x, b.y),
    shifted(pose, -a.x, -a.y),
  ];
};

export const corners = ({ kind, pose }: Tray): Corners => {
  const { width, depth } = FOOTPRINTS[kind];
  return rectangle(pose, width / 2, depth / 2);
};

/**
 * A tray as it blocks sight: larger all around by more than trays in contact may be apart, so that no line slips through
 * the rounding between two of them, or between one and the viewer.
 */
export const screen = ({ kind, pose }: Tray): Corners => {
  const { width, depth } = FOOTPRINTS[kind];
  return rectangle(pose, width / 2 + 2 * TOUCHING, depth / 2 + 2 * TOUCHING);
};

/** The middle of the front edge, from where ranged attacks are measured. */
export const frontArrow = ({ kind, pose }: Tray): Point => pointAt(pose, 0, FOOTPRINTS[kind].depth / 2);

/** How far to turn from the tray's facing to look out over a side. */
export const outward = (side: Side): Facing => SIDES.indexOf(side) * QUARTER_TURN;

export const edgeLength = (kind: FootprintKind, side: Side): Mil =>
  side === 'front' || side === 'rear' ? FOOTPRINTS[kind].width : FOOTPRINTS[kind].depth;

/** From the centre of a tray to the middle of one of its edges. */
export const reachTo = (kind: FootprintKind, side: Side): Mil =>
  (side === 'front' || side === 'rear' ? FOOTPRINTS[kind].depth : FOOTPRINTS[kind].width) / 2;
