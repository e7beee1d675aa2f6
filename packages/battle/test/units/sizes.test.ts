// Units of other sizes, and Stats that abilities replace.
import { describe, expect, it } from 'vitest';
import { describeAttack } from '../../src/index.ts';
import { destroyedRanks, fullWounds, modelsOf, ranksOf } from '../../src/units/ranks.ts';
import { mustUnit } from '../../src/units/units.ts';
import { makeUp } from '../support/editions.ts';
import { play, tableOf } from '../support/table.ts';

const SETUP = { points: 30, armies: ['stark-30', 'lannister-30'], terrain: 'none' };
const quiet = { attachments: [], ordersUsed: ['lannister-supremacy'] };
const table = (wounds?: number, dice: Record<string, number[]> = {}) =>
  tableOf(
    SETUP,
    {
      ncus: { 'two-ncu-1': { destroyed: true } },
      units: {
        'one-2': { at: [24, 20], ...quiet },
        'two-1': { at: [24, 24.8], facing: 180, ...quiet, ...(wounds !== undefined && { wounds }) },
      },
    },
    dice,
  );

// battle/unit/fewer-ranks
it('a unit of two ranks on an Infantry tray has eight models and loses a rank with the fourth of them', () => {
  makeUp({ units: { 'lannister-guardsmen': { ranks: 2 } } });
  const unit = (wounds?: number) => {
    const state = table(wounds);
    const one = mustUnit(state, 'two-1');
    return [fullWounds(state, one), modelsOf(state, one), ranksOf(state, one), destroyedRanks(state, one)];
  };
  expect(unit()).toEqual([8, 8, 2, 0]);
  expect(unit(5)).toEqual([8, 5, 2, 0]);
  expect(unit(4)).toEqual([8, 4, 1, 1]);
  expect(() => table(9)).toThrow('8 Wounds at most');
});

// battle/unit/morale-replaced
describe('a Morale Stat', () => {
  it('that an ability replaces counts for tests and odds', () => {
    makeUp({
      abilities: { 'made-up': { name: 'x', moraleStat: 4 } },
      units: { 'lannister-guardsmen': { abilities: ['made-up'] }, 'stark-sworn-swords': { abilities: [] } },
    });
    expect(describeAttack(table(), 'one-2', 'two-1', 0).morale).toBe(4);
    const state = table(undefined, { attack: [4, 1, 1, 1, 1, 1, 1], defense: [1], morale: [1, 3] });
    play(state, ['one', 'one-2'], ['one', 'attack'], ['one', 'stay']);
    expect(mustUnit(state, 'two-1').wounds).toBe(11);
  });
});
