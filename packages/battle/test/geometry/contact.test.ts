import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aligned, contact, contactShare, engaged, overlaps } from '../../src/geometry/contact.ts';
import { separation } from '../../src/geometry/polygon.ts';
import {
  corners,
  edgeLength,
  FOOTPRINTS,
  SIDES,
  TRAY_KINDS,
  type FootprintKind,
  type Side,
  type Tray,
} from '../../src/geometry/tray.ts';
import { TOUCHING } from '../../src/geometry/measures.ts';
import { facings, quarterTurnedTray, shiftedTray, tray, trays } from './scenes.ts';

const standing = (kind: FootprintKind, other: Tray, side: Side, offset: number): Tray => ({
  kind,
  pose: aligned(kind, other, side, offset),
});

const everyFacing = Array.from({ length: 36_000 }, (_, facing) => facing);

describe('contact', () => {
  it('trays that touch are engaged, trays apart are not', () => {
    const one = corners(tray('infantry', 10_000, 10_000));
    expect(engaged(one, corners(tray('infantry', 10_000, 14_800)))).toBe(true);
    expect(engaged(one, corners(tray('infantry', 10_000, 14_810)))).toBe(false);
    expect(engaged(one, corners(tray('infantry', 10_000, 15_800)))).toBe(false);
  });

  it('trays aligned along any side touch and do not overlap, at all 36,000 facings', () => {
    const sizes = TRAY_KINDS.flatMap((kind) => TRAY_KINDS.map((other) => [kind, other] as const));
    const gapsAt = (facing: number): number[] => {
      const [kind, other] = sizes[facing % sizes.length] ?? ['infantry', 'infantry'];
      const target = tray(other, 24_000, 24_000, facing);
      const half = FOOTPRINTS[kind].width / 2;
      return SIDES.flatMap((side) => {
        const [left, right] = [standing(kind, target, side, -half), standing(kind, target, side, half)];
        return [
          separation(corners(left), corners(target)),
          separation(corners(standing(kind, target, side, 0)), corners(target)),
          separation(corners(left), corners(right)),
        ];
      });
    };
    expect(everyFacing.filter((facing) => gapsAt(facing).some((gap) => Math.abs(gap) > TOUCHING))).toEqual(
      [],
    );
  });

  it('infantry at all 36,000 facings touches infantry at every alignment it is set to', () => {
    const gapAt = (facing: number) => {
      const target = tray('infantry', 24_000, 24_000, facing);
      const other = standing('infantry', target, 'right', (facing * 7) % 2_700);
      return separation(corners(other), corners(target));
    };
    expect(everyFacing.filter((facing) => Math.abs(gapAt(facing)) > TOUCHING)).toEqual([]);
  });

  it('an aligned tray faces the side it is aligned to', () => {
    const target = tray('infantry', 10_000, 10_000);
    expect(aligned('cavalry', target, 'front', 0)).toEqual({ x: 10_000, y: 14_900, facing: 18_000 });
    expect(aligned('cavalry', target, 'right', 0)).toEqual({ x: 15_250, y: 10_000, facing: 27_000 });
    expect(aligned('cavalry', target, 'rear', 0)).toEqual({ x: 10_000, y: 5_100, facing: 0 });
    expect(aligned('cavalry', target, 'left', 0)).toEqual({ x: 4_750, y: 10_000, facing: 9_000 });
  });

  it('an offset runs clockwise around the target', () => {
    const target = tray('infantry', 10_000, 10_000);
    expect(aligned('infantry', target, 'front', 100).x).toBe(10_100);
    expect(aligned('infantry', target, 'right', 100).y).toBe(9_900);
    expect(aligned('infantry', target, 'rear', 100).x).toBe(9_900);
    expect(aligned('infantry', target, 'left', 100).y).toBe(10_100);
  });

  it('is found again as it was made', () => {
    const offsets = fc.integer({ min: -2_000, max: 2_000 });
    fc.assert(
      fc.property(
        trays(),
        fc.constantFrom(...TRAY_KINDS),
        fc.constantFrom(...SIDES),
        offsets,
        (other, kind, side, offset) => {
          const found = contact(standing(kind, other, side, offset), other);
          expect(found).toMatchObject({ side: 'front', otherSide: side });
          expect(Math.abs((found?.offset ?? Infinity) - offset)).toBeLessThanOrEqual(1);
          const share = contactShare(FOOTPRINTS[kind].width, edgeLength(other.kind, side), offset);
          expect(Math.abs((found?.share ?? Infinity) - share)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });

  it('is seen from both trays', () => {
    const offsets = fc.integer({ min: -1_300, max: 1_300 });
    fc.assert(
      fc.property(
        trays(),
        fc.constantFrom(...TRAY_KINDS),
        fc.constantFrom(...SIDES),
        offsets,
        (other, kind, side, offset) => {
          const [there, back] = [standing(kind, other, side, offset), other];
          const [one, two] = [contact(there, back), contact(back, there)];
          expect([two?.side, two?.otherSide]).toEqual([one?.otherSide, one?.side]);
          expect(Math.abs((one?.length ?? Infinity) - (two?.length ?? -Infinity))).toBeLessThanOrEqual(1);
        },
      ),
    );
  });

  it('of two friends side by side is along their flanks', () => {
    const found = contact(tray('infantry', 10_000, 10_000), tray('infantry', 15_500, 10_000));
    expect(found).toEqual({ side: 'right', otherSide: 'left', offset: 0, length: 4_800, share: 1_000 });
  });

  it('at a corner only is no contact along a side', () => {
    const one = tray('infantry', 10_000, 10_000);
    expect(contact(one, tray('infantry', 15_500, 14_800))).toBeNull();
    expect(engaged(corners(one), corners(tray('infantry', 15_500, 14_800)))).toBe(true);
    expect(contact(one, tray('infantry', 10_000, 14_800, 1))).toBeNull();
  });

  it('does not exist between trays apart', () => {
    fc.assert(
      fc.property(trays(), trays(), (a, b) => {
        fc.pre(!engaged(corners(a), corners(b)));
        expect(contact(a, b)).toBeNull();
        expect(overlaps(corners(a), corners(b))).toBe(false);
      }),
    );
  });

  it('does not change when the table is turned', () => {
    fc.assert(
      fc.property(trays(), facings, (other, n) => {
        const there = standing('infantry', other, 'front', n % 1_000);
        expect(contact(quarterTurnedTray(there), quarterTurnedTray(other))).toEqual(contact(there, other));
        const by = { x: n, y: -n };
        expect(contact(shiftedTray(there, by), shiftedTray(other, by))).toEqual(contact(there, other));
      }),
    );
  });
});

describe('how much of the edges is in contact', () => {
  it('all of it centre to centre, half of it shifted by half a tray', () => {
    expect(contactShare(5_500, 5_500, 0)).toBe(1_000);
    expect(contactShare(5_500, 5_500, 2_750)).toBe(500);
    expect(contactShare(5_500, 5_500, 5_500)).toBe(0);
    expect(contactShare(5_500, 5_500, 6_000)).toBe(0);
  });

  it('is counted on the shorter edge: infantry on the flank of infantry, and on a solo', () => {
    expect(contactShare(5_500, 4_800, 2_750)).toBe(500);
    expect(contactShare(5_500, 2_760, 2_750)).toBe(500);
    expect(contactShare(2_760, 5_500, 1_300)).toBe(1_000);
    expect(contactShare(2_760, 5_500, 2_750)).toBe(500);
  });
});
