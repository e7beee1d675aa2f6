// Storage in one SQLite file, the default. What is to be kept at about the same time is one transaction,
// synchronised to disk, so that many tables wait for the disk only once. One server has the file, so it holds every table.

import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Entry } from '@maester/kernel';
import type { Change, SavedLine, SavedTable, SavedTurn } from '@maester/table';
import { checkInBackground } from './background-check.ts';
import { BesideWriter } from './beside-writer.ts';
import { markStopped, takeMark } from './clean-stop.ts';
import { packSnapshot, unpackSnapshot } from './packed-snapshot.ts';
import { keepPrivate, makePrivate, ownedAs } from './private-file.ts';
import { gameIn, LINES_KEPT, parsed, recordFrom } from './saved-text.ts';
import { keeperOn } from './sqlite-keeper.ts';
import { Transactions } from './sqlite-transactions.ts';
import { WRITING, type Work, type Write } from './sqlite-writes.ts';
import { DamagedTableError, StorageError, type Hold, type Storage, type Summary } from './storage.ts';

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
  `alter table tables add column touched integer not null default 0;
   update tables set touched = unixepoch() * 1000;`,
  // Results do not say of which tables they are.
  `alter table tables add column counted integer not null default 0;
   create index tables_uncounted on tables (id) where status = 'over' and counted = 0;
   create table results (number integer primary key autoincrement, result text not null) strict;`,
  `create index tables_by_touched on tables (status, touched);`,
  // Entries that have yet to be put in the order of tables (sqlite-keeper.ts); while they are, some are in both.
  `create table latest (tbl text not null, number integer not null, entry text not null) strict;
   create view all_entries as select tbl, number, entry from entries union select tbl, number, entry from latest;`,
];

const MEMORY = ':memory:';
/** What is written about none. */
const NO_TABLE = '';
/** When a table was last changed is known to the hour, so that not every choice writes it. */
const TOUCHED_WITHIN = 3_600_000;

/** Files of more bytes than this are checked while they are used already. */
export interface Background {
  readonly above: number;
  readonly damaged: (problem: string) => void;
}

/**
 * Opens or makes the file; `:memory:` for one that is forgotten. Throws a StorageError if it cannot be used. A file that
 * was closed in order is not read from end to end unless it is to be checked; any other is, a large one in the background
 * where `background` hears what is wrong with it. One that is only read may have a server. What is written `beside` never
 * keeps this thread waiting for the disk.
 */
export function sqliteStorage(
  file: string,
  purpose: 'use' | 'check' | 'read' = 'use',
  background?: Background,
  writes: 'here' | 'beside' = 'here',
): Storage {
  if (purpose === 'read') return readOnly(file);
  const release = file === MEMORY ? () => {} : lock(file);
  try {
    const isInOrder = file !== MEMORY && takeMark(file) && purpose === 'use';
    const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
    const later = background !== undefined && !isInOrder && size > background.above ? background : null;
    const database = openDatabase(file, isInOrder || later !== null ? 'in-order' : 'unknown');
    const check =
      later === null ? null : checkInBackground(file, (why) => later.damaged(damagedFile(file, why)));
    const beside = writes === 'beside' && file !== MEMORY ? new BesideWriter(file) : null;
    return storageOn(database, beside, () => {
      check?.stop();
      database.close();
      // A file that nobody has read to the end is looked at again next time.
      if (file !== MEMORY && (check === null || check.state === 'sound')) markStopped(file);
      release();
    });
  } catch (error) {
    release();
    throw error;
  }
}

function readOnly(file: string): Storage {
  let database: DatabaseSync;
  try {
    database = new DatabaseSync(file, { readOnly: true });
  } catch (error) {
    throw new StorageError(`${file} cannot be opened: ${reason(error)}`);
  }
  try {
    const version = versionOf(database);
    if (version !== MIGRATIONS.length)
      throw new StorageError(
        `${file} is version ${version} of the database; this Maester reads ${MIGRATIONS.length}, and brings an older one up to date when it serves it`,
      );
    return storageOn(database, null, () => database.close());
  } catch (error) {
    database.close();
    throw error instanceof StorageError ? error : new StorageError(damagedFile(file, reason(error)));
  }
}

function versionOf(database: DatabaseSync): number {
  return (database.prepare('pragma user_version').get() as { user_version: number }).user_version;
}

/** One server a file: two would each go on from what they remember. The system frees the lock of a server that died. */
function lock(file: string): () => void {
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory() === true)
    throw new StorageError(`${file} is a folder; name a file in it with --database`);
  let holder: DatabaseSync;
  try {
    holder = new DatabaseSync(`${file}.lock`);
    ownedAs(file, `${file}.lock`);
  } catch (error) {
    throw new StorageError(`${file} cannot be opened: ${reason(error)}`);
  }
  try {
    // A file that may only be read cannot be locked, and SQLite says so only to those who write.
    holder.exec('pragma busy_timeout = 500; pragma user_version = 1; begin exclusive');
  } catch (error) {
    holder.close();
    throw new StorageError(
      isReadOnly(error)
        ? `${file}.lock may not be written by this user; delete it if no server runs on ${file}`
        : `${file} is in use by another server; choose another file with --database`,
    );
  }
  return () => {
    if (holder.isOpen) holder.close();
  };
}

