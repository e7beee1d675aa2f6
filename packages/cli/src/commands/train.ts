/**
 * `maester train`: computer players learn to judge positions. They play against themselves, networks are trained on those
 * games, and the one that wins most with its judgement is chosen. All of it is saved in a folder as it is found, and an
 * interrupted training resumes there.
 */
import { hashJson, KernelError, shape } from '@maester/kernel';
import { MINDS } from '@maester/minds';
import { STUDIES } from '@maester/minds/learning';
import { score } from '@maester/records';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { countOperands, namedOne, readArguments, wholeNumber } from '../arguments.ts';
import { table } from '../columns.ts';
import { EXIT, UsageError, type Command, type Io, type Options } from '../command.ts';
import { progress } from '../progress.ts';
import {
  studyNamed,
  type FitJob,
  type Fitted,
  type MatchJob,
  type Outcomes,
  type PlayJob,
} from '../train/jobs.ts';
import { allDone } from '../train/pool.ts';
import {
  editionOf,
  figure,
  Findings,
  makeFolder,
  nameFor,
  writeWhole,
  type Edition,
} from '../train/saved.ts';

const OPTIONS = {
  out: {
    value: 'DIR',
    help: 'the folder for games, networks and the result; a training found there resumes',
  },
  games: { value: 'G', help: 'games to learn from (default: 1000)' },
  minds: { value: 'A,B', help: 'who plays them, seat by seat (default: castellan)' },
  slips: { value: 'N', help: 'choices in a thousand that are made at random (default: 10)' },
  search: { value: 'PERCENT', help: 'how much they search in the games to learn from (default: 100)' },
  begin: {
    value: 'NETWORK',
    help: 'the network to begin with: any, or used for the one in use, which goes on learning (default: any)',
  },
  hidden: { value: 'H,H', help: 'hidden units of the networks to try (default: 16,32; those in use)' },
  epochs: { value: 'E', help: 'how often each game is learned from (default: 12)' },
  matches: {
    value: 'M',
    help: 'games each network plays to be chosen (default: 0: by its foretelling alone)',
  },
  against: { value: 'MIND', help: 'the opponents in these games (default: castellan)' },
  effort: { value: 'PERCENT', help: 'how much it searches in these games (default: 50)' },
  seed: { value: 'S', help: 'any text; the same seed gives the same result (default: maester)' },
} as const satisfies Options;

const SHARD = 4;
const BEGINNINGS = ['any', 'used'] as const;
type Beginning = (typeof BEGINNINGS)[number];
/** What has been learned already is altered in smaller steps. */
const RATES: { readonly [B in Beginning]: number } = { any: 0.003, used: 0.001 };
const DECAYS = [0, 0.1];

/** All that decides what is learned, as it was asked for or by default. */
interface Plan {
  readonly games: number;
  readonly minds: readonly string[];
  readonly slips: number;
  /** In percent. */
  readonly search: number;
  readonly begin: Beginning;
  readonly hidden: readonly number[];
  readonly epochs: number;
  readonly matches: number;
  readonly against: string;
  /** In percent. */
  readonly effort: number;
  readonly seed: string;
}

export const train: Command = {
  name: 'train',
  operands: 'GAME',
  summary: 'teach computer players to judge positions by playing against themselves',
  options: OPTIONS,
  run: async (args, io) => {
    const { values, operands } = readArguments(args, OPTIONS);
    countOperands(operands, 1, 1, `the name of a game (${STUDIES.map(({ game }) => game).join(', ')})`);
    const { game, inUse } = studyNamed(operands[0] ?? '');
    if (values.out === undefined) throw new UsageError('--out is missing: --out DIR');
    type Figure = 'games' | 'slips' | 'search' | 'epochs' | 'matches' | 'effort';
    const number = (name: Figure, usual: number): number =>
      wholeNumber(`--${name}`, values[name] ?? String(usual), 0, 1_000_000);
    const begin = namedOne('beginning', values.begin ?? 'any', BEGINNINGS, String);
    const sizes = values.hidden ?? (begin === 'used' ? String(inUse.hidden) : '16,32');
    const plan: Plan = {
      games: number('games', 1000),
      minds: (values.minds ?? 'castellan').split(','),
      slips: number('slips', 10),
      search: number('search', 100),
      begin,
      hidden: sizes.split(',').map((text) => wholeNumber('--hidden', text, 1, 512)),
      epochs: number('epochs', 12),
      matches: number('matches', 0),
      against: values.against ?? 'castellan',
      effort: number('effort', 50),
      seed: values.seed ?? 'maester',
    };
    if (begin === 'used' && sizes !== String(inUse.hidden))
      throw new UsageError(`the network in use has --hidden ${inUse.hidden}`);
    for (const name of [...plan.minds, plan.against]) namedOne('mind', name, MINDS, ({ id }) => id);
    const training = new Training(io, values.out, game, plan);
    const networks = await training.fit(await training.play());
    training.write(await training.choose(networks), networks);
    return EXIT.ok;
  },
};

/** A network with the games it won to be chosen. */
interface Tested extends Fitted {
  readonly played: number;
  readonly won: number;
}

const wholeNumbers: shape.Reader<string> = (value, place) => {
  const text = shape.text(value, place);
  if (/^-?\d+( -?\d+)*$/.test(text)) return text;
  throw new KernelError(place.kind, place.where, 'expected whole numbers');
};
const foretelling = shape.object({ moments: figure, error: figure, blind: figure, right: figure });
const network: shape.Reader<Fitted> = shape.object({
  hidden: figure,
  options: shape.object({ seed: shape.text, rate: figure, epochs: figure, decay: figure }),
  weights: wholeNumbers,
  known: foretelling,
  unknown: foretelling,
});
const match: shape.Reader<Outcomes['match']> = shape.object({ won: shape.yesNo });

