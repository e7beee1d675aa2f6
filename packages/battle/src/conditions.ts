/** Condition tokens: one of each kind on a unit, until the enemy expends it or an effect removes it. */
import type { Condition } from './effects.ts';
import type { T } from './play.ts';
import { changeUnit, mustUnit } from './table.ts';
import { abilitiesOf } from './units/abilities.ts';

export function become(t: T, id: string, ...conditions: readonly Condition[]): void {
  for (const condition of conditions) {
    const unit = mustUnit(t.state, id);
    if (unit.destroyed || unit.conditions.includes(condition)) continue;
    if (abilitiesOf(t.state, unit).some((ability) => ability.immuneTo?.includes(condition) === true))
      continue;
    changeUnit(t.state, id, { conditions: [...unit.conditions, condition] });
    t.emit({ type: 'condition', unit: id, condition });
  }
}

export function expend(t: T, id: string, condition: Condition): void {
  takeOff(t, id, condition);
  t.emit({ type: 'condition-expended', unit: id, condition });
}

export function removeCondition(t: T, id: string, condition: Condition): void {
  takeOff(t, id, condition);
  t.emit({ type: 'condition-removed', unit: id, condition });
}

function takeOff(t: T, id: string, condition: Condition): void {
  const unit = mustUnit(t.state, id);
  changeUnit(t.state, id, { conditions: unit.conditions.filter((other) => other !== condition) });
}
