/**
 * `maester tune`: better weights for computer players, found by having players with altered weights meet. Every meeting is
 * saved in a folder as it is over, with the moments of its games, and an interrupted tuning resumes there.
 */
import { advisedSteps, slopesOf, TUNINGS } from '@maester/minds/learning';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { countOperands, readArguments, wholeNumber } from '../arguments.ts';
import { table } from '../columns.ts';
import { EXIT, UsageError, type Command, type Options } from '../command.ts';
import { progress } from '../progress.ts';
import { tuningNamed, type MeetJob, type Met } from '../train/jobs.ts';
import { allDone } from '../train/pool.ts';

const OPTIONS = {
  out: { value: 'DIR', help: 'the folder for the meetings and the result; a tuning found there resumes' },
  meetings: { value: 'M', help: 'meetings of two players, two games each (default: 300)' },
  steps: { value: 'N', help: 'by how many steps weights are altered at most; four double them (default: 6)' },
  boldness: {
    value: 'PERCENT',
    help: 'steps to take for a change that stands out by as much as chance would make it (default: 100)',
  },
  seed: { value: 'S', help: 'any text; the same seed gives the same result (default: maester)' },
} as const satisfies Options;

const MOST = 1_000_000;

/** Moments have a file of their own, from which networks can learn. */
type Saved = Omit<Met, 'moments'>;

export const tune: Command = {
  name: 'tune',
  operands: 'GAME',
  summary: 'find better weights for computer players by having altered ones meet',
  options: OPTIONS,
  run: async (args, io) => {
    const { values, operands } = readArguments(args, OPTIONS);
    countOperands(operands, 1, 1, `the name of a game (${TUNINGS.map(({ game }) => game).join(', ')})`);
    const { game, names } = tuningNamed(operands[0] ?? '');
    if (values.out === undefined) throw new UsageError('--out is missing: --out DIR');
    const count = wholeNumber('--meetings', values.meetings ?? '300', 1, MOST);
    const most = wholeNumber('--steps', values.steps ?? '6', 1, 16);
    const boldness = wholeNumber('--boldness', values.boldness ?? '100', 0, 1000) / 100;
    const seed = values.seed ?? 'maester';
    mkdirSync(values.out, { recursive: true });
    const file = join(values.out, `${[game, seed, most].join('-').replaceAll(/[^\w-]/g, '_')}.jsonl`);
    const saved = new Map(savedIn(file).map((met) => [met.number, met]));
    const numbers = Array.from({ length: count }, (_, number) => number);
    const jobs = numbers
      .filter((number) => !saved.has(number))
      .map((number): MeetJob => ({ kind: 'meet', game, seed, number, most }));
    const bar = progress(io, 'meetings', count);
    await allDone(jobs, availableParallelism(), (done, { moments, ...met }) => {
      appendFileSync(`${file}.f32`, moments);
      appendFileSync(file, `${JSON.stringify(met)}\n`);
      saved.set(met.number, met);
      bar.at(count - jobs.length + done);
    });
    bar.end();
    const slopes = slopesOf(
      names.length,
      numbers.flatMap((number) => saved.get(number) ?? []),
    );
    const steps = advisedSteps(slopes, boldness, most);
    io.out(
      table([
        ['weight', 'slope', 'error', 'steps'],
        ...names.map((name, i) => [
          name,
          (slopes[i]?.slope ?? 0).toFixed(4),
          (slopes[i]?.error ?? 0).toFixed(4),
          steps[i] ?? 0,
        ]),
      ]),
    );
    const result = join(values.out, `${game}-steps.json`);
    writeFileSync(
      result,
      `${JSON.stringify(Object.fromEntries(names.map((name, i) => [name, steps[i] ?? 0])))}\n`,
    );
    io.out(`written to ${result}\n`);
    return EXIT.ok;
  },
};

/** A line that was being written when it was interrupted is not there. */
function savedIn(file: string): readonly Saved[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line) as Saved);
}
