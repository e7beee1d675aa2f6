/** A worker of a training: does one job after the other as it is told. */
import { parentPort } from 'node:worker_threads';
import { done, type Job } from './jobs.ts';

parentPort?.on('message', (job: Job) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
  parentPort?.postMessage(done(job));
});
