/** Moments of finished games in files: for each its game, the number of seats, the winner, then the inputs. */
import type { Moment } from '@maester/minds/learning';
import { readFileSync } from 'node:fs';
import { reasonOf, UsageError } from '../command.ts';
import { doesNotFit, writeWhole } from './saved.ts';

const HEAD = 3;

export function writeShard(file: string, moments: readonly Moment[]): void {
  const length = moments.reduce((sum, { inputs }) => sum + HEAD + inputs.length, 0);
  const numbers = new Float32Array(length);
  let at = 0;
  for (const { game, seats, winner, inputs } of moments) {
    numbers.set([game, seats, winner], at);
    numbers.set(inputs, at + HEAD);
    at += HEAD + inputs.length;
  }
  writeWhole(file, new Uint8Array(numbers.buffer));
}

/** `inputs`: how many numbers describe one seat. */
export function readShards(files: readonly string[], inputs: number): Moment[] {
  return files.flatMap((file) => readShard(file, inputs));
}

function readShard(file: string, inputs: number): Moment[] {
  const numbers = numbersOf(file);
  const moments: Moment[] = [];
  for (let at = 0; at < numbers.length;) {
    const [game = -1, seats = 0, winner = 0] = numbers.subarray(at, at + HEAD);
    at += HEAD;
    const moment = { game, seats, winner, inputs: numbers.subarray(at, at + seats * inputs) };
    if (!isMoment(moment, inputs)) throw doesNotFit(file, 'it holds no moments of this game');
    moments.push(moment);
    at += seats * inputs;
  }
  return moments;
}

function numbersOf(file: string): Float32Array {
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(readFileSync(file));
  } catch (error) {
    throw new UsageError(`${file} can't be read: ${reasonOf(error)}`, { cause: error });
  }
  if (bytes.length % Float32Array.BYTES_PER_ELEMENT !== 0) throw doesNotFit(file, 'it is incomplete');
  return new Float32Array(bytes.buffer);
}

/** Nobody may have won: then the winner is -1. */
function isMoment({ game, seats, winner, inputs: all }: Moment, inputs: number): boolean {
  return (
    [game, seats, winner].every(Number.isInteger) &&
    game >= 0 &&
    seats >= 1 &&
    winner >= -1 &&
    winner < seats &&
    all.length === seats * inputs &&
    all.every(Number.isFinite)
  );
}
