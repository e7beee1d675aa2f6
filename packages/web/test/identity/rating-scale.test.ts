import { describe, expect, it } from 'vitest';
import { ratingScale } from '../../src/identity/rating-scale.ts';

describe('ratings on one scale', () => {
  it('begin and end at full hundreds, and hold every interval', () => {
    const place = ratingScale([
      { points: 1720, within: 130 },
      { points: 1480, within: 255 },
    ]);
    expect(place({ points: 1720, within: 130 })).toEqual({ low: 390 / 700, at: 520 / 700, high: 650 / 700 });
    expect(place({ points: 1480, within: 255 }).low).toBeCloseTo(25 / 700);
  });

  it('a single rating has a scale of its own', () => {
    expect(ratingScale([{ points: 1500, within: 0 }])({ points: 1500, within: 0 })).toEqual({
      low: 0,
      at: 0,
      high: 0,
    });
  });
});
