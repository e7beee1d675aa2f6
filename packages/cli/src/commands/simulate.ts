/** `maester simulate`: computer players play whole games. */
import { usualSetupIn, type BattleSetup } from '@maester/battle';
import type { Mind } from '@maester/kernel';
import { MINDS } from '@maester/minds';
import { drawnArmies } from '../armies.ts';
import { countOperands, namedOne, readArguments, wholeNumber } from '../arguments.ts';
import { chronicler, type Chronicler } from '../chronicle.ts';
import { EXIT, reasonOf, UsageError, type Command, type Io, type Options } from '../command.ts';
import { EDITION, editionOfGame } from '../editions.ts';
import { journalText, writeText } from '../files.ts';
import { gameNamed, GAMES, LANGUAGES, type AnyGame } from '../games.ts';
import { progress } from '../progress.ts';
import { scribe, selfPlay, type Events, type Report, type Witness } from '../self-play.ts';
import { table } from '../columns.ts';

const MOST_GAMES = 1_000_000_000;

const OPTIONS = {
  players: { value: 'N', help: 'number of players (default: the fewest the game allows)' },
  edition: EDITION,
  mode: { value: 'MODE', help: 'the game mode, for a game that has several' },
  armies: {
    value: 'A,B',
    help: 'armies of the miniatures game, seat by seat: ready lists, random, or random:FACTION; new ones each game',
  },
  setup: { value: 'JSON', help: 'other settings of the game, such as {"tidesOfBattle":true}' },
  games: { value: 'G', help: 'number of games (default: 1)' },
  seed: { value: 'S', help: 'any text; game i has the seed S/i (default: maester)' },
  minds: {
    value: 'A,B',
    help: `who plays, seat by seat, shifted by one each game: ${mindNames()} (default: random; steward with --tell)`,
  },
  json: { value: null, help: 'print one JSON object' },
  tell: { value: null, help: 'print a chronicle of every game' },
  lang: { value: 'LANG', help: `language of the chronicle: ${LANGUAGES.join(' or ')} (default: en)` },
  journal: { value: 'FILE', help: 'write the journal of the last game' },
} as const satisfies Options;

function mindNames(): string {
  return MINDS.map((mind) => mind.id).join(', ');
}

export const simulate: Command = {
  name: 'simulate',
  operands: 'GAME',
  summary: 'have computer players play whole games',
  options: OPTIONS,
  run: async (args, io) => {
    const { values, operands } = readArguments(args, OPTIONS);
    countOperands(operands, 1, 1, `the name of a game (${GAMES.map(({ game }) => game.id).join(', ')})`);
    const entry = gameNamed(operands[0] ?? '');
    const { game } = entry;
    const armies = values.armies?.split(',');
    if (armies !== undefined && game.id !== 'battle')
      throw new UsageError(`--armies is for battle, not for ${game.id}`);
    const players = armies === undefined ? values.players : String(armies.length);
    const edition = editionOfGame(game.id, values.edition);
    const setup = setupOf(game, playersOf(players, game), edition, values.mode, values.setup);
    const setupOfGame = armies === undefined ? undefined : drawnArmies(setup as BattleSetup, armies);
    const games = wholeNumber('--games', values.games ?? '1', 1, MOST_GAMES);
    const seed = values.seed ?? 'maester';
    // Chance reaches every corner of the rules; a story wants players who mean something.
    const minds = mindsNamed(values.minds ?? (values.tell ? 'steward' : 'random'));
    const language = namedOne('language', values.lang ?? 'en', LANGUAGES, String);

    const tellsNow = values.tell && !values.json;
    const chronicles: string[][] = [];
    const tell = (line: string): unknown => (tellsNow ? io.out(`${line}\n`) : chronicles.at(-1)?.push(line));
    const teller = values.tell ? telling((of) => chronicler(entry, language, of), games, tell) : null;
    const writer = values.journal === undefined ? null : scribe(game);
    const witnessOf = (number: number): Witness | null => {
      if (teller !== null) chronicles.push([]);
      return together(teller, number === games - 1 ? writer : null);
    };
    // The story itself shows how far it is.
    const bar = progress({ ...io, isTerminal: io.isTerminal && !tellsNow }, `${game.id} games`, games);
    const played = (number: number): void => {
      bar.at(number);
      if (tellsNow) io.out('\n');
    };
    const report = selfPlay(
      { game, setup, ...(setupOfGame !== undefined && { setupOf: setupOfGame }), games, seed, minds },
      io.now,
      witnessOf,
      played,
    );
    bar.end();

    const told = values.tell ? { chronicles } : {};
    io.out(
      values.json ? `${JSON.stringify({ ...report, ...told }, null, 2)}\n` : reportTable(report, seed, minds),
    );
    if (writer !== null && values.journal !== undefined) {
      writeText(values.journal, journalText(writer.journal()));
    }
    return unfinished(report, io);
  },
};

