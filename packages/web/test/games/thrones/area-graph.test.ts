// Arrow keys on the map.

import { AREA_IDS, NEIGHBOURS, type AreaId } from '@maester/thrones/tables';
import { describe, expect, it } from 'vitest';
import { areaTowards, type Heading } from '../../../src/games/thrones/area-graph.ts';
import { MAP_AREAS } from '../../../src/games/thrones/map-shapes.ts';

const HEADINGS: readonly Heading[] = ['left', 'right', 'up', 'down'];

describe('arrow keys', () => {
  it('go where they point', () => {
    expect(areaTowards('winterfell', 'up')).toBe('castle-black');
    expect(areaTowards('stony-shore', 'right')).toBe('winterfell');
    expect(areaTowards('blackwater', 'down')).toBe('reach');
    expect(areaTowards('kings-landing', 'left')).toBe('blackwater');
    expect(areaTowards('stoney-sept', 'down')).toBe('blackwater');
  });

  it('never go the other way', () => {
    const astray = AREA_IDS.filter((id) => {
      const [x, y] = MAP_AREAS[id].centre;
      const [rx] = MAP_AREAS[areaTowards(id, 'right')].centre;
      const [, dy] = MAP_AREAS[areaTowards(id, 'down')].centre;
      return rx < x || dy < y;
    });
    expect(astray).toEqual([]);
  });

  it('reach every area from every other', () => {
    for (const start of ['arbor', 'dragonstone', 'castle-black'] as const) {
      const reached = new Set<AreaId>([start]);
      for (const id of reached) for (const heading of HEADINGS) reached.add(areaTowards(id, heading));
      expect([...reached].toSorted()).toEqual([...AREA_IDS].toSorted());
    }
  });

  it('prefer a neighbour to what lies beyond it', () => {
    const passed = AREA_IDS.flatMap((id) =>
      HEADINGS.filter(
        (heading) => liesAhead(id, heading) && !NEIGHBOURS[id].includes(areaTowards(id, heading)),
      ),
    );
    expect(passed).toEqual([]);
  });
});

/** Whether a neighbour lies within 45 degrees of the way. */
function liesAhead(id: AreaId, heading: Heading): boolean {
  const [x, y] = MAP_AREAS[id].centre;
  return NEIGHBOURS[id].some((other) => {
    const [ox, oy] = MAP_AREAS[other].centre;
    const [along, aside] = heading === 'left' || heading === 'right' ? [ox - x, oy - y] : [oy - y, ox - x];
    const forward = heading === 'left' || heading === 'up' ? -along : along;
    return forward > 0 && Math.abs(aside) <= forward;
  });
}
