/** Saves how the clocks of a table stand: time that was used is not given back when the table leaves memory. */
import { isByTurns, type Clocks, type SavedTurn } from './clocks.ts';
import type { TableDependencies } from './dependencies.ts';
import type { SavedRecord } from './saved-record.ts';

/** Waking times that are not worth a change in storage. */
const SAME_TIME = 1000;

/** What the clocks are of: the game, or the draft before it. */
interface Timed {
  /** How many choices or picks were made. */
  readonly length: number;
}

export class SavedClocks {
  readonly #deps: TableDependencies;
  readonly #timed: Timed;
  readonly #record: SavedRecord;
  readonly #clocks: Clocks;
  /** What was saved last, and after how many choices or picks. */
  #saved: { readonly wakeAt: number | null; readonly length: number } | null;
  /** Nothing has gone on since a pause was saved. */
  #isResting: boolean;
  /** Who had let decisions pass: somebody who is back is not held absent again when the table is brought back. */
  #missed: string;

  constructor(
    deps: TableDependencies,
    timed: Timed,
    record: SavedRecord,
    clocks: Clocks,
    turn: SavedTurn | null,
  ) {
    this.#deps = deps;
    this.#timed = timed;
    this.#record = record;
    this.#clocks = clocks;
    this.#saved = turn === null ? null : { wakeAt: turn.wakeAt, length: timed.length };
    this.#missed = clocks.allMissed;
    // A table that may have been woken for nothing must say once that there is nothing to wake it for.
    this.#isResting = !isByTurns(record.now.clock) || turn?.wakeAt === null;
  }

  /** The game goes on. A table by turns can be put away at any time, and is woken when it has something to do. */
  goOn(now: number, wakesIn: number | null): void {
    this.#isResting = false;
    const date = this.#deps.date?.();
    if (date === undefined || !isByTurns(this.#record.now.clock)) return;
    const wakeAt = wakesIn === null ? null : Math.round(date + wakesIn);
    const same =
      this.#saved?.length === this.#timed.length &&
      this.#missed === this.#clocks.allMissed &&
      (wakeAt === null || this.#saved.wakeAt === null
        ? wakeAt === this.#saved.wakeAt
        : Math.abs(wakeAt - this.#saved.wakeAt) < SAME_TIME);
    if (!same) this.#save(now, date, wakeAt);
  }

  /** Nobody's time runs until the game goes on. */
  pause(now: number): void {
    this.#clocks.pause(now);
    const same = this.#isResting && this.#missed === this.#clocks.allMissed;
    if (same || !this.#clocks.canRunOut) return;
    this.#isResting = true;
    const banks = this.#clocks.banks(now);
    if (banks !== null) this.#deps.save({ kind: 'banks', table: this.#record.now.id, banks });
    this.#save(now, this.#deps.date?.() ?? 0, null);
  }

  /** The table is put away. Clocks by turns run on meanwhile, the others stand still. */
  putAway(now: number): void {
    if (!isByTurns(this.#record.now.clock)) this.pause(now);
  }

  #save(now: number, at: number, wakeAt: number | null): void {
    const { length } = this.#timed;
    const turn = { at, wakeAt, version: length, seats: this.#clocks.turn(now) };
    this.#deps.save({ kind: 'turn', table: this.#record.now.id, turn });
    this.#saved = { wakeAt, length };
    this.#missed = this.#clocks.allMissed;
  }
}
