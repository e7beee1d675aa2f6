// The client in docs/protocol.md, played as it stands there, against a server with its usual limits.

import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { CHANGES_SINCE, PROTOCOL } from '@maester/table';
import { LIMITS } from '../src/index.ts';
import { GET_COSTS } from '../src/limits.ts';
import { en } from '../src/messages/en.ts';
import { notice } from '../src/notices.ts';
import { Client } from './support/client.ts';
import { get, post, useRoom, type Made } from './support/room.ts';

const room = useRoom();
const BOT = fileURLToPath(new URL('../../../docs/clients/bot.mjs', import.meta.url));
const PAGE = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');

interface OpenApi {
  readonly paths: { readonly [path: string]: { readonly [method: string]: unknown } };
}

const PACKAGES = new URL('../../', import.meta.url);
const sourceOf = (path: string): string => readFileSync(new URL(path, PACKAGES), 'utf8');

/** All files of a package. */
function sourcesOf(name: string): readonly string[] {
  return readdirSync(new URL(`${name}/src`, PACKAGES), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => sourceOf(`${name}/src/${file}`));
}

/** The names of all fields that a document describes. */
function fieldsOf(document: unknown): string[] {
  if (typeof document !== 'object' || document === null) return [];
  return Object.entries(document).flatMap(([key, value]) =>
    key === 'properties'
      ? [...Object.keys(value as object), ...Object.values(value as object).flatMap(fieldsOf)]
      : fieldsOf(value),
  );
}

describe('docs/protocol.md', () => {
  it('shows the client as it is', () => {
    const [, ...lines] = readFileSync(BOT, 'utf8').split('\n');
    expect(PAGE).toContain(lines.join('\n'));
  });

  it('and two of them play a game to its end', { timeout: 120_000 }, async () => {
    const { url } = await room.start({ limits: LIMITS });
    const setup = { knights: 2, rounds: 1 };
    const { body } = await post<Made>(url, '/api/tables', { game: 'tourney', setup });
    const bots = ['red', 'blue'].map((seat) =>
      promisify(execFile)(process.execPath, [BOT, url, body.table, seat, `Bot ${seat}`]),
    );
    const host = await Client.join(url, body.table, body.host);
    await host.until(() => host.last('table').info.seats.every(({ connected }) => connected));
    expect(await host.ask({ type: 'start' })).toMatchObject({ type: 'accepted' });
    const said = await Promise.all(bots);
    const winners = host.last('state').outcome?.winners.join(', ');
    for (const { stdout } of said) expect(stdout).toContain(`won by ${winners}`);
  });

  it('has every address of the API and every field of its schemas, and no other address', async () => {
    const { url } = await room.start();
    const { body } = await get<OpenApi>(url, '/api/openapi.json');
    const served = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/(?<=.)\/$/, '')}`),
    );
    const described = [...PAGE.matchAll(/`((?:GET|POST) \/[\w./]*)`(?= \||,)/g)].map(([, address = '']) =>
      address.replaceAll(/(?<=\/)[A-Z]+/g, (name) => `{${name.toLowerCase()}}`),
    );
    expect(served.toSorted()).toEqual([...new Set([...described, 'GET /api/tables/{id}/socket'])].toSorted());
    expect(served.length).toBeGreaterThan(8);
    const fields = [...new Set(fieldsOf(body.paths))];
    expect(fields.length).toBeGreaterThan(30);
    const code = PAGE.match(/```[^]*?```|`[^`]+`/g) ?? [];
    const named = new Set(code.flatMap((part) => part.match(/\w+/g) ?? []));
    expect(fields.filter((name) => !named.has(name))).toEqual([]);
  });

  it('says which protocols the server speaks', async () => {
    const { url } = await room.start();
    expect((await get(url, '/api')).body).toMatchObject({ protocol: { oldest: 2, newest: PROTOCOL } });
    expect(PAGE).toContain(`"protocol": ${CHANGES_SINCE}`);
  });

  it('has a page for people that needs no script', async () => {
    const { url } = await room.start();
    const response = await fetch(`${url}/api/docs`);
    const page = await response.text();
    expect(page).toContain('<code>POST /api/tables/{id}/seats/{seat}</code>');
    expect(page).toContain('<code>salt</code>');
    expect(page).not.toContain('<script');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('names every kind of message', () => {
    const types = sourceOf('table/src/protocol.ts').match(/(?<=type: ')[a-z-]+/g) ?? [];
    expect(types.length).toBeGreaterThan(10);
    expect(types.filter((type) => !PAGE.includes(`\`${type}\``))).toEqual([]);
  });

  it('names every refusal of the table, and no other', () => {
    const rules = sourcesOf('table').flatMap(
      (source) => source.match(/(?<=')table\/[a-z-]+\/[a-z-]+/g) ?? [],
    );
    const named = PAGE.match(/(?<=`)table\/[a-z-]+\/[a-z-]+/g) ?? [];
    expect(new Set(rules).size).toBeGreaterThan(30);
    expect([...new Set(named)].toSorted()).toEqual([...new Set(rules)].toSorted());
  });

  it('has every code of an answer that refuses, with its status, and no other', () => {
    const thrown = sourcesOf('server').flatMap((source) =>
      Array.from(
        source.matchAll(/new RequestError\(\s*(\d{3}),\s*'([a-z-]+)'/g),
        ([, status, code]) => `${code} ${status}`,
      ),
    );
    const noticed = (Object.keys(en) as (keyof typeof en)[]).map(
      (name) => `${name} ${notice(name, '').status}`,
    );
    const named = Array.from(
      PAGE.matchAll(/^\| `([a-z-]+)` \| (\d{3}) \| /gm),
      ([, code, status]) => `${code} ${status}`,
    );
    expect(thrown.length).toBeGreaterThan(30);
    expect(named).toEqual([...new Set(named)]);
    expect(named.toSorted()).toEqual([...new Set([...thrown, ...noticed])].toSorted());
  });

  it('says what each answer costs', () => {
    const named = Array.from(
      PAGE.matchAll(/^\| `(\/[^`]+)` \| (\d+) \|$/gm),
      ([, path = '', cost]): [string, number] => [
        path.replaceAll(/(?<=\/)[A-Z]+/g, (name) => `:${name.toLowerCase()}`),
        Number(cost),
      ],
    );
    expect(Object.fromEntries(named)).toEqual(GET_COSTS);
  });
});
