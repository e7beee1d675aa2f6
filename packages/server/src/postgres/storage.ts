// Storage in PostgreSQL, for any number of servers. A server's hold on a table is its name and an epoch in the table's row:
// whoever takes the table raises the epoch, and a write counts only where name and epoch still fit, in one statement. A
// server that was presumed dead and comes back changes nothing.

import type { Entry } from '@maester/kernel';
import type { Change, SavedLine, SavedTable, SavedTurn, TableRecord } from '@maester/table';
import type { Pool } from 'pg';
import { packSnapshot, unpackSnapshot } from '../packed-snapshot.ts';
import { gameIn, LINES_KEPT, parsed, recordFrom } from '../saved-text.ts';
import {
  DamagedTableError,
  HeldElsewhereError,
  HoldLostError,
  StorageError,
  type Hold,
  type Storage,
  type Summary,
} from '../storage.ts';
import { poolAt, prepare } from './connection.ts';

/** The row `t` is held by nobody else who is alive; $1 is this server. */
const IS_FREE = `(t.node is null or t.node = $1 or not exists (
  select from maester.nodes n where n.id = t.node and n.alive_until > now()))`;

/** Any number: the same for all who count. */
const COUNTING = 7_210_448;

const SQL = {
  make: `insert into maester.tables (id, status, open, created, record, node, epoch) values ($2, $3, $4, $5, $6, $1, 1)`,
  take: `update maester.tables t set node = $1, epoch = epoch + 1 where t.id = $2 and ${IS_FREE}
         returning record, status, banks, turn, snapshot, epoch`,
  write: `with held as (
            update maester.tables set
              touched = now(), record = coalesce($4, record), status = coalesce($5, status), open = coalesce($6, open),
              banks = coalesce($7, banks), turn = coalesce($8, turn), snapshot = coalesce($15, snapshot),
              wake_at = case when $8::text is null then wake_at else $9 end
            where id = $2 and node = $1 and epoch = $3
            returning id),
          played as (
            insert into maester.entries (tbl, number, entry)
            select held.id, e.number, e.entry from held, unnest($10::integer[], $11::text[]) as e (number, entry)),
          said as (
            insert into maester.chat (tbl, number, line)
            select held.id, c.number, c.line from held, unnest($12::integer[], $13::text[]) as c (number, line)),
          faded as (delete from maester.chat c using held where c.tbl = held.id and c.number <= $14)
          select id from held`,
  release: 'update maester.tables set node = null where id = $2 and node = $1 and epoch = $3',
  holder: 'select node from maester.tables where id = $1',
  whereabouts: `select t.record, t.status, n.id as node from maester.tables t
    left join maester.nodes n on n.id = t.node and n.alive_until > now() where t.id = $1`,
  cluster: 'select cluster from maester.schema',
  load: 'select record, status, banks, turn, snapshot, epoch from maester.tables where id = $1',
  record: 'select record, status from maester.tables where id = $1',
  entries: 'select entry from maester.entries where tbl = $1 order by number',
  lines: `select line from maester.chat where tbl = $1 order by number desc limit ${LINES_KEPT}`,
  open: `select id, record, status from maester.tables where status = 'gathering' and open order by created desc limit $1`,
  due: `select t.id from maester.tables t where t.wake_at <= $2 and ${IS_FREE}
      and ($4::text is null or (t.wake_at, t.id) > (select wake_at, id from maester.tables where id = $4))
    order by t.wake_at, t.id limit $3`,
  rest: 'update maester.tables set wake_at = null where id = $1',
  neverBegun: `select t.id from maester.tables t where t.status = 'gathering' and t.created < $2 and ${IS_FREE}`,
  untouched: `select t.id from maester.tables t where t.status = $2 and t.touched < to_timestamp($3::float8 / 1000)
    and ${IS_FREE} order by t.touched limit $4`,
  summaries: `select t.id, t.record, t.status, t.created::float8 as created,
      floor(extract(epoch from t.touched) * 1000)::float8 as touched,
      (select count(*)::integer from maester.entries e where e.tbl = t.id) as entries
    from maester.tables t where $1::text is null or t.status = $1 order by t.touched desc limit $2`,
  uncounted: `select id from maester.tables where status = 'over' and not counted order by id limit $1`,
  // One after the other, so that nobody who has read a number misses a smaller one.
  count: `with gate as (select pg_advisory_xact_lock(${COUNTING})),
          done as (update maester.tables set counted = true from gate where id = $1 and not counted returning id)
          insert into maester.results (result) select $2::text from done where $2::text is not null`,
  counted: 'select number, result from maester.results where number > $1 order by number limit $2',
  adopt: `update maester.tables set touched = to_timestamp($2::float8 / 1000), counted = counted or $3 where id = $1`,
  adoptResults: `insert into maester.results (result)
    select r.result from unnest($1::text[]) with ordinality as r (result, at) order by r.at`,
  all: 'select id from maester.tables order by created',
  probe: 'update maester.schema set cluster = cluster',
  forget: `delete from maester.tables t where t.id = $2 and ${IS_FREE}`,
} as const;

