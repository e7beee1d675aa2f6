// A list as a PDF, made on the page: fonts are fetched when they are needed, the Chinese one only for what is written in it.

import type { ArmyList } from '@maester/battle/engine';
import type { Words } from '@maester/kernel';
import { writeList } from '@maester/lists';
import { printList, type Paper, type PrintedPart } from '@maester/print';
import bold from '@maester/print/fonts/NotoSansTC-Latin-Bold.ttf?url';
import plain from '@maester/print/fonts/NotoSansTC-Latin-Regular.ttf?url';
import more from '@maester/print/fonts/NotoSansTC-Regular.ttf?url';
import title from '@maester/print/fonts/Alegreya-Latin-Bold.ttf?url';

export interface Wanted {
  readonly paper: Paper;
  readonly parts: readonly PrintedPart[];
}

async function bytesAt(address: string): Promise<Uint8Array> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

async function deflate(bytes: Uint8Array): Promise<Uint8Array> {
  const packed = new Blob([new Uint8Array(bytes)]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/** What the Latin fonts may lack: East Asian letters and marks. */
const FOREIGN = /[\u2e80-\uffef]/;

export async function listPdf(
  list: ArmyList,
  points: number,
  { paper, parts }: Wanted,
  said: Words,
): Promise<Uint8Array> {
  const needsMore = said.language !== 'en' || FOREIGN.test(list.name);
  const [plainFont, boldFont, titleFont, moreFont] = await Promise.all([
    bytesAt(plain),
    bytesAt(bold),
    bytesAt(title),
    needsMore ? bytesAt(more) : null,
  ]);
  const page = location.href.replace(/#.*$/, '');
  return printList(
    { list, points, parts, link: writeList(list, 'link', { points, page }) },
    { paper, said, deflate, fonts: { plain: plainFont, bold: boldFont, title: titleFont, more: moreFont } },
  );
}
