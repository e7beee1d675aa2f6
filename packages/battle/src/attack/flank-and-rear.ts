/** Flank and rear: the arc in which an attack comes, and what it costs the defender (battle/bonus/flank, battle/bonus/rear). */
import type { AttackTotal } from '../effects/gains.ts';
import { arcShares, type Arc } from '../geometry/arcs.ts';
import type { Modifier } from '../events.ts';
import { someModifier } from './modifiers.ts';
import type { BattleState, UnitState } from '../state.ts';
import { rulesOf } from '../edition/of.ts';
import { shapeOf, trayOf } from '../units/units.ts';
import type { Attack } from './frame.ts';

/** battle/line-of-sight/which-arc: from the target's perspective; on an exact tie the attacker takes the better one. */
export function arcOf(defender: UnitState, attacker: UnitState): Arc {
  const { most } = arcShares(trayOf(defender), shapeOf(attacker));
  if (most.includes('rear')) return 'rear';
  return most.includes('left') || most.includes('right') ? 'flank' : 'front';
}

export function arcPenalty(s: BattleState, f: Attack, total: AttackTotal): number {
  if (total.noBonuses || f.arc === 'front') return 0;
  if (f.kind !== 'melee' && rulesOf(s).rules.arcBonus === 'melee') return 0;
  return f.arc === 'flank' ? 1 : 2;
}

export function arcModifier(s: BattleState, f: Attack, total: AttackTotal): Modifier[] {
  return someModifier('arc', f.arc, 0 - arcPenalty(s, f, total));
}
