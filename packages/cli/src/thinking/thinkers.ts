/** The workers of a server in which computer players think: all cores but the one that serves people. */
import { startThinkers, type Log, type Thinkers } from '@maester/server';
import { availableParallelism } from 'node:os';

/** `milliseconds`: the most time for a thought, if not the usual. */
export function thinkersFor(log: Log, milliseconds?: number): Thinkers {
  const size = Math.max(1, availableParallelism() - 1);
  const worker = new URL('worker.ts', import.meta.url);
  return startThinkers({ worker, size, log, ...(milliseconds === undefined ? {} : { milliseconds }) });
}
