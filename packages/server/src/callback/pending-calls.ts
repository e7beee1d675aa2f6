// Calls that wait for their time. They are on the shelf as well, so that a restart loses none and repeats none; where
// several servers share the shelf, whoever takes a call from it makes it. A call is about one question: the shelf says
// which, and a server knows only what goes on at its own tables.

import { shape } from '@maester/kernel';
import type { Shelf } from '../shelf.ts';

export const CALLS = 'call';
const MOST = 50_000;
/** A server looks so often for calls of others that have ended. */
const LOOK_EVERY = 600_000;
/** What fails is tried again after this long, then whenever it is overdue for twice as long, and no more after a day. */
const AGAIN_AFTER = 60_000;
const TRIED_FOR = 24 * 3_600_000;

/** Whom to call. */
export interface Call {
  readonly table: string;
  readonly seat: string;
  /** What the seat is asked: the version of the table at which it was. */
  readonly question: number;
  /** The devices that were not to be called before; null for all, and the table's program. */
  readonly devices: readonly string[] | null;
}

const VERSION = shape.integer(0, Number.MAX_SAFE_INTEGER);

const readKept = shape.object({
  question: VERSION,
  /** Null once the call was made: there is no other until the seat is asked something else. */
  at: shape.nullable(shape.integer(0, Number.MAX_SAFE_INTEGER)),
  devices: shape.nullable(shape.list(shape.text)),
});

type Kept = ReturnType<typeof readKept>;
const PLACE = { kind: 'input', where: 'a call' } as const;

/** What is known of a seat that is asked. */
interface Known {
  call: Call;
  /** When it is called. */
  readonly at: number;
  /** What it is asked by now: one turn may have several questions. */
  question: number;
  /** Everything that happened at the table since then was heard here. */
  followed: boolean;
  /** It is on the shelf. */
  kept: boolean;
  /** Null once the call was made. */
  cancel: (() => void) | null;
}

export interface PendingCallsOptions {
  readonly shelf: Shelf;
  readonly date: () => number;
  /** Runs later; gives back how to call it off. */
  readonly later: (milliseconds: number, run: () => void) => () => void;
  readonly shared: boolean;
  /** Whether there is anyone to call at this table. */
  readonly isWanted: (table: string) => Promise<boolean>;
  /** Looks whom to call, and gives back how to do so; rejects if that cannot be seen now. */
  readonly prepare: (call: Call) => Promise<() => void>;
  /** Hears what went wrong. */
  readonly failed: (error: unknown) => void;
}

const keyOf = ({ table, seat }: Pick<Call, 'table' | 'seat'>): string => `${table} ${seat}`;

function keptAs({ question, devices }: Call, at: number | null): Kept {
  return { question, at, devices: at === null ? null : (devices?.slice() ?? null) };
}

export class PendingCalls {
  readonly #options: PendingCallsOptions;
  /** By table and seat. */
  readonly #known = new Map<string, Map<string, Known>>();
  /** One change of the shelf after the other. */
  #writing: Promise<void> = Promise.resolve();
  #stopLooking = (): void => {};

  constructor(options: PendingCallsOptions) {
    this.#options = options;
  }

  /** Takes up what was pending when a server stopped. */
  async open(): Promise<void> {
    const { shelf, later, shared, failed } = this.#options;
    if (shared) this.#stopLooking = later(LOOK_EVERY, () => void this.open().catch(failed));
    for (const { key, value } of await shelf.list(CALLS, '')) {
      const [table = '', seat = ''] = key.split(' ');
      const kept = await this.#read(key, value);
      if (kept === null || kept.at === null || this.#find(table, seat) !== null) continue;
      const { question, at, devices } = kept;
      this.#wait({ table, seat, question, devices }, at, { kept: true, followed: false });
    }
  }

  /** How many tables anything is known of. */
  get tables(): number {
    return this.#known.size;
  }

  #find(table: string, seat: string): Known | null {
    return this.#known.get(table)?.get(seat) ?? null;
  }

