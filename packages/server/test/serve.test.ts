// How the server opens, what it logs, and how it closes.

import { once } from 'node:events';
import type { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { PortUnavailableError, serve, type RunningServer } from '../src/index.ts';
import { ask, dial, LARGE, readAll, useHouse } from './support.ts';

const house = useHouse();

/** A connection that has asked for the large file and reads no further than its beginning. */
async function askAndHold(server: RunningServer): Promise<Socket> {
  const socket = await dial(server);
  socket.write('GET /large.bin HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(socket, 'readable');
  return socket;
}

describe('opening the port', () => {
  it('in use is a typed error that says what to do', async () => {
    const first = await house.start();
    const port = Number(new URL(first.url).port);
    const second = serve({ port, folder: house.folder, log: () => {} });
    await expect(second).rejects.toBeInstanceOf(PortUnavailableError);
    await expect(second).rejects.toMatchObject({ reason: 'in-use', host: '127.0.0.1', port });
    await expect(second).rejects.toThrow(`Port ${port} on 127.0.0.1 is already in use`);
    await expect(second).rejects.toThrow('--port');
    expect((await ask(first, '/healthz')).status).toBe(200);
  });

  it('names an address that a browser can open', async () => {
    expect((await house.start()).url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect((await house.start({ host: '0.0.0.0' })).url).toMatch(/^http:\/\/localhost:\d+$/);
  });
});

describe('the log', () => {
  it('has one entry a request, without query, address or header', async () => {
    const server = await house.start();
    await ask(server, 'http://user:password@127.0.0.1/icon.svg?token=secret', {
      headers: { cookie: 'secret', referer: 'http://127.0.0.1/secret' },
    });
    await server.close();
    expect(house.entries.map(({ event }) => event)).toEqual(['listening', 'request', 'closed']);
    expect(house.entries[1]).toMatchObject({ method: 'GET', path: '/icon.svg', status: 200, finished: true });
    expect(JSON.stringify(house.entries.slice(1))).not.toMatch(/secret|password|127\.0\.0\.1/);
  });

  it('does not repeat a malformed address', async () => {
    const server = await house.start();
    await ask(server, '/../secret');
    await server.close();
    expect(house.entries[1]).toMatchObject({ path: 'malformed', status: 400 });
  });
});

describe('a client that takes nothing of its answer, or a byte at a time', () => {
  it.each([
    { idleMilliseconds: 100, bytes: 0 },
    { answerMilliseconds: 300, bytes: 1 },
  ])('is cut off, and the others are answered ($bytes)', async ({ bytes, ...limits }) => {
    const server = await house.start(limits);
    const socket = await askAndHold(server);
    socket.on('error', () => {});
    const reading = setInterval(() => void (bytes > 0 && socket.read(bytes)), 10);
    const cut = expect.objectContaining({ path: '/large.bin', finished: false }) as unknown;
    await expect.poll(() => house.entries).toContainEqual(cut);
    clearInterval(reading);
    socket.destroy();
    expect((await ask(server, '/healthz')).status).toBe(200);
  });
});

describe('closing', () => {
  it('lets a running answer finish, and takes nobody new meanwhile', async () => {
    const server = await house.start();
    const socket = await askAndHold(server);
    let closed = false;
    const closing = server.close().then(() => (closed = true));
    await expect(dial(server)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    expect(closed).toBe(false);
    const whole = await readAll(socket);
    await closing;
    expect(whole.subarray(whole.indexOf('\r\n\r\n') + 4).equals(LARGE)).toBe(true);
    expect(house.entries).toContainEqual(expect.objectContaining({ path: '/large.bin', finished: true }));
  });

  it('waits no longer than its grace for a client that does not read', async () => {
    const server = await house.start({ graceMilliseconds: 200 });
    const socket = await askAndHold(server);
    socket.on('error', () => {});
    const began = performance.now();
    await server.close();
    expect(performance.now() - began).toBeGreaterThanOrEqual(190);
    socket.destroy();
    expect(house.entries).toContainEqual(expect.objectContaining({ path: '/large.bin', finished: false }));
  });

  it('ends idle connections without waiting for its grace', async () => {
    const server = await house.start({ graceMilliseconds: 600_000 });
    const socket = await dial(server);
    socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(socket, 'data');
    const ended = readAll(socket);
    await server.close();
    await expect(ended).resolves.toBeInstanceOf(Buffer);
  });

  it('may be asked for twice', async () => {
    const server = await house.start();
    await Promise.all([server.close(), server.close()]);
    await server.close();
    expect(house.entries.filter(({ event }) => event === 'closed')).toHaveLength(1);
  });
});
