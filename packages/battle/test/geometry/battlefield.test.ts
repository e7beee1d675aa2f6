import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overlaps } from '../../src/geometry/contact.ts';
import { area2, overhang } from '../../src/geometry/polygon.ts';
import { beyondTable, tableTop } from '../../src/geometry/battlefield.ts';
import { corners } from '../../src/geometry/tray.ts';
import { TOUCHING } from '../../src/geometry/measures.ts';
import { trays } from './scenes.ts';

const table = { width: 48_000, depth: 48_000 };

describe('the table', () => {
  it('is four feet by four', () => {
    expect(area2(tableTop(table))).toBe(2 * 48_000 ** 2);
  });

  it('ends at its edges: a tray sticks out over them exactly if it stands on what lies beyond', () => {
    fc.assert(
      fc.property(trays(-4_000, 52_000), (any) => {
        const out = overhang(corners(any), tableTop(table)) > TOUCHING;
        expect(beyondTable(table).some((shape) => overlaps(corners(any), shape))).toBe(out);
      }),
      { numRuns: 500 },
    );
  });
});
