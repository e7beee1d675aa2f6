/** The `maester` command: gives `run` the real terminal. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { run } from './run.ts';

// Whoever reads our output may stop early (`maester rules | head`): that is not a failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});
// The log of a server goes to standard error: games do not end because nobody reads it any more.
process.stderr.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = await run(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  isTerminal: process.stderr.isTTY,
  now: () => performance.now(),
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  environment: (name) => process.env[name],
  input: () => readFileSync(0, 'utf8'),
  untilStopped: () =>
    new Promise((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
    }),
});
