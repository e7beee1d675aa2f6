/** A TrueType font: which glyph a character has, how wide it is, and the font with only the glyphs that are used. */

interface Table {
  readonly offset: number;
  readonly length: number;
}

/** What a PDF needs of a TrueType font. */
const KEPT = ['cvt ', 'fpgm', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'prep'] as const;

export class Font {
  readonly name: string;
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #tables = new Map<string, Table>();
  readonly #glyphs = new Map<number, number>();
  readonly #unitsPerEm: number;
  readonly #longLoca: boolean;
  readonly #count: number;
  readonly #metrics: number;
  /** Of the letters, in thousandths of the size; below the line it is negative. */
  readonly ascent: number;
  readonly descent: number;
  readonly box: readonly number[];

  constructor(name: string, bytes: Uint8Array) {
    this.name = name;
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const view = this.#view;
    if (view.getUint32(0) !== 0x00010000) throw new Error(`${name} is not a TrueType font`);
    for (let i = 0; i < view.getUint16(4); i++) {
      const at = 12 + 16 * i;
      const tag = String.fromCharCode(...bytes.subarray(at, at + 4));
      this.#tables.set(tag, { offset: view.getUint32(at + 8), length: view.getUint32(at + 12) });
    }
    const [head, hhea, maxp] = [this.#at('head'), this.#at('hhea'), this.#at('maxp')];
    this.#unitsPerEm = view.getUint16(head + 18);
    this.#longLoca = view.getInt16(head + 50) === 1;
    this.#count = view.getUint16(maxp + 4);
    this.#metrics = view.getUint16(hhea + 34);
    this.ascent = this.#thousandths(view.getInt16(hhea + 4));
    this.descent = this.#thousandths(view.getInt16(hhea + 6));
    this.box = [36, 38, 40, 42].map((at) => this.#thousandths(view.getInt16(head + at)));
    this.#readCharacters();
  }

  #at(tag: string): number {
    const table = this.#tables.get(tag);
    if (table === undefined) throw new Error(`${this.name} has no table ${tag}`);
    return table.offset;
  }

  readonly #thousandths = (units: number): number => Math.round((1000 * units) / this.#unitsPerEm);

  /** Whether the font has a character. */
  has(character: number): boolean {
    return this.#glyphs.has(character);
  }

  /** The glyph of a character; 0 is the one for what is missing. */
  glyphOf(character: number): number {
    return this.#glyphs.get(character) ?? 0;
  }

  /** In thousandths of the size. */
  widthOf(glyph: number): number {
    const at = this.#at('hmtx') + 4 * Math.min(glyph, this.#metrics - 1);
    return this.#thousandths(this.#view.getUint16(at));
  }

  #readCharacters(): void {
    const view = this.#view;
    const cmap = this.#at('cmap');
    const parts = Array.from(
      { length: view.getUint16(cmap + 2) },
      (_, i) => cmap + view.getUint32(cmap + 8 + 8 * i),
    );
    for (const at of parts) {
      if (view.getUint16(at) === 4) this.#readSegments(at);
      else if (view.getUint16(at) === 12) this.#readGroups(at);
    }
  }

