/** Who may pass (battle/pass/who). */
import { isWall } from '../modes/castle-wall.ts';
import { sideOf } from '../sides/sides.ts';
import type { BattleState } from '../state.ts';

/** battle/pass/who: the side that began with fewer units than any other, Combat Units and NCUs together. */
export function mayEverPass(s: BattleState, seat: string): boolean {
  const own = sideOf(s, seat);
  const counts = s.sides.map(
    (seats) => [...s.units, ...s.ncus].filter((unit) => seats.includes(unit.seat) && !isWall(unit)).length,
  );
  return counts.every((count, side) => side === own || count > (counts[own] ?? 0));
}
