/** A list, or any cards, as a PDF file. */
import { rulesOf, USUAL_EDITION, type ArmyList } from '@maester/battle/engine';
import { cardsOfDeck } from '@maester/battle/tables';
import type { Words } from '@maester/kernel';
import { cardsOf, type PrintedCard } from './layout/cards.ts';
import { drawReference } from './layout/reference.ts';
import { drawRoster } from './layout/roster.ts';
import { drawSheets, type Paper } from './layout/sheet.ts';
import { PdfDocument, type Deflate } from './pdf/document.ts';
import { Font } from './pdf/font.ts';
import type { Typeface } from './pdf/typeface.ts';

/** What can be printed of a list, in the order of the pages. */
export const PRINTED_PARTS = ['roster', 'cards', 'tactics', 'reference'] as const;
export type PrintedPart = (typeof PRINTED_PARTS)[number];

/** The files in `@maester/print/fonts`; the last is for Chinese alone. */
export const FONT_FILES = {
  plain: 'NotoSansTC-Latin-Regular',
  bold: 'NotoSansTC-Latin-Bold',
  title: 'Alegreya-Latin-Bold',
  more: 'NotoSansTC-Regular',
} as const;
export type FontPart = keyof typeof FONT_FILES;

export type FontBytes = { readonly [P in Exclude<FontPart, 'more'>]: Uint8Array } & {
  readonly more: Uint8Array | null;
};

/** What every file needs; the cards that are printed must be known to the rules (`loadCardsFor`). */
export interface Press {
  readonly paper: Paper;
  readonly fonts: FontBytes;
  /** The words of the game, of this package, and the names of army cards (`armyCardNames`). */
  readonly said: Words;
  readonly deflate: Deflate;
}

export interface PrintedList {
  readonly list: ArmyList;
  readonly points: number;
  readonly parts: readonly PrintedPart[];
  /** The address that the code on the roster opens; null for none. */
  readonly link: string | null;
}

function faceOf({ plain, bold, title, more }: FontBytes): Typeface {
  const font = (part: FontPart, bytes: Uint8Array): Font => new Font(FONT_FILES[part], bytes);
  return {
    plain: font('plain', plain),
    bold: font('bold', bold),
    title: font('title', title),
    more: more === null ? null : font('more', more),
  };
}

/** The parts of a list that are wanted, as a PDF. */
export async function printList(printed: PrintedList, press: Press): Promise<Uint8Array> {
  const { list, points, parts, link } = printed;
  const { paper, fonts, said, deflate } = press;
  const rules = rulesOf({ edition: list.edition ?? USUAL_EDITION });
  const source = { rules, said };
  const document = new PdfDocument(faceOf(fonts));
  const cards = cardsOf(list);
  const deck = cardsOfDeck(rules, { faction: list.faction, commander: list.commander });
  const tactics = deck.map((id): PrintedCard => ({ kind: 'tactics', id }));
  for (const part of PRINTED_PARTS.filter((one) => parts.includes(one))) {
    if (part === 'roster') drawRoster(document, { list, points, link }, paper, source);
    else if (part === 'cards') drawSheets(document, cards, paper, source);
    else if (part === 'tactics')
      drawSheets(
        document,
        tactics.flatMap((card) => [card, card]),
        paper,
        source,
      );
    else drawReference(document, [...cards, ...tactics], paper, source);
  }
  const title = list.name === '' ? said.say(`name.faction.${list.faction}`) : list.name;
  return document.save(title, said.language, deflate);
}

/** Any cards, as a PDF. */
export async function printCards(cards: readonly PrintedCard[], press: Press): Promise<Uint8Array> {
  const { paper, fonts, said, deflate } = press;
  const document = new PdfDocument(faceOf(fonts));
  drawSheets(document, cards, paper, { rules: rulesOf({ edition: USUAL_EDITION }), said });
  return document.save(said.say('print.some-cards'), said.language, deflate);
}
