import { seededRandom, type Json, type Pose } from '@maester/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  battle,
  judgePose,
  motionOf,
  pathOf,
  reachOf,
  type BattleState,
  type Motion,
} from '../../src/index.ts';
import { inches } from '../../src/geometry/measures.ts';
import { lengthOf } from '../../src/geometry/polygon.ts';
import { ALL_SETUPS, randomGame } from '../support/random-games.ts';
import { play, tableOf } from '../support/table.ts';

const SETUP = { points: 40, armies: ['stark-40', 'lannister-40'], terrain: 'none' };

/** The units on the table at the question how `one-1` moves. */
function moving(
  action: string,
  units: { readonly [unit: string]: Json },
  more: { readonly [key: string]: Json } = {},
): BattleState {
  const state = tableOf(SETUP, { turn: 'one', units, ...more });
  play(state, ['one', 'one-1'], ['one', action]);
  return state;
}

function asked(state: BattleState): {
  motion: Motion;
  check: (pose: Pose) => ReturnType<typeof battle.check>;
} {
  const [seat = ''] = battle.waiting(state);
  const decision = battle.decision(state, seat);
  const motion = decision === null ? null : motionOf(state, decision);
  if (motion === null) throw new Error('no pose is asked for');
  return { motion, check: (pose) => battle.check(state, seat, { ...pose }) };
}

const at = (x: number, y: number, degrees = 0): Pose => ({
  x: inches(x),
  y: inches(y),
  facing: degrees * 100,
});

describe('a March', () => {
  const state = moving('march', {
    'one-1': { at: [24, 12], attachments: [] },
    'two-1': { at: [10, 40], facing: 180 },
  });
  const { motion, check } = asked(state);

  it('goes straight ahead and turns there', () => {
    expect(motion).toMatchObject({ way: 'straight', over: ['front'], most: inches(10), turns: true });
  });

  it('that is held beside its line is brought onto it, with the rule', () => {
    const { refusal, pose, off } = judgePose(motion, at(26, 18, 45), check);
    expect(refusal?.rule).toBe('battle/march/no-first-pivot');
    expect(pose).toEqual(at(24, 18, 45));
    expect(off).toBe(inches(2));
  });

  it('ends at twice the Speed, however far it is held', () => {
    const { refusal, pose } = judgePose(motion, at(24, 40), check);
    expect(refusal).toMatchObject({ rule: 'battle/march/distance', facts: { most: inches(10) } });
    expect(pose).toEqual(at(24, 22));
  });

  it('uses its inches', () => {
    expect(pathOf(state, motion, at(24, 16, 90))).toMatchObject({
      length: inches(4),
      used: inches(4),
      left: inches(6),
      rough: 0,
      pivots: [0, 9_000],
      dangers: [],
    });
  });

  it('pays 1" for Rough ground and tells the Dangerous pieces on its way', () => {
    const terrain = [
      { kind: 'bog', at: [24, 18] },
      { kind: 'stakes', at: [24, 23] },
    ];
    const muddy = moving('march', { 'one-1': { at: [24, 12], attachments: [] } }, { terrain });
    const path = pathOf(muddy, asked(muddy).motion, at(24, 20));
    expect(path).toMatchObject({ length: inches(8), rough: inches(1), used: inches(9), left: inches(1) });
    expect(path?.dangers).toHaveLength(1);
  });
});

