/** An army list on paper: the fonts and the compression that Node has. */
import type { ArmyList } from '@maester/battle';
import type { Words } from '@maester/kernel';
import { writeList } from '@maester/lists';
import {
  FONT_FILES,
  PRINTED_PARTS,
  printList,
  type FontBytes,
  type FontPart,
  type Paper,
} from '@maester/print';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deflateSync } from 'node:zlib';

function fontFile(part: FontPart): Uint8Array {
  return readFileSync(fileURLToPath(import.meta.resolve(`@maester/print/fonts/${FONT_FILES[part]}.ttf`)));
}

export interface Wanted {
  readonly points: number;
  readonly paper: Paper;
  /** Where Maester is on the web, for the code on the roster. */
  readonly page: string;
}

export function armyPdf(list: ArmyList, { points, paper, page }: Wanted, said: Words): Promise<Uint8Array> {
  const fonts: FontBytes = {
    plain: fontFile('plain'),
    bold: fontFile('bold'),
    title: fontFile('title'),
    more: fontFile('more'),
  };
  const link = writeList(list, 'link', { points, page });
  return printList(
    { list, points, parts: PRINTED_PARTS, link },
    { paper, fonts, said, deflate: (bytes) => deflateSync(bytes, { level: 9 }) },
  );
}
