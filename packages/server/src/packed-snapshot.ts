// Snapshots as they are stored: a tenth of their size behind a checksum, and of no use rather than in the way if they are
// damaged.

import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Snapshot } from '@maester/table';
import { PIECE } from './socket-frame.ts';

const FAST = { level: 1, chunkSize: PIECE };
const CHECKSUM = 4;

export function packSnapshot(snapshot: Snapshot): Buffer {
  const packed = deflateRawSync(JSON.stringify(snapshot), FAST);
  const bytes = Buffer.allocUnsafeSlow(CHECKSUM + packed.length);
  bytes.writeUInt32LE(crc32(packed));
  bytes.set(packed, CHECKSUM);
  return bytes;
}

/** Null if it cannot be read; the table looks at the rest. */
export function unpackSnapshot(bytes: Uint8Array): Snapshot | null {
  try {
    const checksum = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).readUInt32LE();
    const packed = bytes.subarray(CHECKSUM);
    if (crc32(packed) !== checksum) return null;
    return JSON.parse(inflateRawSync(packed).toString()) as Snapshot;
  } catch {
    return null;
  }
}
