/**
 * Luck outside of a game: for computer players, proposals and tests. It is not part of any state and never decides
 * what happens in a game (that is dice.ts). Seeded, so that a simulation can be run again.
 */
import { bug } from './error.ts';
import { sha256 } from './sha256.ts';

export interface Random {
  /** A whole number from 0 to n - 1. */
  below(n: number): number;
}

/** sfc32, seeded from a text. */
export function seededRandom(seed: string): Random {
  const digest = sha256(seed);
  let a = Number.parseInt(digest.slice(0, 8), 16) | 0;
  let b = Number.parseInt(digest.slice(8, 16), 16) | 0;
  let c = Number.parseInt(digest.slice(16, 24), 16) | 0;
  let counter = 1;
  return {
    below(n) {
      const t = (a + b + counter) | 0;
      counter = (counter + 1) | 0;
      a = b ^ (b >>> 9);
      b = (c + (c << 3)) | 0;
      c = (((c << 21) | (c >>> 11)) + t) | 0;
      return Math.floor(((t >>> 0) / 2 ** 32) * n);
    },
  };
}

export function pick<T>(random: Random, items: readonly T[]): T {
  const index = random.below(items.length);
  if (index >= items.length) throw bug('nothing to pick from');
  return items[index] as T;
}

export function shuffled<T>(random: Random, items: readonly T[]): T[] {
  const copy = items.slice();
  for (let i = copy.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [copy[i], copy[j]] = [copy[j] as T, copy[i] as T];
  }
  return copy;
}
