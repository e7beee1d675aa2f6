/** Terrain that cards put on the table during the game: battle/terrain/placed. */
import { bug, refuse, type Pose, type Refusal } from '@maester/kernel';
import { checkOnTable } from '../actions/moves.ts';
import { inches } from '../geometry/measures.ts';
import { obstructions } from '../geometry/movement.ts';
import { overhang } from '../geometry/polygon.ts';
import { range, wholeRange } from '../geometry/range.ts';
import { BATTLEFIELD, tableTop } from '../geometry/battlefield.ts';
import { procedure } from '../rules.ts';
import type { BattleState, TerrainPiece } from '../state.ts';
import { isDeployed, mustUnit, shapeOf, unitsInPlay } from '../units/units.ts';
import { outline, terrainShape } from './terrain.ts';

/** What is placed, and near which of these units: some part of it within the range, or all of it. */
export interface PlaceTerrain {
  seat: string;
  piece: Omit<TerrainPiece, 'id' | 'pose'>;
  near: readonly string[];
  within: number;
  fully: boolean;
}

const SLACK = 2;

function problem(s: BattleState, f: PlaceTerrain, pose: Pose): Refusal | null {
  const off = checkOnTable(pose);
  if (off !== null) return off;
  const shape = outline(f.piece.kind, pose);
  const over = overhang(shape, tableTop(BATTLEFIELD));
  if (over > SLACK) return refuse('battle/move/table-edge', { over });
  const away = Math.min(
    Infinity,
    ...f.near.flatMap((id) => {
      const unit = mustUnit(s, id);
      if (!isDeployed(unit)) return [];
      return f.fully ? wholeRange(shapeOf(unit), shape) : range(shapeOf(unit), shape);
    }),
  );
  if (away > f.within + SLACK) return refuse('battle/terrain/placed', { distance: away, most: f.within });
  const others = [...unitsInPlay(s).map(shapeOf), ...s.terrain.map(terrainShape)];
  return obstructions(shape, others).length > 0 ? refuse('battle/terrain/placed-room', {}) : null;
}

function* places(s: BattleState, f: PlaceTerrain): Iterable<Pose> {
  const step = inches(1);
  for (const id of f.near) {
    const { pose } = mustUnit(s, id);
    if (pose === null) continue;
    const most = f.within + inches(6);
    for (const facing of [pose.facing, (pose.facing + 9_000) % 36_000])
      for (let y = most; y >= -most; y -= step)
        for (let x = -most; x <= most; x += step) {
          const at = { x: pose.x + x, y: pose.y + y, facing };
          if (problem(s, f, at) === null) yield at;
        }
  }
}

function firstPlace(s: BattleState, f: PlaceTerrain): Pose | null {
  for (const pose of places(s, f)) return pose;
  return null;
}

export const placeTerrain = procedure<PlaceTerrain>('place-terrain')({
  place: {
    ask: 'pose',
    seat: (s, f) => (firstPlace(s, f) === null ? null : f.seat),
    piece: (_, f) => `terrain:${f.piece.kind}`,
    check: (s, f, _, pose) => problem(s, f, pose),
    sample: (s, f, _, random) => {
      let last: Pose | null = null;
      let skip = random.below(20);
      for (const pose of places(s, f)) {
        last = pose;
        if (skip-- === 0) break;
      }
      if (last === null) throw bug('no room for terrain');
      return last;
    },
    suggest: (s, f) => places(s, f),
    facts: (_, f) => ({ kind: f.piece.kind }),
    then: (t, f, { x, y, facing }) => {
      const { state: s } = t;
      let serial = s.terrain.length + 1;
      while (s.terrain.some(({ id }) => id === `terrain-${serial}`)) serial += 1;
      const pose = { x, y, facing };
      s.terrain = [...s.terrain, { id: `terrain-${serial}`, pose, ...f.piece }];
      t.emit({ type: 'terrain', seat: f.seat, kind: f.piece.kind, pose });
    },
  },
});
