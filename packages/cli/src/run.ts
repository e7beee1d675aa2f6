/** The whole command line as one function: finds the subcommand, runs it, and turns what is thrown into an exit code. */
import { KernelError } from '@maester/kernel';
import { namedOne } from './arguments.ts';
import { EXIT, UsageError, type Command, type Io } from './command.ts';
import { admin } from './commands/admin.ts';
import { arena } from './commands/arena.ts';
import { bench } from './commands/bench.ts';
import { check } from './commands/check.ts';
import { golden } from './commands/golden.ts';
import { helpAbout, helpOf } from './commands/help.ts';
import { list } from './commands/list.ts';
import { move } from './commands/move.ts';
import { muster } from './commands/muster.ts';
import { odds } from './commands/odds.ts';
import { replay } from './commands/replay.ts';
import { rules } from './commands/rules.ts';
import { scenario } from './commands/scenario.ts';
import { serve } from './commands/serve.ts';
import { simulate } from './commands/simulate.ts';
import { train } from './commands/train.ts';
import { tune } from './commands/tune.ts';
import { didYouMean } from './nearest.ts';
import { ownVersion } from './version.ts';

const WORKING = [
  simulate,
  muster,
  arena,
  train,
  tune,
  replay,
  scenario,
  golden,
  rules,
  odds,
  list,
  bench,
  serve,
  check,
  move,
  admin,
];
const HELP = helpAbout(WORKING);
const COMMANDS: readonly Command[] = [...WORKING, HELP];

export async function run(args: readonly string[], io: Io): Promise<number> {
  const [first = 'help', ...rest] = args;
  try {
    if (first === '--version') {
      io.out(`maester ${ownVersion()}\n`);
      return EXIT.ok;
    }
    const name = first === '--help' || first === '-h' ? HELP.name : first;
    if (name.startsWith('-')) {
      throw new UsageError(`unknown option ${name}${didYouMean(name, ['--help', '--version'])}`);
    }
    return await runOne(
      namedOne('command', name, COMMANDS, (one) => one.name),
      rest,
      io,
    );
  } catch (error) {
    return complain(error, io);
  }
}

async function runOne(command: Command, args: readonly string[], io: Io): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    io.out(helpOf(command));
    return EXIT.ok;
  }
  return command.run(args, io);
}

function complain(error: unknown, io: Io): number {
  if (error instanceof UsageError || (error instanceof KernelError && error.kind !== 'bug')) {
    io.err(`maester: ${error.message}\n`);
    return EXIT.usage;
  }
  const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
  io.err(
    `${trace}\nThis is a bug in Maester, not a mistake of yours. Please report it with the lines above.\n`,
  );
  return EXIT.bug;
}
