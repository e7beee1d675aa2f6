// The lists of open tables: made once for all who ask, and not to be filled by one visitor.

import type { TableInfo } from '@maester/table';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../src/index.ts';
import { Client } from './support/client.ts';
import { get, post, useRoom, type Made } from './support/room.ts';

const room = useRoom();
const OPEN = { game: 'tourney', setup: { knights: 2, rounds: 1 }, open: true };

type Lists = Record<'tables' | 'running', readonly TableInfo[]>;

async function listed(url: string, list: keyof Lists = 'tables'): Promise<readonly string[]> {
  return (await get<Lists>(url, '/api/tables')).body[list].map(({ table }) => table);
}

/** A visitor behind a proxy makes so many tables and is there at each of them. */
async function attend(url: string, address: string, count: number): Promise<readonly string[]> {
  const made: string[] = [];
  for (let i = 0; i < count; i++) {
    const { table, host } = await make(url, address);
    await Client.join(url, table, host);
    made.push(table);
  }
  return made;
}

function make(url: string, address: string, more: object = {}): Promise<Made> {
  return sent<Made>(url, '/api/tables', address, { ...OPEN, ...more });
}

async function sent<T>(url: string, path: string, address: string, body: object, token = ''): Promise<T> {
  const response = await fetch(url + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'x-forwarded-for': address, authorization: `Bearer ${token}` },
  });
  return (await response.json()) as T;
}

describe('what is the same for everyone', () => {
  it('is written once for all who ask within a moment', async () => {
    const { url } = await room.start({ limits: { keptFor: 600_000 } });
    const { body } = await post<Made>(url, '/api/tables', OPEN);
    const first = await fetch(`${url}/api/tables`);
    expect(first.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const text = await first.text();
    expect(text).toContain(body.table);
    await post(url, '/api/tables', OPEN);
    expect(await (await fetch(`${url}/api/tables`)).text()).toBe(text);
  });

  it('is written again after it', async () => {
    const { url } = await room.start({ limits: { keptFor: 1 } });
    expect(await listed(url)).toEqual([]);
    const { body } = await post<Made>(url, '/api/tables', OPEN);
    await expect.poll(() => listed(url)).toEqual([body.table]);
  });

  it('is not mistaken for something else that is', async () => {
    const { url } = await room.start({ limits: { keptFor: 600_000 } });
    await post(url, '/api/tables', OPEN);
    expect(await listed(url)).toHaveLength(1);
    expect(await get(url, '/api/ratings/tourney/live')).toEqual({ status: 200, body: { ratings: [] } });
    expect((await get(url, '/api/ratings/tourney/moon')).status).toBe(400);
    expect(await get(url, '/api/ratings/tourney/turns')).toEqual({ status: 200, body: { ratings: [] } });
  });
});

describe('a visitor who is at many open tables', { timeout: 60_000 }, () => {
  const CROWD = '192.0.2.66';
  const few = LIMITS.listedPerAddress;

  it('does not push those of others off the list, nor down it', async () => {
    const { url } = await room.start({ proxies: 1 });
    const crowd = await attend(url, CROWD, 110);
    const others = await attend(url, '192.0.2.1', 1);
    const waiting = await listed(url);
    expect(waiting).toHaveLength(100);
    expect(waiting.slice(0, few + 1).toSorted()).toEqual([...crowd.slice(0, few), ...others].toSorted());
  });

  it('does not hide those where nobody is either', async () => {
    const { url } = await room.start({ proxies: 1 });
    const { table } = await make(url, '192.0.2.1');
    await attend(url, CROWD, 110);
    expect((await listed(url)).indexOf(table)).toBe(few);
  });

  it('has as few places among the games to watch', async () => {
    const { url } = await room.start({ proxies: 1, limits: { listedPerAddress: 1 } });
    const start = async (address: string, watchers: number): Promise<string> => {
      const { table, host } = await make(url, address);
      for (const seat of ['red', 'blue'])
        await post(url, `/api/tables/${table}/seats/${seat}`, { name: seat }, seat === 'red' ? host : '');
      const red = await Client.join(url, table, host);
      await red.ask({ type: 'start' });
      for (let i = 0; i < watchers; i++) await Client.join(url, table);
      return table;
    };
    const crowded = [await start(CROWD, 3), await start(CROWD, 2)];
    const other = await start('192.0.2.1', 0);
    expect(await listed(url, 'running')).toEqual([crowded[0], other, crowded[1]]);
  });

  it('makes a rematch as any other table', async () => {
    const { url } = await room.start({ proxies: 1, limits: { listedPerAddress: 1 } });
    const { table: other } = await make(url, '192.0.2.1');
    const { table, host } = await make(url, CROWD, { minds: { red: 'random', blue: 'random' } });
    const watching = await Client.join(url, table, host);
    await watching.ask({ type: 'start' });
    await watching.until(() => watching.last('table').info.status === 'over');
    const [present] = await attend(url, CROWD, 1);
    const again = await sent<Made>(url, `/api/tables/${table}/rematch`, CROWD, {}, host);
    expect(await listed(url)).toEqual([present, other, again.table]);
  });
});
