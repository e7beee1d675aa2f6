/** Text with headings that fills a space: as large as fits, never cut off unless nothing helps. */
import { GLYPHS, type GlyphId } from '../heraldry/index.ts';
import type { Page } from '../pdf/page.ts';
import { linesOf, POINT, type Style } from '../pdf/typeface.ts';
import { INK, MUTED, PAPER } from './colours.ts';

export interface Block {
  readonly title: string;
  /** Before the title. */
  readonly glyph?: GlyphId;
  readonly text: string;
}

export interface Space {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const LEADING = 1.22;
/** Between two blocks, in lines. */
const GAP = 0.45;
const SMALLEST = 4.2;

interface SetBlock {
  readonly block: Block;
  readonly title: readonly string[];
  readonly text: readonly string[];
}

const titleStyle = (size: number): Style => ({ size, weight: 'bold' });

function set(page: Page, blocks: readonly Block[], size: number, width: number): SetBlock[] {
  const indent = size * POINT * 1.15;
  return blocks.map((block) => ({
    block,
    title: linesOf(
      page.face,
      block.title,
      titleStyle(size),
      width - (block.glyph === undefined ? 0 : indent),
    ),
    text: linesOf(page.face, block.text, { size }, width),
  }));
}

function heightOf(blocks: readonly SetBlock[], size: number): number {
  const lines = blocks.reduce((sum, { title, text }) => sum + title.length + text.length, 0);
  return (lines + GAP * Math.max(0, blocks.length - 1)) * size * LEADING * POINT;
}

/** The largest size, in points, at which the blocks fit. */
export function sizeFor(
  page: Page,
  blocks: readonly Block[],
  { width, height }: Space,
  largest: number,
): number {
  let size = largest;
  while (size > SMALLEST && heightOf(set(page, blocks, size, width), size) > height) size -= 0.2;
  return size;
}

/** Draws the blocks and says where they end. */
export function drawBlocks(page: Page, blocks: readonly Block[], space: Space, size: number): number {
  const line = size * LEADING * POINT;
  let y = space.y;
  for (const { block, title, text } of set(page, blocks, size, space.width)) {
    const indent = block.glyph === undefined ? 0 : size * POINT * 1.15;
    if (block.glyph !== undefined)
      page.draw(GLYPHS[block.glyph], space.x + indent * 0.4, y + line * 0.5, (size * POINT) / 30, INK, PAPER);
    for (const [i, words] of title.entries()) {
      page.text(words, space.x + indent, y + line * 0.76, { ...titleStyle(size), colour: INK });
      if (i < title.length) y += line;
    }
    for (const words of text) {
      page.text(words, space.x, y + line * 0.76, { size, colour: INK });
      y += line;
    }
    y += GAP * line;
  }
  return y - GAP * line;
}

/** One line that becomes smaller until it fits. */
export function drawLine(
  page: Page,
  text: string,
  space: { readonly x: number; readonly y: number; readonly width: number },
  style: Style & { readonly colour?: string },
): void {
  let { size } = style;
  while (size > SMALLEST && page.widthOf(text, { ...style, size }) > space.width) size -= 0.2;
  page.text(text, space.x, space.y, { colour: MUTED, ...style, size });
}
