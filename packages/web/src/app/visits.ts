// When this browser last opened which table, to show the latest first.

import type { TableAddress } from '../table/service.ts';
import { recall, remember } from './storage.ts';

const KEY = 'maester.visits';
const MOST = 200;

type Visits = { readonly [address: string]: number };

const nameOf = ({ service, id }: TableAddress): string => `${service}/${id}`;

export function noteVisit(address: TableAddress, now: number): void {
  const { [nameOf(address)]: _earlier, ...others } = recall<Visits>(KEY, {});
  const kept = Object.entries(others).slice(-(MOST - 1));
  remember(KEY, { ...Object.fromEntries(kept), [nameOf(address)]: now });
}

/** Milliseconds since 1970, or 0. */
export function lastVisit(address: TableAddress): number {
  return recall<Visits>(KEY, {})[nameOf(address)] ?? 0;
}

/** How many tables were opened in this browser. */
export function visitCount(): number {
  return Object.keys(recall<Visits>(KEY, {})).length;
}
