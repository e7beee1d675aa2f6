/**
 * `maester train`: computer players learn to judge positions. They play against themselves, networks are trained on those
 * games, and the one that wins most with its judgement is chosen. All of it is saved in a folder, where an interrupted
 * training resumes.
 */
import { MINDS } from '@maester/minds';
import { STUDIES } from '@maester/minds/learning';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { score } from '@maester/records';
import { countOperands, namedOne, readArguments, wholeNumber } from '../arguments.ts';
import { table } from '../columns.ts';
import { EXIT, UsageError, type Command, type Io, type Options } from '../command.ts';
import { progress } from '../progress.ts';
import { studyNamed, type FitJob, type Fitted, type MatchJob, type PlayJob } from '../train/jobs.ts';
import { allDone } from '../train/pool.ts';

const OPTIONS = {
  out: {
    value: 'DIR',
    help: 'the folder for games, networks and the result; a training found there resumes',
  },
  games: { value: 'G', help: 'games to learn from (default: 1000)' },
  minds: { value: 'A,B', help: 'who plays them, seat by seat (default: castellan)' },
  slips: { value: 'N', help: 'choices in a thousand that are made at random (default: 10)' },
  hidden: { value: 'H,H', help: 'hidden units of the networks to try (default: 16,32)' },
  epochs: { value: 'E', help: 'how often each game is learned from (default: 12)' },
  matches: {
    value: 'M',
    help: 'games each network plays to be chosen (default: 0: by its foretelling alone)',
  },
  against: { value: 'MIND', help: 'the opponents in these games (default: castellan)' },
  effort: { value: 'PERCENT', help: 'how much it searches in these games (default: 50)' },
  seed: { value: 'S', help: 'any text; the same seed gives the same result (default: maester)' },
} as const satisfies Options;

const SHARD = 20;
const RATE = 0.003;
const DECAYS = [0, 0.1];

export const train: Command = {
  name: 'train',
  operands: 'GAME',
  summary: 'teach computer players to judge positions by playing against themselves',
  options: OPTIONS,
  run: async (args, io) => {
    const { values, operands } = readArguments(args, OPTIONS);
    countOperands(operands, 1, 1, `the name of a game (${STUDIES.map(({ game }) => game).join(', ')})`);
    const { game } = studyNamed(operands[0] ?? '');
    if (values.out === undefined) throw new UsageError('--out is missing: --out DIR');
    const seed = values.seed ?? 'maester';
    const number = (name: 'games' | 'slips' | 'epochs' | 'matches' | 'effort', usual: number): number =>
      wholeNumber(`--${name}`, values[name] ?? String(usual), 0, 1_000_000);
    const minds = (values.minds ?? 'castellan').split(',');
    const against = values.against ?? 'castellan';
    for (const name of [...minds, against]) namedOne('mind', name, MINDS, ({ id }) => id);
    const training = new Training(io, values.out, game, seed);
    const files = await training.play(number('games', 1000), minds, number('slips', 10));
    const hidden = (values.hidden ?? '16,32').split(',').map((text) => wholeNumber('--hidden', text, 1, 512));
    const networks = await training.fit(files, hidden, number('epochs', 12));
    const effort = number('effort', 50) / 100;
    const chosen = await training.choose(networks, number('matches', 0), against, effort);
    training.write(chosen, networks);
    return EXIT.ok;
  },
};

/** A network with the games it won to be chosen. */
interface Tested extends Fitted {
  readonly played: number;
  readonly won: number;
}

class Training {
  readonly #io: Io;
  readonly #folder: string;
  readonly #game: string;
  readonly #seed: string;
  readonly #workers = availableParallelism();

