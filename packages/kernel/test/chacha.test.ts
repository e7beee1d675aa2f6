import fc from 'fast-check';
import { createCipheriv } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { chachaWord } from '../src/chacha.ts';

const ZERO_KEY = '0'.repeat(64);

/** The stream as bytes: each word gives its lowest byte first. */
function bytes(hexKey: string, from: number, words: number): string {
  const buffer = Buffer.alloc(words * 4);
  for (let i = 0; i < words; i++) buffer.writeUInt32LE(chachaWord(hexKey, from + i), i * 4);
  return buffer.toString('hex');
}

/** The same words by another implementation, which takes the key and the block counter as bytes. */
function reference(hexKey: string, block: number): string {
  const key = Buffer.alloc(32);
  for (let i = 0; i < 8; i++) key.writeUInt32LE(Number.parseInt(hexKey.slice(i * 8, i * 8 + 8), 16), i * 4);
  const counterAndNonce = Buffer.alloc(16);
  counterAndNonce.writeUInt32LE(block, 0);
  return createCipheriv('chacha20', key, counterAndNonce).update(Buffer.alloc(64)).toString('hex');
}

const hexKeys = fc
  .array(fc.integer({ min: 0, max: 15 }), { minLength: 64, maxLength: 64 })
  .map((digits) => digits.map((digit) => digit.toString(16)).join(''));

describe('ChaCha20', () => {
  it('gives the keystream of RFC 8439 for a key, counter and nonce of zero', () => {
    expect(bytes(ZERO_KEY, 0, 16)).toBe(
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7' +
        'da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
    );
  });

  it('goes on with the block of counter 1 after sixteen words', () => {
    expect(bytes(ZERO_KEY, 16, 16)).toBe(
      '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed' +
        '29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
    );
  });

  it('agrees with another implementation for any key and block', () => {
    fc.assert(
      fc.property(
        hexKeys,
        fc.nat({ max: 0x7fff_ffff }),
        (key, block) => bytes(key, block * 16, 16) === reference(key, block),
      ),
      { seed: 1, numRuns: 200 },
    );
  });

  it('gives every word by its number, in whatever order and between whatever keys it is asked', () => {
    const other = 'f'.repeat(64);
    const inOrder = Array.from({ length: 64 }, (_, i) => chachaWord(ZERO_KEY, i));
    const jumping = Array.from({ length: 64 }, (_, i) => {
      chachaWord(other, i * 7);
      chachaWord(ZERO_KEY, 1_000_000 + i);
      return chachaWord(ZERO_KEY, 63 - i);
    });
    expect(jumping.toReversed()).toEqual(inOrder);
  });

  it('does not repeat itself after 2^32 words', () => {
    expect(chachaWord(ZERO_KEY, 2 ** 36)).not.toBe(chachaWord(ZERO_KEY, 0));
    expect(chachaWord(ZERO_KEY, 2 ** 32)).not.toBe(chachaWord(ZERO_KEY, 0));
  });
});
