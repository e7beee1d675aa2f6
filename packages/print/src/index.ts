/** Cards and army lists of the miniatures game on paper. */
export type { Deflate } from './pdf/document.ts';
export { CARD_SIZES, type PrintedCard, type PrintedKind } from './layout/cards.ts';
export { PAPERS, type Paper } from './layout/sheet.ts';
export { en } from './messages/en.ts';
export { zhHant } from './messages/zh-hant.ts';
export {
  FONT_FILES,
  PRINTED_PARTS,
  printCards,
  printList,
  type FontBytes,
  type FontPart,
  type Press,
  type PrintedList,
  type PrintedPart,
} from './print.ts';
