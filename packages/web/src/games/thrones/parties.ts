// Whose doing an event is, and to whom it happens.

import type { ThronesEvent } from '@maester/thrones';
import type { HouseId } from '@maester/thrones/tables';

export interface Parties {
  /** Null for what nobody did alone: cards, bids, wildlings. */
  readonly by: HouseId | null;
  readonly to: readonly HouseId[];
}

export function partiesIn(event: unknown): Parties {
  const happened = event as ThronesEvent;
  switch (happened.type) {
    case 'raid':
      return { by: happened.house, to: [happened.victim] };
    case 'attack':
      return { by: happened.house, to: [happened.defender] };
    case 'combat-won':
      return { by: happened.house, to: [happened.house, happened.loser] };
    case 'support':
      return { by: happened.house, to: happened.for === happened.house ? [] : [happened.for] };
    case 'support-refused':
      return { by: happened.by, to: [happened.house] };
    case 'ships-captured':
      return { by: happened.house, to: [happened.from] };
    // Nobody does these things of their own will.
    case 'destroyed':
    case 'downgraded':
    case 'garrison-destroyed':
    case 'order-removed':
    case 'power-token-removed':
    case 'power-lost':
    case 'card-lost':
    case 'retreat':
    case 'supply':
    case 'track-shift':
    case 'highest-bidder':
    case 'lowest-bidder':
      return { by: happened.house, to: [happened.house] };
    default:
      return { by: 'house' in happened ? happened.house : null, to: [] };
  }
}
