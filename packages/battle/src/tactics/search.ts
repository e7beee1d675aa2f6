/** Searching the Tactics deck and the discard pile for cards. */
import { joined, named } from '../options.ts';
import { idOn, type Option } from '@maester/kernel';
import { procedure } from '../rules.ts';
import { playerOf } from '../sides/sides.ts';
import type { BattleState } from '../state.ts';
import { isInDeck, shuffleDeck, takeCard } from './deck.ts';

/** Copies may be in the deck, the discard pile or both; the deck is known to its owner alone. */
export const search = procedure<{ seat: string; cards: string[] }>('search')({
  'choose-pile': {
    ask: 'option',
    seat: (s, f) => {
      const [card] = f.cards;
      if (card === undefined) return null;
      const { discard } = playerOf(s, f.seat);
      const gone = discard.filter((other) => other === card).length;
      return gone === 1 ? f.seat : null;
    },
    options: (s, f) => [
      ...(isInDeck(s, f.seat, f.cards[0] ?? '') ? [named('pile', 'deck')] : []),
      named('pile', 'discard'),
    ],
    facts: (_, f) => ({ card: f.cards[0] ?? '' }),
    then: (t, f, pile) => {
      takeCard(t, f.seat, f.cards[0] ?? '', pile === 'deck' ? 'deck' : 'discard');
      f.cards.shift();
      return 'choose-pile';
    },
  },
  'only-one-pile': (t, f) => {
    const card = f.cards.shift();
    if (card === undefined) return 'shuffle';
    const { discard } = playerOf(t.state, f.seat);
    if (discard.includes(card)) takeCard(t, f.seat, card, 'discard');
    else if (isInDeck(t.state, f.seat, card)) takeCard(t, f.seat, card, 'deck');
    return 'choose-pile';
  },
  shuffle: (t, f) => shuffleDeck(t, f.seat),
});

interface FreeSearch {
  seat: string;
  /** What may be taken. */
  cards: readonly string[];
  /** Where it may be. */
  piles: 'deck' | 'both';
  /** Whether everyone sees what is taken: the searcher must show that it is one of these. */
  shown: boolean;
}

export function findable(s: BattleState, seat: string, { cards, piles }: Omit<FreeSearch, 'seat'>): Option[] {
  const { discard } = playerOf(s, seat);
  const from = (pile: 'deck' | 'discard', card: string): Option =>
    joined('|', named('pile', pile), named('card', card));
  return cards.flatMap((card) => [
    ...(isInDeck(s, seat, card) ? [from('deck', card)] : []),
    ...(piles === 'both' && discard.includes(card) ? [from('discard', card)] : []),
  ]);
}

/** battle/tactics-deck/search: one card of the player's choice; the deck is shuffled even if none was found. */
export const searchFreely = procedure<FreeSearch>('search-freely')({
  'take-card': {
    ask: 'option',
    seat: (s, f) => (findable(s, f.seat, f).length > 0 ? f.seat : null),
    options: (s, f) => findable(s, f.seat, f),
    then: (t, f, _, seat, on) => {
      const pile = idOn(on, 'pile') === 'deck' ? 'deck' : 'discard';
      takeCard(t, seat, idOn(on, 'card') ?? '', pile, f.shown ? 'shown' : 'hidden');
    },
  },
  shuffle: (t, f) => shuffleDeck(t, f.seat),
});
