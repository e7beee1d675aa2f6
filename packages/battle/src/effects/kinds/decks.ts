/** Decks and hands of both sides. */
import { bug, idOn } from '@maester/kernel';
import { rulesOf } from '../../edition/of.ts';
import { areFriends, playerOf } from '../../sides/sides.ts';
import type { BattleState } from '../../state.ts';
import { cardsOfDeck, discardAtRandom, discardFromHand, isInDeck, keepToLimit } from '../../tactics/deck.ts';
import { handCount, takeForeign } from '../../tactics/foreign.ts';
import {
  discardFromTop,
  giveUpCards,
  lookAtDeck,
  lookAtHand,
  putAside,
  revealHand,
  takeAside,
} from '../../tactics/looking.ts';
import { findable, searchFreely } from '../../tactics/search.ts';
import { unitOf } from '../../units/units.ts';
import type { Situation } from '../context.ts';
import type { EffectNode, Kinds, Whose } from '../effect.ts';
import { amount } from '../interpreter.ts';
import { TOKEN_WORTH } from './whom.ts';

/** The player whose cards it is about. */
export function seatOf(c: Situation, whose: Whose): string {
  if (whose === 'own') return c.seat;
  if (whose === 'chosen') {
    return idOn(c.on, 'seat') ?? onlyOpponent(c.s, c.seat);
  }
  return unitOf(c.s, c.occasion[whose] ?? '')?.seat ?? onlyOpponent(c.s, c.seat);
}

function onlyOpponent(s: BattleState, seat: string): string {
  const opponent = s.seats.find((other) => !areFriends(s, other, seat));
  if (opponent === undefined) throw bug(`${seat} has no opponent`);
  return opponent;
}

/** Good for the player if an opponent loses it. */
const loss = (c: Situation, whose: Whose, worth: number): number =>
  areFriends(c.s, seatOf(c, whose), c.seat) ? -worth : worth;

function wanted(c: Situation, { among }: EffectNode<'searches'>): readonly string[] {
  const rules = rulesOf(c.s);
  const all = cardsOfDeck(rules, playerOf(c.s, c.seat));
  if (among === 'any') return all;
  if (among !== 'commanders') return among;
  return commandersCards(c, all);
}

const commandersCards = (c: Situation, all: readonly string[]): readonly string[] =>
  all.filter((card) => (rulesOf(c.s).tactics[card]?.commander ?? null) !== null);

/** Cards of the hand that can be given up: a card that is played has left it by then. */
const spare = (c: Situation): number => handCount(playerOf(c.s, c.seat)) - (c.source.of === 'card' ? 1 : 0);

/** What is in the deck, as its owner knows. */
const inDeck = (c: Situation, cards: readonly string[]): readonly string[] =>
  cards.filter((card) => isInDeck(c.s, c.seat, card));

type DeckKind =
  | 'gives-up'
  | 'exchanges-cards'
  | 'takes-foreign'
  | 'searches'
  | 'looks-at-deck'
  | 'looks-at-hand'
  | 'reveals-hand'
  | 'loses-card'
  | 'loses-named'
  | 'puts-aside'
  | 'takes-aside';

