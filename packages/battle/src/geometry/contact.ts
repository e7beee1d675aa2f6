// Contact: trays that touch are engaged (if they are enemies), and a tray that charged or attacks in melee
// stands aligned, its front flush along one side of its enemy.
//
// The offset of an alignment runs along that side from its middle, clockwise around the enemy (so positive
// is to the enemy's right if the side is its front). At offset 0 the trays are aligned 100%, centre to
// centre; at half the tray's own width either way they are aligned 50%: the tray ends at the middle of the
// enemy's side and leaves the other half to a friend.
import { HALF_TURN, QUARTER_TURN, turn } from './angles.ts';
import { apart, separation, type Polygon } from './polygon.ts';
import {
  edgeLength,
  outward,
  pointAt,
  reachTo,
  seenFrom,
  SIDES,
  type FootprintKind,
  type Side,
  type Tray,
} from './tray.ts';
import { permille, TOUCHING, type Mil, type Permille, type Pose } from './measures.ts';

export const overlaps = (a: Polygon, b: Polygon): boolean => !apart(a, b) && separation(a, b) < -TOUCHING;

export const engaged = (a: Polygon, b: Polygon): boolean => separation(a, b) <= TOUCHING;

/** Contact along two edges. */
export interface Contact {
  /** The side of the one tray that touches, and the side of the other it touches. */
  readonly side: Side;
  readonly otherSide: Side;
  /** Along the other's side, from its middle to the middle of this side, clockwise around the other. */
  readonly offset: Mil;
  /** The length over which the edges touch, and its share of the shorter edge. */
  readonly length: Mil;
  readonly share: Permille;
}

const contactLength = (edge: Mil, otherEdge: Mil, offset: Mil): Mil =>
  Math.max(0, Math.min(edge, otherEdge, (edge + otherEdge) / 2 - Math.abs(offset)));

/** How much of the shorter of two edges is in contact when their middles are `offset` apart. */
export const contactShare = (edge: Mil, otherEdge: Mil, offset: Mil): Permille =>
  permille(contactLength(edge, otherEdge, offset), Math.min(edge, otherEdge));

const contactOver = (tray: Tray, other: Tray, otherSide: Side): Contact | null => {
  const facing = turn(other.pose.facing, outward(otherSide));
  const side = SIDES[turn(facing + HALF_TURN, -tray.pose.facing) / QUARTER_TURN];
  if (!side) return null;
  const { right: offset, forward } = seenFrom({ ...other.pose, facing }, tray.pose);
  const gap = forward - reachTo(tray.kind, side) - reachTo(other.kind, otherSide);
  const edge = edgeLength(tray.kind, side);
  const otherEdge = edgeLength(other.kind, otherSide);
  const length = contactLength(edge, otherEdge, offset);
  if (Math.abs(gap) > TOUCHING || length <= TOUCHING) return null;
  return { side, otherSide, offset, length, share: contactShare(edge, otherEdge, offset) };
};

/** Along which sides two trays stand flush; null if they do not, or touch at a corner only. */
export const contact = (tray: Tray, other: Tray): Contact | null =>
  SIDES.map((otherSide) => contactOver(tray, other, otherSide)).find((found) => found !== null) ?? null;

/** The pose in which a tray stands with its front, or another side of its own, flush along a side of another, at an offset. */
export const aligned = (
  kind: FootprintKind,
  other: Tray,
  side: Side,
  offset: Mil,
  own: Side = 'front',
): Pose => {
  const facing = turn(other.pose.facing, outward(side));
  const apartBy = reachTo(other.kind, side) + reachTo(kind, own);
  return {
    ...pointAt({ ...other.pose, facing }, offset, apartBy),
    facing: turn(facing, HALF_TURN - outward(own)),
  };
};
