// Snapshots as they are stored: a tenth of their size, and of no use rather than in the way if they are damaged.

import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Snapshot } from '@maester/table';
import { PIECE } from './socket-frame.ts';

const FAST = { level: 3, chunkSize: PIECE };

export function packSnapshot(snapshot: Snapshot): Buffer {
  return deflateRawSync(JSON.stringify(snapshot), FAST);
}

/** Null if it cannot be read; the table looks at the rest. */
export function unpackSnapshot(bytes: Uint8Array): Snapshot | null {
  try {
    return JSON.parse(inflateRawSync(bytes).toString()) as Snapshot;
  } catch {
    return null;
  }
}
