/** What a scenario expects beside what is found: which of it differs, and where a difference begins. */
import { sameJson, shown, type Json } from './json.ts';
import { inside, type Place } from './shape.ts';

export interface Difference {
  /** Such as `play[2]` or `expect.purses.north`. */
  readonly where: string;
  readonly expected: string;
  readonly found: string;
}

type Fields = { readonly [key: string]: unknown };

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Objects need only contain what is expected; lists and plain values must be equal. A list is equal in any order if it
 * is written as `{ "inAnyOrder": [...] }`.
 */
export function compare(expected: Json, found: unknown, place: Place): readonly Difference[] {
  const unordered = inAnyOrder(expected);
  if (unordered !== null) return compareSets(unordered, found, place);
  if (isObject(expected) && isObject(found)) {
    return Object.entries(expected).flatMap(([key, value]) =>
      compare(value, Object.hasOwn(found, key) ? found[key] : undefined, inside(place, key)),
    );
  }
  return sameJson(expected, found) ? [] : [beginning(expected, found, place)];
}

function inAnyOrder(expected: Json): readonly Json[] | null {
  if (!isObject(expected) || Object.keys(expected).join() !== 'inAnyOrder') return null;
  const items = expected['inAnyOrder'];
  return Array.isArray(items) ? (items as readonly Json[]) : null;
}

/** Every item as often as it is expected, wherever it stands. */
export function compareSets(expected: readonly Json[], found: unknown, place: Place): readonly Difference[] {
  const wanted = `in any order ${shown(expected)}`;
  if (!Array.isArray(found)) return [{ where: place.where, expected: wanted, found: shown(found) }];
  const extra: unknown[] = found.slice();
  const missing = expected.filter((item) => {
    const at = extra.findIndex((other) => sameJson(item, other));
    if (at >= 0) extra.splice(at, 1);
    return at < 0;
  });
  if (missing.length === 0 && extra.length === 0) return [];
  const parts = [
    ...(missing.length > 0 ? [`without ${inRow(missing)}`] : []),
    ...(extra.length > 0 ? [`with ${inRow(extra)} besides`] : []),
  ];
  return [{ where: place.where, expected: wanted, found: parts.join(', ') }];
}

function inRow(items: readonly unknown[]): string {
  return items.map(shown).join(', ');
}

/** What fits on a line is shown whole; of anything longer, the place where the two part. */
function beginning(expected: unknown, found: unknown, place: Place): Difference {
  const whole = { where: place.where, expected: shown(expected), found: shown(found) };
  if (!isCut(expected) && !isCut(found)) return whole;
  if (Array.isArray(expected) && Array.isArray(found)) {
    const [one, other]: [readonly unknown[], readonly unknown[]] = [expected, found];
    const at = one.findIndex((item, i) => i >= other.length || !sameJson(item, other[i]));
    const first = at < 0 ? one.length : at;
    const { where, ...parts } = beginning(one[first], other[first], inside(place, first));
    if (one.length === other.length) return { where, ...parts };
    return {
      where,
      expected: `${parts.expected} (${one.length} in all)`,
      found: `${parts.found} (${other.length} in all)`,
    };
  }
  if (isObject(expected) && isObject(found)) {
    const keys = [...Object.keys(expected), ...Object.keys(found)];
    const differs = (key: string): boolean =>
      Object.hasOwn(expected, key) !== Object.hasOwn(found, key) || !sameJson(expected[key], found[key]);
    const key = keys.find(differs);
    return key === undefined ? whole : beginning(expected[key], found[key], inside(place, key));
  }
  if (typeof expected === 'string' && typeof found === 'string') {
    let same = 0;
    while (expected[same] === found[same]) same += 1;
    const from = Math.max(0, same - 20);
    const rest = (text: string): string => shown(from === 0 ? text : `...${text.slice(from)}`);
    return { where: place.where, expected: rest(expected), found: rest(found) };
  }
  return whole;
}

function isCut(value: unknown): boolean {
  return shown(value).endsWith('...');
}
