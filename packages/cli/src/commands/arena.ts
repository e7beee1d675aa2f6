/** `maester arena`: computer players against each other, to learn who is better. */
import { MINDS } from '@maester/minds';
import { characterOf } from '@maester/minds/levels';
import type { Score } from '@maester/records';
import { availableParallelism } from 'node:os';
import type { Contest } from '../arena/contest.ts';
import { ratings, type Rating } from '../arena/ratings.ts';
import { tally, type Tally } from '../arena/tally.ts';
import { countOperands, namedOne, readArguments, wholeNumber } from '../arguments.ts';
import { EXIT, UsageError, type Command, type Options } from '../command.ts';
import { gameNamed, GAMES } from '../games.ts';
import { inWorkers } from '../in-workers.ts';
import { progress } from '../progress.ts';
import { table } from '../columns.ts';

const MOST_GAMES = 10_000_000;

const OPTIONS = {
  minds: {
    value: 'A,B',
    help: `the players; the last one fills the remaining seats: ${MINDS.map((mind) => mind.id).join(', ')}`,
  },
  games: {
    value: 'G',
    help: 'number of games (default: 100); seats rotate by one from game to game',
  },
  players: { value: 'N', help: 'number of players (default: the most the game allows)' },
  seed: { value: 'S', help: 'any text; the same seed gives the same games (default: maester)' },
  open: {
    value: null,
    help: 'battle: every game mode in turn, random armies of equal points, each battle twice with the seats exchanged',
  },
  effort: {
    value: 'PERCENT',
    help: 'how much minds search, compared with their usual search (default: 100)',
  },
  ratings: {
    value: null,
    help: 'rate the minds on one scale (400 points more: ten times as likely to win); --minds: all',
  },
  minutes: { value: 'M', help: 'begin no more games after so many minutes (default: play them all)' },
  json: { value: null, help: 'print one JSON object' },
} as const satisfies Options;

export const arena: Command = {
  name: 'arena',
  operands: 'GAME',
  summary: 'have computer players compete to see who plays better',
  options: OPTIONS,
  run: async (args, io) => {
    const { values, operands } = readArguments(args, OPTIONS);
    countOperands(operands, 1, 1, `the name of a game (${GAMES.map(({ game }) => game.id).join(', ')})`);
    const { game } = gameNamed(operands[0] ?? '');
    const { min, max } = game.players;
    const players =
      values.players === undefined
        ? values.open
          ? min
          : max
        : wholeNumber(`--players of ${game.id}`, values.players, min, max);
    const wanted: Contest = {
      game: game.id,
      players,
      games: wholeNumber('--games', values.games ?? '100', 1, MOST_GAMES),
      seed: values.seed ?? 'maester',
      minds: values.ratings ? ratedMinds(values.minds) : mindsNamed(values.minds, players),
      ...(values.open && { open: true }),
      ...(values.ratings && { rated: true }),
      ...(values.effort !== undefined && {
        effort: wholeNumber('--effort', values.effort, 0, 1000) / 100,
      }),
    };
    if (wanted.open === true && game.id !== 'battle') throw new UsageError('--open is for battle');
    const minutes = values.minutes === undefined ? null : wholeNumber('--minutes', values.minutes, 1, 10_000);
    const bar = progress(io, `${game.id} games`, wanted.games);
    const began = io.now();
    const enough = minutes === null ? undefined : AbortSignal.timeout(minutes * 60_000);
    const games = await inWorkers('contest', wanted, availableParallelism(), bar.at, enough);
    const contest: Contest = { ...wanted, games: games.length };
    const seconds = (io.now() - began) / 1000;
    bar.end();
    const result = { ...tally(contest, games), ...(values.ratings && { ratings: ratings(contest, games) }) };
    const choicesPerSecond = result.choices / seconds;
    io.out(
      values.json
        ? `${JSON.stringify({ ...contest, ...result, seconds, choicesPerSecond }, null, 2)}\n`
        : asTables(contest, result, seconds),
    );
    for (const { number, broken } of games)
      if (broken !== undefined) io.err(`maester: game ${number} of seed ${contest.seed} broke: ${broken}\n`);
    if (result.finished === contest.games) return EXIT.ok;
    io.err(`maester: ${contest.games - result.finished} games did not finish\n`);
    return EXIT.differs;
  },
};

