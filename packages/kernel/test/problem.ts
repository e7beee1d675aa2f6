/** What a KernelError says, for tests of everything that reads from outside. */
import { KernelError } from '../src/index.ts';

export type Problem = Pick<KernelError, 'kind' | 'where' | 'problem'>;

export function problemOf(run: () => unknown): Problem {
  try {
    run();
  } catch (error) {
    if (!(error instanceof KernelError)) throw error;
    return { kind: error.kind, where: error.where, problem: error.problem };
  }
  throw new Error('no KernelError was thrown');
}
