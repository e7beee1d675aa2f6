// Calls that wait for their time. They are on the shelf as well, so that a restart loses none and repeats none; where
// several servers share the shelf, whoever takes a call from it makes it.

import { shape } from '@maester/kernel';
import type { Shelf } from '../shelf.ts';

const KIND = 'call';
const MOST = 50_000;
/** A server looks so often for calls of others that have ended. */
const LOOK_EVERY = 600_000;

/** Whom to call. */
export interface Call {
  readonly table: string;
  readonly seat: string;
  /** The devices that were not to be called before; null for all, and the table's program. */
  readonly devices: readonly string[] | null;
}

const readKept = shape.object({
  /** Null once the call was made: there is no other until the seat is asked something else. */
  at: shape.nullable(shape.integer(0, Number.MAX_SAFE_INTEGER)),
  devices: shape.nullable(shape.list(shape.text)),
});

export interface PendingCallsOptions {
  readonly shelf: Shelf;
  readonly date: () => number;
  /** Runs later; gives back how to call it off. */
  readonly later: (milliseconds: number, run: () => void) => () => void;
  readonly shared: boolean;
  readonly make: (call: Call) => Promise<void>;
  /** Hears what went wrong. */
  readonly failed: (error: unknown) => void;
}

const keyOf = (table: string, seat: string): string => `${table} ${seat}`;

export class PendingCalls {
  readonly #options: PendingCallsOptions;
  /** By table and seat; those that were made are there as long as the seat is asked. */
  readonly #known = new Map<string, { readonly kept: boolean; readonly cancel: () => void }>();
  /** One change of the shelf after the other. */
  #writing: Promise<void> = Promise.resolve();
  #stopLooking = (): void => {};

  constructor(options: PendingCallsOptions) {
    this.#options = options;
  }

  /** Takes up what was pending when a server stopped. */
  async open(): Promise<void> {
    const { shelf, date, later, shared, failed } = this.#options;
    for (const { key, value } of await shelf.list(KIND, '')) {
      if (this.#known.has(key)) continue;
      const [table = '', seat = ''] = key.split(' ');
      const { at, devices } = readKept(JSON.parse(value), { kind: 'input', where: key });
      if (at === null) this.#known.set(key, { kept: true, cancel: () => {} });
      else this.#schedule({ table, seat, devices }, at - date(), true);
    }
    if (shared) this.#stopLooking = later(LOOK_EVERY, () => void this.open().catch(failed));
  }

  has(table: string, seat: string): boolean {
    return this.#known.has(keyOf(table, seat));
  }

  /** `kept`: also if this server stops meanwhile. */
  set(call: Call, milliseconds: number, kept: boolean): void {
    const { table, seat, devices } = call;
    this.#known.get(keyOf(table, seat))?.cancel();
    this.#schedule(call, milliseconds, kept);
    if (kept)
      this.#keep(keyOf(table, seat), {
        at: Math.round(this.#options.date() + milliseconds),
        devices: devices?.slice() ?? null,
      });
  }

  /** The seat is not asked any more. */
  drop(table: string, seat: string): void {
    const key = keyOf(table, seat);
    const known = this.#known.get(key);
    known?.cancel();
    this.#known.delete(key);
    if (known?.kept === true) this.#write((shelf) => shelf.remove(KIND, key));
  }

  #schedule(call: Call, milliseconds: number, kept: boolean): void {
    const key = keyOf(call.table, call.seat);
    const run = (): void => {
      if (kept) this.#write((shelf) => this.#takeAndMake(shelf, key, call));
      else this.#make(call);
    };
    this.#known.set(key, { kept, cancel: this.#options.later(Math.max(0, milliseconds), run) });
  }

  /** Another server may have made it, or the seat may have answered there. */
  async #takeAndMake(shelf: Shelf, key: string, call: Call): Promise<void> {
    if ((await shelf.take(KIND, key)) === null) return;
    this.#keep(key, { at: null, devices: null });
    this.#make(call);
  }

  #make(call: Call): void {
    this.#options.make(call).catch(this.#options.failed);
  }

  #keep(key: string, value: ReturnType<typeof readKept>): void {
    this.#write((shelf) => shelf.put(KIND, key, JSON.stringify(value), this.#options.date(), MOST));
  }

  #write(change: (shelf: Shelf) => Promise<void>): void {
    const { shelf, failed } = this.#options;
    this.#writing = this.#writing.then(() => change(shelf)).catch(failed);
  }

  /** What waits stays on the shelf. */
  async close(): Promise<void> {
    this.#stopLooking();
    for (const { cancel } of this.#known.values()) cancel();
    this.#known.clear();
    await this.#writing;
  }
}
