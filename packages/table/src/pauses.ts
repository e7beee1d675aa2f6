/** When nothing goes on at a table: nobody is there to play, the people have agreed to pause, or someone keeps missing. */
import { isByTurns, type Clocks } from './clocks.ts';
import type { TableDependencies } from './dependencies.ts';
import type { Guests } from './guests.ts';
import { pauseOf } from './info.ts';
import type { Clock, Pause } from './protocol.ts';
import type { HeldPause, SeatRecord } from './record.ts';
import type { SavedRecord } from './saved-record.ts';

/** After so many time-outs in a row of one seat, a table where people sit together waits for them. */
const MISSES_TO_PAUSE = 3;

/** For so many seconds the others can keep a pause that somebody would like to end; by turns, for one decision's time. */
export const pauseKept = (clock: Clock): number =>
  clock.kind === 'per-decision' && isByTurns(clock) ? clock.seconds : 30 * 60;

export class Pauses {
  readonly #record: SavedRecord;
  readonly #guests: Guests;
  readonly #clocks: Clocks;
  readonly #now: () => number;
  readonly #date: () => number;

  constructor(deps: TableDependencies, record: SavedRecord, guests: Guests, clocks: Clocks) {
    this.#now = () => deps.now();
    this.#date = () => deps.date?.() ?? deps.now();
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

  hold(paused: HeldPause | null): void {
    this.#record.change({ paused });
  }

  /**
   * Somebody would like to go on: the others may decline, but nobody keeps a game for ever. Their half
   * hour begins though someone has just lost the connection, but not while somebody is gone who cannot answer.
   */
  want(seat: string): void {
    const { paused } = this.#record.now;
    if (paused?.why !== 'agreed' || this.keptFrom(seat) !== null || this.#gone().length > 0) return;
    this.hold({ ...paused, wanted: { ...paused.wanted, [seat]: this.#date() } });
  }

  /** They would rather not after all. */
  wantNoMore(seat: string): void {
    const { paused } = this.#record.now;
    if (paused?.why !== 'agreed' || paused.wanted?.[seat] === undefined) return;
    const { [seat]: _withdrawn, ...wanted } = paused.wanted;
    this.hold({ ...paused, wanted });
  }

  /**
   * For so many more milliseconds the others can keep the pause from this seat, if it has asked to resume; not at all if it
   * never agreed to pause.
   */
  keptFrom(seat: string): number | null {
    const { paused, clock } = this.#record.now;
    if (paused?.why !== 'agreed') return null;
    if (paused.by !== undefined && !paused.by.includes(seat)) return 0;
    const since = paused.wanted?.[seat];
    return since === undefined ? null : Math.max(since + 1000 * pauseKept(clock) - this.#date(), 0);
  }

  /** Someone new has the seat, who agreed to nothing. */
  newcomer(seat: string): void {
    const { paused } = this.#record.now;
    if (paused?.why !== 'agreed') return;
    const { [seat]: _last, ...wanted } = paused.wanted ?? {};
    this.hold({ ...paused, wanted, ...(paused.by && { by: paused.by.filter((other) => other !== seat) }) });
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

  /** Who would lose their time if this seat resumed now. One who may do it alone is not held up by people who come and go. */
  absent(by: string): string[] {
    return this.keptFrom(by) === 0 ? this.#gone() : this.#without((seat) => this.#guests.isConnected(seat));
  }

  #gone(): string[] {
    const now = this.#now();
    return this.#without((seat) => this.#guests.wasHere(seat, now));
  }

  /** People who are not here in that sense; where people come and go, nobody needs to be. */
  #without(isHere: (seat: string) => boolean): string[] {
    const { seats, clock } = this.#record.now;
    if (isByTurns(clock)) return [];
    const isGone = ({ seat, kind }: SeatRecord): boolean =>
      kind === 'person' && (this.#waitsFor(seat) || !isHere(seat));
    return seats.filter(isGone).map(({ seat }) => seat);
  }
}
