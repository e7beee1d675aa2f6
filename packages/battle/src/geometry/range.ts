// Range is measured from any part of one tray to any part of another, but for ranged attacks from the
// attacker's front arrow. Objective tokens are discs.
import { distance, distanceToPoint, inset, type Polygon } from './polygon.ts';
import { frontArrow, type Tray } from './tray.ts';
import { inches, type Mil, type Point } from './measures.ts';

export const SHORT_RANGE: Mil = inches(6);
export const LONG_RANGE: Mil = inches(12);

export interface Token {
  readonly at: Point;
  readonly radius: Mil;
}

/** From the nearest part of one shape to the nearest part of another. */
export const range = (from: Polygon, to: Polygon): Mil => distance(from, to);

/** From the nearest part of one shape to the furthest part of another: it is completely within this range. */
export const wholeRange = (from: Polygon, to: Polygon): Mil =>
  to.reduce((most, corner) => Math.max(most, distanceToPoint(from, corner)), 0);

/** From the attacker's front arrow to the nearest part of the target. */
export const attackRange = (attacker: Tray, target: Polygon): Mil =>
  distanceToPoint(target, frontArrow(attacker));

export const rangeToToken = (from: Polygon, token: Token): Mil =>
  Math.max(0, distanceToPoint(from, token.at) - token.radius);

/** Does the shape lie over the whole token? */
export const entirelyOver = (shape: Polygon, token: Token): boolean => inset(shape, token.at) >= token.radius;

/** Does the shape lie over any part of the token? */
export const partlyOver = (shape: Polygon, token: Token): boolean =>
  distanceToPoint(shape, token.at) < token.radius;
