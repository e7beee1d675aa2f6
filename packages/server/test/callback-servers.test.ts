// Calling people back: once for each turn, wherever their table is.

import { describe, expect, it } from 'vitest';
import { LIMITS, sqliteStorage } from '../src/index.ts';
import { PendingCalls } from '../src/callback/pending-calls.ts';
import { sqliteShelf } from '../src/shelf.ts';
import { Tables } from '../src/tables.ts';
import { ANN, calling, device, OVER, TABLE, turnOf } from './support/calling.ts';
import { GAMES, RANDOM_MIND } from './support/games.ts';

const HOUR = 3_600_000;

/** Two servers on one shelf, and a device of red. */
async function two(quiet: object | null = null) {
  const world = calling({ shared: true });
  const [a, b] = [world.callers, world.start()];
  await a.open();
  await b.open();
  await a.subscribe(TABLE, 'red', ANN, device('1', { quiet }));
  return { ...world, a, b };
}

describe('someone whose table moves', () => {
  it('is called when it is their turn again where they were called before', async () => {
    const { a, b, sent, stand, pass } = await two();
    stand({});
    await pass(30_000);
    expect(sent).toHaveLength(1);
    a.left(TABLE);
    stand(turnOf('blue'), b);
    await pass(HOUR);
    b.left(TABLE);
    stand(turnOf('red', 3), a);
    await pass(HOUR);
    expect(sent).toHaveLength(2);
  });

  it('is called by a server that has looked at the calls of the others meanwhile', async () => {
    const { a, b, sent, stand, pass } = await two();
    stand({});
    await pass(20 * 60_000);
    stand(turnOf('blue'));
    await pass(20 * 60_000);
    a.left(TABLE);
    await a.close();
    stand(turnOf('red', 3), b);
    await pass(HOUR);
    expect(sent).toHaveLength(2);
  });

  it('is not called a second time for one turn, whoever hears of it', async () => {
    const { a, b, sent, stand, pass } = await two();
    stand({});
    await pass(30_000);
    a.left(TABLE);
    stand({}, b);
    await pass(HOUR);
    b.left(TABLE);
    stand({}, a);
    await pass(HOUR);
    expect(sent).toHaveLength(1);
  });

  it('is not called again for what else is asked of them in the same turn', async () => {
    const { a, b, sent, stand, pass } = await two();
    stand({});
    await pass(30_000);
    stand(turnOf('red'));
    stand(turnOf('red'));
    await pass(HOUR);
    a.left(TABLE);
    await pass(0);
    stand({}, b);
    await pass(HOUR);
    expect(sent).toHaveLength(1);
  });

  it('is called after their quiet hours by one server, also if nobody comes to the table until then', async () => {
    const { a, b, sent, stand, pass } = await two({ from: 11, to: 14, ahead: 0 });
    stand({});
    await pass(30_000);
    a.left(TABLE);
    await pass(HOUR);
    stand({}, b);
    expect(sent).toEqual([]);
    await pass(HOUR);
    expect(sent).toHaveLength(1);
  });

  it('is called after their quiet hours by the server that has the table then', async () => {
    const { a, b, urls, stand, pass } = await two({ from: 11, to: 14, ahead: 0 });
    await a.subscribe(TABLE, 'red', ANN, device('2'));
    stand({});
    await pass(30_000);
    await a.close();
    stand({}, b);
    await pass(3 * HOUR);
    expect(urls()).toEqual(['2', '1'].map((endpoint) => `https://push.example.net/${endpoint}`));
  });

  it.each(['moves', 'is taken up again by the same server'])(
    'is called once on each device if the table %s while one has quiet hours',
    async (way) => {
      const { a, b, urls, stand, pass } = await two({ from: 11, to: 14, ahead: 0 });
      await a.subscribe(TABLE, 'red', ANN, device('2'));
      stand({});
      await pass(30_000);
      stand(turnOf('red'));
      a.left(TABLE);
      await pass(HOUR);
      stand({}, way === 'moves' ? b : a);
      await pass(3 * HOUR);
      expect(urls()).toEqual(['2', '1'].map((endpoint) => `https://push.example.net/${endpoint}`));
    },
  );

  it('is not called after their quiet hours for a turn that they have had elsewhere', async () => {
    const { a, b, sent, stand, pass } = await two({ from: 11, to: 14, ahead: 0 });
    stand({});
    await pass(30_000);
    a.left(TABLE);
    stand(turnOf('blue'), b);
    await pass(HOUR);
    stand(turnOf('red', 3), b);
    await pass(2 * HOUR);
    expect(sent).toHaveLength(1);
  });

  it('is called when someone heard of it where nobody knew that they wish it', async () => {
    const { a, b, sent, shelf, stand, pass } = await two();
    stand({}, b);
    await pass(HOUR);
    expect(sent).toHaveLength(1);
    b.left(TABLE);
    stand({}, a);
    await pass(HOUR);
    expect(sent).toHaveLength(1);
    stand(OVER, b);
    await pass(0);
    expect(await shelf.list('call', '')).toEqual([]);
  });
});

