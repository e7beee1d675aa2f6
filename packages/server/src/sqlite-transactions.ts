// Writing together: what many tables want kept at about the same time is one transaction, since each costs the disk a
// synchronisation and the processor as much as dozens of choices.

import type { DatabaseSync } from 'node:sqlite';

interface Work {
  readonly run: () => void;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Milliseconds from one transaction to the next while several tables are at it, so that they share one. A table alone does
 * not wait, nor does whoever comes after a quiet moment.
 */
const APART = 4;

export class Transactions {
  readonly #database: DatabaseSync;
  readonly #begin;
  readonly #commit;
  #waiting: Work[] = [];
  #committedAt = -Infinity;
  /** Who came last, and when someone else did before. */
  #last = { table: '', at: -Infinity };
  #otherAt = -Infinity;

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#begin = database.prepare('begin immediate');
    this.#commit = database.prepare('commit');
  }

  /** Resolves when this is on disk; rejects if it is not, and nothing of it is. It may have to be run twice. */
  add(table: string, run: () => void): Promise<void> {
    const now = performance.now();
    if (table !== this.#last.table) this.#otherAt = this.#last.at;
    this.#last = { table, at: now };
    return new Promise((done, failed) => {
      this.#waiting.push({ run, done, failed });
      if (this.#waiting.length > 1) return;
      const wait = now - this.#otherAt < APART ? this.#committedAt + APART - now : 0;
      // At the end of this turn at the earliest, with all that it brings.
      if (wait < 1) setImmediate(() => this.commit());
      else setTimeout(() => this.commit(), wait);
    });
  }

  commit(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    if (waiting.length === 0) return;
    let kept: readonly Work[] = waiting;
    try {
      if (!this.#isKeptTogether(waiting)) kept = this.#keepEach(waiting);
    } catch (error) {
      this.#takeBack();
      for (const { failed } of waiting) failed(error);
      return;
    } finally {
      this.#committedAt = performance.now();
    }
    for (const { done } of kept) done();
  }

  #isKeptTogether(waiting: readonly Work[]): boolean {
    try {
      this.#begin.run();
      for (const { run } of waiting) run();
      this.#commit.run();
      return true;
    } catch {
      this.#takeBack();
      return false;
    }
  }

  /** All of each or nothing of it; what fails alone does not hinder the others. */
  #keepEach(waiting: readonly Work[]): Work[] {
    this.#begin.run();
    const kept = waiting.filter((work) => this.#isDone(work));
    this.#commit.run();
    return kept;
  }

  #isDone({ run, failed }: Work): boolean {
    this.#database.exec('savepoint work');
    try {
      run();
      this.#database.exec('release work');
      return true;
    } catch (error) {
      // A full disk may have ended the transaction already, with everything before in it.
      if (!this.#database.isTransaction) throw error;
      this.#database.exec('rollback to work; release work');
      failed(error);
      return false;
    }
  }

  #takeBack(): void {
    if (this.#database.isOpen && this.#database.isTransaction) this.#database.exec('rollback');
  }
}
