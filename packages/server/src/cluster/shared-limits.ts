// What a visitor spends at one server counts at all of them: each tells the others every moment what was spent there.

import type { RateLimiter } from '../limits.ts';
import type { Link } from './link.ts';

const LINE = 'limits';
const TELL_EVERY = 1000;

interface Spent {
  readonly from: string;
  readonly spent: { readonly [limit: string]: { readonly [address: string]: number } };
}

export class SharedLimits {
  readonly #limiters: { readonly [limit: string]: RateLimiter };
  readonly #timer: NodeJS.Timeout;
  readonly #stop: () => void;

  constructor(node: string, link: Link, limiters: { readonly [limit: string]: RateLimiter }) {
    this.#limiters = limiters;
    this.#stop = link.hear(LINE, (head) => {
      const { from, spent } = head as Spent;
      if (from !== node) this.#hear(spent);
    });
    this.#timer = setInterval(() => {
      const spent = Object.fromEntries(
        Object.entries(limiters)
          .map(([limit, limiter]) => [limit, limiter.spentOfLate()] as const)
          .filter(([, addresses]) => Object.keys(addresses).length > 0),
      );
      if (Object.keys(spent).length > 0) link.send(LINE, { from: node, spent } satisfies Spent);
    }, TELL_EVERY);
    this.#timer.unref();
  }

  #hear(spent: Spent['spent']): void {
    const now = performance.now();
    for (const [limit, addresses] of Object.entries(spent))
      for (const [address, cost] of Object.entries(addresses))
        this.#limiters[limit]?.charge(address, now, cost);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#stop();
  }
}
