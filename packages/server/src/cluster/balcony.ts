// The spectators at this server of a table that another server has: they hear its line, each from where they came in.

import { Assembly, type Numbered } from './frames.ts';
import type { Position } from './galleries.ts';

export interface Spectator {
  send(bytes: Uint8Array): void;
  /** A frame is missing: they must come again. */
  miss(): void;
}

interface Frame {
  readonly head: Numbered & { readonly gallery: string };
  readonly body: Uint8Array;
}

/** So many frames wait for those who are still coming in. */
const MOST_RECENT = 256;

export class Balcony {
  /** Null until it is known from where on they hear. */
  readonly #spectators = new Map<
    Spectator,
    { readonly gallery: string; readonly assembly: Assembly } | null
  >();
  #recent: Frame[] = [];

  get size(): number {
    return this.#spectators.size;
  }

  add(spectator: Spectator): void {
    this.#spectators.set(spectator, null);
  }

  remove(spectator: Spectator): void {
    this.#spectators.delete(spectator);
    this.#forget();
  }

  position(spectator: Spectator, { gallery, after }: Position): void {
    if (!this.#spectators.has(spectator)) return;
    this.#spectators.set(spectator, { gallery, assembly: new Assembly(after) });
    for (const frame of this.#recent)
      if (frame.head.gallery === gallery && frame.head.n > after) this.#tell(spectator, frame);
    this.#forget();
  }

  hear(head: Frame['head'], body: Uint8Array): void {
    const isAwaited = [...this.#spectators.values()].includes(null);
    const frame = { head, body: isAwaited ? Uint8Array.from(body) : body };
    if (isAwaited) this.#recent.push(frame);
    if (this.#recent.length > MOST_RECENT) this.#recent.shift();
    for (const spectator of this.#spectators.keys()) this.#tell(spectator, frame);
  }

  #tell(spectator: Spectator, { head, body }: Frame): void {
    const place = this.#spectators.get(spectator);
    if (place === null || place === undefined) return;
    const whole = place.gallery === head.gallery ? place.assembly.add(head, body) : 'gap';
    if (whole === 'gap') spectator.miss();
    else if (whole !== null) spectator.send(whole);
  }

  #forget(): void {
    if (![...this.#spectators.values()].includes(null)) this.#recent = [];
  }
}
