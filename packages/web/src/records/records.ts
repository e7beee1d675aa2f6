// The records that are open: what is recorded, every change of it, and the way back.

import { signal, type ReadonlySignal } from '@preact/signals';
import type { GameResult } from '@maester/records/results';
import { sameJson } from '@maester/kernel';
import type { Change, RecordStore } from './record-store.ts';

/** So many changes can be undone. */
const STEPS = 50;

export type Deed = 'added' | 'changed' | 'removed' | 'imported';

/** A change that can be undone, and what was there before it. */
export interface Done {
  readonly deed: Deed;
  readonly count: number;
  readonly before: readonly Change[];
}

/** What a file would bring. */
export interface Merge {
  readonly added: number;
  readonly changed: number;
  readonly same: number;
}

export class Records {
  readonly #store: RecordStore;
  readonly #all = signal<ReadonlyMap<string, GameResult | null>>(new Map());
  readonly #results = signal<readonly GameResult[]>([]);
  readonly #done = signal<readonly Done[]>([]);
  readonly #unsaved = signal(false);
  /** Changes are written one after the other. */
  #writing = Promise.resolve();

  private constructor(store: RecordStore) {
    this.#store = store;
  }

  static async open(store: RecordStore): Promise<Records> {
    const records = new Records(store);
    records.#show(new Map((await store.all()).map(({ id, result }) => [id, result])));
    return records;
  }

  /** The latest first. */
  get results(): ReadonlySignal<readonly GameResult[]> {
    return this.#results;
  }

  /** What can be undone, the latest last. */
  get done(): ReadonlySignal<readonly Done[]> {
    return this.#done;
  }

  /** Whether the device refused to save a change: it holds for this visit only. */
  get unsaved(): ReadonlySignal<boolean> {
    return this.#unsaved;
  }

  /** Whether there is or was a record with this id. */
  knows(id: string): boolean {
    return this.#all.value.has(id);
  }

  /** Games that were found on this device; nobody asked for them, so there is nothing to undo. */
  found(results: readonly GameResult[]): Promise<void> {
    const fresh = results.filter(({ id }) => !this.knows(id));
    return this.#write(fresh.map((result) => ({ id: result.id, result })));
  }

  save(result: GameResult): Promise<void> {
    const deed = (this.#all.value.get(result.id) ?? null) === null ? 'added' : 'changed';
    return this.#do(deed, [{ id: result.id, result }]);
  }

  remove(id: string): Promise<void> {
    return this.#do('removed', [{ id, result: null }]);
  }

  /** Takes all records of a file. One that is there already is replaced if it differs; nothing is removed. */
  async merge(results: readonly GameResult[]): Promise<Merge> {
    const all = this.#all.value;
    const differs = results.filter((result) => !sameJson(all.get(result.id) ?? null, result));
    const added = differs.filter(({ id }) => (all.get(id) ?? null) === null).length;
    if (differs.length > 0)
      await this.#do(
        'imported',
        differs.map((result) => ({ id: result.id, result })),
      );
    return { added, changed: differs.length - added, same: results.length - differs.length };
  }

  async undo(): Promise<void> {
    const last = this.#done.value.at(-1);
    if (last === undefined) return;
    this.#done.value = this.#done.value.slice(0, -1);
    await this.#write(last.before);
  }

  async #do(deed: Deed, changes: readonly Change[]): Promise<void> {
    const before = changes.map(({ id }) => ({ id, result: this.#all.value.get(id) ?? null }));
    this.#done.value = [...this.#done.value, { deed, count: changes.length, before }].slice(-STEPS);
    await this.#write(changes);
  }

  /** It is shown at once, and saved as soon as the device has. */
  #write(changes: readonly Change[]): Promise<void> {
    if (changes.length === 0) return Promise.resolve();
    const all = new Map(this.#all.value);
    for (const { id, result } of changes) all.set(id, result);
    this.#show(all);
    this.#writing = this.#writing
      .then(() => this.#store.write(changes))
      .catch(() => void (this.#unsaved.value = true));
    return this.#writing;
  }

  #show(all: ReadonlyMap<string, GameResult | null>): void {
    this.#all.value = all;
    this.#results.value = [...all.values()]
      .filter((result) => result !== null)
      .toSorted((a, b) => (a.date === b.date ? (a.id < b.id ? 1 : -1) : a.date < b.date ? 1 : -1));
  }
}
