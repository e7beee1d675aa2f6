// Computer players that answer where everyone is served take turns: one table after the other, for a few milliseconds,
// then whoever has asked meanwhile is heard. A table that has had its turn queues up again behind the others.

/** Milliseconds in one go. At least one is let play, however long it takes. */
const SLICE = 4;

export class Turns {
  readonly #ticks: () => number;
  readonly #took: (milliseconds: number) => void;
  /** In the order in which they came. */
  readonly #queue = new Set<{ readonly run: () => void }>();
  #scheduled = false;

  /** `took` hears how long each takes. */
  constructor(ticks: () => number, took: (milliseconds: number) => void = () => {}) {
    this.#ticks = ticks;
    this.#took = took;
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
        if (now - began >= SLICE) break;
      }
    } finally {
      this.#schedule();
    }
  }
}
