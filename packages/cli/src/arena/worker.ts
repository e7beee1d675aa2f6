/** A worker of the arena: takes the next game that nobody has taken and sends what became of it, until none is left. */
import { parentPort, workerData } from 'node:worker_threads';
import { playGame, type Contest } from './contest.ts';

export interface WorkerTask {
  readonly contest: Contest;
  /** One shared number: the next game to be played. */
  readonly next: Int32Array;
}

const { contest, next } = workerData as WorkerTask;
const now = (): number => performance.now();

for (let number = Atomics.add(next, 0, 1); number < contest.games; number = Atomics.add(next, 0, 1)) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
  parentPort?.postMessage(playGame(contest, number, now));
}
