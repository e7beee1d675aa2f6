/**
 * How much a server bears: many tables at once, two clients each, over real connections and a real database.
 * The server has a process of its own; all the clients share this one.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AnyGame } from '../games.ts';
import { Pair, type Pace } from './server-players.ts';

export interface ServerLoad {
  readonly game: AnyGame;
  readonly tables: number;
  /** How long each stage lasts. */
  readonly seconds: number;
  /** So many other tables, where one person plays against computer players all the while. */
  readonly crowd?: { readonly game: AnyGame; readonly tables: number; readonly mind: string };
}

export interface ServerResult {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
}

/** People who think a second on average. */
const THINK = 2000;
/** Tables are made so many at a time. */
const AT_ONCE = 20;

export async function measureServer(
  load: ServerLoad,
  stage: (name: string) => void,
): Promise<ServerResult[]> {
  const folder = mkdtempSync(join(tmpdir(), 'maester-bench-'));
  const server = fork(
    fileURLToPath(new URL('./server-process.ts', import.meta.url)),
    [join(folder, 'bench.db')],
    {
      execArgv: ['--expose-gc'],
    },
  );
  try {
    return await measure(server, load, stage);
  } finally {
    const ended = once(server, 'exit');
    if (server.connected) server.disconnect();
    if (server.exitCode === null) await ended;
    rmSync(folder, { recursive: true });
  }
}

async function measure(
  server: ChildProcess,
  { game, tables, seconds, crowd }: ServerLoad,
  stage: (name: string) => void,
): Promise<ServerResult[]> {
  const [{ url }] = (await once(server, 'message')) as [{ url: string }];
  const pace: Pace = { think: null, times: [] };
  const pairs = Array.from({ length: tables }, (_, i) => new Pair(url, game, pace, `bench ${i}`));

  // One table more, so that what the first one costs the whole server is not counted.
  const first = new Pair(url, game, pace, 'first');
  await first.begin();
  const empty = await figures(server);
  stage('making tables');
  for (let i = 0; i < tables; i += AT_ONCE)
    await Promise.all(pairs.slice(i, i + AT_ONCE).map((pair) => pair.begin()));
  await rest(200);
  const idle = await figures(server);
  const others = await crowdOf(url, crowd, stage);

  const play = async (think: number): Promise<Stage> => {
    pace.times.length = 0;
    pace.think = think;
    const before = await figures(server);
    const began = performance.now();
    for (const pair of pairs) pair.wake();
    await rest(seconds * 1000);
    const lasted = performance.now() - began;
    pace.think = null;
    const after = await figures(server);
    const sorted = pace.times.toSorted((a, b) => a - b);
    const cpu = after.cpu.user + after.cpu.system - before.cpu.user - before.cpu.system;
    return {
      sorted,
      perSecond: sorted.length / (lasted / 1000),
      load: cpu / 1000 / lasted,
      heap: after.heap,
    };
  };
  stage('people who think');
  const people = await play(THINK);
  await rest(500);
  stage('as fast as they can');
  const fast = await play(0);

  const problem = [...pairs, ...others].find((pair) => pair.problem !== null)?.problem;
  for (const pair of [first, ...pairs, ...others]) pair.stop();
  if (problem !== undefined && problem !== null) throw new Error(`the measurement is void: ${problem}`);
  const one = (name: string, value: number, unit: string): ServerResult => ({ name, value, unit });
  return [
    one('tables, two clients each', tables, ''),
    ...(crowd === undefined
      ? []
      : [one(`tables beside, ${crowd.mind} in all seats but one`, crowd.tables, '')]),
    one('memory of an idle table', (idle.heap - empty.heap) / tables, 'bytes'),
    one('memory of a table in play', (people.heap - empty.heap) / tables, 'bytes'),
    ...latencies('people who think a second', people, one),
    ...latencies('as fast as they can', fast, one),
  ];
}

/** The tables beside those that are measured; their people move at once, so that the computer players always think. */
async function crowdOf(
  url: string,
  crowd: ServerLoad['crowd'],
  stage: (name: string) => void,
): Promise<readonly Pair[]> {
  if (crowd === undefined) return [];
  stage('making the tables beside');
  const { game, tables, mind } = crowd;
  const company = { people: 1, players: game.players.max, mind } as const;
  const pace: Pace = { think: 0, times: [] };
  const pairs = Array.from({ length: tables }, (_, i) => new Pair(url, game, pace, `beside ${i}`, company));
  for (let i = 0; i < tables; i += AT_ONCE)
    await Promise.all(pairs.slice(i, i + AT_ONCE).map((pair) => pair.begin()));
  return pairs;
}

interface Stage {
  readonly sorted: readonly number[];
  readonly perSecond: number;
  /** Of one processor. */
  readonly load: number;
  readonly heap: number;
}

function latencies(
  who: string,
  { sorted, perSecond, load }: Stage,
  one: (name: string, value: number, unit: string) => ServerResult,
): ServerResult[] {
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
  return [
    one(`${who}: choices`, perSecond, 'per second'),
    one(`${who}: to the other client, median`, at(0.5), 'milliseconds'),
    one(`${who}: to the other client, 99 of 100`, at(0.99), 'milliseconds'),
    one(`${who}: the server's processor`, load * 100, 'percent'),
  ];
}

interface Figures {
  readonly heap: number;
  readonly cpu: { readonly user: number; readonly system: number };
}

async function figures(server: ChildProcess): Promise<Figures> {
  const answer = once(server, 'message');
  server.send('figures');
  return ((await answer) as [Figures])[0];
}

function rest(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
