// A game as a part of an address: its packed journal, compressed, in characters that an address may have.

import { KernelError, packJournal, type Journal } from '@maester/kernel';
import { fromBase64url, toBase64url } from '../app/base64url.ts';

/** The first so many entries of a game, or all of it. */
export async function codeOf(journal: Journal, entries?: number): Promise<string> {
  const text = JSON.stringify(packJournal(journal, entries));
  return toBase64url(await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw')));
}

/** More than any game is long: a link that claims so was made to fill the memory. */
const LONGEST = 2_000_000;

/** The text of the packed journal; throws a KernelError if the code is damaged. */
export async function textOf(code: string): Promise<string> {
  try {
    const packed = await through(fromBase64url(code), new DecompressionStream('deflate-raw'));
    return new TextDecoder().decode(packed);
  } catch {
    throw new KernelError('journal', '', 'the link is incomplete or damaged');
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for (let size = 0; ;) {
    const { value, done } = await reader.read();
    if (done) return new Uint8Array(await new Blob(chunks).arrayBuffer());
    chunks.push(value);
    size += value.length;
    if (size > LONGEST) {
      await reader.cancel();
      throw new Error('too long');
    }
  }
}
