// Three servers under load, one of which is killed, stopped, cut off or sent away every moment: no choice that was answered
// is lost, none is played twice, nobody is shown what is not theirs, and every game ends.

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { seededRandom, Match, type Entry } from '@maester/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { journalOf } from '../src/journal-of.ts';
import { postgresStorage } from '../src/postgres/storage.ts';
import { Client, Player, protocolAt } from './support/client.ts';
import { GAMES, gameNamed, LONG } from './support/games.ts';
import { gather } from './support/room.ts';
import { ServerProcess } from './support/server-process.ts';
import { natsAddress, query, useDatabases } from './support/services.ts';
import { checkedIn } from './support/storage-contract.ts';

/** What the long version found. */
const FIGURES = fileURLToPath(new URL('../../../.cache/faults.txt', import.meta.url));
const ROUNDS = LONG ? 100 : 5;
const LEASE = LONG ? 6000 : 1500;
/** Milliseconds within which a game goes on whose server fails; the short version may have to share the machine. */
const TAKEN_OVER_WITHIN = LONG ? 15_000 : Infinity;
/** A player who hears nothing for this long tries another server. */
const PATIENCE = 1500;
/** One view in so many is compared with what the seat may know. */
const VIEWS_COMPARED = 5;

const FAULTS = {
  kill: { do: (server) => server.end('SIGKILL'), heal: (server) => server.start() },
  drain: { do: (server) => server.end('SIGTERM'), heal: (server) => server.start() },
  hang: { do: (server) => server.signal('SIGSTOP'), heal: (server) => server.signal('SIGCONT') },
  'cut from the database': { do: ({ database }) => database.cut(), heal: ({ database }) => database.mend() },
  'database silent': { do: ({ database }) => database.stall(), heal: ({ database }) => database.mend() },
  'cut from NATS': { do: ({ nats }) => nats.cut(), heal: ({ nats }) => nats.mend() },
  'NATS silent': { do: ({ nats }) => nats.stall(), heal: ({ nats }) => nats.mend() },
} as const satisfies Record<string, Record<'do' | 'heal', (server: ServerProcess) => void | Promise<void>>>;
const KINDS_OF_FAULT: readonly (keyof typeof FAULTS)[] = LONG
  ? (Object.keys(FAULTS) as (keyof typeof FAULTS)[])
  : ['kill', 'hang', 'drain', 'database silent', 'NATS silent'];

interface Kind {
  readonly game: string;
  readonly setup: unknown;
  readonly clock?: unknown;
  readonly minds?: { readonly [seat: string]: string };
  readonly [option: string]: unknown;
}

const BANK = { kind: 'bank', seconds: 600, increment: 1, cap: 900 };
const rounds = LONG ? 20 : 12;
const KINDS: readonly Kind[] = [
  { game: 'tourney', setup: { knights: 4, rounds } },
  { game: 'tourney', setup: { knights: 3, rounds }, clock: BANK },
  { game: 'tourney', setup: { knights: 3, rounds }, minds: { green: 'random' } },
  { game: 'tourney', setup: { knights: 2, rounds } },
  ...(LONG ? [3, 6].map((players) => ({ game: 'thrones', setup: { players } })) : []),
];
/** Milliseconds before each choice. */
const THINK = 10;

interface Seen {
  readonly seat: string | null;
  readonly version: number;
  readonly view: string;
}

