// Abilities that reach units nearby, with abilities made up for tests.
import { describe, expect, it } from 'vitest';
import { attackSources } from '../../src/odds/sources.ts';
import type { Aura } from '../../src/cards/card.ts';
import { describeAttack } from '../../src/index.ts';
import { moraleModifiers } from '../../src/morale/morale.ts';
import { ABILITIES_LOST } from '../../src/state.ts';
import { mustUnit } from '../../src/units/units.ts';
import { makeUp } from '../support/editions.ts';
import { tableOf } from '../support/table.ts';

const SETUP = { points: 30, armies: ['stark-30', 'lannister-30'], terrain: 'none' };
const quiet = { attachments: [], ordersUsed: ['lannister-supremacy'] };

/** Every unit of Spearmen has this. */
function lend(near: Aura): void {
  makeUp({
    abilities: { 'made-up': { name: 'x', near } },
    units: { 'house-karstark-spearmen': { abilities: ['made-up'] } },
  });
}

const table = (x: number, more: object = {}) =>
  tableOf(SETUP, {
    units: {
      'one-2': { at: [24, 20], ...quiet },
      'one-3': { at: [x, 16], ...quiet },
      'two-1': { at: [24, 24.8], facing: 180, ...quiet },
    },
    ...more,
  });

// battle/ability/near, battle/term/in-range
describe('units nearby', () => {
  const roll = (state: ReturnType<typeof table>, unit: string): number =>
    moraleModifiers(state, mustUnit(state, unit), 'panic').roll;

  it('friends in Short Range have it, the bearer among them, others not', () => {
    lend({ whom: 'friends', within: 'short', morale: () => ({ roll: 1 }) });
    expect(['one-2', 'one-3', 'two-1'].map((id) => roll(table(16), id))).toEqual([1, 1, 0]);
    expect(roll(table(6), 'one-2')).toBe(0);
  });

  it('or other friends alone, or enemies', () => {
    lend({ whom: 'other-friends', within: 'short', morale: () => ({ roll: 1 }) });
    expect(['one-2', 'one-3'].map((id) => roll(table(16), id))).toEqual([1, 0]);
    lend({ whom: 'enemies', within: 'long', morale: () => ({ roll: -1 }) });
    expect(['one-2', 'two-1'].map((id) => roll(table(16), id))).toEqual([0, -1]);
  });

  // battle/ability/same-name-not-cumulative
  it('once, however many bring it, and not from a unit that lost its Abilities', () => {
    lend({ whom: 'friends', within: 'short', morale: () => ({ roll: 1 }) });
    makeUp({ units: { 'house-umber-berserkers': { abilities: ['made-up'] } } });
    const both = table(16, {
      units: {
        'one-2': { at: [24, 20], ...quiet },
        'one-3': { at: [17, 16], ...quiet },
        'one-4': { at: [31, 16], ...quiet },
      },
    });
    expect(roll(both, 'one-2')).toBe(1);
    const lost = table(16, {
      lasting: [{ ability: ABILITIES_LOST, on: 'one-3', by: 'two', until: 'round' }],
    });
    expect(roll(lost, 'one-2')).toBe(0);
  });

  it('attacks of theirs gain, and the odds say where it comes from', () => {
    lend({
      whom: 'other-friends',
      within: 'short',
      attacking: (_, { kind }) => (kind === 'melee' ? { toHit: 1 } : null),
    });
    expect(describeAttack(table(16), 'one-2', 'two-1', 0).toHitModifier).toBe(1);
    expect(describeAttack(table(6), 'one-2', 'two-1', 0).toHitModifier).toBe(0);
    expect(attackSources(table(16), 'one-2', 'two-1', 0)).toContainEqual({
      from: 'ability',
      id: 'made-up',
      unit: 'one-3',
      gain: { toHit: 1 },
    });
  });

  it('attacks on enemies wherever they are', () => {
    lend({ whom: 'enemies', within: null, attacked: () => ({ toHit: 1 }) });
    expect(describeAttack(table(6), 'one-2', 'two-1', 0).toHitModifier).toBe(1);
  });
});
