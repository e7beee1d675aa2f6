/**
 * What players have seen of cards that lie face down: of a hand, and of the top and the bottom of a deck. It holds
 * until the cards move, and is kept for each viewer: a seat, or the table, which stands for spectators.
 *
 * A known hand is a number of cards without an order. A copy that leaves it openly is taken for a known one, so that
 * never more is known than is true (battle/tactics-deck/seen).
 */
import type { Viewer } from '@maester/kernel';

/** Cards of one player that a viewer knows. */
export interface Known {
  readonly hand: readonly string[];
  /** The first is on top. */
  readonly top: readonly string[];
  /** The last is the very last of the deck. */
  readonly bottom: readonly string[];
}

/** By viewer; null while nobody has seen any. */
export type KnownCards = { readonly [viewer: string]: Known } | null;

/** Spectators, who see what everyone sees. */
export const TABLE = 'table';

const NOTHING: Known = { hand: [], top: [], bottom: [] };

export function knownTo(known: KnownCards, viewer: Viewer): Known {
  return known?.[viewer ?? TABLE] ?? NOTHING;
}

/** One copy less of the card, if there is any. */
export function withoutOne(cards: readonly string[], card: string): readonly string[] {
  const at = cards.indexOf(card);
  return at < 0 ? cards : cards.toSpliced(at, 1);
}

/** Changes what everyone knows who knows anything, and forgets those who know nothing more. */
function revised(known: KnownCards, change: (one: Known, viewer: string) => Known): KnownCards {
  if (known === null) return null;
  const changed = Object.entries(known).flatMap(([viewer, before]) => {
    const one = change(before, viewer);
    return one.hand.length + one.top.length + one.bottom.length === 0 ? [] : [[viewer, one] as const];
  });
  return changed.length === 0 ? null : Object.fromEntries(changed);
}

/** So many cards are drawn from a deck that had `before`. */
export function afterDraw(known: KnownCards, owner: string, count: number, before: number): KnownCards {
  return revised(known, ({ hand, top, bottom }, viewer) => {
    const left = before - count;
    const over = Math.max(0, bottom.length - left);
    const drawn = [...top.slice(0, count), ...bottom.slice(0, over)];
    return {
      hand: viewer === owner ? [] : [...hand, ...drawn],
      top: top.slice(count),
      bottom: bottom.slice(over),
    };
  });
}

/** The deck is shuffled, or searched, which ends in a shuffle. */
export function afterShuffle(known: KnownCards): KnownCards {
  return revised(known, ({ hand }) => ({ hand, top: [], bottom: [] }));
}

/** A card leaves the hand, and everyone sees which. */
export function afterShown(known: KnownCards, card: string): KnownCards {
  return revised(known, (one) => ({ ...one, hand: withoutOne(one.hand, card) }));
}

/** Cards leave the hand, and nobody else sees which. */
export function afterHidden(known: KnownCards): KnownCards {
  return revised(known, (one) => ({ ...one, hand: [] }));
}

/** So many cards leave the top of a deck that had `before`, to places of which others say what is known. */
export function afterTopLeft(known: KnownCards, count: number, before: number): KnownCards {
  return revised(known, ({ hand, top, bottom }) => ({
    hand,
    top: top.slice(count),
    bottom: bottom.slice(Math.max(0, bottom.length - (before - count))),
  }));
}

/** A card leaves its place in a deck of so many, and everyone sees which. */
export function afterDeckCardGone(known: KnownCards, at: number, before: number): KnownCards {
  return revised(known, (one) => {
    const fromEnd = at - (before - one.bottom.length);
    if (at < one.top.length) return { ...one, top: one.top.toSpliced(at, 1) };
    return fromEnd < 0 ? one : { ...one, bottom: one.bottom.toSpliced(fromEnd, 1) };
  });
}

function learns(known: KnownCards, viewer: string, change: (one: Known) => Known): KnownCards {
  return { ...known, [viewer]: change(known?.[viewer] ?? NOTHING) };
}

/** A card comes into the hand, and these see which. */
export function cameToHand(known: KnownCards, viewers: readonly string[], card: string): KnownCards {
  return viewers.reduce(
    (all, viewer) => learns(all, viewer, (one) => ({ ...one, hand: [...one.hand, card] })),
    known,
  );
}

/** These see the whole hand. */
export function sawHand(known: KnownCards, viewers: readonly string[], hand: readonly string[]): KnownCards {
  if (hand.length === 0) return known;
  return viewers.reduce((all, viewer) => learns(all, viewer, (one) => ({ ...one, hand })), known);
}

/** A viewer sees the top of the deck. */
export function sawTop(known: KnownCards, viewer: string, top: readonly string[]): KnownCards {
  if (top.length === 0) return known;
  return learns(known, viewer, (one) => (one.top.length > top.length ? one : { ...one, top }));
}

/** A card comes below all others; only these know which. */
export function wentBelow(known: KnownCards, viewers: readonly string[], card: string): KnownCards {
  const moved = revised(known, (one, viewer) => ({
    ...one,
    // whoever does not see it knows no longer what lies at the very bottom
    bottom: viewers.includes(viewer) ? one.bottom : [],
  }));
  return viewers.reduce(
    (all, viewer) => learns(all, viewer, (one) => ({ ...one, bottom: [...one.bottom, card] })),
    moved,
  );
}
