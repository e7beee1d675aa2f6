// A loupe for fingers: what lies under them, twice as large, beside them.

import type { BattleState, Piece } from '@maester/battle/engine';
import { corners, isDeployed, isFixture, terrainShape, TOKEN_RADIUS, trayOf } from '@maester/battle/field';
import { useSignalEffect } from '@preact/signals';
import type { VNode } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import type { Rect } from '../../../board-kit/camera.ts';
import type { Desk } from '../desk.ts';
import { colours } from '../field/armies.ts';
import { round, type Projection } from '../field/projection.ts';
import type { Hold } from './hold.ts';
import { Outline } from './outline.tsx';

/** Pixels across, and how far from the finger. */
const SIZE = 150;
const AWAY = 130;
/** At most so much larger, as long as this much of the table is seen, in units. */
const LARGEST = 1.8;
const ACROSS = 190;

export function Loupe({ desk, hold }: { readonly desk: Desk; readonly hold: Hold }): VNode | null {
  return hold.grip.value?.touch === true ? <Glass desk={desk} hold={hold} /> : null;
}

function Glass({ desk, hold }: { readonly desk: Desk; readonly hold: Hold }): VNode {
  const glass = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const ghost = useRef<SVGGElement>(null);
  const projection = desk.projection.value;
  const { width, height } = projection.size;
  const k = desk.hand.value?.resting.value.k ?? 1;
  const size = SIZE / k;
  const larger = Math.max(0.5, Math.min(LARGEST, size / ACROSS));
  useSignalEffect(() => {
    const pose = hold.pose.value;
    const { x, y } = projection.spot(pose);
    const seen = desk.hand.peek()?.seen;
    const [left, top] = besideFinger(x, y, size, AWAY / k, seen ?? { left: 0, top: 0, width, height });
    if (glass.current !== null)
      glass.current.style.transform = `translate(${round(left)}px, ${round(top)}px)`;
    const [right, below] = [size / 2 - larger * x, size / 2 - larger * y];
    if (world.current !== null)
      world.current.style.transform = `translate(${round(right)}px, ${round(below)}px) scale(${round(larger)})`;
    ghost.current?.setAttribute('transform', projection.transform(pose));
  });
  const { piece } = hold.posing.motion;
  const sized = { width: `${round(size)}px`, height: `${round(size)}px`, borderWidth: `${round(3 / k)}px` };
  return (
    <div ref={glass} class="loupe" style={sized}>
      <div ref={world} class="loupe-world">
        <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
          <Things view={hold.view} projection={projection} but={piece} />
          <g ref={ghost} class="loupe-ghost">
            <Outline piece={piece} />
            <path d="M-9 0L0-12 9 0" />
          </g>
        </svg>
      </div>
    </div>
  );
}

/** Above the finger, or where there is no room for it, on the side that has more. */
function besideFinger(
  x: number,
  y: number,
  size: number,
  away: number,
  seen: Rect,
): readonly [number, number] {
  const above = y - away - size / 2;
  if (above >= seen.top) return [x - size / 2, above];
  const aside = x - seen.left > seen.width / 2 ? -away : away;
  return [x + aside - size / 2, Math.max(seen.top, y - size / 2)];
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
