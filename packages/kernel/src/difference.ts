/**
 * The difference between two pieces of plain data, as plain data: what a table sends instead of a whole view. Parts that
 * are the same object in both are not looked into.
 *
 * A patch is `[value]` (put this in its place), `[from, removed, ...added]` (these items of a list), `[]` (this key is
 * gone) or an object with a patch for every key, or index of a list, that differs.
 */
import { sameJson, type Json } from './json.ts';

export type Patch = readonly Json[] | { readonly [key: string]: Patch };

/** How `to` is made from `from`; null if they are the same. */
export function difference(from: unknown, to: unknown): Patch | null {
  if (from === to) return null;
  if (typeof from !== 'object' || typeof to !== 'object' || from === null || to === null) return [to as Json];
  if (Array.isArray(from) || Array.isArray(to))
    return Array.isArray(from) && Array.isArray(to) ? listDifference(from, to) : [to as Json];
  return objectDifference(from as Record<string, unknown>, to as Record<string, unknown>);
}

function objectDifference(from: Record<string, unknown>, to: Record<string, unknown>): Patch | null {
  let patch: Record<string, Patch> | null = null;
  let shares = false;
  let common = 0;
  for (const key in to) {
    const value = to[key];
    // Most keys hold the same, and a key that is missing in plain data holds nothing that the other could.
    if (value === from[key]) {
      common += 1;
      shares = true;
      continue;
    }
    const known = Object.hasOwn(from, key);
    if (known) common += 1;
    const inner = known ? difference(from[key], value) : [value as Json];
    if (known && !isReplacement(inner)) shares = true;
    if (inner !== null) set((patch ??= {}), key, inner);
  }
  if (sizeOf(from) > common)
    for (const key in from) if (!Object.hasOwn(to, key)) set((patch ??= {}), key, []);
  return patch === null || shares ? patch : [to as Json];
}

/**
 * The same for two of whom a lot is shared with two others whose difference is known: `from` with `openFrom`, and `to` with
 * `openTo`. What is the same in both pairs is taken from `open`, not compared again; it is `open` itself if all is the same.
 */
export function differenceBeside(
  from: unknown,
  to: unknown,
  openFrom: unknown,
  openTo: unknown,
  open: Patch | null,
): Patch | null {
  if (from === openFrom && to === openTo) return open;
  if (isList(open) || !isObject(from) || !isObject(to) || !isObject(openFrom) || !isObject(openTo)) {
    const patch = difference(from, to);
    return sameJson(patch, open) ? open : patch;
  }
  let patch: Record<string, Patch> | null = null;
  let isOpen = true;
  for (const key in to) {
    const value = to[key];
    if (value === from[key]) continue;
    const known = own(open, key) ?? null;
    const inner = Object.hasOwn(from, key)
      ? differenceBeside(from[key], value, own(openFrom, key), own(openTo, key), known)
      : [value as Json];
    if (inner === null) continue;
    if (inner !== known) isOpen = false;
    set((patch ??= {}), key, inner);
  }
  for (const key in from) {
    if (Object.hasOwn(to, key)) continue;
    isOpen = false;
    set((patch ??= {}), key, []);
  }
  return isOpen && sizeOf(patch) === sizeOf(open) ? open : patch;
}

function sizeOf(patch: object | null): number {
  let size = 0;
  for (const _ in patch) size += 1;
  return size;
}

/** What is under a key of its own, whatever it is called. */
function own<T>(object: { readonly [key: string]: T } | null, key: string): T | undefined {
  return object !== null && Object.hasOwn(object, key) ? object[key] : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listDifference(from: readonly unknown[], to: readonly unknown[]): Patch | null {
  if (from.length !== to.length) return splice(from, to);
  let patch: Record<string, Patch> | null = null;
  let replaced = 0;
  for (let i = 0; i < to.length; i++) {
    if (from[i] === to[i]) continue;
    const inner = difference(from[i], to[i]);
    if (inner === null) continue;
    if (isReplacement(inner)) replaced += 1;
    (patch ??= {})[i] = inner;
  }
  return replaced * 2 > to.length ? [to as Json] : patch;
}

/** What differs between the items that both begin with and those that both end with. */
function splice(from: readonly unknown[], to: readonly unknown[]): Patch {
  const most = Math.min(from.length, to.length);
  let head = 0;
  while (head < most && difference(from[head], to[head]) === null) head += 1;
  let tail = 0;
  while (tail < most - head && difference(from.at(-1 - tail), to.at(-1 - tail)) === null) tail += 1;
  if (head + tail === 0) return [to as Json];
  return [head, from.length - head - tail, ...(to.slice(head, to.length - tail) as Json[])];
}

function isList(patch: Patch | null): patch is readonly Json[] {
  return Array.isArray(patch);
}

function isReplacement(patch: Patch | null): boolean {
  return isList(patch) && patch.length === 1;
}

/** What `difference` told the way to, with everything else shared; throws if the patch was not made for it. */
export function patched(from: unknown, patch: Patch): unknown {
  if (isList(patch)) {
    if (patch.length === 1) return patch[0];
    const [at, removed, ...added] = patch;
    if (!Array.isArray(from) || typeof at !== 'number' || typeof removed !== 'number')
      throw new Error('the patch was made for a list');
    return (from as readonly unknown[]).toSpliced(at, removed, ...added);
  }
  if (typeof from !== 'object' || from === null) throw new Error('the patch was made for an object');
  if (Array.isArray(from)) {
    const list = from.slice() as unknown[];
    for (const [i, inner] of Object.entries(patch)) list[Number(i)] = patched(list[Number(i)], inner);
    return list;
  }
  const copy: Record<string, unknown> = { ...from };
  for (const [key, inner] of Object.entries(patch)) {
    if (isList(inner) && inner.length === 0) delete copy[key];
    else set(copy, key, patched(Object.hasOwn(copy, key) ? copy[key] : undefined, inner));
  }
  return copy;
}

/** As a key of its own, whatever it is called. */
function set<T>(object: Record<string, T>, key: string, value: T): void {
  if (key === '__proto__')
    Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
  else object[key] = value;
}
