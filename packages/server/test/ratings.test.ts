// Ratings: what a game says of those who played it, and which games are asked.

import { describe, expect, it } from 'vitest';
import type { TableRecord } from '@maester/table';
import type { LogEntry } from '../src/log.ts';
import { playerOf } from '../src/players.ts';
import { afterGame, paceOf, Ratings, type Self } from '../src/ratings.ts';
import { sqliteShelf, type Shelf } from '../src/shelf.ts';
import { sqliteStorage } from '../src/sqlite-storage.ts';
import { GameStatistics } from '../src/statistics.ts';
import { Client, Player } from './support/client.ts';
import { gameNamed } from './support/games.ts';
import { get, post, useRoom, type Made } from './support/room.ts';
import { entry, kept } from './support/storage-contract.ts';

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
    for (const id of ['aaaa', 'bbbb', 'cccc']) await ratings.finished(ended({ id }));
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
      await ratings.finished(ended({ id: mind, seats: red === undefined ? [blue] : [red, blue] }));
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
      for (const id of ['aaaa', 'bbbb', 'cccc']) await ratings.finished(ended({ id, ...change }));
    expect(await ratings.list('tourney', 'untimed')).toEqual([]);
  });

  const strengthOf = async (shelf: Shelf, player: string): Promise<unknown> =>
    JSON.parse((await shelf.get('rating tourney untimed', player)) ?? 'null');
  const versus = (id: string, other: string): TableRecord =>
    ended({
      id,
      seats: [
        { seat: 'red', kind: 'person', name: 'Ann', tokenHash: 'a', mind: null, player: 'ann' },
        { seat: 'blue', kind: 'person', name: null, tokenHash: 'b', mind: null, player: other },
      ],
    });
  /** Others are heard between any two words with it. */
  const slow = (shelf: Shelf): Shelf => {
    const pause = () => new Promise((resolve) => setImmediate(resolve));
    return {
      ...shelf,
      get: (...asked) => pause().then(() => shelf.get(...asked)),
      put: (...put) => pause().then(() => shelf.put(...put)),
      update: (...changed) => pause().then(() => shelf.update(...changed)),
    };
  };
  const on = (shelf: Shelf): Ratings =>
    new Ratings(
      ['tourney'],
      shelf,
      ({ event }) => expect(event).toBe('nothing'),
      () => 0,
    );

  it('count every game of a player, also if two servers rate them at once', async () => {
    const [shelf, inTurn] = [sqliteShelf(':memory:'), sqliteShelf(':memory:')];
    const [one, other, alone] = [on(slow(shelf)), on(slow(shelf)), on(inTurn)];
    await Promise.all([one.finished(versus('aaaa', 'bob')), other.finished(versus('bbbb', 'cid'))]);
    await alone.finished(versus('aaaa', 'bob'));
    await alone.finished(versus('bbbb', 'cid'));
    expect(await strengthOf(shelf, 'ann')).toMatchObject({ games: 2 });
    expect(await strengthOf(shelf, 'ann')).toEqual(await strengthOf(inTurn, 'ann'));
  });

  it('count a game once, whoever hears of it, and all of it before they are closed', async () => {
    const shelf = sqliteShelf(':memory:');
    const [one, other] = [on(slow(shelf)), on(slow(shelf))];
    for (const ratings of [one, other, one]) void ratings.finished(versus('aaaa', 'bob'));
    await Promise.all([one.close(), other.close()]);
    await on(shelf).rate(versus('aaaa', 'bob'));
    for (const player of ['ann', 'bob']) expect(await strengthOf(shelf, player)).toMatchObject({ games: 1 });
  });

  it('count a game whose server was killed before it had rated it', async () => {
    const storage = sqliteStorage(':memory:');
    const shelf = sqliteShelf(':memory:');
    const { status, ...record } = versus('aaaa', 'bob');
    const last = entry('aaaa', 1, { status });
    await kept(storage, { ...record, status: 'playing' }, last, {
      kind: 'record',
      record: versus('aaaa', 'bob'),
    });
    for (let i = 0; i < 2; i++) {
      const ratings = on(shelf);
      const rate = (found: TableRecord) => ratings.rate(found);
      const log = ({ event }: LogEntry) => expect(event).toBe('nothing');
      await new GameStatistics({ storage, account: null, rate, log }).count();
      await storage.adopt('aaaa', { touched: 0, counted: false });
    }
    for (const player of ['ann', 'bob']) expect(await strengthOf(shelf, player)).toMatchObject({ games: 1 });
    expect(await storage.uncounted(9)).toEqual([]);
    await storage.close();
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
