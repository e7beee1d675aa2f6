// What the server answers, over real requests.

import { createHash } from 'node:crypto';
import { mkdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ask, dial, INDEX, readAll, SCRIPT, SECRET, useHouse } from './support.ts';

const house = useHouse();

describe('the web client', () => {
  it('is served at / and asked for anew each time', async () => {
    const answer = await ask(await house.start(), '/');
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toBe(INDEX);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-length']).toBe(String(INDEX.length));
  });

  it('keeps what lies under /assets/ for ever', async () => {
    const answer = await ask(await house.start(), '/assets/main-4f3a.js?ignored');
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it.each([
    ['/assets/main-4f3a.js', 'text/javascript; charset=utf-8'],
    ['/assets/main-4f3a.css', 'text/css; charset=utf-8'],
    ['/icon.svg', 'image/svg+xml; charset=utf-8'],
    ['/odd.thing', 'application/octet-stream'],
  ])('sends %s as %s', async (path, type) => {
    expect((await ask(await house.start(), path)).headers['content-type']).toBe(type);
  });

  it('follows a new build without a restart', async () => {
    const server = await house.start();
    const file = join(house.folder, 'changing.txt');
    await writeFile(file, 'first');
    const first = await ask(server, '/changing.txt');
    await writeFile(file, 'second!');
    const second = await ask(server, '/changing.txt');
    await rm(file);
    const third = await ask(server, '/changing.txt');
    expect([first.body.toString(), second.body.toString(), third.status]).toEqual(['first', 'second!', 404]);
    expect(first.headers.etag).not.toBe(second.headers.etag);
  });

  it('comes with headers that let nothing foreign in', async () => {
    const server = await house.start();
    const answers = await Promise.all(['/', '/healthz', '/nowhere', '/%'].map((path) => ask(server, path)));
    for (const { headers } of answers) {
      const policy = headers['content-security-policy'];
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    }
  });
});

describe('compression', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('%s gives the same content in fewer bytes', async (encoding, decompress) => {
    const server = await house.start();
    const headers = { 'accept-encoding': encoding };
    const [one, two] = await Promise.all([
      ask(server, '/assets/main-4f3a.js', { headers }),
      ask(server, '/assets/main-4f3a.js', { headers }),
    ]);
    expect(one.headers['content-encoding']).toBe(encoding);
    expect(one.headers.vary).toBe('Accept-Encoding');
    expect(one.body.length).toBeLessThan(SCRIPT.length / 2);
    expect(decompress(one.body).toString()).toBe(SCRIPT);
    expect(two.body.equals(one.body)).toBe(true);
  });

  it('sends what the build has compressed, unless the file is newer', async () => {
    const server = await house.start();
    const file = join(house.folder, 'built.txt');
    const headers = { 'accept-encoding': 'br' };
    await writeFile(file, SCRIPT);
    await writeFile(`${file}.br`, 'as the build compressed it');
    expect((await ask(server, '/built.txt', { headers })).body.toString()).toBe('as the build compressed it');
    await writeFile(file, `${SCRIPT} again`);
    await utimes(`${file}.br`, 0, 0);
    const { body } = await ask(server, '/built.txt', { headers });
    expect(brotliDecompressSync(body).toString()).toBe(`${SCRIPT} again`);
  });

  it('leaves small and already compressed files alone', async () => {
    const server = await house.start();
    const asked = { headers: { 'accept-encoding': 'br, gzip' } };
    for (const { headers } of [
      await ask(server, '/assets/main-4f3a.css', asked),
      await ask(server, '/odd.thing', asked),
    ]) {
      expect(headers['content-encoding']).toBeUndefined();
      expect(headers.vary).toBeUndefined();
    }
  });

  it('gives each encoding a tag of its own', async () => {
    const server = await house.start();
    const tags = await Promise.all(
      ['', 'gzip', 'br'].map(async (encoding) => {
        const { headers } = await ask(server, '/', { headers: { 'accept-encoding': encoding } });
        return headers.etag;
      }),
    );
    expect(new Set(tags).size).toBe(3);
  });
});

describe('If-None-Match', () => {
  it('is answered with 304 and no content when the client holds the file', async () => {
    const server = await house.start();
    const { etag = '' } = (await ask(server, '/')).headers;
    const held = [etag, `W/${etag}`, `"other", ${etag}`, '*'];
    const answers = await Promise.all(
      held.map((tag) => ask(server, '/', { headers: { 'if-none-match': tag } })),
    );
    for (const answer of answers) {
      expect(answer.status).toBe(304);
      expect(answer.headers.etag).toBe(etag);
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(answer.body).toHaveLength(0);
    }
  });

  it('is answered with the file when the client holds another', async () => {
    const answer = await ask(await house.start(), '/', { headers: { 'if-none-match': '"other"' } });
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toBe(INDEX);
  });
});

describe('methods', () => {
  it.each(['/', '/assets/main-4f3a.js', '/healthz', '/nowhere'])(
    'HEAD %s is GET without a body',
    async (path) => {
      const server = await house.start();
      const got = await ask(server, path);
      const head = await ask(server, path, { method: 'HEAD' });
      expect(head.status).toBe(got.status);
      expect(head.body).toHaveLength(0);
      const { date: _, ...expected } = got.headers;
      expect(head.headers).toMatchObject(expected);
    },
  );

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])(
    '%s is refused with what is allowed',
    async (method) => {
      const answer = await ask(await house.start(), '/', { method, body: method === 'TRACE' ? '' : 'hello' });
      expect(answer.status).toBe(405);
      expect(answer.headers.allow).toBe('GET, HEAD');
    },
  );
});

