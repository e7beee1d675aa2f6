// Games that are shared by a link, links that say what they lead to, and tables that can be watched.

import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { deflateRawSync } from 'node:zlib';
import { Match, packJournal, seededRandom } from '@maester/kernel';
import { tourney } from '@maester/kernel/sample';
import type { TableInfo } from '@maester/table';
import { describe, expect, it } from 'vitest';
import type { OEmbed } from '../src/embed.ts';
import type { RunningServer } from '../src/index.ts';
import { shelfBeside, sqliteShelf } from '../src/shelf.ts';
import { SUBSCRIPTION } from './support/calling.ts';
import { Client } from './support/client.ts';
import { gather, get, post, useRoom } from './support/room.ts';
import { shelfContract } from './support/shelf-contract.ts';

const room = useRoom();

const packed = (text: string): string => deflateRawSync(text).toString('base64url');

function played(seed: string): string {
  const random = seededRandom(seed);
  const match = new Match(tourney, { knights: 2, rounds: 3 }, seed);
  while (match.state.flow.outcome === null) {
    const [seat = ''] = tourney.waiting(match.state);
    match.play(seat, tourney.sample(match.state, seat, random));
  }
  return packed(JSON.stringify(packJournal(match.journal())));
}

async function pageAt(server: RunningServer, path: string, language = 'en'): Promise<string> {
  const response = await fetch(server.url + path, {
    headers: { accept: 'text/html', 'accept-language': language },
  });
  return `${response.status} ${await response.text()}`;
}

describe('a shared game', () => {
  it('is found by its link, which is the same for the same game', async () => {
    const server = await room.start();
    const code = played('shared');
    const first = await post<{ id: string }>(server.url, '/api/games', { code, round: 3 });
    expect(first.status).toBe(201);
    const second = await post<{ id: string }>(server.url, '/api/games', { code });
    expect(second.body).toEqual(first.body);
    const other = await post<{ id: string }>(server.url, '/api/games', { code: played('other') });
    expect(other.body.id).not.toBe(first.body.id);
    const found = await get(server.url, `/api/games/${first.body.id}`);
    expect(found.body).toEqual({ code, game: 'tourney', round: null });
    expect((await get(server.url, '/api/games/nosuchgame22')).status).toBe(404);
  });

  it('is refused if it is none, or would fill the memory when unpacked', async () => {
    const server = await room.start();
    const codes = [
      'not deflated at all',
      packed('not JSON'),
      packed('{"format":"maester-link-1"}'),
      packed(`{"a":"${'a'.repeat(10_000_000)}"}`),
      packed('['.repeat(10_000)),
      '',
    ];
    for (const code of codes) expect((await post(server.url, '/api/games', { code })).status).toBe(400);
    const chess = packed(
      JSON.stringify({
        format: 'maester-link-1',
        game: 'chess',
        version: '1',
        setup: {},
        seed: '',
        moves: [],
      }),
    );
    expect((await post(server.url, '/api/games', { code: chess })).body).toMatchObject({
      error: 'unknown-game',
    });
  });
});