/** All of them, tempers aside. */
const EVERYONE = MINDS.map(({ id }) => id)
  .filter((id) => (characterOf(id)?.temper ?? null) === null)
  .join(',');

function ratedMinds(names = EVERYONE): readonly string[] {
  const minds = names.split(',').map((name) => namedOne('mind', name, MINDS, ({ id }) => id).id);
  if (new Set(minds).size < 2) throw new UsageError('--ratings needs two minds or more: --minds A,B');
  return [...new Set(minds)];
}

function mindsNamed(names: string | undefined, players: number): readonly string[] {
  if (names === undefined) throw new UsageError('--minds is missing: --minds A,B');
  const minds = names.split(',').map((name) => namedOne('mind', name, MINDS, (mind) => mind.id).id);
  if (minds.length > players) throw new UsageError(`${minds.length} minds for ${players} seats`);
  return minds;
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const interval = ({ low, high }: Score): string => `${percent(low)} to ${percent(high)}`;

function asTables(
  contest: Contest,
  result: Tally & { readonly ratings?: readonly Rating[] },
  seconds: number,
): string {
  const { game, players, games, seed, minds } = contest;
  const names = Object.keys(result.minds);
  return [
    `${game}: ${players} players (${minds.join(', ')}), ${games} games, seed ${seed}\n\n`,
    ...(result.ratings === undefined ? [] : [ratingTable(result.ratings), '\n']),
    table([
      ['mind', 'won', 'share', '95 % interval', 'by luck', 'median ms', 'p99 ms'],
      ...Object.entries(result.minds).map(([name, mind]) => [
        name,
        mind.won,
        percent(mind.share),
        interval(mind),
        percent(mind.chance),
        mind.medianMilliseconds,
        mind.percentile99Milliseconds,
      ]),
    ]),
    '\n',
    table([
      ['seat', ...names.flatMap((name) => [name, '', ''])],
      ...Object.entries(result.seats).map(([seat, scores]) => [
        seat,
        ...names.flatMap((name) => {
          const its = scores[name];
          if (its === undefined || its.played === 0) return ['', '', ''];
          return [`${its.won} of ${its.played}`, percent(its.share), interval(its)];
        }),
      ]),
    ]),
    ...inTheOpen(result, names),
    '\n',
    table([
      ['choices', result.choices],
      ['seconds', seconds],
      ['choices per second', result.choices / seconds],
    ]),
    `\nhash of all final states: ${result.hash}\n`,
  ].join('');
}

function inTheOpen({ modes, first, lead }: Tally, names: readonly string[]): readonly string[] {
  if (modes === undefined || first === undefined) return [];
  const row = (its: Score): readonly string[] => [`${its.won} of ${its.played}`, percent(its.share)];
  return [
    '\n',
    table([
      ['mode', ...names.flatMap((name) => [name, ''])],
      ...Object.entries(modes).map(([mode, scores]) => [
        mode,
        ...names.flatMap((name) => {
          const its = scores[name];
          return its === undefined ? ['', ''] : row(its);
        }),
      ]),
    ]),
    `\nwho went first won ${first.won} of ${first.played}, ${percent(first.share)} (${interval(first)})\n`,
    ...(lead === undefined
      ? []
      : [
          `${names[0] ?? ''} led by ${lead.mean.toFixed(2)} Victory Points (95 %: ±${lead.spread.toFixed(2)}), mean of pairs\n`,
        ]),
  ];
}

function ratingTable(rated: readonly Rating[]): string {
  return table([
    ['mind', 'rating', '95 % interval', 'seats', 'won'],
    ...rated.map(({ mind, rating, low, high, played, won }) => [
      mind,
      Math.round(rating),
      `${Math.round(low)} to ${Math.round(high)}`,
      played,
      won,
    ]),
  ]);
}
