/** `maester bench`: how fast the kernel and the games are; `maester bench server`: how much a server bears. */
import { USUAL_EDITION, usualSetupIn } from '@maester/battle';
import { MINDS } from '@maester/minds';
import { countOperands, namedOne, readArguments, wholeNumber } from '../arguments.ts';
import { compareInTurns } from '../bench/in-turns.ts';
import { measureGame } from '../bench/measure-game.ts';
import { measureKernel } from '../bench/measure-kernel.ts';
import type { Company } from '../bench/server-players.ts';
import { compareServers, measureServer, type ServerLoad } from '../bench/measure-server.ts';
import type { Group } from '../bench/measurement.ts';
import { soak } from '../bench/soak.ts';
import { stopwatch } from '../bench/stopwatch.ts';
import { EXIT, UsageError, type Command, type Io, type Options } from '../command.ts';
import { EDITION, editionNamed } from '../editions.ts';
import { gameNamed, GAMES, type GameEntry } from '../games.ts';
import { progress } from '../progress.ts';
import { table } from '../columns.ts';

const OPTIONS = {
  game: { value: 'GAME', help: 'measure only this game' },
  edition: EDITION,
  tables: { value: 'N', help: 'with server: how many tables at once (default: 100)' },
  crowd: {
    value: 'N',
    help: 'with server: so many tables of thrones beside them, with five hard computer players each',
  },
  players: { value: 'N', help: 'with server: seats at each table (default: as few as the game has)' },
  people: { value: 'N', help: 'with server: how many of them are people (default: 2)' },
  mind: { value: 'NAME', help: 'with server: who plays the other seats (default: random)' },
  spectators: { value: 'N', help: 'with server: spectators at each table (default: 0)' },
  most: {
    value: null,
    help: 'with server: add tables until 1 choice in 100 takes longer than 100 ms in two stages of three; with --against both servers take turns, once',
  },
  step: { value: 'PERCENT', help: 'with --most: so many more tables each time (default: 40)' },
  nodes: { value: 'N', help: 'with server: so many servers that work as one (needs --database and --nats)' },
  database: { value: 'URL', help: 'with server: on this PostgreSQL database, which should be empty' },
  nats: { value: 'URL', help: 'with server: where several servers meet' },
  routed: {
    value: null,
    help: 'with --nodes: people connect to the server that has their table, not to any',
  },
  against: { value: 'FOLDER', help: 'compare with another checkout of Maester, in turns' },
  rounds: { value: 'N', help: 'with server --against: how often each is measured (default: 3)' },
  seconds: {
    value: 'N',
    help: 'with soak: how long (default: 600); with server: each stage, the first of which only warms up (default: 10)',
  },
  quick: { value: null, help: 'short rounds: a first impression within seconds' },
  json: { value: null, help: 'print one JSON object' },
} as const satisfies Options;

const THOROUGH = { rounds: 7, roundMilliseconds: 100, heapChoices: 1_000_000 };
/** Milliseconds for each figure of two checkouts. */
const [QUICK_WORK, THOROUGH_WORK] = [10, 3000];
const QUICK = { rounds: 3, roundMilliseconds: 5, heapChoices: 20_000 };

/** A game that is measured as it is played in an edition, if it has any. */
function ofEdition(entry: GameEntry, edition: string): GameEntry {
  if (entry.game.id !== 'battle' || edition === USUAL_EDITION) return entry;
  return { ...entry, game: { ...entry.game, usualSetup: (players) => usualSetupIn(edition, players) } };
}

interface Result {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
}