describe('a link', () => {
  it('says what it leads to, in both languages, and leads there', async () => {
    const server = await room.start({ origin: 'https://maester.example' });
    const { body } = await post<{ id: string }>(server.url, '/api/games', { code: played('link'), round: 4 });
    const page = await pageAt(server, `/g/${body.id}/12`);
    expect(page).toMatch(/^200 /);
    expect(page).toContain('Round 4 of a game');
    expect(page).toContain(`content="0; url=/#/g/${body.id}/12"`);
    expect(page).toMatch(/og:image" content="https:\/\/maester\.example\/link-\w+\.jpg"/);
    expect(await pageAt(server, `/g/${body.id}`, 'zh-TW')).toContain('第 4 輪');

    const { table } = await gather(server.url, { game: 'tourney', players: 3 }, ['red', 'blue']);
    expect(await pageAt(server, `/t/${table}`)).toContain('1 of 3 seats are open');
    expect(await pageAt(server, `/r/${table}/7`)).toContain(`url=/#/replay/remote/${table}/7"`);
    for (const path of ['/t/nosuchtable2', '/g/nosuchgame22', '/t/', '/g/a/b'])
      expect(await pageAt(server, path)).toMatch(/^404 /);
    const logged = JSON.stringify(room.entries);
    expect(logged).not.toContain(table);
    expect(logged).not.toContain(body.id);
  });
});

describe('a frame on the page of another site', () => {
  const policyAt = async (server: RunningServer, path: string): Promise<string> =>
    (await fetch(server.url + path)).headers.get('content-security-policy') ?? '';

  it('is allowed at one address, and nowhere else', async () => {
    const client = mkdtempSync(join(tmpdir(), 'maester-embed-'));
    writeFileSync(join(client, 'index.html'), '<!doctype html><title>Maester</title>');
    try {
      const server = await room.start({ folder: client });
      const embed = await fetch(`${server.url}/embed`);
      expect([embed.status, await embed.text()]).toEqual([200, '<!doctype html><title>Maester</title>']);
      expect(embed.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      expect(await policyAt(server, '/embed')).toContain('frame-ancestors *');
      expect(await policyAt(server, '/embed?language=zh')).toContain("script-src 'self'");
      const { body } = await post<{ id: string }>(server.url, '/api/games', { code: played('framed') });
      for (const path of ['/', '/index.html', '/embed/', '/embed.html', '/api', '/healthz', `/g/${body.id}`])
        expect(await policyAt(server, path)).toContain("frame-ancestors 'none'");
    } finally {
      rmSync(client, { recursive: true });
    }
  });

  it('is what programs are told to make of a link', async () => {
    const origin = 'https://maester.example';
    const server = await room.start({ origin });
    const { body } = await post<{ id: string }>(server.url, '/api/games', { code: played('oembed') });
    const asked = (url: string, more = '') =>
      get<OEmbed & { error: string }>(server.url, `/oembed?url=${encodeURIComponent(url)}${more}`);
    const link = `${origin}/g/${body.id}/12`;
    const { status, body: told } = await asked(link, '&maxwidth=500&maxheight=100');
    expect(status).toBe(200);
    expect(told).toMatchObject({ type: 'rich', version: '1.0', width: 500, height: 240 });
    expect(told.html).toContain(`src="${origin}/embed#/g/${body.id}/12"`);
    expect(await pageAt(server, `/g/${body.id}/12`)).toContain(`/oembed?url=${encodeURIComponent(link)}`);
    expect((await asked(link, '&format=xml')).status).toBe(501);
    for (const url of ['no address', `https://elsewhere.example/g/${body.id}`, `${origin}/g/nosuchgame22`])
      expect((await asked(url)).status).toBe(404);
    expect((await asked(link, '&maxwidth=wide')).status).toBe(400);
  });
});

describe('a game in progress', () => {
  it('is listed to be watched if it is open and someone is there, with its spectators counted', async () => {
    const server = await room.start();
    const listed = async (): Promise<readonly TableInfo[]> =>
      (await get<{ running: TableInfo[] }>(server.url, '/api/tables')).body.running;
    const start = async (open: boolean) => {
      const { table, tokens } = await gather(server.url, { game: 'tourney', players: 2, open }, [
        'red',
        'blue',
      ]);
      const red = await Client.join(server.url, table, tokens.get('red') ?? '');
      await red.ask({ type: 'start' });
      return { table, red };
    };
    const { table, red } = await start(true);
    await start(false);
    expect((await listed()).map((info) => info.table)).toEqual([table]);
    const watcher = await Client.join(server.url, table, null);
    await red.until(() => red.last('table').info.spectators === 1);
    expect(await listed()).toMatchObject([{ spectators: 1, progress: { round: 0, winners: null } }]);
    watcher.socket.close();
    await red.until(() => red.last('table').info.spectators === 0);
  });
});

describe('the shelf of a file', () => {
  it('stands beside the tables', () => {
    expect(shelfBeside('a.db')).toBe('a.db.shelf');
  });

  shelfContract(async () => sqliteShelf(':memory:'));

  it('of an earlier version goes on being used', async () => {
    const file = join(room.folder, 'earlier.db.shelf');
    const earlier = new DatabaseSync(file);
    earlier.exec(
      `create table shelf (kind text not null, key text not null, value text not null, at integer not null, primary key (kind, key)) strict, without rowid;
       insert into shelf values ('x', 'a', 'is a', 1);`,
    );
    earlier.close();
    for (const key of ['b', 'c']) {
      const shelf = sqliteShelf(file);
      await shelf.put('x', key, `is ${key}`, 2, 20, 'one');
      expect(await shelf.get('x', 'a')).toBe('is a');
      await shelf.close();
    }
  });
});

it('what visitors store says which of it came from one address, and from which to nobody', async () => {
  const { url } = await room.start({ proxies: 1 });
  const send = (path: string, address: string, body: object, token: string): Promise<Response> =>
    fetch(url + path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'x-forwarded-for': address, authorization: `Bearer ${token}` },
    });
  const { table, tokens } = await gather(url, { game: 'tourney', players: 2 }, ['red', 'blue']);
  const token = tokens.get('red') ?? '';
  const webhook = { url: 'https://hooks.example.com/1', form: 'json' };
  const paths: readonly [string, object][] = [
    ['/api/games', { code: played('given') }],
    ['/api/identities', { place: 'p'.repeat(43), sealed: 'sealed' }],
    [`/api/tables/${table}/push`, { on: true, subscription: SUBSCRIPTION }],
    [`/api/tables/${table}/webhook`, { webhook }],
  ];
  for (const [path, body] of paths) expect((await send(path, '2001:db8:1:2::3', body, token)).ok).toBe(true);
  await send('/api/games', '2001:db8:1:2:9::9', { code: played('of the same network') }, token);
  await send('/api/games', '192.0.2.1', { code: played('of another network') }, token);
  const [file = ''] = readdirSync(room.folder)
    .filter((name) => name.endsWith('.shelf'))
    .toSorted((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10));
  const database = new DatabaseSync(join(room.folder, file), { readOnly: true });
  const givers = database.prepare('select giver, count(*) as gifts from shelf group by 1 order by 2').all();
  database.close();
  expect(givers.map(({ gifts }) => gifts)).toEqual([1, 5]);
  for (const { giver } of givers) expect(giver).toMatch(/^[\w-]{43}$/);
});
