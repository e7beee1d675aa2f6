import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { direction, turn } from '../../src/geometry/angles.ts';
import { aligned, overlaps } from '../../src/geometry/contact.ts';
import {
  KEEP_AWAY,
  lengthUntilNear,
  lengthUntilOn,
  moved,
  neighbours,
  obstructions,
  offTheWay,
  pivot,
  standing,
  sweep,
} from '../../src/geometry/movement.ts';
import { area2, distance, hull, separation } from '../../src/geometry/polygon.ts';
import { meeting } from '../../src/geometry/slide.ts';
import { corners, outward, SIDES } from '../../src/geometry/tray.ts';
import { TOUCHING } from '../../src/geometry/measures.ts';
import {
  implies,
  outsideBy,
  quarterTurned,
  quarterTurnedTray,
  shifted,
  shiftedTray,
  shifts,
  tray,
  trays,
} from './scenes.ts';

const table = { width: 48_000, depth: 48_000 };
const sides = fc.constantFrom(...SIDES);
const lengths = fc.integer({ min: 0, max: 16_000 });

describe('moving', () => {
  const swordsmen = tray('infantry', 24_000, 10_000);

  it('a maneuver: Sworn Swords pivot, move 5" directly forward, and pivot again', () => {
    const turned = pivot(swordsmen, 9_000);
    expect(turned.pose).toEqual({ x: 24_000, y: 10_000, facing: 9_000 });
    const there = moved(turned, 'front', 5_000);
    expect(there.pose).toEqual({ x: 29_000, y: 10_000, facing: 9_000 });
    expect(pivot(there, -4_500).pose).toEqual({ x: 29_000, y: 10_000, facing: 31_500 });
  });

  it('a march: forward up to twice the speed', () => {
    expect(moved(swordsmen, 'front', 10_000).pose).toEqual({ x: 24_000, y: 20_000, facing: 0 });
  });

  it('a retreat: 6" backwards or sideways without a change of facing', () => {
    expect(moved(swordsmen, 'rear', 6_000).pose).toEqual({ x: 24_000, y: 4_000, facing: 0 });
    expect(moved(swordsmen, 'left', 6_000).pose).toEqual({ x: 18_000, y: 10_000, facing: 0 });
    expect(moved(swordsmen, 'right', 6_000).pose).toEqual({ x: 30_000, y: 10_000, facing: 0 });
  });

  it('goes as far as it says, to a mil', () => {
    fc.assert(
      fc.property(trays(), sides, lengths, (any, side, length) => {
        const { x, y, facing } = moved(any, side, length).pose;
        expect(facing).toBe(any.pose.facing);
        expect(Math.abs(Math.hypot(x - any.pose.x, y - any.pose.y) - length)).toBeLessThan(0.75);
      }),
    );
  });

  it('moves with the table', () => {
    fc.assert(
      fc.property(trays(), sides, lengths, shifts, (any, side, length, by) => {
        expect(moved(shiftedTray(any, by), side, length)).toEqual(shiftedTray(moved(any, side, length), by));
        expect(moved(quarterTurnedTray(any), side, length)).toEqual(
          quarterTurnedTray(moved(any, side, length)),
        );
      }),
    );
  });
});

describe('the ground of a move', () => {
  it('is as long as tray and move together', () => {
    expect(hull(sweep(tray('infantry', 24_000, 10_000), 'front', 5_000))).toEqual([
      { x: 21_250, y: 7_600 },
      { x: 21_250, y: 17_400 },
      { x: 26_750, y: 17_400 },
      { x: 26_750, y: 7_600 },
    ]);
  });

  it('holds the tray at both ends and everywhere between', () => {
    fc.assert(
      fc.property(trays(), sides, lengths, (any, side, length) => {
        const ground = sweep(any, side, length);
        expect(hull(ground)).toEqual(hull([...corners(any), ...corners(moved(any, side, length))]));
        expect(hull(ground)).toHaveLength(ground.length);
        expect(area2(ground)).toBeGreaterThan(0);
        for (const corner of corners(moved(any, side, Math.floor(length / 3)))) {
          expect(outsideBy(ground, corner)).toBeLessThan(1.5);
        }
      }),
    );
  });

  it('is the same for the way back', () => {
    fc.assert(
      fc.property(trays(), lengths, (any, length) => {
        const there = moved(any, 'front', length);
        expect(hull(sweep(there, 'rear', length))).toEqual(hull(sweep(any, 'front', length)));
      }),
    );
  });

  it('shows which enemies were crossed, and how deep', () => {
    const mover = tray('infantry', 24_000, 10_000);
    const enemies = [
      corners(tray('infantry', 24_000, 20_000)),
      corners(tray('infantry', 40_000, 20_000)),
      corners(tray('infantry', 29_400, 14_000)),
    ];
    expect(obstructions(sweep(mover, 'front', 20_000), enemies)).toEqual([
      { index: 0, depth: 5_500 },
      { index: 2, depth: 100 },
    ]);
    expect(obstructions(corners(moved(mover, 'front', 20_000)), enemies)).toEqual([]);
    expect(obstructions(sweep(mover, 'front', 5_000), enemies)).toEqual([{ index: 2, depth: 100 }]);
  });

  it('of a sideways retreat slides along the enemy without crossing it, at every facing', () => {
    for (let facing = 0; facing < 36_000; facing += 7) {
      const enemy = tray('infantry', 24_000, 24_000, facing);
      const retreating = { kind: 'infantry' as const, pose: aligned('infantry', enemy, 'front', 0) };
      for (const side of ['left', 'right', 'rear'] as const) {
        expect(obstructions(sweep(retreating, side, 6_000), [corners(enemy)])).toEqual([]);
      }
      expect(obstructions(sweep(retreating, 'front', 100), [corners(enemy)])).toHaveLength(1);
    }
  });
});

