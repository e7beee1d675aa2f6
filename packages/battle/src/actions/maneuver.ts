/** Maneuver: pivot, move straight forward up to Speed, pivot. Not while engaged. Shifts and free moves live here too. */
import type { Pose, Random } from '@maester/kernel';
import { pivot, moved } from '../geometry/movement.ts';
import { inches, type Facing } from '../geometry/measures.ts';
import {
  checkManeuver,
  checkShift,
  facingTowards,
  forwardMove,
  groundOf,
  nearestEnemyPose,
  passing,
  passesOf,
  slideGround,
  turnedTo,
} from './moves.ts';
import { procedure } from '../rules.ts';
import type { BattleState, UnitState } from '../state.ts';
import { mustUnit, trayOf } from '../units/units.ts';
import { actionBefore, actionCompleted } from './action.ts';
import { beginAction, moverOf, moveUnit } from './move-unit.ts';
import { speedOf } from '../units/abilities.ts';

interface Maneuver {
  unit: string;
  /** How far at most, in mils. */
  most: number;
  /** That distance was named, whatever its Speed. */
  fixed?: true;
  /** So many inches further than its Speed. */
  more?: number;
  action: 'maneuver' | 'surge-forth';
  stopped?: true;
}

const TRIES = 6;

/** Random legal poses: a pivot, a straight move, a pivot; staying if none of a few fits. */
export function sampleManeuver(s: BattleState, unit: UnitState, most: number, random: Random): Pose {
  const tray = trayOf(unit);
  const enemy = nearestEnemyPose(s, unit);
  for (let i = 0; i < TRIES; i++) {
    const way: Facing = random.below(36_000);
    const length = Math.round((most * (random.below(4) + 1)) / 4);
    const end = moved(pivot(tray, way), 'front', length).pose;
    const facing = enemy === null || random.below(3) === 0 ? way : facingTowards(end, enemy);
    const pose = turnedTo(end, facing);
    if (checkManeuver(s, unit, pose, most) === null) return pose;
  }
  return tray.pose;
}

/** Towards tokens nobody holds, then towards the enemy. */
export function* suggestManeuvers(s: BattleState, unit: UnitState, most: number): Iterable<Pose> {
  const tray = trayOf(unit);
  const enemy = nearestEnemyPose(s, unit);
  const goals = [
    ...s.objectives.filter((objective) => objective.claimedBy === null),
    ...(enemy === null ? [] : [enemy]),
  ];
  for (const goal of goals) {
    const way = facingTowards(tray.pose, goal);
    for (const part of [4, 3, 2]) {
      const end = moved(pivot(tray, way), 'front', Math.round((most * part) / 4)).pose;
      const pose = turnedTo(end, enemy === null ? way : facingTowards(end, enemy));
      if (checkManeuver(s, unit, pose, most) === null) {
        yield pose;
        break;
      }
    }
  }
  yield tray.pose;
}

export const maneuver = procedure<Maneuver>('maneuver')({
  'before-the-action': (t, f) =>
    f.action === 'maneuver' ? actionBefore(t, f.unit, 'maneuver') : 'dangerous-ground',
  'dangerous-ground': (t, f) => (f.stopped === true ? 'end' : beginAction(t, f.unit)),
  /** Its Speed may have changed since it was told to move. */
  speed: (t, f) => {
    if (f.action === 'maneuver' && f.fixed !== true)
      f.most = speedOf(t.state, mustUnit(t.state, f.unit)) + inches(f.more ?? 0);
  },
  move: {
    ask: 'pose',
    seat: (s, f) => moverOf(s, f.unit),
    piece: (_, f) => f.unit,
    check: (s, f, _, pose) => checkManeuver(s, mustUnit(s, f.unit), pose, f.most),
    sample: (s, f, _, random) => sampleManeuver(s, mustUnit(s, f.unit), f.most, random),
    suggest: (s, f) => suggestManeuvers(s, mustUnit(s, f.unit), f.most),
    facts: (s, f) => ({ unit: f.unit, most: f.most, move: f.action, ...passing(s, mustUnit(s, f.unit)) }),
    then: (t, f, pose) => {
      const unit = mustUnit(t.state, f.unit);
      const flies = passesOf(t.state, unit) !== null;
      moveUnit(t, f.unit, pose, f.action, groundOf(forwardMove(unit, pose)), flies ? 0 : Infinity);
    },
  },
  completed: (t, f) => {
    if (f.action === 'maneuver') actionCompleted(t, f.unit, 'maneuver');
  },
});

export function startManeuver(s: BattleState, unit: UnitState): Maneuver {
  return { unit: unit.id, most: speedOf(s, unit), action: 'maneuver' };
}

/** A Maneuver of so many inches. */
export function shortManeuver(unit: string, most: number): Maneuver {
  return { unit, most: inches(most), action: 'maneuver', fixed: true };
}

export const shift = procedure<{ unit: string; most: number }>('shift')({
  move: {
    ask: 'pose',
    seat: (s, f) => moverOf(s, f.unit),
    piece: (_, f) => f.unit,
    check: (s, f, _, pose) => checkShift(s, mustUnit(s, f.unit), pose, f.most),
    sample: (s, f, _, random) => sampleShift(s, mustUnit(s, f.unit), f.most, random),
    facts: (_, f) => ({ unit: f.unit, most: f.most, move: 'shift' }),
    then: (t, f, pose) => moveUnit(t, f.unit, pose, 'shift', slideGround(mustUnit(t.state, f.unit), pose)),
  },
});

export function sampleShift(s: BattleState, unit: UnitState, most: number, random: Random): Pose {
  const tray = trayOf(unit);
  for (let i = 0; i < TRIES; i++) {
    const side = (['front', 'right', 'rear', 'left'] as const)[random.below(4)] ?? 'front';
    const pose = moved(tray, side, Math.round((most * (random.below(4) + 1)) / 4)).pose;
    if (checkShift(s, unit, pose, most) === null) return pose;
  }
  return tray.pose;
}
