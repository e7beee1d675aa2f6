import { serve, type RunningServer } from '@maester/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PlayerSocket } from '../../src/bench/player-socket.ts';
import { post } from '../../src/bench/post.ts';
import { gameNamed } from '../../src/games.ts';

let server: RunningServer;

beforeAll(async () => {
  const { game } = gameNamed('thrones');
  server = await serve({
    port: 0,
    log: () => {},
    tables: { games: [game], minds: [], database: ':memory:' },
  });
});

afterAll(() => server.close());

async function newTable(): Promise<string> {
  const { table } = await post(`${server.url}/api/tables`, { game: 'thrones', players: 6 });
  return `${server.url.replace('http', 'ws')}/api/tables/${table}/socket`;
}

/** What a spectator hears until a message of this type, and then how the connection ends. */
function watched(address: string, until: string): Promise<{ texts: string[]; end: [number, string] }> {
  const texts: string[] = [];
  return new Promise((resolve) => {
    const socket: PlayerSocket = new PlayerSocket(address, {
      opened: () => socket.send(JSON.stringify({ type: 'join', token: null })),
      heard: (text) => {
        texts.push(text);
        if (text.startsWith(`{"type":"${until}"`)) socket.close();
      },
      closed: (code, reason) => resolve({ texts, end: [code, reason] }),
    });
  });
}

describe('the connection of a player in a measurement', () => {
  it('hears messages, also those that the server compresses, and leaves', async () => {
    const { texts, end } = await watched(await newTable(), 'state');
    const messages = texts.map((text) => JSON.parse(text) as { type: string });
    expect(messages.map(({ type }) => type)).toEqual(['welcome', 'table', 'state']);
    expect(texts[2]?.length).toBeGreaterThan(8192);
    expect(end[0]).toBe(1000);
  });

  it('says what is longer than the shortest message, and tells why the server hangs up', async () => {
    const address = await newTable();
    const texts: string[] = [];
    const end = await new Promise<[number, string]>((resolve) => {
      const socket: PlayerSocket = new PlayerSocket(address, {
        opened: () => socket.send(JSON.stringify({ type: 'join', token: 'x'.repeat(300) })),
        heard: (text) => texts.push(text),
        closed: (...told) => resolve(told),
      });
    });
    const why = "This secret doesn't belong to a seat at this table.";
    expect(texts.map((text): unknown => JSON.parse(text))).toEqual([{ type: 'error', problem: why }]);
    expect(end).toEqual([1008, why]);
  });

  it('tells why the server refused it', async () => {
    const nowhere = `${server.url.replace('http', 'ws')}/api/tables/nowhere/socket`;
    expect((await watched(nowhere, 'state')).end).toEqual([1006, 'HTTP/1.1 404 no-table']);
  });
});
