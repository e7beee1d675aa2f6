/** The clocks of a table: none, so many seconds a decision, or a bank with increment and cap. */
import type { Clock } from './protocol.ts';

/** What a bank holds for the next decision after it ran out, and after it ran out again and again. */
const GRACE = 30_000;
const SHORT_GRACE = 15_000;
/** Someone who let the clock run out twice in a row has a part of the time from then on, until they answer again. */
const PATIENT_MISSES = 1;
const SHORTENED = 1 / 4;

/** From this much time for each decision on, people come and go: the clock runs whether or not anyone is there. */
const BY_TURNS_SECONDS = 3600;

/** Milliseconds left by seat. */
export type Banks = { readonly [seat: string]: number };

/** Whether people are meant to come back for each decision rather than to sit at the table together. */
export function isByTurns(clock: Clock): boolean {
  return clock.kind === 'per-decision' && clock.seconds >= BY_TURNS_SECONDS;
}

export class Clocks {
  readonly #clock: Clock;
  /** Milliseconds each seat has left in its bank. */
  readonly #banks = new Map<string, number>();
  /** Since when the seats that are thinking have been. */
  readonly #since = new Map<string, number>();
  /** Milliseconds used on the open decision before that, and on the one answered last, should it be taken back. */
  readonly #used = new Map<string, number>();
  readonly #usedBefore = new Map<string, number>();
  /** How many decisions in a row each seat let pass. */
  readonly #missed = new Map<string, number>();

  constructor(clock: Clock, seats: readonly string[], banks: Banks | null) {
    this.#clock = clock;
    if (clock.kind !== 'bank') return;
    for (const seat of seats) this.#banks.set(seat, banks?.[seat] ?? clock.seconds * 1000);
  }

  /** Just these seats are thinking now. Others have left their decision behind. */
  run(thinking: readonly string[], now: number): void {
    for (const seat of [...this.#since.keys(), ...this.#used.keys()]) {
      if (thinking.includes(seat)) continue;
      this.#stop(seat, now);
      this.#used.delete(seat);
    }
    for (const seat of thinking) if (!this.#since.has(seat)) this.#since.set(seat, now);
  }

  /** Nobody's time runs; what was used of the open decisions stays used. */
  pause(now: number): void {
    for (const seat of this.#since.keys()) this.#stop(seat, now);
  }

  /** The seat has answered: it gains the increment, and the next decision has all its time. */
  decided(seat: string, now: number): void {
    if (!this.#since.has(seat)) return;
    this.#stop(seat, now);
    this.#usedBefore.set(seat, this.#used.get(seat) ?? 0);
    this.#used.delete(seat);
    if (this.#clock.kind !== 'bank') return;
    const bank = (this.#banks.get(seat) ?? 0) + this.#clock.increment * 1000;
    this.#banks.set(seat, Math.min(bank, this.#clock.cap * 1000));
  }

  /** Taking answers back makes no time: increments go with them, and time used on the last one stays used. */
  tookBack(seat: string, count: number, now: number): void {
    this.#stop(seat, now);
    this.#used.set(seat, (this.#used.get(seat) ?? 0) + (this.#usedBefore.get(seat) ?? 0));
    this.#usedBefore.delete(seat);
    if (this.#clock.kind !== 'bank') return;
    this.#banks.set(seat, Math.max(1, (this.#banks.get(seat) ?? 0) - count * this.#clock.increment * 1000));
  }

  /** The time of this decision is over: it is answered by someone else, and the next has time again, if less. */
  miss(seat: string, now: number): void {
    this.#stop(seat, now);
    this.#used.delete(seat);
    this.#usedBefore.delete(seat);
    this.#missed.set(seat, this.missed(seat) + 1);
    if (this.#clock.kind !== 'bank') return;
    const grace = this.missed(seat) > PATIENT_MISSES ? SHORT_GRACE : GRACE;
    this.#banks.set(seat, Math.min(grace, this.#clock.seconds * 1000));
  }

  /** How many decisions in a row the seat let pass. */
  missed(seat: string): number {
    return this.#missed.get(seat) ?? 0;
  }

  /** Someone is here after all; says whether they had missed anything. */
  returned(seat: string): boolean {
    return this.#missed.delete(seat);
  }

  #stop(seat: string, now: number): void {
    const since = this.#since.get(seat);
    if (since === undefined) return;
    this.#since.delete(seat);
    this.#used.set(seat, (this.#used.get(seat) ?? 0) + now - since);
    if (this.#clock.kind === 'bank')
      this.#banks.set(seat, Math.max(0, (this.#banks.get(seat) ?? 0) - (now - since)));
  }

  /** What is in the banks, to be saved; null without banks. */
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
    const running = since === undefined ? 0 : now - since;
    switch (this.#clock.kind) {
      case 'none':
        return null;
      case 'per-decision':
        return Math.max(0, this.#limit(seat, this.#clock.seconds) - (this.#used.get(seat) ?? 0) - running);
      case 'bank':
        return Math.max(0, (this.#banks.get(seat) ?? 0) - running);
    }
  }

  #limit(seat: string, seconds: number): number {
    const whole = seconds * 1000;
    if (this.missed(seat) <= PATIENT_MISSES) return whole;
    return Math.min(whole, Math.max(SHORT_GRACE, whole * SHORTENED));
  }

  /** When the first of those thinking runs out of time. */
  nextExpiry(now: number): number | null {
    const lefts = [...this.#since.keys()].map((seat) => this.left(seat, now)).filter((left) => left !== null);
    return lefts.length === 0 ? null : Math.min(...lefts);
  }
}