interface Row {
  readonly record: string;
  readonly status: TableRecord['status'];
  readonly banks: string | null;
  readonly turn: string | null;
  readonly snapshot: Buffer | null;
  readonly epoch: string;
}

const POOL_SIZE = 10;

/** Where a table is, and what it takes to play it. */
export interface Whereabouts {
  readonly game: string;
  readonly version: string;
  /** Null if no living server holds it. */
  readonly node: string | null;
}

export interface PostgresStorage extends Storage {
  readonly pool: Pool;
  /** A name that all servers on this database share, and no others. */
  cluster(): Promise<string>;
  whereabouts(table: string): Promise<Whereabouts | null>;
}

/** Opens the database at this address for the server called `node`. Rejects with a StorageError if it cannot be used. */
export async function postgresStorage(url: string, node: string): Promise<PostgresStorage> {
  await prepare(url);
  const pool = poolAt(url, POOL_SIZE);

  const run = async <R extends object>(name: keyof typeof SQL, values: readonly unknown[]): Promise<R[]> => {
    const { rows } = await pool.query<R>({ name, text: SQL[name], values: [...values] });
    return rows;
  };
  const ids = async (
    name: 'due' | 'neverBegun' | 'untouched' | 'uncounted' | 'all',
    values: readonly unknown[],
  ): Promise<string[]> => (await run<{ id: string }>(name, values)).map(({ id }) => id);

  const hold = (table: string, epoch: string): Hold => ({
    async write(changes) {
      const held = await run('write', [node, table, epoch, ...columnsOf(changes)]);
      if (held.length === 0) throw new HoldLostError();
    },
    async release() {
      await run('release', [node, table, epoch]);
    },
  });

  const restOf = async (table: string, row: Row): Promise<SavedTable> => {
    const entries = await run<{ entry: string }>('entries', [table]);
    const lines = await run<{ line: string }>('lines', [table]);
    return {
      record: recordOf(table, row),
      entries: entries.map(({ entry }) => parsed(table, entry) as Entry),
      chat: lines.map(({ line }) => parsed(table, line) as SavedLine).toReversed(),
      banks: row.banks === null ? null : (parsed(table, row.banks) as SavedTable['banks']),
      ...(row.turn === null ? {} : { turn: parsed(table, row.turn) as SavedTurn }),
      ...snapshotOf(row),
    };
  };

  return {
    pool,
    async cluster() {
      const [row] = await run<{ cluster: string }>('cluster', []);
      if (row === undefined) throw new StorageError('the database has no name');
      return row.cluster;
    },
    async whereabouts(table) {
      const [row] = await run<Row & { node: string | null }>('whereabouts', [table]);
      if (row === undefined) return null;
      const { game, gameVersion: version } = recordOf(table, row);
      return { game, version, node: row.node };
    },
    async make(record) {
      const { id, status, open, created } = record;
      await run('make', [node, id, status, open, created, JSON.stringify(record)]);
      return hold(id, '1');
    },
    async take(table) {
      const [row] = await run<Row>('take', [node, table]);
      if (row !== undefined) {
        const taken = hold(table, row.epoch);
        try {
          return { saved: await restOf(table, row), hold: taken };
        } catch (error) {
          await taken.release();
          throw error;
        }
      }
      const [held] = await run<{ node: string | null }>('holder', [table]);
      if (held === undefined) return null;
      throw new HeldElsewhereError(held.node);
    },
    async load(table) {
      const [row] = await run<Row>('load', [table]);
      return row === undefined ? null : restOf(table, row);
    },
    async record(table) {
      const [row] = await run<Pick<Row, 'record' | 'status'>>('record', [table]);
      return row === undefined ? null : recordOf(table, row);
    },
    async openTables(limit) {
      const rows = await run<Row & { id: string }>('open', [limit]);
      return rows.flatMap((row) => {
        try {
          return [recordOf(row.id, row)];
        } catch (error) {
          if (error instanceof DamagedTableError) return [];
          throw error;
        }
      });
    },
    due: (date, limit, after) => ids('due', [node, Math.floor(date), limit, after ?? null]),
    async rest(table) {
      await run('rest', [table]);
    },
    neverBegun: (before) => ids('neverBegun', [node, Math.floor(before)]),
    untouched: (status, before, limit) => ids('untouched', [node, status, before, limit]),
    async summaries(status, limit) {
      const rows = await run<Summary & { record: string }>('summaries', [status, limit]);
      return rows.map(({ record, ...rest }) => ({ ...rest, game: gameIn(rest.id, record) }));
    },
    uncounted: (limit) => ids('uncounted', [limit]),
    async count(table, result) {
      await run('count', [table, result]);
    },
    async counted(after, limit) {
      const rows = await run<{ number: string; result: string }>('counted', [after, limit]);
      return rows.map(({ number, result }) => ({ number: Number(number), result }));
    },
    all: () => ids('all', []),
    async adopt(table, { touched, counted }) {
      await run('adopt', [table, touched, counted]);
    },
    async adoptResults(results) {
      await run('adoptResults', [results]);
    },
    async forget(table) {
      await run('forget', [node, table]);
    },
    async probe() {
      await run('probe', []);
    },
    close: () => pool.end(),
  };
}

