// Where tables are kept. A table is changed by whoever holds it, and by nobody else: `make` and `take` give a hold, and
// every write goes through it. A change is kept for good when `write` resolves, and nobody hears of it before that, so
// nothing that was answered is ever lost.

import type { Change, SavedTable, TableRecord } from '@maester/table';
import type { Clockwork } from './calendar.ts';

/** One server's right to change one table. */
export interface Hold {
  /**
   * Keeps all of this, in this order, together; one write at a time. If it rejects, the hold is over: what was kept is
   * found by taking the table again.
   */
  write(changes: readonly Change[]): Promise<void>;
  /** Lets anyone take the table. */
  release(): Promise<void>;
}

export interface Taken {
  readonly hold: Hold;
  readonly saved: SavedTable;
}

/** A table at a glance, for those who look after a server. */
export interface Summary {
  readonly id: string;
  /** Null if what is kept of it is damaged. */
  readonly game: string | null;
  readonly status: TableRecord['status'];
  readonly entries: number;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly touched: number;
}

/** What came of a game that was counted. */
export interface Counted {
  readonly number: number;
  readonly result: string;
}

export interface Storage {
  /** What all who share it go by; without it everyone has a clock of their own. */
  readonly clockwork?: Clockwork;
  /** Keeps a new table and holds it; rejects if there is one with this id. */
  make(record: TableRecord): Promise<Hold>;
  /** Null if there is no such table. Rejects with a HeldElsewhereError while another server holds it. */
  take(table: string): Promise<Taken | null>;
  /** Rejects with a DamagedTableError if it cannot be read, as `take` and `record` do. */
  load(table: string): Promise<SavedTable | null>;
  /** Only who and what; the moves stay where they are. */
  record(table: string): Promise<TableRecord | null>;
  /** Tables that wait for players and may be listed, the newest first; damaged ones are left out. */
  openTables(limit: number): Promise<readonly TableRecord[]>;
  /**
   * Ids of the tables that have something to do at this date and that no other server holds, the longest due first; those
   * that come after one of them, if it is named.
   */
  due(date: number, limit: number, after?: string): Promise<readonly string[]>;
  /** There is nothing for this table to wake up for. */
  rest(table: string): Promise<void>;
  /** Ids of tables that were made before this time, never began, and are held by no other server. */
  neverBegun(before: number): Promise<readonly string[]>;
  /** Ids of tables of this status that nobody has changed since then, give or take an hour, the longest first. */
  untouched(status: TableRecord['status'], before: number, limit: number): Promise<readonly string[]>;
  /** What there is, the last changed first; of any status, or of one. */
  summaries(status: TableRecord['status'] | null, limit: number): Promise<readonly Summary[]>;
  /** Ids of finished tables whose games were not counted yet. */
  uncounted(limit: number): Promise<readonly string[]>;
  /** The game of this table is counted: this came of it, kept apart from the table; null if it is not to be kept. */
  count(table: string, result: string | null): Promise<void>;
  /** What was counted after this number, in the order of the numbers. */
  counted(after: number, limit: number): Promise<readonly Counted[]>;
  /** Ids of all tables, for checks. */
  all(): Promise<readonly string[]>;
  /** A table that was brought from another storage: since when nobody has changed it, and whether its game is counted there. */
  adopt(table: string, origin: { readonly touched: number; readonly counted: boolean }): Promise<void>;
  /** Results that were counted in another storage, all of them or none. */
  adoptResults(results: readonly string[]): Promise<void>;
  /** Removes a table and everything of it, unless another server holds it. */
  forget(table: string): Promise<void>;
  /** Writes and changes nothing; rejects if nothing can be kept. */
  probe(): Promise<void>;
  /** Nothing has been heard for seconds of what is being written; left out where a lease tells the same. */
  isHanging?(): boolean;
  close(): Promise<void>;
}

// What these say may stand in a log, so it does not name the table: who knows its id can watch it.

/** What is kept of one table cannot be read; the others can. */
export class DamagedTableError extends Error {
  override readonly name = 'DamagedTableError';
  readonly table: string;

  constructor(table: string, why: string) {
    super(`what is kept of this table is damaged: ${why}`);
    this.table = table;
  }
}

/** What keeps the tables cannot be used; the message says why, to whoever started the server. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}

/** Another server has taken the table: what this one would write does not count. */
export class HoldLostError extends Error {
  override readonly name = 'HoldLostError';

  constructor() {
    super('another server has taken this table');
  }
}

/** Another server holds the table. */
export class HeldElsewhereError extends Error {
  override readonly name = 'HeldElsewhereError';
  /** Null if it was let go just now. */
  readonly node: string | null;

  constructor(node: string | null) {
    super('this table is held by another server');
    this.node = node;
  }
}
