/** Workers that share a list of jobs: whoever is free takes the next. What comes out is in the order of the jobs. */
import { Worker } from 'node:worker_threads';
import type { Job, Outcomes } from './jobs.ts';

export async function allDone<J extends Job>(
  jobs: readonly J[],
  workers: number,
  jobDone: (count: number, outcome: Outcomes[J['kind']]) => void = () => {},
): Promise<readonly Outcomes[J['kind']][]> {
  const outcomes: Outcomes[J['kind']][] = [];
  let [next, finished] = [0, 0];
  const hired: Worker[] = [];
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('worker.ts', import.meta.url));
      hired.push(worker);
      let at = -1;
      const takeNext = (): void => {
        at = next++;
        const job = jobs[at];
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
        if (job !== undefined) worker.postMessage(job);
        else resolve();
      };
      worker.on('message', (outcome: Outcomes[J['kind']]) => {
        outcomes[at] = outcome;
        jobDone(++finished, outcome);
        takeNext();
      });
      worker.on('error', reject);
      takeNext();
    });
  try {
    await Promise.all(Array.from({ length: Math.min(workers, jobs.length) }, work));
  } finally {
    await Promise.all(hired.map((worker) => worker.terminate()));
  }
  return outcomes;
}
