/** `maester replay`: plays a journal again and compares every hash. */
import {
  hashJson,
  KernelError,
  Match,
  promisedSeed,
  readJournal,
  seedCommitment,
  type Emitted,
  type GameState,
  type Journal,
} from '@maester/kernel';
import { countOperands, namedOne, readArguments, wholeNumber } from '../arguments.ts';
import { chronicler, type Chronicler } from '../chronicle.ts';
import { EXIT, type Command, type Options } from '../command.ts';
import { textOf } from '../files.ts';
import { gameNamed, LANGUAGES, type AnyGame } from '../games.ts';
import { table } from '../columns.ts';

const OPTIONS = {
  at: { value: 'N', help: 'stop after the first N entries' },
  commitment: { value: 'HASH', help: 'the hash of the seed that was published before the game' },
  tell: { value: null, help: 'print a chronicle of the game' },
  lang: { value: 'LANG', help: `language of the chronicle: ${LANGUAGES.join(' or ')} (default: en)` },
} as const satisfies Options;

export const replay: Command = {
  name: 'replay',
  operands: 'FILE',
  summary: 'replay a journal and compare every hash',
  options: OPTIONS,
  run: async (args, io) => {
    const { values, operands } = readArguments(args, OPTIONS);
    countOperands(operands, 1, 1, 'a journal file');
    const file = operands[0] ?? '';
    const language = namedOne('language', values.lang ?? 'en', LANGUAGES, String);
    const journal = readJournal(textOf(file));
    const entry = gameNamed(journal.game);
    const total = journal.entries.length;
    const at = values.at === undefined ? total : wholeNumber('--at', values.at, 0, total);

    const problem = seedProblem(journal, values.commitment);
    if (problem !== null) {
      io.err(`${file} ${problem}\n`);
      return EXIT.differs;
    }

    let match: Match<GameState, unknown, { readonly type: string }>;
    try {
      match = Match.replay(entry.game, journal, at);
    } catch (error) {
      if (!(error instanceof KernelError) || error.kind !== 'journal') throw error;
      io.err(`${file} does not replay: ${error.where}: ${error.problem}\n`);
      return EXIT.differs;
    }
    if (values.tell)
      tell(
        entry.game,
        journal,
        at,
        chronicler(entry, language, entry.game.readSetup(journal.setup)),
        (line) => io.out(`${line}\n`),
      );
    io.out(
      table([
        ['game', `${journal.game} (rules ${journal.version}), seed ${journal.seed}`],
        ...(values.commitment === undefined ? [] : [['seed', 'is the one whose hash was published']]),
        ...saltLines(journal),
        ['entries', at === total ? `${total}, all replayed` : `${at} of ${total} replayed`],
        ['outcome', outcomeOf(entry.game, match.state)],
        ['hash', hashJson(match.state)],
      ]),
    );
    return EXIT.ok;
  },
};

/** Why the seed is not the one that was promised, if it is not. */
function seedProblem(journal: Journal, published: string | undefined): string | null {
  const promised = promisedSeed(journal);
  if (promised === null) return "was played with a seed that doesn't follow from what it was mixed from";
  const commitment = seedCommitment(promised);
  if (published === undefined || published.toLowerCase() === commitment) return null;
  return `was played with a different seed from the one published: its hash is ${commitment}`;
}

/** What each seat added to the seed, for its owner to compare. */
function saltLines({ mixed }: Journal): string[][] {
  return Object.entries(mixed?.salts ?? {}).map(([seat, salt]) => [`${seat} added`, salt]);
}

function outcomeOf(game: AnyGame, state: GameState): string {
  const outcome = game.outcome(state);
  if (outcome !== null) return `won by ${outcome.winners.join(', ') || 'nobody'}, by ${outcome.rule}`;
  const asked = game
    .waiting(state)
    .map((seat) => `${seat} (${game.decision(state, seat)?.ask ?? 'nothing'})`);
  return `not over; waiting for ${asked.join(', ')}`;
}

/** Plays a journal that is known to replay, for its events. */
function tell(
  game: AnyGame,
  journal: Journal,
  at: number,
  teller: Chronicler,
  say: (line: string) => void,
): void {
  const setup = game.readSetup(journal.setup);
  const match = new Match(game, setup, journal.seed);
  teller.opening().forEach((line) => say(line));
  const all = (events: readonly Emitted<{ readonly type: string }>[]): void =>
    events.forEach((emitted) => teller.event(emitted).forEach((line) => say(line)));
  all(game.opening(setup, journal.seed).events);
  for (const entry of journal.entries.slice(0, at)) {
    if (!('by' in entry)) {
      const applied = match.play(entry[0], entry[1]);
      if (applied.ok) all(applied.events);
    } else if ('withdraw' in entry) {
      match.undo(entry.by);
      say(teller.withdraw(entry.by));
    } else {
      match.undo(entry.by, entry.undo, 'agreed');
      say(teller.undo(entry.by, entry.undo));
    }
  }
  say(teller.outcome(match.state));
  say('');
}
