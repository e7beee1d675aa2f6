// What was made with effort and never changes, for those who ask for it again: the latest asked for, up to so many bytes.

export class ByteCache {
  readonly #most: number;
  /** The one asked for last stands last. */
  readonly #kept = new Map<string, Buffer>();
  #bytes = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get bytes(): number {
    return this.#bytes;
  }

  async get(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const made = this.#kept.has(key) ? null : await make();
    const kept = this.#kept.get(key);
    const found = kept ?? made ?? (await make());
    if (kept === undefined) this.#bytes += found.length;
    else this.#kept.delete(key);
    this.#kept.set(key, found);
    for (const [oldest, { length }] of this.#kept) {
      if (this.#bytes <= this.#most) break;
      this.#kept.delete(oldest);
      this.#bytes -= length;
    }
    return found;
  }
}
