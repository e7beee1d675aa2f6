/** What the miniatures game costs besides whole games: seeing, moving, charging, odds. */
import { benchWork } from '@maester/battle/bench';
import type { Measurement } from './measurement.ts';
import type { Stopwatch } from './stopwatch.ts';

const WARM_UP = 5;
const NANOSECONDS = { microseconds: 1e3, milliseconds: 1e6 } as const;

export function measureBattle(watch: Stopwatch): readonly Measurement[] {
  return benchWork().map(({ name, unit, work }) => ({
    name,
    unit,
    take: () => watch.nanosecondsPer(work, WARM_UP) / NANOSECONDS[unit],
  }));
}