  constructor(io: Io, folder: string, game: string, seed: string) {
    [this.#io, this.#folder, this.#game, this.#seed] = [io, folder, game, seed];
    mkdirSync(join(folder, 'games'), { recursive: true });
  }

  /** Plays what is not yet there, and gives the files of all games. */
  async play(games: number, minds: readonly string[], slips: number): Promise<readonly string[]> {
    const jobs: PlayJob[] = [];
    for (let first = 0; first < games; first += SHARD) {
      const count = Math.min(SHARD, games - first);
      const name = [this.#seed, ...minds, slips, first, count].join('-').replaceAll(/[^\w-]/g, '_');
      const file = join(this.#folder, 'games', `${name}.f32`);
      jobs.push({ kind: 'play', game: this.#game, seed: this.#seed, minds, slips, first, count, file });
    }
    const missing = jobs.filter(({ file }) => !existsSync(file));
    const bar = progress(this.#io, 'games played', jobs.length * SHARD);
    await allDone(missing, this.#workers, (done) => bar.at((jobs.length - missing.length + done) * SHARD));
    bar.end();
    return jobs.map(({ file }) => file);
  }

  async fit(files: readonly string[], hidden: readonly number[], epochs: number): Promise<readonly Fitted[]> {
    const jobs = hidden.flatMap((units) =>
      DECAYS.map((decay): FitJob => {
        const options = { seed: this.#seed, rate: RATE, epochs, decay };
        return { kind: 'fit', game: this.#game, files, hidden: units, options };
      }),
    );
    const bar = progress(this.#io, 'networks trained', jobs.length);
    const fitted = await this.#remembered('networks', jobs, () => allDone(jobs, this.#workers, bar.at));
    bar.end();
    this.#io.out(
      table([
        ['hidden', 'decay', 'error known', 'error unknown', 'blind', 'right', 'moments'],
        ...fitted.map((one) => [
          one.hidden,
          one.options.decay,
          one.known.error,
          one.unknown.error,
          one.unknown.blind,
          one.unknown.right,
          one.known.moments + one.unknown.moments,
        ]),
      ]),
    );
    return fitted;
  }

  /** The network that wins most games; without games, the one that foretells best. */
  async choose(
    networks: readonly Fitted[],
    matches: number,
    against: string,
    effort: number,
  ): Promise<Tested> {
    const jobs = networks.flatMap(({ hidden, weights }) =>
      Array.from({ length: matches }, (_, number): MatchJob => {
        const [game, seed] = [this.#game, this.#seed];
        return { kind: 'match', game, seed, number, hidden, weights, effort, against };
      }),
    );
    const bar = progress(this.#io, 'matches played', jobs.length);
    const outcomes = await this.#remembered('matches', jobs, () => allDone(jobs, this.#workers, bar.at));
    bar.end();
    const tested = networks.map((network, i): Tested => {
      const won = outcomes.slice(i * matches, (i + 1) * matches).filter((outcome) => outcome.won).length;
      return { ...network, played: matches, won };
    });
    const [best] = tested.toSorted((a, b) => b.won - a.won || a.unknown.error - b.unknown.error);
    if (best === undefined) throw new UsageError('there is no network to choose from');
    return best;
  }

  /** What was worked out before from exactly these jobs is not worked out again. */
  async #remembered<T>(name: string, jobs: unknown, work: () => Promise<T>): Promise<T> {
    const file = join(this.#folder, `${name}.json`);
    const asked = JSON.stringify(jobs);
    if (existsSync(file)) {
      const saved = JSON.parse(readFileSync(file, 'utf8')) as { readonly asked: string; readonly found: T };
      if (saved.asked === asked) return saved.found;
    }
    const found = await work();
    writeFileSync(file, JSON.stringify({ asked, found }));
    return found;
  }

  /** Saves the chosen network as a source file, with the figures it was chosen by. */
  write(chosen: Tested, all: readonly Fitted[]): void {
    const { hidden, options, weights, known, unknown, played, won } = chosen;
    const file = join(this.#folder, `${this.#game}-value.ts`);
    const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
    const { share, low, high } = score(played, won);
    const figures = [
      `Trained on ${known.moments} moments of games (seed ${options.seed}), tested on ${unknown.moments}:`,
      `error ${unknown.error.toFixed(4)} (blind ${unknown.blind.toFixed(4)}), the winner foreseen ${percent(unknown.right)}.`,
      ...(played === 0
        ? []
        : [
            `Chosen among ${all.length}: won ${percent(share)} (${percent(low)} to ${percent(high)}) of ${played}.`,
          ]),
    ];
    const text = `/**\n * What the network has learned. Written by \`maester train ${this.#game}\`.\n${figures
      .map((line) => ` * ${line}\n`)
      .join(
        '',
      )} */\nexport const VALUE = {\n  hidden: ${hidden},\n  // oxfmt-ignore\n  weights: '${weights}',\n} as const;\n`;
    writeFileSync(file, text);
    this.#io.out(`${figures.join('\n')}\nwritten to ${file}\n`);
  }
}