  /** Format 4: the characters up to U+FFFF. */
  #readSegments(at: number): void {
    const view = this.#view;
    const segments = view.getUint16(at + 6);
    for (let i = 0; i < segments; i += 2) {
      const end = view.getUint16(at + 14 + i);
      const start = view.getUint16(at + 16 + segments + i);
      const delta = view.getUint16(at + 16 + 2 * segments + i);
      const rangeAt = at + 16 + 3 * segments + i;
      const range = view.getUint16(rangeAt);
      for (let character = start; character <= end && character < 0xffff; character++) {
        const found = range === 0 ? character : view.getUint16(rangeAt + range + 2 * (character - start));
        if (found !== 0) this.#glyphs.set(character, (found + delta) & 0xffff);
      }
    }
  }

  /** Format 12: all characters. */
  #readGroups(at: number): void {
    const view = this.#view;
    for (let i = 0; i < view.getUint32(at + 12); i++) {
      const group = at + 16 + 12 * i;
      const [start, end, glyph] = [
        view.getUint32(group),
        view.getUint32(group + 4),
        view.getUint32(group + 8),
      ];
      for (let character = start; character <= end; character++)
        this.#glyphs.set(character, glyph + character - start);
    }
  }

  #outlineOf(glyph: number): Uint8Array {
    const [loca, glyf] = [this.#at('loca'), this.#at('glyf')];
    const place = (i: number): number =>
      this.#longLoca ? this.#view.getUint32(loca + 4 * i) : 2 * this.#view.getUint16(loca + 2 * i);
    return this.#bytes.subarray(glyf + place(glyph), glyf + place(glyph + 1));
  }

  /** With the glyphs that others are composed of. */
  #closure(glyphs: Iterable<number>): Set<number> {
    const all = new Set([0, ...glyphs]);
    for (const glyph of all) for (const part of partsOf(this.#outlineOf(glyph))) all.add(part);
    return all;
  }

  /** The font with the outlines of these glyphs alone; they keep their numbers. */
  subset(glyphs: Iterable<number>): Uint8Array {
    const used = this.#closure(glyphs);
    const outlines: Uint8Array[] = [];
    const loca = new DataView(new ArrayBuffer(4 * (this.#count + 1)));
    let length = 0;
    for (let glyph = 0; glyph < this.#count; glyph++) {
      loca.setUint32(4 * glyph, length);
      if (!used.has(glyph)) continue;
      const outline = this.#outlineOf(glyph);
      outlines.push(padded(outline));
      length += padded(outline).length;
    }
    loca.setUint32(4 * this.#count, length);
    const tables = KEPT.flatMap((tag): FontTable[] => {
      const table = this.#tables.get(tag);
      if (table === undefined) return [];
      if (tag === 'glyf') return [{ tag, bytes: joined(outlines) }];
      if (tag === 'loca') return [{ tag, bytes: new Uint8Array(loca.buffer) }];
      const bytes = this.#bytes.slice(table.offset, table.offset + table.length);
      // places in loca have four bytes now
      if (tag === 'head') bytes.set([0, 1], 50);
      return [{ tag, bytes }];
    });
    return fontOf(tables);
  }
}

interface FontTable {
  readonly tag: string;
  readonly bytes: Uint8Array;
}

/** The glyphs that this one is composed of. */
function partsOf(outline: Uint8Array): number[] {
  const view = new DataView(outline.buffer, outline.byteOffset, outline.byteLength);
  if (outline.length < 10 || view.getInt16(0) >= 0) return [];
  const parts: number[] = [];
  let at = 10;
  for (let flags = MORE; (flags & MORE) !== 0;) {
    flags = view.getUint16(at);
    parts.push(view.getUint16(at + 2));
    at += 4 + ((flags & WORDS) !== 0 ? 4 : 2);
    at += (flags & SCALE) !== 0 ? 2 : (flags & TWO_SCALES) !== 0 ? 4 : (flags & MATRIX) !== 0 ? 8 : 0;
  }
  return parts;
}

const [WORDS, SCALE, MORE, TWO_SCALES, MATRIX] = [0x01, 0x08, 0x20, 0x40, 0x80];

function padded(bytes: Uint8Array): Uint8Array {
  if (bytes.length % 4 === 0) return bytes;
  const whole = new Uint8Array(Math.ceil(bytes.length / 4) * 4);
  whole.set(bytes);
  return whole;
}

export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** A font file of these tables, which are in the order of their names. */
function fontOf(tables: readonly FontTable[]): Uint8Array {
  const head = new DataView(new ArrayBuffer(12 + 16 * tables.length));
  const power = Math.floor(Math.log2(tables.length));
  head.setUint32(0, 0x00010000);
  head.setUint16(4, tables.length);
  head.setUint16(6, 16 * 2 ** power);
  head.setUint16(8, power);
  head.setUint16(10, 16 * tables.length - 16 * 2 ** power);
  let offset = head.byteLength;
  for (const [i, { tag, bytes }] of tables.entries()) {
    const at = 12 + 16 * i;
    for (let k = 0; k < 4; k++) head.setUint8(at + k, tag.charCodeAt(k));
    head.setUint32(at + 4, checksum(padded(bytes)));
    head.setUint32(at + 8, offset);
    head.setUint32(at + 12, bytes.length);
    offset += padded(bytes).length;
  }
  return joined([new Uint8Array(head.buffer), ...tables.map(({ bytes }) => padded(bytes))]);
}

function checksum(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}
