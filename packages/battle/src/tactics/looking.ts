/** Looking at cards that lie face down, and what follows: some go to the hand, to the discard pile, or below the deck. */
import { idOn } from '@maester/kernel';
import { named } from '../options.ts';
import { procedure, type T } from '../rules.ts';
import { changePlayer, playerOf } from '../sides/sides.ts';
import { asideOf } from '../state.ts';
import {
  discardChosen,
  discardFromHand,
  drawCards,
  keepToLimit,
  onlookers,
  places,
  shuffleDeck,
  without,
} from './deck.ts';
import { foreignOf, handCount, returnForeign, wholeHand } from './foreign.ts';
import {
  afterDeckCardGone,
  afterDraw,
  afterHidden,
  afterTopLeft,
  sawHand,
  sawTop,
  wentBelow,
} from './known.ts';

const cardOptions = (cards: readonly string[]) => [...new Set(cards)].map((card) => named('card', card));

function tellOfSight(t: T, seat: string, of: string, pile: 'deck' | 'hand', cards: readonly string[]): void {
  t.reveal();
  t.emit({ type: 'looked', seat, of, pile, count: cards.length });
  t.emit({ type: 'seen', seat, of, pile, cards }, [seat]);
}

interface LookAtDeck {
  seat: string;
  /** Whose deck. */
  of: string;
  count: number;
  /** One comes into the hand and the rest below the deck, or one may be discarded and the rest stays on top. */
  then: 'takes-one' | 'discards-one';
}

/** battle/tactics-deck/look-at-top */
export const lookAtDeck = procedure<LookAtDeck>('look-at-deck')({
  look: (t, f) => {
    const { deck, known } = playerOf(t.state, f.of);
    const top = deck.slice(0, f.count);
    f.count = top.length;
    if (top.length === 0) return 'end';
    changePlayer(t.state, f.of, { known: sawTop(known, f.seat, top) });
    tellOfSight(t, f.seat, f.of, 'deck', top);
    return 'choose';
  },
  choose: {
    ask: 'option',
    seat: (_, f) => f.seat,
    options: (s, f) => [
      ...cardOptions(playerOf(s, f.of).deck.slice(0, f.count)),
      ...(f.then === 'discards-one' ? ['nothing'] : []),
    ],
    facts: (_, f) => ({ of: f.of }),
    then: (t, f, _, __, on) => {
      const card = idOn(on, 'card');
      if (f.then === 'takes-one') takeFromTop(t, f, card ?? '');
      else if (card !== null) discardFromTop(t, f.of, playerOf(t.state, f.of).deck.indexOf(card));
    },
  },
});

function takeFromTop(t: T, { seat, of, count }: LookAtDeck, card: string): void {
  const { deck, hand, known } = playerOf(t.state, of);
  const top = deck.slice(0, count);
  const below = top.toSpliced(top.indexOf(card), 1);
  const left = afterTopLeft(known, count, deck.length);
  changePlayer(t.state, of, {
    deck: [...deck.slice(count), ...below],
    hand: [...hand, card],
    known: below.reduce((all, one) => wentBelow(all, [seat], one), left),
  });
  t.emit({ type: 'drawn', seat: of, cards: [card] }, [of]);
  keepToLimit(t, of);
}

/** A card among the first of the deck goes to the discard pile. */
export function discardFromTop(t: T, seat: string, at: number): void {
  const { deck, discard, known } = playerOf(t.state, seat);
  const card = deck[at];
  if (card === undefined) return;
  changePlayer(t.state, seat, {
    deck: deck.toSpliced(at, 1),
    discard: [...discard, card],
    known: afterDeckCardGone(known, at, deck.length),
  });
  t.reveal();
  t.emit({ type: 'discarded', seat, cards: [card] });
}

interface LookAtHand {
  seat: string;
  of: string;
  /** Whether the looker discards one of the cards. */
  discards: boolean;
}

/** battle/tactics-deck/look-at-hand */
export const lookAtHand = procedure<LookAtHand>('look-at-hand')({
  look: (t, f) => {
    const player = playerOf(t.state, f.of);
    const { hand, known } = player;
    if (handCount(player) === 0) return 'end';
    changePlayer(t.state, f.of, { known: sawHand(known, [f.seat], hand) });
    tellOfSight(t, f.seat, f.of, 'hand', hand);
    return 'discard';
  },
  discard: {
    ask: 'option',
    seat: (_, f) => (f.discards ? f.seat : null),
    options: (s, f) => cardOptions(wholeHand(playerOf(s, f.of))),
    facts: (_, f) => ({ of: f.of }),
    then: (t, f, card) =>
      discardFromHand(t, f.of, new Set([wholeHand(playerOf(t.state, f.of)).indexOf(card)])),
  },
});

