/**
 * The only error the kernel throws. Illegal choices are not errors: they are refusals (see refusal.ts).
 * An error is either bad input from outside (a journal, a scenario, a setup, a position that cannot be read)
 * or a bug in a game (`bug`), and says what, where and what was expected.
 */
export const ERROR_KINDS = ['journal', 'scenario', 'setup', 'position', 'input', 'bug'] as const;
export type ErrorKind = (typeof ERROR_KINDS)[number];

export class KernelError extends Error {
  override readonly name = 'KernelError';
  readonly kind: ErrorKind;
  /** The place inside the input, such as `entries[3][0]`; empty for the whole of it. */
  readonly where: string;
  readonly problem: string;

  constructor(kind: ErrorKind, where: string, problem: string) {
    super(where === '' ? `${kind}: ${problem}` : `${kind}: ${where}: ${problem}`);
    this.kind = kind;
    this.where = where;
    this.problem = problem;
  }
}

export function bug(problem: string): KernelError {
  return new KernelError('bug', '', problem);
}
