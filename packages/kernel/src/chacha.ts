/**
 * ChaCha20 as a random access stream of 32-bit words: word n of a key is always the same, and nobody who has seen
 * any number of words can tell the next without the key. The state of a game holds only the key and how many words
 * it has used; the current block of 16 words is a cache outside of it.
 */
const KEY_WORDS = 8;
const block = new Uint32Array(16);
const key = new Uint32Array(KEY_WORDS);
let cachedKey = '';
let cachedBlock = -1;

/** Word `index` (0, 1, 2...) of the stream of `hexKey` (64 hexadecimal digits). */
export function chachaWord(hexKey: string, index: number): number {
  const wanted = Math.floor(index / 16);
  if (wanted !== cachedBlock || hexKey !== cachedKey) {
    if (hexKey !== cachedKey) {
      for (let i = 0; i < KEY_WORDS; i++) key[i] = Number.parseInt(hexKey.slice(i * 8, i * 8 + 8), 16);
      cachedKey = hexKey;
    }
    fill(wanted);
    cachedBlock = wanted;
  }
  return block[index & 15] ?? 0;
}

/** Words in local variables, two quarter rounds of the cipher a pair of lines: four columns, then four diagonals. */
// oxfmt-ignore
function fill(counter: number): void {
  const low = counter >>> 0;
  const high = Math.floor(counter / 2 ** 32) >>> 0;
  const [k0 = 0, k1 = 0, k2 = 0, k3 = 0, k4 = 0, k5 = 0, k6 = 0, k7 = 0] = key;
  // "expand 32-byte k", the key, a 64-bit block counter and a 64-bit nonce of zero.
  let a0 = 0x61707865, a1 = 0x3320646e, a2 = 0x79622d32, a3 = 0x6b206574;
  let b0 = k0 | 0, b1 = k1 | 0, b2 = k2 | 0, b3 = k3 | 0;
  let c0 = k4 | 0, c1 = k5 | 0, c2 = k6 | 0, c3 = k7 | 0;
  let d0 = low | 0, d1 = high | 0, d2 = 0, d3 = 0;
  for (let round = 0; round < 10; round++) {
    a0 = (a0 + b0) | 0; d0 ^= a0; d0 = (d0 << 16) | (d0 >>> 16); c0 = (c0 + d0) | 0; b0 ^= c0; b0 = (b0 << 12) | (b0 >>> 20);
    a0 = (a0 + b0) | 0; d0 ^= a0; d0 = (d0 << 8) | (d0 >>> 24); c0 = (c0 + d0) | 0; b0 ^= c0; b0 = (b0 << 7) | (b0 >>> 25);
    a1 = (a1 + b1) | 0; d1 ^= a1; d1 = (d1 << 16) | (d1 >>> 16); c1 = (c1 + d1) | 0; b1 ^= c1; b1 = (b1 << 12) | (b1 >>> 20);
    a1 = (a1 + b1) | 0; d1 ^= a1; d1 = (d1 << 8) | (d1 >>> 24); c1 = (c1 + d1) | 0; b1 ^= c1; b1 = (b1 << 7) | (b1 >>> 25);
    a2 = (a2 + b2) | 0; d2 ^= a2; d2 = (d2 << 16) | (d2 >>> 16); c2 = (c2 + d2) | 0; b2 ^= c2; b2 = (b2 << 12) | (b2 >>> 20);
    a2 = (a2 + b2) | 0; d2 ^= a2; d2 = (d2 << 8) | (d2 >>> 24); c2 = (c2 + d2) | 0; b2 ^= c2; b2 = (b2 << 7) | (b2 >>> 25);
    a3 = (a3 + b3) | 0; d3 ^= a3; d3 = (d3 << 16) | (d3 >>> 16); c3 = (c3 + d3) | 0; b3 ^= c3; b3 = (b3 << 12) | (b3 >>> 20);
    a3 = (a3 + b3) | 0; d3 ^= a3; d3 = (d3 << 8) | (d3 >>> 24); c3 = (c3 + d3) | 0; b3 ^= c3; b3 = (b3 << 7) | (b3 >>> 25);
    a0 = (a0 + b1) | 0; d3 ^= a0; d3 = (d3 << 16) | (d3 >>> 16); c2 = (c2 + d3) | 0; b1 ^= c2; b1 = (b1 << 12) | (b1 >>> 20);
    a0 = (a0 + b1) | 0; d3 ^= a0; d3 = (d3 << 8) | (d3 >>> 24); c2 = (c2 + d3) | 0; b1 ^= c2; b1 = (b1 << 7) | (b1 >>> 25);
    a1 = (a1 + b2) | 0; d0 ^= a1; d0 = (d0 << 16) | (d0 >>> 16); c3 = (c3 + d0) | 0; b2 ^= c3; b2 = (b2 << 12) | (b2 >>> 20);
    a1 = (a1 + b2) | 0; d0 ^= a1; d0 = (d0 << 8) | (d0 >>> 24); c3 = (c3 + d0) | 0; b2 ^= c3; b2 = (b2 << 7) | (b2 >>> 25);
    a2 = (a2 + b3) | 0; d1 ^= a2; d1 = (d1 << 16) | (d1 >>> 16); c0 = (c0 + d1) | 0; b3 ^= c0; b3 = (b3 << 12) | (b3 >>> 20);
    a2 = (a2 + b3) | 0; d1 ^= a2; d1 = (d1 << 8) | (d1 >>> 24); c0 = (c0 + d1) | 0; b3 ^= c0; b3 = (b3 << 7) | (b3 >>> 25);
    a3 = (a3 + b0) | 0; d2 ^= a3; d2 = (d2 << 16) | (d2 >>> 16); c1 = (c1 + d2) | 0; b0 ^= c1; b0 = (b0 << 12) | (b0 >>> 20);
    a3 = (a3 + b0) | 0; d2 ^= a3; d2 = (d2 << 8) | (d2 >>> 24); c1 = (c1 + d2) | 0; b0 ^= c1; b0 = (b0 << 7) | (b0 >>> 25);
  }
  block[0] = a0 + 0x61707865; block[1] = a1 + 0x3320646e; block[2] = a2 + 0x79622d32; block[3] = a3 + 0x6b206574;
  block[4] = b0 + k0; block[5] = b1 + k1; block[6] = b2 + k2; block[7] = b3 + k3;
  block[8] = c0 + k4; block[9] = c1 + k5; block[10] = c2 + k6; block[11] = c3 + k7;
  block[12] = d0 + low; block[13] = d1 + high; block[14] = d2; block[15] = d3;
}
