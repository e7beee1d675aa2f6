/** The clocks of a table: none, so many seconds a decision, or a bank with increment and cap. */
import { bug } from '@maester/kernel';
import type { Clock } from './protocol.ts';
import {
  comeBack,
  interrupt,
  runningOn,
  savedClock,
  seatClock,
  startAfresh,
  stop,
  use,
  usedOn,
  type SavedClock,
  type SeatClock,
} from './seat-clock.ts';

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

/** How the clocks stand, to be saved. Those of a game by turns run on while the table is put away. */
export interface SavedTurn {
  /** The date at which it was so. */
  readonly at: number;
  /** The date at which the table has something to do, if nobody comes. */
  readonly wakeAt: number | null;
  /** After how many entries it was so, or in a draft picks; older ones do not say. */
  readonly version?: number;
  readonly seats: { readonly [seat: string]: SavedClock };
}

/** Whether people are meant to come back for each decision rather than to sit at the table together. */
export function isByTurns(clock: Clock): boolean {
  return clock.kind === 'per-decision' && clock.seconds >= BY_TURNS_SECONDS;
}

/** What was saved of the clocks, if after that many entries or picks: otherwise the decisions it tells of are past. */
export function turnAt(turn: SavedTurn | undefined, version: number): SavedTurn | null {
  return turn === undefined || (turn.version ?? version) !== version ? null : turn;
}

export class Clocks {
  readonly #clock: Clock;
  readonly #seats = new Map<string, SeatClock>();

  /** `passed` is how long ago the turn was saved. */
  constructor(
    clock: Clock,
    seats: readonly string[],
    banks: Banks | null,
    turn: SavedTurn | null = null,
    passed = 0,
  ) {
    this.#clock = clock;
    const whole = clock.kind === 'bank' ? clock.seconds * 1000 : 0;
    for (const seat of seats) {
      this.#seats.set(seat, seatClock(banks?.[seat] ?? whole, turn?.seats[seat], passed));
    }
  }