describe('addresses with nothing behind them', () => {
  it('answer a program in JSON', async () => {
    const answer = await ask(await house.start(), '/nowhere');
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(JSON.parse(answer.body.toString())).toEqual({
      error: 'not-found',
      message: 'There is nothing at this address.',
    });
  });

  it('answer a browser with a page in both languages', async () => {
    const answer = await ask(await house.start(), '/nowhere', { headers: { accept: 'text/html,*/*;q=0.8' } });
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body.toString()).toContain('There is nothing at this address.');
    expect(answer.body.toString()).toContain('這個網址沒有任何內容。');
  });

  it('answer with a page whose policy allows its own style and nothing else', async () => {
    const { headers, body } = await ask(await house.start(), '/nowhere', {
      headers: { accept: 'text/html' },
    });
    const style = /<style>(.*)<\/style>/.exec(body.toString())?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
  });

  it.each([
    '/assets',
    '/assets/',
    '//index.html',
    '/index.html/',
    '/.hidden',
    '/link.txt',
    `/${'a'.repeat(5000)}`,
  ])('%s is not found', async (path) => {
    expect((await ask(await house.start(), path)).status).toBe(404);
  });
});

describe('a request that tries to leave the folder', () => {
  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/%2E%2E%2Fsecret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/..\\secret.txt',
    '/%252e%252e/secret.txt',
    '/%c0%ae%c0%ae/secret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/....//secret.txt',
    '//../secret.txt',
    '/index.html%00/../../secret.txt',
    'http://127.0.0.1/../secret.txt',
    '/%',
  ])('%s gets nothing', async (path) => {
    const server = await house.start();
    const answer = await ask(server, path);
    expect([400, 404]).toContain(answer.status);
    expect(answer.body.toString()).not.toContain(SECRET);
    expect((await ask(server, '/healthz')).status).toBe(200);
  });

  it.each([
    'nonsense\r\n\r\n',
    'GET  HTTP/1.1\r\n\r\n',
    'GET / HTTP/1.1\r\n\r\n',
    'GET /\u0001 HTTP/1.1\r\nHost: x\r\n\r\n',
    'GET * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  ])('%j is refused, and the server goes on', async (bytes) => {
    const server = await house.start();
    const socket = await dial(server);
    socket.write(bytes);
    expect((await readAll(socket)).toString('latin1')).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect((await ask(server, '/healthz')).status).toBe(200);
  });
});

describe('a request that does not end', () => {
  it('is cut off, and the server goes on', async () => {
    const server = await house.start();
    const socket = await dial(server);
    socket.write(`GET /${'a'.repeat(1_000_000)}`);
    // The connection is reset while the client still writes, so whether an answer arrives is luck.
    socket.on('error', () => {}).resume();
    await new Promise((resolve) => socket.once('close', resolve));
    expect((await ask(server, '/healthz')).status).toBe(200);
  });
});

describe('/healthz', () => {
  it('says that the server is well, its version and its uptime', async () => {
    const answer = await ask(await house.start(), '/healthz');
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body.toString()).toMatch(
      /^\{"status":"ok","version":"\d+\.\d+\.\d+","uptimeSeconds":0,"loopDelayMilliseconds":\d+\}\n$/,
    );
  });
});

describe('a web client that is not built', () => {
  it('is explained at /, and the health check still works', async () => {
    const server = await house.start({ folder: join(house.home, 'absent') });
    const answer = await ask(server, '/', { headers: { accept: 'text/html' } });
    expect(answer.status).toBe(503);
    expect(answer.body.toString()).toContain('npm start');
    expect((await ask(server, '/assets/main-4f3a.js')).status).toBe(404);
    expect((await ask(server, '/healthz')).status).toBe(200);
  });

  it('is served as soon as it is built', async () => {
    const late = join(house.home, 'late');
    const server = await house.start({ folder: late });
    expect((await ask(server, '/')).status).toBe(503);
    await mkdir(late);
    await writeFile(join(late, 'index.html'), INDEX);
    expect((await ask(server, '/')).status).toBe(200);
  });
});

describe('a file that cannot be read', () => {
  it('is a failure of this request only, told in the log and not to the client', async () => {
    const loop = join(house.home, 'loop');
    await symlink(loop, loop);
    const server = await house.start({ folder: loop });
    const answer = await ask(server, '/');
    expect(answer.status).toBe(500);
    expect(answer.body.toString()).not.toContain('ELOOP');
    expect(house.entries[1]).toMatchObject({ event: 'failure', during: 'request' });
    expect(JSON.stringify(house.entries[1])).toContain('ELOOP');
    expect((await ask(server, '/healthz')).status).toBe(200);
  });
});
