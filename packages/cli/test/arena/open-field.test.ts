import { MODE_IDS } from '@maester/battle';
import { expect, it } from 'vitest';
import { playGame } from '../../src/arena/contest.ts';
import { battleNumber, openField } from '../../src/arena/open-field.ts';

it('a battle is fought twice by players who differ, and once by players who are the same', () => {
  const numbers = (...minds: string[]): number[] => [0, 1, 2, 3].map((number) => battleNumber(number, minds));
  expect(numbers('hand', 'castellan')).toEqual([0, 0, 1, 1]);
  expect(numbers('hand', 'hand')).toEqual([0, 1, 2, 3]);
  const contest = { game: 'battle', players: 2, games: 2, seed: 'same', open: true } as const;
  const hashes = (...minds: string[]): string[] =>
    [0, 1].map((number) => playGame({ ...contest, minds }, number, () => 0).hash);
  expect(new Set(hashes('steward')).size).toBe(2);
});

it('every battle has armies of its own, and the battles all modes in turn', () => {
  expect(openField(2, 'seed', 1)).toEqual(openField(2, 'seed', 1));
  expect(openField(2, 'seed', 1)).not.toEqual(openField(2, 'seed', 0));
  const modes = MODE_IDS.map((_, battleAt) => openField(2, 'seed', battleAt).mode);
  expect(modes).toEqual([...MODE_IDS]);
});
