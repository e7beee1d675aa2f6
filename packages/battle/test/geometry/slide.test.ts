import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { direction } from '../../src/geometry/angles.ts';
import { separation, type Polygon } from '../../src/geometry/polygon.ts';
import { meeting } from '../../src/geometry/slide.ts';
import { corners } from '../../src/geometry/tray.ts';
import type { Point } from '../../src/geometry/measures.ts';
import { facings, shifted, tray, trays } from './scenes.ts';

describe('a tray sliding along a line', () => {
  it('meets what stands on its way from contact on until it has left', () => {
    const moving = corners(tray('infantry', 10_000, 10_000));
    const other = corners(tray('infantry', 11_000, 20_000));
    expect(meeting(moving, direction(0), other, 0)).toEqual({ from: 5_200, to: 14_800 });
    expect(meeting(moving, direction(0), other, -100)).toEqual({ from: 5_300, to: 14_700 });
    expect(meeting(moving, direction(18_000), other, 0)).toEqual({ from: -14_800, to: -5_200 });
    expect(meeting(moving, direction(9_000), other, 0)).toBeNull();
  });

  it('meets it exactly where the separation says so', () => {
    const at = (shape: Polygon, way: Point, length: number) =>
      shape.map((p) =>
        shifted(p, { x: Math.round((way.x * length) / 2 ** 29), y: Math.round((way.y * length) / 2 ** 29) }),
      );
    fc.assert(
      fc.property(trays(), trays(), facings, (a, b, facing) => {
        const [moving, other, way] = [corners(a), corners(b), direction(facing)];
        const span = meeting(moving, way, other, 0);
        const wrong = Array.from({ length: 61 }, (_, i) => (i - 30) * 1_000).filter((length) => {
          const gap = separation(at(moving, way, length), other);
          const met = span !== null && length >= span.from && length <= span.to;
          return met ? gap > 1 : gap < -1;
        });
        expect(wrong).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});
