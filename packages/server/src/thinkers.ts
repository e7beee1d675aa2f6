/**
 * Workers in which computer players think, so that no one else at the server waits for them. Questions queue up; the
 * longer the queue, the less time each thought gets. Piscina keeps the workers. One that dies in mid-thought or is
 * overdue is replaced, and the question is asked again.
 */
import type { Json } from '@maester/kernel';
import type { MindQuestion, Think } from '@maester/table';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
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
  /** A module whose `answerTo` makes a `Thought` of a `Thinking`. */
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
  readonly #workers: Piscina<Thinking, Thought>;
  /** Ours and not Piscina's, since the time for a thought depends on how many wait when it begins. */
  readonly #queue = new Set<Task>();
  /** To end each attempt that is under way. */
  readonly #attempts = new Set<AbortController>();
  #busy = 0;
  #closed = false;

  constructor(options: ThinkersOptions) {
    this.#options = options;
    this.#workers = new Piscina({
      // Hired when first needed, and kept.
      minThreads: 0,
      maxThreads: options.size,
      idleTimeout: Infinity,
      recordTiming: false,
    });
    // A worker has failed without a question, most likely before it had started.
    this.#workers.on('error', (error) => {
      this.#failed('thinking', error);
      if (this.#workers.threads.length > 0) return;
      for (const attempt of this.#attempts) attempt.abort('no worker has started');
    });
  }

  get waiting(): number {
    return this.#queue.size;
  }

  readonly think: Think = (question, decided) => {
    const hurry = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const task: Task = { question, decided, hurry, calledOff: false };
    this.#queue.add(task);
    this.#assign();
    return () => {
      task.calledOff = true;
      this.#queue.delete(task);
      Atomics.store(hurry, 0, 1);
      Atomics.notify(hurry, 0);
    };
  };

  async close(): Promise<void> {
    this.#closed = true;
    this.#queue.clear();
    // Where no worker could be started, Piscina still holds the questions. Nobody waits for them any more, so if they
    // failed now, that would be an error which nobody catches.
    if (this.#workers.threads.length > 0) await this.#workers.destroy();
  }

  #assign(): void {
    for (const task of this.#queue) {
      if (this.#closed || this.#busy === this.#options.size) return;
      this.#queue.delete(task);
      void this.#give(task);
    }
  }

  async #give(task: Task): Promise<void> {
    this.#busy += 1;
    const choice = await this.#choiceFor(task);
    this.#busy -= 1;
    if (!task.calledOff && !this.#closed) task.decided(choice);
    this.#assign();
  }

  async #choiceFor(task: Task): Promise<Json | null> {
    const during = `thinking of ${task.question.mind}`;
    for (let attempt = 1; attempt <= MOST_ATTEMPTS && !task.calledOff && !this.#closed; attempt += 1) {
      try {
        const thought = await this.#thoughtOn(task);
        if ('choice' in thought) return thought.choice;
        this.#failed(during, thought.problem);
        return null;
      } catch (error) {
        this.#failed(during, error);
      }
    }
    return null;
  }

  async #thoughtOn({ question, hurry }: Task): Promise<Thought> {
    const { worker, size, milliseconds: most = USUAL_MILLISECONDS, grace = USUAL_GRACE } = this.#options;
    const milliseconds = Math.max(LEAST_MILLISECONDS, most / (1 + this.#queue.size / size));
    const attempt = new AbortController();
    const overdue = setTimeout(() => attempt.abort('no answer in time'), milliseconds + grace);
    this.#attempts.add(attempt);
    try {
      // The file is named here and not for all workers, so that one that can't load it says so as its answer, at once.
      const { signal } = attempt;
      const options = { filename: fileURLToPath(worker), name: 'answerTo', signal };
      return await this.#workers.run({ question, milliseconds, hurry }, options);
    } finally {
      clearTimeout(overdue);
      this.#attempts.delete(attempt);
    }
  }

  #failed(during: string, error: unknown): void {
    if (!this.#closed) this.#options.log({ event: 'failure', during, error: reasonOf(error) });
  }
}

/** Whoever ends an attempt gives the reason as the cause of the error. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return typeof error.cause === 'string' ? error.cause : error.message;
}
