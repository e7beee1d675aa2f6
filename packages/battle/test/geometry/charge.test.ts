import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arcShares } from '../../src/geometry/arcs.ts';
import { alignments, freeOffsets, run, shortestApproach } from '../../src/geometry/charge.ts';
import { aligned, contact, engaged, overlaps } from '../../src/geometry/contact.ts';
import { lengthUntilOn, moved, pivot } from '../../src/geometry/movement.ts';
import { separation } from '../../src/geometry/polygon.ts';
import { lineOfSight } from '../../src/geometry/sight.ts';
import { beyondTable } from '../../src/geometry/battlefield.ts';
import {
  corners,
  FOOTPRINTS,
  pointAt,
  screen,
  SIDES,
  TRAY_KINDS,
  type Side,
  type Tray,
} from '../../src/geometry/tray.ts';
import { TOUCHING } from '../../src/geometry/measures.ts';
import { armies, implies, quarterTurnedTray, tray, trays } from './scenes.ts';

const FAR = 60_000;
const standing = (kind: Tray['kind'], other: Tray, side: Side, offset: number): Tray => ({
  kind,
  pose: aligned(kind, other, side, offset),
});

describe('the run of a charge', () => {
  const swordsmen = tray('infantry', 24_000, 10_000);
  const guardsmen = tray('infantry', 24_000, 22_800, 18_000);
  const target = corners(guardsmen);

  it('Sworn Swords of speed 5 need a 3 to reach Guardsmen 8" away', () => {
    expect(run(swordsmen, target, 8_000, [])).toEqual({ contact: true, length: 8_000, stoppedBy: null });
    expect(run(swordsmen, target, 9_000, [])).toEqual({ contact: true, length: 8_000, stoppedBy: null });
  });

  it('reaches what is just as far away as the dice say, at every facing', () => {
    const short = Array.from({ length: 3_600 }, (_, i) => i * 10 + 7).filter((facing) => {
      const charger = tray('infantry', 24_000, 24_000, facing);
      const ahead = pointAt(charger.pose, 500, 4_800 + 8_000);
      const enemy = corners(tray('infantry', ahead.x, ahead.y, facing));
      return !run(charger, enemy, 8_000, []).contact || run(charger, enemy, 7_990, []).contact;
    });
    expect(short).toEqual([]);
  });

  it('with a 2 they move 7" directly forward and fall 1" short', () => {
    expect(run(swordsmen, target, 7_000, [])).toEqual({ contact: false, length: 7_000, stoppedBy: null });
  });

  it('ends 1" before another enemy in the way', () => {
    const others = [corners(tray('infantry', 5_000, 15_000)), corners(tray('small-solo', 26_000, 17_000))];
    expect(run(swordsmen, target, 9_000, others)).toEqual({ contact: false, length: 2_220, stoppedBy: 1 });
    expect(run(swordsmen, target, 2_000, others)).toEqual({ contact: false, length: 2_000, stoppedBy: null });
  });

  it('reaches its target beside another enemy that stands in line with it', () => {
    const others = [
      corners(tray('infantry', 28_000, 22_800, 18_000)),
      corners(tray('infantry', 20_000, 22_799, 18_000)),
    ];
    expect(run(swordsmen, corners(tray('small-solo', 24_000, 21_780)), 9_000, others)).toMatchObject({
      contact: true,
    });
  });

  it('runs past a target that is not on its way', () => {
    expect(run(pivot(swordsmen, 9_000), target, 9_000, [])).toMatchObject({ contact: false, length: 9_000 });
    expect(run(pivot(swordsmen, 18_000), target, 9_000, [])).toMatchObject({ contact: false, length: 9_000 });
  });

  it('in contact means engaged, out of contact means not engaged', () => {
    fc.assert(
      fc.property(trays(4_000, 20_000), trays(18_000, 36_000), (charger, other) => {
        const shape = corners(other);
        fc.pre(!engaged(corners(charger), shape));
        const { contact: reached, length } = run(charger, shape, 30_000, []);
        const there = corners(moved(charger, 'front', length));
        expect(implies(reached, engaged(there, shape)) && !overlaps(there, shape)).toBe(true);
        const before = corners(moved(charger, 'front', Math.max(0, length - 3)));
        expect(separation(before, shape)).toBeGreaterThan(-2);
      }),
      { numRuns: 500 },
    );
  });
});

