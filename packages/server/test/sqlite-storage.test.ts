import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { tourney } from '@maester/kernel/sample';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { DamagedTableError, serve, sqliteStorage, StorageError, type Storage } from '../src/index.ts';
import { shelfBeside, sqliteShelf } from '../src/shelf.ts';
import { GAMES } from './support/games.ts';
import { checkedIn, entry, kept, recordOf, storageContract } from './support/storage-contract.ts';

const folder = mkdtempSync(join(tmpdir(), 'maester-storage-'));
afterAll(() => rmSync(folder, { recursive: true }));
const path = (name: string): string => join(folder, `${name}.db`);

storageContract((name) => Promise.resolve(sqliteStorage(path(`contract-${name}`))));

describe('written in a thread of its own', () => {
  storageContract((name) =>
    Promise.resolve(sqliteStorage(path(`beside-${name}`), 'use', undefined, 'beside')),
  );

  it('what fails says why, and what was on the way when the storage closed is on disk', async () => {
    const open = (): Storage => sqliteStorage(path('on-the-way'), 'use', undefined, 'beside');
    const storage = open();
    const hold = await storage.make(recordOf('aaaa'));
    await expect(storage.make(recordOf('aaaa'))).rejects.toThrow('UNIQUE constraint failed');
    const written = hold.write([entry('aaaa', 1)]);
    await Promise.all([written, storage.close()]);
    await expect(hold.write([entry('aaaa', 2)])).rejects.toThrow('the storage is closed');
    const again = open();
    expect((await again.load('aaaa'))?.entries).toHaveLength(1);
    await again.close();
  });
});

/** The database as the first version of Maester made it. */
const VERSION_1 = `
  create table tables (id text primary key, status text not null, open integer not null, created integer not null, record text not null) strict;
  create index tables_by_status on tables (status, open, created);
  create table entries (tbl text not null references tables (id), number integer not null, entry text not null, primary key (tbl, number)) strict, without rowid;
  create table chat (tbl text not null references tables (id), number integer not null, line text not null, primary key (tbl, number)) strict, without rowid;
  pragma user_version = 1;`;

function made(name: string, sql: string): string {
  const database = new DatabaseSync(path(name));
  database.exec(sql);
  database.close();
  return path(name);
}

const MANY = Array.from({ length: 199 }, (_, i) => entry('aaaa', i + 1));