  #isKnown(known: Known): boolean {
    return this.#find(known.call.table, known.call.seat) === known;
  }

  #remove({ call: { table, seat } }: Known): void {
    const seats = this.#known.get(table);
    seats?.delete(seat);
    if (seats?.size === 0) this.#known.delete(table);
  }

  /** The seat is asked this; it is called after so long. `kept`: also if this server stops meanwhile. */
  asked(call: Call, milliseconds: number, kept: boolean): void {
    const known = this.#find(call.table, call.seat);
    if (known?.followed === true) {
      known.question = call.question;
      return;
    }
    if (known?.question === call.question) {
      known.followed = true;
      return;
    }
    const isKept = kept || known?.kept === true;
    const made = this.#wait(call, this.#dateIn(milliseconds), { kept: isKept, followed: true });
    if (isKept) this.#write((shelf) => this.#keepNew(shelf, made));
  }

  /** The seat is not asked any more. */
  dropped(table: string, seat: string): void {
    const known = this.#find(table, seat);
    if (known === null) return;
    known.cancel?.();
    this.#remove(known);
    if (known.kept) this.#write((shelf) => shelf.remove(CALLS, keyOf(known.call)));
  }

  /** What happens at the table is not heard here any more. A call that waits is made all the same, by whoever takes it. */
  left(table: string): void {
    for (const known of this.#known.get(table)?.values() ?? []) {
      known.followed = false;
      const { call, question } = known;
      known.call = { ...call, question };
      if (known.kept && question !== call.question)
        this.#write((shelf) => this.#keepLater(shelf, call, question));
      if (known.cancel === null) this.#remove(known);
    }
  }

  /** Nothing more happens at the table. `remove` takes what is on the shelf. */
  forget(table: string, remove: (shelf: Shelf) => Promise<void>): Promise<void> {
    for (const { cancel } of this.#known.get(table)?.values() ?? []) cancel?.();
    this.#known.delete(table);
    this.#write(remove);
    return this.#writing;
  }

  /** The call was made, but not to these devices: they follow after so long, unless the seat has answered. */
  postpone(call: Call, milliseconds: number): void {
    this.#write(async (shelf) => {
      const kept = await this.#onShelf(shelf, call);
      if (kept?.at !== null || kept.question !== call.question) return;
      const known = this.#find(call.table, call.seat);
      if (known !== null && known.call.question !== call.question) return;
      const how = { kept: true, followed: known?.followed === true };
      const at = this.#dateIn(milliseconds);
      this.#wait(call, at, how).question = known?.question ?? call.question;
      await this.#put(shelf, call, keptAs(call, at));
    });
  }

  #wait(call: Call, at: number, { kept, followed }: Pick<Known, 'kept' | 'followed'>): Known {
    this.#find(call.table, call.seat)?.cancel?.();
    const known: Known = { call, at, question: call.question, followed, kept, cancel: null };
    const seats = this.#known.get(call.table) ?? new Map<string, Known>();
    this.#known.set(call.table, seats.set(call.seat, known));
    this.#callIn(known, Math.max(0, at - this.#options.date()));
    return known;
  }

  #callIn(known: Known, milliseconds: number): void {
    known.cancel = this.#options.later(milliseconds, () => void this.#callNow(known));
  }

  /** Another server may have had the table when this was asked: then it stays as that one has kept it. */
  async #keepNew(shelf: Shelf, known: Known): Promise<void> {
    if (!this.#isKnown(known)) return;
    const kept = await this.#onShelf(shelf, known.call);
    if (kept?.question === known.call.question) this.#takeOver(known, kept);
    else await this.#put(shelf, known.call, keptAs(known.call, known.at));
  }

  /** As the shelf says: made already, or at another time than was thought here. */
  #takeOver(known: Known, { at, devices }: Kept): void {
    if (!this.#isKnown(known)) return;
    known.kept = true;
    known.cancel?.();
    if (at === null) this.#settle(known);
    else this.#wait({ ...known.call, devices }, at, known).question = known.question;
  }

  /** There is no more to do for it. */
  #settle(known: Known): void {
    known.cancel = null;
    if (!known.followed && this.#isKnown(known)) this.#remove(known);
  }

  /** Only what can be made is marked as made; nothing else that is written waits for the look at the table. */
  async #callNow(known: Known): Promise<void> {
    const { prepare, failed, date } = this.#options;
    try {
      if (!(await this.#inTurn((shelf) => this.#isDue(shelf, known)))) return;
      const make = await prepare(known.call);
      if (await this.#inTurn((shelf) => this.#isMarked(shelf, known))) make();
    } catch (error) {
      if (!this.#isKnown(known)) return;
      failed(error);
      const overdue = date() - known.at;
      if (overdue > TRIED_FOR) this.#settle(known);
      else this.#callIn(known, Math.max(AGAIN_AFTER, overdue));
    }
  }

  /** Another server may have made it, or the seat may have answered there. */
  async #isDue(shelf: Shelf, known: Known): Promise<boolean> {
    if (!this.#isKnown(known)) return false;
    const kept = await this.#onShelf(shelf, known.call);
    const isKept = kept?.question === known.call.question;
    if (isKept && kept.at !== known.at) {
      this.#takeOver(known, kept);
      return false;
    }
    const isDue = isKept || (!known.kept && (await this.#options.isWanted(known.call.table)));
    if (!isDue) this.#settle(known);
    return isDue;
  }

  /** Marks it as made; of several servers one does. */
  async #isMarked(shelf: Shelf, known: Known): Promise<boolean> {
    if (!this.#isKnown(known)) return false;
    const { call } = known;
    let isMarked = false;
    const spot = { kind: CALLS, key: keyOf(call) };
    await shelf.update([spot], this.#options.date(), MOST, ([found = null]) => {
      const kept = found === null ? null : readKept(JSON.parse(found), PLACE);
      const isKept = kept?.question === call.question;
      isMarked = isKept ? kept.at === known.at : !known.kept;
      return isMarked ? [JSON.stringify(keptAs(call, null))] : null;
    });
    if (isMarked) known.kept = true;
    this.#settle(known);
    return isMarked;
  }

  /** The turn has gone on to another question. */
  async #keepLater(shelf: Shelf, call: Call, question: number): Promise<void> {
    const kept = await this.#onShelf(shelf, call);
    if (kept?.question === call.question) await this.#put(shelf, call, { ...kept, question });
  }

  async #onShelf(shelf: Shelf, call: Call): Promise<Kept | null> {
    const key = keyOf(call);
    const found = await shelf.get(CALLS, key);
    return found === null ? null : this.#read(key, found);
  }

  /** What cannot be read now will not be read next time either. */
  async #read(key: string, value: string): Promise<Kept | null> {
    try {
      return readKept(JSON.parse(value), PLACE);
    } catch (error) {
      this.#options.failed(error);
      await this.#options.shelf.remove(CALLS, key);
      return null;
    }
  }

  async #put(shelf: Shelf, call: Call, kept: Kept): Promise<void> {
    await shelf.put(CALLS, keyOf(call), JSON.stringify(kept), this.#options.date(), MOST);
  }

  #dateIn(milliseconds: number): number {
    return Math.round(this.#options.date() + milliseconds);
  }

  #write(change: (shelf: Shelf) => Promise<void>): void {
    this.#inTurn(change).catch(this.#options.failed);
  }

  #inTurn<Result>(run: (shelf: Shelf) => Promise<Result>): Promise<Result> {
    const running = this.#writing.then(() => run(this.#options.shelf));
    this.#writing = running.then(
      () => {},
      () => {},
    );
    return running;
  }

  /** What waits stays on the shelf. */
  async close(): Promise<void> {
    this.#stopLooking();
    for (const table of this.#known.keys()) this.left(table);
    for (const seats of this.#known.values()) for (const { cancel } of seats.values()) cancel?.();
    this.#known.clear();
    await this.#writing;
  }
}
