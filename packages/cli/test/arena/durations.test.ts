import { describe, expect, it } from 'vitest';
import { addDurations, newDurations, noteDuration, quantile } from '../../src/arena/durations.ts';

describe('durations', () => {
  it('know their median and percentiles within a few per cent', () => {
    const durations = newDurations();
    for (let i = 1; i <= 1000; i++) noteDuration(durations, i / 10);
    expect(quantile(durations, 0.5) / 50).toBeCloseTo(1, 1);
    expect(quantile(durations, 0.99) / 99).toBeCloseTo(1, 1);
  });

  it('can be added up', () => {
    const [some, more] = [newDurations(), newDurations()];
    noteDuration(some, 1);
    for (let i = 0; i < 9; i++) noteDuration(more, 8);
    addDurations(some, more);
    expect(quantile(some, 0.05)).toBe(1);
    expect(quantile(some, 0.5)).toBe(8);
  });

  it('take no time at all for very little', () => {
    const durations = newDurations();
    noteDuration(durations, 0);
    expect(quantile(durations, 0.5)).toBeLessThan(0.001);
    expect(quantile(newDurations(), 0.5)).toBe(0);
  });
});
