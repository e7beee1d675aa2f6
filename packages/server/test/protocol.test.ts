// The client in docs/protocol.md, played as it stands there, against a server with its usual limits.

import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../src/index.ts';
import { Client } from './support/client.ts';
import { post, useRoom, type Made } from './support/room.ts';

const room = useRoom();
const BOT = fileURLToPath(new URL('../../../docs/clients/bot.mjs', import.meta.url));
const PAGE = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');

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
