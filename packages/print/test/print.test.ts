// Lists and cards as PDF files: they are whole, at true size, and every word is on them.
import { rulesOf, STARTER_ARMIES, USUAL_EDITION, zhHant as gameZhHant } from '@maester/battle';
import {
  CARD_SIZES,
  PAPERS,
  PRINTED_PARTS,
  printCards,
  printList,
  zhHant,
  type PrintedCard,
} from '@maester/print';
import { CHARGES, GLYPHS } from '@maester/print/heraldry';
import { describe, expect, it } from 'vitest';
import { sizeFor } from '../src/layout/blocks.ts';
import { referenceOf } from '../src/layout/reference.ts';
import { gridOf } from '../src/layout/sheet.ts';
import { PdfDocument } from '../src/pdf/document.ts';
import { shapesOf } from '../src/pdf/drawing.ts';
import { Font } from '../src/pdf/font.ts';
import { linesOf, runsOf, textWidth, type Typeface } from '../src/pdf/typeface.ts';
import { fontBytes, openPdf, press, said } from './support.ts';

const stark = STARTER_ARMIES['stark-40'];
if (stark === undefined) throw new Error('no list to print');

const rules = rulesOf({ edition: USUAL_EDITION });

const face: Typeface = {
  plain: new Font('Plain', fontBytes('plain')),
  bold: new Font('Bold', fontBytes('bold')),
  title: new Font('Title', fontBytes('title')),
  more: new Font('More', fontBytes('more')),
};

describe('a font', () => {
  it('has every character of our Chinese texts (else: node scripts/make-print-fonts.mjs)', () => {
    const texts = [...Object.values<string>(gameZhHant), ...Object.values<string>(zhHant)];
    const characters = new Set(
      texts.flatMap((text) => Array.from(text)).filter((character) => character >= ' '),
    );
    const missing = [...characters].filter((character) => {
      const code = character.codePointAt(0) ?? 0;
      return !face.plain.has(code) && face.more?.has(code) !== true;
    });
    expect(missing).toEqual([]);
  });

  it('keeps the glyphs in use and their numbers, and nothing else', () => {
    const glyphs = Array.from('Åé', (character) => face.plain.glyphOf(character.codePointAt(0) ?? 0));
    const small = face.plain.subset(glyphs);
    expect(small.length).toBeLessThan(fontBytes('plain').length / 2);
    const whole = face.plain.subset(Array.from({ length: 500 }, (_, i) => i % 200));
    expect(whole.length).toBeGreaterThan(small.length);
    expect(new DataView(small.buffer).getUint32(0)).toBe(0x00010000);
  });

  it('lends its letters where another has none, with a rim where it is not bold', () => {
    const runs = runsOf(face, 'Ab 史塔克', { size: 10, weight: 'bold' });
    expect(runs.map(({ font, rimmed, text }) => [font.name, rimmed, text])).toEqual([
      ['Bold', false, 'Ab '],
      ['More', true, '史塔克'],
    ]);
  });

  it('writes what it lacks without accents, or as a question mark', () => {
    const text = runsOf({ ...face, more: null }, 'ő史', { size: 10 }).map((run) => run.text);
    expect(text).toEqual(['o?']);
  });
});

describe('lines', () => {
  it('end between words, and between Chinese characters but not before a full stop', () => {
    const width = textWidth(face, 'one two three', { size: 10 });
    expect(linesOf(face, 'one two three four', { size: 10 }, width)).toEqual(['one two three', 'four']);
    const four = textWidth(face, '此單位每', { size: 10 });
    expect(linesOf(face, '此單位每排。', { size: 10 }, four)).toEqual(['此單位每', '排。']);
    expect(linesOf(face, '此單位每。排', { size: 10 }, four)).toEqual(['此單位', '每。排']);
  });
});

describe('a drawing', () => {
  it.each(Object.entries({ ...CHARGES, ...GLYPHS }))('%s can be drawn', (_, svg) => {
    const shapes = shapesOf(svg);
    expect(shapes.length).toBeGreaterThan(0);
    for (const { path } of shapes) expect(path).toMatch(/^[-\d.]+ [-\d.]+ m /);
    for (const { path } of shapes) expect(path).not.toMatch(/NaN|Infinity/);
  });

  it('has arcs that end where they should', () => {
    const [shape] = shapesOf('<path d="M-8 0A8 8 0 0 1 8 0"/>');
    expect(shape?.path).toMatch(/8 0 c$/);
    // over the top: y grows downwards
    expect(shape?.path).toContain(' 0 -8 c');
  });
});