/** A game that was begun, and everything its players know of it. */
interface Gathering {
  readonly table: string;
  readonly game: string;
  readonly seats: readonly string[];
  readonly players: readonly Player[];
  readonly views: Seen[];
  /** When each choice that was accepted had been sent, and when the answer came. */
  readonly answers: { readonly sentAt: number; readonly at: number }[];
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

const databaseFor = useDatabases();
const servers: ServerProcess[] = [];
let database = '';
beforeAll(async () => {
  database = await databaseFor('faults');
  for (let i = 0; i < 3; i++) servers.push(await ServerProcess.start(database, natsAddress(), LEASE));
});
afterAll(() => Promise.all(servers.map((server) => server.close())));

const random = seededRandom('faults');
const anyUrl = (): string => servers[random.below(servers.length)]?.url ?? '';

/** Any server but the one before: a proxy would not send anyone to a silent one again and again. */
function another(): () => string {
  let last = '';
  return () => {
    const others = servers.map(({ url }) => url).filter((url) => url !== last);
    last = others[random.below(others.length)] ?? '';
    return last;
  };
}

/** Games of a kind, one after the other, until told to stop; everyone connects to any server. */
async function playOn(kind: Kind, seen: Gathering[], isOver: () => boolean): Promise<void> {
  const game = gameNamed(kind.game);
  const minds = Object.keys(kind.minds ?? {});
  const seats = game.seats(game.readSetup(kind.setup)).filter((seat) => !minds.includes(seat));
  for (let round = 0; !isOver(); round++) {
    const begun = await Promise.race([
      begin(kind, seats).catch(() => null),
      pause(4 * PATIENCE).then(() => null),
    ]);
    if (begun === null) {
      await pause(50);
      continue;
    }
    const { table, tokens } = begun;
    const views: Seen[] = [];
    const answers: { sentAt: number; at: number }[] = [];
    const players = seats.map((seat, i) => {
      const token = tokens.get(seat) ?? '';
      return new Player({
        url: another(),
        table,
        token,
        game,
        seed: `${kind.game} ${round} ${seat}`,
        protocol: protocolAt(i),
        patience: PATIENCE,
        think: THINK,
        onView: (viewer, version, view) => {
          if (version % VIEWS_COMPARED === 0)
            views.push({ seat: viewer, version, view: JSON.stringify(view) });
        },
        onAccepted: (sentAt) => answers.push({ sentAt, at: performance.now() }),
      });
    });
    const gathering: Gathering = { table, game: kind.game, seats, players, views, answers };
    seen.push(gathering);
    await Promise.all([...players.map((player) => player.play()), watch(gathering)]);
  }
}

async function begin(kind: Kind, seats: readonly string[]) {
  const url = anyUrl();
  const gathered = await gather(url, kind, seats);
  const host = await Client.join(url, gathered.table, gathered.tokens.get(seats[0] ?? ''));
  const answer = await host.ask({ type: 'start' });
  host.close();
  if (answer.type !== 'accepted') throw new Error('it did not start');
  return gathered;
}

/** A spectator, who comes back from anywhere until the game is over, now for changes and now for whole states. */
async function watch({ table, players, views }: Gathering): Promise<void> {
  const isOver = (): boolean => players.some(({ outcome }) => outcome !== null);
  for (let visit = 0; !isOver(); visit++) {
    const client = await Promise.race([
      Client.join(anyUrl(), table, null, { protocol: protocolAt(visit) }).catch(() => null),
      pause(PATIENCE).then(() => null),
    ]);
    if (client === null) {
      await pause(50);
      continue;
    }
    await Promise.race([client.untilClosed(), pause(2 * PATIENCE)]);
    for (const message of client.heard) {
      if (message.type === 'state' && message.version % VIEWS_COMPARED === 0)
        views.push({ seat: null, version: message.version, view: JSON.stringify(message.view) });
    }
    client.close();
  }
}

/** The server that has most of the games in progress, and these games. */
async function target(seen: readonly Gathering[]): Promise<{ server: ServerProcess; active: Gathering[] }> {
  for (;;) {
    const playing = seen.filter(({ players }) => players.some(({ outcome }) => outcome === null));
    const sql = `select id, node from maester.tables where status = 'playing'`;
    const rows = (await query(database, sql)) as { id: string; node: string }[];
    const [most] = servers
      .map((server) => {
        const held = rows.filter(({ node }) => node === server.node).map(({ id }) => id);
        return { server, active: playing.filter(({ table }) => held.includes(table)) };
      })
      .toSorted((a, b) => b.active.length - a.active.length);
    if (most !== undefined && most.active.length > 0) return most;
    await pause(20);
  }
}

/** Milliseconds until each of these games answered what was sent after this moment; Infinity if it took too long. */
async function takenOver(games: readonly Gathering[], from: number): Promise<number[]> {
  const times: number[] = [];
  for (const { players, answers } of games) {
    const isOver = (): boolean => players.every(({ outcome }) => outcome !== null);
    const wentOn = (): number | undefined => answers.find(({ sentAt }) => sentAt > from)?.at;
    const isLate = (): boolean => performance.now() - from > TAKEN_OVER_WITHIN;
    while (wentOn() === undefined && !isOver() && !isLate()) await pause(10);
    const at = wentOn() ?? Infinity;
    if (at < Infinity || !isOver()) times.push(at - from);
  }
  return times;
}

/** Every answered choice is in the journal, and every choice in it was sent once for it. */
function compare({ seats, players, table }: Gathering, entries: readonly Entry[]): number {
  let answered = 0;
  for (const [i, player] of players.entries()) {
    answered += player.accepted.size;
    for (const [version, choice] of player.accepted)
      expect([table, (entries[version - 1] as readonly unknown[] | undefined)?.slice(0, 2)]).toEqual([
        table,
        [seats[i], choice],
      ]);
    const sent = player.sent.map(({ version, choice }) => ({ version, text: JSON.stringify(choice) }));
    for (const [number, entry] of entries.entries()) {
      if ('by' in entry || entry[0] !== seats[i]) continue;
      const text = JSON.stringify(entry[1]);
      const one = sent.findIndex((choice) => choice.text === text && choice.version <= number);
      expect([table, number, one >= 0]).toEqual([table, number, true]);
      sent.splice(0, one + 1);
    }
  }
  return answered;
}

describe('three servers, one of which fails every moment', () => {
  it(`lose nothing in ${ROUNDS} rounds`, { timeout: 3_600_000 }, async () => {
    const seen: Gathering[] = [];
    const times = new Map<string, number[]>();
    let isOver = false;
    const playing = Promise.all(KINDS.map((kind) => playOn(kind, seen, () => isOver)));
    // What a player finds wrong need not wait for the rounds to end.
    const wrong = new Promise<never>((_, reject) => void playing.catch(reject));
    for (let round = 0; round < ROUNDS; round++) {
      await pause(300 + random.below(500));
      const fault = KINDS_OF_FAULT[round % KINDS_OF_FAULT.length] ?? 'kill';
      const { server, active } = await Promise.race([target(seen), wrong]);
      const began = performance.now();
      await FAULTS[fault].do(server);
      const took = await Promise.race([takenOver(active, began), wrong]);
      expect([fault, took.filter((time) => time > TAKEN_OVER_WITHIN)]).toEqual([fault, []]);
      times.set(fault, [...(times.get(fault) ?? []), ...took]);
      await FAULTS[fault].heal(server);
    }
    isOver = true;
    await playing;
    const storage = await postgresStorage(database, 'the one who looks');
    let answered = 0;
    let compared = 0;
    for (const gathering of seen) {
      const saved = await storage.load(gathering.table);
      if (saved === null) throw new Error(`${gathering.table} is gone`);
      answered += compare(gathering, saved.entries);
      const game = gameNamed(gathering.game);
      const match = Match.replay(game, journalOf(saved));
      for (const { seat, version, view } of gathering.views) {
        expect(JSON.parse(view)).toEqual(JSON.parse(JSON.stringify(game.view(match.at(version), seat))));
        compared += 1;
      }
      for (const { outcome } of gathering.players) expect(outcome).not.toBeNull();
    }
    const broken = (await checkedIn(storage, GAMES)).filter(({ problem }) => problem !== null);
    expect(broken).toEqual([]);
    await storage.close();
    expect(answered).toBeGreaterThan(ROUNDS * 5);
    expect(compared).toBeGreaterThan(ROUNDS);
    const followed = seen.flatMap(({ players }) => players.map((player) => player.followed));
    expect(followed.reduce((sum, each) => sum + each, 0)).toBeGreaterThan(answered);
    const lost = servers.reduce((sum, { givenUp }) => sum + givenUp, 0);
    report(seen.length, answered, compared, lost, times);
  });
});

function report(
  games: number,
  answered: number,
  compared: number,
  givenUp: number,
  times: ReadonlyMap<string, readonly number[]>,
): void {
  const lines = [...times].map(([fault, all]) => {
    const sorted = all.toSorted((a, b) => a - b);
    const at = (part: number): string =>
      `${Math.round(sorted[Math.floor(part * (sorted.length - 1))] ?? 0)} ms`;
    return `  ${fault}: ${all.length} games went on, half of them within ${at(0.5)}, all within ${at(1)}`;
  });
  const text =
    `${games} games, ${answered} choices answered, none lost or doubled; ${compared} views compared; ` +
    `${givenUp} times a server gave up a table that another had or could have taken\n${lines.join('\n')}\n`;
  process.stdout.write(text);
  if (LONG) writeFileSync(FIGURES, text);
}
