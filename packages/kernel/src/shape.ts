/**
 * Readers for data from outside. A reader takes an unknown value and either returns it as what it should be
 * or throws a KernelError that says where it differed and what was expected. Unknown fields are errors.
 */
import { KernelError, type ErrorKind } from './error.ts';
import { shown, type Json } from './json.ts';

export interface Place {
  readonly kind: ErrorKind;
  readonly where: string;
}

export type Reader<T> = (value: unknown, place: Place) => T;

export function inside(place: Place, key: string | number): Place {
  const step = typeof key === 'number' ? `[${key}]` : place.where === '' ? key : `.${key}`;
  return { kind: place.kind, where: place.where + step };
}

function expected(what: string, value: unknown, place: Place): KernelError {
  return new KernelError(place.kind, place.where, `expected ${what}, got ${shown(value)}`);
}

export const text: Reader<string> = (value, place) => {
  if (typeof value !== 'string') throw expected('a text', value, place);
  return value;
};

/** The text, if its length is within these bounds. */
export function bounded(value: string, min: number, max: number, place: Place): string {
  if (value.length < min || value.length > max)
    throw expected(`a text of ${min} to ${max} characters`, value, place);
  return value;
}

export const yesNo: Reader<boolean> = (value, place) => {
  if (typeof value !== 'boolean') throw expected('true or false', value, place);
  return value;
};

export const json: Reader<Json> = (value, place) => {
  if (value === undefined) throw expected('a value', value, place);
  return value as Json;
};

export function integer(min: number, max: number): Reader<number> {
  return (value, place) => {
    if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max) {
      throw expected(`a whole number from ${min} to ${max}`, value, place);
    }
    return value;
  };
}

export function oneOf<const T extends string>(values: readonly T[]): Reader<T> {
  return (value, place) => {
    const found = values.find((known) => known === value);
    if (found === undefined) throw expected(`one of ${values.join(', ')}`, value, place);
    return found;
  };
}

export function list<T>(item: Reader<T>, min = 0, max = 100_000): Reader<T[]> {
  return (value, place) => {
    if (!Array.isArray(value) || value.length < min || value.length > max) {
      throw expected(min === 0 ? `a list of at most ${max}` : `a list of ${min} to ${max}`, value, place);
    }
    return value.map((entry: unknown, i) => item(entry, inside(place, i)));
  };
}

export function dictionary<T>(item: Reader<T>): Reader<Record<string, T>> {
  return (value, place) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw expected('an object', value, place);
    }
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, item(entry, inside(place, key))]),
    );
  };
}

/** An object that may have some of these keys and no others. */
export function record<const K extends string, T>(
  keys: readonly K[],
  item: Reader<T>,
): Reader<Partial<Record<K, T>>> {
  const all = dictionary(item);
  return (value, place) => {
    const read = all(value, place);
    for (const key of Object.keys(read)) oneOf(keys)(key, inside(place, key));
    return read as Partial<Record<K, T>>;
  };
}

export function nullable<T>(reader: Reader<T>): Reader<T | null> {
  return (value, place) => (value === null ? null : reader(value, place));
}

/** The field may be missing; then it has this value. */
export function optional<T>(reader: Reader<T>, fallback: NoInfer<T>): Reader<T> {
  return (value, place) => (value === undefined ? fallback : reader(value, place));
}

export function object<Fields extends { readonly [key: string]: Reader<unknown> }>(
  fields: Fields,
): Reader<{ -readonly [K in keyof Fields]: ReturnType<Fields[K]> }> {
  const known = Object.keys(fields);
  const readers = Object.entries(fields);
  return (value, place) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw expected(`an object with ${known.join(', ')}`, value, place);
    }
    for (const key of Object.keys(value)) {
      if (!Object.hasOwn(fields, key)) {
        throw new KernelError(
          place.kind,
          inside(place, key).where,
          `unknown field; known here: ${known.join(', ')}`,
        );
      }
    }
    const source = value as Record<string, unknown>;
    const read: Record<string, unknown> = {};
    for (const [key, reader] of readers) read[key] = reader(source[key], inside(place, key));
    return read as { -readonly [K in keyof Fields]: ReturnType<Fields[K]> };
  };
}
