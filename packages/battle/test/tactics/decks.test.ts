// Words about decks and hands, on cards made up for these tests.
import { describe, expect, it } from 'vitest';
import { battle, type BattleState } from '../../src/index.ts';
import {
  answer,
  choose,
  cullsTop,
  discards,
  discardsAtRandom,
  discardsNamed,
  discardsTop,
  draws,
  looksAndDiscards,
  looksAtHand,
  namedCards,
  opponentsWithCards,
  putsAside,
  revealsHand,
  searches,
  shufflesBack,
  startOfTurn,
  takesAside,
  takesFromTop,
} from '../../src/effects/words.ts';
import type { Response } from '../../src/cards/card.ts';
import { makeUp } from '../support/editions.ts';
import { play, tableOf } from '../support/table.ts';

const SETUP = { points: 30, armies: ['stark-30', 'lannister-30'], terrain: 'none' };
const units = {
  'one-2': { at: [24, 10], attachments: [] },
  'two-1': { at: [24, 40], attachments: [], ordersUsed: ['set-for-charge'] },
};
const CARD = 'swift-reposition';
const PLAYED = `card|${CARD}|0`;

interface Hands {
  readonly hand?: string[];
  readonly deck?: string[];
  readonly discard?: string[];
  readonly aside?: string[];
}

/** A table at the start of a turn of one, who holds a card with this effect. */
function table(
  response: Response,
  one: Hands,
  two: Hands = {},
  dice: Record<string, number[]> = {},
): BattleState {
  makeUp({ tactics: { [CARD]: { responses: [response] } } });
  const hand = [CARD, ...(one.hand ?? [])];
  const ncus = { 'two-ncu-1': { destroyed: true } };
  return tableOf(SETUP, { units, ncus, players: { one: { ...one, hand }, two: { ...two } } }, dice);
}

const cards = (s: BattleState, seat: number) => s.players[seat];
const options = (s: BattleState, seat: string): string[] => {
  const decision = battle.decision(s, seat);
  return decision?.kind === 'option' || decision?.kind === 'several'
    ? decision.options.map(({ id }) => id)
    : [];
};

/** Two declines whatever is asked. */
function quietly(s: BattleState, ...choices: Parameters<typeof play>[1][]): void {
  for (const choice of choices) {
    play(s, choice);
    while (battle.decision(s, 'two')?.ask === 'occasion/declare') play(s, ['two', 'pass']);
  }
}

describe('searching', () => {
  // battle/tactics-deck/search
  it('finds any card of the own deck, which nobody else sees, for two others', () => {
    const response = answer(startOfTurn, discards(2), searches('any'));
    const s = table(response, { hand: ['winters-might', 'hit-and-run'] });
    quietly(s, ['one', `${PLAYED}|yes`], ['one', ['0|winters-might', '1|hit-and-run']]);
    expect(options(s, 'one')).toContain('deck|sudden-retreat');
    quietly(s, ['one', 'deck|sudden-retreat']);
    expect(cards(s, 0)).toMatchObject({
      hand: ['sudden-retreat'],
      discard: [CARD, 'winters-might', 'hit-and-run'],
      known: {},
    });
    expect(battle.view(s, 'two').players[0]?.hand).toEqual(['hidden']);
  });

  it('shows a card that must be of a kind, and can find it in the discard pile', () => {
    const response = answer(startOfTurn, searches('commanders', 'both'));
    const s = table(response, { discard: ['hit-and-run', 'winters-might'] });
    quietly(s, ['one', `${PLAYED}|yes`]);
    expect(options(s, 'one')).toEqual([
      'deck|sudden-retreat',
      'deck|superior-positioning',
      'deck|hit-and-run',
      'discard|hit-and-run',
    ]);
    quietly(s, ['one', 'discard|hit-and-run']);
    for (const viewer of ['two', null])
      expect(battle.view(s, viewer).players[0]?.hand).toEqual(['hit-and-run']);
  });

  it('is not offered without the price, or with nothing to find', () => {
    const s = table(answer(startOfTurn, discards(2), searches('any')), { hand: ['winters-might'] });
    expect(options(s, 'one')).not.toContain(`${PLAYED}|yes`);
    const copies = ['hit-and-run', 'hit-and-run'];
    const other = table(answer(startOfTurn, searches(['hit-and-run'])), { discard: copies });
    expect(options(other, 'one')).not.toContain(`${PLAYED}|yes`);
  });
});

