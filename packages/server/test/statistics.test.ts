// Open statistics: every finished game is counted once, and nothing of what is shown says who played.

import type { GameAccount } from '@maester/records/account';
import type { TableRecord } from '@maester/table';
import { describe, expect, it } from 'vitest';
import { sqliteStorage } from '../src/sqlite-storage.ts';
import { countedAs, GameStatistics, type Accountant } from '../src/statistics.ts';
import type { Storage } from '../src/storage.ts';
import { ask, useHouse } from './support.ts';
import { entry, kept, recordOf } from './support/storage-contract.ts';
import { rewrite } from './support/stored.ts';

const part = { score: 7, commander: 'robb-stark-the-wolf-lord', units: ['stark-sworn-swords'], luck: 0.5 };
const ACCOUNT: GameAccount = {
  game: 'battle',
  edition: 'season-6',
  mode: 'a-game-of-thrones',
  points: 40,
  rounds: 6,
  seats: [
    { ...part, seat: 'one', side: 0, end: 'won', faction: 'stark' },
    { ...part, seat: 'two', side: 1, end: 'lost', faction: 'lannister', luck: -0.5 },
  ],
};

const person = (seat: string, name: string) =>
  ({ seat, kind: 'person', name, tokenHash: 'secret', mind: null }) as const;
const mind = (seat: string) =>
  ({ seat, kind: 'mind', name: null, tokenHash: null, mind: 'castellan' }) as const;

const over = (id: string, seats: TableRecord['seats']): TableRecord =>
  recordOf(id, { status: 'over', game: 'battle', seats });

const opened = (storage: Storage, account: Accountant = () => Promise.resolve(ACCOUNT)) => {
  const problems: string[] = [];
  const statistics = new GameStatistics({
    storage,
    account,
    rate: () => Promise.resolve(),
    log: (line) => problems.push(line.event),
  });
  return { statistics, problems };
};

describe('statistics of finished games', () => {
  it('count each game once, also those of other servers, and only the parts of people', async () => {
    const storage = sqliteStorage(':memory:');
    await kept(
      storage,
      over('aaaa', [person('one', 'Ann'), mind('two')]),
      entry('aaaa', 1, { status: 'over' }),
    );
    await kept(storage, over('bbbb', [person('one', 'Ann'), person('two', 'Bob')]));
    await kept(storage, over('cccc', [mind('one'), mind('two')]));
    await kept(storage, recordOf('dddd', { status: 'playing' }));
    const { statistics } = opened(storage);
    const other = opened(storage).statistics;
    expect((await other.all()).battle.games).toBe(0);
    await statistics.count();
    await statistics.count();
    for (const one of [statistics, other]) {
      const { battle, thrones } = await one.all();
      expect([battle.games, thrones.games]).toEqual([2, 0]);
      expect(battle.all).toMatchObject({ played: 3, won: 2 });
      expect(battle.factions.map(({ key, played, won }) => [key, played, won])).toEqual([
        ['stark', 2, 2],
        ['lannister', 1, 0],
      ]);
      expect(battle.luckier).toMatchObject({ played: 2, won: 2 });
    }
    await storage.close();
  });

  it('say nothing about who played, when and where', async () => {
    const storage = sqliteStorage(':memory:');
    await kept(storage, over('tableid', [person('one', 'Ann Secret'), mind('two')]));
    const { statistics } = opened(storage);
    await statistics.count();
    const shown = JSON.stringify(await statistics.all());
    const stored = JSON.stringify(await storage.counted(0, 9));
    for (const text of [shown, stored])
      expect(text).not.toMatch(/Ann|Secret|tableid|secret|castellan|seed|host|20\d\d-/);
    expect(countedAs(ACCOUNT, over('x', [person('one', 'Ann')])).players.map(({ mine }) => mine)).toEqual([
      true,
      false,
    ]);
    await storage.close();
  });

  it('leave out a game that cannot be counted, and go on', async () => {
    const storage = sqliteStorage(':memory:');
    for (const id of ['aaaa', 'bbbb']) await kept(storage, over(id, [person('one', 'Ann')]));
    let calls = 0;
    const { statistics, problems } = opened(storage, () =>
      calls++ === 0 ? Promise.reject(new Error('other rules')) : Promise.resolve(ACCOUNT),
    );
    await statistics.count();
    expect((await statistics.all()).battle.games).toBe(1);
    expect([problems, await storage.uncounted(9)]).toEqual([['failure'], []]);
    await storage.close();
  });

  it('leave out a game whose seats are damaged, and go on', async () => {
    const storage = sqliteStorage(':memory:');
    for (const id of ['aaaa', 'bbbb']) await kept(storage, over(id, [person('one', 'Ann')]));
    await rewrite(storage, 'aaaa', { kind: 'record', record: over('aaaa', [null as never]) });
    const { statistics } = opened(storage);
    await statistics.count();
    expect([(await statistics.all()).battle.games, await storage.uncounted(9)]).toEqual([1, []]);
    await storage.close();
  });

  it('are told of every finished game before it counts, and of one that could not be rated again', async () => {
    const storage = sqliteStorage(':memory:');
    await kept(storage, over('aaaa', [person('one', 'Ann')]));
    await kept(storage, over('bbbb', [mind('one')]));
    const rated: string[] = [];
    let isFull = true;
    const statistics = new GameStatistics({
      storage,
      account: null,
      rate: async ({ id }) => {
        if (isFull && id === 'bbbb') throw new Error('the disk is full');
        rated.push(id);
      },
      log: (line) => expect(line).toBeNull(),
    });
    await expect(statistics.count()).rejects.toThrow('the disk is full');
    expect([rated, await storage.uncounted(9)]).toEqual([['aaaa'], ['bbbb']]);
    isFull = false;
    await statistics.count();
    expect([rated, await storage.uncounted(9)]).toEqual([['aaaa', 'bbbb'], []]);
    expect((await statistics.all()).battle.games).toBe(0);
    await storage.close();
  });

  it('write nothing once the server is closing', async () => {
    const storage = sqliteStorage(':memory:');
    await kept(storage, over('aaaa', [person('one', 'Ann')]));
    const { statistics } = opened(storage, () => {
      statistics.close();
      return Promise.resolve(ACCOUNT);
    });
    await statistics.count();
    expect(await storage.uncounted(9)).toEqual(['aaaa']);
    await storage.close();
  });
});

describe('the address of the statistics', () => {
  const house = useHouse();
  const tables = { games: [], minds: [], database: ':memory:' };

  it('gives them to everyone as JSON', async () => {
    const server = await house.start({ tables: { ...tables, account: () => Promise.resolve(null) } });
    const { status, body } = await ask(server, '/api/statistics');
    expect(status).toBe(200);
    expect(JSON.parse(String(body))).toMatchObject({ battle: { games: 0 }, thrones: { games: 0 } });
    expect((await ask(server, '/api/statistics/ann')).status).toBe(404);
    expect((await ask(server, '/api/statistics', { method: 'POST' })).status).toBe(404);
  });

  it('is unknown to a server that counts nothing', async () => {
    const server = await house.start({ tables });
    expect((await ask(server, '/api/statistics')).status).toBe(404);
  });
});
