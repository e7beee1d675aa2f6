/** What an enemy would answer: its sharpest lines after a turn, of which it takes the one that hurts most. */
import type { BattleState } from '@maester/battle/readers';
import { linesFrom, type Thinker } from './lines.ts';

/** What the end of a turn is worth once the next player has had a turn, too. */
export function worthAfterReply(thinker: Thinker, state: BattleState): number {
  const { game, seat, judge } = thinker;
  const [next] = game.waiting(state);
  if (next === undefined || next === seat) return judge(state, seat);
  const enemy: Thinker = {
    ...thinker,
    seat: next,
    judge: (end) => -judge(end, seat),
    breadth: { options: 2, places: 1, targets: 1, sharp: true },
  };
  return -Math.max(...linesFrom(enemy, state).map(({ worth }) => worth));
}
