/** Castle Walls on the table: in the way of everyone, charged and struck by enemies. */
import { aligned, engaged, overlaps } from '../geometry/contact.ts';
import type { Polygon } from '../geometry/polygon.ts';
import { corners, edgeLength, FOOTPRINTS, outward, seenFrom, type Side } from '../geometry/tray.ts';
import { turn } from '../geometry/angles.ts';
import type { Pose } from '../geometry/measures.ts';
import type { T } from '../rules.ts';
import type { BattleState, UnitState } from '../state.ts';
import { areFriends, sideOf } from '../sides/sides.ts';
import { changeUnit, mustUnit, shapeOf, trayOf } from '../units/units.ts';
import { score } from '../victory/victory.ts';
import { HITS_PER_WOUND, isWall } from './castle-wall.ts';

export function wallsOf(s: BattleState): UnitState[] {
  return s.mode === 'a-storm-of-swords' ? s.units.filter(isWall) : [];
}

/** Nobody moves through a wall, destroyed or not; a charger stops at the one it charges. */
export function wallShapes(s: BattleState, but: string | null): Polygon[] {
  return wallsOf(s)
    .filter(({ id }) => id !== but)
    .map(shapeOf);
}

/** Enemy walls that still stand. */
function enemyWalls(s: BattleState, unit: UnitState): UnitState[] {
  return wallsOf(s).filter((wall) => !wall.destroyed && !areFriends(s, wall.seat, unit.seat));
}

export function wallsTouched(s: BattleState, unit: UnitState): UnitState[] {
  if (unit.pose === null) return [];
  return enemyWalls(s, unit).filter((wall) => engaged(shapeOf(unit), shapeOf(wall)));
}

/** Walls that can be charged: not those the unit is at already. */
export function wallsToCharge(s: BattleState, unit: UnitState): UnitState[] {
  const touched = wallsTouched(s, unit);
  return enemyWalls(s, unit).filter((wall) => !touched.includes(wall));
}

/**
 * Where a charger can stand along a wall with half its front or more touching it: straight ahead of where it comes
 * from, in the middle, halfway out and at the ends.
 */
export function wallAlignments(
  unit: UnitState,
  wall: UnitState,
  side: Side,
  obstacles: readonly Polygon[],
): Pose[] {
  const [charger, target] = [trayOf(unit), trayOf(wall)];
  const most = edgeLength(target.kind, side) / 2;
  const facing = turn(target.pose.facing, outward(side));
  const ahead = Math.round(seenFrom({ ...target.pose, facing }, charger.pose).right);
  const half = FOOTPRINTS[charger.kind].width / 2;
  const clear: Pose[] = [];
  for (const offset of [ahead, 0, -half, half, -most, most]) {
    if (Math.abs(offset) > most) continue;
    const pose = aligned(charger.kind, target, side, offset);
    const shape = corners({ kind: charger.kind, pose });
    const known = clear.some((other) => other.x === pose.x && other.y === pose.y);
    if (!known && !obstacles.some((obstacle) => overlaps(shape, obstacle))) clear.push(pose);
  }
  return clear;
}

/** battle/mode-a-storm-of-swords/walls-wounds, walls-victory-points, walls-remain */
export function damageWall(t: T, id: string, wounds: number, seat: string): void {
  const { state: s } = t;
  const wall = mustUnit(s, id);
  const lost = Math.min(wall.wounds, wounds);
  if (lost <= 0) return;
  const left = wall.wounds - lost;
  changeUnit(s, id, { wounds: left, destroyed: left === 0 });
  t.emit({ type: 'wounds', unit: id, wounds: lost, left });
  if (left > 0) return;
  s.lasting = s.lasting.filter((effect) => effect.on !== id);
  t.emit({ type: 'destroyed', unit: id });
  score(t, sideOf(s, seat), 5, 'battle/mode-a-storm-of-swords/walls-victory-points');
}

/** An attack's Hits on a wall: no saves, an odd Hit is lost. */
export function strikeWall(t: T, wall: string, hits: number, seat: string): void {
  damageWall(t, wall, Math.floor(hits / HITS_PER_WOUND), seat);
}
