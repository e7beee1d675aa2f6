// Computer players that answer where everyone is served take turns: one table after the other, for a few milliseconds,
// then whoever has asked meanwhile is heard. A table that has had its turn queues up again behind the others.

/** Milliseconds in one go. At least one is let play, however long it takes. */
const SLICE = 4;
/** The slice of those that have their turn one by one, since each leaves work behind for when its go is over. */
export const ONE_BY_ONE = 0;

export class Turns {
  readonly #ticks: () => number;
  readonly #took: (milliseconds: number) => void;
  readonly #slice: number;
  /** In the order in which they came. */
  readonly #queue = new Set<{ readonly run: () => void }>();
  #scheduled = false;

  /** `took` hears how long each takes. */
  constructor(ticks: () => number, took: (milliseconds: number) => void = () => {}, slice = SLICE) {
    this.#ticks = ticks;
    this.#took = took;
    this.#slice = slice;
  }

  get waiting(): number {
    return this.#queue.size;
  }

  /** Runs when its turn has come; gives back how to call it off. */
  enter(run: () => void): () => void {
    const place = { run };
    this.#queue.add(place);
    this.#schedule();
    return () => this.#queue.delete(place);
  }

  #schedule(): void {
    if (this.#scheduled || this.#queue.size === 0) return;
    this.#scheduled = true;
    setImmediate(() => this.#go());
  }

  #go(): void {
    this.#scheduled = false;
    const began = this.#ticks();
    try {
      for (const place of this.#queue) {
        this.#queue.delete(place);
        const from = this.#ticks();
        place.run();
        const now = this.#ticks();
        this.#took(now - from);
        if (now - began >= this.#slice) break;
      }
    } finally {
      this.#schedule();
    }
  }
}