/** A database of which nothing is known is read from end to end, which takes seconds where there are many tables. */
function openDatabase(file: string, left: 'in-order' | 'unknown'): DatabaseSync {
  let database: DatabaseSync;
  try {
    if (file !== MEMORY) makePrivate(file);
    database = new DatabaseSync(file);
  } catch (error) {
    throw new StorageError(`${file} cannot be opened: ${reason(error)}`);
  }
  try {
    database.exec(WRITING);
    if (left === 'unknown') {
      const [found] = column(database.prepare('pragma quick_check(1)').all(), 'quick_check');
      if (found !== 'ok') throw new StorageError(damagedFile(file, found ?? 'nothing could be read'));
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
        : damagedFile(file, reason(error)),
    );
  }
}

const READ_ONLY = 8;

function isReadOnly(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === READ_ONLY;
}

function damagedFile(file: string, why: string): string {
  return `${file} is damaged or not a database of Maester (${why}); bring back a copy of it, or choose another file with --database`;
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function migrate(database: DatabaseSync, file: string): void {
  const from = versionOf(database);
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
    throw new StorageError(damagedFile(file, `it has the tables ${tables.join(', ') || 'of nothing'}`));
  for (const [i, step] of MIGRATIONS.entries()) {
    if (i < from) continue;
    database.exec('begin immediate');
    try {
      database.exec(`${step}; pragma user_version = ${i + 1}; commit`);
    } catch (error) {
      if (database.isTransaction) database.exec('rollback');
      throw error;
    }
  }
}

function column(rows: readonly unknown[], name: string): string[] {
  return rows.map((row) => String((row as Record<string, unknown>)[name]));
}

function storageOn(database: DatabaseSync, beside: BesideWriter | null, close: () => void): Storage {
  const sql = {
    untouched: database.prepare(
      'select id from tables where status = ? and touched < ? order by touched limit ?',
    ),
    summaries: database.prepare(
      `select id, record, status, created, touched, (select count(*) from all_entries where tbl = id) as entries
       from tables where ?1 is null or status = ?1 order by touched desc limit ?2`,
    ),
    due: database.prepare(
      `select id from tables where wake_at <= ?1
       and (?3 is null or (wake_at, id) > (select wake_at, id from tables where id = ?3))
       order by wake_at, id limit ?2`,
    ),
    load: database.prepare('select record, banks, turn from tables where id = ?'),
    entries: database.prepare('select entry from all_entries where tbl = ? order by number'),
    lines: database.prepare(`select line from chat where tbl = ? order by number desc limit ${LINES_KEPT}`),
    open: database.prepare(
      `select id, record from tables where status = 'gathering' and open = 1 order by created desc, rowid desc limit ?`,
    ),
    // Open or not: named, so that the index by status leads to the date.
    neverBegun: database.prepare(
      `select id from tables where status = 'gathering' and open in (0, 1) and created < ?`,
    ),
    uncounted: database.prepare(
      `select id from tables where status = 'over' and counted = 0 order by id limit ?`,
    ),
    counted: database.prepare('select number, result from results where number > ? order by number limit ?'),
    all: database.prepare('select id from tables order by created'),
    loadSnapshot: database.prepare('select snapshot from snapshots where tbl = ?'),
  };
  const keeper = keeperOn(database);
  const transactions = new Transactions<Work>((works) => {
    if (beside !== null) return beside.commit(works);
    const outcomes = keeper.commit(works);
    keeper.tidy();
    return outcomes;
  });

  const row = (table: string) =>
    sql.load.get(table) as
      | { readonly record: string; readonly banks: string | null; readonly turn: string | null }
      | undefined;

  const snapshotOf = (table: string): Pick<SavedTable, 'snapshot'> => {
    const stored = sql.loadSnapshot.get(table) as { readonly snapshot: Uint8Array } | undefined;
    const snapshot = stored === undefined ? null : unpackSnapshot(stored.snapshot);
    return snapshot === null ? {} : { snapshot };
  };

  /** What is in the row already is not written with every choice. */
  const hold = (
    table: string,
    inRow: { readonly status: string; readonly touched: number; readonly entries: number },
  ): Hold => {
    let kept = inRow;
    return {
      write(changes) {
        const now = Date.now();
        const touched = now - kept.touched < TOUCHED_WITHIN ? kept.touched : now;
        let { status, entries } = kept;
        const work: Write[] = [];
        for (const change of changes) {
          addWrites(work, table, change);
          if (change.kind === 'record') ({ status } = change.record);
          else if (change.kind === 'entry') {
            if (change.number <= entries) return Promise.reject(keptAlready(change.number));
            entries = change.number;
            if (change.status === status) continue;
            ({ status } = change);
            work.push(['status', status, status, table]);
          }
        }
        if (touched !== kept.touched) work.push(['touch', touched, table]);
        // If it is not kept, this hold is over.
        kept = { status, touched, entries };
        return transactions.add(table, work);
      },
      release: async () => {},
    };
  };

  /** All of it as it was at one moment, whatever is written meanwhile. */
  const load = async (table: string): Promise<SavedTable | null> => {
    database.exec('begin');
    try {
      return loadNow(table);
    } finally {
      database.exec('commit');
    }
  };

  const loadNow = (table: string): SavedTable | null => {
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
  };

  return {
    load,
    async make(record) {
      const { id, status, open, created } = record;
      const touched = Date.now();
      await transactions.add(id, [
        ['make', id, status, open ? 1 : 0, created, JSON.stringify(record), touched],
      ]);
      return hold(id, { status, touched, entries: 0 });
    },
    async take(table) {
      const saved = await load(table);
      return saved === null
        ? null
        : {
            saved,
            hold: hold(table, { status: saved.record.status, touched: 0, entries: saved.entries.length }),
          };
    },
    async record(table) {
      const found = row(table);
      return found === undefined ? null : recordFrom(table, found.record);
    },
    openTables: async (limit) =>
      sql.open.all(limit).flatMap((found) => {
        try {
          const { id, record } = found as { readonly id: string; readonly record: string };
          return [recordFrom(id, record)];
        } catch (error) {
          if (error instanceof DamagedTableError) return [];
          throw error;
        }
      }),
    due: async (date, limit, after) => column(sql.due.all(date, limit, after ?? null), 'id'),
    rest: (table) => transactions.add(table, [['rest', table]]),
    neverBegun: async (before) => column(sql.neverBegun.all(before), 'id'),
    untouched: async (status, before, limit) => column(sql.untouched.all(status, before, limit), 'id'),
    summaries: async (status, limit) =>
      sql.summaries.all(status, limit).map((found: unknown) => {
        const { record, ...rest } = found as Omit<Summary, 'game'> & { readonly record: string };
        return { ...rest, game: gameIn(rest.id, record) };
      }),
    uncounted: async (limit) => column(sql.uncounted.all(limit), 'id'),
    count: (table, result) =>
      transactions.add(table, [
        ...(result === null ? [] : [['countOnce', result, table] as const]),
        ['markCounted', table],
      ]),
    counted: async (after, limit) =>
      sql.counted.all(after, limit).map((found) => ({
        number: Number(found['number']),
        result: String(found['result']),
      })),
    all: async () => column(sql.all.all(), 'id'),
    adopt: (table, { touched, counted }) =>
      transactions.add(table, [['adopt', touched, counted ? 1 : 0, table]]),
    adoptResults: (results) =>
      transactions.add(
        NO_TABLE,
        results.map((result) => ['result', result]),
      ),
    forget: (table) =>
      transactions.add(table, [
        ['forgetSnapshot', table],
        ['forgetEntries', table],
        ['forgetLatest', table],
        ['forgetChat', table],
        ['forgetTable', table],
      ]),
    probe: () =>
      transactions.add(NO_TABLE, [
        ['make', NO_TABLE, 'over', 0, 0, '{}', 0],
        ['forgetTable', NO_TABLE],
      ]),
    isHanging: () => transactions.isHanging,
    async close() {
      beside?.stay();
      await transactions.settled();
      keeper.finish();
      await beside?.close();
      close();
    },
  };
}

function keptAlready(number: number): StorageError {
  return new StorageError(`entry ${number} is kept already`);
}

function addWrites(work: Write[], table: string, changed: Change): void {
  switch (changed.kind) {
    case 'record': {
      const { status, open } = changed.record;
      work.push(['record', status, open ? 1 : 0, JSON.stringify(changed.record), table]);
      return;
    }
    case 'chat': {
      const { line } = changed;
      work.push(
        ['chat', table, line.number, JSON.stringify(line)],
        ['oldChat', table, line.number - LINES_KEPT],
      );
      return;
    }
    case 'banks':
      work.push(['banks', JSON.stringify(changed.banks), table]);
      return;
    case 'turn':
      work.push(['turn', JSON.stringify(changed.turn), changed.turn.wakeAt, table]);
      return;
    case 'snapshot':
      work.push(['snapshot', table, packSnapshot(changed.snapshot)]);
      return;
    case 'entry': {
      const { number, entry, banks } = changed;
      work.push(['entry', table, number, JSON.stringify(entry)]);
      if (banks !== null) work.push(['banks', JSON.stringify(banks), table]);
    }
  }
}