/** battle/tactics-deck/reveal-hand: to everyone. */
export function revealHand(t: T, seat: string): void {
  const { hand, known } = playerOf(t.state, seat);
  if (hand.length === 0) return;
  changePlayer(t.state, seat, { known: sawHand(known, onlookers(t.state, seat), hand) });
  t.reveal();
  t.emit({ type: 'revealed', seat, cards: hand });
}

interface GiveUpCards {
  seat: string;
  /** Null: any number. */
  count: number | null;
  /** Discarded, shuffled into the deck, or the latter after others were drawn. */
  to: 'discard' | 'deck' | 'exchange';
}

/** A player gives up cards of the hand for something. */
export const giveUpCards = procedure<GiveUpCards>('give-up-cards')({
  choose: {
    ask: 'several',
    seat: (s, f) => (handCount(playerOf(s, f.seat)) === 0 || f.count === 0 ? null : f.seat),
    options: (s, f) => places(s, f.seat),
    howMany: (s, f) => {
      const length = handCount(playerOf(s, f.seat));
      const count = Math.min(f.count ?? 0, length);
      return [count, f.count === null ? length : count];
    },
    then: (t, f, chosen) => {
      if (f.to === 'discard') discardChosen(t, f.seat, chosen);
      else if (f.to === 'deck') returnToDeck(t, f.seat, chosen);
      else exchange(t, f.seat, chosen);
      return 'end';
    },
  },
  /** With an empty hand there is nothing to set aside. */
  'draw-alone': (t, f) => {
    if (f.to === 'exchange') drawCards(t, f.seat, 1);
  },
});

/** battle/tactics-deck/foreign: cards of others among those that leave the hand go to their owners. */
function returnAll(t: T, seat: string, gone: readonly boolean[]): void {
  const player = playerOf(t.state, seat);
  const leaving = foreignOf(player).filter((_, i) => gone[player.hand.length + i] === true);
  for (const { card } of leaving) returnForeign(t.state, seat, card);
}

/** battle/tactics-deck/exchange: those set aside are not among the cards drawn. */
function exchange(t: T, seat: string, chosen: readonly string[]): void {
  const { deck, hand, known } = playerOf(t.state, seat);
  const gone = places(t.state, seat).map(({ id }) => chosen.includes(id));
  returnAll(t, seat, gone);
  const drawn = deck.slice(0, 1 + chosen.length);
  changePlayer(t.state, seat, {
    hand: [...hand.filter((_, i) => gone[i] !== true), ...drawn],
    deck: [...deck.slice(drawn.length), ...hand.filter((_, i) => gone[i] === true)],
    known: afterDraw(chosen.length > 0 ? afterHidden(known) : known, seat, drawn.length, deck.length),
  });
  t.reveal();
  t.emit({ type: 'drawn', seat, cards: drawn }, [seat]);
  if (chosen.length > 0) {
    shuffleDeck(t, seat);
    t.emit({ type: 'returned-to-deck', seat, count: chosen.length });
  }
  keepToLimit(t, seat);
}

/** battle/tactics-deck/back-into-deck */
function returnToDeck(t: T, seat: string, chosen: readonly string[]): void {
  const player = playerOf(t.state, seat);
  const gone = places(t.state, seat).map(({ id }) => chosen.includes(id));
  returnAll(t, seat, gone);
  changePlayer(t.state, seat, {
    hand: player.hand.filter((_, i) => gone[i] !== true),
    deck: [...player.deck, ...player.hand.filter((_, i) => gone[i] === true)],
    known: afterHidden(player.known),
  });
  shuffleDeck(t, seat);
  t.emit({ type: 'returned-to-deck', seat, count: chosen.length });
}

/** battle/tactics-deck/aside: a card of the deck is put aside, face down, for later. */
export const putAside = procedure<{ seat: string; cards: readonly string[] }>('put-aside')({
  choose: {
    ask: 'option',
    seat: (_, f) => (f.cards.length > 0 ? f.seat : null),
    options: (_, f) => cardOptions(f.cards),
    then: (t, f, card) => {
      const player = playerOf(t.state, f.seat);
      changePlayer(t.state, f.seat, {
        deck: without(player.deck, card),
        aside: [...asideOf(player), card],
      });
      t.reveal();
      t.emit({ type: 'put-aside', seat: f.seat });
      shuffleDeck(t, f.seat);
    },
  },
});

export function takeAside(t: T, seat: string): void {
  const { aside, hand } = playerOf(t.state, seat);
  if (aside === null) return;
  changePlayer(t.state, seat, { aside: null, hand: [...hand, ...aside] });
  t.emit({ type: 'drawn', seat, cards: aside }, [seat]);
  keepToLimit(t, seat);
}
