/** When nothing goes on at a table: nobody is there to play, the people have agreed to pause, or someone keeps missing. */
import { isByTurns, type Clocks } from './clocks.ts';
import type { Guests } from './guests.ts';
import { pauseOf } from './info.ts';
import type { Pause } from './protocol.ts';
import type { SeatRecord, TableRecord } from './record.ts';
import type { SavedRecord } from './saved-record.ts';

/** After so many time-outs in a row of one seat, a table where people sit together waits for them. */
const MISSES_TO_PAUSE = 3;

export class Pauses {
  readonly #record: SavedRecord;
  readonly #guests: Guests;
  readonly #clocks: Clocks;

  constructor(record: SavedRecord, guests: Guests, clocks: Clocks) {
    this.#record = record;
    this.#guests = guests;
    this.#clocks = clocks;
  }

  /** Why nothing goes on, if so. */
  get now(): Pause | null {
    const people = this.#record.now.seats.some(({ kind }) => kind === 'person');
    return pauseOf(this.#record.now, people ? !this.#guests.hasPlayer : this.#guests.size === 0);
  }

  /** Nothing goes on until people agree to it or the one who is missing is back. */
  get isHeld(): boolean {
    return (this.#record.now.paused ?? null) !== null;
  }

  hold(paused: NonNullable<TableRecord['paused']> | null): void {
    this.#record.change({ paused });
  }

  /** An evening is not played out by the computer: who keeps missing is waited for, unless the others decide. */
  missed(seat: string): void {
    const { status, clock } = this.#record.now;
    const isMissing = this.#clocks.missed(seat) >= MISSES_TO_PAUSE;
    if (isMissing && status === 'playing' && !isByTurns(clock)) this.hold({ why: 'missing', seat });
  }

  /** Whoever let decisions pass is here after all; whether that changes anything. */
  returned(seat: string): boolean {
    const waited = this.#waitsFor(seat);
    if (!this.#clocks.returned(seat) && !waited) return false;
    if (waited) this.hold(null);
    return true;
  }

  /** Someone else plays this seat now, so nobody waits for its owner. */
  replaced(seat: string): void {
    if (this.#waitsFor(seat)) this.hold(null);
  }

  #waitsFor(seat: string): boolean {
    const { paused } = this.#record.now;
    return paused?.why === 'missing' && paused.seat === seat;
  }

  /** Who would lose their time if the game went on now. */
  absent(): string[] {
    const { seats, clock } = this.#record.now;
    if (isByTurns(clock)) return [];
    const isGone = ({ seat, kind }: SeatRecord): boolean =>
      kind === 'person' && (this.#waitsFor(seat) || !this.#guests.isConnected(seat));
    return seats.filter(isGone).map(({ seat }) => seat);
  }
}
