// The four arcs of a tray: front, right flank, rear, left flank. Their borders run out from its corners; drawn on
// inwards they meet, so the four arcs cover the whole plane and overlap in their borders only.
import { direction, HALF_TURN, oriented, QUARTER_TURN, turn } from './angles.ts';
import { shareIn, type HalfPlane, type Polygon, type Region } from './polygon.ts';
import { corners, FOOTPRINTS, outward, SIDES, type Side, type Tray } from './tray.ts';
import type { Permille } from './measures.ts';

type Four<T> = readonly [T, T, T, T];

const nth = <T>(four: Four<T>, index: number): T => four[index % 4] ?? four[0];

/** The borders as lines running outwards, in the order of the corners they leave from. */
const borders = (tray: Tray): Four<HalfPlane> => {
  const { pose } = tray;
  const { width, depth, border } = FOOTPRINTS[tray.kind];
  if (border === 'diagonal') {
    // Long enough for its rounding not to matter.
    const diagonal = (right: number, forward: number): HalfPlane => ({
      at: pose,
      along: oriented(right * 8 * width, forward * 8 * depth, pose.facing),
    });
    return [diagonal(-1, 1), diagonal(1, 1), diagonal(1, -1), diagonal(-1, -1)];
  }
  const [frontLeft, frontRight, rearRight, rearLeft] = corners(tray);
  const towards = (angle: number) => direction(turn(pose.facing, angle));
  return [
    { at: frontLeft, along: towards(-border) },
    { at: frontRight, along: towards(border) },
    { at: rearRight, along: towards(HALF_TURN - border) },
    { at: rearLeft, along: towards(HALF_TURN + border) },
  ];
};

/**
 * An arc, bounded by its two borders and by the axis of the tray that keeps it on its own side of the centre: the
 * borders of a tray that is not square meet off the centre.
 */
export const arc = (tray: Tray, side: Side): Region => {
  const lines = borders(tray);
  const start = nth(lines, SIDES.indexOf(side));
  const end = nth(lines, SIDES.indexOf(side) + 1);
  const axis = direction(turn(tray.pose.facing, outward(side) - QUARTER_TURN));
  return [
    start,
    { at: end.at, along: { x: 0 - end.along.x, y: 0 - end.along.y } },
    { at: tray.pose, along: axis },
  ];
};

export interface ArcShares {
  readonly shares: Readonly<Record<Side, Permille>>;
  /** The arc with most of the area; several if they tie to the permille, and then a player may choose. */
  readonly most: readonly Side[];
}

/** In which arcs of a tray a polygon lies, by area. */
export const arcShares = (tray: Tray, polygon: Polygon): ArcShares => {
  const share = (side: Side) => shareIn(polygon, arc(tray, side));
  const shares = { front: share('front'), right: share('right'), rear: share('rear'), left: share('left') };
  const largest = Math.max(...Object.values(shares));
  return { shares, most: SIDES.filter((side) => shares[side] === largest) };
};

/** The arc of a unit that an attack comes from, as bonuses know it. */
export type Arc = 'front' | 'flank' | 'rear';
