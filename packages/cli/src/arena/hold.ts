/** Holds a contest with as many workers as wanted. What comes out does not depend on how many they are. */
import { Worker } from 'node:worker_threads';
import type { Contest, Played } from './contest.ts';
import type { WorkerTask } from './worker.ts';

/** All the games, by their numbers. `played` hears how many are over. */
export async function hold(
  contest: Contest,
  workers: number,
  played: (games: number) => void = () => {},
): Promise<readonly Played[]> {
  const games: Played[] = [];
  const next = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const task: WorkerTask = { contest, next };
  const hired: Worker[] = [];
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('worker.ts', import.meta.url), { workerData: task });
      hired.push(worker);
      worker.on('message', (game: Played) => played(games.push(game)));
      worker.on('error', reject);
      worker.on('exit', (code) =>
        code === 0 ? resolve() : reject(new Error(`a worker ended with ${code}`)),
      );
    });
  try {
    await Promise.all(Array.from({ length: Math.min(workers, contest.games) }, work));
  } finally {
    await Promise.all(hired.map((worker) => worker.terminate()));
  }
  return games.toSorted((a, b) => a.number - b.number);
}
