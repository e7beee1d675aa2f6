/** Deploying a unit into its zone, and what becomes of one that finds no room there. */
import { bug, refuse, type Pose, type Refusal } from '@maester/kernel';
import { KEEP_AWAY, obstructions } from '../geometry/movement.ts';
import { distance, overhang, type Polygon } from '../geometry/polygon.ts';
import { corners, FOOTPRINTS, type FootprintKind } from '../geometry/tray.ts';
import { inches, TOUCHING } from '../geometry/measures.ts';
import { checkOnTable, impassableShapes } from '../actions/moves.ts';
import { procedure } from '../rules.ts';
import type { BattleState, UnitState } from '../state.ts';
import { playerOf } from '../sides/sides.ts';
import { unitsAbout } from '../units/engaged.ts';
import {
  changeUnit,
  enemyUnits,
  isDeployed,
  mustUnit,
  shapeOf,
  unitsInPlay,
  tokensOn,
} from '../units/units.ts';
import { placesInZone, zone, zoneBounds } from './deployment-zones.ts';
import { modeOf } from '../edition/of.ts';

function deployProblem(s: BattleState, unit: UnitState, pose: Pose): Refusal | null {
  if (checkOnTable(pose) !== null) return refuse('battle/deployment/within-zone', { off: 'table' });
  const shape = corners({ kind: unit.tray, pose });
  const over = overhang(shape, zone(s, playerOf(s, unit.seat).edge ?? 0));
  if (over > 2) return refuse('battle/deployment/within-zone', { over });
  const units = unitsAbout(unitsInPlay(s), pose, 0).map(shapeOf);
  if (obstructions(shape, [...units, ...impassableShapes(s)]).length > 0)
    return refuse('battle/deployment/within-zone', { on: 'obstacle' });
  return modeOf(s).deployProblem?.(s, unit, shape) ?? enemiesNear(s, unit, pose, shape);
}

/** In a free-for-all zones meet, and a unit that had to wait for room may find the enemy in its zone. */
function enemiesNear(s: BattleState, unit: UnitState, pose: Pose, shape: Polygon): Refusal | null {
  const enemies = unitsAbout(enemyUnits(s, unit.seat), pose, KEEP_AWAY);
  const away = Math.min(...enemies.map((enemy) => distance(shape, shapeOf(enemy))));
  if (away >= KEEP_AWAY) return null;
  const rule = waitsForRoom(unit) ? 'battle/deployment/no-room' : 'battle/free-for-all/deployment-zones';
  return refuse(rule, { distance: away, least: KEEP_AWAY });
}

/** Places in a zone, tried in order from the middle out. */
function* deployPoses(s: BattleState, unit: UnitState): Iterable<Pose> {
  for (const pose of placesInZone(s, playerOf(s, unit.seat).edge ?? 0))
    if (!isTaken(s, unit, pose) && deployProblem(s, unit, pose) === null) yield pose;
}

/** Whether somebody surely stands there: the circles inside of both trays overlap by more than rounding. */
function isTaken(s: BattleState, unit: UnitState, { x, y }: Pose): boolean {
  for (const other of s.units) {
    if (other.pose === null || !isDeployed(other)) continue;
    const within = innerRadius(unit.tray) + innerRadius(other.tray) - 5 * TOUCHING;
    if ((other.pose.x - x) ** 2 + (other.pose.y - y) ** 2 < within ** 2) return true;
  }
  return false;
}

function innerRadius(kind: FootprintKind): number {
  const { width, depth } = FOOTPRINTS[kind];
  return Math.min(width, depth) / 2;
}

/** battle/deployment/no-room: whether the unit found no place in its zone and comes later, as its activation. */
export function waitsForRoom(unit: UnitState): boolean {
  return unit.pose === null && !unit.destroyed && unit.tokens?.[NO_ROOM] !== undefined;
}

const NO_ROOM = 'no-room';

/** Some place for the unit in its zone, if there is any on a close grid. */
export function roomToDeploy(s: BattleState, unit: UnitState): Pose | null {
  for (const pose of deployPoses(s, unit)) return pose;
  const { west, east, south, north } = zoneBounds(s, playerOf(s, unit.seat).edge ?? 0);
  for (let y = south; y <= north; y += inches(0.5)) {
    for (let x = west; x <= east; x += inches(0.5)) {
      for (const facing of [0, 9_000]) {
        if (deployProblem(s, unit, { x, y, facing }) === null) return { x, y, facing };
      }
    }
  }
  return null;
}

export const deploy = procedure<{ unit: string }>('deploy')({
  place: {
    ask: 'pose',
    seat: (s, f) => (roomToDeploy(s, mustUnit(s, f.unit)) === null ? null : mustUnit(s, f.unit).seat),
    piece: (_, f) => f.unit,
    check: (s, f, _, pose) => deployProblem(s, mustUnit(s, f.unit), pose),
    sample: (s, f, _, random) => {
      const unit = mustUnit(s, f.unit);
      let last: Pose | null = null;
      let skip = random.below(8);
      for (const pose of deployPoses(s, unit)) {
        last = pose;
        if (skip-- === 0) break;
      }
      const place = last ?? roomToDeploy(s, unit);
      if (place === null) throw bug(`no room to deploy ${f.unit}`);
      return place;
    },
    suggest: (s, f) => deployPoses(s, mustUnit(s, f.unit)),
    facts: (_, f) => ({ unit: f.unit, most: 0, move: 'deploy' }),
    then: (t, f, pose) => {
      const { [NO_ROOM]: _, ...tokens } = tokensOn(mustUnit(t.state, f.unit));
      changeUnit(t.state, f.unit, { pose: { x: pose.x, y: pose.y, facing: pose.facing }, tokens });
      t.emit({ type: 'deployed', unit: f.unit, pose });
      return 'end';
    },
  },
  'no-room': (t, f) => {
    const { tokens } = mustUnit(t.state, f.unit);
    changeUnit(t.state, f.unit, { tokens: { ...tokens, [NO_ROOM]: 1 } });
  },
});