export const deckKinds: Pick<Kinds, DeckKind> = {
  'gives-up': {
    do: ({ cards, to }, c) => c.t.run(giveUpCards, { seat: c.seat, count: amount(cards, c), to }),
    can: ({ cards }, c) => spare(c) >= amount(cards, c),
    worth: ({ cards }, c) => -TOKEN_WORTH * amount(cards, c),
    say: ({ to }) => ({ key: `effect.gives-up-${to}` }),
  },
  'takes-foreign': {
    do: (_, c) => {
      const [of, card] = [seatOf(c, 'chosen'), idOn(c.on, 'card') ?? ''];
      takeForeign(c.s, c.seat, of, card);
      c.t.emit({ type: 'card-stolen', seat: c.seat, of, card });
      keepToLimit(c.t, c.seat);
    },
    worth: () => 1.5 * TOKEN_WORTH,
    say: () => ({ key: 'effect.takes-foreign' }),
  },
  'exchanges-cards': {
    do: (_, c) => c.t.run(giveUpCards, { seat: c.seat, count: null, to: 'exchange' }),
    can: (_, c) => playerOf(c.s, c.seat).deck.length > 0,
    worth: () => 1.5 * TOKEN_WORTH,
    say: () => ({ key: 'effect.exchanges-cards' }),
  },
  searches: {
    do: (node, c) =>
      c.t.run(searchFreely, {
        seat: c.seat,
        cards: wanted(c, node),
        piles: node.piles,
        shown: node.among !== 'any',
      }),
    can: (node, c) =>
      findable(c.s, c.seat, { cards: wanted(c, node), piles: node.piles, shown: true }).length > 0,
    worth: () => 2 * TOKEN_WORTH,
    say: ({ piles }) => ({ key: `effect.searches-${piles}` }),
  },
  'looks-at-deck': {
    do: ({ whose, cards, and }, c) =>
      c.t.run(lookAtDeck, { seat: c.seat, of: seatOf(c, whose), count: cards, then: and }),
    can: ({ whose }, c) => playerOf(c.s, seatOf(c, whose)).deck.length > 0,
    worth: ({ and }) => (and === 'takes-one' ? 1.5 * TOKEN_WORTH : TOKEN_WORTH / 2),
    say: ({ cards, and }) => ({ key: `effect.looks-at-deck-${and}`, facts: { cards } }),
  },
  'looks-at-hand': {
    do: ({ whose, discards }, c) => c.t.run(lookAtHand, { seat: c.seat, of: seatOf(c, whose), discards }),
    can: ({ whose }, c) => handCount(playerOf(c.s, seatOf(c, whose))) > 0,
    worth: ({ discards }) => (discards ? 2 * TOKEN_WORTH : TOKEN_WORTH / 2),
    say: ({ discards }) => ({ key: discards ? 'effect.looks-and-discards' : 'effect.looks-at-hand' }),
  },
  'reveals-hand': {
    do: ({ whose }, c) => revealHand(c.t, seatOf(c, whose)),
    worth: ({ whose }, c) => loss(c, whose, TOKEN_WORTH / 2),
    say: () => ({ key: 'effect.reveals-hand' }),
  },
  'loses-card': {
    do: ({ whose, from }, c) => {
      if (from === 'hand') discardAtRandom(c.t, seatOf(c, whose));
      else discardFromTop(c.t, seatOf(c, whose), 0);
    },
    worth: ({ whose, from }, c) => loss(c, whose, from === 'hand' ? TOKEN_WORTH : TOKEN_WORTH / 4),
    say: ({ from }) => ({ key: `effect.loses-card-${from}` }),
  },
  'loses-named': {
    do: (_, c) => {
      const [of, card] = [seatOf(c, 'chosen'), idOn(c.on, 'card') ?? ''];
      const at = playerOf(c.s, of).hand.indexOf(card);
      c.t.emit({ type: 'card-named', seat: c.seat, of, card });
      if (at >= 0) discardFromHand(c.t, of, new Set([at]));
    },
    worth: () => TOKEN_WORTH / 3,
    say: () => ({ key: 'effect.loses-named' }),
  },
  'puts-aside': {
    do: (_, c) => {
      const all = cardsOfDeck(rulesOf(c.s), playerOf(c.s, c.seat));
      c.t.run(putAside, { seat: c.seat, cards: inDeck(c, commandersCards(c, all)) });
    },
    worth: () => TOKEN_WORTH,
    say: () => ({ key: 'effect.puts-aside' }),
  },
  'takes-aside': {
    do: (_, c) => takeAside(c.t, c.seat),
    can: (_, c) => playerOf(c.s, c.seat).aside !== null,
    worth: () => TOKEN_WORTH,
    say: () => ({ key: 'effect.takes-aside' }),
  },
};
