import { describe, expect, it } from 'vitest';
import { TUNED_STEPS, TUNED_WEIGHTS, tunedWeights } from '../../src/battle/tuned.ts';
import { PLAIN } from '../../src/battle/worth.ts';

describe('weights to begin a tuning with', () => {
  const none = TUNED_WEIGHTS.map(() => 0);

  it('are the plain ones without any steps', () => {
    expect(tunedWeights([], none)).toEqual(PLAIN);
  });

  it('are those in use unless others are given', () => {
    expect(tunedWeights()).toEqual(tunedWeights([], TUNED_STEPS));
    expect(tunedWeights()).not.toEqual(PLAIN);
  });

  it('are altered by further steps', () => {
    const fours = TUNED_WEIGHTS.map(() => 4);
    expect(tunedWeights(fours, none).army).toBe(2 * PLAIN.army);
    expect(tunedWeights(fours, fours).army).toBe(4 * PLAIN.army);
    expect(tunedWeights(fours, none).points).toBe(PLAIN.points);
  });
});
