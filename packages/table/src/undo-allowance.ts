/**
 * How often a game may be taken back: a number of times, and some more for every choice that the game has come further.
 * Without it, choosing and undoing would make a journal of any length, which everyone waits for when it is replayed.
 */
export interface UndoLimit {
  readonly atFirst: number;
  readonly perChoice: number;
}

export class UndoAllowance {
  readonly #limit: UndoLimit | null;
  #undos = 0;
  #furthest = 0;

  /** Null: as often as one likes. */
  constructor(limit: UndoLimit | null) {
    this.#limit = limit;
  }

  /** An entry was added, and so many choices count now. */
  entered(isUndo: boolean, choices: number): void {
    if (isUndo) this.#undos += 1;
    this.#furthest = Math.max(this.#furthest, choices);
  }

  get isSpent(): boolean {
    if (this.#limit === null) return false;
    return this.#undos >= this.#limit.atFirst + this.#limit.perChoice * this.#furthest;
  }
}
