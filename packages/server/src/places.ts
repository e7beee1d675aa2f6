// Who may connect: so many in all to this server, and so many from one address to all servers together. Not all of these
// places are for those who only watch, so that those who play find room however many watch.

import type { Limits } from './limits.ts';
import { RequestError } from './request-error.ts';

/** The part of the places that spectators may take. */
const FOR_SPECTATORS = 0.8;

interface ByAddress {
  readonly [address: string]: number;
}

/** How many connections a server has, and how many of them watch. */
export interface Taken {
  readonly connected: ByAddress;
  readonly watching: ByAddress;
}

class Counts {
  readonly #byAddress = new Map<string, number>();
  /** Of other servers. */
  readonly #elsewhere = new Map<string, ReadonlyMap<string, number>>();
  #all = 0;

  isWithin(address: string, all: number, each: number): boolean {
    let taken = this.#byAddress.get(address) ?? 0;
    for (const counts of this.#elsewhere.values()) taken += counts.get(address) ?? 0;
    return this.#all < all && taken < each;
  }

  get byAddress(): ByAddress {
    return Object.fromEntries(this.#byAddress);
  }

  hear(node: string, counts: ByAddress | undefined): void {
    if (counts === undefined) this.#elsewhere.delete(node);
    else this.#elsewhere.set(node, new Map(Object.entries(counts)));
  }

  /** Gives back how to take it off again. */
  add(address: string): () => void {
    this.#all += 1;
    this.#byAddress.set(address, (this.#byAddress.get(address) ?? 0) + 1);
    return () => {
      this.#all -= 1;
      const left = (this.#byAddress.get(address) ?? 1) - 1;
      if (left === 0) this.#byAddress.delete(address);
      else this.#byAddress.set(address, left);
    };
  }
}

export class Places {
  readonly #limits: Pick<Limits, 'connections' | 'connectionsPerAddress'>;
  readonly #connected = new Counts();
  readonly #watching = new Counts();

  constructor(limits: Pick<Limits, 'connections' | 'connectionsPerAddress'>) {
    this.#limits = limits;
  }

  get taken(): Taken {
    return { connected: this.#connected.byAddress, watching: this.#watching.byAddress };
  }

  /** What is taken at another server counts here, until it says otherwise; null if it is gone. */
  takenAt(node: string, taken: Taken | null): void {
    this.#connected.hear(node, taken?.connected);
    this.#watching.hear(node, taken?.watching);
  }

  /** Throws a RequestError if there is no room for one more connection. */
  check(address: string): void {
    const { connections, connectionsPerAddress } = this.#limits;
    if (!this.#connected.isWithin(address, connections, connectionsPerAddress))
      throw full("This server is full and can't accept another connection right now.");
  }

  /** Gives back how to leave. */
  connect(address: string): () => void {
    return this.#connected.add(address);
  }

  /** Gives back how to leave; throws a RequestError if too many watch. */
  watch(address: string): () => void {
    const { connections, connectionsPerAddress } = this.#limits;
    const [all, each] = [connections, connectionsPerAddress].map((most) => Math.ceil(most * FOR_SPECTATORS));
    if (!this.#watching.isWithin(address, all ?? 0, each ?? 0))
      throw full("This server can't take any more spectators right now.");
    return this.#watching.add(address);
  }
}

function full(message: string): RequestError {
  return new RequestError(503, 'full', message);
}