  /** How they stand, to be saved. */
  turn(now: number): SavedTurn['seats'] {
    return Object.fromEntries([...this.#seats].map(([seat, clock]) => [seat, savedClock(clock, now)]));
  }

  #of(seat: string): SeatClock {
    const found = this.#seats.get(seat);
    if (found === undefined) throw bug(`no seat ${seat} has a clock`);
    return found;
  }

  /** Just these seats are thinking now, and these `lent` ones are thought for. */
  run(thinking: readonly string[], now: number, lent: readonly string[] = []): void {
    this.#seats.forEach((clock, seat) => {
      const isLent = lent.includes(seat);
      const runs = isLent || thinking.includes(seat);
      // What the owner used before counts, whoever answers.
      if (!runs && clock.lent) interrupt(clock, now);
      else if (!runs || (isLent && !clock.lent)) stop(clock, now);
      if (runs) clock.since ??= now;
      if (runs && !isLent) comeBack(clock);
      clock.lent = isLent;
    });
  }

  /** Nobody's time runs; what was used of the open decisions stays used. */
  pause(now: number): void {
    this.run([], now);
  }

  /**
   * The seat has answered: it gains the increment, and goes on to its next decision. `asked` are those who are still asked
   * what they were asked before.
   */
  decided(seat: string, now: number, asked: readonly string[] = []): void {
    const clock = this.#of(seat);
    if (!this.canRunOut) {
      clock.since = null;
      return;
    }
    if (clock.lent) clock.since = null;
    clock.owed = 0;
    const inTime = clock.since !== null;
    stop(clock, now);
    clock.open += 1;
    clock.used[clock.open] ??= 0;
    clock.sinceMiss += 1;
    if (inTime && this.#clock.kind === 'bank')
      clock.bank = Math.min(clock.bank + this.#clock.increment * 1000, this.#clock.cap * 1000);
    // What others were asked before, or would have been, is not what they will be asked after this.
    for (const [name, other] of this.#seats) {
      if (other !== clock && other.since === null && !asked.includes(name)) startAfresh(other);
      if (asked.length === 0) other.spent = 0;
    }
  }

  /**
   * How many of its last `most` decisions the seat may take back alone: those since its clock ran out, as long as its own
   * time suffices for what the others have used since.
   */
  mayTakeBack(seat: string, most: number, now: number): number {
    if (!this.canRunOut) return most;
    const clock = this.#of(seat);
    const limit = Math.min(most, this.sinceMiss(seat));
    const price = this.#price(clock, now);
    let count = 0;
    while (count < limit && this.#hasTimeFor(clock, count + 1, price, now)) count += 1;
    return count;
  }

  #hasTimeFor(clock: SeatClock, count: number, price: number, now: number): boolean {
    const used = clock.used[clock.open - count];
    // What was used of a decision is not known after a crash.
    if (used === undefined) return false;
    if (price === 0) return true;
    switch (this.#clock.kind) {
      case 'none':
        return true;
      case 'per-decision':
        return used + price < this.#limit(clock, this.#clock.seconds);
      case 'bank':
        return clock.bank - runningOn(clock, now) - count * this.#clock.increment * 1000 > price;
    }
  }

  /**
   * What taking back costs: as much as another has used of what the last choice led to, less what the seat has used of it.
   * Of the others only those who were asked by that choice have used any.
   */
  #price(clock: SeatClock, now: number): number {
    const others = [...this.#seats.values()].filter((other) => other !== clock);
    const most = Math.max(0, ...others.map((other) => usedOn(other) + runningOn(other, now)));
    return Math.max(0, most - clock.spent - runningOn(clock, now));
  }

  /**
   * Taking answers back makes no time: increments go with them, and what was used of each decision stays used. What the
   * others have used since is theirs again, and was the seat's own.
   */
  tookBack(seat: string, count: number, now: number): void {
    const clock = this.#of(seat);
    const price = this.#price(clock, now);
    for (const other of this.#seats.values()) if (other !== clock) this.#giveBack(other, now);
    this.withdrew(seat, now, count);
    use(clock, price);
    clock.spent = 0;
  }

  #giveBack(clock: SeatClock, now: number): void {
    if (clock.lent) clock.since = null;
    stop(clock, now);
    clock.bank += usedOn(clock);
    startAfresh(clock);
    clock.spent = 0;
  }

  /** The same with an answer that waits for those of others, whose clocks run on: they have a question of their own. */
  withdrew(seat: string, now: number, count = 1): void {
    const clock = this.#of(seat);
    stop(clock, now);
    clock.open = Math.max(0, clock.open - count);
    clock.sinceMiss -= count;
    this.#takeIncrements(clock, count);
  }

  /** All have agreed to take something back: whoever is asked then has all the time for it. */
  agreedToTakeBack(seat: string, count: number, now: number): void {
    for (const clock of this.#seats.values()) {
      if (clock.lent) clock.since = null;
      stop(clock, now);
      clock.open = 0;
      clock.sinceMiss = Infinity;
      startAfresh(clock);
      clock.spent = 0;
    }
    this.#takeIncrements(this.#of(seat), count);
  }

  #takeIncrements(clock: SeatClock, count: number): void {
    if (this.#clock.kind === 'bank')
      clock.bank = Math.max(1, clock.bank - count * this.#clock.increment * 1000);
  }

  /** The time of this decision is over for good: it is answered by someone else, and the next has time, if less. */
  miss(seat: string, now: number): void {
    const clock = this.#of(seat);
    stop(clock, now);
    clock.missed += 1;
    clock.sinceMiss = -1;
    if (this.#clock.kind !== 'bank') return;
    const grace = clock.missed > PATIENT_MISSES ? SHORT_GRACE : GRACE;
    clock.bank = Math.min(grace, this.#clock.seconds * 1000);
  }

  /** The time of the open decision is over, and nobody has made it yet. */
  isLate(seat: string): boolean {
    return this.#of(seat).sinceMiss < 0;
  }

  get isAnyLate(): boolean {
    return [...this.#seats.values()].some(({ sinceMiss }) => sinceMiss < 0);
  }

  /** How many decisions in a row the seat let pass. */
  missed(seat: string): number {
    return this.#of(seat).missed;
  }

  /** That of all seats, to compare. */
  get allMissed(): string {
    return [...this.#seats.values()].map(({ missed }) => missed).join();
  }

  /** How many decisions of the seat there were since its clock ran out: so many it may take back. */
  sinceMiss(seat: string): number {
    return this.canRunOut ? Math.max(0, this.#of(seat).sinceMiss) : Infinity;
  }

  /** Someone is here after all; says whether they had missed anything. */
  returned(seat: string): boolean {
    const clock = this.#of(seat);
    const hadMissed = clock.missed > 0;
    clock.missed = 0;
    return hadMissed;
  }

  /** What is in the banks, to be saved; null without banks. */
  banks(now: number): Banks | null {
    if (this.#clock.kind !== 'bank') return null;
    return Object.fromEntries([...this.#seats.keys()].map((seat) => [seat, this.left(seat, now) ?? 0]));
  }

  isRunning(seat: string): boolean {
    const { since, lent } = this.#of(seat);
    return since !== null && !lent;
  }

  /** Milliseconds left, or null without a clock. */
  left(seat: string, now: number): number | null {
    const clock = this.#of(seat);
    const running = runningOn(clock, now);
    switch (this.#clock.kind) {
      case 'none':
        return null;
      case 'per-decision':
        return Math.max(0, this.#limit(clock, this.#clock.seconds) - usedOn(clock) - running);
      case 'bank':
        return Math.max(0, clock.bank - running);
    }
  }

  #limit({ missed }: SeatClock, seconds: number): number {
    const whole = seconds * 1000;
    if (missed <= PATIENT_MISSES) return whole;
    return Math.min(whole, Math.max(SHORT_GRACE, whole * SHORTENED));
  }

  /** Whether there is a clock at all. */
  get canRunOut(): boolean {
    return this.#clock.kind !== 'none';
  }

  /** When the first of those thinking runs out of time. */
  nextExpiry(now: number): number | null {
    if (!this.canRunOut) return null;
    const lefts = [...this.#seats.keys()]
      .map((seat) => (this.isRunning(seat) ? this.left(seat, now) : null))
      .filter((left) => left !== null);
    return lefts.length === 0 ? null : Math.min(...lefts);
  }
}
