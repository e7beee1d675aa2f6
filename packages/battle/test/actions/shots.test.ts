// Ranged Attacks with another reach, with abilities made up for tests.
import { describe, expect, it } from 'vitest';
import type { Shots } from '../../src/cards/card.ts';
import { battle, type BattleState } from '../../src/index.ts';
import { mustUnit } from '../../src/units/units.ts';
import { makeUp } from '../support/editions.ts';
import { play, refusedBy, tableOf } from '../support/table.ts';

const SETUP = { points: 40, armies: ['stark-40', 'lannister-40'], terrain: 'none' };
const quiet = { attachments: [], ordersUsed: ['lannister-supremacy'] };
const place = (x: number, y: number, facing = 0) => ({ x: x * 1000, y: y * 1000, facing });

function lend(shots: Shots): void {
  const bow = { name: 'Bow', kind: 'short', toHit: 4, dice: [6, 5, 4] } as const;
  makeUp({
    abilities: { 'made-up': { name: 'x', shots: { Bow: shots } } },
    units: { 'stark-sworn-swords': { attacks: [bow], abilities: ['made-up'] } },
  });
}

function table(at: [number, number], facing = 180): BattleState {
  return tableOf(
    SETUP,
    {
      ncus: { 'two-ncu-1': { destroyed: true } },
      units: {
        'one-2': { at: [24, 12], ...quiet },
        'two-1': { at, facing, ...quiet },
      },
    },
    { attack: [4, 1, 1, 1, 1, 1], defense: [1], morale: [6, 6] },
  );
}

const targets = (state: BattleState): unknown => {
  play(state, ['one', 'one-2'], ['one', 'ranged'], ['one', place(24, 12)]);
  const decision = battle.decision(state, 'one');
  return decision?.kind === 'option' ? decision.options.map(({ id }) => id) : null;
};

describe('a Ranged Attack', () => {
  // battle/ranged/any-part
  it('from any part of the tray needs no front', () => {
    lend({ fromAnyPart: true });
    expect(targets(table([24, 4], 0))).toEqual(['two-1|0']);
    lend({});
    const usual = table([24, 4], 0);
    play(usual, ['one', 'one-2']);
    expect(refusedBy(usual, 'one', 'ranged')).toBe('battle/ranged/needs-target');
  });

  // battle/ranged/anywhere
  it('may reach anywhere for a worse roll, and says so', () => {
    lend({ anywhere: -3 });
    const far = table([24, 40]);
    expect(targets(far)).toEqual(['two-1|0|far']);
    expect(targets(table([24, 20]))).toEqual(['two-1|0']);
  });

  it('or reach anywhere as it is', () => {
    lend({ anywhere: 0 });
    expect(targets(table([24, 40]))).toEqual(['two-1|0']);
  });

  it('may reach further while something holds', () => {
    lend({ longWhile: (s) => s.round === 1 });
    expect(targets(table([24, 26]))).toEqual(['two-1|0']);
    lend({ longWhile: (s) => s.round === 2 });
    const state = table([24, 26]);
    play(state, ['one', 'one-2']);
    expect(refusedBy(state, 'one', 'ranged')).toBe('battle/ranged/needs-target');
  });

  // battle/ranged/never-solo
  it('may spare Solo units', () => {
    const wolf = (shots: Shots): BattleState => {
      lend(shots);
      return tableOf(SETUP, {
        turn: 'two',
        units: {
          'one-6': { at: [24, 20], ordersUsed: [] },
          'two-1': { at: [24, 28], facing: 180, ...quiet },
        },
      });
    };
    makeUp({
      units: {
        'lannister-guardsmen': {
          attacks: [{ name: 'Bow', kind: 'short', toHit: 4, dice: [6, 5, 4] }],
          abilities: ['made-up'],
        },
      },
      abilities: { 'made-up': { name: 'x', shots: {} } },
    });
    const spared = wolf({ neverSolo: true });
    play(spared, ['two', 'two-1']);
    expect(refusedBy(spared, 'two', 'ranged')).toBe('battle/ranged/needs-target');
    const shot = wolf({});
    play(shot, ['two', 'two-1']);
    expect(refusedBy(shot, 'two', 'ranged')).toBeNull();
  });
});

// battle/ranged/anywhere
it('beyond its range it hits with the worse roll', () => {
  lend({ anywhere: -3 });
  const shot = (state: BattleState, option: string): number => {
    play(state, ['one', 'one-2'], ['one', 'ranged'], ['one', place(24, 12)], ['one', option]);
    return mustUnit(state, 'two-1').wounds;
  };
  expect(shot(table([24, 40]), 'two-1|0|far')).toBe(12);
  expect(shot(table([24, 20]), 'two-1|0')).toBe(11);
});
