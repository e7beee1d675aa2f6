import { describe, expect, it } from 'vitest';
import { jsonLines } from '../src/log.ts';
import { isLoopback, originCheck } from '../src/origin.ts';
import { ask } from './support.ts';
import { gather, useRoom } from './support/room.ts';

const room = useRoom();

const from = (host: string, origin?: string) => ({ headers: { host, ...(origin && { origin }) } });

describe('the origin of a request', () => {
  it.each([
    ['no browser', from('localhost:8470')],
    ['this machine by name', from('localhost:8470', 'http://localhost:8470')],
    ['this machine by address', from('[::1]:8470', 'http://[::1]:8470')],
  ])('of a local server may be %s', (_, request) => {
    expect(() => originCheck(null, true)(request)).not.toThrow();
  });

  it.each([
    ['another name that leads here', from('evil.example', 'http://evil.example')],
    ['another site', from('localhost:8470', 'http://evil.example')],
    ['no site at all', from('localhost:8470', 'null')],
  ])('of a local server may not be %s', (_, request) => {
    expect(() => originCheck(null, true)(request)).toThrow(/not accepted|localhost only/);
  });

  it('of a public server is the host that it was asked for', () => {
    const check = originCheck(null, false);
    expect(() => check(from('maester.example', 'https://maester.example'))).not.toThrow();
    expect(() => check(from('maester.example', 'https://evil.example'))).toThrow('not accepted');
  });

  it('is the one that was set, whatever the proxy calls the server', () => {
    const check = originCheck('https://maester.example', true);
    expect(() => check(from('10.0.0.7:8470', 'https://maester.example'))).not.toThrow();
    expect(() => check(from('maester.example', 'http://maester.example'))).toThrow('not accepted');
  });

  it('is looked at closely where only this machine can reach the server', () => {
    expect(['127.0.0.1', '127.9.9.9', '::1', 'localhost'].every(isLoopback)).toBe(true);
    expect(['0.0.0.0', '::', '192.0.2.1', 'maester.example'].some(isLoopback)).toBe(false);
  });
});

describe('what is told of tables and of the server', { timeout: 60_000 }, () => {
  const EVIL = { host: 'evil.example' };
  const started = async (options: Parameters<typeof room.start>[0]) => {
    const server = await room.start(options);
    const { table } = await gather(server.url, { game: 'tourney', players: 2 }, ['red']);
    const origin = options?.origin ?? 'http://evil.example';
    const oEmbed = `/oembed?url=${encodeURIComponent(`${origin}/t/${table}`)}`;
    const statusOf = async (path: string, headers: Record<string, string> = EVIL): Promise<number> =>
      (await ask(server, path, { headers })).status;
    return { table, statusOf, paths: ['/api/tables', `/t/${table}`, `/r/${table}/7`, oEmbed, '/metrics'] };
  };

  it('is told by a local server under the names of this machine alone', async () => {
    const { table, statusOf, paths } = await started({});
    for (const path of [...paths, '/g/nosuchgame22'])
      expect([path, await statusOf(path)]).toEqual([path, 403]);
    for (const host of ['localhost:8470', '127.0.0.1', '[::1]:8470'])
      for (const path of ['/api/tables', `/t/${table}`, '/metrics'])
        expect([path, await statusOf(path, { host })]).toEqual([path, 200]);
  });

  it('is open as far as whoever watches over the server needs it, under any name', async () => {
    const { statusOf } = await started({});
    expect([await statusOf('/healthz'), await statusOf('/nowhere')]).toEqual([200, 404]);
  });

  it('is put on pages of other sites, which ask for it by the right name', async () => {
    const server = await room.start({});
    const { table } = await gather(server.url, { game: 'tourney', players: 2 }, ['red']);
    const path = `/oembed?url=${encodeURIComponent(`${server.url}/t/${table}`)}`;
    const headers = { host: new URL(server.url).host, origin: 'https://blog.example' };
    expect((await ask(server, path, { headers })).status).toBe(200);
  });

  it.each([{ origin: 'https://maester.example' }, { host: '0.0.0.0' }])(
    'is told under any name by one with %o',
    async (options) => {
      const { statusOf, paths } = await started(options);
      for (const path of paths) expect([path, await statusOf(path)]).toEqual([path, 200]);
    },
  );
});

describe('a server that others can reach', () => {
  const warnings = (): readonly unknown[] => room.entries.filter(({ event }) => event === 'warning');

  it('warns if nobody has said how they do, since it then answers to any name', async () => {
    await room.start({ host: '0.0.0.0' });
    expect(warnings()).toEqual([
      { event: 'warning', message: expect.stringContaining('--origin') as unknown },
    ]);
  });

  it('warns as a warning', () => {
    const lines: string[] = [];
    jsonLines((line) => lines.push(line))({ event: 'warning', message: 'x' });
    expect(lines.join('')).toContain('"level":"warn","event":"warning"');
  });

  it.each([{ host: '0.0.0.0', origin: 'https://maester.example' }, { host: '127.0.0.1' }])(
    'does not warn with %o',
    async (options) => {
      await room.start(options);
      expect(warnings()).toEqual([]);
    },
  );
});
