/** A terminal that is only memory, and a folder that is gone after the test file. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import type { Io } from '../src/command.ts';
import { run } from '../src/run.ts';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

export interface Said {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the command line with these arguments. */
export async function maester(args: readonly string[], changed: Partial<Io> = {}): Promise<Said> {
  const said = { out: '', err: '' };
  const code = await run(args, {
    out: (text) => {
      said.out += text;
    },
    err: (text) => {
      said.err += text;
    },
    isTerminal: false,
    now: () => performance.now(),
    root: ROOT,
    environment: () => undefined,
    input: () => '',
    untilStopped: () => Promise.resolve(),
    ...changed,
  });
  return { code, ...said };
}

export interface Folder {
  readonly path: (name: string) => string;
  /** Writes a file, with the folders on the way to it, and gives back where it is. */
  readonly write: (name: string, text: string) => string;
}

export function useFolder(): Folder {
  const root = mkdtempSync(join(tmpdir(), 'maester-cli-'));
  afterAll(() => rmSync(root, { recursive: true }));
  const path = (name: string): string => join(root, name);
  return {
    path,
    write(name, text) {
      mkdirSync(dirname(path(name)), { recursive: true });
      writeFileSync(path(name), text);
      return path(name);
    },
  };
}
