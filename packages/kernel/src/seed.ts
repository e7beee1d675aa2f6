/**
 * Where the seed of a game comes from when nobody alone may choose it: the server promises a seed by its hash, every
 * seat adds a salt after that, and the dice follow from all of them.
 */
import { KernelError } from './error.ts';
import { sha256 } from './sha256.ts';
import { dictionary, object, text, type Reader } from './shape.ts';

/** What a seed was mixed from. */
export interface Mixture {
  /** The seed whose hash was published when the table was made. */
  readonly seed: string;
  readonly table: string;
  /** 32 hexadecimal digits by seat; a computer player adds none. */
  readonly salts: { readonly [seat: string]: string };
}

/** Published before a game, so that the seed shown after it can be trusted. */
export function seedCommitment(seed: string): string {
  return sha256(`maester seed ${seed}`);
}

/** The seed of a game of these rules at a table. */
export function mixedSeed(game: string, version: string, { seed, table, salts }: Mixture): string {
  const added = Object.keys(salts)
    .toSorted()
    .map((seat) => `${seat} ${salts[seat] ?? ''}`);
  return sha256(['maester dice', seed, table, game, version, ...added].join('\n'));
}

export const salt: Reader<string> = (value, place) => {
  const found = text(value, place);
  if (!/^[0-9a-f]{32}$/.test(found))
    throw new KernelError(place.kind, place.where, 'expected 32 hexadecimal digits');
  return found;
};

export const mixture: Reader<Mixture> = object({ seed: text, table: text, salts: dictionary(salt) });

interface Seeded {
  readonly game: string;
  readonly version: string;
  readonly seed: string;
  readonly mixed?: Mixture;
}

/** The seed that was promised for this journal; null if its own seed does not follow from what it names. */
export function promisedSeed({ game, version, seed, mixed }: Seeded): string | null {
  if (mixed === undefined) return seed;
  return mixedSeed(game, version, mixed) === seed ? mixed.seed : null;
}
