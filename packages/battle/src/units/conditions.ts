/** Condition tokens: one of each kind on a unit, until the enemy expends it or an effect removes it. */
import type { Condition } from '../effects/gains.ts';
import { procedure, type T } from '../rules.ts';
import type { BattleState } from '../state.ts';
import { changeUnit, mustUnit } from './units.ts';
import { abilitiesWith } from './abilities.ts';
import { givenToUnit } from './given.ts';
import { concernsAnyone } from '../timing/prompts.ts';
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
    abilitiesWith(s, unit, 'immuneTo').some(
      ({ immuneTo }) => givenToUnit(immuneTo, s, unit)?.includes(condition) === true,
    )
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

/** battle/condition/removed-instead: something else may be given up for it. */
export function removeCondition(t: T, id: string, condition: Condition): void {
  if (concernsAnyone(t.state, 'condition-would-go')) t.run(removal, { unit: id, condition, instead: false });
  else loseCondition(t, id, condition);
}

interface Removal {
  unit: string;
  condition: Condition;
  /** Whether something else went in its place. */
  instead: boolean;
}

export const removal = procedure<Removal>('condition-removal')({
  'would-go': (t, f) => happens(t, 'condition-would-go', f.unit, null, { condition: f.condition }),
  goes: (t, f) => {
    if (!f.instead) loseCondition(t, f.unit, f.condition);
  },
});

/** It goes to another unit, or another comes in its place; nothing can be given up for that. */
export function loseCondition(t: T, id: string, condition: Condition): void {
  if (!mustUnit(t.state, id).conditions.includes(condition)) return;
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
