/** House cards that change hands outside of the usual play and discard. */
import { changeHouse, houseOf, type T } from './board.ts';
import type { HouseCardId } from './house-cards.ts';
import type { HouseId } from './houses.ts';

export function takeCardsBack(t: T, house: HouseId, cards: readonly HouseCardId[]): void {
  const { hand, discard } = houseOf(t.state, house);
  changeHouse(t.state, house, {
    hand: [...hand, ...cards],
    discard: discard.filter((card) => !cards.includes(card)),
  });
  for (const card of cards) t.emit({ type: 'card-taken-back', house, card });
}

/**
 * Discards cards from the hand. A hand left empty takes the discard pile back, but for the cards in `kept`
 * (thrones/ruling/empty-hand).
 */
export function loseCards(t: T, house: HouseId, cards: readonly HouseCardId[], kept = cards): void {
  const { hand, discard } = houseOf(t.state, house);
  for (const card of cards) t.emit({ type: 'card-lost', house, card });
  changeHouse(t.state, house, {
    hand: hand.filter((card) => !cards.includes(card)),
    discard: [...discard, ...cards],
  });
  refillEmptyHand(t, house, kept);
}

/** thrones/house-cards/last-card: the others come back when the last one was used. */
export function refillEmptyHand(t: T, house: HouseId, kept: readonly HouseCardId[]): void {
  const { hand, discard } = houseOf(t.state, house);
  if (hand.length > 0) return;
  const back = discard.filter((card) => !kept.includes(card));
  changeHouse(t.state, house, { hand: back, discard: discard.filter((card) => kept.includes(card)) });
  t.emit({ type: 'cards-returned', house });
}
