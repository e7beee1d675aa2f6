/**
 * Plain data: what a state, a choice, a setup and a journal are made of.
 * `JSON.parse(JSON.stringify(value))` is the identity on all of it.
 */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

export type JsonObject = { readonly [key: string]: Json };

/** A deep copy of plain data. Games copy their own states by hand (faster); this serves frames and small things. */
export function copyJson<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const source: readonly unknown[] = value;
    const copy: unknown[] = [];
    for (const item of source) copy.push(copyJson(item));
    return copy as T;
  }
  const copy = { ...value } as Record<string, unknown>;
  for (const key in copy) {
    const item = copy[key];
    if (typeof item === 'object' && item !== null) copy[key] = copyJson(item);
  }
  return copy as T;
}

/** Structural equality of plain data; the order of keys does not matter. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!sameJson(a[i], b[i])) return false;
    return true;
  }
  // By lists of keys: V8 gives up what it has compiled of two loops over keys again and again.
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  for (const key of keys)
    if (
      !Object.hasOwn(b, key) ||
      !sameJson((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key])
    )
      return false;
  return true;
}

/** How a value looks in an error message: short, on one line. */
export function shown(value: unknown): string {
  const text = value === undefined ? 'nothing' : (JSON.stringify(value) ?? typeof value);
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}
