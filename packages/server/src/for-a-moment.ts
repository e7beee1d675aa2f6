// What many ask for at about the same time is made once for all of them.

export class ForAMoment<Made> {
  readonly #milliseconds: number;
  readonly #made = new Map<string, { readonly until: number; readonly value: Promise<Made> }>();

  constructor(milliseconds: number) {
    this.#milliseconds = milliseconds;
  }

  /** How many are kept. */
  get size(): number {
    return this.#made.size;
  }

  get(key: string, now: number, make: () => Promise<Made>): Promise<Made> {
    for (const [known, { until }] of this.#made) if (until <= now) this.#made.delete(known);
    const found = this.#made.get(key);
    if (found !== undefined) return found.value;
    const made = { until: now + this.#milliseconds, value: make() };
    this.#made.set(key, made);
    // What could not be made is tried again by the next who asks.
    made.value.catch(() => {
      if (this.#made.get(key) === made) this.#made.delete(key);
    });
    return made.value;
  }
}
