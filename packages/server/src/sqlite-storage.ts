// Storage in one SQLite file, the default. A flush is a transaction that is synchronised to disk.

import { chmodSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Entry } from '@maester/kernel';
import type { SavedTable, SavedLine, SavedTurn, TableRecord } from '@maester/table';
import { markStopped, takeMark } from './clean-stop.ts';
import { packSnapshot, unpackSnapshot } from './packed-snapshot.ts';
import { DamagedTableError, StorageError, type Storage } from './storage.ts';

/** Each step brings a database from one version to the next; a step that has been released is never changed. */
const MIGRATIONS: readonly string[] = [
  `create table tables (id text primary key, status text not null, open integer not null, created integer not null, record text not null) strict;
   create index tables_by_status on tables (status, open, created);
   create table entries (tbl text not null references tables (id), number integer not null, entry text not null, primary key (tbl, number)) strict, without rowid;
   create table chat (tbl text not null references tables (id), number integer not null, line text not null, primary key (tbl, number)) strict, without rowid;`,
  `alter table tables add column banks text;
   update tables set record = json_set(record, '$.rematch', null);`,
  // Clocks of an hour or more ran on while nobody was there, so these tables are looked at once.
  `alter table tables add column turn text;
   alter table tables add column wake_at integer;
   create index tables_by_wake_at on tables (wake_at) where wake_at is not null;
   update tables set wake_at = 0 where status = 'playing' and
     case when json_valid(record) then json_extract(record, '$.clock.kind') = 'per-decision' and json_extract(record, '$.clock.seconds') >= 3600 end;`,
  `create table snapshots (tbl text primary key references tables (id), snapshot blob not null) strict, without rowid;`,
];

const MEMORY = ':memory:';
/** Of the talk at a table. */
const LINES_KEPT = 200;

/**
 * Opens or makes the file; `:memory:` for one that is forgotten. Throws a StorageError if it cannot be used. A file that
 * was closed in order is not read from end to end unless it is to be checked.
 */
export function sqliteStorage(file: string, purpose: 'use' | 'check' = 'use'): Storage {
  const release = file === MEMORY ? () => {} : lock(file);
  try {
    const isInOrder = file !== MEMORY && takeMark(file) && purpose === 'use';
    const database = openDatabase(file, isInOrder ? 'in-order' : 'unknown');
    return storageOn(database, () => {
      database.close();
      if (file !== MEMORY) markStopped(file);
      release();
    });
  } catch (error) {
    release();
    throw error;
  }
}

/** One server a file: two would each go on from what they remember. The system frees the lock of a server that died. */
function lock(file: string): () => void {
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory() === true)
    throw new StorageError(`${file} is a folder; name a file in it with --database`);
  let holder: DatabaseSync;
  try {
    holder = new DatabaseSync(`${file}.lock`);
  } catch (error) {
    throw new StorageError(`${file} cannot be opened: ${reason(error)}`);
  }
  try {
    holder.exec('pragma busy_timeout = 500; begin exclusive');
  } catch {
    holder.close();
    throw new StorageError(`${file} is in use by another server; choose another file with --database`);
  }
  return () => {
    if (holder.isOpen) holder.close();
  };
}

/** A database of which nothing is known is read from end to end, which takes seconds where there are many tables. */
function openDatabase(file: string, left: 'in-order' | 'unknown'): DatabaseSync {
  let database: DatabaseSync;
  try {
    database = new DatabaseSync(file);
  } catch (error) {
    throw new StorageError(`${file} cannot be opened: ${reason(error)}`);
  }
  try {
    database.exec(
      'pragma busy_timeout = 5000; pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;',
    );
    if (left === 'unknown') {
      const [found] = column(database.prepare('pragma quick_check(1)').all(), 'quick_check');
      if (found !== 'ok') throw new StorageError(damaged(file, found ?? 'nothing could be read'));
    }
    migrate(database, file);
    if (file !== MEMORY) keepPrivate(file);
    return database;
  } catch (error) {
    database.close();
    if (error instanceof StorageError) throw error;
    throw new StorageError(
      isReadOnly(error)
        ? `${file} may not be written by this user; choose another file with --database`
        : damaged(file, reason(error)),
    );
  }
}

