/** SHA-256 of a text (as UTF-8), in plain TypeScript so that every machine and the browser agree without a library. */

/** The first 32 bits of the fractional parts of the square/cube roots of the first primes, computed with integers. */
const { INITIAL, CONSTANTS } = primeRoots();

function primeRoots(): { INITIAL: Int32Array; CONSTANTS: Int32Array } {
  const primes: bigint[] = [];
  for (let n = 2n; primes.length < 64; n += 1n) {
    if (primes.every((p) => n % p !== 0n)) primes.push(n);
  }
  const fraction = (prime: bigint, power: bigint): number => {
    const scaled = prime << (32n * power);
    let low = 0n;
    let high = 1n << 40n;
    while (high - low > 1n) {
      const middle = (low + high) >> 1n;
      if (middle ** power <= scaled) low = middle;
      else high = middle;
    }
    return Number(low & 0xffffffffn);
  };
  return {
    INITIAL: Int32Array.from(primes.slice(0, 8), (p) => fraction(p, 2n)),
    CONSTANTS: Int32Array.from(primes, (p) => fraction(p, 3n)),
  };
}

function utf8(text: string): number[] {
  const bytes: number[] = [];
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else {
      bytes.push(
        0xf0 | (code >> 18),
        0x80 | ((code >> 12) & 63),
        0x80 | ((code >> 6) & 63),
        0x80 | (code & 63),
      );
    }
  }
  return bytes;
}

export function sha256(text: string): string {
  const bytes = utf8(text);
  const bits = bytes.length * 8;
  bytes.push(0x80);
  while (bytes.length % 64 !== 56) bytes.push(0);
  const high = Math.floor(bits / 2 ** 32);
  for (const word of [high, bits])
    bytes.push((word >>> 24) & 255, (word >>> 16) & 255, (word >>> 8) & 255, word & 255);

  const hash = Int32Array.from(INITIAL);
  const w = new Int32Array(64);
  for (let block = 0; block < bytes.length; block += 64) {
    for (let i = 0; i < 16; i++) {
      const at = block + i * 4;
      w[i] =
        (at0(bytes, at) << 24) | (at0(bytes, at + 1) << 16) | (at0(bytes, at + 2) << 8) | at0(bytes, at + 3);
    }
    for (let i = 16; i < 64; i++) {
      const x = at0(w, i - 15);
      const y = at0(w, i - 2);
      const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
      const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
      w[i] = at0(w, i - 16) + s0 + at0(w, i - 7) + s1;
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
    for (let i = 0; i < 64; i++) {
      const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
      const t1 = (h + s1 + ((e & f) ^ (~e & g)) + at0(CONSTANTS, i) + at0(w, i)) | 0;
      const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
      const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((value, i) => {
      hash[i] = at0(hash, i) + value;
    });
  }
  return Array.from(hash, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

function turn(x: number, by: number): number {
  return (x >>> by) | (x << (32 - by));
}

function at0(words: ArrayLike<number>, i: number): number {
  return words[i] ?? 0;
}
