// Animated pictures, read again by a decoder of the test's own.
import { expect, it } from 'vitest';
import { encodeGif, type GifFrame } from '../../src/story/gif.ts';

type Colour = readonly [r: number, g: number, b: number];

const [WIDTH, HEIGHT] = [96, 80];

function frame(colourAt: (x: number, y: number) => Colour, milliseconds: number): GifFrame {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (let i = 0; i < WIDTH * HEIGHT; i += 1)
    data.set([...colourAt(i % WIDTH, Math.floor(i / WIDTH)), 255], i * 4);
  return { pixels: { width: WIDTH, height: HEIGHT, data }, milliseconds };
}

/** What a reader sees: the pictures one after the other, and for how long each. */
function decoded(gif: Uint8Array): { pictures: Colour[][]; delays: number[] } {
  const short = (at: number): number => (gif[at] ?? 0) | ((gif[at + 1] ?? 0) << 8);
  const table = Array.from({ length: 256 }, (_, i): Colour => {
    const at = 13 + i * 3;
    return [gif[at] ?? 0, gif[at + 1] ?? 0, gif[at + 2] ?? 0];
  });
  const pictures: Colour[][] = [];
  const delays: number[] = [];
  let at = 13 + 768;
  let transparent = -1;
  const blocks = (): number[] => {
    const bytes: number[] = [];
    for (let length = gif[at] ?? 0; length > 0; length = gif[at] ?? 0) {
      bytes.push(...gif.subarray(at + 1, at + 1 + length));
      at += length + 1;
    }
    at += 1;
    return bytes;
  };
  while (gif[at] !== 0x3b) {
    if (gif[at] === 0x21 && gif[at + 1] === 0xf9) {
      delays.push(short(at + 4) * 10);
      transparent = gif[at + 6] ?? -1;
      at += 8;
    } else if (gif[at] === 0x21) {
      at += 2;
      blocks();
    } else {
      at += 11;
      const before = pictures.at(-1) ?? [];
      const indices = unpacked(blocks());
      pictures.push(
        indices.map((index, i) => (index === transparent ? before[i] : table[index]) ?? [0, 0, 0]),
      );
    }
  }
  return { pictures, delays };
}

function unpacked(bytes: readonly number[]): number[] {
  const out: number[] = [];
  let table: number[][] = [];
  let [bit, size] = [0, 9];
  let last: number[] | null = null;
  const read = (): number => {
    let code = 0;
    for (let i = 0; i < size; i += 1, bit += 1) code |= (((bytes[bit >> 3] ?? 0) >> (bit & 7)) & 1) << i;
    return code;
  };
  for (;;) {
    const code = read();
    if (code === 257) return out;
    if (code === 256) {
      table = Array.from({ length: 258 }, (_, i) => [i]);
      [size, last] = [9, null];
      continue;
    }
    const known: number[] = table[code] ?? [...(last ?? []), last?.[0] ?? 0];
    out.push(...known);
    if (last !== null && table.length < 4096) table.push([...last, known[0] ?? 0]);
    if (table.length === 1 << size && size < 12) size += 1;
    last = known;
  }
}

it('a reader sees the same pictures, each as long as it was meant', () => {
  const noise = (x: number, y: number): Colour => [((x * 7 + y * 13) % 9) * 24, ((x * y) % 7) * 32, 64];
  const marked = (x: number, y: number): Colour => (x > 20 && x < 40 && y > 30 ? [200, 16, 32] : noise(x, y));
  const frames = [frame(noise, 600), frame(marked, 1200)];
  const { pictures, delays } = decoded(encodeGif(frames));
  expect(delays).toEqual([600, 1200]);
  for (const [i, { pixels }] of frames.entries()) {
    const far = (pictures[i] ?? []).map((colour, at) =>
      Math.max(...colour.map((part, channel) => Math.abs(part - (pixels.data[at * 4 + channel] ?? 0)))),
    );
    expect(far).toHaveLength(WIDTH * HEIGHT);
    expect(Math.max(...far)).toBeLessThanOrEqual(8);
  }
});

it('what does not change costs next to nothing', () => {
  const still = frame((x, y) => [(x * 5) % 256, (y * 3) % 256, 90], 500);
  const [one, two] = [encodeGif([still]), encodeGif([still, still])];
  expect(two.length - one.length).toBeLessThan(one.length / 5);
});
