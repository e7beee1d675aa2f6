/** Condition tokens: one of each kind on a unit, until the enemy expends it or an effect removes it. */
import type { Condition } from '../effects/gains.ts';
import type { T } from '../rules.ts';
import type { BattleState } from '../state.ts';
import { changeUnit, mustUnit } from './units.ts';
import { abilitiesOf } from './abilities.ts';
import { givenToUnit } from './given.ts';
import { happens } from '../timing/window.ts';

export function become(t: T, id: string, ...conditions: readonly Condition[]): void {
  for (const condition of conditions) {
    const repeated = mustUnit(t.state, id).conditions.includes(condition);
    if (bear(t.state, id, condition)) {
      t.emit({ type: 'condition', unit: id, condition });
      raise(t, 'condition-gained', id, condition);
    } else if (repeated) raise(t, 'condition-repeated', id, condition);
  }
}

/** Puts a token on a unit that can have it; gives back whether it did. */
export function bear(s: BattleState, id: string, condition: Condition): boolean {
  const unit = mustUnit(s, id);
  if (unit.destroyed || unit.conditions.includes(condition)) return false;
  if (
    abilitiesOf(s, unit).some(({ immuneTo }) => givenToUnit(immuneTo, s, unit)?.includes(condition) === true)
  )
    return false;
  changeUnit(s, id, { conditions: [...unit.conditions, condition] });
  return true;
}

export function expend(t: T, id: string, condition: Condition): void {
  takeOff(t, id, condition);
  t.emit({ type: 'condition-expended', unit: id, condition });
  raise(t, 'condition-removed', id, condition);
}

export function removeCondition(t: T, id: string, condition: Condition): void {
  takeOff(t, id, condition);
  t.emit({ type: 'condition-removed', unit: id, condition });
  raise(t, 'condition-removed', id, condition);
}

type ConditionTrigger = 'condition-gained' | 'condition-removed' | 'condition-repeated';

/** battle/condition/moments: after the effect that brought it about. */
function raise(t: T, trigger: ConditionTrigger, id: string, condition: Condition): void {
  happens(t, trigger, id, null, { condition });
}

function takeOff(t: T, id: string, condition: Condition): void {
  const unit = mustUnit(t.state, id);
  changeUnit(t.state, id, { conditions: unit.conditions.filter((other) => other !== condition) });
}
