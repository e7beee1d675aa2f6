/**
 * What a training or a tuning has found so far, in the files of its folder: an interruption loses only what was still
 * being worked out. Files that do not fit are the user's to put right, so each complaint names one.
 */
import { hashJson, KernelError, shape } from '@maester/kernel';
import { appendFileSync, existsSync, mkdirSync, renameSync, truncateSync, writeFileSync } from 'node:fs';
import { reasonOf, UsageError } from '../command.ts';
import { textOf } from '../files.ts';
import { gameNamed } from '../games.ts';
import { ownVersion } from '../version.ts';

export function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    throw new UsageError(`${path} can't be used as a folder: ${reasonOf(error)}`, { cause: error });
  }
}

/** A file that is there is whole: it gets its name when it is complete. */
export function writeWhole(path: string, content: string | Uint8Array): void {
  try {
    writeFileSync(`${path}.part`, content);
    renameSync(`${path}.part`, path);
  } catch (error) {
    throw cannotWrite(path, error);
  }
}

function cannotWrite(path: string, error: unknown): UsageError {
  return new UsageError(`${path} can't be written: ${reasonOf(error)}`, { cause: error });
}

export function doesNotFit(path: string, problem: string): UsageError {
  return new UsageError(`${path} does not fit: ${problem} (delete it, or choose another folder)`);
}

/** By which rules and by which Maester something was found: another may find something else. */
export interface Edition {
  readonly game: string;
  readonly rules: string;
  readonly maester: string;
}

export function editionOf(game: string): Edition {
  return { game, rules: gameNamed(game).game.version, maester: ownVersion() };
}

const READABLE = 40;

/** A name for a file that people can read; `all` that matters makes it different from every other. */
export function nameFor({ game }: Edition, seed: string, all: unknown): string {
  return `${game}-${seed.slice(0, READABLE).replaceAll(/[^\w-]/g, '_')}-${hashJson(all)}`;
}

/** A number that has been written down. */
export const figure: shape.Reader<number> = (value, { kind, where }) => {
  if (typeof value !== 'number') throw new KernelError(kind, where, 'expected a number');
  return value;
};

/** Findings by what was asked, a line of a file each, saved as they come. */
export class Findings<T> {
  readonly #file: string;
  readonly #found = new Map<string, T>();

  constructor(file: string, reader: shape.Reader<T>) {
    this.#file = file;
    if (!existsSync(file)) return;
    const text = textOf(file);
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    const line = shape.object({ asked: shape.text, found: reader });
    for (const [i, source] of whole.split('\n').slice(0, -1).entries()) {
      const { asked, found } = readLine(file, i + 1, source, line);
      this.#found.set(asked, found);
    }
    // The line that was being written at an interruption; the next one must not continue it.
    if (whole !== text) truncateSync(file, Buffer.byteLength(whole));
  }

  get(asked: string): T | undefined {
    return this.#found.get(asked);
  }

  add(asked: string, found: T): void {
    try {
      appendFileSync(this.#file, `${JSON.stringify({ asked, found })}\n`);
    } catch (error) {
      throw cannotWrite(this.#file, error);
    }
    this.#found.set(asked, found);
  }
}

function readLine<T>(file: string, number: number, source: string, reader: shape.Reader<T>): T {
  try {
    const value: unknown = JSON.parse(source);
    return reader(value, { kind: 'input', where: '' });
  } catch (error) {
    throw doesNotFit(file, `line ${number}: ${problemOf(error)}`);
  }
}

/** What is wrong with data that was read, and where in it. */
export function problemOf(error: unknown): string {
  if (!(error instanceof KernelError)) return reasonOf(error);
  return error.where === '' ? error.problem : `${error.where}: ${error.problem}`;
}