describe('a Maneuver', () => {
  const units = { 'one-1': { at: [24, 12], attachments: [] }, 'two-1': { at: [24, 20], facing: 180 } };
  const state = moving('maneuver', units);
  const { motion, check } = asked(state);

  it('keeps 1" from the enemy: the nearest place is just outside', () => {
    const { refusal, pose } = judgePose(motion, at(24, 15), check);
    expect(refusal?.rule).toBe('battle/move/enemy-one-inch');
    expect(pose).not.toBeNull();
    expect(pose?.facing).toBe(0);
    expect(20 - 4.8 - 1 - (pose?.y ?? 0) / 1_000).toBeCloseTo(0, 1);
  });

  it('pivots towards where it goes, and where it stands', () => {
    expect(pathOf(state, motion, at(28, 12, 180))).toMatchObject({
      length: inches(4),
      pivots: [9_000, 9_000],
    });
  });

  it('reaches its Speed all around but where the enemy stands', () => {
    const reach = whole(reachOf(state, motion, check));
    if (reach?.kind !== 'outline') throw new Error('no outline');
    const lengths = reach.outline.map((point) => lengthOf(at(24, 12), point) / 1_000);
    expect(Math.max(...lengths)).toBeCloseTo(5, 2);
    expect(lengths[0]).toBeLessThan(2.4);
    expect(lengths[36]).toBeCloseTo(5, 2);
  });
});

describe('wherever a piece is held', () => {
  it('the nearest pose is legal, and stays where it is', () => {
    const found: { state: BattleState; motion: Motion; seat: string; known: Pose }[] = [];
    for (const [i, setup] of ALL_SETUPS.entries()) {
      if (i % 3 !== 0) continue;
      for (const { state, played } of randomGame(setup, `held ${i}`)) {
        if (played > 160) break;
        const [seat = ''] = battle.waiting(state);
        const decision = battle.decision(state, seat);
        const motion = decision === null ? null : motionOf(state, decision);
        if (motion === null || played % 5 !== 0) continue;
        const known = battle.sample(state, seat, seededRandom('known')) as unknown as Pose;
        found.push({ state: battle.copy(state), motion, seat, known });
      }
    }
    expect(new Set(found.map(({ motion }) => motion.way))).toEqual(
      new Set(['straight', 'pivot-and-forward', 'placed', 'on-the-spot']),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...found),
        fc.record({
          x: fc.integer({ min: -4_000, max: 52_000 }),
          y: fc.integer({ min: -4_000, max: 52_000 }),
          facing: fc.integer({ min: 0, max: 35_999 }),
        }),
        ({ state, motion, seat, known }, wish) => {
          const check = (pose: Pose) => battle.check(state, seat, { ...pose });
          const judged = judgePose(motion, wish, check, known);
          if (judged.pose === null) throw new Error(`${motion.ask}: nothing found`);
          expect(check(judged.pose)).toBeNull();
          expect(judgePose(motion, judged.pose, check).pose).toEqual(judged.pose);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('nothing legal is much nearer', () => {
    const terrain = [{ kind: 'palisade', at: [20, 20] }];
    const units = {
      'one-1': { at: [24, 16], facing: 20, attachments: [] },
      'one-2': { at: [31, 17] },
      'two-1': { at: [24, 25], facing: 180 },
      'two-2': { at: [17, 14], facing: 80 },
    };
    const { motion, check } = asked(moving('maneuver', units, { terrain }));
    const from = at(24, 16, 20);
    const nearer: Pose[] = [];
    for (let i = 0; i < 24; i++) {
      const wish = { x: 20_000 + (i % 6) * 1_700, y: 12_000 + Math.floor(i / 6) * 2_300, facing: i * 1_500 };
      const { pose } = judgePose(motion, wish, check);
      const off = pose === null ? Infinity : lengthOf(wish, pose) + (1_000 / 1_500) * turned(wish, pose);
      for (let x = from.x - 5_000; x <= from.x + 5_000; x += 400) {
        for (let y = from.y - 5_000; y <= from.y + 5_000; y += 400) {
          const other = { x, y, facing: wish.facing };
          if (lengthOf(wish, other) < off - 400 && check(other) === null) nearer.push(other);
        }
      }
    }
    expect(nearer).toEqual([]);
  });
});

/** What a generator gives back in the end. */
function whole<T>(steps: Generator<unknown, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

const turned = (a: Pose, b: Pose): number => Math.abs(((a.facing - b.facing + 54_000) % 36_000) - 18_000);
