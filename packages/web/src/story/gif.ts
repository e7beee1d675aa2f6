// Animated pictures: a few hundred colours' worth of frames written as a GIF, which every chat shows. A frame holds only
// what differs from the one before.

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and opacity of each pixel, as a canvas gives them. */
  readonly data: Uint8ClampedArray;
}

export interface GifFrame {
  readonly pixels: Pixels;
  readonly milliseconds: number;
}

/** One of 256 places is for what did not change. */
const MOST_COLOURS = 255;
const UNCHANGED = 255;

/** Five bits of each of the three colours. */
const binOf = (r: number, g: number, b: number): number => ((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3);

/** The colours that are used most, and for every bin the nearest of them. */
function paletteOf(frames: readonly GifFrame[]): {
  readonly colours: readonly (readonly [r: number, g: number, b: number])[];
  readonly nearest: Uint8Array;
} {
  const sums = new Float64Array(32768 * 4);
  for (const { pixels } of frames) {
    const { data } = pixels;
    for (let i = 0; i < data.length; i += 4) {
      const [r = 0, g = 0, b = 0] = [data[i], data[i + 1], data[i + 2]];
      const at = binOf(r, g, b) * 4;
      sums[at] = (sums[at] ?? 0) + 1;
      sums[at + 1] = (sums[at + 1] ?? 0) + r;
      sums[at + 2] = (sums[at + 2] ?? 0) + g;
      sums[at + 3] = (sums[at + 3] ?? 0) + b;
    }
  }
  const used = Array.from({ length: 32768 }, (_, bin) => ({ bin, count: sums[bin * 4] ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || a.bin - b.bin);
  const mean = (bin: number): readonly [number, number, number] => {
    const count = sums[bin * 4] ?? 1;
    const part = (channel: number): number => Math.round((sums[bin * 4 + channel] ?? 0) / count);
    return [part(1), part(2), part(3)];
  };
  const colours = used.slice(0, MOST_COLOURS).map(({ bin }) => mean(bin));
  const nearest = new Uint8Array(32768);
  for (const { bin } of used) {
    const [r, g, b] = mean(bin);
    let best = Number.POSITIVE_INFINITY;
    for (const [i, [r2, g2, b2]] of colours.entries()) {
      const far = (r - r2) ** 2 + (g - g2) ** 2 + (b - b2) ** 2;
      if (far < best) [best, nearest[bin]] = [far, i];
    }
  }
  return { colours, nearest };
}

/** All frames are of the size of the first; after the last it starts again. */
export function encodeGif(frames: readonly GifFrame[]): Uint8Array<ArrayBuffer> {
  const [first] = frames;
  if (first === undefined) return new Uint8Array();
  const { width, height } = first.pixels;
  const { colours, nearest } = paletteOf(frames);
  const out = new Bytes();
  out.text('GIF89a');
  out.short(width, height);
  // A table of 256 colours for all frames.
  out.byte(0xf7, 0, 0);
  for (let i = 0; i < 256; i += 1) out.byte(...(colours[i] ?? [0, 0, 0]));
  out.byte(0x21, 0xff, 11);
  out.text('NETSCAPE2.0');
  out.byte(3, 1, 0, 0, 0);
  let before: Uint8Array | null = null;
  for (const { pixels, milliseconds } of frames) {
    const now = indexed(pixels, nearest);
    const changed =
      before === null ? now : now.map((index, i) => (index === before?.[i] ? UNCHANGED : index));
    before = now;
    out.byte(0x21, 0xf9, 4, 0b0000_0101);
    out.short(Math.round(milliseconds / 10));
    out.byte(UNCHANGED, 0);
    out.byte(0x2c);
    out.short(0, 0, width, height);
    out.byte(0, 8);
    out.blocks(compressed(changed));
  }
  out.byte(0x3b);
  return out.all();
}

function indexed({ data }: Pixels, nearest: Uint8Array): Uint8Array {
  const indices = new Uint8Array(data.length / 4);
  for (let i = 0; i < indices.length; i += 1)
    indices[i] = nearest[binOf(data[i * 4] ?? 0, data[i * 4 + 1] ?? 0, data[i * 4 + 2] ?? 0)] ?? 0;
  return indices;
}

const CLEAR = 256;
const END = 257;
const MOST_CODES = 4096;

/** Lempel, Ziv and Welch with codes of 9 to 12 bits, the lowest bit first. */
function compressed(indices: Uint8Array): Bytes {
  const out = new Bytes();
  let [bits, held, size] = [0, 0, 9];
  const write = (code: number): void => {
    held |= code << bits;
    bits += size;
    for (; bits >= 8; bits -= 8, held >>>= 8) out.byte(held & 255);
  };
  // What follows a code, by the code and the next index.
  const codes = new Map<number, number>();
  let next = END + 1;
  write(CLEAR);
  let prefix = indices[0] ?? 0;
  for (let i = 1; i < indices.length; i += 1) {
    const index = indices[i] ?? 0;
    const key = prefix * 256 + index;
    const known = codes.get(key);
    if (known !== undefined) {
      prefix = known;
      continue;
    }
    write(prefix);
    prefix = index;
    if (next < MOST_CODES) {
      codes.set(key, next);
      if (next === 1 << size) size += 1;
      next += 1;
    } else {
      write(CLEAR);
      codes.clear();
      [next, size] = [END + 1, 9];
    }
  }
  write(prefix);
  if (next === 1 << size && size < 12) size += 1;
  write(END);
  if (bits > 0) out.byte(held & 255);
  return out;
}

/** Bytes one after the other. */
class Bytes {
  #held = new Uint8Array(4096);
  #length = 0;

  byte(...values: readonly number[]): void {
    for (const value of values) {
      if (this.#length === this.#held.length) {
        const more = new Uint8Array(this.#held.length * 2);
        more.set(this.#held);
        this.#held = more;
      }
      this.#held[this.#length] = value;
      this.#length += 1;
    }
  }

  /** The low byte first. */
  short(...values: readonly number[]): void {
    for (const value of values) this.byte(value & 255, (value >> 8) & 255);
  }

  text(text: string): void {
    this.byte(...Array.from(text, (letter) => letter.charCodeAt(0)));
  }

  /** In blocks of at most 255 bytes, then an empty one. */
  blocks(data: Bytes): void {
    const bytes = data.all();
    for (let at = 0; at < bytes.length; at += 255) {
      const block = bytes.subarray(at, at + 255);
      this.byte(block.length);
      for (const byte of block) this.byte(byte);
    }
    this.byte(0);
  }

  all(): Uint8Array<ArrayBuffer> {
    return this.#held.slice(0, this.#length);
  }
}
