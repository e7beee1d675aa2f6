// The date that all servers on one database go by: the database's, which every beat brings. In between this server's ticks
// carry it on, so that a wrong clock of one machine runs down nobody's time and makes no table look old.

import type { Clockwork } from '../calendar.ts';

/** Milliseconds that the date may be off before it is corrected, so that it does not go back and forth. */
const TOLERATED = 1000;

export class SharedDate implements Clockwork {
  /** How far the date is ahead of the ticks; this machine says so until the database does. */
  #ahead = Date.now() - performance.now();

  readonly ticks = (): number => performance.now();

  readonly date = (): number => Math.round(this.ticks() + this.#ahead);

  /** The database had this date at some moment between two ticks: when it was asked, and when the answer was there. */
  hear(date: number, asked: number, answered: number): void {
    const [least, most] = [date - answered, date - asked];
    if (this.#ahead < least - TOLERATED || this.#ahead > most + TOLERATED) this.#ahead = (least + most) / 2;
  }
}
