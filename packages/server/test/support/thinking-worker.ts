/** A worker for the tests of thinkers: does what the name of the mind says. */
import { existsSync, writeFileSync } from 'node:fs';
import type { Thinking, Thought } from '../../src/index.ts';

export function answerTo({ question, milliseconds, hurry }: Thinking): Thought {
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
