/** Who cannot be targeted (battle/term/target). */
import { areFriends } from '../sides/sides.ts';
import type { BattleState } from '../state.ts';
import { promptsOf } from './prompts.ts';

/** The units that no Order, or no Tactics card, of this player can target. */
export function outOfReach(s: BattleState, seat: string, what: 'order' | 'card'): string[] {
  const ids: string[] = [];
  for (const unit of s.units) {
    for (const { by, what: kept } of promptsOf(s, unit).untargetable)
      if (kept.includes(what) && (by === 'all' || areFriends(s, unit.seat, seat) === (by === 'friends')))
        ids.push(unit.id);
  }
  return ids;
}
