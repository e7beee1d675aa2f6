// Servers that share a database: each table is at one of them, and goes to another when that one stops, dies or hangs.

import { tourney } from '@maester/kernel/sample';
import type { AnyGame, TableInfo } from '@maester/table';
import { describe, expect, it, vi } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import { Client, Player } from './support/client.ts';
import { portOf, SHORT_LEASE, useCluster } from './support/cluster.ts';
import { GAMES, GENEROUS } from './support/games.ts';
import { tcpProxy } from './support/proxy.ts';
import { gather, get, post, type Made } from './support/room.ts';
import { natsAddress } from './support/services.ts';

const cluster = useCluster(0);
const TABLE = { game: 'tourney', setup: { knights: 2, rounds: 1 } };
const CHOICE = { x: 5, y: 5, facing: 0 };

/** A table with two people that has begun at the first server. */
async function begunAt({ url }: RunningServer, options: object = {}) {
  const { table, tokens } = await gather(url, { ...TABLE, ...options }, ['red', 'blue']);
  const host = await Client.join(url, table, tokens.get('red'));
  await host.ask({ type: 'start' });
  host.close();
  return { table, tokens };
}

/** Joins as soon as the server lets them. */
async function joinSoon(url: string, table: string, token: string | null): Promise<Client> {
  return vi.waitFor(() => Client.join(url, table, token), { timeout: 20_000, interval: 50 });
}

