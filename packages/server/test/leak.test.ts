// What a seat may not know never leaves the server: two tables that differ only in what a viewer may not know
// send that viewer the same bytes, and no secret is in any byte that was ever sent.

import { pick, seededRandom, type GameState, type Json, type Random, type Viewer } from '@maester/kernel';
import { Table, type AnyGame, type Guest, type SavedTable, type TableInfo } from '@maester/table';
import { describe, expect, it } from 'vitest';
import { Client, Player } from './support/client.ts';
import { gameNamed, LONG, RANDOM_MIND } from './support/games.ts';
import { gather, get, useRoom } from './support/room.ts';

const room = useRoom();

const RUNS = [
  { game: 'tourney', setup: { knights: 3, rounds: 2 }, games: LONG ? 300 : 6, every: 1 },
  { game: 'thrones', setup: { players: 3 }, games: LONG ? 40 : 1, every: LONG ? 3 : 25 },
] as const;

/** A table in memory that goes on from this very state, and one guest whose bytes are kept. */
function tableAt(game: AnyGame, setup: unknown, state: GameState, viewer: Viewer) {
  const there: AnyGame = {
    ...game,
    start: () => game.copy(state),
    opening: () => ({ state: game.copy(state), events: [] }),
  };
  const seats = game.seats(setup);
  const kept: SavedTable = {
    record: {
      id: 'abcd2345',
      game: game.id,
      gameVersion: game.version,
      setup: setup as Json,
      seed: 'the seed',
      clock: { kind: 'bank', seconds: 60, increment: 1, cap: 60 },
      chat: true,
      open: false,
      hostHash: 'hash of the host',
      status: 'playing',
      seats: seats.map((seat) => ({
        seat,
        kind: 'person',
        name: seat,
        tokenHash: `hash of ${seat}`,
        mind: null,
      })),
      created: 0,
      rematch: null,
    },
    entries: [],
    chat: [],
    banks: null,
  };
  const around = {
    game: there,
    minds: RANDOM_MIND,
    pace: 0,
    now: () => 0,
    later: () => () => {},
    save: () => {},
    report: (problem: unknown) => {
      throw problem;
    },
  };
  const table = new Table(around, kept);
  const bytes: string[] = [];
  const guest = (seat: Viewer, send: Guest['send']): Guest => ({
    seat,
    host: false,
    send,
    dismiss: () => {},
  });
  const watching = guest(viewer, (message) => bytes.push(JSON.stringify(message)));
  table.join(watching, -1);
  const others = new Map(seats.map((seat) => [seat, seat === viewer ? watching : guest(seat, () => {})]));
  return {
    table,
    bytes,
    act: (seat: string, request: Parameters<Table['request']>[1]) => {
      const who = others.get(seat);
      if (who !== undefined) table.request(who, request);
    },
  };
}

/** What the two tables do while nothing hidden comes to light; returns how many bytes were compared. */
function compare(game: AnyGame, setup: unknown, state: GameState, viewer: Viewer, random: Random): number {
  const here = tableAt(game, setup, state, viewer);
  const there = tableAt(game, setup, game.imagine(state, viewer, random), viewer);
  const same = (): void => expect(there.bytes).toEqual(here.bytes);
  same();

  // Others whisper, each their own thing.
  const [one = '', two = ''] = game.seats(setup).filter((seat) => seat !== viewer);
  here.act(one, { id: 1, type: 'chat', to: two, text: 'march on the left' });
  there.act(one, { id: 1, type: 'chat', to: two, text: 'wait' });
  same();

  // Others answer in secret, each world its own answer, take it back, and answer again.
  const waiting = game.waiting(state);
  for (const seat of waiting.filter((asked) => asked !== viewer).slice(0, waiting.length - 1)) {
    for (const type of ['choose', 'undo', 'choose'] as const) {
      for (const { table, act } of [here, there]) {
        const { version } = table;
        if (type === 'undo') act(seat, { id: 2, type, version, count: 1 });
        else act(seat, { id: 2, type, version, choice: game.sample(table.state, seat, random) });
      }
      same();
    }
  }

  // The viewer does the same in both; what it may see of that is the same until luck or a secret comes into it.
  if (viewer !== null && game.waiting(here.table.state).includes(viewer)) {
    for (const choice of [game.sample(state, viewer, random), 'nonsense']) {
      const before = [here.bytes.length, there.bytes.length];
      const shows = [here, there].some(({ table }) => {
        const applied = game.apply(game.copy(table.state), viewer, choice);
        return applied.ok && applied.revealed;
      });
      for (const { table, act } of [here, there])
        act(viewer, { id: 3, type: 'choose', version: table.version, choice });
      if (shows) return before[0] ?? 0;
      same();
    }
  }
  return here.bytes.join('').length;
}

describe.each(RUNS)('a table of $game', ({ game: id, setup: wanted, games, every }) => {
  it('sends a viewer nothing that depends on what it may not know', { timeout: 600_000 }, () => {
    const game = gameNamed(id);
    const setup = game.readSetup(wanted);
    let compared = 0;
    for (let i = 0; i < games; i++) {
      const random = seededRandom(`leak ${id} ${i}`);
      const state = game.start(setup, `leak ${i}`);
      for (let step = 0; game.waiting(state).length > 0; step++) {
        if (step % every === 0)
          for (const viewer of [...game.seats(setup), null])
            compared += compare(game, setup, state, viewer, random);
        const seat = pick(random, game.waiting(state));
        game.apply(state, seat, game.sample(state, seat, random));
      }
    }
    expect(compared).toBeGreaterThan(10_000);
  });

  it(
    'sends no token, no hash of one, no key of the dice, and the seed only at the end',
    { timeout: 60_000 },
    async () => {
      const game = gameNamed(id);
      const seats = game.seats(game.readSetup(wanted));
      const { url } = await room.start();
      const { table, tokens } = await gather(url, { game: id, setup: wanted }, seats);
      const tabs = await Promise.all(
        [...tokens.values(), null].map((token) => Client.join(url, table, token)),
      );
      await tabs[0]?.ask({ type: 'start' });
      const players = seats.map((seat) => {
        return new Player({ url: () => url, table, token: tokens.get(seat) ?? '', game, seed: seat });
      });
      await Promise.all(players.map((player) => player.play()));
      await Promise.all(tabs.map((tab) => tab.until(() => tab.last('table').info.status === 'over')));
      const seed = (await get<TableInfo>(url, `/api/tables/${table}`)).body.seed ?? '';
      const { key } = game.start(game.readSetup(wanted), seed).flow.dice;
      const secrets = [...tokens.values(), 'tokenHash', 'hostHash', key];
      for (const tab of tabs) {
        const bytes = tab.raw.join('\n');
        expect(secrets.filter((secret) => bytes.includes(secret))).toEqual([]);
        const showing = tab.raw.filter((text) => text.includes(seed));
        expect(showing.length).toBeGreaterThan(0);
        expect(showing.every((text) => text.includes('"status":"over"'))).toBe(true);
      }
    },
  );
});