function snapshotOf({ snapshot: packed }: Row): Pick<SavedTable, 'snapshot'> {
  const snapshot = packed === null ? null : unpackSnapshot(packed);
  return snapshot === null ? {} : { snapshot };
}

/** An entry may have changed the status since the record was written. */
function recordOf(table: string, { record, status }: Pick<Row, 'record' | 'status'>): TableRecord {
  return { ...recordFrom(table, record), status };
}

/** What is written of these changes, from $4 on. */
function columnsOf(changes: readonly Change[]): unknown[] {
  let record: string | null = null;
  let status: TableRecord['status'] | null = null;
  let open: boolean | null = null;
  let banks: string | null = null;
  let turn: string | null = null;
  let wakeAt: number | null = null;
  let snapshot: Buffer | null = null;
  let lastLine = 0;
  const entries = { numbers: [] as number[], texts: [] as string[] };
  const lines = { numbers: [] as number[], texts: [] as string[] };
  for (const change of changes) {
    switch (change.kind) {
      case 'record':
        record = JSON.stringify(change.record);
        ({ status, open } = change.record);
        break;
      case 'entry':
        entries.numbers.push(change.number);
        entries.texts.push(JSON.stringify(change.entry));
        ({ status } = change);
        if (change.banks !== null) banks = JSON.stringify(change.banks);
        break;
      case 'banks':
        banks = JSON.stringify(change.banks);
        break;
      case 'turn':
        turn = JSON.stringify(change.turn);
        ({ wakeAt } = change.turn);
        break;
      case 'snapshot':
        snapshot = packSnapshot(change.snapshot);
        break;
      case 'chat':
        lines.numbers.push(change.line.number);
        lines.texts.push(JSON.stringify(change.line));
        lastLine = change.line.number;
    }
  }
  const faded = lastLine - LINES_KEPT;
  return [
    record,
    status,
    open,
    banks,
    turn,
    wakeAt,
    entries.numbers,
    entries.texts,
    lines.numbers,
    lines.texts,
    faded,
    snapshot,
  ];
}
