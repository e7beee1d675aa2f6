// What a server keeps besides its tables: small texts by kind and key, each on its own. Nothing that is played depends on
// them, so they have a file of their own beside the database of the tables.

import { DatabaseSync } from 'node:sqlite';
import { SHARE_OF_ADDRESS } from './limits.ts';
import { keepPrivate, makePrivate } from './private-file.ts';
import { StorageError } from './storage.ts';

export interface Shelved {
  readonly key: string;
  readonly value: string;
}

/** One of everything that is on a shelf. */
export interface OnShelf extends Shelved {
  readonly kind: string;
  /** When it was put there. */
  readonly at: number;
}

/** Where something stands, or could. */
export interface Spot {
  readonly kind: string;
  readonly key: string;
}

/** Of what is found at some spots, what is to be kept there; null for what stays, and for everything if nothing changes. */
export type Revise = (found: readonly (string | null)[]) => readonly (string | null)[] | null;

export interface Shelf {
  /**
   * Keeps it in place of what was there. Of a kind with more than `most`, the longest untouched goes; of what one `giver`
   * was the first to give, whatever is more than their share.
   */
  put(kind: string, key: string, value: string, at: number, most: number, giver?: string): Promise<void>;
  get(kind: string, key: string): Promise<string | null>;
  /** Changes all of this or nothing, while nobody else updates anything. */
  update(spots: readonly Spot[], at: number, most: number, revise: Revise): Promise<void>;
  /** Removes it and gives it to one who asks, however many do so at once. */
  take(kind: string, key: string): Promise<string | null>;
  /** All whose keys begin with this, by key. */
  list(kind: string, prefix: string): Promise<readonly Shelved[]>;
  remove(kind: string, key: string): Promise<void>;
  /** So many of everything, in the order of kinds and keys, after this one. */
  page(after: Pick<OnShelf, 'kind' | 'key'> | null, limit: number): Promise<readonly OnShelf[]>;
  /** Keeps what was on another shelf, where there is nothing later in its place. */
  adopt(found: readonly OnShelf[]): Promise<void>;
  close(): Promise<void>;
}

/** How much of a kind one giver may have. */
export function shareOf(most: number): number {
  return Math.ceil(most * SHARE_OF_ADDRESS);
}

const MEMORY = ':memory:';

export function shelfBeside(database: string): string {
  return database === MEMORY ? MEMORY : `${database}.shelf`;
}

const PUT_ASIDE =
  '. No game depends on it: put it aside, with what is called the same and ends in -wal and -shm, and start again; shared games, ratings, identities saved with a passkey and whom to notify are lost then';

/** What SQLite says of a file that is damaged, or no database. */
const DAMAGE: readonly unknown[] = [11, 26];

function isDamage(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && DAMAGE.includes(error.errcode);
}

function opened(file: string): DatabaseSync {
  let database: DatabaseSync | null = null;
  try {
    if (file !== MEMORY) makePrivate(file);
    database = new DatabaseSync(file);
    database.exec(
      `pragma busy_timeout = 5000; pragma journal_mode = wal; pragma synchronous = normal;
       create table if not exists shelf (kind text not null, key text not null, value text not null, at integer not null, primary key (kind, key)) strict, without rowid;
       create index if not exists shelf_by_age on shelf (kind, at);`,
    );
    addGivers(database);
    if (file !== MEMORY) keepPrivate(file);
    return database;
  } catch (error) {
    database?.close();
    const why = error instanceof Error ? error.message : String(error);
    throw new StorageError(`${file} cannot be opened: ${why}${isDamage(error) ? PUT_ASIDE : ''}`);
  }
}

/** An earlier version did not ask who gave what. */
function addGivers(database: DatabaseSync): void {
  const known = database.prepare(`select 1 from pragma_table_info('shelf') where name = 'giver'`).get();
  if (known === undefined) database.exec('alter table shelf add column giver text');
  database.exec(
    'create index if not exists shelf_by_giver on shelf (kind, giver, at) where giver is not null',
  );
}

/** Throws a StorageError if the file cannot be used. */
export function sqliteShelf(file: string): Shelf {
  const database = opened(file);
  const put = database.prepare(
    `insert into shelf (kind, key, value, at, giver) values (?, ?, ?, ?, ?)
     on conflict (kind, key) do update set value = excluded.value, at = excluded.at`,
  );
  const trimOwn = database.prepare(
    `delete from shelf where kind = ?1 and key in
       (select key from shelf where kind = ?1 and giver = ?2 order by at desc, key limit -1 offset ?3)`,
  );
  const trim = database.prepare(
    `delete from shelf where kind = ? and key in
       (select key from shelf where kind = ? order by at desc, key limit -1 offset ?)`,
  );
  const get = database.prepare('select value from shelf where kind = ? and key = ?');
  const list = database.prepare(
    'select key, value from shelf where kind = ? and key >= ? and key < ? order by key',
  );
  const take = database.prepare('delete from shelf where kind = ? and key = ? returning value');
  const remove = database.prepare('delete from shelf where kind = ? and key = ?');
  const page = database.prepare(
    'select kind, key, value, at from shelf where (kind, key) > (?, ?) order by kind, key limit ?',
  );
  const adopt = database.prepare(
    `insert into shelf (kind, key, value, at) values (?, ?, ?, ?)
     on conflict (kind, key) do update set value = excluded.value, at = excluded.at where excluded.at > shelf.at`,
  );
  const count = database.prepare('select count(*) as count from shelf where kind = ?');
  const keep = (
    kind: string,
    key: string,
    value: string,
    at: number,
    most: number,
    giver: string | null = null,
  ): void => {
    put.run(kind, key, value, at, giver);
    if (giver !== null) trimOwn.run(kind, giver, shareOf(most));
    if (Number(count.get(kind)?.['count'] ?? 0) > most) trim.run(kind, kind, most);
  };
  const find = (kind: string, key: string): string | null => {
    const found = get.get(kind, key)?.['value'];
    return typeof found === 'string' ? found : null;
  };
  return {
    async put(kind, key, value, at, most, giver) {
      keep(kind, key, value, at, most, giver);
    },
    async get(kind, key) {
      return find(kind, key);
    },
    async update(spots, at, most, revise) {
      database.exec('begin immediate');
      try {
        const revised = revise(spots.map(({ kind, key }) => find(kind, key))) ?? [];
        for (const [i, { kind, key }] of spots.entries()) {
          const value = revised[i] ?? null;
          if (value !== null) keep(kind, key, value, at, most);
        }
        database.exec('commit');
      } catch (error) {
        if (database.isTransaction) database.exec('rollback');
        throw error;
      }
    },
    async take(kind, key) {
      const found = take.get(kind, key)?.['value'];
      return typeof found === 'string' ? found : null;
    },
    async list(kind, prefix) {
      return list
        .all(kind, prefix, `${prefix}\u{10FFFF}`)
        .map(({ key, value }) => ({ key: String(key), value: String(value) }));
    },
    async remove(kind, key) {
      remove.run(kind, key);
    },
    async page(after, limit) {
      return page.all(after?.kind ?? '', after?.key ?? '', limit).map(({ kind, key, value, at }) => ({
        kind: String(kind),
        key: String(key),
        value: String(value),
        at: Number(at),
      }));
    },
    async adopt(found) {
      database.exec('begin');
      for (const { kind, key, value, at } of found) adopt.run(kind, key, value, at);
      database.exec('commit');
    },
    async close() {
      database.close();
    },
  };
}