class Training {
  readonly #io: Io;
  readonly #folder: string;
  readonly #edition: Edition;
  readonly #plan: Plan;

  constructor(io: Io, folder: string, game: string, plan: Plan) {
    [this.#io, this.#folder, this.#edition, this.#plan] = [io, folder, editionOf(game), plan];
    makeFolder(join(folder, 'games'));
  }

  /** Plays what is not yet there, and gives the files of all games. */
  async play(): Promise<readonly string[]> {
    const [{ game }, { games, minds, slips, search, seed }] = [this.#edition, this.#plan];
    const { inputs } = studyNamed(game);
    const name = nameFor(this.#edition, seed, {
      edition: this.#edition,
      inputs,
      minds,
      slips,
      search,
      seed,
    });
    const jobs: PlayJob[] = [];
    for (let first = 0; first < games; first += SHARD) {
      const count = Math.min(SHARD, games - first);
      const file = join(this.#folder, 'games', `${name}-${first}-${count}.f32`);
      jobs.push({ kind: 'play', game, seed, minds, slips, effort: search / 100, first, count, file });
    }
    const missing = jobs.filter(({ file }) => !existsSync(file));
    const bar = progress(this.#io, 'games played', games);
    let played = games - missing.reduce((sum, { count }) => sum + count, 0);
    await allDone(missing, ({ count }) => bar.at((played += count)));
    bar.end();
    return jobs.map(({ file }) => file);
  }

  /** Trains the networks that are not yet there, and gives all of them. */
  async fit(files: readonly string[]): Promise<readonly Fitted[]> {
    const { hidden, epochs, seed, begin } = this.#plan;
    const first = begin === 'used' ? { begin: studyNamed(this.#edition.game).inUse.weights } : {};
    const jobs = hidden.flatMap((units) =>
      DECAYS.map((decay): FitJob => {
        const options = { seed, rate: RATES[begin], epochs, decay };
        return { kind: 'fit', game: this.#edition.game, files, hidden: units, options, ...first };
      }),
    );
    // By the names of the files: a folder that was moved has the same games.
    const games = files.map((file) => basename(file));
    const asked = (job: FitJob): string => this.#asked({ ...job, files: games });
    const saved = new Findings(join(this.#folder, 'networks.jsonl'), network);
    const missing = jobs.filter((job) => saved.get(asked(job)) === undefined);
    const bar = progress(this.#io, 'epochs of training', jobs.length * epochs);
    let over = (jobs.length - missing.length) * epochs;
    await allDone(
      missing,
      (job, fitted) => saved.add(asked(job), fitted),
      () => bar.at(++over),
    );
    bar.end();
    const fitted = jobs.flatMap((job) => saved.get(asked(job)) ?? []);
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
  async choose(networks: readonly Fitted[]): Promise<Tested> {
    const { matches, against, effort, seed } = this.#plan;
    const jobs = networks.map(({ hidden, weights }) =>
      Array.from({ length: matches }, (_, number): MatchJob => {
        const { game } = this.#edition;
        return { kind: 'match', game, seed, number, hidden, weights, effort: effort / 100, against };
      }),
    );
    const asked = (job: MatchJob): string => this.#asked(job);
    const saved = new Findings(join(this.#folder, 'matches.jsonl'), match);
    const missing = jobs.flat().filter((job) => saved.get(asked(job)) === undefined);
    const bar = progress(this.#io, 'matches played', networks.length * matches);
    let played = networks.length * matches - missing.length;
    await allDone(missing, (job, outcome) => {
      saved.add(asked(job), outcome);
      bar.at(++played);
    });
    bar.end();
    const tested = networks.map((one, i): Tested => {
      const won = jobs[i]?.filter((job) => saved.get(asked(job))?.won === true).length ?? 0;
      return { ...one, played: matches, won };
    });
    const [best] = tested.toSorted((a, b) => b.won - a.won || a.unknown.error - b.unknown.error);
    if (best === undefined) throw new UsageError('there is no network to choose from');
    return best;
  }

  /** By which name the outcome of a job is saved: another job, or another edition, has another. */
  #asked(job: FitJob | MatchJob): string {
    return hashJson({ edition: this.#edition, job });
  }

  /** Saves the chosen network as a source file, with the command that made it and the figures it was chosen by. */
  write(chosen: Tested, all: readonly Fitted[]): void {
    const { hidden, options, weights, known, unknown, played, won } = chosen;
    const { game, rules, maester } = this.#edition;
    const file = join(this.#folder, `${game}-value.ts`);
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
    const head = [
      `What the network has learned. Written by Maester ${maester}, by rules ${rules} of ${game}, with:`,
      commandFor(game, this.#plan),
      ...figures,
    ];
    writeWhole(
      file,
      [
        '/**',
        ...head.map((line) => ` * ${line.replaceAll('*/', '*\\/')}`),
        ' */',
        'export const VALUE = {',
        `  hidden: ${hidden},`,
        '  // oxfmt-ignore',
        `  weights: '${weights}',`,
        '} as const;\n',
      ].join('\n'),
    );
    this.#io.out(`${figures.join('\n')}\nwritten to ${file}\n`);
  }
}

/** The command that gives the same again, whatever the defaults will be. */
function commandFor(game: string, plan: Plan): string {
  const options = Object.entries(plan).map(([name, value]) => `--${name} ${inShell(String(value))}`);
  return ['npx maester train', game, '--out DIR', ...options].join(' ');
}

function inShell(value: string): string {
  return /^[\w.,-]+$/.test(value) ? value : `'${value.replaceAll("'", `'\\''`)}'`;
}
