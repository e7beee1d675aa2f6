// How much one visitor, one table and the whole server may take. What is over a limit is refused with a reason.

import type { IncomingMessage } from 'node:http';

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
  readonly connections: number;
  readonly connectionsPerAddress: number;
  /** Connections of spectators at one table. */
  readonly spectators: number;
  /** Tables in memory; beyond that no new one is made until some have been put away. */
  readonly tables: number;
  /** Milliseconds until whoever has connected must have joined. */
  readonly joinWithin: number;
  /** Milliseconds between two pings; a client that has not answered one when the next is due is cut off. */
  readonly pingEvery: number;
  /** Bytes that may wait for a client that reads slowly before it is cut off. */
  readonly waiting: number;
}

export const LIMITS: Limits = {
  posts: { burst: 30, perSecond: 0.5 },
  arrivals: { burst: 120, perSecond: 4 },
  messages: { burst: 60, perSecond: 20 },
  connections: 5000,
  connectionsPerAddress: 200,
  spectators: 200,
  tables: 5000,
  joinWithin: 10_000,
  pingEvery: 7000,
  waiting: 4 * 1024 * 1024,
};

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

  /** Spends one if there is one. */
  spend(now: number): boolean {
    this.#left = this.#available(now);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
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
  readonly #budgets = new Map<string, Budget>();

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  admits(address: string, now: number): boolean {
    let budget = this.#budgets.get(address);
    if (budget === undefined) {
      budget = new Budget(this.#rate, now);
      this.#budgets.set(address, budget);
    }
    return budget.spend(now);
  }

  /** Forgets those who have been away long enough. */
  tidy(now: number): void {
    for (const [address, budget] of this.#budgets) if (budget.isWhole(now)) this.#budgets.delete(address);
  }
}

/** Who asks. Behind a proxy of one's own, the address that the proxy saw. */
export function addressOf(request: IncomingMessage, behindProxy: boolean): string {
  const forwarded = request.headers['x-forwarded-for']?.toString().split(',').at(-1)?.trim();
  return (behindProxy ? forwarded : undefined) ?? request.socket.remoteAddress ?? '';
}
