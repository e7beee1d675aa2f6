// Actions as moments, with cards made up for tests.
import { describe, expect, it } from 'vitest';
import type { TacticsCard } from '../../src/cards/card.ts';
import { moment } from '../../src/effects/moments.ts';
import { answer, own } from '../../src/effects/words.ts';
import type { T } from '../../src/rules.ts';
import type { Occasion } from '../../src/timing/triggers.ts';
import { mustUnit } from '../../src/units/units.ts';
import { wound } from '../../src/units/wounds.ts';
import { makeUp } from '../support/editions.ts';
import { asked, play, tableOf } from '../support/table.ts';

const SETUP = { points: 30, armies: ['stark-30', 'lannister-30'], terrain: 'none' };
const quiet = { attachments: [], ordersUsed: ['lannister-supremacy'] };

type Moments = 'action-before' | 'action-completed' | 'move-ended';

/** A card of player two that answers this moment, once. */
function lendCard(trigger: Moments, effect: (t: T, about: Occasion['about']) => void): void {
  const card: TacticsCard = {
    name: 'x',
    faction: 'lannister',
    commander: null,
    responses: [
      answer(
        moment(trigger),
        own('made-up', ({ t, about }) => effect(t, about)),
      ),
    ],
  };
  makeUp({ tactics: { 'of-two': card } });
}

const table = (swords: [number, number], dice: Record<string, number[]> = {}) =>
  tableOf(
    SETUP,
    {
      ncus: { 'two-ncu-1': { destroyed: true } },
      units: {
        'one-2': { at: swords, ...quiet },
        'one-3': { at: [6, 6], activated: true, ...quiet },
        'two-1': { at: [24, 24.8], facing: 180, ...quiet },
      },
      players: { two: { hand: ['of-two'], discard: 'rest' } },
    },
    dice,
  );

describe('before an Action', () => {
  // battle/action/moments
  it('a unit that falls does not perform it, and nobody is asked about it', () => {
    lendCard('action-before', (t) => wound(t, 'one-2', 12, 'two', null));
    const state = table([24, 10]);
    play(state, ['one', 'one-2'], ['one', 'march'], ['two', 'card|of-two|0|yes']);
    expect(mustUnit(state, 'one-2').destroyed).toBe(true);
    expect(asked(state)).toEqual({ two: 'turn/activate-unit' });
  });

  it('the target of a Charge is known, and a charger that falls does not roll', () => {
    const seen: unknown[] = [];
    lendCard('action-before', (t, about) => {
      seen.push(about);
      wound(t, 'one-2', 12, 'two', null);
    });
    const state = table([24, 16]);
    play(state, ['one', 'one-2'], ['one', 'charge'], ['one', 'two-1|front'], ['two', 'card|of-two|0|yes']);
    expect(seen).toEqual([{ action: 'charge', target: 'two-1', activation: true }]);
    expect(asked(state)).toEqual({ two: 'turn/activate-unit' });
  });
});

describe('when an Action is completed', () => {
  it('a Charge with its attack is told once', () => {
    const seen: unknown[] = [];
    lendCard('action-completed', (_, about) => void seen.push(about));
    const state = table([24, 16], { charge: [6], attack: [1, 1, 1, 1, 1, 1, 1] });
    play(
      state,
      ['one', 'one-2'],
      ['one', 'charge'],
      ['one', 'two-1|front'],
      ['one', { x: 24_000, y: 16_000, facing: 0 }],
      ['one', 'align-1'],
      ['one', []],
      ['two', 'card|of-two|0|yes'],
    );
    expect(seen).toEqual([{ action: 'charge', target: 'two-1' }]);
  });

  it.each([
    ['retreat', [24, 20], ['one', { x: 24_000, y: 16_000, facing: 0 }], { retreat: [3] }],
    ['maneuver', [24, 10], ['one', { x: 24_000, y: 12_000, facing: 0 }], {}],
  ] as const)('a %s is told by its name', (action, at, move, dice) => {
    const seen: unknown[] = [];
    lendCard('action-completed', (_, about) => void seen.push(about));
    const state = table([...at], { ...dice } as Record<string, number[]>);
    play(state, ['one', 'one-2'], ['one', action], [...move]);
    if (action === 'retreat') play(state, ['two', { x: 24_000, y: 24_800, facing: 18_000 }]);
    play(state, ['two', 'card|of-two|0|yes']);
    expect(seen).toEqual([{ action, target: null }]);
  });
});

// battle/action/moments
it('a move that is no Action ends, too', () => {
  const seen: unknown[] = [];
  lendCard('move-ended', (_, about) => void seen.push(about));
  const state = table([24, 10]);
  play(state, ['one', 'one-2'], ['one', 'maneuver'], ['one', { x: 24_000, y: 12_000, facing: 0 }]);
  play(state, ['two', 'card|of-two|0|yes']);
  expect(seen).toEqual([{ how: 'maneuver' }]);
});
