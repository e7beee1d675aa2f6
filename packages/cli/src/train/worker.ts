/** A worker of a training: does one job after the other as it is told. */
import { parentPort } from 'node:worker_threads';
import { UsageError } from '../command.ts';
import { done, type Job, type Outcomes } from './jobs.ts';
import type { Said } from './pool.ts';

function say(said: Said<Outcomes[Job['kind']]>): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
  parentPort?.postMessage(said);
}

parentPort?.on('message', (job: Job) => {
  try {
    say({ kind: 'done', outcome: done(job, () => say({ kind: 'epoch' })) });
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    say({ kind: 'problem', problem: error.message });
  }
});
