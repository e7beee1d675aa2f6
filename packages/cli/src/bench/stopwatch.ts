/** Times small work honestly: warmed up, many calls a round, several rounds, the median of the rounds. */
export interface Stopwatch {
  /**
   * Nanoseconds a unit of work. `work` says how many units a call did; anything else counts as one. Work that runs
   * through much code needs more than one round until the compiler is done with it.
   */
  readonly nanosecondsPer: (work: () => unknown, warmUpRounds?: number) => number;
}

export function stopwatch(now: () => number, rounds: number, roundMilliseconds: number): Stopwatch {
  /** Calls until the time is up, looking at the clock only after each batch. */
  const round = (
    work: () => unknown,
    batch: number,
  ): { nanoseconds: number; units: number; calls: number } => {
    let [units, calls, elapsed] = [0, 0, 0];
    const began = now();
    do {
      for (let i = 0; i < batch; i++) {
        const done = work();
        units += typeof done === 'number' ? done : 1;
      }
      calls += batch;
      elapsed = now() - began;
    } while (elapsed < roundMilliseconds);
    return { nanoseconds: elapsed * 1e6, units, calls };
  };

  return {
    nanosecondsPer(work, warmUpRounds = 1) {
      let { calls } = round(work, 1);
      for (let i = 1; i < warmUpRounds; i++) calls = round(work, 1).calls;
      const batch = Math.max(1, Math.floor(calls / 10));
      const times = Array.from({ length: rounds }, () => round(work, batch)).map(
        (one) => one.nanoseconds / one.units,
      );
      return median(times);
    },
  };
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1] ?? NaN, sorted[Math.floor(middle)] ?? NaN];
  return (low + high) / 2;
}
