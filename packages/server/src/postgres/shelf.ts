// The shelf of servers that share a PostgreSQL database.

import type { Pool } from 'pg';
import { shareOf, type Shelf } from '../shelf.ts';

interface Row {
  readonly key: string;
  readonly value: string;
}

const SQL = {
  put: `insert into maester.shelf (kind, key, value, at, giver) values ($1, $2, $3, $4, $5)
        on conflict (kind, key) do update set value = excluded.value, at = excluded.at`,
  trimOwn: `delete from maester.shelf where kind = $1 and key in
              (select key from maester.shelf where kind = $1 and giver = $2 order by at desc, key offset $3)`,
  trim: `delete from maester.shelf where kind = $1 and key in
           (select key from maester.shelf where kind = $1 order by at desc, key offset $2)`,
  get: 'select value from maester.shelf where kind = $1 and key = $2',
};

/** Any number: the same for all who update. */
const UPDATING = 7_210_449;

/** The pool belongs to the storage, and ends with it. */
export function postgresShelf(pool: Pool): Shelf {
  return {
    async put(kind, key, value, at, most, giver) {
      await pool.query(SQL.put, [kind, key, value, at, giver ?? null]);
      if (giver !== undefined) await pool.query(SQL.trimOwn, [kind, giver, shareOf(most)]);
      await pool.query(SQL.trim, [kind, most]);
    },
    async get(kind, key) {
      const { rows } = await pool.query<Row>(SQL.get, [kind, key]);
      return rows[0]?.value ?? null;
    },
    async update(spots, at, most, revise) {
      const client = await pool.connect();
      let isDone = false;
      try {
        await client.query('begin');
        await client.query('select pg_advisory_xact_lock($1)', [UPDATING]);
        const found: (string | null)[] = [];
        for (const { kind, key } of spots)
          found.push((await client.query<Row>(SQL.get, [kind, key])).rows[0]?.value ?? null);
        const revised = revise(found) ?? [];
        for (const [i, { kind, key }] of spots.entries()) {
          const value = revised[i] ?? null;
          if (value !== null) await client.query(SQL.put, [kind, key, value, at, null]);
        }
        for (const kind of new Set(spots.map((spot) => spot.kind)))
          await client.query(SQL.trim, [kind, most]);
        await client.query('commit');
        isDone = true;
      } finally {
        // What has failed goes with its connection.
        client.release(!isDone);
      }
    },
    async take(kind, key) {
      const { rows } = await pool.query<Row>(
        'delete from maester.shelf where kind = $1 and key = $2 returning value',
        [kind, key],
      );
      return rows[0]?.value ?? null;
    },
    async list(kind, prefix) {
      const { rows } = await pool.query<Row>(
        'select key, value from maester.shelf where kind = $1 and starts_with(key, $2) order by key collate "C"',
        [kind, prefix],
      );
      return rows;
    },
    async remove(kind, key) {
      await pool.query('delete from maester.shelf where kind = $1 and key = $2', [kind, key]);
    },
    async page(after, limit) {
      const { rows } = await pool.query<Row & { kind: string; at: string }>(
        `select kind, key, value, at from maester.shelf
         where (kind collate "C", key collate "C") > ($1, $2) order by kind collate "C", key collate "C" limit $3`,
        [after?.kind ?? '', after?.key ?? '', limit],
      );
      return rows.map(({ at, ...rest }) => ({ ...rest, at: Number(at) }));
    },
    async adopt(found) {
      await pool.query(
        `insert into maester.shelf (kind, key, value, at)
         select * from unnest($1::text[], $2::text[], $3::text[], $4::bigint[])
         on conflict (kind, key) do update set value = excluded.value, at = excluded.at where excluded.at > shelf.at`,
        [
          found.map(({ kind }) => kind),
          found.map(({ key }) => key),
          found.map(({ value }) => value),
          found.map(({ at }) => at),
        ],
      );
    },
    async close() {},
  };
}
