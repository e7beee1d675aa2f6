// The version that one's last choice at a table led to: whoever comes back another day reads what happened since.

import { recall, remember } from './storage.ts';

const KEY = 'maester.chosen';
/** The oldest are forgotten beyond this. */
const MOST = 100;

type Chosen = readonly (readonly [key: string, version: number])[];

export function lastChoice(key: string): number | null {
  return recall<Chosen>(KEY, []).find(([known]) => known === key)?.[1] ?? null;
}

export function noteChoice(key: string, version: number): void {
  const others = recall<Chosen>(KEY, []).filter(([known]) => known !== key);
  remember(KEY, [[key, version], ...others].slice(0, MOST));
}
