/**
 * Engaging several enemies: what becomes of enemies that a charger touches besides its target. Those its front touches
 * are set against it by half; the others, and those for which there is no room, are moved 1" clear of it.
 */
import { direction, HALF_TURN, turn } from '../geometry/angles.ts';
import { contact, overlaps } from '../geometry/contact.ts';
import { KEEP_AWAY, moved, obstructions, sweep } from '../geometry/movement.ts';
import { distance, type Polygon } from '../geometry/polygon.ts';
import { meeting } from '../geometry/slide.ts';
import { BATTLEFIELD, beyondTable } from '../geometry/battlefield.ts';
import {
  corners,
  edgeLength,
  outward,
  pointAt,
  reachTo,
  seenFrom,
  SIDES,
  type Side,
} from '../geometry/tray.ts';
import { TOUCHING, type Pose } from '../geometry/measures.ts';
import { impassableShapes, overEdge } from './moves.ts';
import type { BattleState, UnitState } from '../state.ts';
import { areEngaged, sideTouched } from '../units/engaged.ts';
import { enemiesOf, shapeOf, trayOf, unitsInPlay } from '../units/units.ts';

const HALF = 500;

/** Everything this unit may not lie on. */
function inTheWay(s: BattleState, unit: UnitState): Polygon[] {
  return [
    ...unitsInPlay(s)
      .filter(({ id }) => id !== unit.id)
      .map(shapeOf),
    ...impassableShapes(s),
  ];
}

/** The pose in which an enemy that the charger's front touches meets it by half; null if there is none. */
export function metByHalf(s: BattleState, charger: UnitState, other: UnitState): Pose | null {
  const [tray, otherTray] = [trayOf(charger), trayOf(other)];
  if (sideTouched(tray, otherTray) !== 'front') return null;
  if ((contact(otherTray, tray)?.share ?? 0) >= HALF) return otherTray.pose;
  const side = sideTouched(otherTray, tray);
  const hand = seenFrom(tray.pose, otherTray.pose).right >= 0 ? 1 : -1;
  const pose: Pose = {
    ...pointAt(
      tray.pose,
      (hand * edgeLength(otherTray.kind, side)) / 2,
      reachTo(tray.kind, 'front') + reachTo(otherTray.kind, side),
    ),
    facing: turn(tray.pose.facing, HALF_TURN - outward(side)),
  };
  const shape = corners({ kind: otherTray.kind, pose });
  const blocked = [...inTheWay(s, other), ...beyondTable(BATTLEFIELD)].some((solid) =>
    overlaps(shape, solid),
  );
  return blocked ? null : pose;
}

/** The shortest straight move over a side that leaves this gap to the charger. */
function lengthToGap(other: UnitState, side: Side, charger: UnitState, gap: number): number {
  const tray = trayOf(other);
  const away = (length: number): number => distance(corners(moved(tray, side, length)), shapeOf(charger));
  const span = meeting(
    shapeOf(other),
    direction(turn(tray.pose.facing, outward(side))),
    shapeOf(charger),
    gap,
  );
  let [low, high] = [0, Math.ceil(span?.to ?? 0) + TOUCHING];
  // From contact on the distance only grows.
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (away(middle) >= gap) high = middle;
    else low = middle;
  }
  return high;
}

/** Whether the unit may be moved there: onto nobody, and no nearer to other enemies than 1" unless it was. */
function isFree(s: BattleState, unit: UnitState, charger: UnitState, side: Side, length: number): boolean {
  const tray = trayOf(unit);
  const end = { ...unit, pose: moved(tray, side, length).pose };
  if (overEdge({ tray, over: side, length }) !== null) return false;
  const shape = shapeOf(end);
  if (obstructions(shape, inTheWay(s, unit)).length > 0) return false;
  const enemies = enemiesOf(s, unit).filter(({ id }) => id !== charger.id);
  if (obstructions(sweep(tray, side, length), [...enemies.map(shapeOf), ...impassableShapes(s)]).length > 0)
    return false;
  return enemies.every((enemy) => {
    if (areEngaged(unit, enemy)) return true;
    const away = distance(shape, shapeOf(enemy));
    return away >= KEEP_AWAY || away >= distance(shapeOf(unit), shapeOf(enemy));
  });
}

const STEP = 50;

/** Places straight off its own sides that leave this gap to the charger; the shortest way first. */
function placesAt(s: BattleState, unit: UnitState, charger: UnitState, gap: number, most: number): Pose[] {
  const tray = trayOf(unit);
  return SIDES.map((side) => ({ side, length: lengthToGap(unit, side, charger, gap) }))
    .filter(({ side, length }) => length <= most && isFree(s, unit, charger, side, length))
    .toSorted((a, b) => a.length - b.length)
    .map(({ side, length }) => moved(tray, side, length).pose);
}

/**
 * Places off the sides that lead away from the charger, 1" from it or as near to that as can be. Where none of these can
 * be had, the shortest way along the charger.
 */
export function clearOf(s: BattleState, unit: UnitState, charger: UnitState): Pose[] {
  for (const away of [true, false]) {
    for (let gap = KEEP_AWAY; gap > TOUCHING; gap -= STEP) {
      // A move that leads away gets clear of the charger by half its length at least.
      const places = placesAt(s, unit, charger, gap, away ? 2 * gap : Infinity);
      if (places.length > 0) return away ? places : places.slice(0, 1);
    }
  }
  return [];
}
