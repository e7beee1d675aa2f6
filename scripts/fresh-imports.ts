// Imports every source file first, each in a fresh worker: `node scripts/fresh-imports.ts`. Prints those that fail,
// one line each. A module that works only if another was imported before it fails here.
import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';

/** Programs: whoever loads them starts them. Nobody imports them. */
const PROGRAMS = [
  'cli/src/main.ts',
  'cli/src/accounts/worker.ts',
  'cli/src/game-worker.ts',
  'cli/src/bench/server-process.ts',
  'cli/src/train/worker.ts',
  'cli/src/thinking/worker.ts',
  'server/src/quick-check.ts',
  'server/src/sqlite-writer.ts',
];

/** The page's sources are not for Node; that they have no import cycles is a matter of the linter. */
const files = globSync(
  'packages/{kernel,battle,thrones,minds,table,server,cli,lists,print,records}/src/**/*.ts',
)
  .filter((file) => !PROGRAMS.some((program) => file.endsWith(program)))
  .toSorted();

/** What is wrong with a file that is imported first, or null. */
async function problemOf(file: string): Promise<string | null> {
  const { promise, resolve: done } = Promise.withResolvers<string | null>();
  const worker = new Worker(resolve(file), { stdout: true, stderr: true });
  worker.once('error', (error) => done(String(error)));
  worker.once('exit', (code) => done(code === 0 ? null : `exit ${code}`));
  return promise;
}

const left = files.values();
async function importAll(): Promise<void> {
  for (const file of left) {
    const problem = await problemOf(file);
    if (problem !== null) process.stdout.write(`${file}: ${problem}\n`);
  }
}
await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, importAll));
process.stdout.write(`${files.length} files imported first\n`);