describe('sheets', () => {
  it.each([
    ['a4', 4, 9],
    ['letter', 4, 9],
  ] as const)('of %s hold %i unit cards or %i others, away from the edges', (paper, units, others) => {
    for (const [kind, count] of [
      ['unit', units],
      ['tactics', others],
    ] as const) {
      const { columns, rows, x, y, card } = gridOf(PAPERS[paper], CARD_SIZES[kind]);
      expect(columns * rows).toBe(count);
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(7);
      expect(x + columns * card.width).toBeLessThanOrEqual(PAPERS[paper].width - 7);
    }
  });

  it('print cards at true size', async () => {
    const { pages } = openPdf(await printCards([{ kind: 'unit', id: 'stark-sworn-swords' }], press('en')));
    const [page] = pages;
    // the page is scaled to millimetres once, and the card is cut out of it
    expect(page?.content).toMatch(/^2\.835 0 0 -2\.835 0 841\.89 cm/);
    expect(page?.content).toMatch(/ 120 70 re W n/);
    expect(page?.width).toBeCloseTo(210, 1);
    expect(page?.height).toBeCloseTo(297, 1);
  });
});

describe('a list', () => {
  it.each([
    ['en', 'a4'],
    ['en', 'letter'],
    ['zh-hant', 'a4'],
  ] as const)('in %s on %s is a whole file with its fonts', async (language, paper) => {
    const file = await printList(
      { list: stark, points: 40, parts: PRINTED_PARTS, link: 'https://maester.example/#/list/1AigA' },
      press(language, paper),
    );
    const { pages, objects } = openPdf(file);
    // a roster, 6 units on two sheets, 6 other cards on one, 20 Tactics cards on three, a reference sheet
    expect(pages).toHaveLength(8);
    const heads = [...objects.values()].map(({ head }) => head);
    const fonts = heads.filter((head) => head.includes('/FontFile2'));
    expect(fonts).toHaveLength(language === 'en' ? 3 : 4);
    expect(heads.filter((head) => head.includes('/ToUnicode'))).toHaveLength(fonts.length);
  });

  it('gives the same file every time', async () => {
    const once = () => printList({ list: stark, points: 40, parts: ['roster'], link: null }, press('en'));
    expect(Buffer.from(await once()).equals(Buffer.from(await once()))).toBe(true);
  });
});

describe('the reference sheet', () => {
  it('explains the keywords and Conditions that the cards name, and all zones', () => {
    const cards: PrintedCard[] = [
      { kind: 'unit', id: 'stark-sworn-swords' },
      { kind: 'attachment', id: 'sworn-sword-captain' },
    ];
    const titles = referenceOf(cards, { rules, said: said('en') }).map((blocks) =>
      blocks.map(({ title }) => title),
    );
    expect(titles).toEqual([
      ['Critical Blow'],
      ['Vulnerable'],
      ['Crown', 'Wealth', 'Tactics', 'Combat', 'Maneuver'],
    ]);
  });
});

describe('every card of the game', () => {
  const all: PrintedCard[] = [
    ...Object.keys(rules.units).map((id): PrintedCard => ({ kind: 'unit', id })),
    ...Object.keys(rules.attachments).map((id): PrintedCard => ({ kind: 'attachment', id })),
    ...Object.keys(rules.ncus).map((id): PrintedCard => ({ kind: 'ncu', id })),
    ...Object.keys(rules.tactics).map((id): PrintedCard => ({ kind: 'tactics', id })),
  ];

  it('can be printed', async () => {
    const { pages } = openPdf(await printCards(all, press('zh-hant')));
    expect(pages.length).toBeGreaterThan(80);
  });

  it.each(['en', 'zh-hant'] as const)('has room for its text in %s, large enough to read', (language) => {
    const page = new PdfDocument(face).addPage(210, 297);
    const words = said(language);
    const sizes = all.map(({ kind, id }) => {
      const tables = { unit: rules.units, attachment: rules.attachments, ncu: rules.ncus, tactics: {} };
      const card = (tables[kind] as Record<string, { abilities: readonly string[] }>)[id];
      const texts =
        kind === 'tactics'
          ? [`text.card.${id}`]
          : (card?.abilities ?? []).map((one) => `text.ability.${one}`);
      const blocks = texts
        .filter((key) => words.has(key))
        .map((key) => ({ title: key, text: words.say(key) }));
      const space = kind === 'unit' ? { width: 68.5, height: 51 } : { width: 56, height: 68 };
      return sizeFor(page, blocks, { x: 0, y: 0, ...space }, 9.6);
    });
    expect(Math.min(...sizes)).toBeGreaterThan(6);
  });
});
