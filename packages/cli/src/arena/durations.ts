/**
 * Many durations in little space: counts in steps of four in a hundred, enough for a median and a percentile. Plain
 * data, so that workers can send it.
 */

/** How many durations fell into each step. */
export type Durations = Map<number, number>;

const STEPS_PER_DOUBLING = 16;
const LEAST_MILLISECONDS = 1e-4;

export function newDurations(): Durations {
  return new Map();
}

export function noteDuration(durations: Durations, milliseconds: number): void {
  const step = Math.round(Math.log2(Math.max(milliseconds, LEAST_MILLISECONDS)) * STEPS_PER_DOUBLING);
  durations.set(step, (durations.get(step) ?? 0) + 1);
}

export function addDurations(to: Durations, more: Durations): void {
  for (const [step, count] of more) to.set(step, (to.get(step) ?? 0) + count);
}

/** The duration in milliseconds that this share of all does not exceed; 0 if there are none. */
export function quantile(durations: Durations, share: number): number {
  const total = [...durations.values()].reduce((sum, count) => sum + count, 0);
  let passed = 0;
  for (const [step, count] of [...durations].toSorted(([a], [b]) => a - b)) {
    passed += count;
    if (passed >= share * total) return 2 ** (step / STEPS_PER_DOUBLING);
  }
  return 0;
}
