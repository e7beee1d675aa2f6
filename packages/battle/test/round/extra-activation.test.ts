// Activations out of turn, with cards made up for tests.
import { describe, expect, it } from 'vitest';
import { unitOptions } from '../../src/options.ts';
import {
  activates,
  activatesNcu,
  answer,
  choose,
  chosenActivatesIdly,
  happening,
  isFriend,
  moment,
  opponentsActivateNcu,
  own,
} from '../../src/effects/words.ts';
import type { Response } from '../../src/cards/card.ts';
import { enemyUnits, mustUnit, ncuOf } from '../../src/units/units.ts';
import { makeUp } from '../support/editions.ts';
import { asked, play, tableOf } from '../support/table.ts';

const SETUP = { points: 30, armies: ['stark-30', 'lannister-30'], terrain: 'none' };
const quiet = { attachments: [], ordersUsed: ['lannister-supremacy'] };

function table(response: Response, sansa = false) {
  makeUp({ tactics: { 'of-one': { name: 'x', faction: 'stark', commander: null, responses: [response] } } });
  return tableOf(SETUP, {
    ncus: {
      'one-ncu-1': { destroyed: !sansa },
      'one-ncu-2': { destroyed: true },
      'two-ncu-1': { destroyed: true },
      'two-ncu-2': {},
    },
    units: {
      'one-2': { at: [24, 12], ...quiet },
      'two-1': { at: [24, 34], facing: 180, ...quiet },
      'two-2': { at: [10, 34], facing: 180, ...quiet },
    },
    players: { one: { hand: ['of-one'], discard: 'rest' } },
  });
}

// battle/round/extra-activation
describe('an NCU out of turn', () => {
  it('activates in full if its player likes, and the turn goes on', () => {
    const state = table(answer(moment('turn-starts'), opponentsActivateNcu));
    play(state, ['one', 'card|of-one|0|yes']);
    expect(asked(state)).toEqual({ two: 'extra-activation/choose' });
    play(state, ['two', 'two-ncu-2'], ['two', 'combat']);
    expect(ncuOf(state, 'two-ncu-2')?.activated).toBe(true);
    expect([state.turn, asked(state)]).toEqual(['one', { one: 'turn/activate-unit' }]);
  });

  it('of its own is activated by a card in the same way', () => {
    const state = table(answer(moment('turn-ends'), activatesNcu), true);
    play(state, ['one', 'one-2'], ['one', 'forgo'], ['one', 'card|of-one|0|yes'], ['one', 'one-ncu-1']);
    expect(asked(state)).toEqual({ one: 'ncu-activation/claim-zone' });
  });

  it('need not', () => {
    const state = table(answer(moment('turn-starts'), opponentsActivateNcu));
    play(state, ['one', 'card|of-one|0|yes'], ['two', 'no']);
    expect(ncuOf(state, 'two-ncu-2')?.activated).toBe(false);
  });
});

it('a unit that is activated without Actions has had its activation, with its effects', () => {
  const seen: string[] = [];
  makeUp({
    abilities: {
      'made-up': {
        name: 'x',
        happens: [
          happening(
            activates,
            own('made-up', ({ unit }) => void seen.push(unit.id)),
          ),
        ],
      },
    },
    units: { 'lannister-guardsmen': { abilities: ['made-up'] } },
  });
  const state = table(
    choose(
      moment('unit-activates', isFriend('unit')),
      ({ s, seat }) => unitOptions(enemyUnits(s, seat)),
      chosenActivatesIdly,
    ),
  );
  play(state, ['one', 'one-2'], ['one', 'card|of-one|0|two-1']);
  expect([seen, mustUnit(state, 'two-1').activated]).toEqual([['two-1'], true]);
  expect(asked(state)).toEqual({ one: 'activation/select-action' });
  play(state, ['one', 'forgo']);
  expect(asked(state)).toEqual({ two: 'turn/activate-unit' });
});
