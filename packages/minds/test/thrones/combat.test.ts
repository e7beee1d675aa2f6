import { eyesOf, seededRandom } from '@maester/kernel';
import { thrones, type ThronesSetup } from '@maester/thrones';
import { describe, expect, it } from 'vitest';
import { playThrones } from '../../src/thrones/index.ts';

const SETUP: ThronesSetup = { players: 6, tidesOfBattle: false, faq: false };

/** Lannister attacks Greyjoy in Riverrun; Stark, in Ironman's Bay, is asked whom it supports. `tokens` says who holds what. */
function starkIsAsked(tokens: Record<string, readonly string[]>): string {
  const held = Object.entries(tokens).flatMap(([power, areas]) =>
    areas.map((area) => [area, { power }] as const),
  );
  const state = thrones.fromPosition(
    SETUP,
    'support',
    {
      phase: 'action',
      round: 5,
      board: 'empty',
      areas: {
        ...Object.fromEntries(held),
        'stoney-sept': { house: 'lannister', units: { footman: 1 }, order: 'march-0' },
        riverrun: { house: 'greyjoy', units: { footman: 1 } },
        'ironmans-bay': { house: 'stark', units: { ship: 1 }, order: 'support-0' },
      },
    },
    null,
  );
  thrones.apply(state, 'lannister', { 'footman-1': 'riverrun' });
  const [seat = ''] = thrones.waiting(state);
  if (seat === 'lannister') thrones.apply(state, seat, 'leave-token');
  expect(thrones.decision(state, 'stark')?.ask).toBe('support/grant-support');
  return String(playThrones(eyesOf(thrones, state, 'stark', seededRandom('support'))));
}

const FOUR = ['highgarden', 'oldtown', 'reach', 'starfall'];

describe('support for others', () => {
  it('goes against the House that has the most castles', () => {
    expect(starkIsAsked({ lannister: FOUR })).toBe('defender');
    expect(starkIsAsked({ greyjoy: FOUR })).toBe('attacker');
  });

  it('is given to nobody when it is all the same who wins', () => {
    expect(starkIsAsked({})).toBe('none');
  });
});
