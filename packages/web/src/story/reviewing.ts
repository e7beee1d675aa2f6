// A finished game looked at again in a worker, as it goes on: what was found so far, and how far it has come.

import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { Journal } from '@maester/kernel';
import type { FromReview, ToReview } from './reviewing-worker.ts';

/** Less than a hint: a whole game is looked at. */
const EFFORT = 0.15;

export type Stage = 'before' | 'thinking' | 'stopped' | 'done' | 'failed';

export class Reviewing<Found extends { readonly seq: number }> {
  readonly #journal: Journal;
  readonly #what: ToReview['what'];
  readonly #read: (data: FromReview) => Found | null;
  readonly #stage = signal<Stage>('before');
  readonly #found = signal<readonly Found[]>([]);
  #worker: Worker | null = null;

  constructor(journal: Journal, what: ToReview['what'], read: (data: FromReview) => Found | null) {
    this.#journal = journal;
    this.#what = what;
    this.#read = read;
  }

  get stage(): ReadonlySignal<Stage> {
    return this.#stage;
  }

  get found(): ReadonlySignal<readonly Found[]> {
    return this.#found;
  }

  /** How much of the game was looked at, from 0 to 1. */
  readonly part = computed(
    () => (this.#found.value.at(-1)?.seq ?? 0) / Math.max(1, this.#journal.entries.length),
  );

  start(seats: readonly string[]): void {
    this.stop();
    this.#found.value = [];
    this.#stage.value = 'thinking';
    const worker = new Worker(new URL('./reviewing-worker.ts', import.meta.url), {
      type: 'module',
      name: 'review',
    });
    this.#worker = worker;
    worker.addEventListener('message', ({ data }: MessageEvent<FromReview>) => {
      const found = this.#read(data);
      if (found !== null) this.#found.value = [...this.#found.value, found];
      else this.#end(data.kind === 'done' ? 'done' : 'failed');
    });
    worker.addEventListener('error', () => this.#end('failed'));
    const message: ToReview = { what: this.#what, journal: this.#journal, seats, effort: EFFORT };
    worker.postMessage(message);
  }

  stop(): void {
    if (this.#worker !== null) this.#end('stopped');
  }

  #end(stage: Stage): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#stage.value = stage;
  }
}
