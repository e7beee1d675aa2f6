/**
 * Judging moves: whether a tray may get from one pose to another, and the rule and measured facts if not. Distances
 * are in mils (thousandths of an inch).
 */
import { refuse, type Refusal } from '@maester/kernel';
import { heading, turn } from '../geometry/angles.ts';
import { distance, type Polygon } from '../geometry/polygon.ts';
import { ahead, KEEP_AWAY, moved, neighbours, obstructions, pivot, sweep } from '../geometry/movement.ts';
import { corners, FOOTPRINTS, seenFrom, SIDES, type Side, type Tray } from '../geometry/tray.ts';
import { inches, TOUCHING, type Pose } from '../geometry/measures.ts';
import type { BattleState, TerrainPiece, UnitState } from '../state.ts';
import { BATTLEFIELD } from '../geometry/battlefield.ts';
import {
  centresWithin,
  enemiesAbout,
  friendsAbout,
  isEngaged,
  NEVER_TOUCHING,
  unitsAbout,
} from '../units/engaged.ts';
import { enemiesOf, shapeOf, trayOf, unitsInPlay } from '../units/units.ts';
import { hasKeyword, terrainShape, terrainUnder } from '../terrain/terrain.ts';
import { modeOf, rulesOf } from '../edition/of.ts';
import { abilitiesWith, ignoresTerrain } from '../units/abilities.ts';

/** How far off a straight line a pose may be for rounding. */
const SLACK = 2 * TOUCHING;

/** A place to start judging from: the middle of a tray or piece lies on the table. */
export function checkOnTable({ x, y }: Pose): Refusal | null {
  return x >= 0 && y >= 0 && x <= BATTLEFIELD.width && y <= BATTLEFIELD.depth
    ? null
    : refuse('battle/move/table-edge', { x, y });
}

export function samePose(a: Pose, b: Pose): boolean {
  return a.x === b.x && a.y === b.y && a.facing === b.facing;
}

const impassableTerrain = new WeakMap<readonly TerrainPiece[], readonly Polygon[]>();

/** What nobody may stand on or cross, and with a unit what that one may not. */
export function impassableShapes(
  s: BattleState,
  but: string | null = null,
  unit: UnitState | null = null,
): readonly Polygon[] {
  let terrain = impassableTerrain.get(s.terrain);
  if (terrain === undefined) {
    terrain = s.terrain.filter((piece) => hasKeyword(s, piece, 'impassable')).map(terrainShape);
    impassableTerrain.set(s.terrain, terrain);
  }
  const { fixtures, closedTo } = modeOf(s);
  const more = fixtures?.shapes(s, but) ?? [];
  const closed = unit === null || closedTo === undefined ? [] : closedTo(s, unit);
  return more.length + closed.length === 0 ? terrain : [...terrain, ...more, ...closed];
}

/** Whether the unit may end a move here. A pivot may leave it hanging over the table edge; checkPath sees to the rest. */
export function checkStanding(s: BattleState, unit: UnitState, pose: Pose): Refusal | null {
  const enemies = enemiesAbout(s, unit, pose, KEEP_AWAY);
  if (enemies.length > 0) {
    const shape = corners({ kind: unit.tray, pose });
    const [near] = neighbours(shape, enemies.map(shapeOf), KEEP_AWAY);
    if (near !== undefined) {
      return refuse('battle/move/enemy-one-inch', {
        enemy: enemies[near.index]?.id ?? '',
        distance: near.distance,
      });
    }
  }
  return checkRoom(s, unit, pose);
}

/** Whether a tray there lies on no friend and on nothing impassable. */
export function checkRoom(s: BattleState, unit: UnitState, pose: Pose): Refusal | null {
  const friends = friendsAbout(s, unit, pose, 0);
  const impassable = impassableShapes(s, null, unit);
  if (friends.length + impassable.length === 0) return null;
  const shape = corners({ kind: unit.tray, pose });
  const [on] = obstructions(shape, friends.map(shapeOf));
  if (on !== undefined)
    return refuse('battle/move/no-overlap', { friend: friends[on.index]?.id ?? '', depth: on.depth });
  const [blocked] = obstructions(shape, impassable);
  return blocked === undefined ? null : refuse('battle/terrain/impassable', { depth: blocked.depth });
}

export interface StraightMove {
  readonly tray: Tray;
  readonly over: Side;
  readonly length: number;
}

export function groundOf({ tray, over, length }: StraightMove): Polygon {
  return sweep(tray, over, length);
}