describe('a table', { timeout: 60_000 }, () => {
  it('is played by people at different servers, and watched at a third', async () => {
    const [one, two, three] = [await cluster.add(), await cluster.add(), await cluster.add()];
    const { table, tokens } = await begunAt(one);
    const watchers = await Promise.all(
      [one, two, two, three].map(({ url }) => Client.join(url, table, null)),
    );
    const players = [one, two].map(({ url }, i) => {
      const seat = ['red', 'blue'][i] ?? '';
      const token = tokens.get(seat) ?? '';
      return new Player({ url: () => url, table, token, game: tourney, seed: seat });
    });
    await Promise.all(players.map((player) => player.play()));
    const states = (client: Client): unknown[] => client.heard.filter(({ type }) => type === 'state');
    for (const watcher of watchers)
      await watcher.until(() =>
        watcher.heard.some((message) => message.type === 'state' && message.outcome !== null),
      );
    const [first, ...others] = watchers;
    if (first === undefined) throw new Error('there are watchers');
    for (const other of others) expect(states(other).length).toBe(states(first).length);
    expect(watchers[2]?.last('state')).toEqual(first.last('state'));
    expect((await get<TableInfo>(three.url, `/api/tables/${table}`)).body.status).toBe('over');
  });

  it('that anyone may watch is listed by every server', async () => {
    const [one, two] = [await cluster.add(), await cluster.add()];
    const [first, second] = [await begunAt(one, { open: true }), await begunAt(two, { open: true })];
    await begunAt(one);
    for (const { table, tokens } of [first, second]) await Client.join(one.url, table, tokens.get('red'));
    await Client.join(one.url, second.table, null);
    for (const { url } of [one, two])
      expect(
        (await get<{ running: TableInfo[] }>(url, '/api/tables')).body.running.map(({ table }) => table),
      ).toEqual([second.table, first.table]);
  });

  it('goes on at another server at once when its own stops', async () => {
    // No lease has to run out for that.
    const lease = 600_000;
    const [one, two] = [await cluster.add({ lease }), await cluster.add({ lease })];
    const { table, tokens } = await begunAt(one);
    const direct = await Client.join(one.url, table, tokens.get('red'));
    const distant = await Client.join(two.url, table, tokens.get('blue'));
    expect(await direct.ask({ type: 'choose', version: 0, choice: CHOICE })).toMatchObject({ version: 1 });
    const stopping = one.close();
    expect(await direct.untilClosed()).toMatchObject({ code: 1001 });
    expect(await distant.untilClosed()).toMatchObject({ code: 1012 });
    const blue = await Client.join(two.url, table, tokens.get('blue'), { since: 0 });
    expect(blue.last('state')).toMatchObject({ version: 1, waiting: ['blue'] });
    await stopping;
    expect(await blue.ask({ type: 'choose', version: 1, choice: { x: 90, y: 90, facing: 0 } })).toMatchObject(
      {
        version: 2,
      },
    );
  });

  it('is taken from a server that cannot reach the database, whose own choices then count for nothing', async () => {
    const database = await cluster.database();
    const cable = await tcpProxy(() => [portOf(database)]);
    const through = new URL(database);
    through.port = String(cable.port);
    const cutOff = await cluster.add({ database: through.href, lease: SHORT_LEASE });
    const other = await cluster.add({ lease: SHORT_LEASE });
    const { table, tokens } = await begunAt(cutOff);
    const red = await Client.join(cutOff.url, table, tokens.get('red'));
    cable.stall();
    red.say({ id: 1, type: 'choose', version: 0, choice: CHOICE });
    const again = await joinSoon(other.url, table, tokens.get('red') ?? '');
    expect(again.last('state').version).toBe(0);
    expect(await again.ask({ type: 'choose', version: 0, choice: CHOICE })).toMatchObject({ version: 1 });
    cable.mend();
    expect(await red.untilClosed()).toMatchObject({ code: 1012 });
    expect(red.heard.filter(({ type }) => type === 'accepted')).toEqual([]);
    // Back on its feet, it passes clients on like any other.
    const back = await joinSoon(cutOff.url, table, tokens.get('blue') ?? '');
    expect(back.last('state').version).toBe(1);
    await cutOff.close();
    await cable.close();
  });

  it.each(['cut', 'stall'] as const)('is taken from a server whose line to NATS is %s', async (how) => {
    const cable = await tcpProxy(() => [portOf(natsAddress())]);
    const cutOff = await cluster.add({ nats: `nats://127.0.0.1:${cable.port}`, lease: SHORT_LEASE });
    const other = await cluster.add({ lease: SHORT_LEASE });
    const { table, tokens } = await begunAt(cutOff);
    const red = await Client.join(cutOff.url, table, tokens.get('red'));
    cable[how]();
    const blue = await joinSoon(other.url, table, tokens.get('blue') ?? '');
    expect(await red.untilClosed()).toMatchObject({ code: 1012 });
    expect(blue.last('state').version).toBe(0);
    cable.mend();
    const back = await joinSoon(cutOff.url, table, tokens.get('red') ?? '');
    expect(await back.ask({ type: 'choose', version: 0, choice: CHOICE })).toMatchObject({ version: 1 });
    await cutOff.close();
    await cable.close();
  });

  it('goes on at the servers that have it while NATS is down for all', async () => {
    const cable = await tcpProxy(() => [portOf(natsAddress())]);
    const options = { nats: `nats://127.0.0.1:${cable.port}`, lease: SHORT_LEASE };
    const [one, two] = [await cluster.add(options), await cluster.add(options)];
    const { table, tokens } = await begunAt(one);
    const red = await Client.join(one.url, table, tokens.get('red'));
    cable.cut();
    await expect
      .poll(() => cluster.query('select linked from maester.nodes where alive_until > now()'))
      .toEqual([{ linked: false }, { linked: false }]);
    expect(await red.ask({ type: 'choose', version: 0, choice: CHOICE })).toMatchObject({ version: 1 });
    await expect(Client.join(two.url, table, tokens.get('blue'))).rejects.toThrow('503');
    cable.mend();
    const blue = await joinSoon(two.url, table, tokens.get('blue') ?? '');
    expect(blue.last('state').version).toBe(1);
    await Promise.all([one.close(), two.close()]);
    await cable.close();
  });

  it('is only ever at servers that carry its rules', async () => {
    const newer: AnyGame = { ...(tourney as AnyGame), version: 'newer', earlier: [] };
    const older = await cluster.add();
    const updated = await cluster.add({ games: [newer, ...GAMES.filter(({ id }) => id !== 'tourney')] });
    const { table, tokens } = await begunAt(older);
    const { body: made } = await post<Made>(updated.url, '/api/tables', TABLE);
    const version = async ({ url }: RunningServer, id: string): Promise<string> =>
      (await get<TableInfo>(url, `/api/tables/${id}`)).body.version;
    expect([await version(updated, table), await version(older, made.table)]).toEqual([
      tourney.version,
      'newer',
    ]);
    const red = await Client.join(updated.url, table, tokens.get('red'));
    expect(await red.ask({ type: 'choose', version: 0, choice: CHOICE })).toMatchObject({ version: 1 });
    // Nobody is left who could play it, and that is said.
    await older.close();
    await expect
      .poll(() => get(updated.url, `/api/tables/${table}`))
      .toMatchObject({ status: 410, body: { error: 'cannot-replay' } });
    const again = await cluster.add();
    expect((await Client.join(updated.url, table, tokens.get('red'))).last('state').version).toBe(1);
    expect(await version(again, made.table)).toBe('newer');
  });

  it('is at a server that has just started as soon as that one has, however slow its line is', async () => {
    const { url } = await cluster.add({ games: GAMES.filter(({ id }) => id !== 'tourney') });
    const cable = await tcpProxy(() => [portOf(natsAddress())], 100);
    const started = await cluster.add({ nats: `nats://127.0.0.1:${cable.port}` });
    const { body: made } = await post<Made>(started.url, '/api/tables', TABLE);
    expect((await post(url, `/api/tables/${made.table}/seats/red`, { name: 'Ann' })).status).toBe(201);
    await started.close();
    await cable.close();
  });

  it('whose clock runs out while nobody is there is woken by a server that is left', async () => {
    const [one, two] = [await cluster.add(), await cluster.add()];
    const { table, tokens } = await begunAt(one, { clock: { kind: 'per-decision', seconds: 3600 } });
    // A server with other rules is no help, and not in the way.
    await cluster.add({ games: [] });
    await one.close();
    // An hour has passed, and the job that was to look then is due.
    await cluster.query(`update maester.tables set wake_at = 1,
      turn = regexp_replace(turn, '"at":[0-9]+', '"at":1') where id = '${table}'`);
    await cluster.query(
      `update maester_jobs.job set start_after = now() where data ->> 'table' = '${table}'`,
    );
    const count = `select count(*)::int as n from maester.entries where tbl = '${table}'`;
    await expect.poll(() => cluster.query(count), { interval: 100 }).toEqual([{ n: 1 }]);
    const red = await Client.join(two.url, table, tokens.get('red'));
    expect(red.last('table').info.seats[0]).toMatchObject({ missed: 1 });
  });

  it('has no job in the database for every choice', async () => {
    const one = await cluster.add();
    const clock = { kind: 'per-decision', seconds: 86_400 };
    const { table, tokens } = await begunAt(one, { clock });
    const red = await Client.join(one.url, table, tokens.get('red'));
    for (let i = 0; i < 10; i++) {
      await red.ask({ type: 'choose', version: 2 * i, choice: CHOICE });
      await red.ask({ type: 'undo', version: 2 * i + 1 });
    }
    const jobs = `select count(*)::int as n from maester_jobs.job where data ->> 'table' = '${table}'`;
    const [found] = (await cluster.query(jobs)) as { n: number }[];
    // A minute may just have begun.
    expect([1, 2]).toContain(found?.n);
  });

  it.each([8, -8])('loses no time to a server whose clock is wrong by %i days', async (days) => {
    const one = await cluster.add();
    const clock = { kind: 'per-decision', seconds: 86_400 };
    const { table, tokens } = await begunAt(one, { clock });
    const right = Date.now.bind(Date);
    const wrong = vi.spyOn(Date, 'now').mockImplementation(() => right() + days * 24 * 3_600_000);
    try {
      const two = await cluster.add();
      await one.close();
      const blue = await Client.join(two.url, table, tokens.get('blue'));
      // A clock that has run out is heard by a timer.
      await new Promise((resolve) => setTimeout(resolve, 100));
      const { body } = await get<TableInfo>(two.url, `/api/tables/${table}`);
      expect(body.seats.map(({ missed }) => missed)).toEqual([0, 0]);
      expect(Math.abs((body.seats[0]?.left ?? 0) - 86_400_000)).toBeLessThan(60_000);
      blue.close();
      const { table: made } = (await post<Made>(two.url, '/api/tables', TABLE)).body;
      const age = `select abs(created - extract(epoch from now()) * 1000) < 60000 as fits
        from maester.tables where id = '${made}'`;
      expect(await cluster.query(age)).toEqual([{ fits: true }]);
    } finally {
      wrong.mockRestore();
    }
  });

  it("is let go by a server that has been silent for too long by the database's clock alone", async () => {
    const one = await cluster.add({ lease: SHORT_LEASE });
    const { table, tokens } = await begunAt(one);
    const red = await Client.join(one.url, table, tokens.get('red'));
    await cluster.query(`update maester.nodes set alive_until = now() - interval '1 second'`);
    expect(await red.untilClosed()).toMatchObject({ code: 1012 });
    const again = await joinSoon(one.url, table, tokens.get('red') ?? '');
    expect(await again.ask({ type: 'choose', version: 0, choice: CHOICE })).toMatchObject({ version: 1 });
  });

  it('at another server without a line to it is a reason to try again', async () => {
    const [one, two] = [await cluster.add({ nats: null }), await cluster.add({ nats: null })];
    const { table } = await begunAt(one);
    expect((await get(two.url, `/api/tables/${table}`)).status).toBe(200);
    expect(await post(two.url, `/api/tables/${table}/seats/red`, { name: 'Eve' })).toMatchObject({
      status: 503,
      body: { error: 'elsewhere' },
    });
    await one.close();
    expect((await Client.join(two.url, table, null)).last('state').version).toBe(0);
  });
});

