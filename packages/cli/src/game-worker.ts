/** A worker for many games: takes the next that nobody has taken and sends what became of it, until none is left. */
import { MINDS } from '@maester/minds';
import { playGame as playInSeries } from '@maester/records';
import { parentPort, workerData } from 'node:worker_threads';
import { playGame } from './arena/contest.ts';
import { namedOne } from './arguments.ts';
import type { AnyPlayed, AnyWork } from './in-workers.ts';

const { work, next } = workerData as { readonly work: AnyWork; readonly next: Int32Array };

function play(number: number): AnyPlayed {
  if (work.kind === 'contest') return playGame(work.task, number, () => performance.now());
  const { task: series } = work;
  return playInSeries(
    series,
    number,
    namedOne('mind', series.mind, MINDS, ({ id }) => id),
  );
}

for (let number = Atomics.add(next, 0, 1); number < work.task.games; number = Atomics.add(next, 0, 1)) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
  parentPort?.postMessage(play(number));
}
