import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { turn } from '../../src/geometry/angles.ts';
import { aligned, overlaps } from '../../src/geometry/contact.ts';
import { separation, type Polygon } from '../../src/geometry/polygon.ts';
import { lineOfSight, partInFront, type SightLine } from '../../src/geometry/sight.ts';
import { corners, pointAt, screen, seenFrom, SIDES, type Tray } from '../../src/geometry/tray.ts';
import { TOUCHING, type Point } from '../../src/geometry/measures.ts';
import {
  alongBorder,
  armies,
  edgesOf,
  implies,
  outsideBy,
  poses,
  quarterTurned,
  quarterTurnedTray,
  shifted,
  shiftedTray,
  shifts,
  terrain,
  tray,
} from './scenes.ts';

const sees = (viewer: Tray, target: Tray, others: readonly Tray[] = [], ground: readonly Polygon[] = []) =>
  lineOfSight(viewer, corners(target), [...others.map(screen), ...ground]) !== null;

describe('what a unit can see', () => {
  const guardsmen = tray('infantry', 20_000, 10_000);

  it('Guardsmen see Berserkers of whose tray at least a part is in their front arc', () => {
    expect(sees(guardsmen, tray('infantry', 20_000, 20_000))).toBe(true);
    expect(sees(guardsmen, tray('infantry', 29_000, 15_000))).toBe(true);
  });

  it('Guardsmen do not see Berserkers of whose tray no part is in their front arc', () => {
    expect(sees(guardsmen, tray('infantry', 31_000, 12_000))).toBe(false);
    expect(sees(guardsmen, tray('infantry', 20_000, 2_000))).toBe(false);
    expect(partInFront(guardsmen, corners(tray('infantry', 31_000, 12_000)))).toBeNull();
  });

  it('does not see a unit flush beside it and level with its front, however they are turned', () => {
    const seen = Array.from({ length: 3_600 }, (_, i) => i * 10 + 3).filter((facing) => {
      const viewer = tray('infantry', 24_000, 24_000, facing);
      return [-5_500, 5_500].some((right) => {
        const { x, y } = pointAt(viewer.pose, right, 0);
        return sees(viewer, tray('infantry', x, y, facing));
      });
    });
    expect(seen).toEqual([]);
  });

  it('Crossbowmen do not see Bowmen behind two units that stand before them', () => {
    const before = [tray('infantry', 17_000, 17_000), tray('infantry', 22_500, 17_000)];
    const bowmen = tray('infantry', 20_000, 26_000);
    expect(sees(guardsmen, bowmen)).toBe(true);
    expect(sees(guardsmen, bowmen, before.slice(0, 1))).toBe(true);
    expect(sees(guardsmen, bowmen, before)).toBe(false);
  });

  it('sees through a gap between two units', () => {
    const gap = (width: number) => [
      tray('infantry', 17_250 - width / 2, 17_000),
      tray('infantry', 22_750 + width / 2, 17_000),
    ];
    const bowmen = tray('infantry', 20_000, 26_000);
    expect(sees(guardsmen, bowmen, gap(20))).toBe(true);
    expect(sees(guardsmen, bowmen, gap(0))).toBe(false);
  });

  it('sees through a slanted gap of a few mils, at any facing, and not through a closed one', () => {
    const slants = fc.integer({ min: -1_500, max: 1_500 });
    fc.assert(
      fc.property(poses(20_000, 28_000), slants, fc.constantFrom(16, 20, 100), (middle, slant, width) => {
        const slanted = { ...middle, facing: turn(middle.facing, slant) };
        const at = (right: number, forward: number, pose = slanted): Tray => ({
          kind: 'infantry',
          pose: { ...pointAt(pose, right, forward), facing: pose.facing },
        });
        const viewer = at(0, -9_000, middle);
        const target = at(0, 9_000, middle);
        const before = (gap: number) => [at(-2_750 - gap / 2, 0), at(2_750 + gap / 2, 0)];
        const besides = [at(-8_300, 0), at(8_300, 0)];
        expect(sees(viewer, target, [...before(width), ...besides])).toBe(true);
        expect(sees(viewer, target, [...before(0), ...besides])).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  it('sees through two gaps, one behind the other', () => {
    const rows = (shift: number) =>
      [15_000, 21_000].flatMap((y, i) => [
        tray('infantry', 17_250 - 50 + i * shift, y),
        tray('infantry', 22_750 + 50 + i * shift, y),
      ]);
    const ends = [15_000, 21_000].flatMap((y) => [tray('infantry', 11_000, y), tray('infantry', 29_000, y)]);
    const bowmen = tray('infantry', 20_000, 29_000);
    expect(sees(guardsmen, bowmen, [...rows(0), ...ends])).toBe(true);
    expect(sees(guardsmen, bowmen, [...rows(60), ...ends])).toBe(true);
    expect(sees(guardsmen, bowmen, [...rows(400), ...ends])).toBe(false);
  });

  it('sees past the end of a unit, along a line that only two other units bound', () => {
    const solo = tray('small-solo', 9_125, 16_626, 8_212);
    const others = [tray('cavalry', 12_779, 18_525, 26_212), tray('cavalry', 8_694, 12_649, 17_212)];
    expect(sees(solo, tray('infantry', 22_708, 19_440, 28_779), others)).toBe(true);
  });

  it('sees a target that stands before another unit', () => {
    const target = tray('cavalry', 17_198, 9_261, 4_395);
    const beyond = tray('infantry', 20_906, 5_687, 13_395);
    expect(sees(tray('cavalry', 8_550, 8_801, 15_548), target, [beyond])).toBe(true);
  });

  it('sees through a gap of a few mils that begins at its own front edge', () => {
    const viewer = tray('infantry', 15_561, 11_372, 27_912);
    const enemy = tray('infantry', 10_799, 11_990, 9_912);
    const wall = [
      { x: 8_749, y: 16_697 },
      { x: 9_448, y: 18_136 },
      { x: 14_305, y: 15_775 },
      { x: 13_606, y: 14_336 },
    ];
    expect(sees(viewer, tray('infantry', 6_000, 16_754), [enemy], [wall])).toBe(true);
  });

  it('sees a target far to its left with a friend flush on its right', () => {
    const friend = tray('cavalry', 20_929, 10_678, 375);
    const target = tray('small-solo', 9_187, 19_997, 21_741);
    expect(sees(tray('large-solo', 16_790, 10_674, 375), target, [friend])).toBe(true);
  });

  it('cannot see through the seam of two friends that fight the same enemy side by side, however they are turned', () => {
    for (let facing = 0; facing < 36_000; facing += 37) {
      const enemy = tray('infantry', 24_000, 24_000, facing);
      const friends = [-2_750, 2_750].map((offset) => ({
        kind: 'infantry' as const,
        pose: aligned('infantry', enemy, 'front', offset),
      }));
      const archers: Tray = {
        kind: 'infantry',
        pose: aligned(
          'infantry',
          { kind: 'castle-wall', pose: aligned('castle-wall', enemy, 'front', 0) },
          'rear',
          0,
        ),
      };
      const behind = shiftedTray(archers, {
        x: (archers.pose.x - enemy.pose.x) * 2,
        y: (archers.pose.y - enemy.pose.y) * 2,
      });
      expect(sees(behind, enemy)).toBe(true);
      expect(sees(behind, enemy, friends)).toBe(false);
    }
  });

  it('sees an enemy along whose side its front stands, whatever else stands about', () => {
    const offsets = fc.integer({ min: -2_500, max: 2_500 });
    fc.assert(
      fc.property(
        armies(),
        fc.constantFrom(...SIDES),
        offsets,
        ([enemy, { kind }, ...others], side, offset) => {
          const charger: Tray = { kind, pose: aligned(kind, enemy, side, offset) };
          fc.pre(!others.some((other) => overlaps(corners(charger), corners(other))));
          expect(sees(charger, enemy)).toBe(true);
          expect(sees(charger, enemy, others)).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('sees the part of a target that sticks out of terrain, not the part within', () => {
    const forest = corners(tray('castle-wall', 20_000, 26_000));
    expect(sees(guardsmen, tray('infantry', 20_000, 28_000), [], [forest])).toBe(false);
    expect(sees(guardsmen, tray('infantry', 28_000, 28_000), [], [forest])).toBe(true);
    expect(sees(guardsmen, tray('large-solo', 20_000, 25_000), [], [forest])).toBe(true);
  });
});

/** Between which parts of the straight way from one point to another it lies more than `depth` inside a polygon. */
const stretchIn = (
  from: Point,
  to: Point,
  polygon: Polygon,
  depth: number,
): readonly [number, number] | null => {
  let [start, end] = [0, 1];
  for (const [a, b] of edgesOf(polygon)) {
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const inside = (p: Point) => ((b.y - a.y) * (p.x - a.x) - (b.x - a.x) * (p.y - a.y)) / length - depth;
    const [first, last] = [inside(from), inside(to)];
    if (first < 0 && last < 0) return null;
    if (first < 0) start = Math.max(start, first / (first - last));
    if (last < 0) end = Math.min(end, first / (first - last));
  }
  return start < end && (from.x !== to.x || from.y !== to.y) ? [start, end] : null;
};

const pierces = (from: Point, to: Point, polygon: Polygon, depth: number): boolean =>
  stretchIn(from, to, polygon, depth) !== null;

const inFront = ({ kind, pose }: Tray, point: Point): number => {
  const angle = (pose.facing * Math.PI) / 18_000;
  const [x, y] = [point.x - pose.x, point.y - pose.y];
  const right = x * Math.cos(angle) - y * Math.sin(angle);
  const ahead = x * Math.sin(angle) + y * Math.cos(angle);
  const [width, depth] = {
    infantry: [2_750, 2_400],
    cavalry: [2_750, 2_500],
    'small-solo': [1_380, 1_380],
    'large-solo': [1_380, 2_775],
    'castle-wall': [0, 0],
  }[kind] as [number, number];
  const slope = kind === 'infantry' ? 2_400 / 2_750 : 1;
  return Math.min(ahead - depth, ahead - depth - (Math.abs(right) - width) * slope);
};

/** Tries many lines, and answers the one that stays furthest clear of what blocks. */
const trySight = (
  viewer: Tray,
  target: Polygon,
  screens: readonly Polygon[],
  clear: number,
): SightLine | null => {
  const [left, right] = corners(viewer);
  const starts = Array.from({ length: 41 }, (_, i) => ({
    x: left.x + ((right.x - left.x) * i) / 40,
    y: left.y + ((right.y - left.y) * i) / 40,
  }));
  const ends = alongBorder(target, 24).filter((end) => inFront(viewer, end) > 3);
  for (const from of starts) {
    for (const to of ends) {
      if (!screens.some((shape) => pierces(from, to, shape, -clear))) return { from, to };
    }
  }
  return null;
};

it('passes between neighbours flush with the flanks and a little further ahead, to a target that another touches', () => {
  const viewer: Tray = { kind: 'infantry', pose: { x: 10_611, y: 6_000, facing: 28_967 } };
  const target: Tray = { kind: 'small-solo', pose: { x: 6_000, y: 9_779, facing: 22_230 } };
  const others: Tray[] = [
    { kind: 'small-solo', pose: { x: 7_858, y: 11_820, facing: 22_230 } },
    { kind: 'infantry', pose: { x: 8_877, y: 1_151, facing: 1_967 } },
    { kind: 'infantry', pose: { x: 12_345, y: 10_849, facing: 19_967 } },
  ];
  expect(lineOfSight(viewer, corners(target), others.map(screen))).not.toBeNull();
});

describe('line of sight, on any table', () => {
  const scene = fc.record({ army: armies(), ground: fc.array(terrain(), { maxLength: 3 }) });
  const screensOf = (others: readonly Tray[], ground: readonly Polygon[]) => [
    ...others.map(screen),
    ...ground,
  ];

  it('exists whenever trying many lines finds one that is clear by a few mils', () => {
    fc.assert(
      fc.property(scene, ({ army: [viewer, target, ...others], ground }) => {
        const screens = screensOf(others, ground);
        const tried = trySight(viewer, corners(target), screens, 3) !== null;
        expect(implies(tried, lineOfSight(viewer, corners(target), screens) !== null)).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  it('runs from the front edge to the target within the front arc and crosses nothing that blocks', () => {
    fc.assert(
      fc.property(scene, ({ army: [viewer, target, ...others], ground }) => {
        const screens = screensOf(others, ground);
        const line = lineOfSight(viewer, corners(target), screens);
        fc.pre(line !== null);
        const [left, right] = corners(viewer);
        const behind = [left, right, viewer.pose];
        // Contact may be TOUCHING away, its measure is rounded, and so is a cut point.
        expect(Math.abs(outsideBy(behind, line.from))).toBeLessThan(3.3);
        expect(outsideBy(corners(target), line.to)).toBeLessThan(3.3);
        expect(inFront(viewer, line.to)).toBeGreaterThan(-3.3);
        const [arrival] = stretchIn(line.from, line.to, corners(target), -1.5) ?? [1];
        for (const shape of screens) {
          const [begin] = stretchIn(line.from, line.to, shape, 2) ?? [1];
          expect(begin).toBeGreaterThanOrEqual(arrival);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('is never lost by taking a blocker away', () => {
    fc.assert(
      fc.property(scene, fc.nat(), ({ army: [viewer, target, ...others], ground }, nth) => {
        const screens = screensOf(others, ground);
        fc.pre(screens.length > 0 && lineOfSight(viewer, corners(target), screens) !== null);
        const fewer = screens.toSpliced(nth % screens.length, 1);
        expect(lineOfSight(viewer, corners(target), fewer)).not.toBeNull();
      }),
      { numRuns: 500 },
    );
  });

  it('is blocked only by what lies between: not by what stands behind the viewer or beyond the target', () => {
    fc.assert(
      fc.property(scene, ({ army: [viewer, target, ...others], ground }) => {
        const screens = screensOf(others, ground);
        const shape = corners(target);
        const ahead = (p: Point) => seenFrom(viewer.pose, p).forward;
        const furthest = Math.max(...shape.map(ahead));
        const between = screens.filter(
          (other) => other.some((p) => ahead(p) > 0) && other.some((p) => ahead(p) < furthest),
        );
        expect(lineOfSight(viewer, shape, screens) === null).toBe(
          lineOfSight(viewer, shape, between) === null,
        );
      }),
      { numRuns: 500 },
    );
  });

  it('does not depend on the order of the blockers, nor on where the table lies', () => {
    fc.assert(
      fc.property(scene, shifts, ({ army: [viewer, target, ...others], ground }, by) => {
        const screens = screensOf(others, ground);
        const seen = lineOfSight(viewer, corners(target), screens) !== null;
        expect(lineOfSight(viewer, corners(target), screens.toReversed()) !== null).toBe(seen);
        const shiftedScreens = screens.map((shape) => shape.map((p) => shifted(p, by)));
        expect(
          lineOfSight(shiftedTray(viewer, by), corners(shiftedTray(target, by)), shiftedScreens) !== null,
        ).toBe(seen);
        const turnedScreens = screens.map((shape) => shape.map(quarterTurned));
        expect(
          lineOfSight(quarterTurnedTray(viewer), corners(quarterTurnedTray(target)), turnedScreens) !== null,
        ).toBe(seen);
      }),
      { numRuns: 300 },
    );
  });

  it('is blocked by a wall flush before the whole front', () => {
    fc.assert(
      fc.property(armies(), ([viewer, target]) => {
        const wall = { kind: 'castle-wall' as const, pose: aligned('castle-wall', viewer, 'front', 0) };
        fc.pre(separation(corners(wall), corners(target)) > 2 * TOUCHING);
        expect(sees(viewer, target, [wall])).toBe(false);
      }),
      { numRuns: 500 },
    );
  });
});
