/**
 * A server under everything at once for a while: what leaks shows in its memory, what breaks in dropped connections and
 * in views that differ.
 */
import { rest, ServerProcess } from './server-fork.ts';
import { noCounts, SoakTable, type SoakCounts } from './soak-table.ts';
import type { AnyGame } from '../games.ts';

export interface SoakLoad {
  readonly games: readonly AnyGame[];
  readonly tables: number;
  readonly seconds: number;
}

export interface SoakReport {
  readonly counts: SoakCounts;
  /** Bytes in use after collecting garbage, at even distances. */
  readonly heap: readonly number[];
  readonly resident: readonly number[];
  /** The slowest hundredth of choices was answered within so many milliseconds. */
  readonly slow: number;
}

const SAMPLES = 12;
/** Computer players in turn; one that thinks in the workers among them. */
const MINDS = ['random', 'squire', 'random', 'castellan'];

export async function soak(
  { games, tables, seconds }: SoakLoad,
  stage: (name: string) => void,
): Promise<SoakReport> {
  const server = await ServerProcess.start(null);
  const counts = noCounts();
  const heap: number[] = [];
  const resident: number[] = [];
  try {
    const soaked = Array.from({ length: tables }, (_, i) => {
      const game = games[i % games.length];
      if (game === undefined) throw new Error('a soak needs a game');
      return new SoakTable(server.url, game, MINDS[i % MINDS.length] ?? '', counts, `soak ${i}`);
    });
    for (const table of soaked) await table.begin();
    for (let sample = 1; sample <= SAMPLES; sample++) {
      stage(`${Math.round(((sample - 1) * seconds) / SAMPLES)} of ${seconds} s, ${counts.choices} choices`);
      await rest((seconds * 1000) / SAMPLES);
      const figures = await server.figures();
      heap.push(figures.heap);
      resident.push(figures.resident);
    }
    for (const table of soaked) table.stop();
  } finally {
    await server.stop();
  }
  const sorted = counts.times.toSorted((a, b) => a - b);
  return { counts, heap, resident, slow: sorted[Math.floor(sorted.length * 0.99)] ?? NaN };
}
