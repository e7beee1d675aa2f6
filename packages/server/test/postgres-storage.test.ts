import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DamagedTableError, StorageError } from '../src/index.ts';
import type { SeatRecord } from '@maester/table';
import { postgresShelf } from '../src/postgres/shelf.ts';
import { postgresStorage, type PostgresStorage } from '../src/postgres/storage.ts';
import { Ratings } from '../src/ratings.ts';
import { HeldElsewhereError, HoldLostError } from '../src/storage.ts';
import { query, useDatabases } from './support/services.ts';
import { shelfContract } from './support/shelf-contract.ts';
import { entry, kept, recordOf, storageContract } from './support/storage-contract.ts';

const databaseFor = useDatabases();

/** One database for the whole contract, emptied for every test: making one takes a while. */
let using = '';
storageContract(async (name) => {
  const url = await databaseFor('contract');
  const storage = await postgresStorage(url, 'alone');
  if (using !== name) await storage.pool.query('truncate maester.tables cascade');
  using = name;
  return storage;
});

describe('the shelf of a PostgreSQL database', { timeout: 60_000 }, () => {
  shelfContract(async () => {
    const storage = await postgresStorage(await databaseFor('contract'), 'alone');
    return { ...postgresShelf(storage.pool), close: () => storage.close() };
  });
});

it('counts a rated game once, whichever servers rate it, and again after they have stopped', async () => {
  const url = await databaseFor('ratings');
  const person = (seat: string): SeatRecord => {
    return { seat, kind: 'person', name: seat, tokenHash: seat, mind: null, player: seat };
  };
  const games = ['aaaa', 'bbbb', 'cccc'].map((id) => ({
    ...recordOf(id, { status: 'over', seats: [person('ann'), person('bob')] }),
    rated: true,
    progress: { round: 1, waiting: [], winners: ['ann'] },
  }));
  const rateAll = async (): Promise<void> => {
    const storages = await Promise.all(['a', 'b', 'c'].map((node) => postgresStorage(url, node)));
    const servers = storages.map(
      ({ pool }) =>
        new Ratings(
          ['tourney'],
          postgresShelf(pool),
          (line) => expect(line).toBeNull(),
          () => 0,
        ),
    );
    await Promise.all(servers.flatMap((server) => games.map((game) => server.finished(game))));
    const [rated] = await Promise.all(servers.map((server) => server.list('tourney', 'untimed')));
    expect(rated?.map(({ player, games: count }) => [player, count])).toEqual([
      ['ann', 3],
      ['bob', 3],
    ]);
    await Promise.all(storages.map((storage) => storage.close()));
  };
  await rateAll();
  await rateAll();
}, 60_000);

describe('a PostgreSQL database', { timeout: 60_000 }, () => {
  it('is made by servers that start at the same time, once', async () => {
    const url = await databaseFor('together');
    const storages = await Promise.all(['a', 'b', 'c'].map((node) => postgresStorage(url, node)));
    await Promise.all(storages.map((storage) => storage.close()));
    expect(await query(url, 'select count(*)::integer as rows from maester.schema')).toEqual([{ rows: 1 }]);
  });

  it('of a newer version is refused only if it says so', async () => {
    const url = await databaseFor('together');
    await query(url, 'update maester.schema set version = 99');
    await (await postgresStorage(url, 'a')).close();
    await query(url, 'update maester.schema set works_with = 99');
    await expect(postgresStorage(url, 'a')).rejects.toThrow('is of a newer Maester (it needs version 99');
  });

  it('that cannot be reached is a clear error that keeps the password to itself', async () => {
    const opening = postgresStorage('postgres://ann:secret@127.0.0.1:1/none', 'a');
    await expect(opening).rejects.toBeInstanceOf(StorageError);
    await expect(opening).rejects.toThrow('postgres://ann@127.0.0.1:1/none cannot be used');
    const unescaped = postgresStorage('postgres://ann:s@cret@127.0.0.1:1/none', 'a');
    await expect(unescaped).rejects.toThrow(/^the database cannot be used/);
  });

  it('with one damaged table still has the others', async () => {
    const url = await databaseFor('contract');
    const storage = await postgresStorage(url, 'a');
    await storage.pool.query('truncate maester.tables cascade');
    for (const id of ['aaaa', 'bbbb']) await kept(storage, recordOf(id));
    await query(url, `update maester.tables set record = '{"id":' where id = 'aaaa'`);
    expect((await storage.openTables(10)).map(({ id }) => id)).toEqual(['bbbb']);
    await expect(storage.take('aaaa')).rejects.toThrow(DamagedTableError);
    await storage.close();
  });
});

