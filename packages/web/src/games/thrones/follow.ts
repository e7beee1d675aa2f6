// What of the map one should see when something is asked: the areas that can be chosen, close enough to read.

import type { AreaId } from '@maester/thrones/tables';
import { marginOf, type Camera, type Rect, type Size } from '../../board-kit/camera.ts';
import { MAP_AREAS } from './map-shapes.ts';
import type { PanZoom } from '../../board-kit/pan-zoom.ts';

/** Nothing is gained by coming closer than this. */
const CLOSE_ENOUGH = 1.2;
const AROUND = 46;
/** Further away nothing can be read: better to see only a part of what matters. */
const LEAST = 0.36;

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

/** As much of this part as can be read on the screen, around what matters most. */
function legiblePart(part: Rect, most: Rect, screen: Size): Rect {
  const margin = marginOf(screen);
  const along = (from: number, all: number, middle: number, room: number): [from: number, length: number] => {
    const length = Math.min(all, (room - 2 * margin) / LEAST);
    return [Math.max(from, Math.min(middle - length / 2, from + all - length)), length];
  };
  const [left, width] = along(part.left, part.width, most.left + most.width / 2, screen.width);
  const [top, height] = along(part.top, part.height, most.top + most.height / 2, screen.height);
  return { left, top, width, height };
}

/** The area around which most of them can be read at once; the last of equals, which is where a combat is fought. */
function amidMost(areas: readonly AreaId[], all: Rect, screen: Size): Rect {
  const parts = areas.map((area) => partWith([area]));
  const seenAround = (part: Rect): number => {
    const legible = legiblePart(all, part, screen);
    return parts.filter((other) => holds(legible, other)).length;
  };
  const counts = parts.map(seenAround);
  return parts[counts.lastIndexOf(Math.max(...counts))] ?? all;
}

/**
 * Flies to the areas that matter, unless they can be seen well enough as it is. If there is no room for all of them,
 * those that come `first` are in the middle, else as many as can be; later only the first are kept in sight.
 */
export function lookAt(
  hand: Pick<PanZoom, 'seen' | 'size' | 'resting' | 'show'>,
  areas: readonly AreaId[],
  first: readonly AreaId[],
  fresh: boolean,
): void {
  const all = partWith(areas);
  const most = first.length > 0 ? partWith(first) : amidMost(areas, all, hand.size.peek());
  const legible = legiblePart(all, most, hand.size.peek());
  const part = fresh || holds(legible, all) ? legible : first.length > 0 ? most : hand.seen;
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
