/**
 * Charges where the defender makes room: if a charger fits neither centred nor by half, the defender's tray slides along
 * the side that is struck, the shortest way that gives either place; if none does, the charger stands as near to half as
 * it can. A side with a friend centred on it, or with two enemies, has no room (battle/charge/room-to-align).
 */
import { alignments } from '../geometry/charge.ts';
import { turn } from '../geometry/angles.ts';
import { BATTLEFIELD, beyondTable } from '../geometry/battlefield.ts';
import { aligned, contactShare, overlaps } from '../geometry/contact.ts';
import { inches, type Pose } from '../geometry/measures.ts';
import type { Polygon } from '../geometry/polygon.ts';
import {
  corners,
  edgeLength,
  FOOTPRINTS,
  outward,
  pointAt,
  seenFrom,
  type Side,
  type Tray,
} from '../geometry/tray.ts';
import type { BattleState, UnitState } from '../state.ts';
import { engagedWith, sideTouched } from '../units/engaged.ts';
import { shapeOf, trayOf, unitsInPlay } from '../units/units.ts';
import { alignmentObstacles } from './melee.ts';
import { impassableShapes } from './moves.ts';

/** Where the charger stands, and where its target is moved for that, if it is. */
interface Made {
  readonly pose: Pose;
  readonly target: Pose | null;
}

const MOST_ENEMIES = 2;
const CENTRED = inches(0.1);
const STEP = inches(0.05);
const HALF = 500;

export function placesMadeFor(
  s: BattleState,
  unit: UnitState,
  target: UnitState,
  side: Side,
  obstacles: readonly Polygon[] = alignmentObstacles(s, unit, target),
): readonly Made[] {
  if (isTaken(s, unit, target, side)) return [];
  const [tray, its] = [trayOf(unit), trayOf(target)];
  const exact = alignments(tray, its, side, obstacles).filter(({ amiss }) => amiss === 0);
  if (exact.length > 0) return exact.map(({ pose }) => ({ pose, target: null }));
  const nearest = nearestToHalf(tray, its, side, obstacles);
  if (nearest === null) return [];
  return slid(s, unit, target, side) ?? [{ pose: nearest, target: null }];
}

/** Two enemies of the target fight on that side already, or a friend of the charger stands centred on it. */
function isTaken(s: BattleState, unit: UnitState, target: UnitState, side: Side): boolean {
  const its = trayOf(target);
  const there = engagedWith(s, target).filter(
    (enemy) => enemy.id !== unit.id && sideTouched(its, trayOf(enemy)) === side,
  );
  const alongside = side === 'front' || side === 'rear' ? 'right' : 'forward';
  return (
    there.length >= MOST_ENEMIES ||
    there.some((enemy) => Math.abs(seenFrom(its.pose, trayOf(enemy).pose)[alongside]) <= CENTRED)
  );
}

/** The flush place of which the share in contact is nearest to a half; null if the side has none. */
function nearestToHalf(tray: Tray, target: Tray, side: Side, obstacles: readonly Polygon[]): Pose | null {
  const { width } = FOOTPRINTS[tray.kind];
  const edge = edgeLength(target.kind, side);
  const most = (width + edge) / 2 - STEP;
  let best: { pose: Pose; amiss: number } | null = null;
  for (let offset = -most; offset <= most; offset += STEP) {
    const amiss = Math.abs(contactShare(width, edge, Math.round(offset)) - HALF);
    if (best !== null && amiss >= best.amiss) continue;
    const pose = aligned(tray.kind, target, side, Math.round(offset));
    const shape = corners({ kind: tray.kind, pose });
    if (!obstacles.some((obstacle) => overlaps(shape, obstacle))) best = { pose, amiss };
  }
  return best?.pose ?? null;
}

/** The shortest slide of the target along the struck side after which the charger fits; null if there is none. */
function slid(s: BattleState, unit: UnitState, target: UnitState, side: Side): readonly Made[] | null {
  const [tray, its] = [trayOf(unit), trayOf(target)];
  const solid = [
    ...unitsInPlay(s)
      .filter(({ id }) => id !== unit.id && id !== target.id)
      .map(shapeOf),
    ...impassableShapes(s, null, target),
    ...beyondTable(BATTLEFIELD),
  ];
  const over = { ...its.pose, facing: turn(its.pose.facing, outward(side)) };
  const furthest = FOOTPRINTS[tray.kind].width + edgeLength(its.kind, side);
  for (let by = STEP; by <= furthest; by += STEP) {
    for (const way of [by, -by]) {
      const pose = { ...pointAt(over, way, 0), facing: its.pose.facing };
      const shape = corners({ kind: its.kind, pose });
      if (solid.some((other) => overlaps(shape, other))) continue;
      const places = alignments(tray, { kind: its.kind, pose }, side, solid).filter(
        ({ amiss }) => amiss === 0,
      );
      if (places.length > 0) return places.map((place) => ({ pose: place.pose, target: pose }));
    }
  }
  return null;
}
