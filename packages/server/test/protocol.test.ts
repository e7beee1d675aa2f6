// The client in docs/protocol.md, played as it stands there, against a server with its usual limits.

import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { CHANGES_SINCE, PROTOCOL } from '@maester/table';
import { LIMITS } from '../src/index.ts';
import { Client } from './support/client.ts';
import { get, post, useRoom, type Made } from './support/room.ts';

const room = useRoom();
const BOT = fileURLToPath(new URL('../../../docs/clients/bot.mjs', import.meta.url));
const PAGE = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');

interface OpenApi {
  readonly paths: { readonly [path: string]: { readonly [method: string]: unknown } };
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

  it('names every refusal of the table and every kind of message', () => {
    const source = (path: string): string =>
      readFileSync(new URL(`../../table/src/${path}`, import.meta.url), 'utf8');
    const rules = source('table.ts').match(/table\/[a-z-]+\/[a-z-]+/g) ?? [];
    const types = source('protocol.ts').match(/(?<=type: ')[a-z-]+/g) ?? [];
    expect(rules.length).toBeGreaterThan(10);
    expect([...rules, ...types.map((type) => `\`${type}\``)].filter((word) => !PAGE.includes(word))).toEqual(
      [],
    );
  });
});
