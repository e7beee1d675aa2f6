// A compressed message as a frame of the WebSocket protocol (RFC 7692, without context takeover). The library would keep
// 200 kB for each connection to compress with; here one message is compressed once, for all who are sent it.

import { constants, deflateRawSync } from 'node:zlib';
import { Recent } from './recent.ts';

const OPTIONS = { level: 3, memLevel: 7, finishFlush: constants.Z_SYNC_FLUSH };
/** What such a flush ends with, which the protocol leaves out. */
const TAIL = 4;
/** The only frame of a text, compressed. */
const FIRST_BYTE = 0xc1;
const LONGER = 126;
const LONGEST = 127;

const recent = new Recent(4, (bytes: Uint8Array) => frameOf(bytes));

export function deflatedFrame(bytes: Uint8Array): Buffer {
  return recent.of(bytes);
}

function frameOf(bytes: Uint8Array): Buffer {
  const packed = deflateRawSync(bytes, OPTIONS).subarray(0, -TAIL);
  return Buffer.concat([headOf(packed.length), packed]);
}

function headOf(length: number): Buffer {
  if (length < LONGER) return Buffer.from([FIRST_BYTE, length]);
  const isLongest = length > 0xffff;
  const head = Buffer.alloc(isLongest ? 10 : 4);
  head[0] = FIRST_BYTE;
  head[1] = isLongest ? LONGEST : LONGER;
  if (isLongest) head.writeBigUInt64BE(BigInt(length), 2);
  else head.writeUInt16BE(length, 2);
  return head;
}
