import { deflateRawSync } from 'node:zlib';
import type { Snapshot } from '@maester/table';
import { expect, it } from 'vitest';
import { packSnapshot, unpackSnapshot } from '../src/packed-snapshot.ts';

const SNAPSHOT: Snapshot = {
  rules: '1',
  opening: 'o',
  match: { entries: 1, state: { flow: {} }, dice: [4], revealed: [0], sealed: 0 } as never,
  events: [{ version: 0, emitted: { to: ['red'], event: { type: '\u9f8d' } } }],
  askedAt: 1,
};

it('a snapshot comes back as it was, and not at all if any byte of it is another', () => {
  const packed = packSnapshot(SNAPSHOT);
  expect(unpackSnapshot(packed)).toEqual(SNAPSHOT);
  for (let i = 0; i < packed.length; i++) {
    const damaged = Uint8Array.from(packed);
    damaged[i] = (damaged[i] ?? 0) ^ 1;
    expect(unpackSnapshot(damaged)).toBeNull();
  }
  expect(unpackSnapshot(packed.subarray(0, -1))).toBeNull();
  expect(unpackSnapshot(new Uint8Array())).toBeNull();
});

it('a snapshot of earlier servers, without a checksum, is not read', () => {
  expect(unpackSnapshot(deflateRawSync(JSON.stringify(SNAPSHOT)))).toBeNull();
});
