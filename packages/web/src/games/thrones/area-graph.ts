// Moving over the map with arrow keys: from an area to the one that lies there.

import { AREA_IDS, NEIGHBOURS, type AreaId } from '@maester/thrones/tables';
import { MAP_AREAS } from './map-shapes.ts';

export type Heading = 'left' | 'right' | 'up' | 'down';

const WAYS: Readonly<Record<Heading, readonly [number, number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

/** The area that lies there: a neighbour, or past the neighbours the nearest one; itself at the edge of the map. */
export function areaTowards(from: AreaId, heading: Heading): AreaId {
  return nearest(from, NEIGHBOURS[from], heading) ?? nearest(from, AREA_IDS, heading) ?? from;
}

function nearest(from: AreaId, among: readonly AreaId[], heading: Heading): AreaId | null {
  const [wx, wy] = WAYS[heading];
  const [x, y] = MAP_AREAS[from].centre;
  let best: AreaId | null = null;
  let lowest = Infinity;
  for (const id of among) {
    const [ox, oy] = MAP_AREAS[id].centre;
    const along = (ox - x) * wx + (oy - y) * wy;
    const aside = Math.abs((ox - x) * wy) + Math.abs((oy - y) * wx);
    // Not too far off the way; straight ahead counts for nearer.
    if (along <= 0 || aside > 1.5 * along || id === from) continue;
    const cost = along + 2 * aside;
    if (cost < lowest) [best, lowest] = [id, cost];
  }
  return best;
}
