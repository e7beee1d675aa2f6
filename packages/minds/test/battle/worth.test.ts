import { battle, type BattleState } from '@maester/battle';
import type { ModeId } from '@maester/battle/field';
import type { JsonObject } from '@maester/kernel';
import { describe, expect, it } from 'vitest';
import { featuresOf } from '../../src/battle/features.ts';
import { chanceToWin } from '../../src/battle/learned.ts';
import { Threats } from '../../src/battle/threats.ts';
import { TUNED_BY_MODE, tunedWeights } from '../../src/battle/tuned.ts';
import { PLAIN, weighing } from '../../src/battle/worth.ts';

interface Units {
  readonly [unit: string]: JsonObject;
}

function battleOf(mode: ModeId, units: Units, more: JsonObject = {}): BattleState {
  const setup = battle.readSetup({
    mode,
    points: 40,
    armies: ['stark-40', 'lannister-40'],
    terrain: 'none',
  });
  return battle.fromPosition(setup, 'worth', { units, ...more }, {});
}

/** Too far apart to threaten each other. */
function apart(mode: ModeId, enemy: JsonObject): BattleState {
  return battleOf(mode, {
    'one-2': { at: [4, 4], attachments: [] },
    'two-1': { at: [44, 44], attachments: [], ...enemy },
  });
}

/** What the Hand gives for half of a unit. */
function worthOfHalf(mode: ModeId): number {
  const judge = weighing(tunedWeights(), TUNED_BY_MODE);
  return judge(apart(mode, { wounds: 6 }), 'one') - judge(apart(mode, { wounds: 12 }), 'one');
}

describe('the chance to win', () => {
  it('is certain when the battle is over, and no more than that', () => {
    const state = battleOf('a-game-of-thrones', {});
    const won: BattleState = {
      ...state,
      flow: { ...state.flow, outcome: { winners: ['one'], rule: 'battle/game/end' } },
    };
    expect([chanceToWin()(won, 'one'), chanceToWin()(won, 'two')]).toEqual([1, -1]);
  });
});

describe('what the Hand gives for the Wounds of an army', () => {
  it('is less in Fire & Blood, where only what was destroyed scores', () => {
    const usual = worthOfHalf('a-game-of-thrones');
    expect(usual).toBeGreaterThan(0);
    expect(worthOfHalf('fire-and-blood')).toBeGreaterThan(0);
    expect(worthOfHalf('fire-and-blood')).toBeLessThan(0.7 * usual);
  });
});

/** What a siege is worth to its Attacker, "two", with this done to one unit. */
function siege(unit: string, change: JsonObject): number {
  const units: Record<string, JsonObject> = {
    'one-2': { at: [40, 8], attachments: [] },
    'two-1': { at: [24, 44], facing: 180, attachments: [] },
    'wall-1': { at: [24, 3.875] },
  };
  units[unit] = { ...units[unit], ...change };
  return weighing(PLAIN)(battleOf('a-storm-of-swords', units, { modeState: { defender: 0 } }), 'two');
}

describe('in a siege', () => {
  it('the Attacker wants to be at the walls', () => {
    const far = siege('two-1', {});
    const nearer = siege('two-1', { at: [24, 30] });
    expect(nearer).toBeGreaterThan(far);
    expect(siege('two-1', { at: [24, 16] })).toBeGreaterThan(nearer);
  });

  it('the Wounds of the Attacker, whose units come back, count little', () => {
    const lost = siege('two-1', {}) - siege('two-1', { wounds: 6 });
    const struck = siege('one-2', { wounds: 6 }) - siege('one-2', {});
    expect(lost).toBeGreaterThan(0);
    expect(lost).toBeLessThan(0.3 * struck);
  });

  it('a wall that falls is worth more than one that is about to fall', () => {
    const wounded = siege('wall-1', { wounds: 1 });
    expect(wounded).toBeGreaterThan(siege('wall-1', { wounds: 6 }));
    expect(siege('wall-1', { destroyed: true })).toBeGreaterThan(wounded);
  });
});

describe('Condition tokens', () => {
  it('don’t make a unit that is all but destroyed worth sparing', () => {
    const worth = (enemy: JsonObject): number => weighing(PLAIN)(apart('a-game-of-thrones', enemy), 'one');
    const conditions = ['panicked', 'vulnerable', 'weakened'];
    expect(worth({ wounds: 1, conditions })).toBeLessThan(worth({ wounds: 1 }) + 0.02);
    expect(worth({ wounds: 12, conditions })).toBeGreaterThan(worth({ wounds: 12 }) + 0.02);
  });
});

describe('threats', () => {
  const threatsOf = (s: BattleState): number => featuresOf(s, new Threats())[1]?.threats ?? NaN;

  it('to a wall that one blow may destroy hardly grow with a second unit', () => {
    const before = (wounds: number, second: Units): BattleState =>
      battleOf(
        'a-storm-of-swords',
        {
          'two-1': { at: [20, 10], facing: 180, attachments: [] },
          ...second,
          'wall-1': { at: [24, 3.875], wounds },
        },
        { modeState: { defender: 0 } },
      );
    const second = { 'two-2': { at: [28, 10], facing: 180, attachments: [] } };
    const growth = (wounds: number): number =>
      threatsOf(before(wounds, second)) / threatsOf(before(wounds, {}));
    expect(growth(1)).toBeLessThan(1.5);
    expect(growth(6)).toBeGreaterThan(growth(1));
  });

  it('of units that have acted are over with the last round', () => {
    const later = (round: number): number => {
      const units = {
        'one-2': { at: [24, 20], attachments: [] },
        'two-1': { at: [24, 28], facing: 180, attachments: [], activated: true },
      };
      const s = battleOf('a-game-of-thrones', units, { round });
      return featuresOf(s, new Threats())[1]?.['later-threats'] ?? NaN;
    };
    expect(later(5)).toBeGreaterThan(0);
    expect(later(6)).toBe(0);
  });
});
