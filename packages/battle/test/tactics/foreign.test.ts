// Cards of an opponent in one's own hand: everyone knows them, they count for the hand, and they go back to their owner.
import { seededRandom } from '@maester/kernel';
import { describe, expect, it } from 'vitest';
import { battle, type BattleState } from '../../src/index.ts';
import { handCount } from '../../src/tactics/foreign.ts';
import { isInDeck } from '../../src/tactics/deck.ts';
import { tableOf } from '../support/table.ts';

const SETUP = { points: 30, armies: ['stark-30', 'lannister-30'], terrain: 'none' };
const units = { 'one-2': { at: [24, 10], attachments: [] }, 'two-1': { at: [24, 40], attachments: [] } };
const FOREIGN = [{ card: 'bribery', owner: 'two' }];

function table(): BattleState {
  return tableOf(SETUP, {
    units,
    players: {
      one: { hand: ['winters-might'], foreign: FOREIGN },
      two: { hand: ['counterplot', 'hear-me-roar'], discard: ['counterplot'] },
    },
  });
}

// battle/tactics-deck/foreign
describe('a card of an opponent in the own hand', () => {
  it('is known to everyone, and the rest of the hand is not', () => {
    for (const viewer of ['two', null]) {
      const seen = battle.view(table(), viewer).players[0];
      expect(seen?.foreign).toEqual(FOREIGN);
      expect(seen?.hand).toEqual(['hidden']);
    }
  });

  it('counts for the size of the hand', () => {
    const [one] = table().players;
    expect(one && handCount(one)).toBe(2);
  });

  it('is missing from the deck of its owner in imagined games, and not dealt to anyone', () => {
    const s = table();
    const random = seededRandom('imagine');
    for (let i = 0; i < 40; i++) {
      for (const viewer of ['one', 'two', null]) {
        const [one, two] = battle.imagine(s, viewer, random).players;
        expect(one?.foreign).toEqual(FOREIGN);
        expect(one?.hand.length).toBe(1);
        expect(two?.hand.length).toBe(2);
        expect(two?.deck.length).toBe(s.players[1]?.deck.length);
        const all = [...(two?.hand ?? []), ...(two?.deck ?? []), ...(two?.discard ?? [])];
        expect(all.filter((card) => card === 'bribery').length).toBe(1);
      }
    }
  });

  it('makes no difference to what an opponent sees of the cards that stay hidden', () => {
    const other = tableOf(SETUP, {
      units,
      players: {
        one: { hand: ['northern-ferocity'], foreign: FOREIGN },
        two: { hand: ['counterplot', 'hear-me-roar'], discard: ['counterplot'] },
      },
    });
    expect(battle.view(table(), 'two')).toEqual(battle.view(other, 'two'));
    expect(battle.view(table(), null)).toEqual(battle.view(other, null));
  });

  it('is no longer in the deck of its owner, as that one can tell', () => {
    const s = tableOf(SETUP, {
      units,
      players: { one: { foreign: [...FOREIGN, ...FOREIGN] }, two: { hand: ['counterplot'] } },
    });
    expect(isInDeck(s, 'two', 'bribery')).toBe(false);
    expect(isInDeck(table(), 'two', 'bribery')).toBe(true);
  });

  it('must be one that its owner has', () => {
    const wrongly = { one: { foreign: [{ card: 'winters-might', owner: 'two' }] } };
    expect(() => tableOf(SETUP, { units, players: wrongly })).toThrow('no winters-might left');
  });
});
