/** Where finished games are counted: a worker for each, so that nobody who plays waits for it. */
import type { Accountant } from '@maester/server';
import { Worker } from 'node:worker_threads';
import type { Accounted } from './worker.ts';

export const accountant: Accountant = async (journal) => {
  const worker = new Worker(new URL('worker.ts', import.meta.url));
  try {
    const answer = await new Promise<Accounted>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', (code) => reject(new Error(`the accountant ended with ${code}`)));
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
      worker.postMessage(journal);
    });
    if ('problem' in answer) throw new Error(answer.problem);
    return answer.account;
  } finally {
    await worker.terminate();
  }
};
