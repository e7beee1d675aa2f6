import { battle, type BattleState } from '@maester/battle';
import type { ModeId } from '@maester/battle/field';
import { describe, expect, it } from 'vitest';
import { TUNED_BY_MODE, tunedWeights } from '../../src/battle/tuned.ts';
import { weighing } from '../../src/battle/worth.ts';

/** Too far apart to threaten each other. */
function apart(mode: ModeId, wounds: number): BattleState {
  const setup = battle.readSetup({
    mode,
    points: 40,
    armies: ['stark-40', 'lannister-40'],
    terrain: 'none',
  });
  const units = {
    'one-2': { at: [4, 4], attachments: [] },
    'two-1': { at: [44, 44], attachments: [], wounds },
  };
  return battle.fromPosition(setup, 'worth', { units }, {});
}

/** What the Hand gives for half of a unit. */
function worthOfHalf(mode: ModeId): number {
  const judge = weighing(tunedWeights(), TUNED_BY_MODE);
  return judge(apart(mode, 6), 'one') - judge(apart(mode, 12), 'one');
}

describe('what the Hand gives for the Wounds of an army', () => {
  it('is less in Fire & Blood, where only what was destroyed scores', () => {
    const usual = worthOfHalf('a-game-of-thrones');
    expect(usual).toBeGreaterThan(0);
    expect(worthOfHalf('fire-and-blood')).toBeGreaterThan(0);
    expect(worthOfHalf('fire-and-blood')).toBeLessThan(0.7 * usual);
  });
});
