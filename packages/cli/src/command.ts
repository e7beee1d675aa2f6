/**
 * What a subcommand is: a name, the text of its help, and a function from arguments to an exit code.
 * Everything it does to the world beyond files goes through `Io`, so that tests can stand in for the terminal.
 */

export interface Io {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Whether `err` is a terminal that can redraw a line. */
  readonly isTerminal: boolean;
  /** Milliseconds that only go forward. */
  readonly now: () => number;
  /** The folder of the repository. */
  readonly root: string;
  /** A variable of the environment. */
  readonly environment: (name: string) => string | undefined;
  /** All of the standard input. */
  readonly input: () => string;
  /** Resolves when the user or the system asks the program to stop. */
  readonly untilStopped: () => Promise<void>;
}

export type Options = {
  readonly [name: string]: {
    /** How the help calls its value; null: it takes none. */
    readonly value: string | null;
    readonly help: string;
  };
};

export interface Command {
  readonly name: string;
  /** What follows the name, options aside: `FILE...`. */
  readonly operands: string;
  readonly summary: string;
  readonly options: Options;
  readonly run: (args: readonly string[], io: Io) => Promise<number>;
}

export const EXIT = { ok: 0, differs: 1, usage: 2, bug: 70 } as const;

/** The user asked for something that cannot be; the message says what is possible. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The message of whatever was thrown. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
