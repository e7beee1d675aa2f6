// What players have seen of cards that lie face down: views show it, imagined games keep it, nobody else learns it.
import { seededRandom } from '@maester/kernel';
import { describe, expect, it } from 'vitest';
import { battle, type BattleState } from '../../src/index.ts';
import {
  afterDeckCardGone,
  afterDraw,
  afterHidden,
  afterShown,
  afterShuffle,
  cameToHand,
  sawTop,
  wentBelow,
} from '../../src/tactics/known.ts';
import { tableOf } from '../support/table.ts';

const SETUP = { points: 30, armies: ['stark-30', 'lannister-30'], terrain: 'none' };
const units = { 'one-2': { at: [24, 10], attachments: [] }, 'two-1': { at: [24, 40], attachments: [] } };

const HAND = ['counterplot', 'bribery', 'hear-me-roar'];
const TOP = ['bribery', 'fealty-to-the-crown'];

function table(known: object): BattleState {
  return tableOf(SETUP, { units, players: { two: { hand: HAND, deck: TOP, known: { ...known } } } });
}

const seen = (s: BattleState, viewer: string | null) => battle.view(s, viewer).players[1];

// battle/tactics-deck/seen
describe('cards that were seen', () => {
  it('of a hand are shown to those who saw them', () => {
    const s = table({ one: { hand: ['bribery'] } });
    expect(seen(s, 'one')?.hand).toEqual(['bribery', 'hidden', 'hidden']);
    expect(seen(s, null)?.hand).toEqual(['hidden', 'hidden', 'hidden']);
    expect(seen(s, null)?.known).toBeNull();
    expect(seen(s, 'two')?.known).toEqual({ one: { hand: ['bribery'], top: [], bottom: [] } });
  });

  it('of a deck are shown to those who saw them, and not to its owner', () => {
    const s = table({ one: { top: TOP } });
    const { length } = s.players[1]?.deck ?? [];
    expect(seen(s, 'one')?.deck).toEqual([...TOP, ...Array<string>(length - 2).fill('hidden')]);
    for (const viewer of ['two', null]) {
      expect(seen(s, viewer)?.deck).toEqual(Array<string>(length).fill('hidden'));
      expect(seen(s, viewer)?.known).toBeNull();
    }
  });

  it('make no difference to what others see', () => {
    const some = table({ one: { hand: ['bribery'], top: TOP } });
    const none = table({});
    expect(battle.view(some, null)).toEqual(battle.view(none, null));
  });

  it('stay where they are in imagined games', () => {
    const s = table({ one: { hand: ['bribery', 'counterplot'], top: TOP } });
    const random = seededRandom('imagine');
    const others = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const imagined = battle.imagine(s, 'one', random).players[1];
      expect(imagined?.hand.slice(0, 2)).toEqual(['bribery', 'counterplot']);
      expect(imagined?.deck.slice(0, 2)).toEqual(TOP);
      const all = [...(imagined?.hand ?? []), ...(imagined?.deck ?? [])];
      expect(all.toSorted()).toEqual([...HAND, ...(s.players[1]?.deck ?? [])].toSorted());
      others.add(imagined?.hand[2] ?? '');
    }
    // both copies of Bribery are known
    expect(others.has('bribery')).toBe(false);
    expect(others.size).toBeGreaterThan(5);
  });

  it('cannot be others than those that lie there', () => {
    expect(() => table({ one: { hand: ['subjugation-of-power'] } })).toThrow(
      'not all of these are in the hand',
    );
    expect(() => table({ one: { top: ['counterplot'] } })).toThrow('not the top of the deck');
    expect(() => table({ three: { top: TOP } })).toThrow('no seat three');
  });
});

describe('a card set aside', () => {
  // battle/tactics-deck/aside
  it('is known to its owner alone, and imagined as a card of the Commander', () => {
    const s = tableOf(SETUP, { units, players: { two: { aside: ['kingslayers-renown'] } } });
    expect(battle.view(s, 'two').players[1]?.aside).toEqual(['kingslayers-renown']);
    expect(seen(s, 'one')?.aside).toEqual(['hidden']);
    const random = seededRandom('imagine');
    const aside = new Set<string>();
    for (let i = 0; i < 40; i++) aside.add(battle.imagine(s, 'one', random).players[1]?.aside?.[0] ?? '');
    expect([...aside].toSorted()).toEqual([
      'kingslayers-infamy',
      'kingslayers-prowess',
      'kingslayers-renown',
    ]);
    expect(battle.imagine(s, 'two', random).players[1]?.aside).toEqual(['kingslayers-renown']);
    expect(battle.view(s, 'two').players[0]?.aside).toBeNull();
    expect(battle.imagine(s, 'two', random).players[0]?.aside).toBeNull();
  });
});

// battle/tactics-deck/seen
describe('knowledge', () => {
  const known = {
    one: { hand: ['a'], top: ['b', 'c'], bottom: ['z'] },
    two: { hand: [], top: ['b'], bottom: [] },
  };

  it('follows a drawn card into the hand, and ends for its owner', () => {
    expect(afterDraw(known, 'two', 1, 20)).toEqual({ one: { hand: ['a', 'b'], top: ['c'], bottom: ['z'] } });
    expect(afterDraw(known, 'two', 4, 4)).toEqual({
      one: { hand: ['a', 'b', 'c', 'z'], top: [], bottom: [] },
    });
  });

  it('of a deck ends with a shuffle, of a hand when a card leaves it unseen', () => {
    expect(afterShuffle(known)).toEqual({ one: { hand: ['a'], top: [], bottom: [] } });
    expect(afterHidden(known)?.['one']?.hand).toEqual([]);
  });

  it('counts a copy that leaves openly as the known one', () => {
    const twice = cameToHand(cameToHand(null, ['one'], 'a'), ['one'], 'a');
    expect(afterShown(twice, 'a')).toEqual({ one: { hand: ['a'], top: [], bottom: [] } });
    expect(afterShown(afterShown(twice, 'a'), 'a')).toBeNull();
    expect(afterShown(known, 'x')).toEqual(known);
  });

  it('of a card below the deck is of those who put it there', () => {
    expect(wentBelow(known, ['two'], 'y')).toEqual({
      one: { hand: ['a'], top: ['b', 'c'], bottom: [] },
      two: { hand: [], top: ['b'], bottom: ['y'] },
    });
  });

  it('of the cards around one that is discarded stays', () => {
    expect(afterDeckCardGone(known, 0, 20)?.['one']).toEqual({ hand: ['a'], top: ['c'], bottom: ['z'] });
    expect(afterDeckCardGone(known, 19, 20)?.['one']).toEqual({ hand: ['a'], top: ['b', 'c'], bottom: [] });
    expect(afterDeckCardGone(known, 9, 20)).toEqual(known);
  });

  it('of fewer top cards adds nothing', () => {
    expect(sawTop(known, 'one', ['b'])).toEqual(known);
  });
});
