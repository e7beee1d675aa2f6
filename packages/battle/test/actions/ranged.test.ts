// Ranged Attacks, with a unit made up for tests. The dice of the bowmen: 6 arrows at Long Range, hitting on 4.
import type { Json } from '@maester/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import type { UnitCard } from '../../src/cards/card.ts';
import { battle, type BattleState } from '../../src/index.ts';
import { mustUnit } from '../../src/units/units.ts';
import { makeUp } from '../support/editions.ts';
import { asked, play, refusedBy, tableOf } from '../support/table.ts';

/** A unit that shoots, made up for tests: Short Range with one attack, Long Range with another. */
const TEST_BOWMEN = 'test-bowmen';
const bowmen: UnitCard = {
  name: 'Bowmen of the tests',
  faction: 'stark',
  type: 'infantry',
  tray: 'infantry',
  cost: 5,
  speed: 5,
  defense: 5,
  morale: 6,
  wounds: 1,
  attacks: [
    { name: 'Knives', kind: 'melee', toHit: 5, dice: [4, 3, 2] },
    { name: 'Arrows', kind: 'long', toHit: 4, dice: [6, 5, 4] },
    { name: 'Javelins', kind: 'short', toHit: 3, dice: [6, 5, 4] },
  ],
  abilities: [],
};
beforeEach(() => makeUp({ units: { [TEST_BOWMEN]: bowmen } }));

const ROBB = 'robb-stark-the-wolf-lord';
const SETUP = {
  points: 40,
  terrain: 'none',
  armies: [
    {
      faction: 'stark',
      commander: ROBB,
      units: [
        { card: TEST_BOWMEN },
        { card: 'stark-sworn-swords', attachments: [ROBB] },
        { card: 'stark-sworn-swords' },
        { card: 'grey-wind' },
      ],
    },
    'lannister-40',
  ],
};

const quiet = { attachments: [], ordersUsed: ['lannister-supremacy', 'tactical-reposition'] };
const shooting = (
  units: { [id: string]: Json },
  dice: Record<string, number[]> = {},
  more: object = {},
): BattleState => tableOf(SETUP, { units: { 'one-1': { at: [24, 10] }, ...units }, ...more }, dice);

const at = (x: number, y: number, facing = 0): Json => ({ x: x * 1000, y: y * 1000, facing: facing * 100 });
const shoot = [
  ['one', 'one-1'],
  ['one', 'ranged'],
] as const;

