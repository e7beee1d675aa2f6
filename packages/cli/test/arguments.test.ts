import { describe, expect, it } from 'vitest';
import { countOperands, namedOne, readArguments, wholeNumber } from '../src/arguments.ts';
import { UsageError } from '../src/command.ts';

const OPTIONS = {
  seed: { value: 'S', help: 'the seed' },
  json: { value: null, help: 'as JSON' },
} as const;

describe('reading arguments', () => {
  it('tells options, flags and operands apart in any order', () => {
    const { values, operands } = readArguments(['a', '--seed', '7', '--json', 'b'], OPTIONS);
    expect(values).toEqual({ seed: '7', json: true });
    expect(operands).toEqual(['a', 'b']);
  });

  it('leaves out what was not given', () => {
    expect(readArguments([], OPTIONS).values).toEqual({ seed: undefined, json: false });
  });

  it.each([
    [['--seed', '-5'], '-5'],
    [['--seed=--json'], '--json'],
    [['--seed', '1', '--seed', '2'], '2'],
    [['--seed='], ''],
  ])('reads the value of %j', (args, seed) => {
    expect(readArguments(args, OPTIONS).values.seed).toBe(seed);
  });

  it('takes everything after -- as operands', () => {
    expect(readArguments(['--', '--json'], OPTIONS).operands).toEqual(['--json']);
  });

  it.each([
    [['--sed', '7'], /unknown option --sed; did you mean --seed\?/],
    [['--toString'], /unknown option --toString/],
    [['-j'], /unknown option -j/],
    [['--no-json'], /unknown option --no-json/],
    [['--seed'], /--seed needs a value/],
    [['--seed', '--json'], /--seed needs a value/],
    [['--json=yes'], /--json takes no value/],
  ])('refuses %j', (args, problem) => {
    expect(() => readArguments(args, OPTIONS)).toThrow(UsageError);
    expect(() => readArguments(args, OPTIONS)).toThrow(problem);
  });
});

describe('a whole number', () => {
  it('may be at either end of its range', () => {
    expect([wholeNumber('--n', '1', 1, 4), wholeNumber('--n', '4', 1, 4)]).toEqual([1, 4]);
  });

  it.each(['0', '5', '-1', '1.5', '1e0', '0x1', '', ' 1', 'many', '99999999999999999999'])(
    'is not %j',
    (text) => {
      expect(() => wholeNumber('--n', text, 1, 4)).toThrow(
        `--n must be a whole number from 1 to 4, not "${text}"`,
      );
    },
  );
});

it('an unknown name is answered with the known ones', () => {
  expect(namedOne('game', 'thrones', ['battle', 'thrones'], String)).toBe('thrones');
  expect(() => namedOne('game', 'throns', ['battle', 'thrones'], String)).toThrow(
    'unknown game "throns"; did you mean thrones? (known: battle, thrones)',
  );
});

it('operands that are missing or too many are refused', () => {
  expect(() => countOperands([], 1, 1, 'a file')).toThrow('a file is missing');
  expect(() => countOperands(['a', 'b'], 1, 1, 'a file')).toThrow('unexpected argument "b"');
  expect(() => countOperands(['a', 'b'], 1, Infinity, 'a file')).not.toThrow();
});
