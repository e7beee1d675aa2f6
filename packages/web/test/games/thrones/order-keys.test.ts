// Orders laid by key.
import { describe, expect, it } from 'vitest';
import { ORDER_IDS } from '@maester/thrones/tables';
import { orderByKey } from '../../../src/games/thrones/controls/order-keys.ts';

describe('an order by its key', () => {
  it('is the plain token of its kind first, then the next one, going around', () => {
    expect(orderByKey('m', {}, 'winterfell', ORDER_IDS, 1)).toBe('march-0');
    expect(orderByKey('M', { winterfell: 'march-0' }, 'winterfell', ORDER_IDS, 1)).toBe('march-plus-1');
    expect(orderByKey('m', { winterfell: 'march-plus-1' }, 'winterfell', ORDER_IDS, 1)).toBe('march-minus-1');
  });

  it('keeps to the stars', () => {
    expect(orderByKey('m', { winterfell: 'march-0' }, 'winterfell', ORDER_IDS, 0)).toBe('march-minus-1');
  });

  it('takes no token from another area', () => {
    const draft = { karhold: 'march-0' } as const;
    expect(orderByKey('m', draft, 'winterfell', ORDER_IDS, 0)).toBe('march-minus-1');
    const used = { karhold: 'raid', 'bay-of-ice': 'raid' } as const;
    expect(orderByKey('r', used, 'winterfell', ORDER_IDS, 0)).toBeNull();
  });

  it('is none that a Westeros card forbids, nor for any other key', () => {
    const allowed = ORDER_IDS.filter((order) => !order.startsWith('defense'));
    expect(orderByKey('d', {}, 'winterfell', allowed, 3)).toBeNull();
    expect(orderByKey('x', {}, 'winterfell', ORDER_IDS, 3)).toBeNull();
  });
});
