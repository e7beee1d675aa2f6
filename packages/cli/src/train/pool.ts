/** Workers on all cores that share a list of jobs: whoever is free takes the next. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { UsageError } from '../command.ts';
import type { Job, Outcomes } from './jobs.ts';

/** What a worker says of its job: that one more epoch is over, what came of it, or what is wrong with a file. */
export type Said<O> =
  | { readonly kind: 'epoch' }
  | { readonly kind: 'done'; readonly outcome: O }
  | { readonly kind: 'problem'; readonly problem: string };

/** `jobDone` hears what came of each job as it ends; the order depends on the workers. */
export async function allDone<J extends Job>(
  jobs: readonly J[],
  jobDone: (job: J, outcome: Outcomes[J['kind']]) => void,
  epochDone: () => void = () => {},
): Promise<void> {
  let next = 0;
  const hired: Worker[] = [];
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('worker.ts', import.meta.url));
      hired.push(worker);
      let job: J | undefined;
      const takeNext = (): void => {
        job = jobs[next++];
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
        if (job !== undefined) worker.postMessage(job);
        else resolve();
      };
      const hear = (said: Said<Outcomes[J['kind']]>): void => {
        if (said.kind === 'problem') throw new UsageError(said.problem);
        if (said.kind === 'epoch') return epochDone();
        if (job !== undefined) jobDone(job, said.outcome);
        takeNext();
      };
      worker.on('message', (said: Said<Outcomes[J['kind']]>) => {
        try {
          hear(said);
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)));
        }
      });
      worker.on('error', reject);
      takeNext();
    });
  try {
    await Promise.all(Array.from({ length: Math.min(availableParallelism(), jobs.length) }, work));
  } finally {
    await Promise.all(hired.map((worker) => worker.terminate()));
  }
}
