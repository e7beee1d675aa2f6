/** The seed of the game at a table: the one that was promised, mixed with what every seat added. */
import { mixedSeed, type Mixture } from '@maester/kernel';
import type { TableRecord } from './record.ts';

/** What the seed is mixed from; null before the start, and at tables where it is not mixed. */
export function mixtureOf({ seed, id, salts }: TableRecord): Mixture | null {
  return salts === undefined || salts === null ? null : { seed, table: id, salts };
}

/** Until the start this is not the seed that is played with. */
export function seedOf(record: TableRecord): string {
  const mixture = mixtureOf(record);
  return mixture === null ? record.seed : mixedSeed(record.game, record.gameVersion, mixture);
}

export function saltsOf({ seats }: TableRecord): Mixture['salts'] {
  return Object.fromEntries(
    seats.flatMap(({ seat, salt = null }) => (salt === null ? [] : [[seat, salt] as const])),
  );
}
