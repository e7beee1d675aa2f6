/**
 * A 64-bit fingerprint of plain data, the same on every machine and for every order of keys. It is for finding
 * differences between states, not for security (that is sha256.ts).
 */
import { KernelError } from './error.ts';

const STRING_CACHE_LIMIT = 8192;
const strings = new Map<string, readonly [number, number]>();

/** The second half of the last hash; `visit` returns the first. Two 32-bit numbers make it 64 bits without allocation. */
let second = 0;

// Where the first half of a list or object and of a text begins, and how items of lists, entries of objects and their keys are mixed into it.
const OBJECT_A = 0x5be0cd19;
const STRING_A = 0x2f0b4f3b;
const ITEM_A = 0x85ebca6b;
const ENTRY_A = 0x9e3779b1;
const KEY_A = 0x27d4eb2f;

function mix(h: number, word: number, factor: number): number {
  h = Math.imul(h ^ word, factor);
  h = (h << 15) | (h >>> 17);
  h = Math.imul(h, 5) + 0x5b71;
  return h ^ (h >>> 13);
}

function hashString(value: string): number {
  const known = strings.get(value);
  if (known !== undefined) {
    second = known[1];
    return known[0];
  }
  let a = STRING_A;
  let b = 0x61c88647;
  for (let i = 0; i < value.length; i++) {
    const code = value.charCodeAt(i);
    a = mix(a, code, ITEM_A);
    b = mix(b, code, 0xc2b2ae35);
  }
  if (value.length <= 64) {
    if (strings.size >= STRING_CACHE_LIMIT) strings.clear();
    strings.set(value, [a, b]);
  }
  second = b;
  return a;
}

function hashNumber(value: number): number {
  if (!Number.isFinite(value)) throw new KernelError('bug', '', `a state may not hold ${value}`);
  if (!Number.isSafeInteger(value)) return hashString(`number ${value}`);
  const high = Math.floor(value / 2 ** 32);
  second = mix(mix(0x1b873593, value | 0, 0xcc9e2d51), high, 0xcc9e2d51);
  return mix(mix(0x38b34ae5, value | 0, 0x9e3779b1), high, 0x9e3779b1);
}

function visit(value: unknown): number {
  switch (typeof value) {
    case 'string':
      return hashString(value);
    case 'number':
      return hashNumber(value);
    case 'boolean':
      second = value ? 0x7d1f3c55 : 0x29a6b1e3;
      return value ? 0x3c6ef372 : 0x510e527f;
    case 'object':
      break;
    default:
      throw new KernelError('bug', '', `a state may not hold a ${typeof value}`);
  }
  if (value === null) {
    second = 0x4cf5ad43;
    return 0x1f83d9ab;
  }
  let a = OBJECT_A;
  let b = 0x0a54ff53;
  if (Array.isArray(value)) {
    for (const item of value) {
      a = mix(a, visit(item), ITEM_A);
      b = mix(b, second, 0xc2b2ae35);
    }
    // The length makes the hash of a list differ from the sum so far, which the list around it may stand at.
    a = mix(a, value.length, ENTRY_A);
    b = mix(b, value.length, 0xcc9e2d51);
  } else {
    // A sum over the entries does not depend on their order. A key counts otherwise than a value, or { x: 'y' } and
    // { y: 'x' } would be the same.
    for (const key in value) {
      const keyA = Math.imul(hashString(key), KEY_A);
      const keyB = Math.imul(second, 0x165667b1);
      a = (a + mix(keyA, visit((value as Record<string, unknown>)[key]), ENTRY_A)) | 0;
      b = (b + mix(keyB, second, 0xcc9e2d51)) | 0;
    }
    a = mix(a, KEY_A, ITEM_A);
    b = mix(b, 0x27d4eb2f, 0xc2b2ae35);
  }
  second = b;
  return a;
}

function digits(half: number): string {
  return (half >>> 0).toString(16).padStart(8, '0');
}

/** 16 hexadecimal digits. */
export function hashJson(value: unknown): string {
  const first = visit(value);
  return digits(first) + digits(second);
}

/** Up to this length a text is hashed sooner than it is found among those that were. */
const SHORT = 24;

function firstOfString(value: string): number {
  if (value.length > SHORT) return hashString(value);
  let a = STRING_A;
  for (let i = 0; i < value.length; i++) a = mix(a, value.charCodeAt(i), ITEM_A);
  return a;
}

/** What an entry of an object adds to its first half. */
function ofEntry(key: string, first: number): number {
  return mix(Math.imul(firstOfString(key), KEY_A), first, ENTRY_A);
}

