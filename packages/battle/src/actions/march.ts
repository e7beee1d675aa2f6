/** March: straight forward up to twice Speed, then pivot. Not while engaged. */
import type { Pose, Random } from '@maester/kernel';
import { moved } from '../geometry/movement.ts';
import {
  checkManeuver,
  checkMarch,
  facingTowards,
  forwardMove,
  groundOf,
  nearestEnemyPose,
  turnedTo,
} from './moves.ts';
import { procedure } from '../rules.ts';
import type { BattleState, UnitState } from '../state.ts';
import { mustUnit, trayOf } from '../units/units.ts';
import { sampleManeuver, suggestManeuvers } from './maneuver.ts';
import { actionBefore, actionCompleted } from './action.ts';
import { beginAction, moverOf, moveUnit } from './move-unit.ts';
import { abilitiesOf, speedOf } from '../units/abilities.ts';
import { modeOf } from '../edition/of.ts';

interface March {
  unit: string;
  most: number;
  /** Some abilities allow a pivot before the march. */
  pivotsFirst: boolean;
}

/** The rule of the game mode that keeps the unit from marching, if any. */
export function noMarch(s: BattleState, unit: UnitState): string | null {
  return modeOf(s).noMarch?.(s, unit) ?? null;
}

export function startMarch(s: BattleState, unit: UnitState): March {
  const pivotsFirst = abilitiesOf(s, unit).some((ability) => ability.pivotsBeforeMarch === true);
  return { unit: unit.id, most: 2 * speedOf(s, unit), pivotsFirst };
}

function sampleMarch(s: BattleState, unit: UnitState, most: number, random: Random): Pose {
  for (const pose of straightAhead(s, unit, (most * (random.below(4) + 1)) / 4)) return pose;
  return trayOf(unit).pose;
}

function* straightAhead(s: BattleState, unit: UnitState, most: number): Iterable<Pose> {
  const tray = trayOf(unit);
  const enemy = nearestEnemyPose(s, unit);
  for (const part of [4, 3, 2, 1]) {
    const end = moved(tray, 'front', Math.round((most * part) / 4)).pose;
    for (const pose of [enemy === null ? end : turnedTo(end, facingTowards(end, enemy)), end]) {
      if (checkMarch(s, unit, pose, most) === null) yield pose;
    }
  }
}

export const march = procedure<March>('march')({
  'before-the-action': (t, f) => actionBefore(t, f.unit, 'march'),
  'dangerous-ground': (t, f) => beginAction(t, f.unit),
  speed: (t, f) => {
    f.most = 2 * speedOf(t.state, mustUnit(t.state, f.unit));
  },
  move: {
    ask: 'pose',
    // battle/action/free: a free March obeys the rules of a March, those of the game mode too
    seat: (s, f) => (noMarch(s, mustUnit(s, f.unit)) === null ? moverOf(s, f.unit) : null),
    piece: (_, f) => f.unit,
    check: (s, f, _, pose) =>
      f.pivotsFirst
        ? checkManeuver(s, mustUnit(s, f.unit), pose, f.most, 'battle/march/distance')
        : checkMarch(s, mustUnit(s, f.unit), pose, f.most),
    sample: (s, f, _, random) =>
      (f.pivotsFirst ? sampleManeuver : sampleMarch)(s, mustUnit(s, f.unit), f.most, random),
    suggest: (s, f) => (f.pivotsFirst ? suggestManeuvers : straightAhead)(s, mustUnit(s, f.unit), f.most),
    facts: (_, f) => ({ unit: f.unit, most: f.most, move: 'march', pivotsFirst: f.pivotsFirst }),
    then: (t, f, pose) =>
      moveUnit(t, f.unit, pose, 'march', groundOf(forwardMove(mustUnit(t.state, f.unit), pose))),
  },
  completed: (t, f) => actionCompleted(t, f.unit, 'march'),
});
