/**
 * A typeface on paper: letters come from the first font, whatever it lacks from the next; where only the plain font of a
 * script is at hand, bold letters are drawn with a rim. Widths are in millimetres, sizes in points.
 */
import type { Font } from './font.ts';

export interface Style {
  readonly size: number;
  readonly weight?: 'plain' | 'bold' | 'title';
}

export interface Typeface {
  readonly plain: Font;
  readonly bold: Font;
  /** For names. */
  readonly title: Font;
  /** For characters that the others lack; null if nothing is written in such. */
  readonly more: Font | null;
}

/** Characters in a row that have one font. */
export interface Run {
  readonly font: Font;
  readonly glyphs: readonly number[];
  /** The font has no bold form, so it gets a rim. */
  readonly rimmed: boolean;
  readonly text: string;
}

export const POINT = 25.4 / 72;

const MISSING = '?';

/** What is not in any font loses its accents, or becomes a question mark. */
function charactersOf(face: Typeface, text: string): number[] {
  const fonts = [face.plain, ...(face.more === null ? [] : [face.more])];
  const isThere = (character: string): boolean =>
    fonts.some((font) => font.has(character.codePointAt(0) ?? 0));
  return Array.from(text, (character) => {
    if (isThere(character)) return character;
    const [bare = ''] = character.normalize('NFKD');
    return isThere(bare) ? bare : MISSING;
  }).map((character) => character.codePointAt(0) ?? 0);
}

export function runsOf(face: Typeface, text: string, { weight = 'plain' }: Style): Run[] {
  const runs: { font: Font; glyphs: number[]; rimmed: boolean; text: string }[] = [];
  const first = face[weight];
  for (const character of charactersOf(face, text)) {
    const font = first.has(character) || face.more === null ? first : face.more;
    let last = runs.at(-1);
    if (last?.font !== font) {
      last = { font, glyphs: [], rimmed: weight !== 'plain' && font !== first, text: '' };
      runs.push(last);
    }
    last.glyphs.push(font.glyphOf(character));
    last.text += String.fromCodePoint(character);
  }
  return runs;
}

export const runWidth = ({ font, glyphs }: Run, { size }: Style): number =>
  (glyphs.reduce((sum, glyph) => sum + font.widthOf(glyph), 0) / 1000) * size * POINT;

export const textWidth = (face: Typeface, text: string, style: Style): number =>
  runsOf(face, text, style).reduce((sum, run) => sum + runWidth(run, style), 0);

/** Chinese, Japanese and Korean letters and marks: a line may end at any of them. */
const WIDE = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/;
/** Marks that never begin a line, and those that never end one. */
const NOT_FIRST = /^[、。，；：？！）」』》〉…·”’)\],.;:!?%]/;
const NOT_LAST = /[（「『《〈“‘([]$/;

/** The pieces of a text between which a line may end; each keeps the space behind it. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (const word of text.split(/(?<= )/)) {
    let piece = '';
    for (const character of word) {
      const breaks =
        piece !== '' &&
        (WIDE.test(character) || WIDE.test(piece.at(-1) ?? '')) &&
        !NOT_FIRST.test(character) &&
        !NOT_LAST.test(piece) &&
        character !== ' ';
      if (breaks) {
        pieces.push(piece);
        piece = '';
      }
      piece += character;
    }
    if (piece !== '') pieces.push(piece);
  }
  return pieces;
}

/** The lines of a text that is so wide. */
export function linesOf(face: Typeface, text: string, style: Style, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of piecesOf(text)) {
    const longer = line + piece;
    if (line !== '' && textWidth(face, longer.trimEnd(), style) > width) {
      lines.push(line.trimEnd());
      line = piece;
    } else line = longer;
  }
  return line.trim() === '' ? lines : [...lines, line.trimEnd()];
}
