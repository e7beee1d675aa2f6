/** The workers of a server in which computer players think: all cores but the one that serves people. */
import { startThinkers, type Log, type Thinkers } from '@maester/server';
import { availableParallelism } from 'node:os';

export function thinkersFor(log: Log): Thinkers {
  const size = Math.max(1, availableParallelism() - 1);
  return startThinkers({ worker: new URL('worker.ts', import.meta.url), size, log });
}
