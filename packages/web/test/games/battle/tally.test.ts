// A battle in numbers agrees with the battle.
import { battle, type BattleEvent } from '@maester/battle';
import { fullWounds, isFixture } from '@maester/battle/field';
import { seededRandom, type RollEvent } from '@maester/kernel';
import { describe, expect, it } from 'vitest';
import { tally } from '../../../src/games/battle/result/tally.ts';

function played(seed: string) {
  const random = seededRandom(seed);
  const { state, events } = battle.opening(battle.readSetup({ points: 30 }), seed);
  const told: (BattleEvent | RollEvent)[] = events.map(({ event }) => event);
  for (let [seat] = state.flow.waiting; seat !== undefined; [seat] = state.flow.waiting) {
    const applied = battle.apply(state, seat, battle.sample(state, seat, random));
    if (!applied.ok) throw new Error(applied.refusal.rule);
    told.push(...applied.events.map(({ event }) => event));
  }
  return { state, told };
}

describe('the tally of a battle', () => {
  it.each(['one', 'two', 'three', 'four'])('counts what happened in game %s', (seed) => {
    const { state, told } = played(`tally ${seed}`);
    const { rounds, byRound, byReason, units } = tally(told, state.sides.length);
    expect(rounds).toBe(state.round);
    const sum = (list: Iterable<number>): number => [...list].reduce((a, b) => a + b, 0);
    expect(byRound.map(sum)).toEqual(state.victoryPoints);
    expect(byReason.map((reasons) => sum(reasons.values()))).toEqual(state.victoryPoints);
    for (const unit of state.units.filter((each) => !isFixture(each) && each.destroyed))
      expect(units.get(unit.id)?.suffered).toBeGreaterThanOrEqual(fullWounds(state, unit));
  });

  it('gives Wounds to whoever attacked, and knows what the dice should have given', () => {
    const about = { unit: 'a', target: 'b' } as const;
    const { units, luck } = tally(
      [
        { type: 'round', round: 1 },
        { type: 'attack', ...about, attack: 'Sword', arc: 'front', dice: 6 },
        {
          type: 'hits',
          ...about,
          hits: 5,
          needed: 4,
          modifiers: [{ from: 'arc', id: 'flank', roll: 1 }],
          keywords: [],
        },
        { type: 'wounds', unit: 'b', wounds: 3, left: 0 },
        { type: 'destroyed', unit: 'b' },
        { type: 'turn', seat: 'two' },
        { type: 'wounds', unit: 'b', wounds: 1, left: 0 },
      ] satisfies BattleEvent[],
      2,
    );
    expect(units.get('a')).toEqual({ dealt: 3, suffered: 0, destroyed: 1 });
    expect(units.get('b')).toEqual({ dealt: 0, suffered: 4, destroyed: 0 });
    expect(luck.get('a')).toEqual({ hits: 5, expected: 4 });
  });
});
