// What servers promised of their tables before anything was rolled: the hash of the seed, as this device saw it first.
// Only that can be compared with the seed shown after the game; what a server says of its promise then proves nothing.

import type { TableInfo } from '@maester/table';
import { recall, remember } from '../app/storage.ts';

const KEY = 'maester.promises';
/** The oldest are forgotten beyond this. */
const MOST = 300;

type Promises = readonly (readonly [table: string, commitment: string])[];

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
