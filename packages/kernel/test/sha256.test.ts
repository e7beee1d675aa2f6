import fc from 'fast-check';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sha256 } from '../src/sha256.ts';

const VECTORS = [
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
] as const;

const reference = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

describe('SHA-256', () => {
  it.each(VECTORS)('gives the published digests', (text, digest) => {
    expect(sha256(text)).toBe(digest);
  });

  it('reads a text as UTF-8, of one to four bytes a character', () => {
    for (const text of ['é', '冰與火之歌', '🐉', 'Ñ冰🐉a']) expect(sha256(text)).toBe(reference(text));
  });

  it('agrees with another implementation at every length around a block', () => {
    for (let length = 0; length < 200; length++) {
      const text = 'x'.repeat(length);
      expect(sha256(text)).toBe(reference(text));
    }
  });

  it('agrees with another implementation on any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 300 }),
        (text) => sha256(text) === reference(text),
      ),
      { seed: 1, numRuns: 300 },
    );
  });
});
