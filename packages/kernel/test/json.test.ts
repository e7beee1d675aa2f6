import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copyJson, sameJson, shown } from '../src/index.ts';

describe('a copy of plain data', () => {
  it('is equal and shares nothing', () => {
    const original = { list: [1, { deep: ['x'] }], empty: {}, nothing: null };
    const copy = copyJson(original);
    expect(copy).toEqual(original);
    expect(copy).not.toBe(original);
    expect(copy.list).not.toBe(original.list);
    expect(copy.list[1]).not.toBe(original.list[1]);
    expect(copy.empty).not.toBe(original.empty);
  });

  it('keeps keys that are names of built-in things', () => {
    const text = '{"__proto__":{"a":1},"constructor":2}';
    const copy = copyJson(JSON.parse(text) as object);
    expect(JSON.stringify(copy)).toBe(text);
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
  });

  it('is the same as writing and reading', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.stringify(copyJson(value))).toBe(JSON.stringify(value));
      }),
      { seed: 1, numRuns: 500 },
    );
  });
});

describe('equality of plain data', () => {
  it('does not mind the order of keys, but that of lists', () => {
    expect(sameJson({ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 })).toBe(true);
    expect(sameJson([1, 2], [2, 1])).toBe(false);
  });

  it.each([
    [null, {}],
    [[], {}],
    [{ a: null }, {}],
    [{ a: 1 }, { b: 1 }],
    [{ a: 1 }, { a: 1, b: 1 }],
    [[1], [1, 1]],
    [1, '1'],
    [null, undefined],
    [JSON.parse('{"__proto__":{}}'), { x: 1 }],
    [{ toString: 1 }, { x: 1 }],
  ] as readonly (readonly [unknown, unknown])[])('tells %j from %j', (a, b) => {
    expect(sameJson(a, b)).toBe(false);
    expect(sameJson(b, a)).toBe(false);
  });

  it('holds between a value and what was read back of it', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => sameJson(value, JSON.parse(JSON.stringify(value)))),
      { seed: 1, numRuns: 500 },
    );
  });
});

describe('a value in an error message', () => {
  it('is shown on one line of at most 80 characters', () => {
    expect(shown({ a: [1, 'x'] })).toBe('{"a":[1,"x"]}');
    expect(shown('line\nbreak')).toBe('"line\\nbreak"');
    expect(shown('x'.repeat(78))).toBe(`"${'x'.repeat(78)}"`);
    expect(shown('x'.repeat(79))).toBe(`"${'x'.repeat(76)}...`);
    expect(shown('x'.repeat(1000))).toHaveLength(80);
    expect(shown(undefined)).toBe('nothing');
  });
});