export const bench: Command = {
  name: 'bench',
  operands: '[server | soak]',
  summary: 'measure how fast the kernel and the games are, or how much load a server can take',
  options: OPTIONS,
  run: async (args, io) => {
    const { values, operands } = readArguments(args, OPTIONS);
    if (operands[0] === 'server') {
      countOperands(operands, 1, 1, '');
      io.out(await benchServer(serverLoad(values), values, io));
      return EXIT.ok;
    }
    if (operands[0] === 'soak') {
      countOperands(operands, 1, 1, '');
      return benchSoak(values, io);
    }
    countOperands(operands, 0, 0, '');
    const games = (values.game === undefined ? GAMES : [gameNamed(values.game)]).map((entry) =>
      ofEdition(entry, editionNamed(values.edition)),
    );
    if (values.against !== undefined) {
      const results = await benchAgainst(games, values.against, values.quick, io);
      io.out(values.json ? asJson(results) : asTables(results));
      return EXIT.ok;
    }
    const { rounds, roundMilliseconds, heapChoices } = values.quick ? QUICK : THOROUGH;
    const watch = stopwatch(io.now, rounds, roundMilliseconds);
    const groups = [measureKernel(watch), ...games.map((entry) => measureGame(entry, watch, heapChoices))];

    const bar = progress(io, 'measurements', groups.flatMap((group) => group.measurements).length);
    let done = 0;
    const results = new Map<Group, readonly Result[]>();
    for (const group of groups) {
      const taken = group.measurements.map(({ name, unit, take }) => {
        const value = take();
        bar.at(++done);
        return { name, value, unit };
      });
      results.set(group, taken);
    }
    bar.end();

    io.out(values.json ? asJson(results) : asTables(results));
    return EXIT.ok;
  },
};

/** Both checkouts in one process, and how many times as fast or as small this one is. */
async function benchAgainst(
  games: readonly GameEntry[],
  folder: string,
  quick: boolean,
  io: Io,
): Promise<Map<Group, readonly Result[]>> {
  const found = new Map<Group, readonly Result[]>();
  const group = (id: string): Group => ({ id, about: `in turns with ${folder}`, measurements: [] });
  for (const { game } of games) {
    const compared = await compareInTurns(game.id, folder, io.now, quick ? QUICK_WORK : THOROUGH_WORK);
    found.set(
      group(`${game.id}, the other checkout`),
      compared.map(({ name, unit, theirs }) => ({ name, value: theirs, unit })),
    );
    found.set(
      group(`${game.id}, this checkout`),
      compared.map(({ name, unit, ours }) => ({ name, value: ours, unit })),
    );
    found.set(
      group(`${game.id}, the other to this one`),
      compared.map(({ name, ours, theirs }) => ({ name, value: theirs / ours, unit: 'times' })),
    );
  }
  return found;
}

const CROWD: Company = {
  game: gameNamed('thrones').game,
  players: 6,
  people: 1,
  mind: 'hand',
  spectators: 0,
};

type Values = { readonly [name in keyof typeof OPTIONS]?: string | boolean | undefined };

function serverLoad(values: Values): ServerLoad {
  const text = (name: keyof Values): string | undefined => values[name]?.toString();
  const { game } = gameNamed(text('game') ?? 'tourney');
  const { min, max } = game.players;
  const crowd = wholeNumber('--crowd', text('crowd') ?? '0', 0, 5000);
  const players = wholeNumber('--players', text('players') ?? String(min), min, max);
  return {
    game,
    players,
    people: wholeNumber('--people', text('people') ?? '2', 1, players),
    mind: namedOne('computer player', text('mind') ?? 'random', MINDS, ({ id }) => id).id,
    spectators: wholeNumber('--spectators', text('spectators') ?? '0', 0, 200),
    tables: wholeNumber('--tables', text('tables') ?? '100', 1, 5000),
    seconds: wholeNumber('--seconds', text('seconds') ?? (values.quick === true ? '1' : '10'), 1, 600),
    most: values.most === true,
    step: wholeNumber('--step', text('step') ?? '40', 1, 1000),
    ...sharedBy(text('nodes'), text('database'), text('nats')),
    routed: values.routed === true,
    ...(crowd > 0 && { crowd: { tables: crowd, company: CROWD } }),
  };
}

