// Alliances are talk: nothing that a game consists of ever passes from one House to another.
import { describe, expect, it } from 'vitest';
import { HANDS } from '../src/house-cards.ts';
import type { ThronesState } from '../src/index.ts';
import { ALL_SETUPS, randomGame } from './support/random-games.ts';

function cardsOf(s: ThronesState, house: string): readonly string[] {
  const held = s.holdings.find(({ id }) => id === house);
  const played =
    s.combat === null
      ? []
      : (['attacker', 'defender'] as const).flatMap((side) => {
          const card = s.combat?.[side] === house ? s.combat.cards[side] : null;
          return card === null || held?.discard.includes(card) === true ? [] : [card];
        });
  return [...(held?.hand ?? []), ...(held?.discard ?? []), ...played].toSorted();
}

describe('gifts', () => {
  // thrones/alliances/no-gifts
  it.each(ALL_SETUPS)('are impossible: House cards and power stay with their House (%o)', (setup) => {
    let power = new Map<string, number>();
    for (const { state, events } of randomGame(setup, 'gifts')) {
      const gained = new Map<string, number>();
      for (const { event } of events) {
        if (event.type === 'power') gained.set(event.house, (gained.get(event.house) ?? 0) + event.gained);
      }
      for (const { id, power: now } of state.holdings) {
        expect(cardsOf(state, id)).toEqual(HANDS[id].toSorted());
        // More power only ever comes from the Pool, in what the rules say is gained.
        const most = (power.get(id) ?? now) + (gained.get(id) ?? 0);
        expect(now).toBeLessThanOrEqual(most);
      }
      power = new Map(state.holdings.map((held) => [held.id, held.power]));
    }
  });
});
