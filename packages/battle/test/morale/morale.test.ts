import { describe, expect, it } from 'vitest';
import { succeeds } from '../../src/attack/dice.ts';
import { passes } from '../../src/morale/morale.ts';
import { victoryTarget } from '../../src/victory/victory.ts';
import { SEASON_6 } from '../support/editions.ts';
import { battle } from '../../src/index.ts';
import { asked, play, tableOf } from '../support/table.ts';

describe('a Morale Test', () => {
  // battle/morale/test
  it('is passed if both dice together reach the Morale Stat', () => {
    expect(passes([6, 2], 0, 6)).toBe(true);
    expect(passes([4, 2], 0, 6)).toBe(true);
    expect(passes([3, 2], 0, 6)).toBe(false);
  });

  // battle/morale/double-six, battle/morale/double-one
  it('always passes with two sixes and always fails with two ones', () => {
    expect(passes([6, 6], -20, 9)).toBe(true);
    expect(passes([1, 1], 20, 2)).toBe(false);
    expect(passes([1, 2], 20, 9)).toBe(true);
  });

  // battle/dice/not-below-zero
  it('is never below 0: two dice showing 3 in all with a -4 make 0', () => {
    expect(passes([1, 2], -4, 0)).toBe(true);
    expect(passes([1, 2], -4, 1)).toBe(false);
    const state = tableOf(
      { points: 30, armies: ['stark-30', 'lannister-30'], terrain: 'none' },
      {
        turn: 'two',
        units: { 'one-2': { at: [24, 10], attachments: [] }, 'two-1': { at: [24, 14.8], facing: 180 } },
        terrain: [{ kind: 'corpse-pile', at: [24, 16] }],
        lasting: [
          { ability: 'bribery', on: 'one-2', by: 'two' },
          { ability: 'intimidating-presence', on: 'two-1', by: 'two' },
        ],
      },
      { morale: [1, 2], 'panic-wounds': [1] },
    );
    play(state, ['two', 'two-ncu-1'], ['two', 'crown']);
    const applied = battle.apply(state, 'two', 'zone>one-2');
    const roll = applied.ok
      ? applied.events.map(({ event }) => event).find(({ type }) => type === 'morale')
      : null;
    expect(roll).toMatchObject({ roll: 0, needed: 6, passed: false, dice: [1, 2] });
    expect(roll).toMatchObject({
      modifiers: [
        { from: 'zone', id: 'crown', roll: -1 },
        { from: 'terrain', id: 'horrific', roll: -1 },
        { from: 'ability', id: 'bribery', roll: -1 },
        { from: 'ability', id: 'intimidating-presence', roll: -1 },
      ],
    });
    expect(asked(state)).toEqual({ one: 'turn/activate-unit' });
  });
});

describe('a Panic Test', () => {
  // battle/ability/lannister-supremacy
  it('says which Order modifies it', () => {
    const state = tableOf(
      { points: 30, armies: ['stark-30', 'lannister-30'], terrain: 'none' },
      {
        units: {
          'one-2': { at: [24, 18], attachments: [] },
          'two-2': { at: [24, 22.8], attachments: [], wounds: 8 },
        },
        players: { one: { discard: 'rest' }, two: { discard: 'rest' } },
      },
      { attack: [1, 1, 1, 1, 1, 1, 1], morale: [3, 4], 'panic-wounds': [1] },
    );
    play(state, ['one', 'one-2'], ['one', 'attack'], ['one', 'stay']);
    const applied = battle.apply(state, 'two', 'two-2|lannister-supremacy|0|yes');
    const events = applied.ok ? applied.events.map(({ event }) => event) : [];
    expect(events.find(({ type }) => type === 'morale')).toMatchObject({
      modifiers: [{ from: 'ability', id: 'lannister-supremacy', roll: -2 }],
      roll: 5,
      more: 2,
    });
  });

  // battle/panic/dice
  it('shows its two dice and its D3 as two rolls', () => {
    const state = tableOf(
      { points: 30, armies: ['stark-30', 'lannister-30'], terrain: 'none' },
      { units: { 'one-2': { at: [24, 10], attachments: [] }, 'two-2': { at: [24, 40], attachments: [] } } },
      { morale: [1, 2], 'panic-wounds': [3] },
    );
    play(state, ['one', 'one-ncu-2'], ['one', 'crown']);
    const applied = battle.apply(state, 'one', 'zone>two-2');
    const rolls = (applied.ok ? applied.events : []).flatMap(({ event }) =>
      event.type === 'roll' ? [[event.name, event.values]] : [],
    );
    expect(rolls).toEqual([
      ['morale', [1, 2]],
      ['panic-wounds', [3]],
    ]);
  });
});

describe('a die', () => {
  // battle/attack/one-misses, battle/attack/six-hits, battle/dice/not-above-six
  it('that shows 1 never succeeds and one that shows 6 always does; no result is above 6', () => {
    expect(succeeds(1, 2, 5)).toBe(false);
    expect(succeeds(6, 6, -5)).toBe(true);
    expect(succeeds(5, 7, 3)).toBe(false);
    expect(succeeds(3, 4, 1)).toBe(true);
    expect(succeeds(4, 4, -1)).toBe(false);
  });
});

describe('the Victory Points needed', () => {
  // battle/victory/points-needed, battle/victory/points-needed-larger
  it('are 8 at 30 points and 2 more for every 10', () => {
    expect([20, 29, 30, 39, 40, 50, 60, 70].map((points) => victoryTarget(points, SEASON_6.numbers))).toEqual(
      [6, 6, 8, 8, 10, 12, 14, 16],
    );
  });
});
