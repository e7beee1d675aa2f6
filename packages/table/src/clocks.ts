/** The clocks of a table: none, so many seconds a decision, or a bank with increment and cap. */
import type { Clock } from './protocol.ts';

/** What someone who comes back to an empty bank gets. */
const RETURN_GRACE = 30_000;

/** Milliseconds left by seat. */
export type Banks = { readonly [seat: string]: number };

export class Clocks {
  readonly #clock: Clock;
  /** Milliseconds each seat has left in its bank. */
  readonly #banks = new Map<string, number>();
  /** Since when the seats that are thinking have been. */
  readonly #since = new Map<string, number>();

  constructor(clock: Clock, seats: readonly string[], banks: Banks | null) {
    this.#clock = clock;
    if (clock.kind !== 'bank') return;
    for (const seat of seats) this.#banks.set(seat, banks?.[seat] ?? clock.seconds * 1000);
  }

  /** Just these seats are thinking now. */
  run(thinking: readonly string[], now: number): void {
    for (const seat of this.#since.keys()) if (!thinking.includes(seat)) this.#stop(seat, now);
    for (const seat of thinking) if (!this.#since.has(seat)) this.#since.set(seat, now);
  }

  /** The seat has answered: it gains the increment, and what it is asked next begins anew. */
  decided(seat: string, now: number): void {
    if (!this.#since.has(seat)) return;
    this.#stop(seat, now);
    if (this.#clock.kind !== 'bank') return;
    const bank = (this.#banks.get(seat) ?? 0) + this.#clock.increment * 1000;
    this.#banks.set(seat, Math.min(bank, this.#clock.cap * 1000));
  }

  /** What was gained by answers goes with them when they are taken back: time cannot be made that way. */
  tookBack(seat: string, count: number, now: number): void {
    this.#stop(seat, now);
    if (this.#clock.kind !== 'bank') return;
    this.#banks.set(seat, Math.max(1, (this.#banks.get(seat) ?? 0) - count * this.#clock.increment * 1000));
  }

  #stop(seat: string, now: number): void {
    const since = this.#since.get(seat);
    if (since === undefined) return;
    this.#since.delete(seat);
    if (this.#clock.kind === 'bank')
      this.#banks.set(seat, Math.max(0, (this.#banks.get(seat) ?? 0) - (now - since)));
  }

  /** What is in the banks, to be kept; null without banks. */
  banks(now: number): Banks | null {
    if (this.#clock.kind !== 'bank') return null;
    return Object.fromEntries([...this.#banks.keys()].map((seat) => [seat, this.left(seat, now) ?? 0]));
  }

  isRunning(seat: string): boolean {
    return this.#since.has(seat);
  }

  /** Milliseconds left, or null without a clock. */
  left(seat: string, now: number): number | null {
    const since = this.#since.get(seat);
    const used = since === undefined ? 0 : now - since;
    switch (this.#clock.kind) {
      case 'none':
        return null;
      case 'per-decision':
        return Math.max(0, this.#clock.seconds * 1000 - used);
      case 'bank':
        return Math.max(0, (this.#banks.get(seat) ?? 0) - used);
    }
  }

  /** Someone whose time was up is back: the decision begins anew, with a little time in the bank. */
  returned(seat: string, now: number): void {
    if (this.#since.has(seat)) this.#since.set(seat, now);
    if (this.#clock.kind === 'bank')
      this.#banks.set(seat, Math.max(RETURN_GRACE, this.#banks.get(seat) ?? 0));
  }

  /** When the first of those thinking runs out of time. */
  nextExpiry(now: number): number | null {
    const lefts = [...this.#since.keys()].map((seat) => this.left(seat, now)).filter((left) => left !== null);
    return lefts.length === 0 ? null : Math.min(...lefts);
  }
}
