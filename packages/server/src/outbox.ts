// Nothing leaves the server before what it tells of is on disk. What changes in one turn of the event loop is written
// together, so that many tables wait for the disk only once; deliveries posted meanwhile leave after that.

interface Delivery {
  readonly deliver: () => void;
  readonly lost: (error: unknown) => void;
}

export class Outbox {
  readonly #flush: () => void;
  readonly #lost: (error: unknown) => void;
  readonly #failed: (error: unknown) => void;
  #deliveries: Delivery[] = [];
  #waiting = false;

  /**
   * `flush` writes everything to disk or throws; `lost` hears that what was saved since the last time is not there,
   * `failed` of a delivery that broke off: the others leave all the same.
   */
  constructor(flush: () => void, lost: (error: unknown) => void, failed: (error: unknown) => void) {
    this.#flush = flush;
    this.#lost = lost;
    this.#failed = failed;
  }

  /** Something was saved, and must be on disk before the next delivery leaves. */
  saved(): void {
    if (this.#waiting) return;
    this.#waiting = true;
    setImmediate(() => this.flush());
  }

  /** Delivers as soon as everything saved so far is on disk; not at all if it cannot be. */
  post(deliver: () => void, lost: (error: unknown) => void = () => {}): void {
    if (this.#waiting) this.#deliveries.push({ deliver, lost });
    else deliver();
  }

  flush(): void {
    if (!this.#waiting) return;
    const deliveries = this.#deliveries;
    this.#deliveries = [];
    this.#waiting = false;
    try {
      this.#flush();
    } catch (error) {
      this.#lost(error);
      for (const { lost } of deliveries) lost(error);
      return;
    }
    for (const { deliver } of deliveries) {
      try {
        deliver();
      } catch (error) {
        this.#failed(error);
      }
    }
  }
}
