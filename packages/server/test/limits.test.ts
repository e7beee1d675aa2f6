// What one visitor may take of the server.

import { once } from 'node:events';
import type { TableInfo } from '@maester/table';
import { describe, expect, it } from 'vitest';
import { Budget, GET_COSTS, LIMITS, RateLimiter, visitor } from '../src/limits.ts';
import { sqliteStorage } from '../src/sqlite-storage.ts';
import { Tables } from '../src/tables.ts';
import { ask } from './support.ts';
import { Client } from './support/client.ts';
import { GAMES, RANDOM_MIND } from './support/games.ts';
import { gather, get, post, useRoom, refusedUpgrade, type Made } from './support/room.ts';

const room = useRoom();
const TABLE = { game: 'tourney', setup: { knights: 2, rounds: 1 } };

describe('a budget', { timeout: 60_000 }, () => {
  it('is spent at once and comes back with time', () => {
    const budget = new Budget({ burst: 2, perSecond: 1 }, 0);
    expect([0, 0, 0, 999, 1000, 1000, 9000, 9000, 9000].map((now) => budget.spend(now))).toEqual([
      true,
      true,
      false,
      false,
      true,
      false,
      true,
      true,
      false,
    ]);
  });

  it("is each address's own, and forgotten when it is whole again", () => {
    const limiter = new RateLimiter({ burst: 1, perSecond: 1 });
    expect([limiter.admits('a', 0), limiter.admits('b', 0), limiter.admits('a', 0)]).toEqual([
      true,
      true,
      false,
    ]);
    limiter.tidy(500);
    expect(limiter.admits('a', 500)).toBe(false);
    limiter.tidy(5000);
    expect(limiter.admits('a', 5000)).toBe(true);
  });
});

