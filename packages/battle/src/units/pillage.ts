/**
 * Pillage tokens: what a unit of raiders gains for the ranks its Melee Attacks destroy. A unit has two at most, and
 * only a unit with Pillage has any (battle/faction/pillage).
 */
import type { T } from '../rules.ts';
import type { BattleState, UnitState } from '../state.ts';
import { happens } from '../timing/window.ts';
import { abilitiesWith } from './abilities.ts';
import { changeUnit, mustUnit } from './units.ts';

export const PILLAGE = 'pillage';
const MOST = 2;

export function pillageOf({ tokens }: UnitState): number {
  return tokens?.[PILLAGE] ?? 0;
}

export function canPillage(s: BattleState, unit: UnitState): boolean {
  return abilitiesWith(s, unit, 'pillages').length > 0;
}

function setPillage(s: BattleState, { id, tokens }: UnitState, count: number): void {
  changeUnit(s, id, { tokens: { ...tokens, [PILLAGE]: count } });
}

/** battle/faction/pillage-moments: token by token, since effects answer each. */
export function gainPillage(t: T, id: string, count: number): void {
  for (let n = 0; n < count; n += 1) {
    const unit = mustUnit(t.state, id);
    if (unit.destroyed || !canPillage(t.state, unit)) return;
    const trigger = pillageOf(unit) < MOST ? 'pillage-gained' : 'pillage-refused';
    if (trigger === 'pillage-gained') {
      setPillage(t.state, unit, pillageOf(unit) + 1);
      t.emit({ type: 'pillage', unit: id, tokens: pillageOf(unit) + 1 });
    }
    happens(t, trigger, id);
  }
}

/** Gives back how many it lost. */
export function losePillage(t: T, id: string, count: number): number {
  const unit = mustUnit(t.state, id);
  const lost = Math.min(count, pillageOf(unit));
  if (lost <= 0) return 0;
  setPillage(t.state, unit, pillageOf(unit) - lost);
  t.emit({ type: 'pillage-lost', unit: id, tokens: pillageOf(unit) - lost });
  return lost;
}

/** battle/faction/pillage-deployed: those that a unit is deployed with; nobody answers that. */
export function startPillage(s: BattleState): void {
  for (const unit of s.units) {
    if (unit.destroyed || !canPillage(s, unit)) continue;
    const count = abilitiesWith(s, unit, 'deploysWith').reduce(
      (sum, { deploysWith }) => sum + (deploysWith?.(s, unit) ?? 0),
      0,
    );
    if (count > 0 && unit.tokens?.[PILLAGE] === undefined) setPillage(s, unit, Math.min(MOST, count));
  }
}
