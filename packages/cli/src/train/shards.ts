/** Moments of finished games in files: for each its game, the number of seats, the winner, then the inputs. */
import type { Moment } from '@maester/minds/learning';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';

const HEAD = 3;

/** A file that is there is whole: it gets its name when it is complete. */
export function writeShard(file: string, moments: readonly Moment[]): void {
  writeFileSync(`${file}.part`, asBytes(moments));
  renameSync(`${file}.part`, file);
}

/** As they are written into a file; such bytes may follow each other in one. */
export function asBytes(moments: readonly Moment[]): Uint8Array {
  const length = moments.reduce((sum, { inputs }) => sum + HEAD + inputs.length, 0);
  const numbers = new Float32Array(length);
  let at = 0;
  for (const { game, seats, winner, inputs } of moments) {
    numbers.set([game, seats, winner], at);
    numbers.set(inputs, at + HEAD);
    at += HEAD + inputs.length;
  }
  return new Uint8Array(numbers.buffer);
}

/** `inputs`: how many numbers describe one seat. */
export function readShards(files: readonly string[], inputs: number): Moment[] {
  const moments: Moment[] = [];
  for (const file of files) {
    const bytes = new Uint8Array(readFileSync(file));
    const numbers = new Float32Array(bytes.buffer);
    for (let at = 0; at < numbers.length;) {
      const [game = 0, seats = 0, winner = 0] = numbers.subarray(at, at + HEAD);
      at += HEAD;
      const length = seats * inputs;
      if (seats < 1 || at + length > numbers.length) throw new Error(`${file} is incomplete`);
      moments.push({ game, seats, winner, inputs: numbers.subarray(at, at + length) });
      at += length;
    }
  }
  return moments;
}
