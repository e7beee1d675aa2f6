// Where pieces lie inside their areas.

import { AREA_IDS, AREAS, type AreaId, type Units } from '@maester/thrones/tables';
import { describe, expect, it } from 'vitest';
import { MAP_AREAS } from '../../../src/games/thrones/map-shapes.ts';
import {
  arrange,
  contains,
  nameBox,
  overlap,
  layOut,
  place,
  roomFor,
  SCALES,
} from '../../../src/games/thrones/placement.ts';

const NONE: Units = { footman: 0, knight: 0, ship: 0, 'siege-engine': 0 };
const nameOf = (id: AreaId): string => AREAS[id].name;

describe('units of an area', () => {
  it('stand side by side while there is room', () => {
    const row = arrange({ ...NONE, footman: 2, knight: 1 }, NONE, 3);
    expect(row.map(({ kind, count }) => [kind, count])).toEqual([
      ['footman', 1],
      ['footman', 1],
      ['knight', 1],
    ]);
    expect(row.map(({ x }) => x)).toEqual([-27, 0, 27]);
  });

  it('are counted when there is none', () => {
    const row = arrange({ ...NONE, footman: 3, knight: 1 }, NONE, 2);
    expect(row.map(({ kind, count }) => [kind, count])).toEqual([
      ['footman', 3],
      ['knight', 1],
    ]);
  });

  it('lie apart when routed', () => {
    const row = arrange({ ...NONE, knight: 3 }, { ...NONE, knight: 1 }, 1);
    expect(row.map(({ routed, count }) => [routed, count])).toEqual([
      [false, 2],
      [true, 1],
    ]);
  });

  it('never stand on each other', () => {
    for (const single of [1, 2, 4, 6]) {
      const row = arrange({ footman: 2, knight: 2, ship: 0, 'siege-engine': 2 }, NONE, single);
      const places = row.map(({ x, y }) => `${x} ${y}`);
      expect(new Set(places).size).toBe(row.length);
    }
  });

  it('of a port are at most three ships and have room', () => {
    expect(roomFor('port-pyke', 0)).toBe(1);
    expect(roomFor('port-pyke', 3)).toBe(3);
  });
});

describe.each(SCALES.map((scale, level) => ({ scale, level })))(
  'pieces at closeness $level',
  ({ scale, level }) => {
    const layout = layOut(nameOf, scale);
    const width = 28 * 2 * scale.piece;
    const height = 28 * scale.piece;
    const contents = { units: { width, height }, token: true, garrison: true };

    it('of two areas are not mistaken for each other: orders lie apart', () => {
      const boxes = [...layout.orders];
      // From afar tokens may touch, but not hide each other.
      const allowed = level === 0 ? 0.25 : 0.1;
      const hidden = boxes.flatMap(([a, box], i) =>
        boxes
          .slice(i + 1)
          .filter(([, other]) => overlap(box, other) > allowed * box.width * box.height)
          .map(([b]) => `${a} and ${b}`),
      );
      expect(hidden).toEqual([]);
    });

    it('leave the name of their area readable', () => {
      const allowed = level === 0 ? 0.2 : 0.1;
      const covered = AREA_IDS.filter((id) => {
        const area = MAP_AREAS[id];
        if (area.kind === 'port') return false;
        const name = nameBox(area.name, nameOf(id), area.kind === 'land' ? scale.landName : scale.seaName);
        const { units, order } = place(id, contents, layout);
        return overlap(units, name) + overlap(order, name) > allowed * name.width * name.height;
      });
      expect(covered).toEqual([]);
    });

    it('lie in their own area', () => {
      const abroad = AREA_IDS.filter((id) => {
        if (AREAS[id].kind === 'port') return false;
        const { units, order } = place(id, contents, layout);
        return !contains(id, units.x, units.y) || !contains(id, order.x, order.y);
      });
      expect(abroad).toEqual([]);
    });
  },
);
