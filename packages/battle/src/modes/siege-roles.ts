/** Who attacks and who defends in A Storm of Swords. */
import { playerOf } from '../sides/sides.ts';
import type { BattleState } from '../state.ts';
import { kept } from './mode-state.ts';

/** The side that defends; it has the south edge, for on an empty table the edges are alike. */
export const defender = (s: BattleState): number => kept(s, 'defender', 0);

/** Whether this player must take the castle. */
export function besieges(s: BattleState, seat: string): boolean {
  return s.mode === 'a-storm-of-swords' && playerOf(s, seat).side !== defender(s);
}
