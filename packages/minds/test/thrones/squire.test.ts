import { eyesOf, seededRandom } from '@maester/kernel';
import { thrones, type ThronesState } from '@maester/thrones';
import { describe, expect, it } from 'vitest';
import { playThrones } from '../../src/thrones/index.ts';
import { playSquire } from '../../src/thrones/squire.ts';

/** Stark's Ship in Ironman's Bay raids; `orders` lie next to it. */
function raid(orders: Record<string, string>): ThronesState {
  const there = Object.entries(orders).map(
    ([area, order]) => [area, { house: 'greyjoy', units: { footman: 1 }, order }] as const,
  );
  return thrones.fromPosition(
    { players: 6, tidesOfBattle: false, faq: false },
    'raids',
    {
      phase: 'action',
      round: 5,
      board: 'empty',
      areas: {
        ...Object.fromEntries(there),
        'ironmans-bay': { house: 'stark', units: { ship: 1 }, order: 'raid' },
      },
      tracks: { 'kings-court': ['greyjoy', 'lannister', 'stark', 'martell', 'baratheon', 'tyrell'] },
    },
    null,
  );
}

/** Whatever the squire does there, however its luck is, in alphabetical order. */
function raidsOf(state: ThronesState): string[] {
  expect(thrones.decision(state, 'stark')?.ask).toBe('raids/resolve-raid');
  const choices = Array.from({ length: 100 }, (_, i) =>
    String(playSquire(eyesOf(thrones, state, 'stark', seededRandom(`raid ${i}`)))),
  );
  return [...new Set(choices)].toSorted();
}

describe('the squire', () => {
  it('raids the best order, the second best or none, never just any', () => {
    const state = raid({ riverrun: 'consolidate', seagard: 'consolidate-star', pyke: 'raid' });
    expect(playThrones(eyesOf(thrones, state, 'stark', seededRandom('raid')))).toBe('ironmans-bay>seagard');
    expect(raidsOf(state)).toEqual(['ironmans-bay', 'ironmans-bay>riverrun', 'ironmans-bay>seagard']);
  });

  it('overlooks a single raid now and then', () => {
    const state = raid({ seagard: 'consolidate-star' });
    expect(raidsOf(state)).toEqual(['ironmans-bay', 'ironmans-bay>seagard']);
  });
});
