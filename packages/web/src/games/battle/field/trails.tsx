// What the others did last: the ways their units went and whom they attacked, faintly on the table until it is their turn
// again.

import type { BattleEvent, BattleState } from '@maester/battle/engine';
import { unitOf, type Point } from '@maester/battle/field';
import { useComputed } from '@preact/signals';
import type { VNode } from 'preact';
import { useDesk } from '../desk.ts';
import { round } from './projection.ts';

export interface Trail {
  readonly kind: 'moved' | 'attack';
  readonly unit: string;
  readonly from: Point;
  readonly to: Point;
}

/** Moves shorter than this, in mils, are no ways. */
const SHORT = 600;

/** The trails of the turn before this one, and of this one, but for those of one's own units. */
export function trailsOf(
  view: BattleState,
  events: readonly unknown[],
  own: string | null,
): readonly Trail[] {
  const trails: Trail[] = [];
  let turns = 0;
  for (let i = events.length - 1; i >= 0 && turns < 2; i--) {
    const event = events[i] as BattleEvent;
    if (event.type === 'turn') turns += 1;
    if (event.type === 'round') break;
    const trail = trailOf(view, event);
    if (trail !== null && unitOf(view, trail.unit)?.seat !== own) trails.push(trail);
  }
  return trails.toReversed();
}

function trailOf(view: BattleState, event: BattleEvent): Trail | null {
  if (event.type === 'moved') {
    const { unit, from, pose } = event;
    if (from === null || Math.hypot(pose.x - from.x, pose.y - from.y) < SHORT) return null;
    return { kind: 'moved', unit, from, to: pose };
  }
  if (event.type !== 'attack') return null;
  const [from, to] = [unitOf(view, event.unit)?.pose ?? null, unitOf(view, event.target)?.pose ?? null];
  return from === null || to === null ? null : { kind: 'attack', unit: event.unit, from, to };
}

export function Trails(): VNode | null {
  const { scene, view: seen, projection } = useDesk();
  const trails = useComputed(() =>
    seen.value === null
      ? []
      : trailsOf(
          seen.value,
          scene.events.value.map(({ event }) => event),
          scene.seat,
        ),
  );
  if (trails.value.length === 0) return null;
  return (
    <g class="trails">
      {trails.value.map(({ kind, from, to }, i) => {
        const [a, b] = [projection.value.spot(from), projection.value.spot(to)];
        return (
          <g key={i} class={kind}>
            <path d={`M${round(a.x)} ${round(a.y)}L${round(b.x)} ${round(b.y)}`} />
            <circle cx={round(a.x)} cy={round(a.y)} r="5" />
          </g>
        );
      })}
    </g>
  );
}
