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
} from '../../src/thrones/controls/order-draft.ts';

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

  it('are filled in where they are empty, as far as tokens and stars go', () => {
    const suggested: Draft = { winterfell: 'defense-1', karhold: 'raid', eyrie: 'defense-2', twins: 'raid' };
    expect(fillIn(draft, suggested, ['winterfell', 'karhold', 'eyrie', 'twins'], 1)).toEqual({
      ...draft,
      karhold: 'raid',
    });
  });

  it('can be taken away, and survive a visit as far as they still make sense', () => {
    expect(without(draft, 'winterfell')).toEqual({ 'white-harbor': 'raid' });
    expect(readDraft({ ...draft, pyke: 'raid' }, ['winterfell', 'pyke'], ['raid'])).toEqual({ pyke: 'raid' });
    expect(readDraft('nonsense', ['pyke'], ['raid'])).toEqual({});
    expect(readDraft(null, ['pyke'], ['raid'])).toEqual({});
  });
});
