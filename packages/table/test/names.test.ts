import { describe, expect, it } from 'vitest';
import { mixesAlphabets, sameName } from '../src/names.ts';

describe('a name', () => {
  it.each(['Аnn', 'Tуrion', 'Νed', 'Άрья', 'Ser Иван'])('of several alphabets is found: %s', (name) => {
    expect(mixesAlphabets(name)).toBe(true);
  });

  it.each(['Ann', 'Zoë', 'Арья', 'Άρυα', '瓊恩 Jon', 'ジョン Snow', 'Ann 7 ❤'])(
    'of one is not: %s',
    (name) => {
      expect(mixesAlphabets(name)).toBe(false);
    },
  );
});

describe('names', () => {
  it.each([
    ['Ann', 'ANN'],
    ['Ann', ' ＡＮＮ'.trim()],
    ['Cepo', 'Серо'],
    ['HOT', 'НОТ'],
    ['BETA', 'ΒΕΤΑ'],
    ['Bill', 'BiII'],
    ['Bill', 'Bi11'],
    ['Otto', '0tt0'],
    ['IAN', 'ian'],
  ])('%s and %s look the same', (one, other) => {
    expect([sameName(one, other), sameName(other, one)]).toEqual([true, true]);
  });

  it.each([
    ['Ann', 'Anna'],
    ['Ali', 'All'],
    ['Robb', 'Rob'],
    ['Арья', 'Apba'],
    ['瓊恩', '瓊'],
  ])('%s and %s do not', (one, other) => {
    expect([sameName(one, other), sameName(other, one)]).toEqual([false, false]);
  });
});