/** Seeds of running games are in it: no other user of the machine may read it. */
function keepPrivate(file: string): void {
  const { mode } = statSync(file);
  if ((mode & 0o077) !== 0) chmodSync(file, mode & 0o700);
}

const READ_ONLY = 8;

function isReadOnly(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === READ_ONLY;
}

function damaged(file: string, why: string): string {
  return `${file} is damaged or not a database of Maester (${why}); bring back a copy of it, or choose another file with --database`;
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function migrate(database: DatabaseSync, file: string): void {
  const { user_version: from } = database.prepare('pragma user_version').get() as { user_version: number };
  if (from > MIGRATIONS.length) {
    throw new StorageError(
      `${file} is of a newer Maester (version ${from} of the database; this one knows ${MIGRATIONS.length})`,
    );
  }
  const tables = column(
    database.prepare(`select name from sqlite_schema where type = 'table'`).all(),
    'name',
  );
  if (from === 0 ? tables.length > 0 : !tables.includes('entries'))
    throw new StorageError(damaged(file, `it has the tables ${tables.join(', ') || 'of nothing'}`));
  for (const [i, step] of MIGRATIONS.entries()) {
    if (i >= from) change(database, () => database.exec(`${step}; pragma user_version = ${i + 1}`));
  }
  flush(database);
}

/** Does all of it or nothing, within the transaction that the next flush ends. */
function change(database: DatabaseSync, work: () => void): void {
  if (!database.isTransaction) database.exec('begin immediate');
  database.exec('savepoint change');
  try {
    work();
    database.exec('release change');
  } catch (error) {
    // A full disk may have ended the transaction already.
    if (database.isTransaction) database.exec('rollback to change; release change');
    throw error;
  }
}

function flush(database: DatabaseSync): void {
  if (!database.isTransaction) return;
  try {
    database.exec('commit');
  } catch (error) {
    if (database.isTransaction) database.exec('rollback');
    throw error;
  }
}

function column(rows: readonly unknown[], name: string): string[] {
  return rows.map((row) => String((row as Record<string, unknown>)[name]));
}

function parsed(table: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new DamagedTableError(table, reason(error));
  }
}

/** A record that lacks what every record has was not written by this server. */
function recordFrom(table: string, text: string): TableRecord {
  const record = parsed(table, text) as Partial<TableRecord> | null;
  const { id, game, seats, clock, seed } = record ?? {};
  if (id !== table || typeof game !== 'string' || typeof seed !== 'string' || !Array.isArray(seats) || !clock)
    throw new DamagedTableError(table, 'its record is incomplete');
  return record as TableRecord;
}

