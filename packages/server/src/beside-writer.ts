// Writes to a SQLite database beside everything else, in a thread of its own: a disk that takes its time keeps nobody
// waiting but those whose choices it saves. One transaction at a time.

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Outcomes } from './sqlite-commit.ts';
import type { Work } from './sqlite-writes.ts';

export class BesideWriter {
  readonly #file: string;
  #worker: Worker | null;
  #closed = false;
  #answer: { readonly heard: (outcomes: Outcomes) => void; readonly lost: (error: Error) => void } | null =
    null;

  constructor(file: string) {
    this.#file = file;
    this.#worker = this.#start();
  }

  /** Rejects if the thread died over it; the next transaction gets a new one. */
  commit(works: readonly Work[]): Promise<Outcomes> {
    if (this.#closed) return Promise.reject(new Error('the storage is closed'));
    const worker = (this.#worker ??= this.#start());
    return new Promise((heard, lost) => {
      this.#answer = { heard, lost };
      tell(worker, works);
    });
  }

  #start(): Worker {
    const worker = new Worker(new URL('sqlite-writer.ts', import.meta.url), { workerData: this.#file });
    // Whoever serves keeps the process alive; a commit on the way does while the storage is being closed.
    worker.unref();
    worker.on('message', (outcomes: Outcomes) => {
      const answer = this.#answer;
      this.#answer = null;
      answer?.heard(outcomes);
    });
    const lose = (error: Error): void => {
      if (this.#worker !== worker) return;
      this.#worker = null;
      const answer = this.#answer;
      this.#answer = null;
      answer?.lost(error);
    };
    worker.once('error', (error) => lose(error instanceof Error ? error : new Error(String(error))));
    worker.once('exit', () => lose(new Error('the thread that writes has ended')));
    return worker;
  }

  /** From now on the process lives until what is on the way is written. */
  stay(): void {
    this.#worker?.ref();
  }

  /** When nothing is on the way. */
  async close(): Promise<void> {
    this.#closed = true;
    const worker = this.#worker;
    this.#worker = null;
    if (worker === null) return;
    const gone = once(worker, 'exit');
    worker.ref();
    tell(worker, null);
    await gone;
  }
}

/** Null ends it. */
function tell(worker: Worker, works: readonly Work[] | null): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
  worker.postMessage(works);
}
