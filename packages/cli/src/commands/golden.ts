/** `maester golden`: replays the finished games saved with the tests, and records again those that differ. */
import { KernelError, Match, readJournal } from '@maester/kernel';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { countOperands, readArguments } from '../arguments.ts';
import { EXIT, UsageError, type Command, type Io, type Options } from '../command.ts';
import { journalText, textOf, writeText } from '../files.ts';
import { gameNamed, type AnyGame } from '../games.ts';
import { GOLDEN, type Plan } from '../golden/plans.ts';
import { record } from '../golden/record.ts';
import { progress } from '../progress.ts';

const OPTIONS = {
  record: { value: null, help: 'record the games that no longer replay again' },
  all: { value: null, help: 'with --record: record every game again' },
} as const satisfies Options;

export const golden: Command = {
  name: 'golden',
  operands: '[GAME]',
  summary: 'replay the finished games saved with the tests, or record them again',
  options: OPTIONS,
  run: async (args, io) => {
    const { values, operands } = readArguments(args, OPTIONS);
    countOperands(operands, 0, 1, `the name of a game (${Object.keys(GOLDEN).join(', ')})`);
    if (values.all && !values.record) throw new UsageError('--all goes with --record');
    let differ = 0;
    for (const id of operands.length > 0 ? operands : Object.keys(GOLDEN)) {
      const plans = GOLDEN[id];
      if (plans === undefined) throw new UsageError(`there are no golden games of ${id}`);
      const folder = join(io.root, 'packages', id, 'test/golden');
      const broken = plans.filter((plan) => {
        const problem = values.all ? '' : whatDiffers(gameNamed(id).game, join(folder, fileOf(plan)));
        if (problem !== null && !values.record) io.err(`${fileOf(plan)}: ${problem}\n`);
        return problem !== null;
      });
      if (values.record) recordAll(id, folder, plans, broken, io);
      else differ += broken.length;
      io.out(
        `${id}: ${plans.length} golden games, ${broken.length} ${values.record ? 'recorded' : 'differ'}\n`,
      );
    }
    return differ > 0 ? EXIT.differs : EXIT.ok;
  },
};

/** Writes these games, and removes the files of games that are no longer planned. */
function recordAll(id: string, folder: string, plans: readonly Plan[], anew: readonly Plan[], io: Io): void {
  mkdirSync(folder, { recursive: true });
  const bar = progress(io, `golden games of ${id}`, anew.length);
  for (const [i, plan] of anew.entries()) {
    writeText(join(folder, fileOf(plan)), journalText(record(gameNamed(id).game, plan)));
    bar.at(i + 1);
  }
  bar.end();
  const known = new Set(plans.map(fileOf));
  for (const file of readdirSync(folder)) if (!known.has(file)) rmSync(join(folder, file));
}

function fileOf(plan: Plan): string {
  return `${plan.name}.json.gz`;
}

/** Why the game in this file does not replay; null if it does, to its end. */
function whatDiffers(game: AnyGame, file: string): string | null {
  if (!existsSync(file)) return 'is missing';
  try {
    const journal = readJournal(textOf(file));
    if (journal.version !== game.version) return `was played by rules ${journal.version}`;
    const match = Match.replay(game, journal);
    return game.outcome(match.state) === null ? 'is not over' : null;
  } catch (error) {
    if (!(error instanceof KernelError)) throw error;
    return `${error.where}: ${error.problem}`;
  }
}