function playersOf(
  given: string | undefined,
  game: { readonly id: string; readonly players: { readonly min: number; readonly max: number } },
): number {
  const { min, max } = game.players;
  return given === undefined ? min : wholeNumber(`--players of ${game.id}`, given, min, max);
}

/** The usual setup with what was asked for laid over it, read as the game reads any setup. */
function setupOf(
  game: AnyGame,
  players: number,
  edition: string | null,
  mode: string | undefined,
  given: string | undefined,
): unknown {
  let changes: unknown;
  try {
    changes = JSON.parse(given ?? '{}');
  } catch (error) {
    throw new UsageError(`--setup is not JSON: ${reasonOf(error)}`, { cause: error });
  }
  const usual = edition === null ? (game.usualSetup(players) as object) : usualSetupIn(edition, players);
  return game.readSetup({ ...usual, ...(changes as object), ...(mode !== undefined && { mode }) });
}

function mindsNamed(names: string): readonly Mind[] {
  return names.split(',').map((name) => namedOne('mind', name, MINDS, (mind) => mind.id));
}

function telling(
  tellerOf: (setup: unknown) => Chronicler,
  games: number,
  say: (line: string) => unknown,
): Witness {
  const tell = (line: string): void => void say(line);
  let told: unknown = null;
  let teller: Chronicler;
  const all = (events: Events): void => events.forEach((emitted) => teller.event(emitted).forEach(tell));
  return {
    begins: (events, { number, seed, setup }) => {
      if (told !== setup) [told, teller] = [setup, tellerOf(setup)];
      tell(teller.heading(number + 1, games, seed));
      teller.opening().forEach(tell);
      all(events);
    },
    chooses: (_, __, events) => all(events),
    ends: (state) => tell(teller.outcome(state)),
  };
}

function together(one: Witness | null, other: Witness | null): Witness | null {
  if (one === null || other === null) return one ?? other;
  return {
    begins: (...what) => [one, other].forEach((witness) => witness.begins(...what)),
    chooses: (...what) => [one, other].forEach((witness) => witness.chooses(...what)),
    ends: (...what) => [one, other].forEach((witness) => witness.ends(...what)),
  };
}

function reportTable(report: Report, seed: string, minds: readonly Mind[]): string {
  const { wins } = report;
  const names = minds.map((mind) => mind.id).join(', ');
  return [
    `${report.game}: ${report.players} players (${names}), seed ${seed}\n\n`,
    table([
      ['games', report.games],
      ['finished', report.finished],
      ['choices', report.choices],
      ['seconds', report.seconds],
      ['games per second', report.gamesPerSecond],
      ['choices per second', report.choicesPerSecond],
      ...Object.entries(wins.seats).map(([seat, count]) => [`won by ${seat}`, count]),
      ...Object.entries(wins.minds ?? {}).map(([mind, count]) => [`won by mind ${mind}`, count]),
      ...Object.entries(report.outcomes).map(([rule, count]) => [`ended by ${rule}`, count]),
    ]),
    `\nhash of all final states: ${report.hash}\n`,
  ].join('');
}

function unfinished({ games, finished }: Report, io: Io): number {
  if (finished === games) return EXIT.ok;
  io.err(`${games - finished} of ${games} games did not finish\n`);
  return EXIT.differs;
}
