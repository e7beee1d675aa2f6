/**
 * Cover where it protects: a piece between the front arrow of a shooter and all that it sees of its target gives the
 * defender +1 on Defense dice, unless the shooter is within 1" of it. Several such pieces give it once.
 */
import type { AttackGain } from '../effects/gains.ts';
import { rulesOf } from '../edition/of.ts';
import { inches, type Point } from '../geometry/measures.ts';
import { lastCorner, leftOf, lengthOf, pointBetween, type Polygon } from '../geometry/polygon.ts';
import { range } from '../geometry/range.ts';
import { partInFront } from '../geometry/sight.ts';
import { corners, frontArrow } from '../geometry/tray.ts';
import type { BattleState, UnitState } from '../state.ts';
import { hasKeyword, terrainShape, terrainUnder } from '../terrain/terrain.ts';
import { isFixture, shapeOf, trayOf } from '../units/units.ts';
import { screens } from './line-of-sight.ts';

const NONE: readonly AttackGain[] = [];
const PROTECTED: readonly AttackGain[] = [{ from: 'cover', defenseRoll: 1 }];
const NEAR = inches(1);
const STEP = inches(0.25);

/** battle/terrain/cover */
export function coverGain(s: BattleState, attacker: UnitState, target: UnitState): readonly AttackGain[] {
  if (rulesOf(s).rules.cover !== 'protects' || isFixture(attacker) || isFixture(target)) return NONE;
  const pieces = s.terrain.filter(
    (piece) => hasKeyword(s, piece, 'cover') && range(shapeOf(attacker), terrainShape(piece)) > NEAR,
  );
  const tray = trayOf(attacker);
  if (pieces.length === 0 || terrainUnder(s, corners(tray), 'elevated').length > 0) return NONE;
  const arrow = frontArrow(tray);
  const blockers = screens(s, attacker, tray, target, true);
  const seen = outlineOf(partInFront(tray, shapeOf(target)) ?? []).filter(
    (point) => !blockers.some((shape) => crosses(shape, arrow, point)),
  );
  const lies = (shape: Polygon): boolean =>
    seen.length > 0 && seen.every((point) => crosses(shape, arrow, point));
  return pieces.some((piece) => lies(terrainShape(piece))) ? PROTECTED : NONE;
}

/** Points close to each other along the edges of a shape. */
function outlineOf(shape: Polygon): Point[] {
  if (shape.length === 0) return [];
  const points: Point[] = [];
  let from = lastCorner(shape);
  for (const to of shape) {
    const steps = Math.max(1, Math.ceil(lengthOf(from, to) / STEP));
    for (let i = 0; i < steps; i++) points.push(pointBetween(from, to, i / steps));
    from = to;
  }
  return points;
}

/** Whether a line runs through a shape, or into it; to graze it is not enough. */
function crosses(shape: Polygon, a: Point, b: Point): boolean {
  let [enters, leaves] = [0, 1];
  let from = lastCorner(shape);
  for (const to of shape) {
    const [before, after] = [leftOf(from, to, a), leftOf(from, to, b)];
    from = to;
    if (before >= 0 && after >= 0) return false;
    if (before > 0) enters = Math.max(enters, before / (before - after));
    else if (after > 0) leaves = Math.min(leaves, before / (before - after));
  }
  return enters < leaves;
}
