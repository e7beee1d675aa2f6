/**
 * How much a server bears: many tables at once, over real connections and a real database. The server has a process of its
 * own; all the clients share this one. Two servers are compared in one run, one after the other and again, so that a
 * machine with other things to do treats both alike; how many tables they bear is looked for with both at once.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { PLAIN_PROTOCOL, PROTOCOL } from '@maester/table';
import { mostTables } from './most-tables.ts';
import { rest, type Shared } from './server-fork.ts';
import { Party, type Company, type Pace } from './server-players.ts';
import { described, one, type ServerResult, type Stage } from './server-stage.ts';
import { Servers } from './servers.ts';

export interface ServerLoad extends Company {
  readonly tables: number;
  /** How long each stage lasts. */
  readonly seconds: number;
  /** Add tables until the slowest hundredth waits longer than 100 ms. */
  readonly most: boolean;
  /** Percent that are added each time. */
  readonly step: number;
  /** So many other tables, where one person plays against computer players all the while. */
  readonly crowd?: { readonly tables: number; readonly company: Company };
  /** So many servers work as one, */
  readonly nodes?: number;
  /** on this database. */
  readonly shared?: Shared;
  /** The people of a table all come to the server that has it, as by a proxy that routes by table, not to any. */
  readonly routed?: boolean;
}

/** People who think a second on average. */
const THINK = 2000;
/** Tables are made so many at a time. */
const AT_ONCE = 20;
/** Milliseconds from one look at the clients' own delay to the next, which Node counts as part of it. */
const LOOK_EVERY = 10;

/** Measures the server of this checkout, or of another one. */
export async function measureServer(
  load: ServerLoad,
  checkout: string | null,
  stage: (name: string) => void,
): Promise<readonly ServerResult[]> {
  const [found = []] = load.most
    ? await mostOf(load, [checkout], stage)
    : [await withServer(load, checkout, stage, (measured) => usual(load, measured, stage))];
  return found;
}

/** Both in turn, so many times; of each figure the one in the middle. */
export async function compareServers(
  load: ServerLoad,
  other: string,
  rounds: number,
  stage: (name: string) => void,
): Promise<{ readonly ours: readonly ServerResult[]; readonly theirs: readonly ServerResult[] }> {
  if (load.most) {
    const [theirs = [], ours = []] = await mostOf(load, [other, null], stage);
    return { ours, theirs };
  }
  const found = { ours: [] as (readonly ServerResult[])[], theirs: [] as (readonly ServerResult[])[] };
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

/** How many tables each of these bears, all measured in one run. */
async function mostOf(
  load: ServerLoad,
  checkouts: readonly (string | null)[],
  stage: (name: string) => void,
): Promise<readonly (readonly ServerResult[])[]> {
  const among = async (
    left: readonly (string | null)[],
    measured: readonly Measured[],
  ): Promise<readonly (readonly ServerResult[])[]> => {
    const [next, ...others] = left;
    if (next === undefined)
      return mostTables(
        measured.map(({ grow, play, leave }) => ({ grow, play: () => play(THINK), leave })),
        load.tables,
        load.step,
        stage,
      );
    return withServer(load, next, stage, (more) => among(others, [...measured, more]));
  };
  return among(checkouts, []);
}

/** A server under load. */
interface Measured {
  readonly server: Servers;
  readonly grow: (tables: number) => Promise<void>;
  readonly play: (think: number) => Promise<Stage>;
  readonly leave: () => void;
}

/** Starts a server, lets it be measured and stops it. What was found is void if anything went wrong meanwhile. */
async function withServer<Found>(
  load: ServerLoad,
  checkout: string | null,
  stage: (name: string) => void,
  measure: (measured: Measured) => Promise<Found>,
): Promise<Found> {
  const server = await Servers.start(load.nodes ?? 1, checkout, load.shared ?? null);
  try {
    const { measured, parties } = await opened(server, load, stage);
    const found = await measure(measured);
    const problem = parties().find((party) => party.problem !== null)?.problem;
    measured.leave();
    if (problem !== undefined && problem !== null) throw new Error(`the measurement is void: ${problem}`);
    return found;
  } finally {
    await server.stop();
  }
}

async function opened(
  server: Servers,
  load: ServerLoad,
  stage: (name: string) => void,
): Promise<{ readonly measured: Measured; readonly parties: () => readonly Party[] }> {
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
  const play = (think: number): Promise<Stage> => playStage(server, parties, pace, think, load.seconds);
  const all = (): readonly Party[] => [...parties, ...others];
  const leave = (): void => {
    for (const party of [first, ...all()]) party.stop();
  };
  return { measured: { server, grow, play, leave }, parties: all };
}

async function playStage(
  server: Servers,
  parties: readonly Party[],
  pace: Pace,
  think: number,
  seconds: number,
): Promise<Stage> {
  const before = await server.figures();
  // Only now: whoever still thought from the stage before would wait for those figures.
  Object.assign(pace, { think, choices: 0 });
  pace.times.length = 0;
  const delays = monitorEventLoopDelay({ resolution: LOOK_EVERY });
  delays.enable();
  const began = performance.now();
  for (const party of parties) party.wake();
  await rest(seconds * 1000);
  const lasted = performance.now() - began;
  pace.think = null;
  delays.disable();
  // What comes later has waited for these figures.
  const sorted = pace.times.toSorted((a, b) => a - b);
  const { choices } = pace;
  const after = await server.figures();
  const [from, to] = [before.cpu.after, after.cpu.before];
  return {
    sorted,
    choices,
    seconds: lasted / 1000,
    cpu: (to.user + to.system - from.user - from.system) / 1000,
    bytes: after.bytes - before.bytes,
    heap: after.heap,
    late: Math.max(0, delays.percentile(99) / 1e6 - LOOK_EVERY),
  };
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

async function usual(
  { tables, crowd }: ServerLoad,
  { server, grow, play }: Measured,
  stage: (name: string) => void,
): Promise<readonly ServerResult[]> {
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
