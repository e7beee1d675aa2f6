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

/** The bytes of a text, with room for the head of a frame before them. */
export function textBytes(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const frame = emptyFrame(TEXT, length);
  const head = frame.length - length;
  frame.write(text, head);
  return frame.subarray(head);
}

export function plainFrame(bytes: Uint8Array): Buffer {
  return plain.of(bytes);
}

export function deflatedFrame(bytes: Uint8Array): Buffer {
  return deflated.of(bytes);
}

function framed(first: number, bytes: Uint8Array): Buffer {
  const frame = emptyFrame(first, bytes.length);
  frame.set(bytes, frame.length - bytes.length);
  return frame;
}

/** What stands before these bytes in memory, if that is a head for them. */
function frameAround(bytes: Uint8Array): Buffer | null {
  const { buffer, byteOffset, length } = bytes;
  if (byteOffset !== headLength(length) || buffer.byteLength !== byteOffset + length) return null;
  const frame = Buffer.from(buffer);
  return frame.subarray(0, byteOffset).equals(headOf(TEXT, length)) ? frame : null;
}

function headLength(length: number): number {
  return length < LONGER ? 2 : length > 0xffff ? 10 : 4;
}

/**
 * Not from the memory that small buffers share: whatever still lives there would keep all of it, and old memory is
 * collected only with everything else.
 */
function emptyFrame(first: number, length: number): Buffer {
  const frame = Buffer.allocUnsafeSlow(headLength(length) + length);
  writeHead(frame, first, length);
  return frame;
}

function headOf(first: number, length: number): Buffer {
  const head = Buffer.alloc(headLength(length));
  writeHead(head, first, length);
  return head;
}

function writeHead(frame: Buffer, first: number, length: number): void {
  const head = headLength(length);
  frame[0] = first;
  frame[1] = head === 2 ? length : head === 4 ? LONGER : LONGEST;
  if (head === 4) frame.writeUInt16BE(length, 2);
  else if (head === 10) frame.writeBigUInt64BE(BigInt(length), 2);
}
