// Two clocks: ticks, which measure how long something takes, and the date, which outlasts the process but may be set
// by anyone at any time. What is removed after days is not removed while the date cannot be trusted.

/** The date and the ticks may part by this much between two looks. */
const TOLERATED = 60_000;
/** A date that has jumped is trusted again after this long, the date at the start a little after it. */
const DISTRUSTED_FOR = 24 * 3600 * 1000;
const DISTRUSTED_AT_START = 10 * 60_000;

export interface Clockwork {
  /** Milliseconds since 1970. */
  readonly date: () => number;
  /** Milliseconds since any moment; never set back or forward. */
  readonly ticks: () => number;
}

export const SYSTEM: Clockwork = { date: () => Date.now(), ticks: () => performance.now() };

export class Calendar {
  readonly #clockwork: Clockwork;
  #trustedFrom: number;
  #looked: { readonly date: number; readonly ticks: number };

  constructor(clockwork: Clockwork) {
    this.#clockwork = clockwork;
    this.#looked = { date: this.date, ticks: this.ticks };
    this.#trustedFrom = this.ticks + DISTRUSTED_AT_START;
  }

  get date(): number {
    return this.#clockwork.date();
  }

  get ticks(): number {
    return this.#clockwork.ticks();
  }

  /** Whether the date has kept step with the ticks for long enough. To be asked every now and then. */
  isTrusted(): boolean {
    const { date, ticks } = this;
    const apart = Math.abs(date - this.#looked.date - (ticks - this.#looked.ticks));
    this.#looked = { date, ticks };
    if (apart > TOLERATED) this.#trustedFrom = ticks + DISTRUSTED_FOR;
    return ticks >= this.#trustedFrom;
  }
}
