// What servers promised of their tables before anything was rolled: the hash of the seed, as this device saw it first,
// and what this device added to the seed of each seat it took. Only that can be compared with what is shown after the
// game; what a server says of its promise then proves nothing.

import type { TableInfo } from '@maester/table';
import { recall, remember } from '../app/storage.ts';

const KEY = 'maester.promises';
/** The oldest are forgotten beyond this. */
const MOST = 300;

type Promises = readonly (readonly [table: string, commitment: string])[];
type Salts = { readonly [seat: string]: string };

const SALTS_KEY = 'maester.salts';
const SALT_BYTES = 16;

/** Something for the seed of a table that nobody can foresee, remembered before it is sent. */
export function newSalt(table: string, seat: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  const salt = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const known = recall<readonly (readonly [table: string, salts: Salts])[]>(SALTS_KEY, []);
  const others = known.filter(([id]) => id !== table);
  remember(SALTS_KEY, [[table, { ...saltsAt(table), [seat]: salt }], ...others].slice(0, MOST));
  return salt;
}

/** The seat that it was sent for is known now. */
export function moveSalt(table: string, from: string, to: string): void {
  const { [from]: salt, ...others } = saltsAt(table);
  if (salt === undefined) return;
  const known = recall<readonly (readonly [table: string, salts: Salts])[]>(SALTS_KEY, []);
  remember(SALTS_KEY, [[table, { ...others, [to]: salt }], ...known.filter(([id]) => id !== table)]);
}

/** What this device added at a table, by seat. */
export function saltsAt(table: string): Salts {
  const known = recall<readonly (readonly [table: string, salts: Salts])[]>(SALTS_KEY, []);
  return known.find(([id]) => id === table)?.[1] ?? {};
}

/** Remembers a promise that is seen for the first time, while the game is not over. */
export function notePromise({ table, status, commitment }: TableInfo): void {
  if (status === 'over' || promiseOf(table) !== null) return;
  const known = recall<Promises>(KEY, []);
  remember(KEY, [[table, commitment], ...known].slice(0, MOST));
}

/** What this device was promised, or null if it was not there. */
export function promiseOf(table: string): string | null {
  return recall<Promises>(KEY, []).find(([id]) => id === table)?.[1] ?? null;
}
