// How much one visitor, one table and the whole server may take. What is over a limit is refused with a reason.

import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import type { UndoLimit } from '@maester/table';

/** So many at once, and so many more every second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

export interface Limits {
  /** New tables and seats taken, by address. */
  readonly posts: Rate;
  /** Connections opened, by address. */
  readonly arrivals: Rate;
  /** Requests on one connection. */
  readonly messages: Rate;
  /** Requests on all connections of an address; looking back costs as much as several choices. */
  readonly messagesPerAddress: Rate;
  /** What is asked about tables and games, by address and cost (see GET_COSTS); files of the client are free. */
  readonly gets: Rate;
  /** Milliseconds for which an answer that is the same for everyone is kept once it is written. */
  readonly keptFor: number;
  readonly connections: number;
  readonly connectionsPerAddress: number;
  /** Connections of one seat: its owner's devices. */
  readonly connectionsPerSeat: number;
  /** Connections of spectators at one table. */
  readonly spectators: number;
  /** New tables, by address. */
  readonly tablesPerAddress: Rate;
  /** Places in each list of open tables for those that one address has made; its others come after everyone's. */
  readonly listedPerAddress: number;
  /** Tables in memory where someone is or a computer player moves; beyond that no new one is made. */
  readonly tables: number;
  /** How often a game may be taken back. */
  readonly undos: UndoLimit;
  /** Milliseconds until whoever has connected must have joined. */
  readonly joinWithin: number;
  /** Milliseconds between two pings; a client that has not answered one when the next is due is cut off. */
  readonly pingEvery: number;
  /** Bytes that may wait for a client that reads slowly before it is cut off, and for all clients together. */
  readonly waiting: number;
  readonly waitingInAll: number;
}

export const LIMITS: Limits = {
  posts: { burst: 30, perSecond: 0.5 },
  arrivals: { burst: 120, perSecond: 4 },
  messages: { burst: 60, perSecond: 20 },
  messagesPerAddress: { burst: 600, perSecond: 150 },
  gets: { burst: 300, perSecond: 20 },
  keptFor: 1000,
  connections: 5000,
  connectionsPerAddress: 200,
  connectionsPerSeat: 8,
  spectators: 200,
  tablesPerAddress: { burst: 100, perSecond: 1 / 30 },
  listedPerAddress: 5,
  tables: 5000,
  undos: { atFirst: 40, perChoice: 0.5 },
  joinWithin: 10_000,
  pingEvery: 7000,
  waiting: 512 * 1024,
  waitingInAll: 128 * 1024 * 1024,
};

/**
 * What a GET costs of the budget of its address, by its route, if more than 1. Lists are made of many tables, journals and
 * games are long, and for ratings and statistics all that were ever counted are looked at.
 */
export const GET_COSTS: { readonly [route: string]: number } = {
  '/api/tables': 5,
  '/api/tables/:id/journal': 5,
  '/api/statistics': 5,
  '/api/ratings/:game/:pace': 10,
  '/api/games/:id': 3,
  '/api/openapi.json': 3,
};

/**
 * The part of what the server stores of a kind (shared games, sealed identities, devices to call, webhooks) that may come
 * from one address: beyond it, the oldest from there make room.
 */
export const SHARE_OF_ADDRESS = 1 / 20;

/** What a request costs of the budget for its method. */
export function costOf(method: string, route: string | undefined): number {
  return method === 'POST' ? 1 : (GET_COSTS[route ?? ''] ?? 1);
}

/** A budget that is spent one by one and comes back with time. */
export class Budget {
  readonly #rate: Rate;
  #left: number;
  #at: number;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#left = rate.burst;
    this.#at = now;
  }

  /** Spends that much if there is as much. */
  spend(now: number, cost = 1): boolean {
    this.#left = this.#available(now);
    this.#at = now;
    if (this.#left < cost) return false;
    this.#left -= cost;
    return true;
  }

  /** Spends it whether it is there or not. */
  charge(now: number, cost: number): void {
    this.#left = this.#available(now) - cost;
    this.#at = now;
  }

  isWhole(now: number): boolean {
    return this.#available(now) >= this.#rate.burst;
  }

  #available(now: number): number {
    return Math.min(this.#rate.burst, this.#left + ((now - this.#at) / 1000) * this.#rate.perSecond);
  }
}

/** A budget for every address. */
export class RateLimiter {
  readonly #rate: Rate;
  readonly #visitors = new Map<string, { readonly budget: Budget; spent: number }>();

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  admits(address: string, now: number, cost = 1): boolean {
    const one = this.#visitor(address, now);
    const admits = one.budget.spend(now, cost);
    if (admits) one.spent += cost;
    return admits;
  }

  /** What was spent elsewhere. */
  charge(address: string, now: number, cost: number): void {
    this.#visitor(address, now).budget.charge(now, cost);
  }

  /** What was spent here since the last time this was asked. */
  spentOfLate(): { readonly [address: string]: number } {
    const spent: [string, number][] = [];
    for (const [address, one] of this.#visitors) {
      if (one.spent > 0) spent.push([address, one.spent]);
      one.spent = 0;
    }
    return Object.fromEntries(spent);
  }

  #visitor(address: string, now: number): { readonly budget: Budget; spent: number } {
    const found = this.#visitors.get(address);
    if (found !== undefined) return found;
    const one = { budget: new Budget(this.#rate, now), spent: 0 };
    this.#visitors.set(address, one);
    return one;
  }

  /** Forgets those who have been away long enough. */
  tidy(now: number): void {
    for (const [address, { budget }] of this.#visitors)
      if (budget.isWhole(now)) this.#visitors.delete(address);
  }
}

/**
 * Who asks. Behind proxies of one's own (`proxies` of them, one after the other), the address that the outermost of them
 * saw: each adds the one it saw at the end, and whatever stands before that may be made up.
 */
export function addressOf(request: IncomingMessage, proxies: number): string {
  const forwarded = request.headers['x-forwarded-for']?.toString().split(',') ?? [];
  const named = proxies === 0 ? undefined : forwarded.at(-proxies)?.trim();
  return visitor(named ?? request.socket.remoteAddress ?? '');
}

const GROUPS = 8;
const NETWORK_GROUPS = 4;

/** Some proxies name the port as well, which is another one for every connection. */
const WITH_PORT = /^(?:\[([^\]]*:[^\]]*)\]|(\d+\.\d+\.\d+\.\d+))(?::\d+)?$/;

/** Whoever has an address of IPv6 has the other 2^64 of its network as well: they count as one. */
export function visitor(named: string): string {
  const [, bracketed, dotted] = WITH_PORT.exec(named) ?? [];
  const address = bracketed ?? dotted ?? named;
  const [plain = ''] = address.toLowerCase().split('%');
  if (!isIPv6(plain)) return address;
  const mapped = /^(?:0*:)*:?(?:0*:)*ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  const [before = '', after] = plain.split('::');
  const first = before === '' ? [] : before.split(':');
  const rest = after === undefined || after === '' ? [] : after.split(':');
  const missing = after === undefined ? 0 : GROUPS - first.length - rest.length;
  const groups = [...first, ...Array.from({ length: missing }, () => '0'), ...rest];
  return `${groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
