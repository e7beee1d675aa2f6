/** What a seat may take back without asking anyone, as far as the clocks allow it. */
import type { Clocks } from './clocks.ts';
import type { AnyMatch } from './held-match.ts';

/** How many of its last `most` choices. */
export function clocksAllow(
  { state }: AnyMatch,
  clocks: Clocks,
  seat: string,
  most: number,
  now: number,
): number {
  // A secret answer has not led to anything yet.
  const isWithdrawal = Object.hasOwn(state.flow.answers, seat);
  return isWithdrawal ? Math.min(most, clocks.sinceMiss(seat)) : clocks.mayTakeBack(seat, most, now);
}
