/** The time of one seat: what is in its bank, what it has used of its decisions, and how that is saved. */

/** What was used is saved of so many decisions before the open one. */
const MOST_EARLIER = 8;

/** The time of one seat. */
export interface SeatClock {
  /** Milliseconds left in its bank. */
  bank: number;
  /** Since when it has been thinking, if it is. */
  since: number | null;
  /** A computer player thinks for its owner, who may come back: the time counts then, and not if it answers. */
  lent: boolean;
  /** Milliseconds that the computer player thought before a pause. */
  owed: number;
  /** Milliseconds used on its decisions, in order. Those after the open one were taken back and may come again. */
  readonly used: number[];
  /** Which of them is open, or will be next. */
  open: number;
  /** Milliseconds it has used, on whatever it was asked, since the last choice that led on. */
  spent: number;
  /** How many decisions in a row it let pass. */
  missed: number;
  /** Decisions since the one that the clock ended, which is not taken back alone: -1 until it is made. */
  sinceMiss: number;
}

/** How it stands when it is saved. */
export interface SavedClock {
  readonly running: boolean;
  /** Milliseconds used on the open decision. */
  readonly used: number;
  readonly missed: number;
  /** Null: no clock has run out. -1: it has, and the decision is not made yet. */
  readonly sinceMiss: number | null;
  /** Milliseconds used on the decisions before it, as far as they may be taken back; older ones do not say. */
  readonly earlier?: readonly number[];
  /** Milliseconds that a computer player has thought for its owner; older ones do not say. */
  readonly owed?: number;
}

const UNUSED: SavedClock = { running: false, used: 0, missed: 0, sinceMiss: null };

/** `passed` is how long ago it was saved. */
export function seatClock(bank: number, saved: SavedClock = UNUSED, passed = 0): SeatClock {
  const { running, used, missed, sinceMiss, earlier = [], owed = 0 } = saved;
  return {
    bank,
    since: null,
    lent: false,
    owed,
    used: [...earlier, running ? used + passed : used],
    open: earlier.length,
    spent: running ? used + passed : 0,
    missed,
    sinceMiss: sinceMiss ?? Infinity,
  };
}

export function savedClock(clock: SeatClock, now: number): SavedClock {
  const { since, lent, missed, sinceMiss, used, open } = clock;
  const owed = clock.owed + (lent && since !== null ? now - since : 0);
  return {
    running: since !== null && !lent,
    used: usedOn(clock) + runningOn(clock, now),
    missed,
    sinceMiss: Number.isFinite(sinceMiss) ? sinceMiss : null,
    earlier: used.slice(Math.max(0, open - MOST_EARLIER), open),
    ...(owed > 0 ? { owed } : {}),
  };
}

export function stop(clock: SeatClock, now: number): void {
  if (clock.since === null) return;
  const passed = now - clock.since;
  clock.since = null;
  use(clock, passed);
}

export function use(clock: SeatClock, milliseconds: number): void {
  clock.used[clock.open] = usedOn(clock) + milliseconds;
  clock.spent += milliseconds;
  clock.bank = Math.max(0, clock.bank - milliseconds);
}

/** What was used of the open decision before it was asked this time. */
export function usedOn(clock: SeatClock): number {
  return clock.used[clock.open] ?? 0;
}

/** And for so long since then; not while someone else thinks for its owner. */
export function runningOn({ since, lent }: SeatClock, now: number): number {
  return since === null || lent ? 0 : now - since;
}

/** The computer player that thinks for its owner is interrupted: what it used is theirs if they come back before it answers. */
export function interrupt(clock: SeatClock, now: number): void {
  if (clock.since === null) return;
  clock.owed += now - clock.since;
  clock.since = null;
}

/** The owner decides after all. */
export function comeBack(clock: SeatClock): void {
  use(clock, clock.owed);
  clock.owed = 0;
}

export function startAfresh(clock: SeatClock): void {
  const { used, open } = clock;
  if (used.length > open + 1) used.length = open + 1;
  used[open] = 0;
  clock.owed = 0;
}
