// Hits that come to fewer Wounds, or to more, with abilities made up for tests.
import { expect, it } from 'vitest';
import type { AbilityCard } from '../../src/cards/card.ts';
import { answer, moment, own } from '../../src/effects/words.ts';
import { hits } from '../../src/attack/hits.ts';
import { mustUnit } from '../../src/units/units.ts';
import { makeUp } from '../support/editions.ts';
import { play, tableOf } from '../support/table.ts';

const SETUP = { points: 30, armies: ['stark-30', 'lannister-30'], terrain: 'none' };
const quiet = { attachments: [], ordersUsed: ['lannister-supremacy'] };

function lend(card: string, ability: Partial<AbilityCard>): void {
  makeUp({
    abilities: { 'made-up': { name: 'Made up', ...ability } },
    units: { [card]: { abilities: ['made-up'] } },
  });
}

const table = (dice: Record<string, number[]>, more: object = {}) =>
  tableOf(
    SETUP,
    {
      ncus: { 'two-ncu-1': { destroyed: true } },
      units: { 'one-2': { at: [24, 20], ...quiet }, 'two-1': { at: [24, 24.8], facing: 180, ...quiet } },
      ...more,
    },
    dice,
  );

// battle/attack/hits-per-wound
it('a Giant loses one Wound for two Hits, of attacks and of other effects', () => {
  lend('lannister-guardsmen', { hitsPerWound: 2 });
  makeUp({ units: { 'stark-sworn-swords': { abilities: [] } } });
  const state = table({ attack: [4, 4, 4, 1, 1, 1, 1], defense: [1, 1, 1], morale: [6, 6] });
  play(state, ['one', 'one-2'], ['one', 'attack'], ['one', 'stay']);
  expect(mustUnit(state, 'two-1').wounds).toBe(11);

  makeUp({
    tactics: {
      'of-one': {
        name: 'x',
        faction: 'stark',
        commander: null,
        responses: [
          answer(
            moment('turn-starts'),
            own('made-up', ({ t }) => hits(t, 'two-1', 5, 'one', null)),
          ),
        ],
      },
    },
  });
  const hand = { players: { one: { hand: ['of-one'], discard: 'rest' } } };
  const hit = table({ defense: [1, 1, 1, 1, 1] }, hand);
  play(hit, ['one', 'card|of-one|0|yes']);
  expect(mustUnit(hit, 'two-1').wounds).toBe(10);
});

// battle/attack/wounds-for-hits
it('dragon fire deals a D3 and one for each rank if it hits at all', () => {
  lend('stark-sworn-swords', { attacking: () => ({ woundsForHits: 'd3' }) });
  const state = table({ attack: [4, 4, 1, 1, 1, 1, 1], 'wounds-for-hits': [2], morale: [6, 6] });
  play(state, ['one', 'one-2'], ['one', 'attack'], ['one', 'stay']);
  expect(mustUnit(state, 'two-1').wounds).toBe(12 - 5);
  const missed = table({ attack: [1, 1, 1, 1, 1, 1, 1] });
  play(missed, ['one', 'one-2'], ['one', 'attack'], ['one', 'stay']);
  expect(mustUnit(missed, 'two-1').wounds).toBe(12);
});
