/** A worker for the tests of thinkers: does what the name of the mind says. */
import { existsSync, writeFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import type { Thinking, Thought } from '../../src/index.ts';

function answerTo({ question, milliseconds, hurry }: Thinking): Thought {
  switch (question.mind) {
    case 'dies-once':
      // The seed is a file that tells whoever replaces it of the first attempt.
      if (existsSync(question.seed)) return { choice: 'second attempt' };
      writeFileSync(question.seed, '');
      return process.exit(1);
    case 'dies':
      return process.exit(1);
    case 'hangs':
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
      return { problem: 'woke up' };
    case 'waits-for-hurry':
      Atomics.wait(hurry, 0, 0, 60_000);
      return { choice: 'hurried' };
    case 'errs':
      return { problem: 'cannot think' };
    default:
      return { choice: milliseconds };
  }
}

parentPort?.on('message', (thinking: Thinking) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
  parentPort?.postMessage(answerTo(thinking));
});
