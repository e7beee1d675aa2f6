// Units that enter a battle in progress, with cards made up for tests.
import { describe, expect, it } from 'vitest';
import { answer, moment, own } from '../../src/effects/words.ts';
import { inches } from '../../src/geometry/measures.ts';
import { raiseUnit, returnUnit } from '../../src/set-up/new-units.ts';
import type { T } from '../../src/rules.ts';
import { mustUnit } from '../../src/units/units.ts';
import { makeUp } from '../support/editions.ts';
import { asked, play, refusedBy, tableOf } from '../support/table.ts';

const SETUP = { points: 30, armies: ['stark-30', 'lannister-30'], terrain: 'none' };
const quiet = { attachments: [], ordersUsed: ['lannister-supremacy'] };
const place = (x: number, y: number, facing = 0) => ({ x: x * 1000, y: y * 1000, facing });

function table(effect: (t: T) => void, position: object = {}) {
  makeUp({
    tactics: {
      'of-one': {
        name: 'x',
        faction: 'stark',
        commander: null,
        responses: [
          answer(
            moment('turn-starts'),
            own('made-up', ({ t }) => effect(t)),
          ),
        ],
      },
    },
  });
  return tableOf(SETUP, {
    ncus: { 'two-ncu-1': { destroyed: true } },
    units: {
      'one-2': { at: [24, 12], ...quiet },
      'two-1': { at: [24, 34], facing: 180, ...quiet },
      'one-4': { destroyed: true },
    },
    players: { one: { hand: ['of-one'], discard: 'rest' } },
    ...position,
  });
}

const where = { units: ['one-2'], within: inches(6) };

// battle/new-unit/enters, battle/placement/place, battle/placement/room
describe('a new unit', () => {
  it('is placed within range, with an id of its own, and can be activated', () => {
    const state = table((t) => void raiseUnit(t, { seat: 'one', card: 'stark-sworn-swords' }, where));
    play(state, ['one', 'card|of-one|0|yes']);
    expect(asked(state)).toEqual({ one: 'place-unit/place' });
    expect(refusedBy(state, 'one', place(40, 12))).toBe('battle/placement/place');
    expect(refusedBy(state, 'one', place(25, 12))).toBe('battle/placement/room');
    play(state, ['one', place(30, 12)]);
    const raised = mustUnit(state, 'one-5');
    expect(raised).toMatchObject({ card: 'stark-sworn-swords', wounds: 12, activated: false });
    play(state, ['one', 'one-5'], ['one', 'forgo']);
  });

  it('does not enter without room', () => {
    const none = { units: ['two-4'], within: inches(6) };
    const state = table((t) => void raiseUnit(t, { seat: 'one', card: 'stark-sworn-swords' }, none));
    play(state, ['one', 'card|of-one|0|yes']);
    expect(state.units.some(({ id }) => id === 'one-5')).toBe(false);
    expect(asked(state)).toEqual({ one: 'turn/activate-unit' });
  });
});

// battle/new-unit/returns
it('a destroyed unit comes back whole, activated unless it is said otherwise', () => {
  const state = table((t) => void returnUnit(t, 'one-4', where));
  play(state, ['one', 'card|of-one|0|yes'], ['one', place(30, 12)]);
  expect(mustUnit(state, 'one-4')).toMatchObject({ destroyed: false, wounds: 12, activated: true });
});
