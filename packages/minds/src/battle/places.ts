/** Places worth thinking of when a unit moves: on tokens, towards enemies and past them, out of reach, or where it is. */
import { FOOTPRINTS, TOKEN_RADIUS, type Pose } from '@maester/battle/field';
import {
  areFriends,
  facingTowards,
  moved,
  pivot,
  turn,
  unitsInPlay,
  type BattleState,
  type UnitState,
} from '@maester/battle/readers';
import type { Json, JsonObject } from '@maester/kernel';

/** A place as a choice says it. */
export function poseOf(place: Json): Pose {
  const { x, y, facing } = place as JsonObject;
  return { x: Number(x), y: Number(y), facing: Number(facing) };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const away = (a: Point, b: Point): number => {
  const [x, y] = [a.x - b.x, a.y - b.y];
  return Math.sqrt(x * x + y * y);
};

/** Nearer than this to its middle, a unit covers the whole token, whichever way it faces. */
function coveredBy({ tray }: UnitState): number {
  const { width, depth } = FOOTPRINTS[tray];
  return Math.min(width, depth) / 2 - TOKEN_RADIUS;
}

/** The battle with a unit there, and the tokens that it would cover taken. */
export function standingAt(s: BattleState, standing: UnitState, pose: Pose): BattleState {
  const { id } = standing;
  const units = s.units.map((unit) => (unit.id === id ? { ...unit, pose } : unit));
  const near = coveredBy(standing);
  const objectives = s.objectives.map((token) => {
    if (away(token, pose) <= near) return { ...token, claimedBy: id };
    return token.claimedBy === id ? { ...token, claimedBy: null } : token;
  });
  return { ...s, units, objectives };
}

/** Where a move may want to lead. */
function goalsOf(s: BattleState, unit: UnitState): readonly Point[] {
  const { pose } = unit;
  if (pose === null) return [];
  const enemies = unitsInPlay(s).filter((other) => !areFriends(s, other.seat, unit.seat));
  const near = <P extends Point>(points: readonly P[], most: number): readonly P[] =>
    points.toSorted((a, b) => away(a, pose) - away(b, pose)).slice(0, most);
  const tokens = near(
    s.objectives.filter(({ carriedBy }) => carriedBy === null),
    3,
  );
  const walls = s.units.filter(
    (wall) => wall.tray === 'castle-wall' && !wall.destroyed && !areFriends(s, wall.seat, unit.seat),
  );
  const places = near(
    [...enemies, ...walls].flatMap((enemy) => enemy.pose ?? []),
    3,
  );
  const flanks = places.slice(0, 2).flatMap((enemy) => {
    const tray = { kind: unit.tray, pose: enemy };
    return [moved(tray, 'left', 9000).pose, moved(tray, 'right', 9000).pose];
  });
  return [...tokens, ...places, ...flanks];
}

/** The facings a unit may end a move with: towards the nearest enemies, or as it went. */
function facingsAt(s: BattleState, unit: UnitState, end: Pose): readonly number[] {
  const enemies = unitsInPlay(s)
    .filter((other) => !areFriends(s, other.seat, unit.seat))
    .flatMap(({ pose }) => pose ?? [])
    .toSorted((a, b) => away(a, end) - away(b, end));
  const seen = enemies.slice(0, 2).map((enemy) => facingTowards(end, enemy));
  return [...new Set([...seen, end.facing])];
}

/** After a pivot straight ahead by up to `most`. */
export function maneuverPlaces(s: BattleState, unit: UnitState, most: number): readonly Pose[] {
  const { pose } = unit;
  if (pose === null) return [];
  const tray = { kind: unit.tray, pose };
  const ends: Pose[] = [pose];
  const go = (facing: number, length: number): void => {
    if (length > 0) ends.push(moved(pivot(tray, facing), 'front', Math.round(length)).pose);
  };
  for (const goal of goalsOf(s, unit)) {
    const far = away(pose, goal);
    const facing = facingTowards(pose, goal);
    if (far <= most) go(facing, far);
    else {
      go(facing, most);
      go(facing, most / 2);
    }
  }
  for (const by of [0, 9_000, 18_000, 27_000]) go(turn(pose.facing, by), most);
  return ends.flatMap((end) => facingsAt(s, unit, end).map((facing) => ({ x: end.x, y: end.y, facing })));
}

/** Straight ahead by up to `most`. */
export function marchPlaces(s: BattleState, unit: UnitState, most: number): readonly Pose[] {
  const { pose } = unit;
  if (pose === null) return [];
  const tray = { kind: unit.tray, pose };
  const { depth } = FOOTPRINTS[unit.tray];
  const ahead = s.objectives
    .map((token) => away(pose, token))
    .flatMap((far) => [far, far + depth / 4])
    .filter((far) => far < most);
  const lengths = [most, (most * 3) / 4, most / 2, most / 4, ...ahead];
  return lengths.flatMap((length) => {
    const end = moved(tray, 'front', Math.round(length)).pose;
    return facingsAt(s, unit, end).map((facing) => ({ x: end.x, y: end.y, facing }));
  });
}
