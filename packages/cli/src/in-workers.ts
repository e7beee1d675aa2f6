/**
 * Numbered games shared among workers: whoever is free takes the next. What comes out is in the order of the numbers and
 * does not depend on how many workers there are.
 */
import type { Series, SeriesGame } from '@maester/records';
import { Worker } from 'node:worker_threads';
import type { Contest, Played } from './arena/contest.ts';

interface Works {
  readonly contest: { readonly task: Contest; readonly played: Played };
  readonly series: { readonly task: Series; readonly played: SeriesGame };
}

export type AnyWork = {
  readonly [K in keyof Works]: { readonly kind: K; readonly task: Works[K]['task'] };
}[keyof Works];
export type AnyPlayed = Works[keyof Works]['played'];

/** All the games of a contest or series. `played` hears how many are over; after `enough` no more are begun. */
export async function inWorkers<K extends keyof Works>(
  kind: K,
  task: Works[K]['task'],
  workers: number,
  played: (games: number) => void = () => {},
  enough?: AbortSignal,
): Promise<readonly Works[K]['played'][]> {
  const games: Works[K]['played'][] = [];
  const next = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  enough?.addEventListener('abort', () => void Atomics.store(next, 0, task.games));
  const hired: Worker[] = [];
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('game-worker.ts', import.meta.url), {
        workerData: { work: { kind, task }, next },
      });
      hired.push(worker);
      worker.on('message', (game: Works[K]['played']) => played(games.push(game)));
      worker.on('error', reject);
      worker.on('exit', (code) =>
        code === 0 ? resolve() : reject(new Error(`a worker ended with ${code}`)),
      );
    });
  try {
    await Promise.all(Array.from({ length: Math.min(workers, task.games) }, work));
  } finally {
    await Promise.all(hired.map((worker) => worker.terminate()));
  }
  return games.toSorted((a, b) => a.number - b.number);
}
