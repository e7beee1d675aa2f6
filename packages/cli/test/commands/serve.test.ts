import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { maester, ROOT, useFolder } from '../support.ts';

const folder = useFolder();

/** A stop that the test gives. */
function stopping() {
  let stop = (): void => {};
  const stopped = new Promise<void>((resolve) => {
    stop = resolve;
  });
  return { stop, untilStopped: () => stopped };
}

/** The command as a process of its own, once it serves. */
async function started(database: string, log: 'pipe' | number = 'pipe') {
  const child = spawn(
    process.execPath,
    [`${ROOT}/packages/cli/src/main.ts`, 'serve', '--port', '0', '--database', folder.path(database)],
    { stdio: ['ignore', 'pipe', log] },
  );
  const ended = once(child, 'exit');
  if (child.stdout === null) throw new Error('it has no output');
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, url: /http:\S+/.exec(said.toString())?.[0] ?? '', ended };
}

describe('serve', () => {
  it('says where it is, serves, and closes cleanly when told to stop', async () => {
    const { stop, untilStopped } = stopping();
    let address = '';
    const running = maester(['serve', '--port', '0', '--database', folder.path('tables.db')], {
      untilStopped,
      out: (text) => {
        address = /http:\/\/127\.0\.0\.1:\d+/.exec(text)?.[0] ?? text;
      },
    });
    await expect.poll(() => address).toMatch(/^http:/);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    stop();
    expect(await running).toMatchObject({
      code: 0,
      err: expect.stringContaining('"event":"closed"') as string,
    });
    await expect(fetch(`${address}/healthz`)).rejects.toThrow('fetch failed');
  });

  it('takes settings from the environment, and those of the command line before them', async () => {
    const settings: Record<string, string> = {
      MAESTER_PORT: '70000',
      MAESTER_DATABASE: folder.path('settings.db'),
      MAESTER_OPEN_METRICS: '1',
    };
    const environment = (name: string): string | undefined => settings[name];
    const { stop, untilStopped } = stopping();
    expect(await maester(['serve'], { environment })).toMatchObject({
      code: 2,
      err: expect.stringContaining('--port must be a whole number') as string,
    });
    let address = '';
    const running = maester(['serve', '--port', '0'], {
      environment,
      untilStopped,
      out: (text) => {
        address = /http:\/\/127\.0\.0\.1:\d+/.exec(text)?.[0] ?? text;
      },
    });
    await expect.poll(() => address).toMatch(/^http:/);
    expect(existsSync(folder.path('settings.db'))).toBe(true);
    const metrics = await fetch(`${address}/metrics`, { headers: { 'x-forwarded-for': '192.0.2.1' } });
    expect(metrics.status).toBe(200);
    stop();
    await running;
    const open = { ...settings, MAESTER_OPEN_METRICS: 'yes' } as Record<string, string>;
    expect(await maester(['serve'], { environment: (name) => open[name] })).toMatchObject({
      code: 2,
      err: expect.stringContaining('MAESTER_OPEN_METRICS must be 1 or 0') as string,
    });
  });

  it('says in one line if the port is taken', async () => {
    const { stop, untilStopped } = stopping();
    let port = '';
    const first = maester(['serve', '--port', '0', '--database', folder.path('tables.db')], {
      untilStopped,
      out: (text) => {
        port = /:(\d+)/.exec(text)?.[1] ?? '';
      },
    });
    await expect.poll(() => port).not.toBe('');
    const second = await maester(['serve', '--port', port, '--database', folder.path('other.db')]);
    stop();
    await first;
    expect(second).toMatchObject({ code: 1, out: '' });
    expect(second.err).toContain(`Port ${port} on 127.0.0.1 is already in use`);
  });

  it('says in one line if the database cannot be used', async () => {
    const words = folder.write('words.db', 'words '.repeat(1000));
    const { code, out, err } = await maester(['serve', '--port', '0', '--database', words]);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/^maester: .*words\.db is damaged or not a database of Maester .*\n$/m);
  });

  it('says in one line if the address does not belong to this machine', async () => {
    const { code, err } = await maester([
      'serve',
      '--port',
      '0',
      '--host',
      '192.0.2.1',
      '--database',
      folder.path('none.db'),
    ]);
    expect(code).toBe(1);
    expect(err).toMatch(/^maester: listen EADDRNOTAVAIL.*\n$/);
  });

  it.each([
    [['--port', '70000'], '--port must be a whole number from 0 to 65535'],
    [['--port', 'http'], 'not "http"'],
    [['8080'], 'unexpected argument "8080"'],
    [['--prot', '1'], 'did you mean --port?'],
  ])('refuses %j', async (args, message) => {
    expect(await maester(['serve', ...args])).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining(message) as string,
    });
  });

  it.skipIf(process.platform === 'win32').each(['SIGINT', 'SIGTERM'] as const)(
    '%s ends it with code 0',
    { timeout: 30_000 },
    async (signal) => {
      const { child, ended } = await started('signal.db');
      child.kill(signal);
      expect(await ended).toEqual([0, null]);
    },
  );

  it.skipIf(process.platform === 'win32')(
    'goes on when nobody reads its log any more',
    { timeout: 30_000 },
    async () => {
      const { child, url, ended } = await started('unread.db');
      child.stderr?.destroy();
      for (let i = 0; i < 3; i++) expect((await fetch(`${url}/healthz`)).status).toBe(200);
      child.kill('SIGTERM');
      expect(await ended).toEqual([0, null]);
    },
  );

  it.skipIf(process.platform === 'win32')(
    'loses no line of its log when its reader is slow',
    { timeout: 30_000 },
    async () => {
      const { child, url, ended } = await started('slow.db');
      child.stderr?.pause();
      let asked = 0;
      // More than a pipe holds.
      for (; asked < 1500; asked += 100)
        await Promise.all(Array.from({ length: 100 }, () => fetch(`${url}/healthz`)));
      let heard = '';
      child.stderr?.on('data', (text: unknown) => (heard += String(text)));
      child.stderr?.resume();
      child.kill('SIGTERM');
      expect(await ended).toEqual([0, null]);
      const lines = heard.split('\n').filter((line) => line.includes('/healthz'));
      expect(lines).toHaveLength(asked);
      for (const line of lines) expect(() => JSON.parse(line) as unknown).not.toThrow();
    },
  );

  it.skipIf(process.platform !== 'linux')(
    'goes on when its log is on a full disk',
    { timeout: 30_000 },
    async () => {
      const full = openSync('/dev/full', 'w');
      const { child, url, ended } = await started('full.db', full);
      closeSync(full);
      for (let i = 0; i < 3; i++) expect((await fetch(`${url}/healthz`)).status).toBe(200);
      child.kill('SIGTERM');
      expect(await ended).toEqual([0, null]);
    },
  );
});
