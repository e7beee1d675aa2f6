/**
 * `maester tune`: better weights for computer players, found by having players with altered weights meet. Every meeting is
 * saved in a folder as it is over, with the moments of its games, and an interrupted tuning resumes there.
 */
import { advisedSteps, slopesOf, TUNINGS } from '@maester/minds/learning';
import { join } from 'node:path';
import { countOperands, readArguments, wholeNumber } from '../arguments.ts';
import { table } from '../columns.ts';
import { EXIT, UsageError, type Command, type Options } from '../command.ts';
import { progress } from '../progress.ts';
import { tuningNamed, type MeetJob } from '../train/jobs.ts';
import { meetingsIn, stepsFrom, tuningName } from '../train/meetings.ts';
import { allDone } from '../train/pool.ts';
import { makeFolder, writeWhole } from '../train/saved.ts';

const OPTIONS = {
  out: { value: 'DIR', help: 'the folder for the meetings and the result; a tuning found there resumes' },
  from: {
    value: 'plain|FILE',
    help: 'the weights to begin with: plain, or those of a file that was written by tune (default: those in use)',
  },
  meetings: { value: 'M', help: 'meetings of two players, two games each (default: 300)' },
  steps: { value: 'N', help: 'by how many steps weights are altered at most; four double them (default: 6)' },
  boldness: {
    value: 'PERCENT',
    help: 'steps to take for a change that stands out by as much as chance would make it (default: 100)',
  },
  seed: { value: 'S', help: 'any text; the same seed gives the same result (default: maester)' },
} as const satisfies Options;

const MOST = 1_000_000;

export const tune: Command = {
  name: 'tune',
  operands: 'GAME',
  summary: 'find better weights for computer players by having altered ones meet',
  options: OPTIONS,
  run: async (args, io) => {
    const { values, operands } = readArguments(args, OPTIONS);
    countOperands(operands, 1, 1, `the name of a game (${TUNINGS.map(({ game }) => game).join(', ')})`);
    const tuning = tuningNamed(operands[0] ?? '');
    const { game, names } = tuning;
    const { out } = values;
    if (out === undefined) throw new UsageError('--out is missing: --out DIR');
    const count = wholeNumber('--meetings', values.meetings ?? '300', 1, MOST);
    const most = wholeNumber('--steps', values.steps ?? '6', 1, 16);
    const boldness = wholeNumber('--boldness', values.boldness ?? '100', 0, 1000) / 100;
    const seed = values.seed ?? 'maester';
    const from = stepsFrom(tuning, values.from);
    makeFolder(join(out, 'games'));
    const name = tuningName(tuning, seed, from, most);
    const saved = meetingsIn(out, name, tuning);
    const jobs = Array.from({ length: count }, (_, number): MeetJob => {
      const file = join(out, 'games', `${name}-${number}.f32`);
      return { kind: 'meet', game, seed, number, from, most, file };
    });
    const missing = jobs.filter(({ number }) => saved.get(String(number)) === undefined);
    const bar = progress(io, 'meetings', count);
    let met = count - missing.length;
    await allDone(missing, ({ number }, meeting) => {
      saved.add(String(number), meeting);
      bar.at(++met);
    });
    bar.end();
    const slopes = slopesOf(
      names.length,
      jobs.flatMap(({ number }) => saved.get(String(number)) ?? []),
    );
    const advised = advisedSteps(slopes, boldness, most);
    const inAll = names.map((_, i) => (from[i] ?? 0) + (advised[i] ?? 0));
    io.out(
      table([
        ['weight', 'slope', 'error', 'steps', 'in all'],
        ...names.map((weight, i) => [
          weight,
          (slopes[i]?.slope ?? 0).toFixed(4),
          (slopes[i]?.error ?? 0).toFixed(4),
          advised[i] ?? 0,
          inAll[i] ?? 0,
        ]),
      ]),
    );
    const result = join(out, `${name}-steps.json`);
    writeWhole(
      result,
      `${JSON.stringify(Object.fromEntries(names.map((weight, i) => [weight, inAll[i]])))}\n`,
    );
    io.out(`written to ${result}\n`);
    return EXIT.ok;
  },
};
