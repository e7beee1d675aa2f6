// Which order tokens one sees.

import { thrones, type ThronesState } from '@maester/thrones';
import type { AreaId, OrderId } from '@maester/thrones/tables';
import { describe, expect, it } from 'vitest';
import { ordersShown } from '../../../src/games/thrones/orders-shown.ts';

const STARKS = { winterfell: 'march-0', 'white-harbor': 'defense-1', 'shivering-sea': 'support-0' } as const;

function planned(): ThronesState {
  const state = thrones.start({ players: 3, tidesOfBattle: false, faq: true }, 'orders');
  thrones.apply(state, 'stark', STARKS);
  return state;
}

const NO_DRAFTS = new Map<AreaId, OrderId>();

describe('orders in the planning phase', () => {
  it('show their faces to the House that placed them', () => {
    const shown = ordersShown(thrones.view(planned(), 'stark'), NO_DRAFTS);
    expect(shown.get('winterfell')).toEqual({ house: 'stark', order: 'march-0', draft: false });
    expect(shown.size).toBe(3);
  });

  it('show their backs to everyone else', () => {
    for (const viewer of ['lannister', null]) {
      const shown = ordersShown(thrones.view(planned(), viewer), NO_DRAFTS);
      expect([...shown.keys()].toSorted()).toEqual(Object.keys(STARKS).toSorted());
      expect([...shown.values()].every(({ order, house }) => order === null && house === 'stark')).toBe(true);
    }
  });

  it('placed in turn for want of tokens show their backs where they lie, and nothing elsewhere', () => {
    const position = {
      board: 'empty',
      forbidden: ['march-minus-1', 'march-0', 'defense-1', 'support-0', 'raid', 'consolidate'],
      tracks: {
        'iron-throne': ['stark', 'lannister', 'baratheon'],
        'kings-court': ['lannister', 'baratheon', 'stark'],
      },
      areas: {
        winterfell: { house: 'stark', units: { footman: 1 } },
        'white-harbor': { house: 'stark', units: { footman: 1 } },
        lannisport: { house: 'lannister', units: { footman: 1 } },
      },
    };
    const state = thrones.fromPosition(thrones.usualSetup(3), 'orders', position, null);
    thrones.apply(state, 'stark', { 'white-harbor': 'raid-star' });
    const back = { house: 'stark', order: null, draft: false };
    expect(ordersShown(thrones.view(state, 'lannister'), NO_DRAFTS)).toEqual(
      new Map([['white-harbor', back]]),
    );
    const face = { ...back, order: 'raid-star' };
    expect(ordersShown(thrones.view(state, 'stark'), NO_DRAFTS)).toEqual(new Map([['white-harbor', face]]));
  });

  it('lie as drafts where one has laid them out', () => {
    const drafts = new Map<AreaId, OrderId>([['lannisport', 'raid']]);
    const shown = ordersShown(thrones.view(planned(), 'lannister'), drafts);
    expect(shown.get('lannisport')).toEqual({ house: 'lannister', order: 'raid', draft: true });
  });
});
