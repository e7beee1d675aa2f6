/** `maester bench`: how fast the kernel and the games are; `maester bench server`: how much a server bears. */
import { USUAL_EDITION, usualSetupIn } from '@maester/battle';
import { countOperands, readArguments, wholeNumber } from '../arguments.ts';
import { measureGame } from '../bench/measure-game.ts';
import { measureKernel } from '../bench/measure-kernel.ts';
import { measureServer } from '../bench/measure-server.ts';
import type { Group } from '../bench/measurement.ts';
import { stopwatch } from '../bench/stopwatch.ts';
import { EXIT, type Command, type Io, type Options } from '../command.ts';
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
  quick: { value: null, help: 'short rounds: a first impression within seconds' },
  json: { value: null, help: 'print one JSON object' },
} as const satisfies Options;

const THOROUGH = { rounds: 7, roundMilliseconds: 100, heapChoices: 1_000_000 };
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
  operands: '[server]',
  summary: 'measure how fast the kernel and the games are, or how much load a server can take',
  options: OPTIONS,
  run: async (args, io) => {
    const { values, operands } = readArguments(args, OPTIONS);
    if (operands[0] === 'server') {
      countOperands(operands, 1, 1, '');
      const game = gameNamed(values.game ?? 'tourney').game;
      const tables = wholeNumber('--tables', values.tables ?? '100', 1, 5000);
      const crowd = wholeNumber('--crowd', values.crowd ?? '0', 0, 5000);
      const beside = { game: gameNamed('thrones').game, tables: crowd, mind: 'hand' };
      const load = { game, tables, seconds: values.quick ? 1 : 10, ...(crowd > 0 && { crowd: beside }) };
      io.out(await benchServer(load, values.json, io));
      return EXIT.ok;
    }
    countOperands(operands, 0, 0, '');
    const games = (values.game === undefined ? GAMES : [gameNamed(values.game)]).map((entry) =>
      ofEdition(entry, editionNamed(values.edition)),
    );
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

async function benchServer(
  load: Parameters<typeof measureServer>[0],
  json: boolean,
  io: Io,
): Promise<string> {
  const say = (stage: string): void => {
    if (io.isTerminal) io.err(`\r${stage}...\x1b[K`);
  };
  const results = await measureServer(load, say);
  if (io.isTerminal) io.err('\r\x1b[K');
  const group = { id: 'server', about: `${load.tables} tables of ${load.game.id}`, measurements: [] };
  const found = new Map<Group, readonly Result[]>([[group, results]]);
  return json ? asJson(found) : asTables(found);
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
