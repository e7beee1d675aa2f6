// Things of the table in a sentence, for screen readers and titles.

import type { BattleState } from '@maester/battle/engine';
import { fullWounds, ranksOf } from '@maester/battle/field';
import { tell } from '../../app/words.ts';
import type { ThingKey } from './desk.ts';
import { say } from './say.ts';

export function describeThing(view: BattleState, key: ThingKey): string {
  const [kind, id] = [key.slice(0, key.indexOf(':')), key.slice(key.indexOf(':') + 1)];
  if (kind === 'unit') {
    const unit = view.units.find((each) => each.id === id);
    if (unit === undefined) return '';
    return say('battle.field.unit', {
      unit: id,
      seat: unit.seat,
      wounds: unit.wounds,
      full: fullWounds(view, unit),
      ranks: ranksOf(view, unit),
      conditions: unit.conditions,
      count: unit.conditions.length,
      activated: String(unit.activated),
    });
  }
  if (kind === 'objective') {
    const token = view.objectives.find((each) => each.id === id);
    const holder = token?.carriedBy ?? token?.claimedBy ?? null;
    const number = Number(/\d+$/.exec(id)?.[0] ?? 0);
    return holder === null
      ? tell('option.objective', { number })
      : say('battle.field.objective.held', { number, unit: holder });
  }
  const piece = view.terrain.find((each) => each.id === id);
  return piece === undefined ? '' : tell(`name.terrain.${piece.kind}`);
}
