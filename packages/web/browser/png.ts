// Pictures of the screen made small: a PNG of 8-bit RGB or RGBA becomes one with a palette of 256 colours, chosen by
// median cut. What is drawn in few colours loses next to nothing.

import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const COLOURS = 256;

interface Picture {
  readonly width: number;
  readonly height: number;
  /** Three bytes a pixel. */
  readonly rgb: Uint8Array;
}

export function withPalette(png: Buffer): Buffer {
  const { width, height, rgb } = decode(png);
  const counts = new Map<number, number>();
  for (let i = 0; i < rgb.length; i += 3) {
    const colour = colourAt(rgb, i);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const boxes = cut([...counts]);
  const indexOf = new Map(boxes.flatMap((box, index) => box.map(([colour]) => [colour, index] as const)));
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      rows[y * (width + 1) + x + 1] = indexOf.get(colourAt(rgb, (y * width + x) * 3)) ?? 0;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(boxes.flatMap(meanOf))),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const colourAt = (rgb: Uint8Array, i: number): number =>
  ((rgb[i] ?? 0) << 16) | ((rgb[i + 1] ?? 0) << 8) | (rgb[i + 2] ?? 0);

/** Colours and how often each is there. */
type Box = readonly (readonly [colour: number, count: number])[];

const CHANNELS = [16, 8, 0] as const;
const channel = (colour: number, shift: number): number => (colour >> shift) & 255;

/** Splits the box whose colours differ most, weighed by how many pixels it is, until there are enough. */
function cut(all: Box): readonly Box[] {
  const boxes = [measured(all)];
  while (boxes.length < COLOURS) {
    boxes.sort((a, b) => b.worth - a.worth);
    const worst = boxes.shift();
    if (worst === undefined || worst.worth === 0) {
      if (worst !== undefined) boxes.push(worst);
      break;
    }
    const sorted = worst.box.toSorted(([a], [b]) => channel(a, worst.shift) - channel(b, worst.shift));
    const middle = worst.count / 2;
    let [seen, at] = [0, 0];
    while (at < sorted.length - 1 && seen + (sorted[at]?.[1] ?? 0) <= middle) seen += sorted[at++]?.[1] ?? 0;
    const split = Math.max(1, at);
    boxes.push(measured(sorted.slice(0, split)), measured(sorted.slice(split)));
  }
  return boxes.map(({ box }) => box);
}

function measured(box: Box): { box: Box; shift: number; count: number; worth: number } {
  let [shift, widest] = [0, -1];
  for (const each of CHANNELS) {
    const values = box.map(([colour]) => channel(colour, each));
    const width = values.reduce((a, b) => Math.max(a, b), 0) - values.reduce((a, b) => Math.min(a, b), 255);
    if (width > widest) [shift, widest] = [each, width];
  }
  const count = box.reduce((sum, [, n]) => sum + n, 0);
  return { box, shift, count, worth: box.length < 2 ? 0 : widest * widest * Math.sqrt(count) };
}

function meanOf(box: Box): readonly number[] {
  const count = box.reduce((sum, [, n]) => sum + n, 0);
  return CHANNELS.map((shift) =>
    Math.round(box.reduce((sum, [colour, n]) => sum + channel(colour, shift) * n, 0) / count),
  );
}

function decode(png: Buffer): Picture {
  const [width, height, kind] = [png.readUInt32BE(16), png.readUInt32BE(20), png[25]];
  const size = kind === 6 ? 4 : 3;
  const parts: Buffer[] = [];
  for (let at = SIGNATURE.length; at < png.length;) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const packed = inflateSync(Buffer.concat(parts));
  const line = width * size;
  const pixels = new Uint8Array(line * height);
  for (let y = 0; y < height; y++) {
    const filter = packed[y * (line + 1)] ?? 0;
    for (let x = 0; x < line; x++) {
      const to = y * line + x;
      const left = x < size ? 0 : (pixels[to - size] ?? 0);
      const up = y === 0 ? 0 : (pixels[to - line] ?? 0);
      const corner = x < size || y === 0 ? 0 : (pixels[to - line - size] ?? 0);
      pixels[to] = (packed[y * (line + 1) + 1 + x] ?? 0) + predicted(filter, left, up, corner);
    }
  }
  return { width, height, rgb: size === 3 ? pixels : pixels.filter((_, i) => i % 4 !== 3) };
}

/** What the filter of a line takes a byte for. */
function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const guess = left + up - corner;
  const [l, u, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (l <= u && l <= c) return left;
  return u <= c ? up : corner;
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
