// A server that is killed at random moments, many times, loses no choice that it has answered.

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Match, seededRandom } from '@maester/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import { sqliteStorage } from '../src/index.ts';
import { journalOf } from '../src/journal-of.ts';
import { Client, Player, protocolAt } from './support/client.ts';
import { gameNamed, GAMES, LONG } from './support/games.ts';
import { gather } from './support/room.ts';
import { checkedIn } from './support/storage-contract.ts';

const KILLS = LONG ? 200 : 6;
/** Playing everything again takes its time: it is done every so many kills, and at the end. */
const REPLAY_EVERY = 10;

const CHILD = fileURLToPath(new URL('./support/child.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'maester-kill-'));
const database = join(folder, 'tables.db');
let child: ChildProcess | null = null;
afterAll(() => {
  child?.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

async function start(port: string): Promise<string> {
  const started = spawn(process.execPath, [CHILD, port, database], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child = started;
  let complaint = '';
  started.stderr.on('data', (text: Buffer) => {
    if (text.includes('"failure"')) complaint += text.toString('utf8');
  });
  const url = await new Promise<string>((resolve, reject) => {
    started.stdout.once('data', (text: Buffer) => resolve(text.toString('utf8').trim()));
    started.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${complaint}`)));
  });
  started.once('exit', () => expect(complaint).toBe(''));
  return url;
}

interface Gathering {
  readonly table: string;
  readonly game: string;
  readonly seats: readonly string[];
  readonly players: readonly Player[];
}

interface Kind {
  readonly game: string;
  readonly setup: unknown;
  readonly clock?: unknown;
  readonly [option: string]: unknown;
}

const BANK = { kind: 'bank', seconds: 600, increment: 1, cap: 900 };
const KINDS: readonly Kind[] = [
  { game: 'tourney', setup: { knights: 4, rounds: LONG ? 20 : 6 } },
  { game: 'tourney', setup: { knights: 3, rounds: LONG ? 20 : 6 }, clock: BANK },
  ...(LONG ? [{ game: 'thrones', setup: { players: 3 } }] : []),
];

/** A game of this kind, played over and over until told to stop. */
async function playOn(url: string, kind: Kind, seen: Gathering[], stopped: () => boolean): Promise<void> {
  const game = gameNamed(kind.game);
  const seats = game.seats(game.readSetup(kind.setup));
  for (let round = 0; !stopped(); round++) {
    // Asking by HTTP may fall into a moment when the server is down: then it is asked again.
    const gathered = await begin(url, kind, seats).catch(() => null);
    if (gathered === null) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      continue;
    }
    const { table, tokens } = gathered;
    const players = seats.map((seat, i) => {
      const seed = `${kind.game} ${round} ${seat}`;
      const token = tokens.get(seat) ?? '';
      return new Player({ url: () => url, table, token, game, seed, protocol: protocolAt(i) });
    });
    seen.push({ table, game: kind.game, seats, players });
    await Promise.all(players.map((player) => player.play()));
  }
}

async function begin(url: string, kind: Kind, seats: readonly string[]) {
  const gathered = await gather(url, kind, seats);
  const host = await Client.join(url, gathered.table, gathered.tokens.get(seats[0] ?? ''));
  const answer = await host.ask({ type: 'start' });
  host.close();
  expect(answer.type).toBe('accepted');
  return gathered;
}

/** While no server runs: every answered choice is there, and every game replays. */
async function inspect(seen: readonly Gathering[], replay: boolean): Promise<number> {
  const storage = sqliteStorage(database);
  let answered = 0;
  for (const { table, seats, players } of seen) {
    const entries = (await storage.load(table))?.entries ?? [];
    for (const [i, player] of players.entries()) {
      answered += player.accepted.size;
      for (const [version, choice] of player.accepted)
        expect((entries[version - 1] as readonly unknown[] | undefined)?.slice(0, 2)).toEqual([
          seats[i],
          choice,
        ]);
    }
  }
  const checked = replay ? await checkedIn(storage, GAMES) : [];
  expect(checked.filter(({ problem }) => problem !== null)).toEqual([]);
  await storage.close();
  return answered;
}

/** When all games are over: everyone has followed theirs to how it ended. */
async function compareEnds(seen: readonly Gathering[]): Promise<void> {
  const storage = sqliteStorage(database);
  for (const { table, game: id, seats, players } of seen) {
    const saved = await storage.load(table);
    if (saved === null) throw new Error(`${table} is gone`);
    const game = gameNamed(id);
    const { state } = Match.replay(game, journalOf(saved));
    for (const [i, { outcome, view }] of players.entries()) {
      expect(outcome).not.toBeNull();
      expect(view).toEqual(JSON.parse(JSON.stringify(game.view(state, seats[i] ?? ''))));
    }
  }
  await storage.close();
}

describe('a server killed at random moments', () => {
  it(
    `has every choice it answered, ${KILLS} times over, and every game ends`,
    { timeout: 3_600_000 },
    async () => {
      const random = seededRandom('kill');
      const url = await start('0');
      const { port } = new URL(url);
      const seen: Gathering[] = [];
      let stopped = false;
      const playing = KINDS.map((kind) => playOn(url, kind, seen, () => stopped));
      let before = 0;
      for (let kill = 0; kill < KILLS; kill++) {
        await new Promise((resolve) => setTimeout(resolve, 100 + random.below(400)));
        const exit = child === null ? null : once(child, 'exit');
        child?.kill('SIGKILL');
        await exit;
        // What was sent before the end may still be on its way to the players.
        await new Promise((resolve) => setTimeout(resolve, 20));
        const answered = await inspect(seen, kill % REPLAY_EVERY === 0);
        expect(answered).toBeGreaterThanOrEqual(before);
        before = answered;
        await start(port);
      }
      stopped = true;
      await Promise.all(playing);
      const exit = child === null ? null : once(child, 'exit');
      child?.kill('SIGTERM');
      expect(await exit).toEqual([0, null]);
      expect(await inspect(seen, true)).toBeGreaterThan(KILLS * 10);
      await compareEnds(seen);
    },
  );
});
