// Many tables of computer players that ponder, and people at another one.

import type { Mind } from '@maester/kernel';
import type { MindQuestion } from '@maester/table';
import { afterAll, describe, expect, it } from 'vitest';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../src/index.ts';
import { Client, Player } from './support/client.ts';
import { GAMES, gameNamed, GENEROUS, RANDOM_MIND } from './support/games.ts';
import { gather } from './support/room.ts';

const TABLES = 100;
const HOUSES = ['lannister', 'baratheon', 'greyjoy', 'tyrell', 'martell'];

describe('computer players that ponder at a hundred tables', { timeout: 120_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'maester-pondering-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('do so elsewhere: a game at another table is played to its end meanwhile', async () => {
    const asked: MindQuestion[] = [];
    const ponderer: Mind = {
      id: 'ponderer',
      ponders: true,
      choose: () => {
        throw new Error('it thinks in the loop that serves everyone');
      },
    };
    const failures: unknown[] = [];
    const server = await serve({
      port: 0,
      folder,
      log: (entry) => entry.event === 'failure' && failures.push(entry),
      tables: {
        games: GAMES,
        minds: [ponderer, ...RANDOM_MIND],
        database: join(folder, 'pondering.db'),
        limits: GENEROUS,
        pace: 0,
        // They never come to an end.
        think: (question) => {
          asked.push(question);
          return () => {};
        },
      },
    });
    const minds = Object.fromEntries(HOUSES.map((house) => [house, 'ponderer']));
    const crowd = await Promise.all(
      Array.from({ length: TABLES }, async () => {
        const options = { game: 'thrones', setup: { players: 6 }, minds };
        const { table, tokens } = await gather(server.url, options, ['stark']);
        const host = await Client.join(server.url, table, tokens.get('stark'));
        expect(await host.ask({ type: 'start' })).toMatchObject({ type: 'accepted' });
        return host;
      }),
    );
    expect(asked).toHaveLength(TABLES);

    const game = gameNamed('tourney');
    const setup = { knights: 2, rounds: 3 };
    const seats = game.seats(game.readSetup(setup));
    const { table, tokens } = await gather(server.url, { game: 'tourney', setup }, seats);
    const host = await Client.join(server.url, table, tokens.get(seats[0] ?? ''));
    await host.ask({ type: 'start' });
    const players = seats.map((seat) => {
      const token = tokens.get(seat) ?? '';
      return new Player({ url: () => server.url, table, token, game, seed: `beside ${seat}` });
    });
    await Promise.all(players.map((player) => player.play()));

    for (const { outcome, refusals } of players) expect([outcome === null, refusals]).toEqual([false, []]);
    expect(asked).toHaveLength(TABLES);
    expect(failures).toEqual([]);
    for (const client of [host, ...crowd]) client.close();
    await server.close();
  });
});
