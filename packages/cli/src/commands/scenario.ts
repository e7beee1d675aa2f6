/** `maester scenario`: runs scenario files and says what differed. */
import { KernelError, parseScenarios, readScenario, runScenario, type Scenario } from '@maester/kernel';
import { globSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { countOperands, readArguments } from '../arguments.ts';
import { EXIT, reasonOf, UsageError, type Command, type Io } from '../command.ts';
import { textOf } from '../files.ts';
import { gameNamed } from '../games.ts';
import { ruleIds } from '../ledgers.ts';

export const scenario: Command = {
  name: 'scenario',
  operands: 'FILE...',
  summary: 'run scenario files or folders and show the differences',
  options: {},
  run: async (args, io) => {
    const { operands } = readArguments(args, {});
    countOperands(operands, 1, Infinity, 'a scenario file');
    const rules = ruleIds(io.root);
    const tally = { ok: 0, differ: 0, unreadable: 0 };
    for (const file of operands.flatMap(scenarioFiles)) {
      const scenarios = await readable(file, () => scenariosIn(file), io);
      if (scenarios === null) tally.unreadable += 1;
      for (const given of scenarios ?? []) {
        const result = await readable(
          `"${given.title}" in ${file}`,
          () => report(file, given, rules, io),
          io,
        );
        tally[result ?? 'unreadable'] += 1;
      }
    }
    const { ok, differ, unreadable } = tally;
    io.out(`${ok} ok, ${differ} differ${unreadable > 0 ? `, ${unreadable} cannot be run` : ''}\n`);
    return unreadable > 0 ? EXIT.usage : differ > 0 ? EXIT.differs : EXIT.ok;
  },
};

/** What `read` gives; or null, after saying what is wrong with the file. */
async function readable<T>(what: string, read: () => T | Promise<T>, io: Io): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    const unreadable = error instanceof UsageError || (error instanceof KernelError && error.kind !== 'bug');
    if (!unreadable) throw error;
    io.err(`${what} is not a scenario that can be run: ${error.message}\n`);
    return null;
  }
}

/** A file is itself; a folder is every scenario file below it. */
function scenarioFiles(path: string): readonly string[] {
  let isFolder: boolean;
  try {
    isFolder = statSync(path).isDirectory();
  } catch (error) {
    throw new UsageError(`${path} can't be read: ${reasonOf(error)}`, { cause: error });
  }
  if (!isFolder) return [path];
  const files = globSync('**/*.{json,ts,mjs}', {
    cwd: path,
    exclude: (name) => basename(name) === 'node_modules',
  })
    .filter((file) => !/\.(test|d)\.ts$|(^|[\\/])(tsconfig|package)\.json$/.test(file))
    .toSorted();
  if (files.length === 0) throw new UsageError(`there is no scenario file (.json, .ts, .mjs) below ${path}`);
  return files.map((file) => join(path, file));
}

async function scenariosIn(file: string): Promise<readonly Scenario[]> {
  if (file.endsWith('.json')) return parseScenarios(textOf(file));
  if (!/\.(ts|mjs)$/.test(file)) throw new UsageError('scenario files end in .json, .ts or .mjs');
  let module: { readonly default?: unknown };
  try {
    module = (await import(pathToFileURL(resolve(file)).href)) as { readonly default?: unknown };
  } catch (error) {
    throw new UsageError(`it cannot be loaded: ${reasonOf(error)}`, { cause: error });
  }
  const given = module.default;
  if (given === undefined)
    throw new UsageError('it has no default export: a scenario or a list of scenarios');
  return Array.isArray(given) ? given.map(readScenario) : [readScenario(given)];
}

function report(file: string, given: Scenario, rules: ReadonlySet<string> | null, io: Io): 'ok' | 'differ' {
  const differences = runScenario(gameNamed(given.game).game, given, rules);
  io.out(`${differences.length === 0 ? 'ok     ' : 'differs'}  ${given.title}  (${file})\n`);
  for (const { where, expected, found } of differences) {
    io.out(`           ${where}: expected ${expected}, found ${found}\n`);
  }
  return differences.length === 0 ? 'ok' : 'differ';
}
