// What arrives in one turn of the event loop is read first and answered after that, in the order in which it came: a
// processor that goes to and fro between connections and rules has neither at hand.

export class AfterReading {
  #waiting: (() => void)[] = [];

  /** After everything that has arrived, and before anyone is waited for again. */
  run(act: () => void): void {
    if (this.#waiting.push(act) === 1) setImmediate(() => this.#go());
  }

  #go(): void {
    const acts = this.#waiting;
    this.#waiting = [];
    let done = 0;
    try {
      for (const act of acts) {
        done += 1;
        act();
      }
    } finally {
      // One that breaks off doesn't keep the others from being heard.
      for (const act of acts.slice(done)) this.run(act);
    }
  }
}
