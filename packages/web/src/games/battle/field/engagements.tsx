// Who fights whom: crossed swords where two enemies touch.

import type { BattleState } from '@maester/battle/engine';
import { corners, engagedWith, trayOf, type Point, type UnitState } from '@maester/battle/field';
import type { VNode } from 'preact';
import { GlyphShape } from '../heraldry/glyph.tsx';
import { labelSpot } from './labels.tsx';
import { round, type Projection, type Spot } from './projection.ts';

interface Pair {
  readonly key: string;
  readonly at: Point;
}

/** Every pair of enemies in contact once, with the middle of where they touch. */
function engagements(view: BattleState): readonly Pair[] {
  const pairs: Pair[] = [];
  for (const unit of view.units) {
    if (unit.pose === null || unit.destroyed) continue;
    for (const enemy of engagedWith(view, unit))
      if (unit.id < enemy.id) pairs.push({ key: `${unit.id} ${enemy.id}`, at: between(unit, enemy) });
  }
  return pairs;
}

function between(a: UnitState, b: UnitState): Point {
  const [from, to] = [corners(trayOf(a)), corners(trayOf(b))];
  const one = nearestOn(from, trayOf(b).pose);
  const other = nearestOn(to, one);
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

/** The point of a shape's edge that is nearest to another point. */
function nearestOn(shape: readonly Point[], to: Point): Point {
  let [best, least] = [to, Infinity];
  for (const [i, a] of shape.entries()) {
    const b = shape[(i + 1) % shape.length] ?? a;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const along = ((to.x - a.x) * dx + (to.y - a.y) * dy) / Math.max(1, dx * dx + dy * dy);
    const part = Math.min(1, Math.max(0, along));
    const point = { x: a.x + part * dx, y: a.y + part * dy };
    const far = Math.hypot(point.x - to.x, point.y - to.y);
    if (far < least) [best, least] = [point, far];
  }
  return best;
}

/** Half of a label's plate with its tick, and of the mark, in units of the letters. */
const PLATE = { left: 26, right: { wide: 33, narrow: 19 }, high: 8 } as const;
const MARK = 10;

/** Beside the Wounds it would cover: on the nearer side, or where it covers no other's. */
export function besideLabels(
  at: Spot,
  labels: readonly Spot[],
  scale: number,
  plates: 'wide' | 'narrow',
): Spot {
  const right = PLATE.right[plates];
  const covered = ({ x, y }: Spot): Spot | undefined =>
    labels.find((label) => {
      const [across, down] = [(x - label.x) / scale, Math.abs(y - label.y) / scale];
      return down < PLATE.high + MARK && across > -PLATE.left - MARK && across < right + MARK;
    });
  const label = covered(at);
  if (label === undefined) return at;
  const sides = [-PLATE.left - MARK, right + MARK].map((aside) => ({ x: label.x + aside * scale, y: at.y }));
  const [nearer = at, farther = at] = at.x < label.x ? sides : sides.toReversed();
  return covered(nearer) !== undefined && covered(farther) === undefined ? farther : nearer;
}

export function Engagements(props: {
  readonly view: BattleState;
  readonly projection: Projection;
  readonly scale: number;
  /** Of the labels. */
  readonly plates: 'wide' | 'narrow';
}): VNode {
  const { view, projection, scale, plates } = props;
  const labels = view.units.flatMap((unit) => labelSpot(unit, projection) ?? []);
  return (
    <>
      {engagements(view).map(({ key, at }) => {
        const { x, y } = besideLabels(projection.spot(at), labels, scale, plates);
        return (
          <g
            key={key}
            class="engagement"
            transform={`translate(${round(x)} ${round(y)}) scale(${round(scale * 0.9)})`}
          >
            <circle r="11" />
            <g transform="scale(.58)">
              <GlyphShape of="combat" />
            </g>
          </g>
        );
      })}
    </>
  );
}
