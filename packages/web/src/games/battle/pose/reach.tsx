// On the ground under the units: where the piece in hand can get at all, and where it stood.

import { PLACES_APART } from '@maester/battle/engine';
import type { VNode } from 'preact';
import { useDesk } from '../desk.ts';
import { holdAt } from './hold.ts';

export function ReachOverlay(): VNode | null {
  const desk = useDesk();
  const hold = holdAt(desk).value;
  if (hold === null) return null;
  const projection = desk.projection.value;
  const { motion } = hold.posing;
  const reach = hold.reach.value;
  const half = PLACES_APART[motion.piece.kind] / 2;
  const places = hold.places.value.map(({ y, from, to }) =>
    projection.path([
      { x: from - half, y: y - half },
      { x: from - half, y: y + half },
      { x: to + half, y: y + half },
      { x: to + half, y: y - half },
    ]),
  );
  return (
    <g class="reach">
      {reach?.kind === 'outline' && <path class="reach-area" d={projection.path(reach.outline)} />}
      {reach?.kind === 'lanes' &&
        reach.lanes.map(({ over, ground }) => (
          <path key={over} class="reach-lane" d={projection.path(ground)} />
        ))}
      {places.length > 0 && <path class="reach-places" d={places.join('')} />}
    </g>
  );
}
