// Messages as frames of the WebSocket protocol, made once for all who are sent the same: head and text are one piece,
// which goes to a connection as it is. The library would make a head for each, and keep 200 kB for each connection to
// compress with (RFC 7692, here without context takeover).

import { constants, deflateRawSync } from 'node:zlib';
import { Recent } from './recent.ts';

/** The library's last piece of memory stays until all memory is collected: it had better be small. */
export const PIECE = 2048;
const OPTIONS = { level: 3, memLevel: 7, finishFlush: constants.Z_SYNC_FLUSH, chunkSize: PIECE };
/** What such a flush ends with, which the protocol leaves out. */
const TAIL = 4;
/** The only frame of a text, as it is and compressed. */
const TEXT = 0x81;
const COMPRESSED_TEXT = 0xc1;
const LONGER = 126;
const LONGEST = 127;

const plain = new Recent(4, (bytes: Uint8Array) => frameAround(bytes) ?? framed(TEXT, bytes));
const deflated = new Recent(4, (bytes: Uint8Array) =>
  framed(COMPRESSED_TEXT, deflateRawSync(bytes, OPTIONS).subarray(0, -TAIL)),
);

/**
 * Frames of texts are written here one after the other. Not where other small buffers are: one of those that lives longer
 * would keep all of it, and old memory is collected only with everything else.
 */
const SLAB = 64 * 1024;
let slab = Buffer.allocUnsafeSlow(SLAB);
let used = 0;
/** The most bytes for a character of a text. */
const WIDEST = 3;
const MOST_HEAD = 4;

/** The bytes of a text, behind the head of a frame in memory. */
export function textBytes(text: string): Buffer {
  const most = MOST_HEAD + text.length * WIDEST;
  if (most > SLAB) return framed(TEXT, Buffer.from(text)).subarray(headLength(Buffer.byteLength(text)));
  if (used + most > SLAB) {
    slab = Buffer.allocUnsafeSlow(SLAB);
    used = 0;
  }
  const start = used + MOST_HEAD;
  const length = slab.write(text, start);
  const head = headLength(length);
  writeHead(slab, start - head, TEXT, length);
  used = start + length;
  return slab.subarray(start, used);
}

export function plainFrame(bytes: Uint8Array): Buffer {
  return plain.of(bytes);
}

export function deflatedFrame(bytes: Uint8Array): Buffer {
  return deflated.of(bytes);
}

function framed(first: number, bytes: Uint8Array): Buffer {
  const head = headLength(bytes.length);
  const frame = Buffer.allocUnsafeSlow(head + bytes.length);
  writeHead(frame, 0, first, bytes.length);
  frame.set(bytes, head);
  return frame;
}

/** With what stands before these bytes in memory, if that is a head for them. */
function frameAround({ buffer, byteOffset, length }: Uint8Array): Buffer | null {
  const head = headLength(length);
  if (byteOffset < head) return null;
  const frame = Buffer.from(buffer, byteOffset - head, head + length);
  return frame[0] === TEXT && lengthIn(frame, head) === length ? frame : null;
}

/** The length that a head of so many bytes tells; -1 if none. */
function lengthIn(frame: Buffer, head: number): number {
  const told = frame[1] ?? 0;
  if (head === 2) return told;
  if (head === 4) return told === LONGER ? frame.readUInt16BE(2) : -1;
  return told === LONGEST ? Number(frame.readBigUInt64BE(2)) : -1;
}

function headLength(length: number): number {
  return length < LONGER ? 2 : length > 0xffff ? 10 : 4;
}

function writeHead(frame: Buffer, at: number, first: number, length: number): void {
  const head = headLength(length);
  frame[at] = first;
  frame[at + 1] = head === 2 ? length : head === 4 ? LONGER : LONGEST;
  if (head === 4) frame.writeUInt16BE(length, at + 2);
  else if (head === 10) frame.writeBigUInt64BE(BigInt(length), at + 2);
}