function storageOn(database: DatabaseSync, close: () => void): Storage {
  const sql = {
    record: database.prepare(
      `insert into tables (id, status, open, created, record) values (?, ?, ?, ?, ?)
       on conflict (id) do update set status = excluded.status, open = excluded.open, record = excluded.record`,
    ),
    status: database.prepare(
      `update tables set status = ?, record = json_set(record, '$.status', ?) where id = ? and status <> ?`,
    ),
    banks: database.prepare('update tables set banks = ? where id = ?'),
    entry: database.prepare('insert into entries (tbl, number, entry) values (?, ?, ?)'),
    chat: database.prepare('insert into chat (tbl, number, line) values (?, ?, ?)'),
    oldChat: database.prepare('delete from chat where tbl = ? and number <= ?'),
    turn: database.prepare('update tables set turn = ?, wake_at = ? where id = ?'),
    rest: database.prepare('update tables set wake_at = null where id = ?'),
    due: database.prepare('select id from tables where wake_at <= ? order by wake_at limit ?'),
    load: database.prepare('select record, banks, turn from tables where id = ?'),
    entries: database.prepare('select entry from entries where tbl = ? order by number'),
    lines: database.prepare(`select line from chat where tbl = ? order by number desc limit ${LINES_KEPT}`),
    open: database.prepare(
      `select id, record from tables where status = 'gathering' and open = 1 order by created desc, rowid desc limit ?`,
    ),
    neverBegun: database.prepare(`select id from tables where status = 'gathering' and created < ?`),
    all: database.prepare('select id from tables order by created'),
    snapshot: database.prepare(
      `insert into snapshots (tbl, snapshot) values (?, ?) on conflict (tbl) do update set snapshot = excluded.snapshot`,
    ),
    loadSnapshot: database.prepare('select snapshot from snapshots where tbl = ?'),
    forget: ['snapshots where tbl', 'entries where tbl', 'chat where tbl', 'tables where id'].map((what) =>
      database.prepare(`delete from ${what} = ?`),
    ),
  };
  const row = (table: string) =>
    sql.load.get(table) as
      | { readonly record: string; readonly banks: string | null; readonly turn: string | null }
      | undefined;

  const snapshotOf = (table: string): Pick<SavedTable, 'snapshot'> => {
    const stored = sql.loadSnapshot.get(table) as { readonly snapshot: Uint8Array } | undefined;
    const snapshot = stored === undefined ? null : unpackSnapshot(stored.snapshot);
    return snapshot === null ? {} : { snapshot };
  };

  return {
    save(changed) {
      change(database, () => {
        switch (changed.kind) {
          case 'record': {
            const { id, status, open, created } = changed.record;
            sql.record.run(id, status, open ? 1 : 0, created, JSON.stringify(changed.record));
            return;
          }
          case 'chat': {
            const { table, line } = changed;
            sql.chat.run(table, line.number, JSON.stringify(line));
            sql.oldChat.run(table, line.number - LINES_KEPT);
            return;
          }
          case 'banks':
            sql.banks.run(JSON.stringify(changed.banks), changed.table);
            return;
          case 'turn':
            sql.turn.run(JSON.stringify(changed.turn), changed.turn.wakeAt, changed.table);
            return;
          case 'snapshot':
            sql.snapshot.run(changed.table, packSnapshot(changed.snapshot));
            return;
          case 'entry': {
            const { table, number, entry, status, banks } = changed;
            sql.entry.run(table, number, JSON.stringify(entry));
            sql.status.run(status, status, table, status);
            if (banks !== null) sql.banks.run(JSON.stringify(banks), table);
          }
        }
      });
    },
    flush: () => flush(database),
    load(table): SavedTable | null {
      const found = row(table);
      if (found === undefined) return null;
      return {
        record: recordFrom(table, found.record),
        entries: column(sql.entries.all(table), 'entry').map((entry) => parsed(table, entry) as Entry),
        chat: column(sql.lines.all(table), 'line')
          .map((line) => parsed(table, line) as SavedLine)
          .toReversed(),
        banks: found.banks === null ? null : (parsed(table, found.banks) as SavedTable['banks']),
        ...(found.turn === null ? {} : { turn: parsed(table, found.turn) as SavedTurn }),
        ...snapshotOf(table),
      };
    },
    record(table) {
      const found = row(table);
      return found === undefined ? null : recordFrom(table, found.record);
    },
    openTables: (limit) =>
      sql.open.all(limit).flatMap((found) => {
        try {
          const { id, record } = found as { readonly id: string; readonly record: string };
          return [recordFrom(id, record)];
        } catch (error) {
          if (error instanceof DamagedTableError) return [];
          throw error;
        }
      }),
    due: (date, limit) => column(sql.due.all(date, limit), 'id'),
    rest: (table) => change(database, () => sql.rest.run(table)),
    neverBegun: (before) => column(sql.neverBegun.all(before), 'id'),
    all: () => column(sql.all.all(), 'id'),
    forget: (table) => change(database, () => sql.forget.forEach((statement) => statement.run(table))),
    close,
  };
}
