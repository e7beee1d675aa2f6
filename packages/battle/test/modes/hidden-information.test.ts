// What players may not know in game modes: each other's Mission cards and Siege cards.
import { seededRandom } from '@maester/kernel';
import { describe, expect, it } from 'vitest';
import { battle, type BattleState } from '../../src/index.ts';
import { handOf, keepHand } from '../../src/modes/mode-state.ts';
import { randomGame } from '../support/random-games.ts';
import type { ModeId } from '../../src/modes/ids.ts';

const SLOW = 120_000;

function stateIn(mode: ModeId, round: number): BattleState {
  const setup = battle.readSetup({ mode, points: 30, armies: ['stark-30', 'lannister-30'], terrain: 'none' });
  for (const { state } of randomGame(setup, `hidden ${mode}`)) if (state.round === round) return state;
  throw new Error(`${mode} never came to round ${round}`);
}

const view = (s: BattleState, viewer: string | null) => battle.view(s, viewer).modeState;

describe('Mission cards in hand (battle/mode-the-winds-of-winter/mission-hand)', () => {
  it('are known to their owner only', () => {
    const s = stateIn('the-winds-of-winter', 3);
    const own = handOf(s, 'missionHands', 'two');
    expect(own).toHaveLength(5);
    expect(view(s, 'two')['missionHands']).toMatchObject({ two: own });
    expect(view(s, 'one')['missionHands']).toMatchObject({ two: own.map(() => 0) });
    expect(view(s, null)['missionHands']).toEqual({ one: [0, 0, 0, 0, 0], two: [0, 0, 0, 0, 0] });
  });

  it('make no difference to what the opponent sees', () => {
    const s = stateIn('the-winds-of-winter', 2);
    const other = battle.copy(s);
    keepHand(other, 'missionHands', 'two', [1, 2, 3, 4, 11, 12]);
    keepHand(s, 'missionHands', 'two', [5, 6, 7, 8, 11, 12]);
    expect(battle.view(other, 'one')).toEqual(battle.view(s, 'one'));
    expect(battle.view(other, null)).toEqual(battle.view(s, null));
    expect(battle.view(other, 'two')).not.toEqual(battle.view(s, 'two'));
  });

  it('are imagined as cards that can be there: never a revealed one, and 11 and 12 unless they were', () => {
    const s = stateIn('the-winds-of-winter', 4);
    const random = seededRandom('imagine');
    for (let i = 0; i < 50; i++) {
      const imagined = battle.imagine(battle.view(s, 'one'), 'one', random);
      const hand = handOf(imagined, 'missionHands', 'two');
      const shown = handOf(s, 'missionsShown', 'two');
      expect(handOf(imagined, 'missionHands', 'one')).toEqual(handOf(s, 'missionHands', 'one'));
      expect(hand).toHaveLength(handOf(s, 'missionHands', 'two').length);
      expect(new Set(hand).size).toBe(hand.length);
      expect(hand.filter((card) => shown.includes(card) || card < 1 || card > 12)).toEqual([]);
      for (const sure of [11, 12]) expect(hand.includes(sure) || shown.includes(sure)).toBe(true);
    }
  });
});

describe('Siege cards in hand (battle/mode-a-storm-of-swords/siege-cards)', () => {
  it(
    'are known to their owner only, and imagined as any that were not played',
    () => {
      const s = stateIn('a-storm-of-swords', 1);
      keepHand(s, 'siegeHands', 'two', [2, 5]);
      keepHand(s, 'siegeShown', 'two', [3]);
      expect(view(s, 'two')['siegeHands']).toMatchObject({ two: [2, 5] });
      expect(view(s, 'one')['siegeHands']).toMatchObject({ two: [0, 0] });
      const random = seededRandom('imagine');
      const seen = new Set<number>();
      for (let i = 0; i < 100; i++) {
        const hand = handOf(battle.imagine(battle.view(s, 'one'), 'one', random), 'siegeHands', 'two');
        expect(new Set(hand).size).toBe(2);
        for (const card of hand) seen.add(card);
      }
      expect(seen).toEqual(new Set([1, 2, 4, 5, 6]));
    },
    SLOW,
  );
});