/** The first half of the hash, which does not depend on the second. */
function firstHalf(value: unknown): number {
  if (typeof value === 'string') return firstOfString(value);
  if (typeof value !== 'object' || value === null) return visit(value);
  let a = OBJECT_A;
  if (Array.isArray(value)) {
    for (const item of value) a = mix(a, firstHalf(item), ITEM_A);
    return mix(a, value.length, ENTRY_A);
  }
  for (const key in value) {
    a = (a + ofEntry(key, firstHalf((value as Record<string, unknown>)[key]))) | 0;
  }
  return mix(a, KEY_A, ITEM_A);
}

/** The first 8 digits of the hash. */
export function shortHash(value: unknown): string {
  return digits(firstHalf(value));
}

/**
 * What was hashed of a list or an object last, part by part: the same text, number or record has the same hash, and most of
 * a state stays as it is from one choice to the next.
 */
class Known {
  /** Records are never changed, only replaced by others. */
  readonly #areRecords: boolean;
  readonly #parts: unknown[] = [];
  readonly #hashes: number[] = [];
  /** Of an object: the keys in their order, and what is mixed of each. */
  readonly #keys: string[] = [];
  readonly #mixed: number[] = [];
  /** Of parts that may be the same and have changed all the same. */
  readonly #within: (Known | undefined)[] = [];

  constructor(areRecords: boolean) {
    this.#areRecords = areRecords;
  }

  ofList(list: readonly unknown[]): number {
    let sum = OBJECT_A;
    for (let i = 0; i < list.length; i++) sum = mix(sum, this.#ofPart(i, list[i]), ITEM_A);
    return mix(sum, list.length, ENTRY_A);
  }

  ofObject(object: object): number {
    let sum = OBJECT_A;
    let i = 0;
    for (const key in object) {
      sum = (sum + this.ofEntry(i, key, (object as Record<string, unknown>)[key])) | 0;
      i += 1;
    }
    return mix(sum, KEY_A, ITEM_A);
  }

  /** What an entry of an object adds that comes after so many others, and may have records itself. */
  ofEntry(i: number, key: string, part: unknown, hasRecords = false): number {
    if (this.#keys[i] !== key) {
      this.#keys[i] = key;
      this.#mixed[i] = Math.imul(firstOfString(key), KEY_A);
      this.#within[i] = undefined;
    }
    return mix(this.#mixed[i] ?? 0, this.#ofPart(i, part, hasRecords), ENTRY_A);
  }

  #ofPart(i: number, part: unknown, hasRecords = false): number {
    if (typeof part === 'object' && part !== null && !this.#areRecords) {
      const known = (this.#within[i] ??= new Known(hasRecords));
      return Array.isArray(part) ? known.ofList(part) : known.ofObject(part);
    }
    const hash = this.#hashes[i];
    if (hash !== undefined && this.#parts[i] === part) return hash;
    this.#parts[i] = part;
    return (this.#hashes[i] = firstHalf(part));
  }
}

/**
 * Hashes one state again and again while it changes. Items of the lists that it is told of are replaced when they change,
 * so an item that is the same object has the same hash.
 */
export class StateHash {
  readonly #records: readonly string[];
  readonly #leftOut: readonly string[];
  readonly #known = new Known(false);
  /** The sum over all but the flow, as it was last. */
  #rest: number | null = null;

  /** `leftOut` are parts of the state that do not count. */
  constructor(records: readonly string[], leftOut: readonly string[] = []) {
    this.#records = records;
    this.#leftOut = leftOut;
  }

  /** The first 8 digits of its hash. `only` its flow has changed since the last time, if anything has. */
  of(state: object, only: 'flow' | null = null): string {
    const rest = only === null || this.#rest === null ? this.#ofRest(state) : this.#rest;
    this.#rest = rest;
    const { flow } = state as { readonly flow?: unknown };
    const sum = flow === undefined ? rest : (rest + ofEntry('flow', firstHalf(flow))) | 0;
    return digits(mix(sum, KEY_A, ITEM_A));
  }

  #ofRest(state: object): number {
    let sum = OBJECT_A;
    let i = 0;
    for (const key in state) {
      if (key === 'flow' || this.#leftOut.includes(key)) continue;
      const value: unknown = (state as Record<string, unknown>)[key];
      sum = (sum + this.#known.ofEntry(i, key, value, this.#records.includes(key))) | 0;
      i += 1;
    }
    return sum;
  }
}
