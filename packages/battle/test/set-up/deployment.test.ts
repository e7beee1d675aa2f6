import { describe, expect, it } from 'vitest';
import { battle } from '../../src/index.ts';
import { mustUnit } from '../../src/units/units.ts';
import { asked, play, refusedBy, tableOf } from '../support/table.ts';

const swords = { card: 'stark-sworn-swords' };
const ARMY = {
  faction: 'stark',
  commander: 'robb-stark-the-wolf-lord',
  units: [
    { card: 'stark-sworn-swords', attachments: ['robb-stark-the-wolf-lord'] },
    ...Array.from({ length: 16 }, () => swords),
  ],
};
const SETUP = { points: 100, armies: [ARMY, 'lannister-40'], terrain: 'none' };

/** Two rows of eight trays fill a zone 10" deep; the seventeenth unit stands outside. */
const rows = Object.fromEntries(
  Array.from({ length: 16 }, (_, i) => [
    `one-${i + 2}`,
    { at: [3 + (i % 8) * 6, i < 8 ? 2.5 : 7.5], activated: i !== 8 },
  ]),
);
const enemies = Object.fromEntries(
  [1, 2, 3, 4, 5].map((n) => [`two-${n}`, { at: [n * 8, 43], activated: true }]),
);

describe('a unit that does not fit into its zone', () => {
  // battle/deployment/no-room
  it('stays off the table', () => {
    const state = tableOf(SETUP, { begin: 'deployment', units: { ...rows, ...enemies } });
    play(state, ['one', 'one-1']);
    expect(mustUnit(state, 'one-1')).toMatchObject({ pose: null, destroyed: false });
    expect(asked(state)).toEqual({ two: 'set-up/choose-first-player' });
  });

  // battle/deployment/no-room
  it('is placed in it later, as its activation', () => {
    const waiting = { 'one-1': { tokens: { 'no-room': 1 } } };
    const state = tableOf(SETUP, { units: { ...rows, ...enemies, ...waiting } });
    expect(refusedBy(state, 'one', 'one-1')).toBe('kernel/choice/not-offered');
    play(
      state,
      ['one', 'one-10'],
      ['one', 'march'],
      ['one', { x: 3000, y: 17_500, facing: 0 }],
      ['two', 'two-ncu-1'],
      ['two', 'forgo'],
      ['one', 'one-1'],
    );
    expect(refusedBy(state, 'one', { x: 3000, y: 8000, facing: 0 })).toBe('battle/deployment/within-zone');
    play(state, ['one', { x: 3000, y: 7500, facing: 0 }]);
    expect(mustUnit(state, 'one-1')).toMatchObject({
      pose: { x: 3000, y: 7500, facing: 0 },
      activated: true,
      tokens: null,
    });
    expect(state.turn).toBe('two');
  });

  // battle/deployment/no-room, battle/round/must-activate
  it('has to come as soon as there is room and nothing else is left: only a Reserve may wait', () => {
    const waiting = { 'one-1': { tokens: { 'no-room': 1 } } };
    const state = tableOf(SETUP, {
      units: { ...rows, 'one-10': { at: [3, 17.5], activated: true }, ...enemies, ...waiting },
      ncus: { 'two-ncu-1': { activated: true }, 'two-ncu-2': { activated: true } },
    });
    expect(battle.decision(state, 'one')).toMatchObject({
      ask: 'turn/activate-unit',
      options: [{ id: 'one-1' }],
    });
  });

  // battle/deployment/no-room
  it('keeps 1" away from enemies who have come into the zone meanwhile', () => {
    const waiting = { 'one-1': { tokens: { 'no-room': 1 } } };
    const rear = Object.fromEntries(Object.entries(rows).slice(0, 8));
    const intruder = { 'two-1': { at: [10, 12.5], activated: true } };
    const state = tableOf(SETUP, { units: { ...rear, ...enemies, ...intruder, ...waiting } });
    play(state, ['one', 'one-1']);
    expect(refusedBy(state, 'one', { x: 10_000, y: 7500, facing: 0 })).toBe('battle/deployment/no-room');
    expect(refusedBy(state, 'one', { x: 17_000, y: 7500, facing: 0 })).toBeNull();
  });
});
