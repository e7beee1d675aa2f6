/** Tyrion's game of 2018: an opponent shows two Tactics cards, or the only one, and Tyrion's player discards one of them. */
import { named } from '../../../options.ts';
import { procedure } from '../../../rules.ts';
import { changePlayer, playerOf } from '../../../sides/sides.ts';
import { discardFromHand, onlookers, places } from '../../../tactics/deck.ts';
import { handCount, wholeHand } from '../../../tactics/foreign.ts';
import { cameToHand, knownTo, withoutOne, type KnownCards } from '../../../tactics/known.ts';

const SHOWN = 2;

interface ShowCards {
  seat: string;
  of: string;
  shown: string[];
}

/** What a viewer knows of the hand, with these cards of it; some may have been known before. */
function shownTo(known: KnownCards, viewer: string, shown: readonly string[]): KnownCards {
  const unknown = knownTo(known, viewer).hand.reduce(withoutOne, shown);
  return unknown.reduce((all, card) => cameToHand(all, [viewer], card), known);
}

export const showCards = procedure<ShowCards>('show-cards')({
  choose: {
    ask: 'several',
    seat: (s, f) => (handCount(playerOf(s, f.of)) > 0 ? f.of : null),
    options: (s, f) => places(s, f.of),
    howMany: (s, f) => {
      const count = Math.min(SHOWN, handCount(playerOf(s, f.of)));
      return [count, count];
    },
    then: (t, f, chosen) => {
      const { state: s } = t;
      const options = places(s, f.of);
      f.shown = wholeHand(playerOf(s, f.of)).filter((_, i) => chosen.includes(options[i]?.id ?? ''));
      const { hand, known } = playerOf(s, f.of);
      const own = f.shown.filter((card) => hand.includes(card));
      changePlayer(s, f.of, {
        known: onlookers(s, f.of).reduce((all, viewer) => shownTo(all, viewer, own), known),
      });
      t.reveal();
      t.emit({ type: 'revealed', seat: f.of, cards: f.shown });
    },
  },
  discard: {
    ask: 'option',
    seat: (_, f) => (f.shown.length > 0 ? f.seat : null),
    options: (_, f) => [...new Set(f.shown)].map((card) => named('card', card)),
    forced: 'is-taken',
    facts: (_, f) => ({ of: f.of }),
    then: (t, f, card) =>
      discardFromHand(t, f.of, new Set([wholeHand(playerOf(t.state, f.of)).indexOf(card)])),
  },
});
