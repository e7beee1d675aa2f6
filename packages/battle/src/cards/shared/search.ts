/** Searching the Tactics deck and the discard pile for cards that everyone is shown. */
import { named } from '../../options.ts';
import { procedure } from '../../rules.ts';
import { playerOf } from '../../sides/sides.ts';
import { isInDeck, shuffleDeck, takeCard } from '../../tactics/deck.ts';

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
