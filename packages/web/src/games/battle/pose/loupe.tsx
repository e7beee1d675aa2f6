// A loupe for fingers: what lies under them, twice as large, beside them.

import { footprint, type BattleState, type Piece } from '@maester/battle';
import {
  corners,
  isDeployed,
  isFixture,
  terrainShape,
  TOKEN_RADIUS,
  trayOf,
  type Pose,
} from '@maester/battle/field';
import { useSignalEffect } from '@preact/signals';
import type { VNode } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import type { Desk } from '../desk.ts';
import { colours } from '../field/armies.ts';
import { round, type Projection } from '../field/projection.ts';
import type { Hold } from './hold.ts';

/** Pixels across, how far above the finger, and how much larger. */
const SIZE = 150;
const ABOVE = 130;
const LARGER = 1.8;

export function Loupe({ desk, hold }: { readonly desk: Desk; readonly hold: Hold }): VNode | null {
  return hold.grip.value?.touch === true ? <Glass desk={desk} hold={hold} /> : null;
}

function Glass({ desk, hold }: { readonly desk: Desk; readonly hold: Hold }): VNode {
  const glass = useRef<SVGSVGElement>(null);
  const rim = useRef<SVGCircleElement>(null);
  const edge = useRef<SVGCircleElement>(null);
  const ghost = useRef<SVGPathElement>(null);
  const projection = desk.projection.value;
  const k = desk.hand.value?.resting.value.k ?? 1;
  const size = SIZE / k;
  useSignalEffect(() => {
    const pose = hold.pose.value;
    const { x, y } = projection.spot(pose);
    // Near the upper edge of the table it goes below the finger.
    const down = y < (ABOVE + SIZE / 2) / k ? ABOVE / k : -ABOVE / k;
    const across = size / LARGER;
    glass.current?.setAttribute(
      'viewBox',
      `${round(x - across / 2)} ${round(y - across / 2)} ${round(across)} ${round(across)}`,
    );
    glass.current?.setAttribute('x', String(round(x - size / 2)));
    glass.current?.setAttribute('y', String(round(y + down - size / 2)));
    for (const circle of [rim.current, edge.current]) {
      circle?.setAttribute('cx', String(round(x)));
      circle?.setAttribute('cy', String(round(y + down)));
    }
    const { piece } = hold.posing.motion;
    ghost.current?.setAttribute(
      'd',
      projection.path(footprint(piece, pose)) + frontMark(piece, projection, pose),
    );
  });
  return (
    <g class="loupe" aria-hidden="true">
      <circle ref={rim} class="loupe-rim" r={round(size / 2 + 3 / k)} />
      <clipPath id="loupe-glass">
        <circle ref={edge} r={round(size / 2)} />
      </clipPath>
      <g clip-path="url(#loupe-glass)">
        <svg ref={glass} width={round(size)} height={round(size)} overflow="hidden">
          <Things view={hold.view} projection={projection} but={hold.posing.motion.piece} />
          <path ref={ghost} class="loupe-ghost" />
        </svg>
      </g>
    </g>
  );
}

/** A stroke where the front is: the first two corners of a tray. */
function frontMark(piece: Piece, projection: Projection, pose: Pose): string {
  const [left, right] = footprint(piece, pose);
  if (piece.kind !== 'unit' || left === undefined || right === undefined) return '';
  const [a, b, middle] = [projection.spot(left), projection.spot(right), projection.spot(pose)];
  return `M${round(a.x)} ${round(a.y)}L${round(middle.x)} ${round(middle.y)}L${round(b.x)} ${round(b.y)}`;
}

/** The table in a few lines: it is looked at while it moves. The piece in hand is not where it was. */
function Things(props: {
  readonly view: BattleState;
  readonly projection: Projection;
  readonly but: Piece;
}): VNode {
  const { view, projection, but } = props;
  const moved = but.kind === 'unit' ? but.id : null;
  return useMemo(
    () => (
      <>
        {view.terrain.map((piece) => (
          <path key={piece.id} class="loupe-terrain" d={projection.path(terrainShape(piece))} />
        ))}
        {view.objectives.map((token) => {
          const { x, y } = projection.spot(token);
          return (
            <circle key={token.id} class="loupe-token" cx={x} cy={y} r={projection.length(TOKEN_RADIUS)} />
          );
        })}
        {view.units
          .filter(({ id }) => id !== moved)
          .filter((unit) => isDeployed(unit) || (isFixture(unit) && unit.pose !== null))
          .map((unit) => (
            <path
              key={unit.id}
              class="loupe-unit of-army"
              style={colours(view, unit.seat)}
              d={projection.path(corners(trayOf(unit)))}
            />
          ))}
      </>
    ),
    [view, projection, moved],
  );
}
