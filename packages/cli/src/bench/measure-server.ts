/**
 * How much a server bears: many tables at once, over real connections and a real database. The server has a process of its
 * own; all the clients share this one. Two servers are compared in one run, one after the other and again, so that a
 * machine with other things to do treats both alike.
 */
import { PLAIN_PROTOCOL, PROTOCOL } from '@maester/table';
import { rest, type Shared } from './server-fork.ts';
import { Party, type Company, type Pace } from './server-players.ts';
import { Servers } from './servers.ts';

export interface ServerLoad extends Company {
  readonly tables: number;
  /** How long each stage lasts. */
  readonly seconds: number;
  /** Add tables until the slowest hundredth waits longer than 100 ms. */
  readonly most: boolean;
  /** So many other tables, where one person plays against computer players all the while. */
  readonly crowd?: { readonly tables: number; readonly company: Company };
  /** So many servers work as one, */
  readonly nodes?: number;
  /** on this database. */
  readonly shared?: Shared;
  /** The people of a table all come to the server that has it, as by a proxy that routes by table, not to any. */
  readonly routed?: boolean;
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
/** Nobody should wait longer, in milliseconds, but for one choice in a hundred. */
const BEARABLE = 100;
const MORE_TABLES = 1.4;
/** One pause of a disk that others use as well is more than a hundredth of a stage: it is measured again. */
const TRIES = 3;

/** Measures the server of this checkout, or of another one. */
export async function measureServer(
  load: ServerLoad,
  checkout: string | null,
  stage: (name: string) => void,
): Promise<ServerResult[]> {
  const server = await Servers.start(load.nodes ?? 1, checkout, load.shared ?? null);
  try {
    return await measure(server, load, stage);
  } finally {
    await server.stop();
  }
}

/** Both in turn, so many times; of each figure the one in the middle. */
export async function compareServers(
  load: ServerLoad,
  other: string,
  rounds: number,
  stage: (name: string) => void,
): Promise<{ readonly ours: ServerResult[]; readonly theirs: ServerResult[] }> {
  const found = { ours: [] as ServerResult[][], theirs: [] as ServerResult[][] };
  for (let round = 1; round <= rounds; round++) {
    const say = (who: string) => (name: string) => stage(`round ${round} of ${rounds}, ${who}: ${name}`);
    found.theirs.push(await measureServer(load, other, say('the other')));
    found.ours.push(await measureServer(load, null, say('this one')));
  }
  return { ours: middle(found.ours), theirs: middle(found.theirs) };
}

function middle(rounds: readonly (readonly ServerResult[])[]): ServerResult[] {
  return (rounds[0] ?? []).map(({ name, unit }, i) => {
    const values = rounds.map((round) => round[i]?.value ?? NaN).toSorted((a, b) => a - b);
    return { name, unit, value: values[Math.floor((values.length - 1) / 2)] ?? NaN };
  });
}

async function measure(
  server: Servers,
  load: ServerLoad,
  stage: (name: string) => void,
): Promise<ServerResult[]> {
  const urlsFor = (table: number): readonly string[] =>
    load.routed === true ? server.urlsFor(table).slice(0, 1) : server.urlsFor(table);
  const pace: Pace = { think: null, times: [], choices: 0 };
  const parties: Party[] = [];
  // One table more, so that what the first one costs the whole server is not counted; and it tells the protocol.
  const first = new Party(urlsFor(0), load, pace, 'first');
  const protocol = await first.begin().then(
    () => PROTOCOL,
    () => PLAIN_PROTOCOL,
  );
  if (protocol !== PROTOCOL) {
    first.stop();
    await new Party(urlsFor(0), load, pace, 'first again', protocol).begin();
  }
  const grow = async (tables: number): Promise<void> => {
    while (parties.length < tables) {
      const more = Array.from(
        { length: Math.min(AT_ONCE, tables - parties.length) },
        (_, i) => new Party(urlsFor(parties.length + i), load, pace, `bench ${parties.length + i}`, protocol),
      );
      await Promise.all(more.map((party) => party.begin()));
      parties.push(...more);
    }
    await rest(200);
  };
  const others = await crowdOf(urlsFor, load.crowd, protocol, stage);
  const play = async (think: number): Promise<Stage> => {
    Object.assign(pace, { think, choices: 0 });
    pace.times.length = 0;
    const before = await server.figures();
    const began = performance.now();
    for (const party of parties) party.wake();
    await rest(load.seconds * 1000);
    const lasted = performance.now() - began;
    pace.think = null;
    // What comes later has waited for these figures.
    const sorted = pace.times.toSorted((a, b) => a - b);
    const { choices } = pace;
    const after = await server.figures();
    const [from, to] = [before.cpu.after, after.cpu.before];
    const cpu = (to.user + to.system - from.user - from.system) / 1000;
    return {
      sorted,
      choices,
      seconds: lasted / 1000,
      cpu,
      bytes: after.bytes - before.bytes,
      heap: after.heap,
    };
  };
  const results = load.most
    ? await most(load, grow, play, stage)
    : await usual(load, server, grow, play, stage);
  const all = [...parties, ...others];
  const problem = all.find((party) => party.problem !== null)?.problem;
  for (const party of [first, ...all]) party.stop();
  if (problem !== undefined && problem !== null) throw new Error(`the measurement is void: ${problem}`);
  return results;
}

/** The tables beside those that are measured; their people move at once, so that the computer players always think. */
async function crowdOf(
  urlsFor: (table: number) => readonly string[],
  crowd: ServerLoad['crowd'],
  protocol: number,
  stage: (name: string) => void,
): Promise<readonly Party[]> {
  if (crowd === undefined) return [];
  stage('making the tables beside');
  const { company, tables } = crowd;
  const pace: Pace = { think: 0, times: [], choices: 0 };
  const parties = Array.from(
    { length: tables },
    (_, i) => new Party(urlsFor(i), company, pace, `beside ${i}`, protocol),
  );
  for (let i = 0; i < tables; i += AT_ONCE)
    await Promise.all(parties.slice(i, i + AT_ONCE).map((party) => party.begin()));
  return parties;
}

type Grow = (tables: number) => Promise<void>;
type Play = (think: number) => Promise<Stage>;

async function usual(
  { tables, crowd }: ServerLoad,
  server: Servers,
  grow: Grow,
  play: Play,
  stage: (name: string) => void,
): Promise<ServerResult[]> {
  const empty = await server.figures();
  stage('making tables');
  await grow(tables);
  const idle = await server.figures();
  // The first choices of a process cost several times as much, until they have been compiled.
  stage('warming up');
  await play(0);
  await rest(500);
  stage('people who think');
  const people = await play(THINK);
  await rest(500);
  stage('as fast as they can');
  const fast = await play(0);
  return [
    one('tables', tables, ''),
    ...(crowd === undefined
      ? []
      : [one(`tables beside, ${crowd.company.mind} in all seats but one`, crowd.tables, '')]),
    one('memory of an idle table', (idle.heap - empty.heap) / tables, 'bytes'),
    one('memory of a table in play', (people.heap - empty.heap) / tables, 'bytes'),
    ...described('people who think a second', people),
    ...described('as fast as they can', fast),
  ];
}

/** More tables, stage by stage, until it is too many. */
async function most(
  { tables }: ServerLoad,
  grow: Grow,
  play: Play,
  stage: (name: string) => void,
): Promise<ServerResult[]> {
  let [good, last] = [0, null as Stage | null];
  for (let next = tables; ; next = Math.ceil(next * MORE_TABLES)) {
    stage(`${next} tables`);
    await grow(next);
    await play(THINK);
    const found = await firstBearable(play);
    if (found === null) break;
    [good, last] = [next, found];
  }
  return [
    one(`tables within ${BEARABLE} ms`, good, ''),
    ...(last === null ? [] : described('people who think a second', last)),
  ];
}

async function firstBearable(play: Play): Promise<Stage | null> {
  for (let i = 0; i < TRIES; i++) {
    const found = await play(THINK);
    if (percentile(found, 0.99) <= BEARABLE) return found;
  }
  return null;
}

interface Stage {
  readonly sorted: readonly number[];
  readonly choices: number;
  readonly seconds: number;
  /** Milliseconds of the server's processor. */
  readonly cpu: number;
  readonly bytes: number;
  readonly heap: number;
}

function percentile({ sorted }: Stage, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

function one(name: string, value: number, unit: string): ServerResult {
  return { name, value, unit };
}

function described(who: string, stage: Stage): ServerResult[] {
  const { choices, seconds, cpu, bytes } = stage;
  return [
    one(`${who}: choices`, choices / seconds, 'per second'),
    one(`${who}: to another client, median`, percentile(stage, 0.5), 'milliseconds'),
    one(`${who}: to another client, 99 of 100`, percentile(stage, 0.99), 'milliseconds'),
    one(`${who}: the server's processor`, cpu / 10 / seconds, 'percent'),
    one(`${who}: processor per choice`, cpu / choices, 'milliseconds'),
    one(`${who}: sent per choice`, bytes / choices, 'bytes'),
  ];
}