/** Several servers need what they share; one may have a PostgreSQL database all the same. */
function sharedBy(
  count = '1',
  database?: string,
  nats: string | null = null,
): Pick<ServerLoad, 'nodes' | 'shared'> {
  const nodes = wholeNumber('--nodes', count, 1, 9);
  if (nodes > 1 && (database === undefined || nats === null))
    throw new UsageError('several servers need --database postgres://... and --nats nats://...');
  return { nodes, ...(database !== undefined && { shared: { database, nats } }) };
}

async function benchServer(load: ServerLoad, { against, rounds, json }: Values, io: Io): Promise<string> {
  const say = (stage: string): void => {
    if (io.isTerminal) io.err(`\r${stage}...\x1b[K`);
  };
  const { game, players, people, mind, spectators, nodes = 1, shared } = load;
  const where = shared === undefined ? '' : `, ${nodes} on PostgreSQL`;
  const about = `${game.id}, ${people} people and ${players - people} ${mind} at a table, ${spectators} spectators${where}`;
  const group = (id: string): Group => ({ id, about, measurements: [] });
  const found = new Map<Group, readonly Result[]>();
  if (against === undefined) found.set(group('server'), await measureServer(load, null, say));
  else {
    const times = wholeNumber('--rounds', rounds?.toString() ?? '3', 1, 20);
    const { ours, theirs } = await compareServers(load, against.toString(), times, say);
    found.set(group('the other server'), theirs);
    found.set(group('this server'), ours);
    found.set(
      group('this one to the other'),
      ours.map(({ name, value }, i) => ({ name, value: value / (theirs[i]?.value ?? NaN), unit: 'times' })),
    );
  }
  if (io.isTerminal) io.err('\r\x1b[K');
  return json === true ? asJson(found) : asTables(found);
}

/** How much more memory the last third of a soak may hold than the one before it. */
const LEVEL = 1.25;

async function benchSoak(values: Values, io: Io): Promise<number> {
  const games = values.game === undefined ? GAMES : [gameNamed(values.game.toString())];
  const load = {
    games: games.map(({ game }) => game),
    tables: wholeNumber('--tables', values.tables?.toString() ?? '40', 1, 2000),
    seconds: wholeNumber('--seconds', values.seconds?.toString() ?? '600', 1, 86_400),
  };
  const { counts, heap, resident, slow } = await soak(load, (stage) => {
    if (io.isTerminal) io.err(`\r${stage}...\x1b[K`);
  });
  if (io.isTerminal) io.err('\r\x1b[K');
  const { times: _times, problems, ...happened } = counts;
  const megabytes = (bytes: readonly number[]): string =>
    bytes.map((each) => (each / 1024 / 1024).toFixed(0)).join(' ');
  const third = heap.length / 3;
  const isLevel = average(heap.slice(-third)) <= LEVEL * average(heap.slice(third, -third));
  io.out(
    table([
      ['tables', load.tables],
      ['seconds', load.seconds],
      ...Object.entries(happened),
      ['99 of 100 choices answered within', `${slow.toFixed(1)} ms`],
      ['heap, MiB', megabytes(heap)],
      ['resident, MiB', megabytes(resident)],
      ['memory', isLevel ? 'level' : 'rising'],
    ]),
  );
  for (const problem of problems) io.err(`${problem}\n`);
  return problems.length === 0 && counts.drops === 0 && isLevel ? EXIT.ok : EXIT.differs;
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function asJson(results: ReadonlyMap<Group, readonly Result[]>): string {
  const groups = Array.from(results, ([{ id, about }, measurements]) => ({ id, about, measurements }));
  return `${JSON.stringify({ node: process.version, groups }, null, 2)}\n`;
}

function asTables(results: ReadonlyMap<Group, readonly Result[]>): string {
  const tables = Array.from(results, ([{ id, about }, measurements]) => {
    return `\n${id}: ${about}\n${table(measurements.map(({ name, value, unit }) => [name, value, unit]))}`;
  });
  return `Node ${process.version}\n${tables.join('')}`;
}