describe('a hold', { timeout: 60_000 }, () => {
  let url: string;
  let one: PostgresStorage;
  let other: PostgresStorage;
  const alive = (node: string, seconds: number): Promise<unknown> =>
    query(
      url,
      `insert into maester.nodes values ('${node}', '{}', now() + interval '${seconds} s')
       on conflict (id) do update set alive_until = excluded.alive_until`,
    );

  beforeAll(async () => {
    url = await databaseFor('holds');
    one = await postgresStorage(url, 'one');
    other = await postgresStorage(url, 'other');
    await alive('one', 600);
    await alive('other', 600);
  });
  afterAll(() => Promise.all([one.close(), other.close()]));

  it('of a living server is respected by all others', async () => {
    const hold = await kept(one, recordOf('aaaa', { created: 0 }));
    const refused = other.take('aaaa');
    await expect(refused).rejects.toBeInstanceOf(HeldElsewhereError);
    await expect(refused).rejects.toMatchObject({ node: 'one' });
    await hold.write([{ kind: 'turn', table: 'aaaa', turn: { at: 1, wakeAt: 5, seats: {} } }]);
    expect([await one.due(9, 9), await other.due(9, 9)]).toEqual([['aaaa'], []]);
    expect([await one.neverBegun(9), await other.neverBegun(9)]).toEqual([['aaaa'], []]);
    await other.forget('aaaa');
    expect(await one.all()).toEqual(['aaaa']);
    await hold.release();
    expect(await other.due(9, 9)).toEqual(['aaaa']);
    expect(await other.take('aaaa')).not.toBeNull();
  });

  it('of a server that was presumed dead counts for nothing once the table is taken', async () => {
    const hold = await kept(one, recordOf('bbbb'), entry('bbbb', 1));
    await alive('one', -1);
    // Nobody has taken it yet: what it writes is right.
    await hold.write([entry('bbbb', 2)]);
    const taken = await other.take('bbbb');
    expect(taken?.saved.entries).toHaveLength(2);
    await alive('one', 600);
    await expect(hold.write([entry('bbbb', 3)])).rejects.toBeInstanceOf(HoldLostError);
    await hold.release();
    await taken?.hold.write([entry('bbbb', 3, { status: 'over' })]);
    expect(await one.load('bbbb')).toMatchObject({ record: { status: 'over' }, entries: [{}, {}, {}] });
    await expect(one.take('bbbb')).rejects.toMatchObject({ node: 'other' });
  });

  it('that its own server takes again ends the one before', async () => {
    const hold = await kept(one, recordOf('cccc'));
    const again = await one.take('cccc');
    await expect(hold.write([entry('cccc', 1)])).rejects.toBeInstanceOf(HoldLostError);
    await again?.hold.write([entry('cccc', 1)]);
    expect((await one.load('cccc'))?.entries).toHaveLength(1);
  });

  it('goes to one of many who reach for it', async () => {
    const hold = await kept(one, recordOf('dddd'));
    await hold.release();
    const takers = [one, other, one, other].map((storage) => storage.take('dddd'));
    const results = await Promise.allSettled(takers);
    const writes = await Promise.allSettled(
      results.map((result, i) =>
        result.status === 'fulfilled' && result.value !== null
          ? result.value.hold.write([entry('dddd', i + 1)])
          : Promise.reject(new Error('not taken')),
      ),
    );
    expect(writes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
