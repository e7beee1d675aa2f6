import { describe, expect, it } from 'vitest';
import { shape } from '../src/index.ts';
import { problemOf, type Problem } from './problem.ts';

const PLACE = { kind: 'position', where: 'position' } as const;

function read<T>(reader: shape.Reader<T>, value: unknown): T {
  return reader(value, PLACE);
}

function problem(reader: shape.Reader<unknown>, value: unknown): Problem {
  return problemOf(() => reader(value, PLACE));
}

describe('a reader', () => {
  it('gives back what it reads', () => {
    expect(read(shape.text, 'x')).toBe('x');
    expect(read(shape.yesNo, false)).toBe(false);
    expect(read(shape.integer(1, 3), 3)).toBe(3);
    expect(read(shape.oneOf(['a', 'b']), 'b')).toBe('b');
    expect(read(shape.json, null)).toBeNull();
    expect(read(shape.nullable(shape.text), null)).toBeNull();
    expect(read(shape.list(shape.text), ['a'])).toEqual(['a']);
    expect(read(shape.dictionary(shape.integer(0, 9)), { x: 1 })).toEqual({ x: 1 });
  });

  it.each([
    [shape.text, 1, 'expected a text, got 1'],
    [shape.yesNo, 'yes', 'expected true or false, got "yes"'],
    [shape.integer(1, 3), 4, 'expected a whole number from 1 to 3, got 4'],
    [shape.integer(1, 3), 1.5, 'expected a whole number from 1 to 3, got 1.5'],
    [shape.integer(1, 3), '2', 'expected a whole number from 1 to 3, got "2"'],
    [shape.integer(1, 3), Number.NaN, 'expected a whole number from 1 to 3, got null'],
    [shape.oneOf(['a', 'b']), 'c', 'expected one of a, b, got "c"'],
    [shape.oneOf(['a', 'b']), undefined, 'expected one of a, b, got nothing'],
    [shape.json, undefined, 'expected a value, got nothing'],
    [shape.list(shape.text), 'ab', 'expected a list of at most 100000, got "ab"'],
    [shape.list(shape.text, 2, 3), ['a'], 'expected a list of 2 to 3, got ["a"]'],
    [shape.list(shape.text, 0, 1), ['a', 'b'], 'expected a list of at most 1, got ["a","b"]'],
    [shape.dictionary(shape.text), ['a'], 'expected an object, got ["a"]'],
    [shape.dictionary(shape.text), null, 'expected an object, got null'],
    [shape.object({ a: shape.text, b: shape.text }), [], 'expected an object with a, b, got []'],
  ] as readonly (readonly [shape.Reader<unknown>, unknown, string])[])(
    'says what it expected and what it got (%#)',
    (reader, value, what) => {
      expect(problem(reader, value)).toEqual({ ...PLACE, problem: what });
    },
  );

  it('bounds the length of a text', () => {
    const name: shape.Reader<string> = (value, place) => shape.bounded(shape.text(value, place), 1, 3, place);
    expect([read(name, 'a'), read(name, 'abc')]).toEqual(['a', 'abc']);
    expect(problem(name, '')).toEqual({ ...PLACE, problem: 'expected a text of 1 to 3 characters, got ""' });
    expect(problem(name, 'abcd').problem).toContain('1 to 3 characters');
  });

  it('says where in the depth the problem is', () => {
    const reader = shape.object({ hands: shape.dictionary(shape.list(shape.object({ card: shape.text }))) });
    expect(problem(reader, { hands: { red: [{ card: 'spur' }, { card: 7 }] } }).where).toBe(
      'position.hands.red[1].card',
    );
  });

  it('names the field from the top when there is no place around it', () => {
    const reader = shape.object({ a: shape.list(shape.text) });
    expect(() => reader({ a: [1] }, { kind: 'setup', where: '' })).toThrow(
      'setup: a[0]: expected a text, got 1',
    );
  });
});

describe('an object from outside', () => {
  const reader = shape.object({
    knights: shape.integer(2, 4),
    rounds: shape.optional(shape.integer(1, 20), 5),
  });

  it('may leave out optional fields, which then have their usual value', () => {
    expect(read(reader, { knights: 2 })).toEqual({ knights: 2, rounds: 5 });
  });

  it('may not leave out others', () => {
    expect(problem(reader, {})).toMatchObject({
      where: 'position.knights',
      problem: expect.stringContaining('got nothing') as string,
    });
  });

  it.each(['rnuds', '__proto__', 'constructor', 'toString', ''])(
    'may not have the unknown field "%s"',
    (field) => {
      const value = JSON.parse(`{"knights":2,${JSON.stringify(field)}:1}`) as unknown;
      expect(problem(reader, value)).toMatchObject({
        where: `position.${field}`,
        problem: 'unknown field; known here: knights, rounds',
      });
    },
  );

  it('does not take null for a missing field', () => {
    expect(problem(reader, { knights: 2, rounds: null }).where).toBe('position.rounds');
  });

  it('may have some of the keys of a record and no others', () => {
    const purses = shape.record(['red', 'blue'], shape.integer(0, 9));
    expect(read(purses, { blue: 3 })).toEqual({ blue: 3 });
    expect(read(purses, {})).toEqual({});
    expect(problem(purses, { gold: 3 })).toEqual({
      ...PLACE,
      where: 'position.gold',
      problem: 'expected one of red, blue, got "gold"',
    });
    expect(problem(purses, { red: 10 }).where).toBe('position.red');
    expect(problem(purses, JSON.parse('{"__proto__":1}')).where).toBe('position.__proto__');
  });

  it('keeps odd keys of a dictionary as they are', () => {
    const read1 = read(shape.dictionary(shape.text), JSON.parse('{"__proto__":"x"}'));
    expect(Object.keys(read1)).toEqual(['__proto__']);
  });
});
