import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, it } from 'vitest';
import { moveTables, openStorage, type Moved, type Storage } from '../src/index.ts';
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
