// What of the map one should see when something is asked: the areas that can be chosen, close enough to read.

import type { AreaId } from '@maester/thrones/tables';
import type { Camera, Rect } from './camera.ts';
import { MAP_AREAS } from './map-shapes.ts';
import type { PanZoom } from './pan-zoom.ts';

/** Nothing is gained by coming closer than this. */
const CLOSE_ENOUGH = 1.2;
const AROUND = 46;

/** The part of the map in which the pieces of these areas lie. */
function partWith(areas: readonly AreaId[]): Rect {
  const points = areas.flatMap((id) => {
    const { centre, units, order } = MAP_AREAS[id];
    return [centre, units, order];
  });
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const left = Math.min(...xs) - AROUND;
  const top = Math.min(...ys) - AROUND;
  return { left, top, width: Math.max(...xs) + AROUND - left, height: Math.max(...ys) + AROUND - top };
}

function holds(outer: Rect, inner: Rect): boolean {
  return (
    inner.left >= outer.left &&
    inner.top >= outer.top &&
    inner.left + inner.width <= outer.left + outer.width &&
    inner.top + inner.height <= outer.top + outer.height
  );
}

/** Flies to the areas that matter, unless they can be seen well enough as it is. */
export function lookAt(hand: PanZoom, areas: readonly AreaId[], fresh: boolean): void {
  const part = partWith(areas);
  const now: Camera = hand.resting.peek();
  const visible = holds(hand.seen, part);
  if (visible && (!fresh || now.k >= legibleFor(hand.seen, part, now))) return;
  hand.show(part, fresh ? Math.max(CLOSE_ENOUGH, now.k) : now.k);
}

/** Most of how close one could come. */
function legibleFor(seen: Rect, part: Rect, now: Camera): number {
  const possible = now.k * Math.min(seen.width / part.width, seen.height / part.height);
  return Math.min(0.85, possible * 0.6);
}
