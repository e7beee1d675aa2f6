// Many tables of computer players that ponder, and people at another one.

import { seededRandom, type Json, type Mind } from '@maester/kernel';
import { tourney, type TourneyState } from '@maester/kernel/sample';
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

/** Nobody waits for it. */
const PONDERER: Mind = {
  id: 'ponderer',
  ponders: true,
  choose: () => {
    throw new Error('it thinks in the loop that serves everyone');
  },
};

const folder = mkdtempSync(join(tmpdir(), 'maester-pondering-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('computer players that ponder at a hundred tables', { timeout: 120_000 }, () => {
  it('do so elsewhere: a game at another table is played to its end meanwhile', async () => {
    const asked: MindQuestion[] = [];
    const failures: unknown[] = [];
    const server = await serve({
      port: 0,
      folder,
      log: (entry) => entry.event === 'failure' && failures.push(entry),
      tables: {
        games: GAMES,
        minds: [PONDERER, ...RANDOM_MIND],
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

it(
  'a computer player that answers for someone whose time is up ponders elsewhere, and is counted',
  { timeout: 60_000 },
  async () => {
    const asked: { readonly question: MindQuestion; readonly decided: (choice: Json | null) => void }[] = [];
    const failures: unknown[] = [];
    const server = await serve({
      port: 0,
      folder,
      log: (entry) => entry.event === 'failure' && failures.push(entry),
      tables: {
        games: GAMES,
        minds: [...RANDOM_MIND, PONDERER],
        database: join(folder, 'time-outs.db'),
        limits: GENEROUS,
        pace: 0,
        think: (question, decided) => {
          asked.push({ question, decided });
          return () => {};
        },
        pondering: () => asked.length,
      },
    });
    const figures = async (): Promise<string> => (await fetch(`${server.url}/metrics`)).text();
    const setup = { knights: 2, rounds: 1 };
    const clock = { kind: 'per-decision', seconds: 1 };
    const { table, tokens } = await gather(server.url, { game: 'tourney', setup, clock }, ['red', 'blue']);
    const red = await Client.join(server.url, table, tokens.get('red'));
    await red.ask({ type: 'start' });
    await expect.poll(() => asked.length).toBe(1);
    expect(await red.ask({ type: 'choose', version: 0, choice: { x: 0, y: 0, facing: 0 } })).toMatchObject({
      rule: 'table/choice/stale',
    });
    expect(await figures()).toMatch(/^maester_minds_waiting 1$/m);
    expect(await figures()).toMatch(/^maester_thinking_seconds_count 0$/m);
    const [{ question, decided } = { question: null, decided: () => {} }] = asked;
    expect(question).toMatchObject({ mind: 'ponderer', seat: 'red' });
    decided(tourney.sample(question?.view as TourneyState, 'red', seededRandom('stand-in')));
    await red.until(() => red.last('state').version === 1);
    expect(await figures()).toMatch(/^maester_thinking_seconds_count 1$/m);
    expect(failures).toEqual([]);
    await server.close();
  },
);
