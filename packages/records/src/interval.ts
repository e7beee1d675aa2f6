/** How sure one can be of a share: games played and won, with the 95 % interval of Wilson. */

/** Games played and won, with the 95 % interval of the share that was won. */
export interface Score {
  readonly played: number;
  readonly won: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** So many standard deviations hold 95 % of what chance gives. */
export const NORMAL_95 = 1.959964;

/** The interval of Wilson, which stays within 0 and 1 and is honest for few games. */
export function score(played: number, won: number): Score {
  if (played === 0) return { played, won, share: 0, low: 0, high: 1 };
  const share = won / played;
  const square = NORMAL_95 ** 2;
  const middle = (share + square / (2 * played)) / (1 + square / played);
  const spread =
    (NORMAL_95 / (1 + square / played)) *
    Math.sqrt((share * (1 - share)) / played + square / (4 * played ** 2));
  return { played, won, share, low: Math.max(0, middle - spread), high: Math.min(1, middle + spread) };
}
