// What of the table one should see when something is asked: the units that can be chosen and those it is about, close
// enough to read.

import type { BattleState } from '@maester/battle/engine';
import type { Rect } from '../../../board-kit/camera.ts';
import type { PanZoom } from '../../../board-kit/pan-zoom.ts';
import type { Ghost, ThingKey } from '../desk.ts';
import type { Projection, Spot } from './projection.ts';

/** Room around a unit, in units of the sheet. */
const AROUND = 78;
/** From further away little can be read: then one comes this close. */
const LEGIBLE = 0.55;
/** On a narrow screen, in pixels, buttons lie over the lower edge of the table. */
const NARROW = 640;
const BUTTONS = 60;

/** Where a thing lies on the sheet; null for what lies nowhere. */
export function spotOf(view: BattleState, projection: Projection, key: ThingKey): Spot | null {
  const [kind, id] = [key.slice(0, key.indexOf(':')), key.slice(key.indexOf(':') + 1)];
  const at =
    kind === 'unit'
      ? view.units.find((unit) => unit.id === id)?.pose
      : kind === 'objective'
        ? view.objectives.find((token) => token.id === id)
        : view.terrain.find((piece) => piece.id === id)?.pose;
  return at === undefined || at === null ? null : projection.spot(at);
}

/** The part of the sheet in which these things lie; null if they lie nowhere. */
export function partWith(spots: readonly Spot[]): Rect | null {
  if (spots.length === 0) return null;
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - AROUND, Math.min(...ys) - AROUND];
  return { left, top, width: Math.max(...xs) + AROUND - left, height: Math.max(...ys) + AROUND - top };
}

export function holds(outer: Rect, inner: Rect): boolean {
  return (
    inner.left >= outer.left &&
    inner.top >= outer.top &&
    inner.left + inner.width <= outer.left + outer.width &&
    inner.top + inner.height <= outer.top + outer.height
  );
}

/** Flies there, unless all of it can be seen as it is. */
export function lookAt(
  hand: Pick<PanZoom, 'seen' | 'size' | 'resting' | 'show'>,
  view: BattleState,
  projection: Projection,
  things: Iterable<ThingKey>,
  ghosts: readonly Ghost[],
): void {
  const spots = [...things].flatMap((key) => spotOf(view, projection, key) ?? []);
  const part = partWith([...spots, ...ghosts.map(({ pose }) => projection.spot(pose))]);
  if (part === null) return;
  const { k } = hand.resting.peek();
  const { left, top, width, height } = hand.seen;
  const covered = hand.size.peek().width < NARROW ? BUTTONS / k : 0;
  const free = { left, top, width, height: height - covered };
  // Part of the frame need not be seen.
  const { width: wide, height: high } = projection.size;
  const [right, bottom] = [Math.min(wide, part.left + part.width), Math.min(high, part.top + part.height)];
  const [from, above] = [Math.max(0, part.left), Math.max(0, part.top)];
  const needed = { left: from, top: above, width: right - from, height: bottom - above };
  if (holds(free, needed)) return;
  hand.show({ ...needed, height: needed.height + covered }, Math.max(LEGIBLE, k));
}