describe('a visitor', { timeout: 60_000 }, () => {
  it('may not make tables without end', async () => {
    const { url } = await room.start({ limits: { posts: { burst: 2, perSecond: 0.001 } } });
    const statuses = await Promise.all(
      [1, 2, 3].map(async () => (await post(url, '/api/tables', TABLE)).status),
    );
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 201, 429]);
  });

  it('may make tables at the pace of people only, rematches included', async () => {
    const { url } = await room.start({ limits: { tablesPerAddress: { burst: 2, perSecond: 0.0001 } } });
    const { table, tokens } = await gather(url, TABLE, ['red', 'blue']);
    const statuses: number[] = [];
    statuses.push((await post(url, `/api/tables/${table}/rematch`, {}, tokens.get('red'))).status);
    for (const path of ['/api/tables?x', '/api/%74ables', '/%61pi/tables', '/api/tables#x'])
      statuses.push((await post(url, path, TABLE)).status);
    expect(statuses).toEqual([409, 429, 429, 429, 429]);
  });

  it('who says too much at once is shown out', async () => {
    const { url } = await room.start({ limits: { messages: { burst: 10, perSecond: 1 } } });
    const { table, tokens } = await gather(url, TABLE, ['red']);
    const client = await Client.join(url, table, tokens.get('red'));
    for (let id = 1; id <= 20; id++) client.say({ id, type: 'ping' });
    expect(await client.untilClosed()).toEqual({ code: 1008, reason: 'Too many requests.' });
    expect(client.heard.filter(({ type }) => type === 'accepted')).toHaveLength(9);
  });

  it('may not open connections without end, nor too fast', async () => {
    const { url } = await room.start({
      limits: { connectionsPerAddress: 2, arrivals: { burst: 4, perSecond: 0.001 } },
    });
    const { body } = await post<Made>(url, '/api/tables', TABLE);
    const first = await Client.join(url, body.table);
    await Client.join(url, body.table);
    expect(await refusedUpgrade(url, body.table)).toBe(503);
    first.close();
    await first.untilClosed();
    await Client.join(url, body.table);
    expect(await refusedUpgrade(url, body.table)).toBe(429);
  });

  it('who connects and says nothing is shown out in time', async () => {
    const { url } = await room.start({ limits: { joinWithin: 50 } });
    const { body } = await post<Made>(url, '/api/tables', TABLE);
    const silent = new Client(url, body.table);
    expect(await silent.untilClosed()).toMatchObject({ code: 1008 });
    expect(silent.heard).toEqual([
      { type: 'error', problem: 'No message arrived in time; the first message must be a join.' },
    ]);
  });

  it('who says nothing on a WebSocket is not cut off as one that takes nothing of an answer', async () => {
    const { url } = await room.start({ idleMilliseconds: 50 });
    const { table, tokens } = await gather(url, TABLE, ['red', 'blue']);
    const red = await Client.join(url, table, tokens.get('red'));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await red.ask({ type: 'ping' })).toMatchObject({ type: 'accepted' });
  });

  it('who does not read what is sent is cut off, and the others play on', async () => {
    const { url } = await room.start({ limits: { waiting: 100_000 } });
    const { table, tokens } = await gather(url, TABLE, ['red', 'blue']);
    const red = await Client.join(url, table, tokens.get('red'));
    const deaf = await Client.join(url, table);
    deaf.socket.pause();
    const alone = async (): Promise<boolean> =>
      /^maester_connections 1$/m.test(await (await fetch(`${url}/metrics`)).text());
    // Who sits where is told to both, until what waits for the deaf one is too much for the system and for us.
    while (!(await alone()))
      for (let i = 0; i < 100; i++)
        await red.ask({ type: 'seat-mind', seat: 'blue', mind: i % 2 === 0 ? 'random' : null });
    expect(await red.ask({ type: 'ping' })).toMatchObject({ type: 'accepted' });
  });

  it('behind a proxy is known by the address the proxy names last, and nowhere else', async () => {
    const limits = { connectionsPerAddress: 1 };
    const open = await room.start({ limits });
    const { body: one } = await post<Made>(open.url, '/api/tables', TABLE);
    const as = (address: string): object => ({ headers: { 'x-forwarded-for': address } });
    await once(new Client(open.url, one.table, as('192.0.2.1')).socket, 'open');
    expect(await refusedUpgrade(open.url, one.table, as('192.0.2.2'))).toBe(503);

    const proxied = await room.start({ limits, proxies: 1 });
    const { body: two } = await post<Made>(proxied.url, '/api/tables', TABLE);
    await once(new Client(proxied.url, two.table, as('192.0.2.1')).socket, 'open');
    expect(await refusedUpgrade(proxied.url, two.table, as('192.0.2.9, 192.0.2.1'))).toBe(503);
    await once(new Client(proxied.url, two.table, as('192.0.2.1, 192.0.2.2')).socket, 'open');
  });

  it('behind two proxies is known by the address that the outer one saw', async () => {
    const proxied = await room.start({ limits: { connectionsPerAddress: 1 }, proxies: 2 });
    const { body: made } = await post<Made>(proxied.url, '/api/tables', TABLE);
    const as = (address: string): object => ({ headers: { 'x-forwarded-for': address } });
    await once(new Client(proxied.url, made.table, as('192.0.2.1, 198.51.100.1')).socket, 'open');
    expect(await refusedUpgrade(proxied.url, made.table, as('203.0.113.9, 192.0.2.1, 198.51.100.2'))).toBe(
      503,
    );
    await once(new Client(proxied.url, made.table, as('192.0.2.2, 198.51.100.1')).socket, 'open');
  });

  it('has so many requests in all, however many connections', async () => {
    const { url } = await room.start({ limits: { messagesPerAddress: { burst: 20, perSecond: 0.01 } } });
    const { table } = await gather(url, TABLE, ['red']);
    const clients = await Promise.all(Array.from({ length: 4 }, () => Client.join(url, table)));
    for (const client of clients) for (let i = 0; i < 5; i++) client.say({ id: i, type: 'ping' });
    const ends = await Promise.race(clients.map((client) => client.untilClosed()));
    expect(ends).toMatchObject({ code: 1008 });
    const answered = clients.flatMap(({ heard }) => heard.filter(({ type }) => type === 'accepted'));
    expect(answered.length).toBeLessThanOrEqual(16);
  });

  it('pays more for looking back than for a choice', async () => {
    const { url } = await room.start({ limits: { messages: { burst: 12, perSecond: 0.01 } } });
    const { table } = await gather(url, TABLE, ['red']);
    const client = await Client.join(url, table);
    for (let i = 0; i < 3; i++) client.say({ id: i, type: 'moment', version: 0 });
    expect(await client.untilClosed()).toMatchObject({ code: 1008 });
    expect(client.heard.filter(({ type }) => type === 'moment')).toHaveLength(2);
  });

  it('is not served pages of tables without end', async () => {
    const { url } = await room.start({ limits: { gets: { burst: 3, perSecond: 0.01 } } });
    const { table } = await gather(url, TABLE, ['red']);
    const statuses: number[] = [];
    for (let i = 0; i < 4; i++) statuses.push((await get(url, `/api/tables/${table}`)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const oEmbed = `/oembed?url=${encodeURIComponent(`${url}/t/${table}`)}`;
    for (const path of [`/t/${table}`, `/r/${table}/3`, oEmbed])
      expect((await fetch(url + path)).status).toBe(429);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });

  it('pays more for an answer that takes longer to make, however the address is spelled', async () => {
    const { url } = await room.start({ limits: { gets: { burst: 13, perSecond: 0.0001 } } });
    const asked = async (path: string): Promise<number> => (await fetch(url + path)).status;
    expect([await asked('/api/tables'), await asked('/api/%74ables?x')]).toEqual([200, 200]);
    expect([await asked('/api/tables'), await asked('/api')]).toEqual([429, 200]);
    expect((await fetch(`${url}/api/tables`, { method: 'HEAD' })).status).toBe(429);
    // Making a table is paid for from another budget.
    expect((await post(url, '/api/tables', TABLE)).status).toBe(201);
  });

  it('pays for every dear answer at an address that there is', async () => {
    const { url } = await room.start();
    const { body } = await get<{ paths: object }>(url, '/api/openapi.json');
    const served = Object.keys(body.paths).map((path) => path.replaceAll(/\{(\w+)\}/g, ':$1'));
    const dear = Object.keys(GET_COSTS).filter((route) => route !== '/api/openapi.json');
    expect(served).toEqual(expect.arrayContaining(dear));
  });

  it('has a few windows at a seat, and no more', async () => {
    const { url } = await room.start({ limits: { connectionsPerSeat: 2 } });
    const { table, tokens } = await gather(url, TABLE, ['red', 'blue']);
    const [first] = [
      await Client.join(url, table, tokens.get('red')),
      await Client.join(url, table, tokens.get('red')),
    ];
    const third = new Client(url, table);
    await once(third.socket, 'open');
    third.say({ type: 'join', token: tokens.get('red') });
    expect(await third.untilClosed()).toMatchObject({ code: 1013 });
    await Client.join(url, table, tokens.get('blue'));
    first.socket.close();
    await first.untilClosed();
    await Client.join(url, table, tokens.get('red'));
  });

  it('keeps no window at a seat that could not be shown the table', async () => {
    const storage = sqliteStorage(':memory:');
    const limits = { ...LIMITS, connectionsPerSeat: 1 };
    const tables = new Tables({ games: GAMES, minds: RANDOM_MIND, storage, limits, log: () => {} });
    const { table, host } = await tables.create(TABLE);
    const { token } = await tables.sit(table, 'red', { name: 'Ann' }, host);
    const join = { type: 'join', token, since: -1, heard: 0, protocol: 4 } as const;
    const broken = (): void => {
      throw new Error('it cannot be shown');
    };
    await expect(tables.attend(table, join, { send: broken, dismiss: () => {} })).rejects.toThrow('shown');
    expect(await tables.attend(table, join, { send: () => {}, dismiss: () => {} })).toMatchObject({
      as: 'seat',
    });
    await tables.close();
    await storage.close();
  });

  it('finds no place to watch at a table that is full, nor a table on a server that is', async () => {
    const { url } = await room.start({ limits: { spectators: 1, tables: 1 } });
    const { table, tokens } = await gather(url, TABLE, ['red']);
    await Client.join(url, table);
    const late = new Client(url, table);
    await once(late.socket, 'open');
    late.say({ type: 'join' });
    expect(await late.untilClosed()).toMatchObject({ code: 1013 });
    // Those who play always find room.
    await Client.join(url, table, tokens.get('red'));
    expect((await post(url, '/api/tables', TABLE)).status).toBe(503);
  });

  it.each([{ connections: 10 }, { connectionsPerAddress: 10 }])(
    'who plays finds a place where %o may connect, however many watch',
    async (limits) => {
      const { url } = await room.start({ limits });
      const { table, tokens } = await gather(url, TABLE, ['red', 'blue']);
      const watching = await Promise.all(Array.from({ length: 8 }, () => Client.join(url, table)));
      const late = new Client(url, table);
      await once(late.socket, 'open');
      late.say({ type: 'join' });
      expect(await late.untilClosed()).toMatchObject({ code: 1013 });
      for (const seat of ['red', 'blue']) await Client.join(url, table, tokens.get(seat));
      expect(await refusedUpgrade(url, table)).toBe(503);
      // Who leaves makes room for another who watches.
      watching[0]?.close();
      await watching[0]?.untilClosed();
      await Client.join(url, table);
    },
  );

  it('who makes many tables does not push those off the list where someone waits', async () => {
    const { url } = await room.start();
    const { table, tokens } = await gather(url, { ...TABLE, open: true }, ['red']);
    await Client.join(url, table, tokens.get('red'));
    for (let i = 0; i < 110; i++) await post(url, '/api/tables', { ...TABLE, open: true });
    const { tables } = (await get<{ tables: TableInfo[] }>(url, '/api/tables')).body;
    expect([tables.length, tables[0]?.table]).toEqual([100, table]);
  });

  it('who only pings is not answered without end', async () => {
    const { url } = await room.start({ limits: { messages: { burst: 10, perSecond: 1 } } });
    const { table } = await gather(url, TABLE, ['red']);
    const client = await Client.join(url, table);
    let pongs = 0;
    client.socket.on('pong', () => (pongs += 1));
    for (let i = 0; i < 50; i++) client.socket.ping();
    expect(await client.untilClosed()).toMatchObject({ code: 1008 });
    expect(pongs).toBe(9);
  });

  it('who pings and reads no answer is cut off before much waits for them', async () => {
    const free = { burst: 1e9, perSecond: 1e9 };
    const { url } = await room.start({ limits: { waiting: 100_000, messages: free } });
    const { table } = await gather(url, TABLE, ['red']);
    const deaf = await Client.join(url, table);
    deaf.socket.pause();
    const alone = async (): Promise<boolean> =>
      /^maester_connections 0$/m.test(await (await fetch(`${url}/metrics`)).text());
    while (!(await alone())) for (let i = 0; i < 2000; i++) deaf.socket.ping('x'.repeat(125));
    expect((await get(url, `/api/tables/${table}`)).status).toBe(200);
  });

  it('whose network is dead is seen to be gone', async () => {
    const { url } = await room.start({ limits: { pingEvery: 50 } });
    const { table, tokens } = await gather(url, TABLE, ['red', 'blue']);
    const red = await Client.join(url, table, tokens.get('red'));
    const blue = await Client.join(url, table, tokens.get('blue'));
    await red.until(() => red.last('table').info.seats[1]?.connected === true);
    blue.socket.pause();
    await red.until(() => red.last('table').info.seats[1]?.connected === false);
    expect(red.closed).toBeNull();
  });

  it('from a page of another site is refused', async () => {
    const server = await room.start();
    const { body } = await post<Made>(server.url, '/api/tables', TABLE);
    for (const origin of ['https://evil.example', 'null', 'not an origin']) {
      expect(await refusedUpgrade(server.url, body.table, { headers: { origin } })).toBe(403);
      const made = await ask(server, '/api/tables', {
        method: 'POST',
        headers: { origin },
        body: JSON.stringify(TABLE),
      });
      expect(made.status).toBe(403);
    }
    const own = new Client(server.url, body.table, { headers: { origin: server.url } });
    await once(own.socket, 'open');
  });

  it('who asks for what is not there hears so', async () => {
    const server = await room.start();
    expect(await refusedUpgrade(server.url, 'nothere2')).toBe(404);
    expect(await get(server.url, '/api/tables/nothere2')).toMatchObject({
      status: 404,
      body: { error: 'no-table' },
    });
    expect((await get(server.url, '/api/elsewhere')).status).toBe(404);
    expect((await ask(server, '/api/tables', { method: 'DELETE' })).status).toBe(405);
    const large = 'x'.repeat(65 * 1024);
    expect((await ask(server, '/api/tables', { method: 'POST', body: large })).status).toBe(413);
    const chunked = await fetch(`${server.url}/api/tables`, {
      method: 'POST',
      body: new Blob([large]).stream(),
      duplex: 'half',
    });
    expect(chunked.status).toBe(413);
  });
});

describe('a visitor', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['5.5.5.6:1000', '5.5.5.6'],
    ['[2001:db8::1]', '2001:db8:0:0::/64'],
    ['[2001:DB8::1]:1000', '2001:db8:0:0::/64'],
    ['[::ffff:5.5.5.6]:1000', '5.5.5.6'],
    // All of it is an address.
    ['2001:db8:1:2::9:1000', '2001:db8:1:2::/64'],
    ['unknown', 'unknown'],
    ['[unknown]:1000', '[unknown]:1000'],
    ['', ''],
  ])('with the address %s counts as %s', (address, key) => {
    expect(visitor(address)).toBe(key);
  });
});
