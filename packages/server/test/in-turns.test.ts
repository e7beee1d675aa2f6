import { afterEach, describe, expect, it, vi } from 'vitest';
import { inTurns } from '../src/in-turns.ts';

afterEach(() => vi.useRealTimers());

describe('what is done for everyone once in a period', () => {
  it.each([0, 1, 3, 40, 41, 1000])('is done once for each of %i, a few at a time', (count) => {
    vi.useFakeTimers();
    const done: number[] = [];
    const { stop } = inTurns(
      10_000,
      () => Array.from({ length: count }, (_, i) => i),
      (one) => done.push(one),
    );
    let most = 0;
    for (let i = 0; i < 40; i++) {
      const before = done.length;
      vi.advanceTimersByTime(250);
      most = Math.max(most, done.length - before);
    }
    expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, i) => i));
    expect(most).toBeLessThanOrEqual(Math.ceil(count / 40));
    vi.advanceTimersByTime(10_000);
    expect(done.length).toBe(2 * count);
    stop();
    vi.advanceTimersByTime(10_000);
    expect(done.length).toBe(2 * count);
  });
});
