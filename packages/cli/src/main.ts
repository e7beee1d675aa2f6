/** The `maester` command: gives `run` the real terminal. */
import { readFileSync, writeSync } from 'node:fs';
import { isatty } from 'node:tty';
import { fileURLToPath } from 'node:url';
import { run } from './run.ts';

// Whoever reads our output may stop early (`maester rules | head`): that is not a failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  writeError(`maester: standard output cannot be written: ${error.message}\n`);
  process.exit(1);
});

const STANDARD_ERROR = 2;

/**
 * The log of a server goes here: games do not end because nobody reads it any more or its disk is full. A stream would
 * end with its first error; this goes on as soon as there is room again.
 */
function writeError(text: string): void {
  try {
    writeSync(STANDARD_ERROR, text);
  } catch {
    // There is nobody left to tell.
  }
}
// Node's own warnings go through the stream.
process.stderr.on('error', () => {});

process.exitCode = await run(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: writeError,
  isTerminal: isatty(STANDARD_ERROR),
  now: () => performance.now(),
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  environment: (name) => process.env[name],
  input: () => readFileSync(0, 'utf8'),
  untilStopped: () =>
    new Promise((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
    }),
});
