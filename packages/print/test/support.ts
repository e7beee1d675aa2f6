/** Fonts, words and a press for tests, and the inside of a PDF. */
import { armyCardNames, en as gameEn, zhHant as gameZhHant } from '@maester/battle';
import { words, type Words } from '@maester/kernel';
import { en, FONT_FILES, zhHant, type FontPart, type Paper, type Press } from '@maester/print';
import { readFileSync } from 'node:fs';
import { deflateSync, inflateSync } from 'node:zlib';

export const fontBytes = (part: FontPart): Uint8Array =>
  new Uint8Array(readFileSync(new URL(`../fonts/${FONT_FILES[part]}.ttf`, import.meta.url)));

const SAID: { readonly [language: string]: Words } = {
  en: words('en', en, gameEn, armyCardNames(gameEn)),
  'zh-hant': words('zh-hant', zhHant, gameZhHant, armyCardNames(gameZhHant)),
};

export const said = (language: 'en' | 'zh-hant'): Words => {
  const spoken = SAID[language];
  if (spoken === undefined) throw new Error('no such language');
  return spoken;
};

export const press = (language: 'en' | 'zh-hant', paper: Paper = 'a4'): Press => ({
  paper,
  said: said(language),
  deflate: (bytes) => deflateSync(bytes),
  fonts: {
    plain: fontBytes('plain'),
    bold: fontBytes('bold'),
    title: fontBytes('title'),
    more: language === 'en' ? null : fontBytes('more'),
  },
});

export interface OpenedPdf {
  /** The objects by their numbers, as text, streams unpacked. */
  readonly objects: ReadonlyMap<number, { readonly head: string; readonly stream: Buffer | null }>;
  readonly pages: readonly { readonly width: number; readonly height: number; readonly content: string }[];
}

const MM = 25.4 / 72;

/** Opens a file by its table of places, as a viewer does; every place must be right. */
export function openPdf(file: Uint8Array): OpenedPdf {
  const bytes = Buffer.from(file);
  const text = bytes.toString('latin1');
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
  const rows = [...text.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) => Number(place));
  const objects = new Map<number, { head: string; stream: Buffer | null }>();
  for (const [i, place] of rows.entries()) {
    const whole = text.slice(place, text.indexOf('\nendobj\n', place));
    if (!whole.startsWith(`${i + 1} 0 obj\n`)) throw new Error(`object ${i + 1} is not at its place`);
    const at = whole.indexOf('\nstream\n');
    const head = at < 0 ? whole : whole.slice(0, at);
    const length = Number(/\/Length (\d+)/.exec(head)?.[1]);
    const from = place + at + '\nstream\n'.length;
    objects.set(i + 1, { head, stream: at < 0 ? null : inflateSync(bytes.subarray(from, from + length)) });
  }
  const pages = [...objects.values()]
    .filter(({ head }) => head.includes('/Type /Page '))
    .map(({ head }) => {
      const [, width, height] = /\/MediaBox \[0\.000 0\.000 ([\d.]+) ([\d.]+)\]/.exec(head) ?? [];
      const content =
        objects.get(Number(/\/Contents (\d+)/.exec(head)?.[1]))?.stream?.toString('latin1') ?? '';
      return { width: Number(width) * MM, height: Number(height) * MM, content };
    });
  return { objects, pages };
}