describe('a database', { timeout: 60_000 }, () => {
  it('synchronises every change to the disk before it is answered', async () => {
    const opened = vi.spyOn(DatabaseSync.prototype, 'exec');
    const storage = sqliteStorage(path('sync'));
    const connection = opened.mock.contexts.at(-1) as DatabaseSync;
    opened.mockRestore();
    expect(connection.location()).toBe(path('sync'));
    expect(connection.prepare('pragma synchronous').get()).toEqual({ synchronous: 2 });
    expect(connection.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' });
    await kept(storage, recordOf('aaaa'), entry('aaaa', 1));
    // Another connection sees it: no transaction was left open.
    const other = new DatabaseSync(path('sync'), { readOnly: true });
    expect(other.prepare('select count(*) as n from all_entries').get()).toEqual({ n: 1 });
    other.close();
    await storage.close();
  });

  it('puts entries in the order of tables when there are many, and when it is closed', async () => {
    const storage = sqliteStorage(path('ordered'));
    const holds = [await storage.make(recordOf('aaaa')), await storage.make(recordOf('bbbb'))];
    const keep = async (from: number, to: number): Promise<void> => {
      const numbers = Array.from({ length: to - from + 1 }, (_, i) => from + i);
      for (const [i, table] of ['aaaa', 'bbbb'].entries())
        await holds[i]?.write(numbers.map((number) => entry(table, number)));
    };
    const counted = (file: string): unknown => {
      const database = new DatabaseSync(file, { readOnly: true });
      const [found] = database
        .prepare(
          'select (select count(*) from entries) as ordered, (select count(*) from latest) as unordered',
        )
        .all();
      database.close();
      return found;
    };
    await keep(1, 999);
    expect(counted(path('ordered'))).toEqual({ ordered: 0, unordered: 1998 });
    await keep(1000, 1000);
    // Until the next moment they are at both places.
    expect(counted(path('ordered'))).toEqual({ ordered: 2000, unordered: 2000 });
    const found = (await storage.load('bbbb'))?.entries;
    const numbers = found?.map((one) => (one as readonly [string, { x: number }, string])[1].x);
    expect(numbers).toEqual(Array.from({ length: 1000 }, (_, i) => i + 1));
    for (const end of ['', '-wal']) copyFileSync(path('ordered') + end, path('ended') + end);
    await keep(1001, 1001);
    expect(counted(path('ordered'))).toEqual({ ordered: 2000, unordered: 2 });
    await storage.close();
    expect(counted(path('ordered'))).toEqual({ ordered: 2002, unordered: 0 });
    const ended = sqliteStorage(path('ended'));
    expect((await ended.load('bbbb'))?.entries).toHaveLength(1000);
    await (await ended.take('bbbb'))?.hold.write([entry('bbbb', 1001)]);
    await ended.close();
    expect(counted(path('ended'))).toEqual({ ordered: 2001, unordered: 0 });
  });

  it('of an older version is brought up to date, with all that is in it', async () => {
    const { rematch: _, ...older } = recordOf('aaaa', { status: 'playing' });
    const file = made(
      'older',
      `${VERSION_1}
       insert into tables values ('aaaa', 'playing', 1, 1, '${JSON.stringify(older).replaceAll("'", "''")}');
       insert into tables values ('days', 'playing', 1, 1, '{"clock":{"kind":"per-decision","seconds":86400}}');
       insert into entries values ('aaaa', 1, '["red",{"x":1},"0123abcd"]');`,
    );
    const storage = sqliteStorage(file);
    expect(await storage.load('aaaa')).toEqual({
      record: recordOf('aaaa', { status: 'playing' }),
      entries: [['red', { x: 1 }, '0123abcd']],
      chat: [],
      banks: null,
    });
    expect(await storage.due(9, 9)).toEqual(['days']);
    await (await storage.take('aaaa'))?.hold.write([entry('aaaa', 2, { banks: { red: 1 } })]);
    await storage.close();
  });

  it.each([
    ['new', () => path('sought')],
    ['of an older version', () => made('sought-older', VERSION_1)],
  ])('that is %s finds what nobody has touched without looking through all tables', async (_, make) => {
    const file = make();
    const prepared = vi.spyOn(DatabaseSync.prototype, 'prepare');
    const storage = sqliteStorage(file);
    const asked = prepared.mock.calls.map(([sql]) => sql);
    prepared.mockRestore();
    await storage.close();
    const database = new DatabaseSync(file, { readOnly: true });
    const planOf = (part: string): string =>
      database
        .prepare(`explain query plan ${asked.find((sql) => sql.includes(part)) ?? ''}`)
        .all()
        .map(({ detail }) => String(detail))
        .join('; ');
    expect(planOf('touched < ?')).toBe(
      'SEARCH tables USING INDEX tables_by_touched (status=? AND touched<?)',
    );
    // The others don't take the same index for theirs.
    expect(planOf('open = 1')).toContain('INDEX tables_by_status (status=? AND open=?)');
    expect(planOf('created < ?')).toContain('INDEX tables_by_status (status=? AND open=? AND created<?)');
    database.close();
  });

  it('of a newer version is refused, and left as it is', () => {
    const file = made('newer', `${VERSION_1} pragma user_version = 99;`);
    expect(() => sqliteStorage(file)).toThrow(StorageError);
    expect(() => sqliteStorage(file)).toThrow('is of a newer Maester (version 99');
    const database = new DatabaseSync(file);
    expect(database.prepare('pragma user_version').get()).toEqual({ user_version: 99 });
    database.close();
  });

  it.each([
    ['of another program', () => made('foreign', 'create table songs (id)')],
    [
      'of another program with a version',
      () => made('versioned', 'create table songs (id); pragma user_version = 1'),
    ],
    [
      'that is no database',
      () => {
        writeFileSync(path('text'), 'these are words, not a database. '.repeat(100));
        return path('text');
      },
    ],
    [
      'that was cut off',
      async () => {
        const storage = sqliteStorage(path('cut'));
        await kept(storage, recordOf('aaaa'), ...MANY);
        await storage.close();
        truncateSync(path('cut'), Math.floor(statSync(path('cut')).size / 2));
        return path('cut');
      },
    ],
    [
      'with a damaged page',
      async () => {
        const storage = sqliteStorage(path('page'));
        await kept(storage, recordOf('aaaa'), ...MANY);
        await storage.close();
        const bytes = readFileSync(path('page'));
        bytes.fill(0x5a, 4096 * 3, 4096 * 5);
        writeFileSync(path('page'), bytes);
        return path('page');
      },
    ],
  ])('%s is a clear error at the start', async (_, make) => {
    const database = await make();
    const starting = serve({ port: 0, folder, log: () => {}, tables: { games: [], minds: [], database } });
    await expect(starting).rejects.toBeInstanceOf(StorageError);
    await expect(starting).rejects.toThrow(`${database} is damaged or not a database of Maester`);
  });

  it('is read from end to end after a crash or a change from outside, and not after a stop in order', async () => {
    const prepared = vi.spyOn(DatabaseSync.prototype, 'prepare');
    const isChecked = async (open: () => Storage): Promise<boolean> => {
      prepared.mockClear();
      const storage = open();
      const checked = prepared.mock.calls.some(([sql]) => sql.includes('quick_check'));
      await kept(storage, recordOf(randomUUID()));
      await storage.close();
      return checked;
    };
    const file = path('mark');
    const open = (): Storage => sqliteStorage(file);
    for (const checked of [true, false, false]) expect(await isChecked(open)).toBe(checked);
    expect(await isChecked(() => sqliteStorage(file, 'check'))).toBe(true);
    const running = open();
    const crashed = path('crashed');
    copyFileSync(file, crashed);
    await running.close();
    expect(await isChecked(() => sqliteStorage(crashed))).toBe(true);
    writeFileSync(crashed, readFileSync(crashed));
    expect(await isChecked(() => sqliteStorage(crashed))).toBe(true);
    copyFileSync(`${file}.stopped`, `${crashed}.stopped`);
    expect(await isChecked(() => sqliteStorage(crashed))).toBe(true);
    prepared.mockRestore();
  });

  it('of some size is checked in the background after a crash, and again if that did not end', async () => {
    const problems: string[] = [];
    const background = { above: 0, damaged: (problem: string) => problems.push(problem) };
    const file = path('background');
    const first = sqliteStorage(file);
    for (let i = 0; i < 300; i++) await kept(first, recordOf(randomUUID()));
    await first.close();
    rmSync(`${file}.stopped`);
    await sqliteStorage(file, 'use', background).close();
    expect(existsSync(`${file}.stopped`)).toBe(false);
    const bytes = readFileSync(file);
    bytes.fill(0x77, 8 * 4096, 9 * 4096);
    writeFileSync(file, bytes);
    const damaged = sqliteStorage(file, 'use', background);
    await expect.poll(() => problems).toHaveLength(1);
    expect(problems[0]).toContain(`${file} is damaged`);
    await damaged.close();
    expect(existsSync(`${file}.stopped`)).toBe(false);
  });

  it('of some size is served while it is being checked after a crash, and what is found counts all the same', async () => {
    const file = path('served');
    const first = sqliteStorage(file);
    for (let i = 0; i < 300; i++) await kept(first, recordOf(randomUUID()));
    await first.close();
    rmSync(`${file}.stopped`);
    const bytes = readFileSync(file);
    bytes.fill(0x77, 8 * 4096, 9 * 4096);
    writeFileSync(file, bytes);
    const events: string[] = [];
    const start = (checkedAtOnce: number) =>
      serve({
        port: 0,
        folder,
        log: (line) => events.push('during' in line ? `failure ${line.during}` : line.event),
        tables: { games: [], minds: [], database: file, checkedAtOnce },
      });
    // Whoever waits for the check does not come as far as opening.
    await expect(start(bytes.length)).rejects.toBeInstanceOf(StorageError);
    expect(events).not.toContain('listening');
    const server = await start(0);
    expect(events).toEqual(['listening']);
    const health = async (): Promise<number> => (await fetch(`${server.url}/healthz`)).status;
    await expect.poll(health).toBe(503);
    expect(events).toContain('failure checking the database');
    await server.close();
  });

  it('that cannot be opened is a clear error', () => {
    expect(() => sqliteStorage(join(folder, 'no/such/folder/x.db'))).toThrow('cannot be opened');
  });

  it('whose shelf cannot be opened is a clear error', () => {
    expect(() => sqliteShelf(join(folder, 'no/such/folder/x.db.shelf'))).toThrow(StorageError);
    writeFileSync(path('text'), 'not a database, but long enough to be taken for one: '.repeat(99));
    expect(() => sqliteShelf(path('text'))).toThrow(
      `${path('text')} cannot be opened: file is not a database`,
    );
  });

  it('whose lock may only be read is not opened, since two servers could hold it', async ({ skip }) => {
    const own = join(folder, 'read-only');
    mkdirSync(own);
    writeFileSync(join(own, 'x.db.lock'), '', { mode: 0o444 });
    // An administrator may write everything, and asks as somebody else.
    const asRoot = process.getuid?.() === 0;
    for (const each of asRoot ? [folder, own] : []) chmodSync(each, 0o777);
    const source = new URL('../src/sqlite-storage.ts', import.meta.url).href;
    const asOther = (script: string): Promise<unknown> =>
      promisify(execFile)(
        process.execPath,
        ['--input-type=module', '--eval', `const { sqliteStorage } = await import('${source}'); ${script}`],
        { cwd: own, env: {}, ...(asRoot && { uid: 65_534, gid: 65_534 }) },
      );
    await asOther('').catch(() => skip('nobody else can read this checkout'));
    await expect(asOther(`sqliteStorage('x.db')`)).rejects.toThrow(
      'x.db.lock may not be written by this user',
    );
  });

  it.runIf(process.getuid?.() === 0)(
    'belongs to its owner with all that an administrator leaves',
    async () => {
      const storage = sqliteStorage(path('owned'));
      await kept(storage, recordOf('aaaa'));
      await storage.close();
      rmSync(`${path('owned')}.lock`);
      chownSync(path('owned'), 65_534, 65_534);
      await sqliteStorage(path('owned'), 'check').close();
      for (const beside of ['.lock', '.stopped'])
        expect(statSync(`${path('owned')}${beside}`)).toMatchObject({ uid: 65_534, gid: 65_534 });
    },
  );

  it('that is a folder is a clear error', () => {
    expect(() => sqliteStorage(folder)).toThrow('is a folder; name a file in it');
  });

  it('is for the eyes of its owner alone, with all that stands beside it, also if it was not before', async () => {
    writeFileSync(path('shown'), '', { mode: 0o644 });
    for (const name of ['private', 'shown']) {
      const storage = sqliteStorage(path(name));
      const shelf = sqliteShelf(shelfBeside(path(name)));
      await kept(storage, recordOf('aaaa'));
      await shelf.put('kind', 'key', 'value', 0, 1);
      const held = readdirSync(folder).filter((file) => file.startsWith(`${name}.db`));
      const shown = held.filter((file) => (statSync(join(folder, file)).mode & 0o077) !== 0);
      expect(held).toContain(`${name}.db-wal`);
      // Nothing is in the lock.
      expect(shown.filter((file) => !file.includes('.lock'))).toEqual([]);
      await storage.close();
      await shelf.close();
    }
  });

  it('with one damaged table still has the others', async () => {
    const storage = sqliteStorage(path('row'));
    for (const id of ['aaaa', 'bbbb', 'cccc']) await kept(storage, recordOf(id));
    await kept(storage, recordOf('dddd', { gameVersion: tourney.version }), entry('dddd', 1));
    await storage.close();
    const database = new DatabaseSync(path('row'));
    database.exec(`update tables set record = '{"id":"aaaa","seed":secret' where id = 'aaaa';
      update tables set record = '{"id":"bbbb"}' where id = 'bbbb';
      update entries set entry = 'null' where tbl = 'dddd'`);
    database.close();
    const again = sqliteStorage(path('row'));
    expect((await again.openTables(10)).map(({ id }) => id)).toEqual(['cccc']);
    await expect(again.record('aaaa')).rejects.toThrow(DamagedTableError);
    await expect(again.record('aaaa')).rejects.not.toThrow('secret');
    await expect(again.load('bbbb')).rejects.toThrow('its record is incomplete');
    const checked = await checkedIn(again, []);
    expect(checked.map(({ table, problem }) => [table, problem])).toEqual([
      ['aaaa', expect.stringContaining('is damaged') as string],
      ['bbbb', expect.stringContaining('is damaged') as string],
      ['cccc', 'there is no game called tourney'],
      ['dddd', 'there is no game called tourney'],
    ]);
    expect((await checkedIn(again, GAMES)).at(-1)?.problem).toContain('is damaged');
    await again.close();
  });

  it('is for one server at a time', async () => {
    const first = sqliteStorage(path('one'));
    expect(() => sqliteStorage(path('one'))).toThrow('is in use by another server');
    await first.close();
    await sqliteStorage(path('one')).close();
  });
});
