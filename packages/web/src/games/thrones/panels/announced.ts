// What is announced over the board when it happens: orders and cards turned up, bids opened, the wildlings, a combat won. The end
// of the game is the frame's to tell.

import type { ThronesEvent } from '@maester/thrones';
import type { AreaId, HouseId, WesterosCardId, WildlingCardId } from '@maester/thrones/tables';
import { isReveal } from '../events.ts';

export type Won = 'watch' | 'wildlings';

export type Announced =
  | { readonly kind: 'orders' }
  | { readonly kind: 'westeros'; readonly cards: readonly WesterosCardId[] }
  | {
      readonly kind: 'bids';
      readonly for: string;
      /** The highest first. */
      readonly bids: readonly { readonly house: HouseId; readonly bid: number }[];
      /** How it ended, if it was for the Night's Watch. */
      readonly attack: { readonly strength: number; readonly watch: number; readonly won: Won } | null;
    }
  | { readonly kind: 'wildling-card'; readonly card: WildlingCardId; readonly won: Won | undefined }
  | {
      readonly kind: 'combat';
      readonly area: AreaId;
      readonly winner: HouseId;
      readonly loser: HouseId;
      readonly strength: number;
      readonly against: number;
    };

/** What of the news is announced, in order; `before` is what happened earlier, the newest last. */
export function announced(
  news: readonly ThronesEvent[],
  before: readonly ThronesEvent[],
): readonly Announced[] {
  const orders: readonly Announced[] = isReveal(news) ? [{ kind: 'orders' }] : [];
  const others = news.flatMap((event, at): readonly Announced[] => {
    switch (event.type) {
      case 'westeros-cards':
        return [{ kind: 'westeros', cards: event.cards }];
      case 'bids':
        return [
          {
            kind: 'bids',
            for: event.for,
            bids: Object.entries(event.bids)
              .map(([house, bid]) => ({ house: house as HouseId, bid }))
              .toSorted((a, b) => b.bid - a.bid),
            attack: event.for === 'wildlings' ? (lastAttack(news.slice(at)) ?? null) : null,
          },
        ];
      case 'wildling-card': {
        const attack = lastAttack(news.slice(0, at)) ?? lastAttack(before);
        return [{ kind: 'wildling-card', card: event.card, won: attack?.won }];
      }
      case 'combat-won': {
        const { area, house: winner, loser, strength, against } = event;
        return [{ kind: 'combat', area, winner, loser, strength, against }];
      }
      default:
        return [];
    }
  });
  return [...orders, ...others];
}

function lastAttack(
  events: readonly ThronesEvent[],
): (ThronesEvent & { readonly type: 'wildlings' }) | undefined {
  return events.findLast((event) => event.type === 'wildlings');
}
