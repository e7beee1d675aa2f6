import { eyesOf, seededRandom } from '@maester/kernel';
import { thrones, type ThronesSetup, type ThronesState } from '@maester/thrones';
import { describe, expect, it } from 'vitest';
import { playHand } from '../../src/thrones/hand/index.ts';
import { playThrones } from '../../src/thrones/index.ts';

const SETUP: ThronesSetup = { players: 6, tidesOfBattle: false, faq: false };

/** Lannister attacks Riverrun with so many Footmen and Tywin; Greyjoy defends it with strength 6. */
function greyjoyIsAsked(footmen: number): ThronesState {
  const state = thrones.fromPosition(
    SETUP,
    'blade',
    {
      phase: 'action',
      round: 5,
      board: 'empty',
      areas: {
        'stoney-sept': { house: 'lannister', units: { footman: footmen }, order: 'march-0' },
        riverrun: { house: 'greyjoy', units: { knight: 1, footman: 1 } },
        arbor: { house: 'tyrell', units: { footman: 1 }, order: 'march-0' }, // the round goes on
      },
      houses: {
        lannister: { supply: 6, hand: ['tywin-lannister', 'cersei-lannister'] },
        greyjoy: { hand: ['euron-crows-eye', 'victarion-greyjoy'] },
      },
    },
    null,
  );
  const moves = Array.from({ length: footmen }, (_, i) => [`footman-${i + 1}`, 'riverrun'] as const);
  thrones.apply(state, 'lannister', Object.fromEntries(moves));
  if (thrones.decision(state, 'lannister')?.ask === 'march/leave-power-token')
    thrones.apply(state, 'lannister', 'leave-nothing');
  thrones.apply(state, 'lannister', 'tywin-lannister');
  thrones.apply(state, 'greyjoy', 'victarion-greyjoy');
  expect(thrones.decision(state, 'greyjoy')?.ask).toBe('combat/use-blade');
  return state;
}

describe.each([
  ['the castellan', playThrones],
  ['the Hand', playHand],
])('%s', (_, player) => {
  const answer = (state: ThronesState) => player(eyesOf(thrones, state, 'greyjoy', seededRandom('blade')));

  it('uses the Valyrian Steel Blade only where it decides the combat', () => {
    expect(answer(greyjoyIsAsked(2))).toBe('no'); // 6 to 6, and a tie is Greyjoy's
    expect(answer(greyjoyIsAsked(3))).toBe('plus-one'); // 7 to 6
    expect(answer(greyjoyIsAsked(4))).toBe('no'); // 8 to 6
  });
});
