// Companions, with abilities made up for tests.
import { describe, expect, it } from 'vitest';
import type { Follows } from '../../src/cards/card.ts';
import { mustUnit } from '../../src/units/units.ts';
import { battleNow, makeUp } from '../support/editions.ts';
import { asked, options, play, tableOf } from '../support/table.ts';

const SETUP = { points: 40, armies: ['stark-40', 'lannister-40'], terrain: 'none' };
const quiet = { attachments: [], ordersUsed: ['lannister-supremacy'] };
const gone = Object.fromEntries(
  ['one-ncu-1', 'one-ncu-2', 'two-ncu-1', 'two-ncu-2'].map((id) => [id, { destroyed: true }]),
);

/** Grey Wind follows Robb. */
function lend(follows: Follows): void {
  makeUp({
    abilities: { 'made-up': { name: 'x', follows } },
    units: { 'grey-wind': { abilities: ['made-up'] } },
  });
}

const table = (wolf: [number, number], more: object = {}) =>
  tableOf(SETUP, {
    ncus: gone,
    units: {
      'one-1': {
        at: [24, 12],
        attachments: ['robb-stark-the-wolf-lord'],
        ordersUsed: ['tactical-reposition'],
      },
      'one-2': { at: [40, 12], ...quiet },
      'one-6': { at: wolf },
      'two-1': { at: [24, 36], facing: 180, ...quiet },
      'two-2': { at: [40, 36], facing: 180, ...quiet },
    },
    ...more,
  });

describe('a companion', () => {
  // battle/companion/activates
  it('that always follows is not activated by itself, but right after its master in the same turn', () => {
    lend({ character: 'Robb Stark', always: true });
    const state = table([30, 12]);
    expect(options(state, 'one')).toEqual(['one-1', 'one-2']);
    play(state, ['one', 'one-1'], ['one', 'forgo']);
    expect([state.turn, asked(state)]).toEqual(['one', { one: 'activation/select-action' }]);
    play(state, ['one', 'forgo']);
    expect(mustUnit(state, 'one-6').activated).toBe(true);
    expect(asked(state)).toEqual({ two: 'turn/activate-unit' });
  });

  it('that may follow is asked about, and may activate later by itself', () => {
    lend({ character: 'Robb Stark' });
    const state = table([30, 12]);
    expect(options(state, 'one')).toContain('one-6');
    play(state, ['one', 'one-1'], ['one', 'forgo']);
    expect([asked(state), options(state, 'one')]).toEqual([{ one: 'companions/follow' }, ['one-6', 'no']]);
    play(state, ['one', 'no'], ['two', 'two-1'], ['two', 'forgo']);
    expect(options(state, 'one')).toContain('one-6');
  });

  it('does not follow anyone else', () => {
    lend({ character: 'Robb Stark', always: true });
    const state = table([30, 12]);
    play(state, ['one', 'one-2'], ['one', 'forgo']);
    expect(asked(state)).toEqual({ two: 'turn/activate-unit' });
  });

  // battle/companion/lost
  it.each([
    ['dies at the start of a round away from its master', [46, 30], true],
    ['lives near him', [30, 12], false],
  ] as const)('%s', (_, at, dies) => {
    lend({ character: 'Robb Stark', always: true, within: 'long' });
    const state = table([...at], { begin: 'clean-up', round: 1, firstPlayer: 'two' });
    expect(state.round).toBe(2);
    expect(mustUnit(state, 'one-6').destroyed).toBe(dies);
  });

  // battle/companion/not-counted
  it('does not count for who may pass', () => {
    const passes = (): unknown =>
      battleNow()
        .start(battleNow().usualSetup(2), 'x')
        .players.map((player) => player.passes);
    expect(passes()).toEqual([0, 2]);
    lend({ character: 'Robb Stark', always: true });
    expect(passes()).toEqual([0, 0]);
  });
});
