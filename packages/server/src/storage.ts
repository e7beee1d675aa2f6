// Where tables are kept. A change is on disk when `flush` returns, and nobody hears of it before that, so nothing
// that was answered is ever lost.

import type { Change, SavedTable, TableRecord } from '@maester/table';

export interface Storage {
  /** Takes a change, or throws and takes nothing of it. Reading finds it at once. */
  save(change: Change): void;
  /** Everything that was saved is on disk when this returns; if it throws, nothing since the last time is kept. */
  flush(): void;
  /** Throws a DamagedTableError if it cannot be read. */
  load(table: string): SavedTable | null;
  /** Only who and what; the moves stay where they are. Throws a DamagedTableError if it cannot be read. */
  record(table: string): TableRecord | null;
  /** Tables that wait for players and may be listed, the newest first; damaged ones are left out. */
  openTables(limit: number): readonly TableRecord[];
  /** Ids of the tables that have something to do at this date, the longest due first. */
  due(date: number, limit: number): readonly string[];
  /** There is nothing for this table to wake up for. */
  rest(table: string): void;
  /** Ids of tables that were made before this time and never began. */
  neverBegun(before: number): readonly string[];
  /** Ids of all tables, for checks. */
  all(): readonly string[];
  /** Removes a table and everything of it. */
  forget(table: string): void;
  close(): void;
}

/** What is kept of one table cannot be read; the others can. */
export class DamagedTableError extends Error {
  override readonly name = 'DamagedTableError';
  readonly table: string;

  constructor(table: string, why: string) {
    super(`what is kept of table ${table} is damaged: ${why}`);
    this.table = table;
  }
}

/** What keeps the tables cannot be used; the message says why, to whoever started the server. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}
