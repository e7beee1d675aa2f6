// A game as a part of an address: its packed journal, compressed, in characters that an address may have.

import { KernelError, packJournal, type Journal } from '@maester/kernel';

/** The first so many entries of a game, or all of it. */
export async function codeOf(journal: Journal, entries?: number): Promise<string> {
  const text = JSON.stringify(packJournal(journal, entries));
  const packed = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  const characters = Array.from(packed, (byte) => String.fromCharCode(byte)).join('');
  return btoa(characters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** More than any game is long: a link that claims so was made to fill the memory. */
const LONGEST = 2_000_000;

/** The text of the packed journal; throws a KernelError if the code is damaged. */
export async function textOf(code: string): Promise<string> {
  try {
    const characters = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
    const packed = Uint8Array.from(characters, (character) => character.charCodeAt(0));
    return new TextDecoder().decode(await through(packed, new DecompressionStream('deflate-raw')));
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
