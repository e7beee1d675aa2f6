/** Decks and hands of both sides. */
import { joined, named } from '../../options.ts';
import { rulesOf } from '../../edition/of.ts';
import { areFriends, playerOf } from '../../sides/sides.ts';
import { cardsOfDeck } from '../../tactics/deck.ts';
import { handCount } from '../../tactics/foreign.ts';
import type { Trigger } from '../../timing/triggers.ts';
import type { Amount, Effect, Ways, Whose } from '../effect.ts';

/** Cards of the own hand, as its player chooses. */
export function discards<K extends Trigger>(cards: Amount<K>): Effect<K> {
  return { effect: 'gives-up', cards, to: 'discard' };
}

/** Cards of the own hand are shuffled into the deck. */
export function shufflesBack<K extends Trigger>(cards: Amount<K>): Effect<K> {
  return { effect: 'gives-up', cards, to: 'deck' };
}

/** Any number of cards is set aside, as many and one more are drawn, and those set aside are shuffled into the deck. */
export const exchangesCards: Effect<Trigger> = { effect: 'exchanges-cards' };

/** Any card, the Commander's, or one of these; in the deck, or in the discard pile as well. */
export const searches = (
  among: 'any' | 'commanders' | readonly string[],
  piles: 'deck' | 'both' = 'deck',
): Effect<Trigger> => ({ effect: 'searches', among, piles });

/** One of the top cards comes into the hand, the others go below the deck. */
export const takesFromTop = (cards: number): Effect<Trigger> => ({
  effect: 'looks-at-deck',
  whose: 'own',
  cards,
  and: 'takes-one',
});

/** One of the top cards of a deck may be discarded, the others stay where they are. */
export const cullsTop = (cards: number, whose: Whose = 'chosen'): Effect<Trigger> => ({
  effect: 'looks-at-deck',
  whose,
  cards,
  and: 'discards-one',
});

export const looksAtHand = (whose: Whose = 'chosen'): Effect<Trigger> => ({
  effect: 'looks-at-hand',
  whose,
  discards: false,
});
/** The player of the effect chooses which. */
export const looksAndDiscards = (whose: Whose = 'chosen'): Effect<Trigger> => ({
  effect: 'looks-at-hand',
  whose,
  discards: true,
});
export const revealsHand = (whose: Whose = 'chosen'): Effect<Trigger> => ({ effect: 'reveals-hand', whose });
export const discardsAtRandom = (whose: Whose = 'chosen'): Effect<Trigger> => ({
  effect: 'loses-card',
  whose,
  from: 'hand',
});
export const discardsTop = (whose: Whose = 'chosen'): Effect<Trigger> => ({
  effect: 'loses-card',
  whose,
  from: 'deck',
});
/** The card that was named with its player: see `namedCards`. */
export const discardsNamed: Effect<Trigger> = { effect: 'loses-named' };
/** The card that was chosen of an opponent's discard pile: see `opponentsDiscarded`. */
export const takesForeign: Effect<Trigger> = { effect: 'takes-foreign' };
export const putsAside: Effect<Trigger> = { effect: 'puts-aside' };
export const takesAside: Effect<Trigger> = { effect: 'takes-aside' };

/** Opponents with cards in hand. */
export const opponentsWithCards: Ways<Trigger> = ({ s, seat }) =>
  s.players
    .filter((player) => !areFriends(s, player.seat, seat) && handCount(player) > 0)
    .map((player) => named('seat', player.seat));

/** Cards of opponents' discard piles, with their player. */
export const opponentsDiscarded: Ways<Trigger> = ({ s, seat }) =>
  s.players
    .filter((player) => !areFriends(s, player.seat, seat))
    .flatMap((player) =>
      [...new Set(player.discard)].map((card) =>
        joined('|', named('seat', player.seat), named('card', card)),
      ),
    );

/** Every card that may be in the deck of an opponent. */
export const namedCards: Ways<Trigger> = ({ s, seat }) =>
  s.seats
    .filter((other) => !areFriends(s, other, seat))
    .flatMap((other) =>
      cardsOfDeck(rulesOf(s), playerOf(s, other)).map((card) =>
        joined('|', named('seat', other), named('card', card)),
      ),
    );
