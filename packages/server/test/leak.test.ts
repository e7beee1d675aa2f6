// What a seat may not know never leaves the server: two tables that differ only in what a viewer may not know
// send that viewer the same bytes, and no secret is in any byte that was ever sent.

import {
  pick,
  seededRandom,
  type GameState,
  type Journal,
  type Json,
  type Random,
  type Viewer,
} from '@maester/kernel';
import {
  CHANGES_SINCE,
  PLAIN_PROTOCOL,
  RULES_SINCE,
  Table,
  type AnyGame,
  type Guest,
  type SavedTable,
  type TableInfo,
} from '@maester/table';
import { describe, expect, it } from 'vitest';
import { Client, Player, protocolAt } from './support/client.ts';
import { gameNamed, LONG, RANDOM_MIND } from './support/games.ts';
import { gather, get, useRoom } from './support/room.ts';

const room = useRoom();

const RUNS = [
  { game: 'tourney', setup: { knights: 3, rounds: 2 }, games: LONG ? 300 : 6, every: 1 },
  { game: 'thrones', setup: { players: 3 }, games: LONG ? 40 : 1, every: LONG ? 3 : 25 },
] as const;

const PROTOCOLS = [PLAIN_PROTOCOL, CHANGES_SINCE, RULES_SINCE];

const isChange = (text: string): boolean => text.startsWith('{"type":"change"');

/**
 * A table in memory that goes on from this very state, and guests with the eyes of the viewer, one for each protocol, whose
 * bytes are kept. The others are there before them and hear changes too: messages are shared among those who are told the same.
 */
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
  const come = (seat: Viewer, protocol: number, send: Guest['send']): Guest => {
    const changes = protocol >= CHANGES_SINCE;
    const knowsRules = protocol >= RULES_SINCE;
    const guest: Guest = { seat, host: false, changes, knowsRules, send, dismiss: () => {} };
    table.join(guest, -1);
    return guest;
  };
  const others = seats.filter((seat) => seat !== viewer).map((seat) => come(seat, RULES_SINCE, () => {}));
  const watching = PROTOCOLS.map((protocol) =>
    come(viewer, protocol, (message) => bytes.push(JSON.stringify(message))),
  );
  const guests = [...others, ...watching];
  return {
    table,
    bytes,
    act: (asked: string, request: Parameters<Table['request']>[1]) => {
      const who = guests.find(({ seat }) => seat === asked);
      if (who !== undefined) table.request(who, request);
    },
  };
}

/** What the two tables do while nothing hidden comes to light; returns the messages that were compared. */
function compare(
  game: AnyGame,
  setup: unknown,
  state: GameState,
  viewer: Viewer,
  random: Random,
): readonly string[] {
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

  // The viewer does the same in both, or whoever is asked alone; what the viewer may see of that is the same until luck or a
  // secret comes into it.
  const asked = game.waiting(here.table.state);
  const actor =
    viewer !== null && asked.includes(viewer) ? viewer : asked.length === 1 ? asked[0] : undefined;
  if (actor === undefined) return here.bytes;
  for (const choice of [game.sample(here.table.state, actor, random), 'nonsense']) {
    const before = here.bytes.length;
    const applied = [here, there].map(({ table }) => game.apply(game.copy(table.state), actor, choice));
    // What others hold is not the same in both, so they may not be free to do the same.
    if (actor !== viewer && applied.some(({ ok }) => ok !== applied[0]?.ok)) return here.bytes;
    for (const { table, act } of [here, there])
      act(actor, { id: 3, type: 'choose', version: table.version, choice });
    if (applied.some((each) => each.ok && each.revealed)) return here.bytes.slice(0, before);
    same();
  }
  return here.bytes;
}

describe.each(RUNS)('a table of $game', ({ game: id, setup: wanted, games, every }) => {
  it('sends a viewer nothing that depends on what it may not know', { timeout: 600_000 }, () => {
    const game = gameNamed(id);
    const setup = game.readSetup(wanted);
    let compared = 0;
    let changes = 0;
    for (let i = 0; i < games; i++) {
      const random = seededRandom(`leak ${id} ${i}`);
      const state = game.start(setup, `leak ${i}`);
      for (let step = 0; game.waiting(state).length > 0; step++) {
        if (step % every === 0)
          for (const viewer of [...game.seats(setup), null]) {
            const messages = compare(game, setup, state, viewer, random);
            compared += messages.join('').length;
            changes += messages.filter(isChange).length;
          }
        const seat = pick(random, game.waiting(state));
        game.apply(state, seat, game.sample(state, seat, random));
      }
    }
    expect(compared).toBeGreaterThan(10_000);
    expect(changes).toBeGreaterThan(100);
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
        [...tokens.values(), null].flatMap((token) =>
          PROTOCOLS.map((protocol) => Client.join(url, table, token, { protocol })),
        ),
      );
      await tabs[0]?.ask({ type: 'start' });
      const players = seats.map((seat, i) => {
        const token = tokens.get(seat) ?? '';
        return new Player({ url: () => url, table, token, game, seed: seat, protocol: protocolAt(i) });
      });
      await Promise.all(players.map((player) => player.play()));
      await Promise.all(tabs.map((tab) => tab.until(() => tab.last('table').info.status === 'over')));
      const seed = (await get<TableInfo>(url, `/api/tables/${table}`)).body.seed ?? '';
      // The dice come from what was promised and what the seats have added.
      const { body: journal } = await get<Journal>(url, `/api/tables/${table}/journal`);
      const { key } = game.start(game.readSetup(wanted), journal.seed).flow.dice;
      const secrets = [...tokens.values(), 'tokenHash', 'hostHash', journal.seed, key];
      for (const [i, tab] of tabs.entries()) {
        const protocol = PROTOCOLS[i % PROTOCOLS.length] ?? 0;
        expect([protocol, tab.raw.some(isChange)]).toEqual([protocol, protocol >= CHANGES_SINCE]);
        const bytes = tab.raw.join('\n');
        expect(secrets.filter((secret) => bytes.includes(secret))).toEqual([]);
        const showing = tab.raw.filter((text) => text.includes(seed));
        expect(showing.length).toBeGreaterThan(0);
        expect(showing.every((text) => text.includes('"status":"over"'))).toBe(true);
      }
    },
  );
});