describe('a Ranged Attack', () => {
  // battle/ranged/range, battle/ranged/measure, battle/unit/front-arrow
  it('reaches 12 inches at Long and 6 at Short Range, from the front arrow to the nearest part of the target', () => {
    const near = shooting({ 'two-1': { at: [24, 20.8], facing: 180, ...quiet } });
    play(near, ...shoot, ['one', at(24, 10)]);
    expect(battle.decision(near, 'one')).toMatchObject({ options: [{ id: 'two-1|1' }, { id: 'two-1|2' }] });
    const far = shooting({ 'two-1': { at: [24, 26.8], facing: 180, ...quiet } });
    play(far, ...shoot, ['one', at(24, 10)]);
    expect(battle.decision(far, 'one')).toMatchObject({ options: [{ id: 'two-1|1' }] });
  });

  // battle/ranged/shift, battle/ranged/target-after-shift, battle/ranged/needs-target, battle/ranged/choose-target
  it('may be preceded by a shift of 2 inches that leaves a target, so it reaches 14', () => {
    const state = shooting(
      { 'two-1': { at: [24, 28.8], facing: 180, ...quiet } },
      { attack: [4, 1, 1, 1, 1, 1], defense: [1], morale: [6, 6] },
    );
    play(state, ...shoot);
    expect(refusedBy(state, 'one', at(24, 10))).toBe('battle/ranged/target-after-shift');
    expect(refusedBy(state, 'one', at(24, 12.1))).toBe('battle/term/shift');
    expect(refusedBy(state, 'one', at(25, 11))).toBe('battle/term/shift');
    expect(refusedBy(state, 'one', at(24, 12, 10))).toBe('battle/term/shift-no-pivot');
    play(state, ['one', at(24, 12)], ['one', 'two-1|1']);
    expect(mustUnit(state, 'two-1').wounds).toBe(11);
  });

  it('may not be chosen if no enemy can be shot at, even after the shift', () => {
    const state = shooting({ 'two-1': { at: [24, 28.81], facing: 180, ...quiet } });
    play(state, ['one', 'one-1']);
    expect(refusedBy(state, 'one', 'ranged')).toBe('battle/ranged/needs-target');
  });

  // battle/ranged/needs-target
  it('may be chosen if only a certain shift opens a gap between friends', () => {
    const state = shooting({
      'one-2': { at: [21.581, 16.601], facing: 334.53, ...quiet },
      'one-3': { at: [27.109, 19.815], facing: 221.36, ...quiet },
      'two-1': { at: [19.737, 27.561], facing: 352.18, ...quiet },
    });
    play(state, ['one', 'one-1'], ['one', 'ranged']);
    expect(refusedBy(state, 'one', at(24, 10))).toBe('battle/ranged/target-after-shift');
    expect(refusedBy(state, 'one', at(24, 11))).toBe('battle/ranged/target-after-shift');
    expect(refusedBy(state, 'one', at(24, 11.5))).toBe('battle/move/no-overlap');
    play(state, ['one', at(24, 11.25)]);
    expect(asked(state)).toEqual({ one: 'ranged/choose-target' });
  });

  // battle/ranged/needs-attack
  it('needs a Ranged Attack on the card', () => {
    const state = shooting({ 'one-3': { at: [12, 10] }, 'two-1': { at: [12, 16], facing: 180, ...quiet } });
    play(state, ['one', 'one-3']);
    expect(refusedBy(state, 'one', 'ranged')).toBe('battle/ranged/needs-attack');
  });

  // battle/ranged/measure
  it('does not reach an enemy that is in the Front Arc but out of range', () => {
    const state = shooting({
      'two-1': { at: [24, 20], facing: 180, ...quiet },
      'two-2': { at: [37, 24], facing: 180, ...quiet },
    });
    play(state, ...shoot, ['one', at(24, 10)]);
    expect(battle.decision(state, 'one')).toMatchObject({ options: [{ id: 'two-1|1' }, { id: 'two-1|2' }] });
  });

  // battle/line-of-sight/units-block
  it('does not see past two units that stand in front', () => {
    const state = shooting({
      'one-2': { at: [21.2, 16], ...quiet },
      'one-3': { at: [26.7, 16] },
      'two-1': { at: [24, 22], facing: 180, ...quiet },
    });
    play(state, ['one', 'one-1']);
    expect(refusedBy(state, 'one', 'ranged')).toBe('battle/ranged/needs-target');
  });

  // battle/terrain/cover, battle/terrain/hedge
  it('does not see through Cover, which a Charge does', () => {
    const hedges = [
      { kind: 'hedge', at: [22.5, 15.4] },
      { kind: 'hedge', at: [25.5, 17.1] },
    ];
    const state = shooting({ 'two-1': { at: [24, 20.6], facing: 180, ...quiet } }, {}, { terrain: hedges });
    play(state, ['one', 'one-1']);
    expect(refusedBy(state, 'one', 'ranged')).toBe('battle/ranged/needs-target');
    expect(refusedBy(state, 'one', 'charge')).toBeNull();
  });

  // battle/terrain/elevated
  it('from Elevated terrain ignores units and terrain in between, but not range and arc', () => {
    const between = {
      'one-2': { at: [21.2, 16], ...quiet },
      'one-3': { at: [26.7, 16] },
      'two-1': { at: [24, 22], facing: 180, ...quiet },
      'two-2': { at: [24, 38], facing: 180, ...quiet },
      'two-3': { at: [36, 8], facing: 180, ...quiet },
    };
    const hill = {
      terrain: [
        { kind: 'weirwood', at: [24, 10] },
        { kind: 'hedge', at: [24, 14] },
      ],
    };
    const low = shooting(between, {}, hill);
    play(low, ['one', 'one-1']);
    expect(refusedBy(low, 'one', 'ranged')).toBe('battle/ranged/needs-target');
    makeUp({ terrain: { weirwood: ['elevated'] } });
    const high = shooting(between, {}, hill);
    play(high, ...shoot, ['one', at(24, 10)]);
    expect(battle.decision(high, 'one')).toMatchObject({ options: [{ id: 'two-1|1' }] });
    // it helps nobody who stands beside it
    const beside = shooting(between, {}, { terrain: [{ kind: 'weirwood', at: [10, 10] }] });
    play(beside, ['one', 'one-1']);
    expect(refusedBy(beside, 'one', 'ranged')).toBe('battle/ranged/needs-target');
  });

  // battle/ruling/attack-range-no-ability, battle/card/stats
  it('keeps its range when the unit loses its Abilities', () => {
    const lost = { lasting: [{ ability: 'abilities-lost', on: 'one-1', by: 'two' }] };
    const state = shooting({ 'two-1': { at: [24, 26.8], facing: 180, ...quiet } }, {}, lost);
    play(state, ...shoot, ['one', at(24, 10)]);
    expect(battle.decision(state, 'one')).toMatchObject({ options: [{ id: 'two-1|1' }] });
  });

  // battle/terrain/cover, battle/terrain/inside
  it('sees an enemy that stands in the Cover itself', () => {
    const forest = [{ kind: 'forest', at: [24, 18] }];
    const state = shooting({ 'two-1': { at: [24, 20], facing: 180, ...quiet } }, {}, { terrain: forest });
    play(state, ['one', 'one-1']);
    expect(refusedBy(state, 'one', 'ranged')).toBeNull();
  });

  // battle/bonus/flank, battle/bonus/rear
  it('has the Rear Bonus from behind: 2 off the Defense Dice', () => {
    const state = shooting(
      { 'two-1': { at: [24, 20], facing: 0, ...quiet } },
      { attack: [4, 4, 4, 1, 1, 1], defense: [4, 5, 6], morale: [6, 6] },
    );
    play(state, ...shoot, ['one', at(24, 10)], ['one', 'two-1|1']);
    expect(mustUnit(state, 'two-1').wounds).toBe(11);
  });

  // battle/ranged/into-melee, battle/ranged/into-melee-panic
  it('into a melee makes every friend in it take a Panic Test, in the order its player likes', () => {
    const state = shooting(
      {
        'two-1': { at: [24, 22], facing: 180, ...quiet },
        'one-2': { at: [24, 26.8], facing: 180, wounds: 12, ...quiet },
        'one-3': { at: [29.15, 22], facing: 270, wounds: 12 },
      },
      { attack: [1, 1, 1, 1, 1, 1], morale: [1, 2, 6, 6], 'panic-wounds': [2, 3] },
    );
    play(state, ...shoot, ['one', at(24, 10)], ['one', 'two-1|1']);
    expect(asked(state)).toEqual({ one: 'ranged/friends-panic' });
    play(state, ['one', 'one-3']);
    expect(mustUnit(state, 'one-3').wounds).toBe(10);
    expect(mustUnit(state, 'one-2').wounds).toBe(12);
    expect(asked(state)).toEqual({ two: 'turn/activate-unit' });
  });

  // battle/attack/surge-forth-melee-only
  it('that destroys its target lets nobody Surge Forth', () => {
    const state = shooting(
      {
        'two-1': { at: [24, 20], facing: 180, ...quiet, wounds: 1 },
        'two-2': { at: [24, 40], facing: 180, ...quiet },
      },
      { attack: [4, 4, 4, 1, 1, 1], defense: [1, 1, 1] },
    );
    play(state, ...shoot, ['one', at(24, 10)], ['one', 'two-1|1']);
    expect(mustUnit(state, 'two-1').destroyed).toBe(true);
    expect(asked(state)).toEqual({ two: 'turn/activate-unit' });
  });
});
