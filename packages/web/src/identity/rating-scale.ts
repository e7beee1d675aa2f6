// Ratings side by side: one scale from the lowest end of an interval to the highest, and where each lies on it.

export interface Interval {
  readonly points: number;
  readonly within: number;
}

export interface OnScale {
  /** Shares of the scale, from 0 to 1. */
  readonly low: number;
  readonly at: number;
  readonly high: number;
}

/** A scale begins and ends at a full hundred. */
const STEP = 100;

export function ratingScale(ratings: readonly Interval[]): (rating: Interval) => OnScale {
  const from = Math.floor(Math.min(...ratings.map(({ points, within }) => points - within)) / STEP) * STEP;
  const to = Math.ceil(Math.max(...ratings.map(({ points, within }) => points + within)) / STEP) * STEP;
  const share = (points: number): number => (points - from) / Math.max(STEP, to - from);
  return ({ points, within }) => ({
    low: share(points - within),
    at: share(points),
    high: share(points + within),
  });
}
