/**
 * Placing a unit on the table in the middle of a game: from Reserve along an edge, or near another unit. It must lie
 * completely within the range, 1" from enemies, on nothing.
 */
import { bug, refuse, type Pose, type Refusal } from '@maester/kernel';
import { checkOnTable, impassableShapes } from '../actions/moves.ts';
import { BATTLEFIELD } from '../geometry/battlefield.ts';
import { inches } from '../geometry/measures.ts';
import { KEEP_AWAY, obstructions } from '../geometry/movement.ts';
import { distance, type Polygon } from '../geometry/polygon.ts';
import { wholeRange } from '../geometry/range.ts';
import { corners } from '../geometry/tray.ts';
import { procedure } from '../rules.ts';
import type { BattleState, UnitState } from '../state.ts';
import { unitsAbout } from '../units/engaged.ts';
import { changeUnit, enemyUnits, mustUnit, shapeOf, unitOf, unitsInPlay } from '../units/units.ts';

/** Within so many mils of one of these edges (indices of EDGES), or of one of these units. */
export type Where =
  | { readonly edges: readonly number[]; readonly within: number }
  | { readonly units: readonly string[]; readonly within: number };

/** battle/placement/place */
function placeProblem(s: BattleState, unit: UnitState, where: Where, pose: Pose): Refusal | null {
  const off = checkOnTable(pose);
  if (off !== null) return off;
  const shape = corners({ kind: unit.tray, pose });
  const over = Math.max(...[SOUTH, NORTH, WEST, EAST].map((edge) => -nearest(shape, edge)));
  if (over > SLACK) return refuse('battle/move/table-edge', { over });
  const away = farthest(s, shape, where);
  if (away > where.within + SLACK)
    return refuse('battle/placement/place', { distance: away, most: where.within });
  const units = unitsAbout(unitsInPlay(s), pose, 0).map(shapeOf);
  const [on] = obstructions(shape, [...units, ...impassableShapes(s)]);
  if (on !== undefined) return refuse('battle/placement/room', { depth: on.depth });
  for (const enemy of unitsAbout(enemyUnits(s, unit.seat), pose, KEEP_AWAY)) {
    const gap = distance(shape, shapeOf(enemy));
    if (gap < KEEP_AWAY) return refuse('battle/move/enemy-one-inch', { enemy: enemy.id, distance: gap });
  }
  return null;
}

const [SOUTH, NORTH, WEST, EAST] = [0, 1, 2, 3] as const;
const SLACK = 2;

/** How far the nearest corner is from an edge; less than 0 beyond it. */
function nearest(shape: Polygon, edge: number): number {
  return Math.min(...shape.map((corner) => fromEdge(corner, edge)));
}

function fromEdge({ x, y }: { readonly x: number; readonly y: number }, edge: number): number {
  if (edge === SOUTH) return y;
  if (edge === NORTH) return BATTLEFIELD.depth - y;
  return edge === WEST ? x : BATTLEFIELD.width - x;
}

/** How far the furthest part of it is from the nearest edge or unit that counts. */
function farthest(s: BattleState, shape: Polygon, where: Where): number {
  const all =
    'edges' in where
      ? where.edges.map((edge) => Math.max(...shape.map((corner) => fromEdge(corner, edge))))
      : where.units.flatMap((id) => {
          const unit = unitOf(s, id);
          return unit === null || unit.pose === null ? [] : wholeRange(shapeOf(unit), shape);
        });
  return Math.min(Infinity, ...all);
}

const INWARDS = [0, 18_000, 9_000, 27_000] as const;

/** Places to try: along the edges and around the units, looking inwards first. */
function* places(s: BattleState, where: Where): Iterable<Pose> {
  const step = inches(1.5);
  if ('edges' in where) {
    for (const edge of where.edges) {
      const inner = INWARDS[edge] ?? 0;
      for (let i = 0; i * step <= BATTLEFIELD.width; i++) {
        const along = BATTLEFIELD.width / 2 + (i % 2 === 0 ? 1 : -1) * Math.ceil(i / 2) * step;
        for (const deep of [inches(3), inches(2.4), inches(3.5)])
          for (const facing of [inner, (inner + 9_000) % 36_000]) yield alongEdge(edge, along, deep, facing);
      }
    }
    return;
  }
  for (const id of where.units) {
    const { pose } = mustUnit(s, id);
    if (pose === null) continue;
    const most = where.within + inches(4);
    for (let x = -most; x <= most; x += step)
      for (let y = -most; y <= most; y += step)
        for (const facing of [pose.facing, (pose.facing + 9_000) % 36_000])
          yield { x: pose.x + Math.round(x), y: pose.y + Math.round(y), facing };
  }
}

function alongEdge(edge: number, along: number, deep: number, facing: number): Pose {
  if (edge === SOUTH) return { x: along, y: deep, facing };
  if (edge === NORTH) return { x: along, y: BATTLEFIELD.depth - deep, facing };
  return { x: edge === WEST ? deep : BATTLEFIELD.width - deep, y: along, facing };
}

function* legalPlaces(s: BattleState, unit: UnitState, where: Where): Iterable<Pose> {
  for (const pose of places(s, where)) if (placeProblem(s, unit, where, pose) === null) yield pose;
}

export function hasPlace(s: BattleState, unit: UnitState, where: Where): boolean {
  for (const _ of legalPlaces(s, unit, where)) return true;
  return false;
}

export const placeUnit = procedure<{ unit: string; where: Where }>('place-unit')({
  place: {
    ask: 'pose',
    seat: (s, f) => (hasPlace(s, mustUnit(s, f.unit), f.where) ? mustUnit(s, f.unit).seat : null),
    piece: (_, f) => f.unit,
    check: (s, f, _, pose) => placeProblem(s, mustUnit(s, f.unit), f.where, pose),
    sample: (s, f, _, random) => {
      let last: Pose | null = null;
      let skip = random.below(12);
      for (const pose of legalPlaces(s, mustUnit(s, f.unit), f.where)) {
        last = pose;
        if (skip-- === 0) break;
      }
      if (last === null) throw bug(`no room to place ${f.unit}`);
      return last;
    },
    suggest: (s, f) => legalPlaces(s, mustUnit(s, f.unit), f.where),
    facts: (_, f) => ({ unit: f.unit, most: 0, move: 'deploy' }),
    then: (t, f, pose) => {
      changeUnit(t.state, f.unit, { pose: { x: pose.x, y: pose.y, facing: pose.facing } });
      t.emit({ type: 'deployed', unit: f.unit, pose });
    },
  },
});