/** battle/terrain/rough: 1", however many such pieces are on the way; or for each that is entered. */
export function roughOn(s: BattleState, unit: UnitState, move: StraightMove): number {
  if (!s.terrain.some((piece) => hasKeyword(s, piece, 'rough'))) return 0;
  const pieces = terrainUnder(s, groundOf(move), 'rough');
  if (pieces.length === 0 || ignoresTerrain(s, unit, 'rough')) return 0;
  if (rulesOf(s).rules.rough === 'once' || unit.pose === null) return inches(1);
  const left = terrainUnder(s, shapeOf(unit), 'rough');
  return inches(1) * pieces.filter((piece) => !left.includes(piece)).length;
}

/** What a move goes through or over: enemies alone, or all units and terrain. Where it ends is judged all the same. */
export type Passes = 'enemies' | 'everything';

/** battle/move/flight */
export function passesOf(s: BattleState, unit: UnitState): Passes | null {
  return abilitiesWith(s, unit, 'flies').length > 0 ? 'everything' : null;
}

/** As a fact of a question, where there is something to tell. */
export function passing(
  s: BattleState,
  unit: UnitState,
  passes: Passes | null = passesOf(s, unit),
): { readonly passes?: Passes } {
  return passes === null ? {} : { passes };
}

/** Whether a straight move crosses nothing it may not, and is no longer than `most`, which `rule` gives it. */
export function checkPath(
  s: BattleState,
  unit: UnitState,
  move: StraightMove,
  most: number,
  rule: string,
  passes: Passes | null = null,
): Refusal | null {
  if (move.length === 0) return null;
  if (move.length > most + TOUCHING) return refuse(rule, { length: move.length, most });
  const over = overEdge(move);
  const edge = over === null ? null : refuse('battle/move/table-edge', { over });
  if (passes === 'everything') return edge;
  const left = Math.max(0, most - roughOn(s, unit, move));
  if (move.length > left + TOUCHING)
    return refuse('battle/terrain/rough', { length: move.length, most: left });
  const enemies = passes === null ? enemiesAbout(s, unit, move.tray.pose, move.length) : [];
  const impassable = impassableShapes(s, null, unit);
  if (enemies.length + impassable.length === 0) return edge;
  // battle/move/pivot: it may have turned onto one of them, which it leaves now
  const entered = ahead(move.tray, move.over, move.length);
  const [crossed] = obstructions(entered, enemies.map(shapeOf));
  if (crossed !== undefined)
    return refuse('battle/move/not-through-enemies', { enemy: enemies[crossed.index]?.id ?? '' });
  if (obstructions(entered, impassable).length > 0) return refuse('battle/terrain/impassable', {});
  return edge;
}

/** How far the move pushes the tray over a table edge it did not hang over before; null if it does not. */
export function overEdge(move: StraightMove): number | null {
  const end = moved(move.tray, move.over, move.length);
  if (isWellInside(end)) return null;
  const after = edgesOver(corners(end));
  if (Math.max(...after) <= TOUCHING) return null;
  const before = edgesOver(corners(move.tray));
  return after.find((over, i) => over > TOUCHING && over > (before[i] ?? 0) + TOUCHING) ?? null;
}

/** Further from every edge than any corner can be from the middle: most trays are. */
function isWellInside({ kind, pose: { x, y } }: Tray): boolean {
  const { width, depth } = FOOTPRINTS[kind];
  const far = (width + depth) / 2;
  return x >= far && y >= far && x <= BATTLEFIELD.width - far && y <= BATTLEFIELD.depth - far;
}

/** By how much a shape sticks out over each of the four edges; less than 0 if it does not. */
function edgesOver(shape: Polygon): readonly [west: number, south: number, east: number, north: number] {
  let [west, south, east, north] = [-Infinity, -Infinity, -Infinity, -Infinity];
  for (const { x, y } of shape) {
    west = Math.max(west, -x);
    south = Math.max(south, -y);
    east = Math.max(east, x - BATTLEFIELD.width);
    north = Math.max(north, y - BATTLEFIELD.depth);
  }
  return [west, south, east, north];
}

/** A move straight forward after a pivot towards where it goes. */
export function forwardMove(unit: UnitState, to: Pose): StraightMove {
  const tray = trayOf(unit);
  const x = to.x - tray.pose.x;
  const y = to.y - tray.pose.y;
  if (x === 0 && y === 0) return { tray, over: 'front', length: 0 };
  return { tray: pivot(tray, heading(x, y)), over: 'front', length: Math.round(Math.sqrt(x * x + y * y)) };
}

