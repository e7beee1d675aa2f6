/**
 * Workers in which computer players think, so that no one else at the server waits for them. Questions queue up; the
 * longer the queue, the less time each thought gets. A worker that dies in mid-thought is replaced and the question is
 * asked again.
 */
import type { Json } from '@maester/kernel';
import type { MindQuestion, Think } from '@maester/table';
import { Worker } from 'node:worker_threads';
import type { Log } from './log.ts';

/** What a worker is asked. `hurry` holds a 1 once an answer is wanted now. */
export interface Thinking {
  readonly question: MindQuestion;
  readonly milliseconds: number;
  readonly hurry: Int32Array;
}

/** What it answers. */
export type Thought = { readonly choice: Json } | { readonly problem: string };

export interface ThinkersOptions {
  /** A module that answers one `Thinking` after the other. */
  readonly worker: URL;
  readonly size: number;
  /** The most time for a thought, and how long its answer may then take to arrive. */
  readonly milliseconds?: number;
  readonly grace?: number;
  readonly log: Log;
}

const USUAL_MILLISECONDS = 4000;
const LEAST_MILLISECONDS = 50;
const USUAL_GRACE = 2000;
const MOST_ATTEMPTS = 2;

interface Task {
  readonly question: MindQuestion;
  readonly decided: (choice: Json | null) => void;
  readonly hurry: Int32Array;
  attempts: number;
  calledOff: boolean;
}

export interface Thinkers {
  readonly think: Think;
  /** How many questions wait for a worker. */
  readonly waiting: number;
  close(): Promise<void>;
}

export function startThinkers(options: ThinkersOptions): Thinkers {
  return new Pool(options);
}

class Pool implements Thinkers {
  readonly #options: ThinkersOptions;
  readonly #queue: Task[] = [];
  readonly #idle: Worker[] = [];
  readonly #all = new Set<Worker>();
  #closed = false;

  constructor(options: ThinkersOptions) {
    this.#options = options;
  }

  get waiting(): number {
    return this.#queue.filter(({ calledOff }) => !calledOff).length;
  }

  readonly think: Think = (question, decided) => {
    const hurry = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const task: Task = { question, decided, hurry, attempts: 0, calledOff: false };
    this.#queue.push(task);
    this.#assign();
    return () => {
      task.calledOff = true;
      Atomics.store(hurry, 0, 1);
      Atomics.notify(hurry, 0);
    };
  };

  async close(): Promise<void> {
    this.#closed = true;
    this.#queue.length = 0;
    await Promise.all([...this.#all].map((worker) => worker.terminate()));
  }

  #assign(): void {
    while (!this.#closed) {
      const next = this.#queue.findIndex(({ calledOff }) => !calledOff);
      if (next < 0) {
        this.#queue.length = 0;
        return;
      }
      const worker = this.#idle.pop() ?? (this.#all.size < this.#options.size ? this.#hire() : undefined);
      if (worker === undefined) return;
      const [task] = this.#queue.splice(0, next + 1).slice(-1);
      if (task !== undefined) this.#give(worker, task);
    }
  }

  #hire(): Worker {
    const worker = new Worker(this.#options.worker);
    worker.unref();
    this.#all.add(worker);
    worker.once('exit', () => {
      this.#all.delete(worker);
      const at = this.#idle.indexOf(worker);
      if (at >= 0) this.#idle.splice(at, 1);
    });
    return worker;
  }

  #give(worker: Worker, task: Task): void {
    const { milliseconds: most = USUAL_MILLISECONDS, grace = USUAL_GRACE, size, log } = this.#options;
    const milliseconds = Math.max(LEAST_MILLISECONDS, most / (1 + this.#queue.length / size));
    task.attempts += 1;
    const finish = (): void => {
      clearTimeout(overdue);
      worker.removeAllListeners('message').removeAllListeners('error').off('exit', died);
    };
    const answered = (thought: Thought): void => {
      finish();
      this.#idle.push(worker);
      if ('problem' in thought)
        log({ event: 'failure', during: `thinking of ${task.question.mind}`, error: thought.problem });
      if (!task.calledOff) task.decided('choice' in thought ? thought.choice : null);
      this.#assign();
    };
    const died = (): void => {
      finish();
      if (this.#closed) return;
      log({ event: 'failure', during: `thinking of ${task.question.mind}`, error: 'the worker ended' });
      if (task.attempts < MOST_ATTEMPTS && !task.calledOff) this.#queue.unshift(task);
      else if (!task.calledOff) task.decided(null);
      this.#assign();
    };
    const overdue = setTimeout(() => void worker.terminate(), milliseconds + grace);
    overdue.unref();
    worker.once('message', answered);
    worker.once('error', () => {});
    worker.once('exit', died);
    const thinking: Thinking = { question: task.question, milliseconds, hurry: task.hurry };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
    worker.postMessage(thinking);
  }
}
