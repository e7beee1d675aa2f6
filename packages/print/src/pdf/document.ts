/** A PDF file: pages and the fonts they use, each with the glyphs that are needed and no more. */
import { joined, type Font } from './font.ts';
import { Page } from './page.ts';
import { POINT, type Typeface } from './typeface.ts';

/** Compresses in the format of zlib. */
export type Deflate = (bytes: Uint8Array) => Promise<Uint8Array> | Uint8Array;

export class PdfDocument {
  readonly #face: Typeface;
  readonly #pages: Page[] = [];
  readonly #used: Page['used'] = new Map();

  constructor(face: Typeface) {
    this.#face = face;
  }

  /** In millimetres. */
  addPage(width: number, height: number): Page {
    const page = new Page(width, height, this.#face, this.#used);
    this.#pages.push(page);
    return page;
  }

  get pages(): readonly Page[] {
    return this.#pages;
  }

  async save(title: string, language: string, deflate: Deflate): Promise<Uint8Array> {
    const file = new File(deflate);
    const [catalogue, tree, info] = [file.reserve(), file.reserve(), file.reserve()];
    const fonts: string[] = [];
    for (const [font, glyphs] of this.#used)
      fonts.push(`/${font.name} ${await addFont(file, font, glyphs)} 0 R`);
    const kids: number[] = [];
    for (const page of this.#pages) {
      const content = await file.stream('', bytesOf(page.content));
      const box = [0, 0, page.width / POINT, page.height / POINT].map((side) => side.toFixed(3)).join(' ');
      kids.push(
        file.add(
          `<< /Type /Page /Parent ${tree} 0 R /MediaBox [${box}] /Contents ${content} 0 R` +
            ` /Resources << /Font << ${fonts.join(' ')} >> >> >>`,
        ),
      );
    }
    file.fill(
      tree,
      `<< /Type /Pages /Count ${kids.length} /Kids [${kids.map((id) => `${id} 0 R`).join(' ')}] >>`,
    );
    file.fill(
      catalogue,
      `<< /Type /Catalog /Pages ${tree} 0 R /Lang (${language}) /ViewerPreferences << /DisplayDocTitle true /PrintScaling /None >> >>`,
    );
    file.fill(info, `<< /Title <${utf16(title)}> /Producer (Maester) >>`);
    return file.bytes(catalogue, info);
  }
}

const bytesOf = (text: string): Uint8Array =>
  Uint8Array.from(text, (character) => character.charCodeAt(0) & 255);

/** In hexadecimal, with the mark of its order. */
const utf16 = (text: string): string =>
  `feff${text.replaceAll(/[\s\S]/g, (unit) => unit.charCodeAt(0).toString(16).padStart(4, '0'))}`;

/** The objects of a PDF, numbered from 1. */
class File {
  readonly #deflate: Deflate;
  readonly #objects: (Uint8Array | null)[] = [];

  constructor(deflate: Deflate) {
    this.#deflate = deflate;
  }

  reserve(): number {
    return this.#objects.push(null);
  }

  fill(id: number, text: string): void {
    this.#objects[id - 1] = bytesOf(text);
  }

  add(text: string): number {
    return this.#objects.push(bytesOf(text));
  }

  async stream(entries: string, content: Uint8Array): Promise<number> {
    const packed = await this.#deflate(content);
    const head = `<< /Length ${packed.length} /Filter /FlateDecode ${entries} >>\nstream\n`;
    return this.#objects.push(joined([bytesOf(head), packed, bytesOf('\nendstream')]));
  }

  bytes(root: number, info: number): Uint8Array {
    const parts = [joined([bytesOf('%PDF-1.7\n%'), Uint8Array.of(0xe2, 0xe3, 0xcf, 0xd3), bytesOf('\n')])];
    let length = parts[0]?.length ?? 0;
    const places: number[] = [];
    for (const [i, object] of this.#objects.entries()) {
      const part = joined([bytesOf(`${i + 1} 0 obj\n`), object ?? bytesOf('null'), bytesOf('\nendobj\n')]);
      places.push(length);
      parts.push(part);
      length += part.length;
    }
    const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`);
    const count = places.length + 1;
    parts.push(
      bytesOf(
        `xref\n0 ${count}\n0000000000 65535 f \n${rows.join('')}trailer\n<< /Size ${count} /Root ${root} 0 R /Info ${info} 0 R >>\nstartxref\n${length}\n%%EOF\n`,
      ),
    );
    return joined(parts);
  }
}

/** A font with these glyphs, under the numbers they have in it. */
async function addFont(file: File, font: Font, glyphs: ReadonlyMap<number, string>): Promise<number> {
  const sorted = [...glyphs.keys()].toSorted((a, b) => a - b);
  const data = font.subset(sorted);
  const program = await file.stream(`/Length1 ${data.length}`, data);
  const name = `MSTRAA+${font.name}`;
  const descriptor = file.add(
    `<< /Type /FontDescriptor /FontName /${name} /Flags 4 /FontBBox [${font.box.join(' ')}] /ItalicAngle 0` +
      ` /Ascent ${font.ascent} /Descent ${font.descent} /CapHeight 700 /StemV 80 /FontFile2 ${program} 0 R >>`,
  );
  const widths = sorted.map((glyph) => `${glyph} [${font.widthOf(glyph)}]`).join(' ');
  const descendant = file.add(
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${name} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>` +
      ` /FontDescriptor ${descriptor} 0 R /DW 1000 /W [${widths}] /CIDToGIDMap /Identity >>`,
  );
  const unicode = await file.stream('', bytesOf(toUnicode(glyphs)));
  return file.add(
    `<< /Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /Identity-H /DescendantFonts [${descendant} 0 R] /ToUnicode ${unicode} 0 R >>`,
  );
}

/** So that text can be searched and copied. */
function toUnicode(glyphs: ReadonlyMap<number, string>): string {
  const rows = [...glyphs].map(
    ([glyph, text]) => `<${glyph.toString(16).padStart(4, '0')}> <${utf16(text).slice(4)}>`,
  );
  const blocks: string[] = [];
  for (let i = 0; i < rows.length; i += 100) {
    const some = rows.slice(i, i + 100);
    blocks.push(`${some.length} beginbfchar\n${some.join('\n')}\nendbfchar`);
  }
  return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def /CMapType 2 def
1 begincodespacerange <0000> <ffff> endcodespacerange
${blocks.join('\n')}
endcmap CMapName currentdict /CMap defineresource pop end end`;
}
