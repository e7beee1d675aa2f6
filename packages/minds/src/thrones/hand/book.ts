/** The book: how the Hand opens where its own search would lead it astray. */
import type { Json } from '@maester/kernel';
import { areaIn } from '../board.ts';
import { placeOf } from '../facts.ts';
import { BY_THE_BOOK, type Asked } from '../index.ts';
import { asAnswer, openingMoves } from '../marches.ts';
import { HAND_BOOK, openingMarch, openingOrders } from '../openings.ts';

/** What the book says to a question; null if it says nothing, or if that is not legal here. */
export function fromTheBook({ eyes, s, outlook, decision, offered, options }: Asked): Json | null {
  const { me, weights } = outlook;
  const orders = s.houses.includes('greyjoy') ? openingOrders(s, me, HAND_BOOK) : null;
  if (orders === null) return null;
  const legal = (answer: Json): Json | null => (eyes.game.check(s, me, answer) === null ? answer : null);
  const isGiven = (area: string): boolean => areaIn(s, placeOf(area)).order === orders[area];
  switch (decision.ask) {
    case 'planning-phase/assign-orders':
    case 'planning-phase/assign-orders-in-turn':
      return weights.whim > 0 && eyes.random.below(BY_THE_BOOK) === 0 ? null : legal(orders);
    case 'messenger-raven/use-raven':
      return Object.keys(orders).every(isGiven) ? legal('look') : null;
    case 'marches/choose-march':
      return openingMarch(s, me, options.filter(isGiven), HAND_BOOK)?.from ?? null;
    case 'march/move-units': {
      const march = openingMarch(s, me, [String(decision.facts['from'])], HAND_BOOK);
      const [moves] = openingMoves(s, me, march);
      return moves === undefined ? null : legal(asAnswer(moves, offered));
    }
    default:
      return null;
  }
}
