// What one visitor may take of the server, and how the server ends.

import { once } from 'node:events';
import { tourney } from '@maester/kernel/sample';
import type { Change, Message, TableRecord } from '@maester/table';
import { describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import {
  DamagedTableError,
  LIMITS,
  sqliteStorage,
  type Hold,
  type Limits,
  type Storage,
} from '../src/index.ts';
import { Budget, RateLimiter, visitor } from '../src/limits.ts';
import type { Place } from '../src/live-tables.ts';
import { Tables } from '../src/tables.ts';
import { ask, dial } from './support.ts';
import { Client } from './support/client.ts';
import { GAMES, RANDOM_MIND } from './support/games.ts';
import { gather, get, post, useRoom, type Made } from './support/room.ts';

const room = useRoom();
const TABLE = { game: 'tourney', setup: { knights: 2, rounds: 1 } };
const DAY = 24 * 3600 * 1000;

/** The status with which an upgrade is refused. */
async function refusedUpgrade(url: string, table: string, options: object = {}): Promise<number> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${table}/socket`, options);
  socket.on('error', () => {});
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }];
  return response.statusCode;
}

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
    statuses.push((await post(url, '/api/tables?x', TABLE)).status);
    expect(statuses).toEqual([409, 429]);
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

describe('figures', { timeout: 60_000 }, () => {
  it('are there for whoever watches over the server', async () => {
    const { url } = await room.start();
    const { table } = await gather(url, TABLE, ['red']);
    await Client.join(url, table);
    const text = await (await fetch(`${url}/metrics`)).text();
    expect(text).toMatch(/^maester_tables_in_memory 1$/m);
    expect(text).toMatch(/^maester_connections 1$/m);
    expect(text).toMatch(/^maester_messages_received_total 1$/m);
    expect(text).toMatch(/^# TYPE maester_resident_bytes gauge$/m);
    expect(text).toMatch(/^maester_message_seconds_bucket\{le="\+Inf"\} 1$/m);
    expect(text).toMatch(/^maester_http_responses_total\{status="201"\} 2$/m);
    expect(text).toMatch(/^maester_disk_errors_total 0$/m);
    expect(text).toMatch(/^maester_loop_delay_p99_seconds \d/m);
  });

  it('are for this machine only, unless the operator opens them', async () => {
    const asked = { headers: { 'x-forwarded-for': '192.0.2.1' } };
    const closed = await room.start();
    expect((await ask(closed, '/metrics', asked)).status).toBe(404);
    expect((await ask(closed, '/metrics')).status).toBe(200);
    expect((await ask(await room.start({ openMetrics: true }), '/metrics', asked)).status).toBe(200);
  });

  it('count what computer players take, and who is refused', async () => {
    const { url } = await room.start();
    const minds = { red: 'random', blue: 'random' };
    const { body: made } = await post<Made>(url, '/api/tables', { ...TABLE, minds });
    const host = await Client.join(url, made.table, made.host);
    await host.ask({ type: 'start' });
    await host.until(() => host.last('state').outcome !== null);
    expect(await refusedUpgrade(url, 'nosuchtable')).toBe(404);
    const text = await (await fetch(`${url}/metrics`)).text();
    expect(text).toMatch(/^maester_thinking_seconds_count [1-9]/m);
    expect(text).toMatch(/^maester_refusals_total\{reason="no-table"\} 1$/m);
    host.close();
    await vi.waitFor(() => expect(room.entries.map(({ event }) => event)).toContain('left'));
    expect(room.entries).toContainEqual({
      event: 'joined',
      table: expect.stringMatching(/^[0-9a-f]{12}$/) as string,
      as: 'host',
    });
    expect(room.entries).toContainEqual(expect.objectContaining({ event: 'refused', reason: 'no-table' }));
    expect(JSON.stringify(room.entries)).not.toContain(made.table);
  });
});

describe('stopping', { timeout: 60_000 }, () => {
  it('says goodbye to everyone, and does not wait for one who does not answer', async () => {
    const server = await room.start({ graceMilliseconds: 600_000 });
    const { table } = await gather(server.url, TABLE, ['red']);
    const client = await Client.join(server.url, table);
    const mute = await dial(server);
    mute.write(
      `GET /api/tables/${table}/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
    await once(mute, 'data');
    mute.on('error', () => {});
    await server.close();
    expect(await client.untilClosed()).toEqual({ code: 1001, reason: 'the server is stopping' });
    expect(room.entries.at(-1)).toMatchObject({ event: 'closed' });
  });
});

