import { seededRandom } from '@maester/kernel';
import { describe, expect, it } from 'vitest';
import { advisedSteps, anySteps, factorOf, slopesOf, type Meeting } from '../../src/learning/tuning.ts';

/** Meetings in which more of the first weight helps and more of the second harms; the third does nothing. */
function meetings(count: number): Meeting[] {
  const random = seededRandom('meetings');
  return Array.from({ length: count }, () => {
    const [one, other] = [anySteps(random, 3, 6), anySteps(random, 3, 6)];
    const ahead = (i: number): number => (one[i] ?? 0) - (other[i] ?? 0);
    return { one, other, result: 0.05 * ahead(0) - 0.02 * ahead(1) + (random.below(1000) - 500) / 1000 };
  });
}

describe('tuning', () => {
  it('doubles a weight in four steps, and halves it in four back', () => {
    expect([0, 4, 8, -4].map(factorOf)).toEqual([1, 2, 4, 0.5]);
    expect(factorOf(-3)).toBeCloseTo(factorOf(1) / 2);
    expect(factorOf(3)).toBeGreaterThan(factorOf(2));
  });

  it('finds which way each weight should go, and how sure that is', () => {
    const [first, second, third] = slopesOf(3, meetings(300));
    expect(first?.slope).toBeCloseTo(0.05, 2);
    expect(second?.slope).toBeCloseTo(-0.02, 2);
    expect(Math.abs(third?.slope ?? 1)).toBeLessThan(3 * (third?.error ?? 0));
    expect(first?.error).toBeLessThan(0.01);
  });

  it('goes far only where it is sure', () => {
    const slopes = [
      { slope: 0.05, error: 0.005 },
      { slope: -0.02, error: 0.01 },
      { slope: 0.001, error: 0.01 },
    ];
    expect(advisedSteps(slopes, 1, 6)).toEqual([6, -2, 0]);
    expect(advisedSteps(slopes, 0.5, 6)).toEqual([5, -1, 0]);
  });
});
