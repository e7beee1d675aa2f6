// Ratings: what a game says of those who played it, and which games are asked.

import { describe, expect, it } from 'vitest';
import type { TableRecord } from '@maester/table';
import { playerOf } from '../src/players.ts';
import { afterGame, paceOf, Ratings, type Self } from '../src/ratings.ts';
import { sqliteShelf } from '../src/shelf.ts';
import { Client, Player } from './support/client.ts';
import { gameNamed } from './support/games.ts';
import { get, post, useRoom, type Made } from './support/room.ts';

const room = useRoom();
const IDENTITY = { red: 'r'.repeat(32), blue: 'b'.repeat(32) };

describe('a game', () => {
  const newcomer = { mu: 25, sigma: 25 / 3 };

  it('raises the winner, lowers the others alike, and makes everyone better known', () => {
    const [first, second, third] = afterGame([
      { standing: newcomer, won: false },
      { standing: newcomer, won: true },
      { standing: newcomer, won: false },
    ]);
    expect(second?.mu).toBeGreaterThan(newcomer.mu);
    expect(first?.mu).toBeLessThan(newcomer.mu);
    expect(third?.mu).toBeCloseTo(first?.mu ?? 0);
    for (const each of [first, second, third]) expect(each?.sigma).toBeLessThan(newcomer.sigma);
  });

  it('that was expected to end so says little', () => {
    const strong = { mu: 40, sigma: 2 };
    const weak = { mu: 15, sigma: 2 };
    const [asExpected] = afterGame([
      { standing: strong, won: true },
      { standing: weak, won: false },
    ]);
    const [surprised] = afterGame([
      { standing: strong, won: false },
      { standing: weak, won: true },
    ]);
    expect((asExpected?.mu ?? 0) - strong.mu).toBeLessThan(strong.mu - (surprised?.mu ?? 0));
  });
});

function ended(change: Partial<TableRecord> = {}): TableRecord {
  return {
    id: 'abcd2345',
    game: 'tourney',
    gameVersion: '2',
    setup: {},
    seed: '',
    clock: { kind: 'none' },
    chat: true,
    open: false,
    hostHash: '',
    status: 'over',
    created: 0,
    rematch: null,
    rated: true,
    progress: { round: 3, waiting: [], winners: ['red'] },
    seats: [
      { seat: 'red', kind: 'person', name: 'Ann', tokenHash: 'a', mind: null, player: 'ann' },
      { seat: 'blue', kind: 'mind', name: null, tokenHash: null, mind: 'random' },
    ],
    ...change,
  };
}

describe('ratings', () => {
  const make = (): Ratings =>
    new Ratings(
      ['tourney'],
      sqliteShelf(':memory:'),
      ({ event }) => expect(event).toBe('nothing'),
      () => 0,
    );

  it('put people and computer players on one scale, by game and pace', async () => {
    const ratings = make();
    for (let i = 0; i < 3; i++) await ratings.finished(ended());
    const [first, second, ...others] = await ratings.list('tourney', 'untimed');
    expect(others).toEqual([]);
    expect(first).toMatchObject({ player: 'ann', name: 'Ann', games: 3 });
    expect(second).toMatchObject({ player: 'mind:random', name: null, games: 3 });
    expect(first?.points).toBeGreaterThan(1500);
    expect(second?.points).toBeLessThan(1500);
    expect(await ratings.list('tourney', 'live')).toEqual([]);
    await expect(ratings.list('tourney', 'moon')).rejects.toMatchObject({ status: 404 });
  });

  it('count computer players of one level as one, whatever their temper', async () => {
    const ratings = make();
    const [red] = ended().seats;
    for (const mind of ['castellan-bold', 'castellan', 'castellan-jealous']) {
      const blue = { seat: 'blue', kind: 'mind', name: null, tokenHash: null, mind } as const;
      await ratings.finished(ended({ seats: red === undefined ? [blue] : [red, blue] }));
    }
    const known = await ratings.list('tourney', 'untimed');
    expect(known.map(({ player, games }) => [player, games])).toEqual([
      ['ann', 3],
      ['mind:castellan', 3],
    ]);
  });

  it('count no game that was not to be rated, or that nobody won', async () => {
    const ratings = make();
    for (const change of [
      { rated: false },
      { progress: { round: 1, waiting: [], winners: [] } },
    ] satisfies Partial<TableRecord>[])
      for (let i = 0; i < 3; i++) await ratings.finished(ended(change));
    expect(await ratings.list('tourney', 'untimed')).toEqual([]);
  });

  it('tell the paces apart by the clock', () => {
    expect(paceOf(ended())).toBe('untimed');
    expect(paceOf({ clock: { kind: 'per-decision', seconds: 60 } })).toBe('live');
    expect(paceOf({ clock: { kind: 'per-decision', seconds: 86_400 } })).toBe('turns');
  });
});

it('a rated table knows its players, each once, and counts when the game ends', async () => {
  const { url } = await room.start();
  const { body: made } = await post<Made>(url, '/api/tables', { game: 'tourney', players: 2, rated: true });
  const sit = (seat: string, body: object) =>
    post<{ token: string; error: string }>(url, `/api/tables/${made.table}/seats/${seat}`, body, made.host);
  expect((await sit('red', { name: 'Ann' })).body.error).toBe('needs-identity');
  const red = await sit('red', {
    name: 'Ann',
    identity: IDENTITY.red,
    arms: 'plain-gules-or-tower-argent',
  });
  expect((await sit('blue', { name: 'Bob', identity: IDENTITY.red })).body.error).toBe('seated');
  const blue = await sit('blue', { name: 'Bob', identity: IDENTITY.blue });
  const { body: info } = await get(url, `/api/tables/${made.table}`);
  const player = playerOf(IDENTITY.red);
  expect(info).toMatchObject({ rated: true, seats: [{ arms: 'plain-gules-or-tower-argent', player }, {}] });

  const host = await Client.join(url, made.table, red.body.token);
  await host.ask({ type: 'start' });
  host.close();
  const players = [red.body.token, blue.body.token].map(
    (token) =>
      new Player({ url: () => url, table: made.table, token, game: gameNamed('tourney'), seed: token }),
  );
  await Promise.all(players.map((each) => each.play()));
  const standings = await Promise.all(
    Object.values(IDENTITY).map(
      async (identity) => (await post<Self>(url, '/api/players', { identity })).body,
    ),
  );
  expect(standings.map(({ ratings }) => ratings.length)).toEqual([1, 1]);
  expect(standings[0]).toMatchObject({ player, ratings: [{ game: 'tourney', pace: 'untimed', games: 1 }] });
  const points = standings.map(({ ratings }) => ratings[0]?.points ?? 1500);
  expect(Math.max(...points)).toBeGreaterThan(1500);
});
