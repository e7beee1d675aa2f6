// How long an automatic answer takes where the time could tell something: as long as this player takes when they pass
// themselves. The pauses are drawn from their own last ones; before there are enough of those, from usual ones as well.

import type { Random } from '@maester/kernel';

/** In milliseconds: how long people take to let a moment pass. */
const USUAL_PAUSES = [900, 1100, 1300, 1500, 1800, 2100, 2500, 3000, 3700, 4800] as const;
/** So many of the player's own are remembered, and so many are enough to draw from them alone. */
const REMEMBERED = 24;
const ENOUGH = 8;
/** Nobody waits longer for an answer that is clear, or gets it faster than anyone could give it. */
export const LONGEST = 6000;
export const SHORTEST = 300;
/** Of the time left on a clock one answer takes no more than this part. */
const OF_THE_CLOCK = 50;
/** No two pauses are alike: each differs by up to this many hundredths from the one it was drawn from. */
const VARIES = 15;

export type Pauses = readonly number[];

/** The player let a moment pass themselves, after this long. */
export function notePause(own: Pauses, milliseconds: number): Pauses {
  const pause = Math.round(Math.max(SHORTEST, Math.min(milliseconds, LONGEST)));
  return [...own, pause].slice(-REMEMBERED);
}

/** How long to take now. `left` is what everyone can see of the player's clock; null if there is none. */
export function drawPause(own: Pauses, random: Random, left: number | null): number {
  const from = own.length < ENOUGH ? [...own, ...USUAL_PAUSES] : own;
  const drawn = from[random.below(from.length)] ?? SHORTEST;
  const varied = (drawn * (100 - VARIES + random.below(2 * VARIES + 1))) / 100;
  const most = left === null ? LONGEST : Math.min(LONGEST, left / OF_THE_CLOCK);
  return Math.round(Math.min(Math.max(SHORTEST, varied), most));
}
