// Two clocks: ticks, which measure how long something takes, and the date, which outlasts the process but may be set
// by anyone at any time. A date that has jumped is not believed before it has stayed for a while, so that no clock of days
// runs out for it; and what is removed after days is not removed while the date cannot be trusted.

/** The date and the ticks may part by this much between two looks. */
const TOLERATED = 60_000;
/** A date that has jumped is believed if it has kept step with the ticks for this long. */
const BELIEVED_AFTER = 3600 * 1000;
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
  /** How far the date is ahead of the ticks. */
  #ahead: number;
  /** The same, of a date that has jumped, and since when. */
  #jumped: { readonly ahead: number; readonly since: number } | null = null;

  constructor(clockwork: Clockwork) {
    this.#clockwork = clockwork;
    this.#looked = { date: clockwork.date(), ticks: this.ticks };
    this.#ahead = this.#looked.date - this.#looked.ticks;
    this.#trustedFrom = this.ticks + DISTRUSTED_AT_START;
  }

  /** The date, as far as it is believed, in whole milliseconds. */
  get date(): number {
    const { ticks } = this;
    const ahead = this.#clockwork.date() - ticks;
    if (!isSame(ahead, this.#ahead) && !this.#hasStayed(ahead, ticks)) return Math.round(ticks + this.#ahead);
    this.#ahead = ahead;
    this.#jumped = null;
    return Math.round(ticks + ahead);
  }

  #hasStayed(ahead: number, ticks: number): boolean {
    if (this.#jumped === null || !isSame(ahead, this.#jumped.ahead)) this.#jumped = { ahead, since: ticks };
    return ticks - this.#jumped.since >= BELIEVED_AFTER;
  }

  get ticks(): number {
    return this.#clockwork.ticks();
  }

  /** Whether the date has kept step with the ticks for long enough. To be asked every now and then. */
  isTrusted(): boolean {
    const { ticks } = this;
    const date = this.#clockwork.date();
    const isInStep = isSame(date - ticks, this.#looked.date - this.#looked.ticks);
    this.#looked = { date, ticks };
    if (!isInStep) this.#trustedFrom = ticks + DISTRUSTED_FOR;
    return ticks >= this.#trustedFrom;
  }
}

function isSame(ahead: number, before: number): boolean {
  return Math.abs(ahead - before) <= TOLERATED;
}
