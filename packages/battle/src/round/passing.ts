/** Who may pass (battle/pass/who). */
import { sideOf } from '../sides/sides.ts';
import type { BattleState } from '../state.ts';
import { isFixture } from '../units/units.ts';

/** battle/pass/who: the side that began with fewer units than any other, Combat Units and NCUs together. */
export function mayEverPass(s: BattleState, seat: string): boolean {
  const own = sideOf(s, seat);
  const counts = s.sides.map(
    (seats) =>
      [...s.units.filter((unit) => !isFixture(unit)), ...s.ncus].filter(({ seat: of }) => seats.includes(of))
        .length,
  );
  return counts.every((count, side) => side === own || count > (counts[own] ?? 0));
}