describe('the shortest way to charge', () => {
  it('brings a corner of the front to the nearest part of the target', () => {
    const charger = tray('infantry', 24_000, 10_000);
    const target = corners(tray('infantry', 24_000, 22_800, 18_000));
    const found = shortestApproach(charger, target, [], []);
    // The centre is 10.4" from the enemy's edge, the corner of the front 2.75" to the side of the centre line.
    expect(found?.length).toBeLessThan(8_000);
    expect(Math.abs((found?.length ?? 0) - (Math.sqrt(10_400 ** 2 - 2_750 ** 2) - 2_400))).toBeLessThan(3);
  });

  it('does not exist if solid ground cuts the target off', () => {
    const charger = tray('small-solo', 24_000, 10_000);
    const target = corners(tray('small-solo', 24_000, 30_000));
    const walls = [13_500, 24_000, 34_500].map((x) => corners(tray('castle-wall', x, 20_000)));
    expect(shortestApproach(charger, target, [], [])).not.toBeNull();
    expect(shortestApproach(charger, target, walls, [])).toBeNull();
  });

  it('does not exist if no pivot keeps the target in sight', () => {
    const charger = tray('small-solo', 24_000, 10_000);
    const target = corners(tray('small-solo', 24_000, 30_000));
    const walls = [13_500, 24_000, 34_500].map((x) => corners(tray('castle-wall', x, 20_000)));
    expect(shortestApproach(charger, target, [], walls)).toBeNull();
  });

  it('is as short as any of many facings tried, unhindered, in sight, and ends in contact', () => {
    fc.assert(
      fc.property(armies(4_000, 30_000), ([charger, target, ...others]) => {
        const shape = corners(target);
        const solids = others.slice(0, 3).map(corners);
        const screens = others.map(screen);
        const found = shortestApproach(charger, shape, solids, screens);
        const length = (facing: number): number => {
          const pivoted = pivot(charger, facing);
          const ran = run(pivoted, shape, FAR, solids);
          return ran.contact && lineOfSight(pivoted, shape, screens) ? ran.length : Infinity;
        };
        const shortest = found?.length ?? Infinity;
        expect(found ? length(found.facing) : Infinity).toBe(shortest);
        const tried = Math.min(...Array.from({ length: 480 }, (_, i) => length(i * 75 + 3)));
        // It tries facings a tenth of a degree apart.
        expect(shortest).toBeLessThanOrEqual(tried + 60);
      }),
      { numRuns: 25 },
    );
  });
});

