// The connections of a visitor at one server count at all of them: each tells the others every moment how many it has of
// whom. All of them are told each time, so what was lost does not matter, and a server that falls silent has none.

import type { Places, Taken } from '../places.ts';
import type { Link } from './link.ts';

const LINE = 'places';
const TELL_EVERY = 1000;
const SILENT_AFTER = 3 * TELL_EVERY;

interface Told {
  readonly from: string;
  readonly taken: Taken;
}

export class SharedPlaces {
  readonly #tell: (taken: Taken) => void;
  readonly #timer: NodeJS.Timeout;
  readonly #deaf: () => void;
  #stopped = false;

  constructor(node: string, link: Pick<Link, 'send' | 'hear'>, places: Places) {
    const silent = new Map<string, NodeJS.Timeout>();
    this.#tell = (taken) => link.send(LINE, { from: node, taken } satisfies Told);
    this.#deaf = link.hear(LINE, (head) => {
      const { from, taken } = head as Told;
      if (from === node) return;
      places.takenAt(from, taken);
      clearTimeout(silent.get(from));
      const forget = setTimeout(() => {
        silent.delete(from);
        places.takenAt(from, null);
      }, SILENT_AFTER);
      silent.set(from, forget.unref());
    });
    this.#timer = setInterval(() => this.#tell(places.taken), TELL_EVERY);
    this.#timer.unref();
  }

  /** Those who are sent away from here find their places free elsewhere. */
  stop(): void {
    if (this.#stopped) return;
    this.#stopped = true;
    clearInterval(this.#timer);
    this.#deaf();
    this.#tell({ connected: {}, watching: {} });
  }
}
