import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  arcsOn,
  chargeReach,
  ringAround,
  shotsWithin,
  sightBetween,
  tapeBetween,
  tapeToPoint,
} from '../../src/index.ts';
import { canSee } from '../../src/actions/line-of-sight.ts';
import { inches } from '../../src/geometry/measures.ts';
import { area2, distance, distanceToPoint, lengthOf } from '../../src/geometry/polygon.ts';
import { corners, frontArrow } from '../../src/geometry/tray.ts';
import { mustUnit, trayOf, unitsInPlay } from '../../src/units/units.ts';
import { ALL_SETUPS, randomGame } from '../support/random-games.ts';
import { tableOf } from '../support/table.ts';
import { trays } from '../geometry/scenes.ts';

const SETUP = { points: 40, armies: ['stark-40', 'lannister-40'], terrain: 'none' };

describe('the tape', () => {
  it('shows what is measured, from either end', () => {
    fc.assert(
      fc.property(trays(), trays(), (a, b) => {
        const tape = tapeBetween(corners(a), corners(b));
        expect(tape.length).toBe(distance(corners(a), corners(b)));
        expect(tapeBetween(corners(b), corners(a)).length).toBe(tape.length);
        const shown = tape.length === 0 ? 0 : lengthOf(tape.from, tape.to);
        expect(Math.abs(shown - tape.length)).toBeLessThanOrEqual(2);
      }),
    );
  });

  it('is as long to a point as the point is away', () => {
    const s = tableOf(SETUP, { turn: 'one', units: { 'one-1': { at: [24, 12] } } });
    const unit = mustUnit(s, 'one-1');
    expect(tapeToPoint(unit, { x: inches(24), y: inches(20.4) })).toMatchObject({
      length: inches(6),
      from: { x: inches(24), y: inches(14.4) },
    });
    expect(tapeToPoint(unit, { x: inches(25), y: inches(12) }).length).toBe(0);
  });
});

describe('arcs and rings', () => {
  it('the four arcs cover the table', () => {
    fc.assert(
      fc.property(trays(), (tray) => {
        const all = Object.values(arcsOn(tray)).reduce(
          (sum, part) => sum + (part.length > 2 ? area2(part) : 0),
          0,
        );
        expect(all / (2 * inches(48) ** 2)).toBeCloseTo(1, 3);
      }),
    );
  });

  it('a ring lies all around at its range', () => {
    fc.assert(
      fc.property(trays(), fc.constantFrom(inches(1), inches(6), inches(12)), (tray, range) => {
        for (const point of ringAround(corners(tray), range))
          expect(Math.abs(distanceToPoint(corners(tray), point) - range)).toBeLessThanOrEqual(3);
      }),
    );
  });

  it('shots are measured from the front arrow', () => {
    const tray = { kind: 'infantry', pose: { x: inches(24), y: inches(12), facing: 0 } } as const;
    const furthest = Math.max(
      ...shotsWithin(tray, inches(12)).map((point) => lengthOf(frontArrow(tray), point)),
    );
    expect(furthest).toBeCloseTo(inches(12), -1);
  });
});

describe('sight', () => {
  it('names what blocks it, alone or together', () => {
    const units = {
      'one-1': { at: [24, 10] },
      'one-2': { at: [24, 18] },
      'two-1': { at: [24, 30], facing: 180 },
      'two-2': { at: [40, 4], facing: 0 },
    };
    const s = tableOf(SETUP, { turn: 'one', units });
    expect(sightBetween(s, 'one-1', 'two-1', false)).toEqual({
      sees: false,
      because: 'blocked',
      by: ['one-2'],
      together: false,
    });
    expect(sightBetween(s, 'one-2', 'two-1', false)).toMatchObject({ sees: true });
    expect(sightBetween(s, 'one-1', 'two-2', false)).toEqual({ sees: false, because: 'arc' });
  });

  it('is what the rules see, in random games: and free without what blocks it', () => {
    let blocked = 0;
    for (const [i, setup] of ALL_SETUPS.entries()) {
      if (i % 5 !== 2) continue;
      for (const { state: s, played } of randomGame(setup, `sight ${i}`)) {
        if (played > 200) break;
        if (played % 50 !== 0) continue;
        for (const viewer of unitsInPlay(s)) {
          for (const target of unitsInPlay(s)) {
            if (viewer === target) continue;
            const sight = sightBetween(s, viewer.id, target.id, true);
            expect(sight.sees).toBe(canSee(s, viewer, trayOf(viewer), target, true));
            if (sight.sees || sight.because !== 'blocked') continue;
            blocked++;
            expect(sight.by.length).toBeGreaterThan(sight.together ? 1 : 0);
          }
        }
      }
    }
    expect(blocked).toBeGreaterThan(20);
  });
});

describe('the reach of a Charge', () => {
  it('is the Speed and the roll ahead of the front', () => {
    const s = tableOf(SETUP, {
      turn: 'one',
      units: { 'one-1': { at: [24, 12] }, 'two-1': { at: [5, 44], facing: 180 } },
    });
    const [one, six] = chargeReach(s, 'one-1');
    const ahead = (reach: typeof one) =>
      Math.max(...(reach?.outline ?? []).filter(({ x }) => Math.abs(x - inches(24)) < 300).map(({ y }) => y));
    expect(one?.roll).toBe(1);
    expect(ahead(one) / 1_000).toBeGreaterThanOrEqual(14.4 + 6 - 0.01);
    expect(ahead(six) / 1_000).toBeGreaterThanOrEqual(14.4 + 11 - 0.01);
  });
});