describe('room to align', () => {
  const target = tray('infantry', 24_000, 24_000);

  it('along a free side reaches from 50% to one hand to 50% to the other', () => {
    expect(freeOffsets('infantry', target, 'front', [])).toEqual([{ from: -2_750, to: 2_750 }]);
    expect(freeOffsets('infantry', target, 'left', [])).toEqual([{ from: -2_750, to: 2_750 }]);
    expect(freeOffsets('small-solo', target, 'front', [])).toEqual([{ from: -2_750, to: 2_750 }]);
    expect(freeOffsets('small-solo', target, 'right', [])).toEqual([{ from: -2_400, to: 2_400 }]);
  });

  it('beside a friend aligned 50% is the other half, at every facing', () => {
    for (let facing = 0; facing < 36_000; facing += 29) {
      const enemy = tray('infantry', 24_000, 24_000, facing);
      const friend = corners(standing('infantry', enemy, 'front', -2_750));
      const charger = standing('infantry', enemy, 'front', 2_000);
      const [only, ...more] = alignments(charger, enemy, 'front', [friend]);
      expect(only).toMatchObject({ offset: 2_750, amiss: 0, share: 500 });
      expect(more).toEqual([]);
    }
  });

  it('beside a friend aligned 100% is none', () => {
    const friend = corners(standing('infantry', target, 'front', 0));
    expect(freeOffsets('infantry', target, 'front', [friend])).toEqual([]);
    expect(alignments(tray('infantry', 24_000, 35_000), target, 'front', [friend])).toEqual([]);
  });

  it('a small tray screens the side of a larger one', () => {
    const screened = corners(tray('small-solo', 24_000, 24_000 + 2_400 + 1_380 + 1_000));
    expect(freeOffsets('infantry', target, 'front', [screened])).toEqual([]);
    expect(freeOffsets('infantry', target, 'right', [screened])).toEqual([{ from: -2_750, to: 2_750 }]);
  });

  it('ends at the edge of the table', () => {
    const cornered = tray('infantry', 3_000, 24_000);
    const edges = beyondTable({ width: 48_000, depth: 48_000 });
    const found = alignments(tray('infantry', 3_000, 36_000, 18_000), cornered, 'front', edges);
    expect(found.map(({ offset }) => offset)).toEqual([0, 2_750]);
    expect(alignments(tray('infantry', 3_000, 36_000, 18_000), cornered, 'left', edges)).toEqual([]);
  });

  it('is 100%, or 50% to either hand, the nearest to the charger first', () => {
    const charger = moved(standing('infantry', target, 'front', 1_800), 'rear', 3_000);
    const found = alignments(charger, target, 'front', []);
    expect(found.map(({ offset, share }) => [offset, share])).toEqual([
      [2_750, 500],
      [0, 1_000],
      [-2_750, 500],
    ]);
  });

  it('is as near as can be if neither 50% nor 100% is free', () => {
    const charger = standing('infantry', target, 'front', 0);
    const solos = (...offsets: number[]) =>
      offsets.map((offset) => corners(standing('small-solo', target, 'front', offset)));
    // Between the solos lie 5.84", from 2.22" left of the middle on: up to 2 mils of overlap count as contact.
    const found = alignments(charger, target, 'front', solos(-3_600, 5_000));
    expect(found.map(({ offset, degree, amiss }) => [offset, degree, amiss])).toEqual([
      [528, 100, 528],
      [872, 50, 1_878],
    ]);
    expect(alignments(charger, target, 'front', solos(-3_600, 4_600))).toEqual([]);
  });

  it('agrees with trying every offset', () => {
    fc.assert(
      fc.property(
        armies(14_000, 32_000),
        fc.constantFrom(...TRAY_KINDS),
        fc.constantFrom(...SIDES),
        ([enemy, ...others], kind, side) => {
          const obstacles = others.map(corners);
          const spans = freeOffsets(kind, enemy, side, obstacles);
          const width = Math.max(
            FOOTPRINTS[kind].width,
            side === 'front' || side === 'rear' ? FOOTPRINTS[enemy.kind].width : FOOTPRINTS[enemy.kind].depth,
          );
          const gapAt = (offset: number) => {
            const shape = corners(standing(kind, enemy, side, offset));
            return Math.min(...obstacles.map((other) => separation(shape, other)));
          };
          const ends = spans.flatMap(({ from, to }) => [from, to]);
          expect(ends.filter((offset) => gapAt(offset) < -TOUCHING)).toEqual([]);
          const inSpans = (offset: number, slack: number) =>
            spans.some(({ from, to }) => offset >= from - slack && offset <= to + slack);
          const wrong = Array.from({ length: 112 }, (_, i) => Math.min(i * 50 - width / 2, width / 2)).filter(
            (offset) => {
              const gap = gapAt(offset);
              return gap >= -1 ? !inSpans(offset, 3) : gap < -TOUCHING - 1 && inSpans(offset, -3);
            },
          );
          expect(wrong).toEqual([]);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('every alignment stands with its front flush along the side, at least half in contact, clear of all others', () => {
    fc.assert(
      fc.property(armies(14_000, 32_000), fc.constantFrom(...SIDES), ([charger, enemy, ...others], side) => {
        const obstacles = others.map(corners);
        for (const { pose, share } of alignments(charger, enemy, side, obstacles)) {
          const there = { kind: charger.kind, pose };
          expect(contact(there, enemy)).toMatchObject({ side: 'front', otherSide: side });
          expect(share).toBeGreaterThanOrEqual(500);
          expect(arcShares(enemy, corners(there)).most).toContain(side);
          expect(obstacles.some((other) => overlaps(corners(there), other))).toBe(false);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('turns with the table', () => {
    fc.assert(
      fc.property(armies(14_000, 32_000), fc.constantFrom(...SIDES), ([charger, enemy, ...others], side) => {
        const offsets = (turned: (any: Tray) => Tray) =>
          alignments(
            turned(charger),
            turned(enemy),
            side,
            others.map((other) => corners(turned(other))),
          ).map(({ offset }) => offset);
        expect(offsets(quarterTurnedTray)).toEqual(offsets((any) => any));
        expect(lengthUntilOn(quarterTurnedTray(charger), 'front', corners(quarterTurnedTray(enemy)))).toBe(
          lengthUntilOn(charger, 'front', corners(enemy)),
        );
      }),
    );
  });
});
