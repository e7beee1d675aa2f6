/**
 * What everyone at the table could remember: how much of its power each House has bid so far, and how often it has
 * attacked each of the others. All of it was open when it happened. No rule asks for it; the computer players do.
 */
import type { HouseId } from './houses.ts';

/** What is bid for: the tracks of a Clash of Kings, or against the wildlings. */
export type Bidding = 'clash-of-kings' | 'wildling-attack';

/** All bids of a House together. */
export interface PastBids {
  readonly times: number;
  readonly bid: number;
  /** The power that it had each time, before the bid. */
  readonly power: number;
}

type PerHouse<T> = { readonly [House in HouseId]?: T };

/** Replaced when something happens, so that copies of a state share it. */
export interface Memory {
  readonly bids: { readonly [For in Bidding]: PerHouse<PastBids> };
  /** By attacker, then by defender: how many combats it has begun. */
  readonly attacks: PerHouse<PerHouse<number>>;
}

export const NO_MEMORY: Memory = { bids: { 'clash-of-kings': {}, 'wildling-attack': {} }, attacks: {} };

const NO_BIDS: PastBids = { times: 0, bid: 0, power: 0 };

/** What a state has to do with memory. A state that an earlier version wrote has none. */
interface Remembering {
  memory?: Memory;
  readonly holdings: readonly { readonly id: HouseId; readonly power: number }[];
}

export function memoryOf({ memory = NO_MEMORY }: Remembering): Memory {
  return memory;
}

/** Once they are revealed, and before the power is gone. */
export function rememberBids(
  s: Remembering,
  bidding: Bidding,
  revealed: { readonly [house: string]: number },
): void {
  const memory = memoryOf(s);
  const bids: { [House in HouseId]?: PastBids } = { ...memory.bids[bidding] };
  for (const { id, power } of s.holdings) {
    const bid = revealed[id];
    if (bid === undefined) continue;
    const past = bids[id] ?? NO_BIDS;
    bids[id] = { times: past.times + 1, bid: past.bid + bid, power: past.power + power };
  }
  s.memory = { ...memory, bids: { ...memory.bids, [bidding]: bids } };
}

export function rememberAttack(s: Remembering, attacker: HouseId, defender: HouseId): void {
  const { attacks, ...rest } = memoryOf(s);
  const times = attacksOf(s, attacker, defender) + 1;
  s.memory = { ...rest, attacks: { ...attacks, [attacker]: { ...attacks[attacker], [defender]: times } } };
}

/** How often a House has attacked another. */
export function attacksOf(s: Remembering, attacker: HouseId, defender: HouseId): number {
  return memoryOf(s).attacks[attacker]?.[defender] ?? 0;
}

export function bidsOf(s: Remembering, bidding: Bidding, house: HouseId): PastBids {
  return memoryOf(s).bids[bidding][house] ?? NO_BIDS;
}
