/** Cards side by side on sheets of paper, with marks in the margins that show where to cut. */
import type { PdfDocument } from '../pdf/document.ts';
import type { Page } from '../pdf/page.ts';
import { CARD_SIZES, drawCard, type CardSource, type PrintedCard, type Size } from './cards.ts';
import { MARK } from './colours.ts';

export const PAPERS = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const satisfies { readonly [name: string]: Size };
export type Paper = keyof typeof PAPERS;

/** No printer prints nearer to the edge. */
const MARGIN = 7;

interface Grid {
  readonly columns: number;
  readonly rows: number;
  /** The cards lie on their sides. */
  readonly turned: boolean;
  readonly card: Size;
  readonly x: number;
  readonly y: number;
}

/** As many cards of a size as fit on a sheet, upright or on their sides. */
export function gridOf(paper: Size, size: Size): Grid {
  const [upright, turned] = [false, true].map((isTurned) => {
    const card = isTurned ? { width: size.height, height: size.width } : size;
    const columns = Math.floor((paper.width - 2 * MARGIN) / card.width);
    const rows = Math.floor((paper.height - 2 * MARGIN) / card.height);
    return {
      columns,
      rows,
      turned: isTurned,
      card,
      x: (paper.width - columns * card.width) / 2,
      y: (paper.height - rows * card.height) / 2,
    };
  });
  if (upright === undefined || turned === undefined) throw new Error('a card lies one way or the other');
  return turned.columns * turned.rows > upright.columns * upright.rows ? turned : upright;
}

/** Cards of one size share sheets. */
export function drawSheets(
  document: PdfDocument,
  cards: readonly PrintedCard[],
  paper: Paper,
  source: CardSource,
): void {
  const bySize = Map.groupBy(cards, ({ kind }) => Object.values(CARD_SIZES[kind]).join(' '));
  for (const group of bySize.values()) {
    const [first] = group;
    if (first === undefined) continue;
    const grid = gridOf(PAPERS[paper], CARD_SIZES[first.kind]);
    const perSheet = grid.columns * grid.rows;
    for (let from = 0; from < group.length; from += perSheet)
      drawSheet(document, group.slice(from, from + perSheet), paper, grid, source);
  }
}

function drawSheet(
  document: PdfDocument,
  cards: readonly PrintedCard[],
  paper: Paper,
  grid: Grid,
  source: CardSource,
): void {
  const page = document.addPage(PAPERS[paper].width, PAPERS[paper].height);
  const { columns, turned, card: size, x, y } = grid;
  for (const [i, card] of cards.entries()) {
    const left = x + (i % columns) * size.width;
    const top = y + Math.floor(i / columns) * size.height;
    if (turned) page.turned(left, top + size.height, () => drawCard(page, card, 0, 0, source));
    else drawCard(page, card, left, top, source);
  }
  drawMarks(page, grid, cards.length);
}

/** Short lines outside of the cards, where the knife goes. */
function drawMarks(page: Page, { columns, rows, card, x, y }: Grid, count: number): void {
  const usedRows = Math.min(rows, Math.ceil(count / columns));
  const usedColumns = Math.min(columns, count);
  const [right, bottom] = [x + usedColumns * card.width, y + usedRows * card.height];
  const [gap, length] = [1, 4];
  for (let i = 0; i <= usedColumns; i++) {
    const at = x + i * card.width;
    page.line(at, y - gap - length, at, y - gap, MARK);
    page.line(at, bottom + gap, at, bottom + gap + length, MARK);
  }
  for (let i = 0; i <= usedRows; i++) {
    const at = y + i * card.height;
    page.line(x - gap - length, at, x - gap, at, MARK);
    page.line(right + gap, at, right + gap + length, at, MARK);
  }
}
