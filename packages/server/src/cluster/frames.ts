// Messages to clients on their way between servers: numbered, so that whoever misses one knows, and cut where they are
// too long for one frame.

export interface Numbered {
  /** One more than the frame before it. */
  readonly n: number;
  /** The next frame continues this one. */
  readonly more?: true;
}

/** Cuts a message into frames. */
export function* framesOf(bytes: Uint8Array, longest: number): Generator<[body: Uint8Array, more: boolean]> {
  for (let from = 0; from === 0 || from < bytes.length; from += longest)
    yield [bytes.subarray(from, from + longest), from + longest < bytes.length];
}

/** Puts frames together again. */
export class Assembly {
  #expected: number;
  #parts: Uint8Array[] = [];

  /** `after` is the number of the last frame that is not to be heard. */
  constructor(after = 0) {
    this.#expected = after + 1;
  }

  /** A whole message; null if there is more to come; 'gap' if one is missing. */
  add({ n, more }: Numbered, body: Uint8Array): Uint8Array | null | 'gap' {
    if (n !== this.#expected) return 'gap';
    this.#expected += 1;
    if (this.#parts.length === 0 && more === undefined) return body;
    // The bytes belong to the connection, which may use them again.
    this.#parts.push(Uint8Array.from(body));
    if (more !== undefined) return null;
    const whole = Buffer.concat(this.#parts);
    this.#parts = [];
    return whole;
  }
}
