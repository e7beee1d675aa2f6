// Everything that is ever written to a SQLite database, by name. A write is plain data, so that another thread can do it.

import type { DatabaseSync } from 'node:sqlite';

const SQL = {
  make: 'insert into tables (id, status, open, created, record, touched) values (?, ?, ?, ?, ?, ?)',
  touch: 'update tables set touched = ? where id = ?',
  record: 'update tables set status = ?, open = ?, record = ? where id = ?',
  status: `update tables set status = ?, record = json_set(record, '$.status', ?) where id = ?`,
  banks: 'update tables set banks = ? where id = ?',
  entry: 'insert into latest (tbl, number, entry) values (?, ?, ?)',
  order:
    'insert or ignore into entries (tbl, number, entry) select tbl, number, entry from latest where rowid <= ? and tbl between ? and ? order by tbl, number',
  ordered:
    'delete from latest where rowid <= ? and exists (select 1 from entries where entries.tbl = latest.tbl and entries.number = latest.number)',
  chat: 'insert into chat (tbl, number, line) values (?, ?, ?)',
  oldChat: 'delete from chat where tbl = ? and number <= ?',
  turn: 'update tables set turn = ?, wake_at = ? where id = ?',
  rest: 'update tables set wake_at = null where id = ?',
  countOnce: 'insert into results (result) select ? from tables where id = ? and counted = 0',
  markCounted: 'update tables set counted = 1 where id = ? and counted = 0',
  result: 'insert into results (result) values (?)',
  adopt: 'update tables set touched = ?, counted = max(counted, ?) where id = ?',
  snapshot:
    'insert into snapshots (tbl, snapshot) values (?, ?) on conflict (tbl) do update set snapshot = excluded.snapshot',
  forgetSnapshot: 'delete from snapshots where tbl = ?',
  forgetEntries: 'delete from entries where tbl = ?',
  forgetLatest: 'delete from latest where tbl = ?',
  forgetChat: 'delete from chat where tbl = ?',
  forgetTable: 'delete from tables where id = ?',
} as const;

type Value = string | number | null | Uint8Array;

/** A statement by its name, and its values. */
export type Write = readonly [name: keyof typeof SQL, ...values: Value[]];

/** What is kept together or not at all. */
export type Work = readonly Write[];

/** Does what it is given, on this connection. */
export function writesOn(database: DatabaseSync): (write: Write) => void {
  const statements = new Map(Object.entries(SQL).map(([name, sql]) => [name, database.prepare(sql)]));
  return ([name, ...values]) => {
    const statement = statements.get(name);
    if (statement === undefined) throw new Error(`there is no statement called ${name}`);
    statement.run(...values);
  };
}

/** A connection that writes: what it has committed is on the disk. */
export const WRITING =
  'pragma busy_timeout = 5000; pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;';