/** Changes a table as nobody would who plays at it. */
async function rewrite(storage: Storage, table: string, change: Change): Promise<void> {
  const taken = await storage.take(table);
  if (taken === null) throw new Error('there is no such table');
  await taken.hold.write([change]);
}

describe('tables', { timeout: 60_000 }, () => {
  /** Tables over a storage in memory, in a world whose time the test sets. */
  function world(broken: { disk?: boolean } = {}, limits: Partial<Limits> = {}) {
    const time = { ahead: 0, now: DAY };
    const kept = sqliteStorage(':memory:');
    const guarded = (hold: Hold): Hold => ({
      ...hold,
      write: (changes) =>
        broken.disk === true ? Promise.reject(new Error('the disk is gone')) : hold.write(changes),
    });
    const storage: Storage = {
      ...kept,
      make: async (record) => guarded(await kept.make(record)),
      take: async (id) => {
        const taken = await kept.take(id);
        return taken === null ? null : { ...taken, hold: guarded(taken.hold) };
      },
    };
    const failures: unknown[] = [];
    const tables = new Tables({
      games: GAMES,
      minds: RANDOM_MIND,
      storage,
      limits: { ...LIMITS, ...limits },
      log: (entry) => failures.push(entry),
      clockwork: { date: () => time.now + time.ahead, ticks: () => time.now },
    });
    return { time, storage, tables, failures };
  }

  it('nobody looks at leave memory, and come back as they were', async () => {
    const { time, tables } = world();
    const { table } = await tables.create(TABLE);
    await tables.sit(table, 'red', { name: 'Ann' }, '');
    await tables.tidy();
    time.now += 61_000;
    await tables.tidy();
    expect(tables.size).toBe(0);
    expect((await tables.info(table)).seats[0]).toMatchObject({ name: 'Ann' });
    expect(tables.size).toBe(0);
    expect((await tables.find(table)).info().seats[0]).toMatchObject({ name: 'Ann' });
    expect(tables.size).toBe(1);
  });

  it('that are damaged are missed by those who look for them, and by nobody else', async () => {
    const { storage, tables, failures } = world();
    const { table: lost } = await tables.create({ ...TABLE, open: true });
    const { table: other } = await tables.create({ ...TABLE, open: true });
    await tables.close();
    const damaged = {
      ...storage,
      record: async (id: string): Promise<TableRecord | null> => {
        if (id === lost) throw new DamagedTableError(id, 'half of it is missing');
        return storage.record(id);
      },
      openTables: async (most: number) => (await storage.openTables(most)).filter(({ id }) => id !== lost),
    };
    const log = (entry: unknown): unknown => failures.push(entry);
    const again = new Tables({ games: GAMES, minds: RANDOM_MIND, storage: damaged, limits: LIMITS, log });
    expect((await again.openTables()).map(({ table }) => table)).toEqual([other]);
    await expect(again.info(lost)).rejects.toThrow('This table was damaged on the server');
    expect(JSON.stringify(failures)).toContain('half of it is missing');
    await again.close();
  });

  it('whose game was played by other rules say so, whoever asks, and the list of tables goes on', async () => {
    const { storage, tables } = world();
    const { table } = await tables.create({ ...TABLE, open: true });
    const { table: other } = await tables.create({ ...TABLE, open: true });
    const record = await storage.record(table);
    if (record === null) throw new Error('nothing was saved');
    await rewrite(storage, table, { kind: 'record', record: { ...record, gameVersion: 'of long ago' } });
    await tables.close();
    const again = new Tables({ games: GAMES, minds: RANDOM_MIND, storage, limits: LIMITS, log: () => {} });
    const gone = expect.objectContaining({ status: 410, code: 'cannot-replay' }) as Error;
    await expect(again.find(table)).rejects.toThrow(gone);
    await expect(again.info(table)).rejects.toThrow(gone);
    expect((await again.openTables()).map((info) => info.table)).toEqual([other]);
  });

  it('whose moves these rules do not replay say so too', async () => {
    const { storage, tables } = world();
    const { table } = await tables.create(TABLE);
    const entry = ['red', { x: 1, y: 1, facing: 0 }, '00000000'] as const;
    await rewrite(storage, table, { kind: 'entry', table, number: 1, entry, status: 'playing', banks: null });
    const again = new Tables({ games: GAMES, minds: RANDOM_MIND, storage, limits: LIMITS, log: () => {} });
    const gone = expect.objectContaining({ status: 410, code: 'cannot-replay' }) as Error;
    await expect(again.find(table)).rejects.toThrow(gone);
    await expect(again.info(table)).rejects.toThrow(gone);
  });

  it('tell the promise they made when the seed was chosen, whatever seed is in the database later', async () => {
    const { storage, tables } = world();
    const { table } = await tables.create(TABLE);
    const { commitment } = await tables.info(table);
    const record = await storage.record(table);
    if (record === null) throw new Error('nothing was saved');
    await rewrite(storage, table, { kind: 'record', record: { ...record, seed: 'a luckier one' } });
    const again = new Tables({ games: GAMES, minds: RANDOM_MIND, storage, limits: LIMITS, log: () => {} });
    expect((await again.info(table)).commitment).toBe(commitment);
    expect((await again.find(table)).info().commitment).toBe(commitment);
  });

  it('leave a snapshot when they are put away, and are opened without it if it is damaged', async () => {
    const { time, storage, tables } = world();
    const long = {
      game: 'tourney',
      setup: { knights: 2, rounds: 9 },
      minds: { red: 'random', blue: 'random' },
    };
    const { table } = await tables.create(long);
    const host = { seat: null, host: true, send: () => {}, dismiss: () => {} };
    const found = await tables.find(table);
    const leave = found.join(host, -1);
    found.request(host, { id: 1, type: 'start' });
    await expect.poll(() => found.record.status).toBe('over');
    const { version, state } = found;
    leave();
    await tables.tidy();
    time.now += 61_000;
    await tables.tidy();
    expect(tables.size).toBe(0);
    expect((await tables.find(table)).sinceSnapshot).toBe(0);
    expect((await tables.find(table)).state).toEqual(state);
    expect((await storage.load(table))?.snapshot?.match.entries).toBe(version);
    const half: Storage['take'] = async (id) => {
      const taken = await storage.take(id);
      const { snapshot } = taken?.saved ?? {};
      if (taken === null || snapshot === undefined) return taken;
      return { ...taken, saved: { ...taken.saved, snapshot: { ...snapshot, events: [] } } };
    };
    const again = new Tables({
      games: GAMES,
      minds: RANDOM_MIND,
      storage: { ...storage, take: half },
      limits: LIMITS,
      log: () => {},
    });
    expect((await again.find(table)).sinceSnapshot).toBe(version);
    expect((await again.find(table)).state).toEqual(state);
  });

  it('with clocks of days leave memory, and are woken when someone has missed a decision', async () => {
    const { time, storage, tables } = world();
    const { table, host } = await tables.create({
      ...TABLE,
      clock: { kind: 'per-decision', seconds: 86_400 },
    });
    for (const seat of ['red', 'blue']) await tables.sit(table, seat, { name: seat }, host);
    const guest = { seat: 'red', host: true, send: () => {}, dismiss: () => {} };
    const leave = (await tables.find(table)).join(guest, -1);
    (await tables.find(table)).request(guest, { id: 1, type: 'start' });
    leave();
    await tables.tidy();
    time.now += 61_000;
    await tables.tidy();
    expect(tables.size).toBe(0);
    time.now += 3_600_000;
    await tables.tidy();
    expect([tables.size, (await storage.load(table))?.entries]).toEqual([0, []]);
    // The time that was used counts, though the table was away.
    expect((await tables.find(table)).info().seats[0]).toMatchObject({
      left: DAY - 3_661_000,
      running: true,
    });
    await tables.tidy();
    time.now += 61_000;
    await tables.tidy();
    expect(tables.size).toBe(0);
    time.now += DAY;
    await vi.waitFor(async () => {
      await tables.tidy();
      expect((await storage.load(table))?.entries).toHaveLength(1);
    });
    expect((await tables.info(table)).seats[0]).toMatchObject({ missed: 1 });
    await tables.tidy();
    time.now += 61_000;
    await tables.tidy();
    expect([tables.size, await storage.due(time.now, 9)]).toEqual([0, []]);
    // What the clock decided meanwhile is not taken back alone.
    const heard: Message[] = [];
    (await tables.find(table)).join({ ...guest, send: (message) => heard.push(message) }, -1);
    expect(heard).toContainEqual(expect.objectContaining({ type: 'state', version: 1, freeUndo: 0 }));
    await tables.close();
  });

  it('where nobody is make room for new ones', async () => {
    const { tables } = world({}, { tables: 2 });
    const clock = { kind: 'per-decision', seconds: 86_400 };
    const guest = { seat: null, host: true, send: () => {}, dismiss: () => {} };
    const made: string[] = [];
    for (let i = 0; i < 4; i++) made.push((await tables.create({ ...TABLE, clock })).table);
    expect(tables.size).toBeLessThanOrEqual(2);
    for (const id of made.slice(0, 2)) (await tables.find(id)).join(guest, -1);
    await expect(tables.create(TABLE)).rejects.toThrow('This server is full');
    await tables.close();
  });

  it('that never began stay when the clock of the machine jumps', async () => {
    const { time, storage, tables } = world();
    const { table } = await tables.create({
      ...TABLE,
      clock: { kind: 'bank', seconds: 600, increment: 0, cap: 600 },
    });
    time.now += 3_600_000;
    await tables.tidy();
    time.ahead = 8 * 24 * 3_600_000;
    for (let i = 0; i < 3; i++) {
      time.now += 30_000;
      await tables.tidy();
    }
    time.ahead = 0;
    time.now += 25 * 3_600_000;
    await tables.tidy();
    expect((await storage.record(table))?.id).toBe(table);
  });

  it('that are over are not read again for everyone who asks for the journal', async () => {
    const { storage, tables } = world();
    const { table } = await tables.create(TABLE);
    const record = await storage.record(table);
    if (record === null) throw new Error('nothing was saved');
    await tables.close();
    await rewrite(storage, table, { kind: 'record', record: { ...record, status: 'over' } });
    let read = 0;
    const counting: Storage = {
      ...storage,
      load: (id) => {
        read += 1;
        return storage.load(id);
      },
    };
    const again = new Tables({
      games: GAMES,
      minds: RANDOM_MIND,
      storage: counting,
      limits: LIMITS,
      log: () => {},
    });
    const journal = await again.journal(table);
    expect(journal.equals(await again.journal(table))).toBe(true);
    expect([read, JSON.parse(journal.toString())]).toEqual([
      1,
      expect.objectContaining({ seed: record.seed, entries: [] }),
    ]);
  });

  it('measure with a clock that nobody sets', async () => {
    const { time, tables } = world();
    const clock = { kind: 'bank', seconds: 600, increment: 0, cap: 600 };
    const { table, host } = await tables.create({ ...TABLE, clock });
    for (const seat of ['red', 'blue']) await tables.sit(table, seat, { name: seat }, host);
    const guest = { seat: 'red', host: true, send: () => {}, dismiss: () => {} };
    const found = await tables.find(table);
    found.join(guest, -1);
    found.request(guest, { id: 1, type: 'start' });
    time.now += 60_000;
    for (const ahead of [3_600_000, -3_600_000]) {
      time.ahead = ahead;
      expect(found.info().seats[0]).toMatchObject({ left: 540_000, running: true });
    }
    await tables.close();
  });

  it('that never began are removed after a week, others are not', async () => {
    const { time, storage, tables } = world();
    const { table } = await tables.create(TABLE);
    const minds = { red: 'random', blue: 'random' };
    const { table: other } = await tables.create({ ...TABLE, minds });
    const host = { seat: null, host: true, send: () => {}, dismiss: () => {} };
    const leave = (await tables.find(other)).join(host, -1);
    (await tables.find(other)).request(host, { id: 1, type: 'start' });
    leave();
    time.now += 6 * DAY;
    await tables.tidy();
    expect(await storage.all()).toHaveLength(2);
    time.now += 2 * DAY;
    await tables.tidy();
    expect(await storage.all()).toEqual([other]);
    await expect(tables.find(table)).rejects.toThrow("This table doesn't exist");
    await tables.close();
  });

  it('whose choice is not kept tell nobody, send everyone away, and are brought back as they were kept', async () => {
    const broken = { disk: false };
    const { tables } = world(broken);
    const { table } = await tables.create(TABLE);
    for (const seat of ['red', 'blue']) await tables.sit(table, seat, { name: seat }, '');
    const said: string[] = [];
    let place: Place | null = null;
    let dismissed = 0;
    const guest = (seat: string) => ({
      seat,
      host: true,
      send: ({ type }: { type: string }) => place?.post(() => said.push(type)),
      dismiss: () => (dismissed += 1),
    });
    const [red, blue] = [guest('red'), guest('blue')];
    place = await tables.place(table);
    const { table: first } = place;
    first.join(red, -1);
    first.join(blue, -1);
    first.request(red, { id: 1, type: 'start' });
    await tables.written(table);
    expect(said).toContain('accepted');
    broken.disk = true;
    said.length = 0;
    const choose = { id: 2, type: 'choose', version: 0, choice: { x: 0, y: 0, facing: 0 } } as const;
    first.request(red, choose);
    await expect(tables.written(table)).rejects.toThrow('it could not be saved');
    expect([said, dismissed]).toEqual([[], 2]);
    expect(() => first.request(blue, { id: 3, type: 'ping' })).toThrow('must be brought back');
    expect([tables.isSaving, tables.diskErrors]).toEqual([false, 1]);
    broken.disk = false;
    const second = await tables.find(table);
    expect(second).not.toBe(first);
    second.join(red, -1);
    expect(second.version).toBe(0);
    second.request(red, choose);
    await tables.written(table);
    expect([second.version, tourney.waiting(second.state as never)]).toEqual([1, ['blue']]);
    expect(tables.isSaving).toBe(true);
  });

  it('that were put away answer nobody who is still there', async () => {
    const { tables } = world();
    const { table, host } = await tables.create(TABLE);
    for (const seat of ['red', 'blue']) await tables.sit(table, seat, { name: seat }, host);
    const heard: string[] = [];
    const wire = {
      send: (bytes: Uint8Array) => heard.push(Buffer.from(bytes).toString()),
      dismiss: () => {},
    };
    const join = { type: 'join', token: host, since: -1, heard: 0, protocol: 2 } as const;
    const attendance = await tables.attend(table, join, wire);
    attendance.request({ id: 1, type: 'start' });
    await tables.close();
    heard.length = 0;
    attendance.request({ id: 2, type: 'choose', version: 0, choice: { x: 0, y: 0, facing: 0 } });
    await new Promise((resolve) => setImmediate(resolve));
    expect(heard).toEqual([]);
  });

  it('are brought from storage once, however many come for them, and only when all of them is there', async () => {
    const { storage, time, tables } = world();
    const { table } = await tables.create(TABLE);
    (await tables.find(table)).sit('red', 'Ann', 'hash');
    await tables.tidy();
    time.now += 61_000;
    const tidied = tables.tidy();
    const [one, other] = await Promise.all([tables.find(table), tables.find(table)]);
    await tidied;
    expect(one).toBe(other);
    expect(one.info().seats[0]).toMatchObject({ name: 'Ann' });
    expect((await storage.record(table))?.seats[0]).toMatchObject({ name: 'Ann' });
    await tables.close();
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
    ['', ''],
  ])('with the address %s counts as %s', (address, key) => {
    expect(visitor(address)).toBe(key);
  });
});