/** The straight move over one of the tray's own sides that leads there; null if none does. */
export function slideMove(unit: UnitState, to: Pose, sides: readonly Side[] = SIDES): StraightMove | null {
  const tray = trayOf(unit);
  const { right, forward } = seenFrom(tray.pose, to);
  const straight =
    Math.abs(right) <= SLACK
      ? forward >= 0
        ? 'front'
        : 'rear'
      : Math.abs(forward) <= SLACK
        ? right > 0
          ? 'right'
          : 'left'
        : null;
  const length = Math.max(Math.abs(right), Math.abs(forward));
  if (length <= SLACK) return { tray, over: sides[0] ?? 'front', length: 0 };
  return straight !== null && sides.includes(straight) ? { tray, over: straight, length } : null;
}

/** The ground of a straight move that keeps the facing. */
export function slideGround(unit: UnitState, to: Pose): Polygon | null {
  const move = slideMove(unit, to);
  return move === null ? null : groundOf(move);
}

/** Pivot, straight forward up to `most`, pivot. Staying as one is, is always allowed. */
export function checkManeuver(
  s: BattleState,
  unit: UnitState,
  to: Pose,
  most: number,
  rule = 'battle/maneuver/distance',
  passes: Passes | null = passesOf(s, unit),
): Refusal | null {
  if (unit.pose !== null && samePose(unit.pose, to)) return null;
  const move = forwardMove(unit, to);
  return (
    checkFirstPivot(s, unit, move.tray) ??
    checkPath(s, unit, move, most, rule, passes) ??
    checkStanding(s, unit, to)
  );
}

/** battle/move/no-overlap: where the pivot that opens a move has to end clear, it lies on no other tray. */
export function checkFirstPivot(s: BattleState, unit: UnitState, pivoted: Tray): Refusal | null {
  if (!rulesOf(s).rules.pivotEndsClear || pivoted.pose.facing === unit.pose?.facing) return null;
  const others = unitsAbout(unitsInPlay(s), pivoted.pose, 0).filter(({ id }) => id !== unit.id);
  const [on] = obstructions(corners(pivoted), others.map(shapeOf));
  if (on === undefined) return null;
  return refuse('battle/move/no-overlap', { friend: others[on.index]?.id ?? '', depth: on.depth });
}

/** Straight forward, pivot. */
export function checkMarch(
  s: BattleState,
  unit: UnitState,
  to: Pose,
  most: number,
  passes: Passes | null = passesOf(s, unit),
): Refusal | null {
  if (unit.pose !== null && samePose(unit.pose, to)) return null;
  const off = checkOnTable(to);
  if (off !== null) return off;
  const move = slideMove(unit, to, ['front']);
  if (move === null) return refuse('battle/march/no-first-pivot', {});
  return checkPath(s, unit, move, most, 'battle/march/distance', passes) ?? checkStanding(s, unit, to);
}

/** Straight over any side, facing unchanged. */
export function checkShift(s: BattleState, unit: UnitState, to: Pose, most: number): Refusal | null {
  if (unit.pose === null || samePose(unit.pose, to)) return null;
  if (isEngaged(s, unit)) return refuse('battle/move/no-shift-out-of-combat', {});
  if (abilitiesWith(s, unit, 'cannotShift').length > 0)
    return refuse('battle/action/forbidden', { unit: unit.id, action: 'shift' });
  const off = checkOnTable(to);
  if (off !== null) return off;
  if (unit.pose.facing !== to.facing) return refuse('battle/term/shift-no-pivot', {});
  const move = slideMove(unit, to);
  if (move === null) return refuse('battle/term/shift', {});
  return checkPath(s, unit, move, most, 'battle/term/shift') ?? checkStanding(s, unit, to);
}

export function facingTowards(from: Pose, to: { readonly x: number; readonly y: number }): number {
  return from.x === to.x && from.y === to.y ? from.facing : heading(to.x - from.x, to.y - from.y);
}

export function turnedTo(pose: Pose, facing: number): Pose {
  return { ...pose, facing: turn(facing) };
}

export function nearestEnemyPose(s: BattleState, unit: UnitState): Pose | null {
  let best: Pose | null = null;
  let least = Infinity;
  for (const enemy of enemiesOf(s, unit)) {
    if (!centresWithin(unit, enemy, least + NEVER_TOUCHING)) continue;
    const away = distance(shapeOf(unit), shapeOf(enemy));
    if (away < least) [best, least] = [enemy.pose, away];
  }
  return best;
}
