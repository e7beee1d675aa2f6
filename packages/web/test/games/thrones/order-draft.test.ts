import { AREA_IDS, ORDER_IDS, ORDERS, type AreaId } from '@maester/thrones/tables';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  exchange,
  fillIn,
  lay,
  readDraft,
  starsLaid,
  tokensLeft,
  without,
  type Draft,
} from '../../../src/games/thrones/controls/order-draft.ts';

const draft: Draft = { winterfell: 'march-plus-1', 'white-harbor': 'raid' };

describe('orders laid out', () => {
  it('count the tokens and the stars that are left', () => {
    expect(tokensLeft(draft, 'march-plus-1')).toBe(0);
    expect(tokensLeft(draft, 'raid')).toBe(1);
    expect(starsLaid(draft)).toBe(1);
  });

  it('take a token where it lies when it is the last of its kind, and put the other there in exchange', () => {
    expect(lay(draft, 'white-harbor', 'march-plus-1', 1)).toEqual({
      ok: true,
      draft: { winterfell: 'raid', 'white-harbor': 'march-plus-1' },
    });
    expect(lay(draft, 'karhold', 'march-plus-1', 1)).toEqual({
      ok: true,
      draft: { karhold: 'march-plus-1', 'white-harbor': 'raid' },
    });
  });

  it('refuse a star too many: thrones/planning/star-limit', () => {
    const laid = lay(draft, 'white-harbor', 'raid-star', 1);
    expect(laid).toMatchObject({ ok: false, refusal: { rule: 'thrones/planning/star-limit' } });
    expect(lay(draft, 'winterfell', 'raid-star', 1).ok).toBe(true);
  });

  it('change places when one is dragged onto the other', () => {
    expect(exchange(draft, 'winterfell', 'white-harbor')).toEqual({
      winterfell: 'raid',
      'white-harbor': 'march-plus-1',
    });
    expect(exchange(draft, 'winterfell', 'karhold')).toEqual({
      karhold: 'march-plus-1',
      'white-harbor': 'raid',
    });
    expect(exchange(draft, 'karhold', 'winterfell')).toEqual(draft);
  });

  it('are filled in as suggested where they are empty, and stay where they lie', () => {
    const suggested: Draft = { winterfell: 'defense-1', karhold: 'raid', eyrie: 'defense-2' };
    const filled = fillIn(draft, suggested, ['winterfell', 'karhold', 'eyrie'], ORDER_IDS, 2);
    expect(filled).toEqual({ ...draft, karhold: 'raid', eyrie: 'defense-2' });
  });

  it('are filled in with what comes nearest where tokens or stars are used up', () => {
    const areas: readonly AreaId[] = ['winterfell', 'white-harbor', 'karhold', 'eyrie', 'twins'];
    const suggested: Draft = {
      winterfell: 'consolidate',
      karhold: 'march-plus-1',
      eyrie: 'defense-2',
      twins: 'raid',
    };
    expect(fillIn(draft, suggested, areas, ORDER_IDS, 1)).toEqual({
      ...draft,
      karhold: 'march-0',
      eyrie: 'defense-1',
      twins: 'raid',
    });
    // No March is left and none of them can be given: what was meant for Winterfell goes to Karhold.
    const noMarch = ORDER_IDS.filter((order) => ORDERS[order].type !== 'march');
    expect(fillIn(draft, suggested, areas, noMarch, 1)).toMatchObject({ karhold: 'consolidate' });
  });

  it('are filled in everywhere, in a way the rules allow, whatever the player laid and the computer suggests', () => {
    const orders = fc.constantFrom(...ORDER_IDS);
    const plan = fc.dictionary(fc.constantFrom(...AREA_IDS), orders, { maxKeys: 15 });
    fc.assert(
      fc.property(plan, plan, fc.integer({ min: 0, max: 3 }), (laid, suggested, limit) => {
        const areas = [...new Set([...Object.keys(laid), ...Object.keys(suggested)])] as AreaId[];
        const own = fillIn({}, laid, Object.keys(laid) as AreaId[], ORDER_IDS, limit);
        const filled = fillIn(own, suggested, areas, ORDER_IDS, limit);
        expect(filled).toMatchObject(own);
        expect(Object.keys(filled)).toHaveLength(Math.min(areas.length, 10 + limit));
        expect(starsLaid(filled)).toBeLessThanOrEqual(limit);
        expect(ORDER_IDS.every((order) => tokensLeft(filled, order) >= 0)).toBe(true);
      }),
    );
  });

  it('can be taken away, and survive a visit as far as they still make sense', () => {
    expect(without(draft, 'winterfell')).toEqual({ 'white-harbor': 'raid' });
    expect(readDraft({ ...draft, pyke: 'raid' }, ['winterfell', 'pyke'], ['raid'])).toEqual({ pyke: 'raid' });
    expect(readDraft('nonsense', ['pyke'], ['raid'])).toEqual({});
    expect(readDraft(null, ['pyke'], ['raid'])).toEqual({});
  });
});
