// How late the process gets to its work, of the last minute or less. It looks twenty times a second; the usual hundred would
// wake an idle server for nothing else.

import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Milliseconds from one look to the next, which Node counts as part of the delay. */
const EVERY = 50;
const REMEMBERED = 60_000;

export class LoopDelay {
  readonly #delays = monitorEventLoopDelay({ resolution: EVERY });
  readonly #forget: NodeJS.Timeout;

  constructor() {
    this.#delays.enable();
    this.#forget = setInterval(() => this.#delays.reset(), REMEMBERED);
    this.#forget.unref();
  }

  /** The longest, in milliseconds. */
  get longest(): number {
    return late(this.#delays.max);
  }

  /** Longer than 99 of 100, in milliseconds. */
  get slow(): number {
    return late(this.#delays.percentile(99));
  }

  stop(): void {
    this.#delays.disable();
    clearInterval(this.#forget);
  }
}

function late(nanoseconds: number): number {
  return Math.max(0, nanoseconds / 1e6 - EVERY);
}
