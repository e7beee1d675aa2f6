// Reads a database from end to end beside everything else, after a server that died: nobody waits for it.

import { Worker } from 'node:worker_threads';

export interface BackgroundCheck {
  /** Found in order, damaged, or not known yet. */
  readonly state: 'running' | 'sound' | 'damaged';
  /** Ends it, wherever it is. */
  stop(): void;
}

/** `damaged` hears what is wrong, if anything is. */
export function checkInBackground(file: string, damaged: (problem: string) => void): BackgroundCheck {
  let state: BackgroundCheck['state'] = 'running';
  const found = (problem: string): void => {
    state = 'damaged';
    damaged(problem);
  };
  const worker = new Worker(new URL('quick-check.ts', import.meta.url), { workerData: file });
  worker.unref();
  worker.once('message', (result: string) => {
    if (result === 'ok') state = 'sound';
    else found(result);
  });
  worker.once('error', (error) => found(error instanceof Error ? error.message : String(error)));
  return {
    get state() {
      return state;
    },
    stop: () => void worker.terminate(),
  };
}
