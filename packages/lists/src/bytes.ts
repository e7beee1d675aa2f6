/** Bytes as text and text as bytes, without the help of a platform. */

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const STANDARD = `${LETTERS}+/`;
const FOR_ADDRESSES = `${LETTERS}-_`;

function encoded(bytes: readonly number[], alphabet: string): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const [a = 0, b = 0, c = 0] = bytes.slice(i, i + 3);
    const all = (a << 16) | (b << 8) | c;
    for (let k = 0; k < Math.min(4, bytes.length - i + 1); k++)
      text += alphabet[(all >> (18 - 6 * k)) & 63] ?? '';
  }
  return text;
}

/** In the usual alphabet, padded. */
export const toBase64 = (bytes: readonly number[]): string => {
  const text = encoded(bytes, STANDARD);
  return text.padEnd(Math.ceil(text.length / 4) * 4, '=');
};

/** In the alphabet for addresses, not padded. */
export const toBase64Url = (bytes: readonly number[]): string => encoded(bytes, FOR_ADDRESSES);

/** From either alphabet; null if it is neither. */
export function fromBase64(text: string): number[] | null {
  const bare = text.replace(/={1,2}$/, '');
  if (bare.length % 4 === 1) return null;
  const bytes: number[] = [];
  let bits = 0;
  let held = 0;
  for (const letter of bare) {
    const value = STANDARD.indexOf(letter) + 1 || FOR_ADDRESSES.indexOf(letter) + 1;
    if (value === 0) return null;
    held = (held << 6) | (value - 1);
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes.push((held >> bits) & 255);
      held &= (1 << bits) - 1;
    }
  }
  return bytes;
}

export function toUtf8(text: string): number[] {
  const bytes: number[] = [];
  for (const [, hex, plain = ''] of encodeURIComponent(text.toWellFormed()).matchAll(/%(..)|([^%])/g))
    bytes.push(hex === undefined ? plain.charCodeAt(0) : Number.parseInt(hex, 16));
  return bytes;
}

/** Null if the bytes are not text. */
export function fromUtf8(bytes: readonly number[]): string | null {
  try {
    return decodeURIComponent(bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
  } catch {
    return null;
  }
}

/** Seven bits a byte, the lowest first. */
export function toVarint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  return [...bytes, rest];
}

/** Reads bytes from first to last. Null when they end too early; a number has at most ten bytes. */
export class Bytes {
  readonly #bytes: readonly number[];
  #at = 0;

  constructor(bytes: readonly number[]) {
    this.#bytes = bytes;
  }

  get done(): boolean {
    return this.#at >= this.#bytes.length;
  }

  byte(): number | null {
    return this.#bytes[this.#at++] ?? null;
  }

  varint(): number | null {
    let value = 0;
    for (let i = 0; i < 10; i++) {
      const byte = this.byte();
      if (byte === null) return null;
      value += (byte % 128) * 128 ** i;
      if (byte < 128) return value;
    }
    return null;
  }

  take(length: number): readonly number[] | null {
    if (length > this.#bytes.length - this.#at) return null;
    const taken = this.#bytes.slice(this.#at, this.#at + length);
    this.#at += length;
    return taken;
  }
}
