import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Snapshot } from '@maester/table';
import { afterAll, describe, expect, it } from 'vitest';
import {
  moveResults,
  moveShelf,
  moveTables,
  openKept,
  openStorage,
  type Moved,
  type Storage,
} from '../src/index.ts';
import { useDatabases } from './support/services.ts';
import { checkedIn, entry, kept, recordOf } from './support/storage-contract.ts';

const databaseFor = useDatabases();
const folder = mkdtempSync(join(tmpdir(), 'maester-move-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A database with a long game and a table that waits. */
async function filled(name: string): Promise<string> {
  const file = join(folder, name);
  const storage = await openStorage(file, 'use');
  const many = Array.from({ length: 1100 }, (_, i) => entry('aaaa', i + 1, { banks: { red: 3 } }));
  await kept(
    storage,
    recordOf('aaaa'),
    ...many,
    { kind: 'chat', table: 'aaaa', line: { from: 'red', to: null, text: '龍', number: 1 } },
    { kind: 'turn', table: 'aaaa', turn: { at: 1, wakeAt: 5, seats: {} } },
  );
  await kept(storage, recordOf('bbbb', { created: 2 }));
  await storage.close();
  return file;
}

async function using<Result>(database: string, work: (storage: Storage) => Promise<Result>): Promise<Result> {
  const storage = await openStorage(database, 'use');
  try {
    return await work(storage);
  } finally {
    await storage.close();
  }
}

const moved = (from: string, to: string): Promise<Moved[]> =>
  using(from, (source) =>
    using(to, async (target) => {
      const all: Moved[] = [];
      for await (const one of moveTables(source, target)) all.push(one);
      return all;
    }),
  );

const SNAPSHOT: Snapshot = {
  rules: '1',
  opening: 'aaaa',
  match: { entries: 1, state: { flow: {} }, dice: [1], revealed: [0], sealed: 0 } as never,
  events: [],
  askedAt: 1,
};

/** One of everything that a server keeps. */
async function everything(name: string): Promise<string> {
  const file = await filled(name);
  const { storage, shelf, close } = await openKept(file);
  await kept(
    storage,
    recordOf('cccc', { created: 3 }),
    entry('cccc', 1, { status: 'over' }),
    { kind: 'snapshot', table: 'cccc', snapshot: SNAPSHOT },
    { kind: 'turn', table: 'cccc', turn: { at: 1, wakeAt: 7, seats: {} } },
  );
  await storage.rest('cccc');
  await kept(storage, recordOf('dddd', { created: 4 }), entry('dddd', 1, { status: 'over' }));
  await storage.adoptResults(Array.from({ length: 600 }, (_, i) => `{"result":${i}}`));
  await storage.count('cccc', '{"winner":"red"}');
  await shelf.put('game', 'shared', '{"journal":"龍"}', 11, 9);
  await shelf.put('rating thrones live', 'player', '{"mu":25}', 12, 9);
  await shelf.put('push keys', '', 'a key', 13, 9);
  for (let i = 0; i < 600; i++) await shelf.put('push', `aaaa red ${i}`, `{"device":${i}}`, 14 + i, 1000);
  await close();
  const tables = new DatabaseSync(file);
  tables.exec(`update tables set touched = 1000 + created`);
  tables.close();
  return file;
}

const movedAll = async (
  from: string,
  to: string,
): Promise<{ results: number | null; shelved: number; left: Moved[] }> => {
  const source = await openKept(from);
  const target = await openKept(to);
  try {
    const left: Moved[] = [];
    for await (const one of moveTables(source.storage, target.storage))
      if (one.problem !== null) left.push(one);
    const results = await moveResults(source.storage, target.storage);
    return { left, results, shelved: await moveShelf(source.shelf, target.shelf) };
  } finally {
    await target.close();
    await source.close();
  }
};

/** Every row of every table of a file. */
function rowsOf(file: string): Record<string, unknown[]> {
  const database = new DatabaseSync(file, { readOnly: true });
  const names = database
    .prepare(`select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'`)
    .all()
    .map(({ name }) => String(name));
  const rows = names.map((name): [string, unknown[]] => [
    name,
    database.prepare(`select * from ${name} order by 1, 2`).all(),
  ]);
  database.close();
  return Object.fromEntries(rows);
}

it(
  'everything that a server keeps goes to PostgreSQL and back, row by row',
  { timeout: 60_000 },
  async () => {
    const file = await everything('everything.db');
    const database = await databaseFor('everything');
    const back = join(folder, 'everything-back.db');
    expect(await movedAll(file, database)).toEqual({ left: [], results: 601, shelved: 603 });
    expect(await movedAll(file, database)).toEqual({ left: [], results: 0, shelved: 603 });
    await movedAll(database, back);
    const { latest, ...tables } = rowsOf(file);
    expect(latest).toEqual([]);
    expect(Object.keys(tables).toSorted()).toEqual(['chat', 'entries', 'results', 'snapshots', 'tables']);
    expect(Object.values(tables).every((rows) => rows.length > 0)).toBe(true);
    expect(rowsOf(back)).toEqual({ latest, ...tables });
    expect(rowsOf(`${back}.shelf`)).toEqual(rowsOf(`${file}.shelf`));
    // The game that was not counted yet is counted at its new place, and then the old results have no place there.
    const { storage, close } = await openKept(database);
    expect(await storage.uncounted(9)).toEqual(['dddd']);
    await storage.count('dddd', '{"winner":"blue"}');
    await close();
    expect((await movedAll(file, database)).results).toBeNull();
  },
);

describe('moving tables', { timeout: 60_000 }, () => {
  it('brings every table to PostgreSQL as it is, only what is missing a second time, and back', async () => {
    const file = await filled('there.db');
    const database = await databaseFor('move');
    const done = (entries: number): Moved[] => [
      { table: 'aaaa', entries, problem: null },
      { table: 'bbbb', entries: 0, problem: null },
    ];
    expect(await moved(file, database)).toEqual(done(1100));
    await using(file, async (storage) =>
      (await storage.take('aaaa'))?.hold.write([entry('aaaa', 1101), entry('aaaa', 1102)]),
    );
    expect(await moved(file, database)).toEqual(done(2));
    const back = join(folder, 'back.db');
    expect(await moved(database, back)).toEqual(done(1102));
    for (const id of ['aaaa', 'bbbb'])
      expect(await using(back, (storage) => storage.load(id))).toEqual(
        await using(file, (storage) => storage.load(id)),
      );
    expect(await using(database, (storage) => storage.due(9, 9))).toEqual(['aaaa']);
    expect(await using(database, (storage) => checkedIn(storage, []))).toHaveLength(2);
  });

  it('leaves a game alone that has gone on at its new place, and one that is damaged', async () => {
    const file = await filled('gone.db');
    const to = join(folder, 'new.db');
    await moved(file, to);
    await using(to, async (storage) => (await storage.take('aaaa'))?.hold.write([entry('aaaa', 1101)]));
    const database = new DatabaseSync(file);
    database.exec(`update tables set record = '{' where id = 'bbbb'`);
    database.close();
    expect(await moved(file, to)).toEqual([
      { table: 'aaaa', entries: 0, problem: 'the game has gone on there, or is another one' },
      { table: 'bbbb', entries: 0, problem: expect.stringContaining('is damaged') as string },
    ]);
  });
});
