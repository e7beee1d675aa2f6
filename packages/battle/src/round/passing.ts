/** Passing: who may ever pass, and who may now. */
import { playerOf, sideOf } from '../sides/sides.ts';
import type { BattleState, UnitState } from '../state.ts';
import { abilitiesWith } from '../units/abilities.ts';
import { isFixture } from '../units/units.ts';
import { rulesOf } from '../edition/of.ts';

/** battle/pass/who: the side that began with fewer units than any other, Combat Units and NCUs together. */
export function mayEverPass(s: BattleState, seat: string): boolean {
  const own = sideOf(s, seat);
  const counts = s.sides.map(
    (seats) =>
      [...s.units.filter((unit) => !isFixture(unit) && !isCompanion(s, unit)), ...s.ncus].filter(
        ({ seat: of }) => seats.includes(of),
      ).length,
  );
  return counts.every((count, side) => side === own || count > (counts[own] ?? 0));
}

/** battle/companion/not-counted */
function isCompanion(s: BattleState, unit: UnitState): boolean {
  return abilitiesWith(s, unit, 'follows').some(({ follows }) => follows?.always === true);
}

/** For a player who has something to activate. */
export function mayPass(s: BattleState, seat: string): boolean {
  const { passes, passed, mustActivateUnit } = playerOf(s, seat);
  return passes > 0 && !passed && !mustActivateUnit;
}

export function whyNoPass(s: BattleState, seat: string): string {
  const { passes, passed } = playerOf(s, seat);
  if (passed) return 'battle/pass/once-per-round';
  if (passes > 0 || rulesOf(s).numbers.passes === 0) return 'battle/round/must-activate';
  return mayEverPass(s, seat) ? 'battle/pass/twice-per-game' : 'battle/pass/who';
}