it('of a table that has left, a server knows only which calls wait', async () => {
  const shelf = sqliteShelf(':memory:');
  const timers: (() => void)[] = [];
  const calls = new PendingCalls({
    shelf,
    date: () => 0,
    later: (_, run) => {
      timers.push(run);
      return () => {};
    },
    shared: true,
    isWanted: () => Promise.resolve(true),
    prepare: () => Promise.resolve(() => {}),
    failed: (error) => expect(error).toBeNull(),
  });
  const fire = async (): Promise<void> => {
    for (const run of timers.splice(0)) run();
    for (let i = 0; i < 20; i++) await new Promise((resolve) => setImmediate(resolve));
  };
  const call = { table: TABLE, seat: 'red', question: 1, devices: null };
  calls.asked(call, 20_000, true);
  await fire();
  expect(calls.tables).toBe(1);
  calls.left(TABLE);
  expect(calls.tables).toBe(0);
  calls.asked({ ...call, question: 2 }, 20_000, true);
  calls.left(TABLE);
  expect(calls.tables).toBe(1);
  await fire();
  expect(calls.tables).toBe(0);
});

it('whoever calls people hears what a seat is asked, and when its table leaves the server', async () => {
  const storage = sqliteStorage(':memory:');
  const heard: [question: number, waiting: readonly string[]][] = [];
  const left: string[] = [];
  const tables = new Tables({
    games: GAMES,
    minds: RANDOM_MIND,
    storage,
    limits: LIMITS,
    log: ({ event }) => expect(event).toBe('nothing'),
    callers: {
      wants: () => true,
      heard: ({ progress }, question) => heard.push([question('red'), progress?.waiting ?? []]),
      left: (id) => left.push(id),
      forget: () => Promise.resolve(),
    },
  });
  const { table: id, host } = await tables.create({ game: 'tourney', players: 2 });
  await tables.sit(id, 'red', { name: 'Ann' }, host);
  await tables.sit(id, 'blue', { name: 'Bob' }, '');
  const table = await tables.find(id);
  const red = { seat: 'red', host: true, send: () => {}, dismiss: () => {} };
  table.join(red, -1);
  table.request(red, { id: 1, type: 'start' });
  await tables.written(id);
  expect(heard.at(-1)).toEqual([0, ['red']]);
  table.request(red, { id: 2, type: 'choose', version: 0, choice: { x: 0, y: 0, facing: 0 } });
  await tables.written(id);
  expect(heard.at(-1)?.[0]).toBe(1);
  expect(left).toEqual([]);
  await tables.close();
  expect(left).toEqual([id]);
  await storage.close();
});

describe('the key for web push', () => {
  it('is one for all servers, also if they look for it at the same time', async () => {
    const { callers, start } = calling({
      shared: true,
      pause: () => new Promise((resolve) => setImmediate(resolve)),
    });
    const keys = await Promise.all([callers, start(), start()].map((server) => server.publicKey()));
    expect(new Set(keys).size).toBe(1);
  });

  it('is looked for again if it could not be read', async () => {
    let isOut = true;
    const pause = (): Promise<void> =>
      isOut ? Promise.reject(new Error('out of reach')) : Promise.resolve();
    const { callers } = calling({ pause });
    await expect(callers.publicKey()).rejects.toThrow('out of reach');
    isOut = false;
    expect(await callers.publicKey()).toMatch(/^[\w-]{87}$/);
  });
});
