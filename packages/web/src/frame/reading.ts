// What of the talk at a table was read: the rest is counted.

import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { recall, remember } from '../app/storage.ts';
import type { TableModel } from '../table/model.ts';

/** What of the talk was read, in this visit or an earlier one. */
export class Reading {
  readonly #model: TableModel;
  readonly #key: string;
  readonly #read = signal(0);
  /** How many lines of others were not. */
  readonly unread: ReadonlySignal<number>;

  constructor(model: TableModel) {
    this.#model = model;
    this.#key = `maester.read ${model.key}`;
    this.#read.value = recall(this.#key, 0);
    this.unread = computed(
      () =>
        model.chat.value.filter(({ number, from }) => number > this.#read.value && from !== model.seat)
          .length,
    );
  }

  upToNow(): void {
    const last = this.#model.chat.value.at(-1)?.number ?? 0;
    if (last <= this.#read.value) return;
    this.#read.value = last;
    remember(this.#key, last);
  }
}
