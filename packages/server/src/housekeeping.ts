// What a server does with its tables though nobody asks: it wakes those that are due, puts away those where nobody is, and
// removes those that have been kept for long enough.

import { isByTurns, type TableRecord } from '@maester/table';
import type { Calendar } from './calendar.ts';
import type { LiveTables } from './live-tables.ts';
import { tableInLog, type Log } from './log.ts';
import { RequestError } from './request-error.ts';
import { expiries, type Retention } from './retention.ts';
import { DamagedTableError, HeldElsewhereError, type Storage } from './storage.ts';

export interface HousekeepingOptions {
  readonly storage: Storage;
  readonly log: Log;
  readonly retention: Retention;
  /** Others use the same storage, and may carry rules that this server does not. */
  readonly isShared: boolean;
  /** Hears which tables are gone. */
  readonly removed: (table: string) => Promise<void>;
}

/** A table that never began is removed after this long. */
const NEVER_BEGUN_FOR = 7 * 24 * 3600 * 1000;
/** So many tables are removed in one go, and the others next time. */
const MOST_REMOVED = 100;
/** So many are woken between two looks at which are due. */
const MOST_WOKEN = 1000;

/** A table that is gone, damaged, or of other rules. */
function isForGood(error: unknown): boolean {
  if (error instanceof RequestError) return error.status === 404 || error.status === 410;
  return error instanceof DamagedTableError;
}

/** People pick their seats by turns, which may take them weeks. */
function isDrafting({ status, draft, clock }: TableRecord): boolean {
  return status === 'gathering' && isByTurns(clock) && (draft?.order.length ?? 0) > 0;
}

export class Housekeeping {
  readonly #live: LiveTables;
  readonly #calendar: Calendar;
  readonly #options: HousekeepingOptions;
  #waking = false;

  constructor(live: LiveTables, calendar: Calendar, options: HousekeepingOptions) {
    this.#live = live;
    this.#calendar = calendar;
    this.#options = options;
  }

  /**
   * Wakes the tables that have something to do though nobody is there: a computer player moves, a clock has run out.
   * One after the other, so that those who come meanwhile are not kept waiting. All others wait for their guests.
   */
  async wake(): Promise<void> {
    if (this.#waking) return;
    this.#waking = true;
    const { storage } = this.#options;
    try {
      let leftToOthers: string | undefined;
      do {
        const due = await storage.due(this.#calendar.date, MOST_WOKEN, leftToOthers);
        leftToOthers = undefined;
        for (const id of due) {
          if (this.#live.isClosed) return;
          if (this.#live.awake(id) !== null) continue;
          if ((await this.#wakeOne(id)) === 'left-to-others') leftToOthers = id;
          await new Promise((resolve) => setImmediate(resolve));
        }
        // However many of them there are, those after them are not kept waiting.
        if (due.length < MOST_WOKEN) return;
      } while (leftToOthers !== undefined);
    } finally {
      this.#waking = false;
    }
  }

  async wakeOne(id: string): Promise<void> {
    await this.#wakeOne(id);
  }

  /** A table that can never be opened has nothing to wake up for; what failed for another reason is tried again. */
  async #wakeOne(id: string): Promise<'looked-at' | 'left-to-others'> {
    const { storage, log, isShared } = this.#options;
    try {
      const record = isShared ? await storage.record(id) : null;
      if (record !== null && this.#live.ruledOut(record) !== null) return 'left-to-others';
      await this.#live.find(id);
    } catch (error) {
      const isPassing =
        error instanceof HeldElsewhereError || (error instanceof RequestError && error.status === 503);
      if (!isPassing) {
        log({ event: 'failure', during: `waking table ${tableInLog(id)}`, error: String(error) });
        if (isForGood(error)) await storage.rest(id);
      }
    }
    return 'looked-at';
  }

  /** To be done every now and then. */
  async tidy(): Promise<void> {
    const { storage, retention } = this.#options;
    const { date } = this.#calendar;
    await this.#live.tryToSave();
    await this.#live.rest();
    await this.wake();
    if (!this.#calendar.isTrusted()) return;
    for (const id of await storage.neverBegun(date - NEVER_BEGUN_FOR)) await this.#remove(id, 'gathering');
    for (const { status, before } of expiries(retention, date))
      for (const id of await storage.untouched(status, before, MOST_REMOVED)) await this.#remove(id, status);
  }

  /** Unless someone is there, or it has gone on a moment ago. */
  async #remove(id: string, status: TableRecord['status']): Promise<void> {
    if (!(await this.#live.clear(id))) return;
    const record = await this.#recordOf(id);
    if (record?.status !== status || isDrafting(record)) return;
    const { storage, removed } = this.#options;
    await storage.forget(id);
    // Another server may have taken it meanwhile.
    if ((await storage.record(id)) === null) await removed(id);
  }

  /** A damaged table stays: whoever looks after the server decides what becomes of it. */
  async #recordOf(id: string): Promise<TableRecord | null> {
    try {
      return await this.#options.storage.record(id);
    } catch (error) {
      if (error instanceof DamagedTableError) return null;
      throw error;
    }
  }
}
