/** The activation of a Combat Unit: its free Maneuver, what answers it, and its action. */
import { happens } from '../timing/window.ts';
import { procedure } from '../rules.ts';
import { canRetreat } from '../actions/retreat.ts';
import type { BattleState, UnitState } from '../state.ts';
import { isEngaged } from '../units/engaged.ts';
import { changeUnit, mustUnit } from '../units/units.ts';
import { deploy, waitsForRoom } from '../set-up/deploy.ts';
import { idOn, type Pose } from '@maester/kernel';
import { abilitiesWith, isForbidden } from '../units/abilities.ts';
import { modeOf } from '../edition/of.ts';
import { actions, cannotAct, startAction, whyNotAction } from './actions.ts';

interface Activation {
  unit: string;
  /** Where it stood when it was activated. */
  stood: Pose | null;
  /** Whether it begins with the Maneuver of Cavalry and its like. */
  maneuvers: boolean;
  /** It performs no Actions. */
  idle?: true;
}

/** What the unit may do before its action; some may retreat from a melee (battle/round/free-retreat). */
function freeMove(s: BattleState, unit: UnitState): 'maneuver' | 'retreat' | null {
  if (unit.pose === null) return null;
  const free = abilitiesWith(s, unit, 'freeManeuver').filter(({ freeManeuver }) => freeManeuver === true);
  if (free.length === 0) return null;
  if (!isEngaged(s, unit)) return isForbidden(s, unit, 'maneuver') ? null : 'maneuver';
  const leaves = free.some(({ freeRetreat }) => freeRetreat === true);
  return leaves && !isForbidden(s, unit, 'retreat') && canRetreat(s, unit) ? 'retreat' : null;
}

export const activation = procedure<Activation>('activation')({
  activates: (t, f) => {
    changeUnit(t.state, f.unit, { activated: true });
    t.emit({ type: 'activated', unit: f.unit });
    if (waitsForRoom(mustUnit(t.state, f.unit))) {
      t.run(deploy, { unit: f.unit });
      return 'action-ends';
    }
    const unit = mustUnit(t.state, f.unit);
    f.stood = unit.pose;
    modeOf(t.state).unitActivates?.(t, unit);
    return 'free-maneuver';
  },
  /** Cavalry and their like move before what an opponent plays now, who has to decide on it before they move. */
  'free-maneuver': {
    ask: 'option',
    seat: (s, f) => {
      const unit = mustUnit(s, f.unit);
      return f.idle === true || freeMove(s, unit) === null ? null : unit.seat;
    },
    options: (s, f) => [freeMove(s, mustUnit(s, f.unit)) ?? 'maneuver', 'no'],
    facts: (_, f) => ({ unit: f.unit }),
    then: (t, f, option) => {
      f.maneuvers = option !== 'no';
      if (f.maneuvers) t.emit({ type: 'action', unit: f.unit, action: option });
    },
  },
  'activation-effects': (t, f) => {
    if (mustUnit(t.state, f.unit).pose !== null)
      happens(t, 'unit-activates', f.unit, null, { stood: f.stood, maneuvers: f.maneuvers });
  },
  'select-action': {
    ask: 'option',
    seat: (s, f) => {
      const unit = mustUnit(s, f.unit);
      return f.idle === true || unit.pose === null || cannotAct(s, unit) ? null : unit.seat;
    },
    options: (s, f) => actions(s, mustUnit(s, f.unit)),
    whyNot: (s, f, _, choice) => whyNotAction(s, mustUnit(s, f.unit), choice),
    facts: (_, f) => ({ unit: f.unit }),
    then: (t, f, action, _, on) => {
      t.emit({ type: 'action', unit: f.unit, action: idOn(on, 'action') ?? action });
      const unit = mustUnit(t.state, f.unit);
      startAction(t, unit, action, on);
    },
  },
  'action-ends': (t, f) => modeOf(t.state).actionEnded?.(t, mustUnit(t.state, f.unit)),
});
