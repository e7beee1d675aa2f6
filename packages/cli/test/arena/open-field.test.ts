import { MODE_IDS } from '@maester/battle';
import { expect, it } from 'vitest';
import { openField, pairSeed } from '../../src/arena/open-field.ts';

it('gives the two games of a pair the same battle and dice, and the next pair another', () => {
  expect(openField(2, 'seed', 1)).toEqual(openField(2, 'seed', 0));
  expect(pairSeed('seed', 1)).toBe(pairSeed('seed', 0));
  expect(openField(2, 'seed', 2)).not.toEqual(openField(2, 'seed', 0));
  expect(pairSeed('seed', 2)).not.toBe(pairSeed('seed', 0));
});

it('comes through every mode', () => {
  const modes = MODE_IDS.map((_, pair) => openField(2, 'seed', 2 * pair).mode);
  expect(modes).toEqual([...MODE_IDS]);
});
