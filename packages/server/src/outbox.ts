// The outbox of one table: nothing leaves it before what it tells of is kept. Changes of one moment are written together,
// one write after the other; what is posted meanwhile leaves after the write that it may tell of.

import type { Change } from '@maester/table';

interface Batch {
  readonly changes: Change[];
  readonly deliveries: (() => void)[];
  /** Who wants to hear that it was not kept. */
  readonly losses: ((error: unknown) => void)[];
}

export interface OutboxOptions {
  /** Keeps everything, or rejects. */
  readonly write: (changes: readonly Change[]) => Promise<void>;
  /** Hears what was kept, before it is told to anyone. */
  readonly kept?: (changes: readonly Change[]) => void;
  /** Hears that what was saved since the last write is not kept, and that this outbox is closed. */
  readonly lost: (error: unknown) => void;
  /** Hears of a delivery that broke off; the others leave all the same. */
  readonly failed: (error: unknown) => void;
}

export class Outbox {
  readonly #options: OutboxOptions;
  /** What is being written, and what comes after it. */
  #writing: Batch | null = null;
  #next: Batch | null = null;
  #busy = false;
  #loss: { readonly error: unknown } | null = null;

  constructor(options: OutboxOptions) {
    this.#options = options;
  }

  /** Will be kept before the next delivery leaves. */
  save(change: Change): void {
    if (this.#loss !== null) throw new Error('it could not be saved', { cause: this.#loss.error });
    this.#next ??= { changes: [], deliveries: [], losses: [] };
    this.#next.changes.push(change);
    if (this.#busy) return;
    this.#busy = true;
    // After the rest of what changes now.
    queueMicrotask(() => void this.#write());
  }

  /** Delivers as soon as everything saved so far is kept; not at all if it cannot be. */
  post(deliver: () => void, lost: ((error: unknown) => void) | null = null): void {
    const batch = this.#next ?? this.#writing;
    if (this.#loss !== null) lost?.(this.#loss.error);
    else if (batch === null) deliver();
    else {
      batch.deliveries.push(deliver);
      if (lost !== null) batch.losses.push(lost);
    }
  }

  /** Everything saved so far is kept; rejects if it is not. */
  written(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.post(resolve, (error) => reject(new Error('it could not be saved', { cause: error })));
    });
  }

  /** Nothing that waits is kept or delivered. */
  lose(error: unknown): void {
    if (this.#loss !== null) return;
    this.#loss = { error };
    const waiting = [this.#writing, this.#next];
    this.#writing = this.#next = null;
    this.#options.lost(error);
    for (const batch of waiting) for (const lost of batch?.losses ?? []) lost(error);
  }

  async #write(): Promise<void> {
    while (this.#next !== null) {
      const batch = this.#next;
      this.#writing = batch;
      this.#next = null;
      try {
        await this.#options.write(batch.changes);
        this.#options.kept?.(batch.changes);
      } catch (error) {
        this.lose(error);
        return;
      }
      if (this.#loss !== null) return;
      for (const deliver of batch.deliveries) {
        try {
          deliver();
        } catch (error) {
          this.#options.failed(error);
        }
      }
      this.#writing = null;
    }
    this.#busy = false;
  }
}
