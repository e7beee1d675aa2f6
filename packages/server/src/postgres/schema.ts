// How tables are kept in PostgreSQL, in a schema of their own, and how an older one is brought up to date.

import type { ClientBase } from 'pg';
import { StorageError } from '../storage.ts';

/**
 * Each step brings the schema from one version to the next; a step that has been released is never changed. Servers of
 * two versions share a database while it is updated, so a step only adds; if it cannot, `OLDEST` goes up with it.
 */
const MIGRATIONS: readonly string[] = [
  `create table maester.nodes (
     id text primary key,
     rules text not null,
     alive_until timestamptz not null
   );
   create table maester.tables (
     id text primary key,
     status text not null,
     open boolean not null,
     created bigint not null,
     record text not null,
     banks text,
     turn text,
     snapshot bytea,
     wake_at bigint,
     node text,
     epoch bigint not null
   );
   create index tables_that_wait on maester.tables (created) where status = 'gathering';
   create index tables_by_wake_at on maester.tables (wake_at) where wake_at is not null;
   create index tables_by_node on maester.tables (node) where node is not null;
   create table maester.entries (
     tbl text not null references maester.tables (id) on delete cascade,
     number integer not null,
     entry text not null,
     primary key (tbl, number)
   );
   create table maester.chat (
     tbl text not null references maester.tables (id) on delete cascade,
     number integer not null,
     line text not null,
     primary key (tbl, number)
   );`,
  `alter table maester.tables add column touched timestamptz not null default now();
   create index tables_by_touched on maester.tables (status, touched);`,
  // Results do not say of which tables they are.
  `alter table maester.tables add column counted boolean not null default false;
   create index tables_uncounted on maester.tables (id) where status = 'over' and not counted;
   create table maester.results (number bigint generated always as identity primary key, result text not null);`,
  `alter table maester.nodes add column linked boolean not null default true;`,
  `create table maester.shelf (
     kind text not null, key text not null, value text not null, at bigint not null, primary key (kind, key));
   create index shelf_by_age on maester.shelf (kind, at);`,
  `alter table maester.shelf add column giver text;
   create index shelf_by_giver on maester.shelf (kind, giver, at) where giver is not null;`,
];

/** A server that knows only this version still works with the newest. */
const OLDEST = 1;

/** Any number: the same for all who would change the schema. */
const LOCK = 7_210_447;

/** Brings the schema up to date, one server at a time. */
export async function migrate(client: ClientBase): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`select pg_advisory_xact_lock(${LOCK})`);
    await client.query(
      `create schema if not exists maester;
       create table if not exists maester.schema (
         version integer not null, works_with integer not null, cluster text not null)`,
    );
    const { rows } = await client.query<{ version: number; works_with: number }>(
      'select version, works_with from maester.schema',
    );
    const { version, works_with: needed } = rows[0] ?? { version: 0, works_with: 0 };
    if (needed > MIGRATIONS.length)
      throw new StorageError(
        `the database is of a newer Maester (it needs version ${needed}; this one knows ${MIGRATIONS.length})`,
      );
    for (const step of MIGRATIONS.slice(version)) await client.query(step);
    if (version < MIGRATIONS.length) {
      await client.query(
        rows.length === 0
          ? 'insert into maester.schema values ($1, $2, gen_random_uuid()::text)'
          : 'update maester.schema set version = $1, works_with = $2',
        [MIGRATIONS.length, OLDEST],
      );
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
