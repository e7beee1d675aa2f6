// What a server tells of itself, and how it ends.

import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, vi } from 'vitest';
import { BesideWriter } from '../src/beside-writer.ts';
import { ask, dial } from './support.ts';
import { Client } from './support/client.ts';
import { gather, get, post, useRoom, refusedUpgrade, type Made } from './support/room.ts';

const room = useRoom();
const TABLE = { game: 'tourney', setup: { knights: 2, rounds: 1 } };

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
    await expect.poll(() => room.entries.map(({ event }) => event)).toContain('left');
    expect(room.entries).toContainEqual({
      event: 'joined',
      table: expect.stringMatching(/^[0-9a-f]{12}$/) as string,
      as: 'host',
    });
    expect(room.entries).toContainEqual(expect.objectContaining({ event: 'refused', reason: 'no-table' }));
    expect(JSON.stringify(room.entries)).not.toContain(made.table);
  });
});

it('the health check fails while choices cannot be saved', { timeout: 60_000 }, async () => {
  const { url } = await room.start();
  const { table, tokens } = await gather(url, TABLE, ['red', 'blue']);
  const host = await Client.join(url, table, tokens.get('red'));
  await host.ask({ type: 'start' });
  const numbers = readdirSync(room.folder).map((name) => Number(/^(\d+)\.db$/.exec(name)?.[1] ?? 0));
  const database = new DatabaseSync(join(room.folder, `${Math.max(...numbers)}.db`));
  const rename = (from: string, to: string): void => database.exec(`alter table ${from} rename to ${to}`);
  rename('latest', 'elsewhere');
  host.say({ type: 'choose', id: 9, version: 0, choice: { x: 5, y: 5, facing: 0 } });
  expect(await host.untilClosed()).toMatchObject({ code: 1012 });
  expect(await get(url, '/healthz')).toMatchObject({ status: 503, body: { status: 'failing' } });
  rename('elsewhere', 'latest');
  database.close();
  const again = await Client.join(url, table, tokens.get('red'));
  await again.ask({ type: 'choose', version: 0, choice: { x: 5, y: 5, facing: 0 } });
  expect(await get(url, '/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
});

it('the health check fails while the disk does not answer', { timeout: 60_000 }, async () => {
  const { url } = await room.start();
  const { table, tokens } = await gather(url, TABLE, ['red', 'blue']);
  const host = await Client.join(url, table, tokens.get('red'));
  await host.ask({ type: 'start' });
  let free = (): void => {};
  const disk = new Promise<void>((resolve) => (free = resolve));
  const hanging = vi.spyOn(BesideWriter.prototype, 'commit').mockImplementation(async (works) => {
    await disk;
    return works.map(() => null);
  });
  const now = performance.now.bind(performance);
  const health = (): Promise<unknown> => get(url, '/healthz');
  const clock = vi.spyOn(performance, 'now');
  try {
    const choosing = host.ask({ type: 'choose', version: 0, choice: { x: 5, y: 5, facing: 0 } });
    await expect.poll(() => hanging.mock.calls.length).toBe(1);
    expect(await health()).toMatchObject({ status: 200, body: { status: 'ok' } });
    clock.mockImplementation(() => now() + 5000);
    expect(await health()).toMatchObject({ status: 503, body: { status: 'failing' } });
    expect(await (await fetch(`${url}/metrics`)).text()).toMatch(/^maester_failing 1$/m);
    const told = (): readonly string[] =>
      room.entries.map(({ event }) => event).filter((event) => event === 'failing' || event === 'recovered');
    await expect.poll(told).toEqual(['failing']);
    free();
    expect(await choosing).toMatchObject({ type: 'accepted' });
    expect(await health()).toMatchObject({ status: 200, body: { status: 'ok' } });
    await expect.poll(told).toEqual(['failing', 'recovered']);
  } finally {
    free();
    clock.mockRestore();
    hanging.mockRestore();
  }
});

it(
  'a decision that a computer player makes because a clock ran out counts as thinking',
  { timeout: 60_000 },
  async () => {
    const { url } = await room.start();
    const clock = { kind: 'per-decision', seconds: 1 };
    const { table, tokens } = await gather(url, { ...TABLE, clock }, ['red', 'blue']);
    const host = await Client.join(url, table, tokens.get('red'));
    await host.ask({ type: 'start' });
    await host.until(() => host.last('state').version === 1);
    const text = await (await fetch(`${url}/metrics`)).text();
    expect(text).toMatch(/^maester_thinking_seconds_count 1$/m);
  },
);

describe('stopping', { timeout: 60_000 }, () => {
  it('says goodbye to everyone, and does not wait for one who does not answer', async () => {
    const server = await room.start({ graceMilliseconds: 600_000 });
    const { table } = await gather(server.url, TABLE, ['red']);
    const client = await Client.join(server.url, table);
    const mute = await dial(server);
    mute.write(
      `GET /api/tables/${table}/socket HTTP/1.1\r\nHost: ${new URL(server.url).host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
    const [answer] = (await once(mute, 'data')) as [Buffer];
    expect(answer.toString()).toContain(' 101 ');
    mute.on('error', () => {});
    await server.close();
    expect(await client.untilClosed()).toEqual({ code: 1001, reason: 'the server is stopping' });
    expect(room.entries.at(-1)).toMatchObject({ event: 'closed' });
  });
});
