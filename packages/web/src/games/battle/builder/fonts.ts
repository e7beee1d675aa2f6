// The fonts and the compression that a PDF needs, on a page: fetched when somebody prints.

import type { Deflate, FontBytes } from '@maester/print';
import bold from '@maester/print/fonts/NotoSansTC-Latin-Bold.ttf?url';
import plain from '@maester/print/fonts/NotoSansTC-Latin-Regular.ttf?url';
import more from '@maester/print/fonts/NotoSansTC-Regular.ttf?url';
import title from '@maester/print/fonts/Alegreya-Latin-Bold.ttf?url';

async function bytesAt(address: string): Promise<Uint8Array> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** The Chinese font is large: only for what is written in it. */
export async function loadFonts(needsMore: boolean): Promise<FontBytes> {
  const [plainFont, boldFont, titleFont, moreFont] = await Promise.all([
    bytesAt(plain),
    bytesAt(bold),
    bytesAt(title),
    needsMore ? bytesAt(more) : null,
  ]);
  return { plain: plainFont, bold: boldFont, title: titleFont, more: moreFont };
}

export const deflate: Deflate = async (bytes) => {
  const packed = new Blob([new Uint8Array(bytes)]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
};
