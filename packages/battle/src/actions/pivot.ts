/** A free pivot: turn on the spot, or stay. */
import { refuse, type Pose } from '@maester/kernel';
import { checkStanding, facingTowards, nearestEnemyPose, samePose, turnedTo } from './moves.ts';
import { procedure } from '../rules.ts';
import type { BattleState, UnitState } from '../state.ts';
import { mustUnit, trayOf } from '../units/units.ts';
import { moveUnit } from './move-unit.ts';

function check(s: BattleState, unit: UnitState, pose: Pose) {
  const at = trayOf(unit).pose;
  if (samePose(at, pose)) return null;
  if (at.x !== pose.x || at.y !== pose.y) return refuse('battle/move/pivot', {});
  return checkStanding(s, unit, pose);
}

export const freePivot = procedure<{ unit: string }>('pivot')({
  pivot: {
    ask: 'pose',
    seat: (s, f) => (mustUnit(s, f.unit).pose === null ? null : mustUnit(s, f.unit).seat),
    piece: (_, f) => f.unit,
    check: (s, f, _, pose) => check(s, mustUnit(s, f.unit), pose),
    sample: (s, f, _, random) => {
      const unit = mustUnit(s, f.unit);
      const pose = turnedTo(trayOf(unit).pose, random.below(36_000));
      return check(s, unit, pose) === null ? pose : trayOf(unit).pose;
    },
    suggest: (s, f) => {
      const unit = mustUnit(s, f.unit);
      const at = trayOf(unit).pose;
      const enemy = nearestEnemyPose(s, unit);
      const towards = enemy === null ? at : turnedTo(at, facingTowards(at, enemy));
      return check(s, unit, towards) === null ? [towards, at] : [at];
    },
    facts: (_, f) => ({ unit: f.unit, most: 0, move: 'pivot' }),
    then: (t, f, pose) => moveUnit(t, f.unit, pose, 'pivot'),
  },
});
