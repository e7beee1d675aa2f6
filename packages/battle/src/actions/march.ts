/** March: straight forward up to twice Speed, then pivot. Not while engaged. */
import type { Pose, Random } from '@maester/kernel';
import { moved, obstructions } from '../geometry/movement.ts';
import type { Polygon } from '../geometry/polygon.ts';
import {
  checkManeuver,
  checkMarch,
  facingTowards,
  forwardMove,
  groundOf,
  nearestEnemyPose,
  passesOf,
  passing,
  type Passes,
  turnedTo,
} from './moves.ts';
import { procedure } from '../rules.ts';
import type { BattleState, UnitState } from '../state.ts';
import { enemiesOf, mustUnit, shapeOf, trayOf } from '../units/units.ts';
import { sampleManeuver, suggestManeuvers } from './maneuver.ts';
import { actionBefore, actionCompleted } from './action.ts';
import { beginAction, moverOf, moveUnit } from './move-unit.ts';
import { abilitiesWith, isForbidden, speedOf } from '../units/abilities.ts';
import { modeOf } from '../edition/of.ts';

interface March {
  unit: string;
  most: number;
  /** Some abilities allow a pivot before the march. */
  pivotsFirst: boolean;
  stopped?: true;
  /** What it may go through besides, whether it may leave combat, and the enemies it went through. */
  passes?: Passes;
  leavesCombat?: true;
  passed?: string[];
}

/** The rule that keeps the unit from marching, if any. */
export function noMarch(s: BattleState, unit: UnitState): string | null {
  if (isForbidden(s, unit, 'march')) return 'battle/action/forbidden';
  return modeOf(s).noMarch?.(s, unit) ?? null;
}

export function startMarch(s: BattleState, unit: UnitState): March {
  const pivotsFirst = abilitiesWith(s, unit, 'pivotsBeforeMarch').some(
    ({ pivotsBeforeMarch }) => pivotsBeforeMarch === true,
  );
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

/** What a March may go through. */
function passesIn(s: BattleState, f: March): Passes | null {
  return passesOf(s, mustUnit(s, f.unit)) ?? f.passes ?? null;
}

/** battle/action/free: a free March obeys the rules of a March, those of the game mode too. */
function marcher(s: BattleState, f: March): string | null {
  const unit = mustUnit(s, f.unit);
  if (noMarch(s, unit) !== null) return null;
  return f.leavesCombat === true && unit.pose !== null ? unit.seat : moverOf(s, f.unit);
}

export const march = procedure<March>('march')({
  'before-the-action': (t, f) => actionBefore(t, f.unit, 'march'),
  'dangerous-ground': (t, f) => (f.stopped === true ? 'end' : beginAction(t, f.unit)),
  speed: (t, f) => {
    f.most = 2 * speedOf(t.state, mustUnit(t.state, f.unit));
  },
  move: {
    ask: 'pose',
    seat: marcher,
    piece: (_, f) => f.unit,
    check: (s, f, _, pose) =>
      f.pivotsFirst
        ? checkManeuver(s, mustUnit(s, f.unit), pose, f.most, 'battle/march/distance', passesIn(s, f))
        : checkMarch(s, mustUnit(s, f.unit), pose, f.most, passesIn(s, f)),
    sample: (s, f, _, random) =>
      (f.pivotsFirst ? sampleManeuver : sampleMarch)(s, mustUnit(s, f.unit), f.most, random),
    suggest: (s, f) => (f.pivotsFirst ? suggestManeuvers : straightAhead)(s, mustUnit(s, f.unit), f.most),
    facts: (s, f) => ({
      unit: f.unit,
      most: f.most,
      move: 'march',
      pivotsFirst: f.pivotsFirst,
      ...passing(s, mustUnit(s, f.unit), passesIn(s, f)),
    }),
    then: (t, f, pose) => {
      const { state: s } = t;
      const unit = mustUnit(s, f.unit);
      const ground = groundOf(forwardMove(unit, pose));
      const passes = passesIn(s, f);
      if (passes !== null) f.passed = crossed(s, unit, ground);
      moveUnit(t, f.unit, pose, 'march', ground, passes === 'everything' ? 0 : Infinity);
    },
  },
  completed: (t, f) => actionCompleted(t, f.unit, 'march'),
  /** Gives back the enemies it went through. */
  passed: (t, f) => t.returns(f.passed ?? []),
});

function crossed(s: BattleState, unit: UnitState, ground: Polygon): string[] {
  const enemies = enemiesOf(s, unit);
  return obstructions(ground, enemies.map(shapeOf)).flatMap(({ index }) => enemies[index]?.id ?? []);
}