describe('a visitor', { timeout: 60_000 }, () => {
  it('has one budget at all servers', async () => {
    const limits = { posts: { burst: 6, perSecond: 0.001 } };
    const [one, two] = [await cluster.add({ limits }), await cluster.add({ limits })];
    for (let i = 0; i < 4; i++) expect((await post(one.url, '/api/tables', TABLE)).status).toBe(201);
    const statusAtOther = async (): Promise<number> =>
      (await post(two.url, '/api/tables', { game: 'none' })).status;
    await expect.poll(statusAtOther, { interval: 400 }).toBe(429);
  });

  it('has so many connections at all servers together, and those of one that stops are free again', async () => {
    const limits = { ...GENEROUS, connectionsPerAddress: 3 };
    const [one, two] = [await cluster.add({ limits }), await cluster.add({ limits })];
    const { body } = await post<Made>(two.url, '/api/tables', TABLE);
    for (let i = 0; i < 2; i++) await Client.join(one.url, body.table);
    const isRefused = async (): Promise<boolean> => {
      const client = await Client.join(two.url, body.table).catch(() => null);
      client?.close();
      await client?.untilClosed();
      return client === null;
    };
    expect(await isRefused()).toBe(false);
    await joinSoon(one.url, body.table, null);
    await expect.poll(isRefused, { interval: 200, timeout: 5000 }).toBe(true);
    await one.close();
    await expect.poll(isRefused, { interval: 200, timeout: 5000 }).toBe(false);
  });
});
