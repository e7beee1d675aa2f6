// Arrows over the map as paths: a gentle curve from area to area, by way of others where units are shipped.

import type { ThronesEvent } from '@maester/thrones';
import type { AreaId, HouseId } from '@maester/thrones/tables';
import type { Arrow } from './desk.ts';
import { pointsOf, type Point } from './map-lines.ts';
import { BORDERS, MAP_AREAS, type Border } from './map-shapes.ts';

export interface ArrowShape {
  /** The shaft, as data of a path. */
  readonly shaft: string;
  /** Where the point of the arrow is, and its direction in degrees. */
  readonly tip: Point;
  readonly angle: number;
}

/** The arrow ends so far from the middle of its area. */
const SHORT = 16;

export function arrowShape(
  { from, to, via = [] }: Pick<Arrow, 'from' | 'to' | 'via'>,
  start: Point = MAP_AREAS[from].centre,
): ArrowShape {
  const stops = [start, ...[...via, to].map((id): Point => MAP_AREAS[id].centre)];
  const end = stops.at(-1) ?? start;
  if (stops.length > 2) {
    // Through the middles between the seas, bent at each of them.
    const before = stops.at(-2) ?? start;
    const tip = towards(end, before, SHORT);
    const bends = stops.slice(1, -1).map((stop, index) => {
      const next = stops[index + 2] ?? end;
      const goal = index === stops.length - 3 ? tip : middle(stop, next);
      return `Q${stop.join(' ')} ${round(goal)}`;
    });
    return { shaft: `M${round(start)}${bends.join('')}`, tip, angle: angle(before, tip) };
  }
  const half = middle(start, end);
  const bend: Point = [half[0] - (end[1] - start[1]) * 0.16, half[1] + (end[0] - start[0]) * 0.16];
  const tip = towards(end, bend, SHORT);
  return { shaft: `M${round(start)}Q${round(bend)} ${round(tip)}`, tip, angle: angle(bend, tip) };
}

function middle(a: Point, b: Point): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

function towards(from: Point, to: Point, by: number): Point {
  const length = Math.max(1, Math.hypot(to[0] - from[0], to[1] - from[1]));
  return [from[0] + ((to[0] - from[0]) * by) / length, from[1] + ((to[1] - from[1]) * by) / length];
}

function angle(from: Point, to: Point): number {
  return Math.round((Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI);
}

function round([x, y]: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}

/** The moves among what just happened. */
export function arrowOf(event: unknown): (Arrow & { readonly house: HouseId }) | null {
  const happened = event as ThronesEvent;
  switch (happened.type) {
    case 'march':
      return { kind: 'march', from: happened.area, to: happened.to, house: happened.house };
    case 'raid':
      return { kind: 'raid', from: happened.area, to: happened.target, house: happened.house };
    case 'retreat':
      return { kind: 'retreat', from: happened.from, to: happened.area, house: happened.house };
    default:
      return null;
  }
}

/** Where two areas meet, or a place before the second one if they do not. */
export function meetingPoint(from: AreaId, to: AreaId): Point {
  const shared = BORDERS.filter(({ between }: Border) => between.includes(from) && between.includes(to))
    .map(({ line }) => pointsOf(line))
    .toSorted((a, b) => b.length - a.length)[0];
  const halfway = shared?.[Math.floor(shared.length / 2)];
  if (halfway !== undefined) return halfway;
  const [a, b] = [MAP_AREAS[from].centre, MAP_AREAS[to].centre];
  return [a[0] + (b[0] - a[0]) * 0.65, a[1] + (b[1] - a[1]) * 0.65];
}
