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
/** So many bytes wait for a slow reader. */
const MOST_WAITING = 2 ** 20;

/**
 * The log of a server goes here: games do not end because nobody reads it any more or its disk is full. A stream would
 * end with its first error; this goes on as soon as there is room again.
 */
function writeError(text: string): void {
  const rest = process.stderr.writableLength > 0 ? text : unwritten(Buffer.from(text));
  if (rest === null || process.stderr.destroyed || process.stderr.writableLength > MOST_WAITING) return;
  process.stderr.write(rest);
}

/** What its reader is too slow to take at once; null if nothing is left, or there is nobody left to tell. */
function unwritten(bytes: Buffer): Buffer | null {
  try {
    const written = writeSync(STANDARD_ERROR, bytes);
    return written < bytes.length ? bytes.subarray(written) : null;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EAGAIN' ? bytes : null;
  }
}
// A reader who has gone is told nothing, not even Node's own warnings.
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