describe('where a move may end', () => {
  const nothing = { table, enemies: [], obstacles: [] };
  const mover = tray('infantry', 24_000, 24_000);

  it('1" away from an enemy, but not nearer', () => {
    const at = (y: number) =>
      standing(mover, { ...nothing, enemies: [corners(tray('infantry', 24_000, y))] }).nearEnemies;
    expect(at(24_000 + 4_800 + KEEP_AWAY)).toEqual([]);
    expect(at(24_000 + 4_800 + KEEP_AWAY - 1)).toEqual([{ index: 0, distance: 999 }]);
    expect(at(24_000 + 4_800)).toEqual([{ index: 0, distance: 0 }]);
  });

  it('beside friends, but not on them', () => {
    const at = (x: number) =>
      standing(mover, { ...nothing, obstacles: [corners(tray('infantry', x, 24_000))] }).onObstacles;
    expect(at(29_500)).toEqual([]);
    expect(at(29_500 - TOUCHING)).toEqual([]);
    expect(at(29_500 - TOUCHING - 1)).toEqual([{ index: 0, depth: 3 }]);
  });

  it('at the edge of the table, but not beyond', () => {
    expect(standing(mover, nothing).offTable).toBe(0);
    expect(standing(tray('infantry', 2_750, 2_400), nothing).offTable).toBe(0);
    expect(standing(tray('infantry', 2_750, 2_400 - TOUCHING), nothing).offTable).toBe(0);
    expect(standing(tray('infantry', 2_750, 2_300), nothing).offTable).toBe(100);
    expect(standing(tray('infantry', 46_000, 24_000), nothing).offTable).toBe(750);
  });

  it('is judged alike on a turned table', () => {
    fc.assert(
      fc.property(trays(20_000, 28_000), trays(20_000, 28_000), shifts, (a, b, by) => {
        const found = [
          obstructions(corners(a), [corners(b)]),
          neighbours(corners(a), [corners(b)], KEEP_AWAY),
        ];
        const [c, d] = [corners(a).map(quarterTurned), corners(b).map(quarterTurned)];
        expect([obstructions(c, [d]), neighbours(c, [d], KEEP_AWAY)]).toEqual(found);
        const [e, f] = [corners(a).map((p) => shifted(p, by)), corners(b).map((p) => shifted(p, by))];
        expect([obstructions(e, [f]), neighbours(e, [f], KEEP_AWAY)]).toEqual(found);
      }),
    );
  });

  it('on others and near others agree with overlap and distance', () => {
    fc.assert(
      fc.property(trays(18_000, 30_000), trays(18_000, 30_000), (a, b) => {
        const [shape, other] = [corners(a), corners(b)];
        expect(obstructions(shape, [other]).length === 1).toBe(overlaps(shape, other));
        expect(neighbours(shape, [other], KEEP_AWAY).length === 1).toBe(distance(shape, other) < KEEP_AWAY);
      }),
    );
  });
});

describe('how far a tray can go', () => {
  const mover = tray('infantry', 24_000, 10_000);
  const enemy = corners(tray('infantry', 24_000, 20_000));

  it('until it would stand on something', () => {
    expect(lengthUntilOn(mover, 'front', enemy)).toBe(5_202);
    expect(lengthUntilOn(mover, 'rear', enemy)).toBe(Infinity);
    expect(lengthUntilOn(mover, 'left', enemy)).toBe(Infinity);
  });

  it('nothing that the first look takes for off the way is ever met', () => {
    fc.assert(
      fc.property(
        trays(),
        trays(),
        sides,
        fc.constantFrom(2_000, 8_000, Infinity),
        (any, other, side, most) => {
          fc.pre(offTheWay(any, side, corners(other), most));
          const way = direction(turn(any.pose.facing, outward(side)));
          const span = meeting(corners(any), way, corners(other), 0);
          expect(span === null || span.to < 0 || span.from > most).toBe(true);
        },
      ),
      { numRuns: 3_000 },
    );
  });

  it('and still be 1" away from it', () => {
    expect(lengthUntilNear(mover, 'front', enemy, KEEP_AWAY)).toBe(4_200);
    expect(lengthUntilNear(moved(mover, 'front', 4_500), 'front', enemy, KEEP_AWAY)).toBe(0);
  });

  it('the answers hold, and one mil more does not', () => {
    fc.assert(
      fc.property(trays(4_000, 24_000), trays(16_000, 40_000), sides, (any, other, side) => {
        const shape = corners(other);
        fc.pre(separation(corners(any), shape) > KEEP_AWAY);
        const on = lengthUntilOn(any, side, shape);
        const near = lengthUntilNear(any, side, shape, KEEP_AWAY);
        const crossed = obstructions(sweep(any, side, Math.min(on, 60_000)), [shape]);
        expect(crossed.filter(({ depth }) => depth > TOUCHING + 2)).toEqual([]);
        const away = (length: number) => distance(corners(moved(any, side, length)), shape);
        expect(
          on === Infinity ? near === Infinity : away(near) >= KEEP_AWAY && away(near + 1) < KEEP_AWAY,
        ).toBe(true);
        const further = obstructions(sweep(any, side, Math.min(on + 200, 60_000)), [shape]);
        expect(implies(on < Infinity, further.length > 0)).toBe(true);
      }),
    );
  });
});
