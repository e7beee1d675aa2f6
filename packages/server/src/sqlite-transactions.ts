// Writing together: what many tables want kept at about the same time is one transaction, since each costs the disk a
// synchronisation and the processor as much as dozens of choices.

import type { Outcomes } from './sqlite-commit.ts';

interface Waiting<Work> {
  readonly work: Work;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/** Keeps works in one transaction, here or elsewhere; rejects only if nothing is known of what became of them. */
export type Commit<Work> = (works: readonly Work[]) => Outcomes | Promise<Outcomes>;

/**
 * Milliseconds from one transaction to the next while several tables are at it, so that they share one. A table alone does
 * not wait, nor does whoever comes after a quiet moment.
 */
const APART = 4;
/** A disk that has not answered for so many milliseconds hangs. */
const HANGS_AFTER = 5000;

export class Transactions<Work> {
  readonly #commit: Commit<Work>;
  readonly #now: () => number;
  #waiting: Waiting<Work>[] = [];
  /** The transaction that has not ended yet; what comes meanwhile is the next one. */
  #running: Promise<void> | null = null;
  #runningSince = -Infinity;
  #committedAt = -Infinity;
  /** Who came last, and when someone else did before. */
  #last = { table: '', at: -Infinity };
  #otherAt = -Infinity;

  constructor(commit: Commit<Work>, now = (): number => performance.now()) {
    this.#commit = commit;
    this.#now = now;
  }

  /** Nothing has been heard for long of what is being written. */
  get isHanging(): boolean {
    return this.#running !== null && this.#now() - this.#runningSince >= HANGS_AFTER;
  }

  /** Resolves when this is on disk; rejects if it is not, and nothing of it is. */
  add(table: string, work: Work): Promise<void> {
    const now = this.#now();
    if (table !== this.#last.table) this.#otherAt = this.#last.at;
    this.#last = { table, at: now };
    return new Promise((done, failed) => {
      this.#waiting.push({ work, done, failed });
      if (this.#waiting.length === 1 && this.#running === null) this.#schedule(now);
    });
  }

  #schedule(now: number): void {
    const wait = now - this.#otherAt < APART ? this.#committedAt + APART - now : 0;
    // At the end of this turn at the earliest, with all that it brings.
    if (wait < 1) setImmediate(() => this.#begin());
    else setTimeout(() => this.#begin(), wait);
  }

  /** Everything that was added is on disk, or known not to be. */
  async settled(): Promise<void> {
    while (this.#waiting.length > 0 || this.#running !== null) {
      this.#begin();
      await this.#running;
    }
  }

  #begin(): void {
    if (this.#running !== null || this.#waiting.length === 0) return;
    const waiting = this.#waiting;
    this.#waiting = [];
    this.#runningSince = this.#now();
    const outcomes = this.#commit(waiting.map(({ work }) => work));
    if (outcomes instanceof Promise) this.#running = this.#await(waiting, outcomes);
    else this.#ended(waiting, outcomes);
  }

  async #await(waiting: readonly Waiting<Work>[], outcomes: Promise<Outcomes>): Promise<void> {
    try {
      this.#ended(waiting, await outcomes);
    } catch (error) {
      this.#committedAt = this.#now();
      for (const { failed } of waiting) failed(error);
    } finally {
      this.#running = null;
      if (this.#waiting.length > 0) this.#schedule(this.#now());
    }
  }

  #ended(waiting: readonly Waiting<Work>[], outcomes: Outcomes): void {
    this.#committedAt = this.#now();
    let i = 0;
    for (const { done, failed } of waiting) {
      const problem = outcomes[i];
      i += 1;
      if (problem === null) done();
      else failed(new Error(problem ?? 'nothing was heard of it'));
    }
  }
}