describe('looking at a deck', () => {
  const deck = ['hit-and-run', 'winters-might'];

  // battle/tactics-deck/look-at-top
  it('of one’s own: one card is taken, the other goes to the bottom and stays known to its player', () => {
    const s = table(answer(startOfTurn, takesFromTop(2)), { deck });
    quietly(s, ['one', `${PLAYED}|yes`]);
    expect(options(s, 'one')).toEqual(deck);
    quietly(s, ['one', 'winters-might']);
    expect(cards(s, 0)?.hand).toEqual(['winters-might']);
    expect(cards(s, 0)?.deck.at(-1)).toBe('hit-and-run');
    expect(battle.view(s, 'one').players[0]?.deck.at(-1)).toBe('hit-and-run');
    expect(battle.view(s, 'two').players[0]?.deck.at(-1)).toBe('hidden');
    expect(battle.view(s, 'two').players[0]?.hand).toEqual(['hidden']);
  });

  it('of an opponent: one card may go, what stays is known', () => {
    const response = choose(startOfTurn, opponentsWithCards, cullsTop(2));
    const top = ['bribery', 'hear-me-roar'];
    const s = table(response, {}, { hand: ['counterplot'], deck: top });
    quietly(s, ['one', `${PLAYED}|two`], ['one', 'bribery']);
    expect(cards(s, 1)?.discard).toEqual(['bribery']);
    expect(battle.view(s, 'one').players[1]?.deck[0]).toBe('hear-me-roar');
    expect(battle.view(s, 'two').players[1]?.deck[0]).toBe('hidden');
    expect(battle.view(s, null).players[1]?.deck[0]).toBe('hidden');
  });

  // battle/tactics-deck/discard-top
  it('is not needed to discard its top card', () => {
    const response = choose(startOfTurn, opponentsWithCards, discardsTop());
    const s = table(response, {}, { hand: ['counterplot'], deck: ['bribery'] });
    quietly(s, ['one', `${PLAYED}|two`]);
    expect(cards(s, 1)?.discard).toEqual(['bribery']);
  });
});

describe('the hand of an opponent', () => {
  const two = { hand: ['bribery', 'hear-me-roar', 'bribery'] };

  // battle/tactics-deck/look-at-hand
  it('is seen by one player, who discards a card of it', () => {
    const s = table(choose(startOfTurn, opponentsWithCards, looksAndDiscards()), {}, two);
    quietly(s, ['one', `${PLAYED}|two`]);
    expect(options(s, 'one')).toEqual(['bribery', 'hear-me-roar']);
    quietly(s, ['one', 'bribery']);
    expect(cards(s, 1)?.discard).toEqual(['bribery']);
    expect(battle.view(s, 'one').players[1]?.hand.toSorted()).toEqual(['bribery', 'hear-me-roar']);
    expect(battle.view(s, null).players[1]?.hand).toEqual(['hidden', 'hidden']);
  });

  it('is only looked at, and its owner knows who has seen it', () => {
    const s = table(choose(startOfTurn, opponentsWithCards, looksAtHand()), {}, two);
    quietly(s, ['one', `${PLAYED}|two`]);
    expect(battle.view(s, 'one').players[1]?.hand).toEqual(two.hand);
    expect(battle.view(s, 'two').players[1]?.known).toMatchObject({ one: { hand: two.hand } });
  });

  // battle/tactics-deck/reveal-hand
  it('is revealed to all, before a card goes at random', () => {
    const response = choose(startOfTurn, opponentsWithCards, revealsHand(), discardsAtRandom());
    const s = table(response, {}, two, { 'discard-at-random': [1] });
    quietly(s, ['one', `${PLAYED}|two`]);
    for (const viewer of ['one', null])
      expect(battle.view(s, viewer).players[1]?.hand).toEqual(['bribery', 'bribery']);
  });

  // battle/tactics-deck/name-a-card
  it('loses a card that is named, if it is there', () => {
    for (const [card, discard] of [
      ['bribery', ['bribery']],
      ['counterplot', []],
    ] as const) {
      const s = table(choose(startOfTurn, namedCards, discardsNamed), {}, two);
      expect(options(s, 'one')).toHaveLength(11);
      quietly(s, ['one', `${PLAYED}|two|${card}`]);
      expect(cards(s, 1)?.discard).toEqual(discard);
    }
  });
});

describe('cards of the own hand', () => {
  // battle/tactics-deck/back-into-deck
  it('are shuffled into the deck, and nobody knows which', () => {
    const response = answer(startOfTurn, draws(1), shufflesBack(1));
    const s = table(response, { hand: ['winters-might'], deck: ['hit-and-run'] });
    s.players = s.players.map((player) =>
      player.seat === 'one'
        ? { ...player, known: { two: { hand: ['winters-might'], top: [], bottom: [] } } }
        : player,
    );
    quietly(s, ['one', `${PLAYED}|yes`], ['one', ['0|winters-might']]);
    expect(cards(s, 0)?.hand).toEqual(['hit-and-run']);
    expect(cards(s, 0)?.deck.filter((card) => card === 'winters-might')).toHaveLength(2);
    expect(battle.view(s, 'two').players[0]?.hand).toEqual(['hidden']);
  });

  // battle/tactics-deck/aside
  it('can be set aside from the deck and taken later', () => {
    const s = table(answer(startOfTurn, putsAside), {});
    quietly(s, ['one', `${PLAYED}|yes`], ['one', 'hit-and-run']);
    expect(cards(s, 0)).toMatchObject({ aside: ['hit-and-run'], hand: [] });
    const later = table(answer(startOfTurn, discards(1), takesAside), {
      hand: ['winters-might'],
      aside: ['hit-and-run'],
    });
    quietly(later, ['one', `${PLAYED}|yes`], ['one', ['0|winters-might']]);
    expect(cards(later, 0)).toMatchObject({ aside: null, hand: ['hit-and-run'] });
  });
});
