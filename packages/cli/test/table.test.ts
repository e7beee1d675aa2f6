import { expect, it } from 'vitest';
import { table, written } from '../src/columns.ts';

it('words stand to the left and numbers to the right', () => {
  expect(
    table([
      ['games', 12_345, 'in all'],
      ['a', 7],
    ]),
  ).toBe('games  12,345  in all\na           7\n');
});

it.each([
  [0, '0'],
  [1_234_567, '1,234,567'],
  [1234.567, '1,235'],
  [12.3456, '12.3'],
  [0.012_345, '0.0123'],
  [-5, '-5'],
  ['as it is', 'as it is'],
])('%j is written %j', (cell, text) => {
  expect(written(cell)).toBe(text);
});

it('a table without rows is empty', () => {
  expect(table([])).toBe('');
});
