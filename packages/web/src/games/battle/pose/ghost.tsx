// The piece in hand on the table: its ghost with a handle to turn it, where it is held if it may not stand there, its
// way with the inches, and who could Charge it. While it moves, transforms and a few attributes change and nothing else.

import { footprint, mayTurn, type Piece } from '@maester/battle';
import { TOKEN_RADIUS, unitOf, type Pose } from '@maester/battle/field';
import { useSignalEffect } from '@preact/signals';
import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { useDesk, type Desk } from '../desk.ts';
import { colours } from '../field/armies.ts';
import { round, type Projection } from '../field/projection.ts';
import { TerrainGhost } from '../field/terrain.tsx';
import { drawing, halfOf } from '../field/units.tsx';
import { say } from '../words.ts';
import { grab, turnByWheel } from './grab.ts';
import { holdAt, type Hold } from './hold.ts';
import { Loupe } from './loupe.tsx';
import './pose.css';

export function GhostOverlay(): VNode | null {
  const desk = useDesk();
  const hold = holdAt(desk).value;
  return hold === null ? null : <Ghost key={hold.posing.key} desk={desk} hold={hold} />;
}

interface Props {
  readonly desk: Desk;
  readonly hold: Hold;
}

function placeAt(element: SVGElement | null, projection: Projection, pose: Pose): void {
  if (element === null) return;
  const { x, y } = projection.spot(pose);
  element.style.transform = `translate(${round(x)}px, ${round(y)}px) rotate(${round(projection.degrees(pose.facing))}deg)`;
}

function Ghost({ desk, hold }: Props): VNode {
  const { piece } = hold.posing.motion;
  const ghost = useRef<SVGGElement>(null);
  const held = useRef<SVGGElement>(null);
  useSignalEffect(() => {
    const projection = desk.projection.value;
    placeAt(ghost.current, projection, hold.pose.value);
    placeAt(held.current, projection, hold.judged.value.wish);
    held.current?.classList.toggle('shown', hold.refusal.value !== null);
    ghost.current?.classList.toggle('instead', hold.refusal.value !== null);
  });
  return (
    <g class="posing">
      <WayDrawn desk={desk} hold={hold} />
      <Threats desk={desk} hold={hold} />
      <g ref={held} class="pose-held" aria-hidden="true">
        <Outline piece={piece} />
        <path class="pose-cross" d="M-9-9L9 9M9-9L-9 9" />
      </g>
      <g
        ref={ghost}
        class="pose-ghost over-map"
        data-pose={hold.posing.motion.ask}
        onPointerDown={(event) => grab(desk, hold, event, 'move')}
        onWheel={(event) => turnByWheel(hold, event)}
      >
        <Shape piece={piece} hold={hold} projection={desk.projection.value} />
        {mayTurn(hold.posing.motion) && <Handle desk={desk} hold={hold} />}
      </g>
      <Inches desk={desk} hold={hold} />
      <Loupe desk={desk} hold={hold} />
    </g>
  );
}

const UNTURNED = { x: 0, y: 0, facing: 0 };

/** The piece around its own middle, looking up. */
function Shape(props: {
  readonly piece: Piece;
  readonly hold: Hold;
  readonly projection: Projection;
}): VNode | null {
  const { piece, hold, projection } = props;
  switch (piece.kind) {
    case 'unit': {
      const unit = unitOf(hold.view, piece.id);
      return unit === null ? null : (
        <g class={`unit of-army ${unit.tray}`} style={colours(hold.view, unit.seat)}>
          {drawing(hold.view, unit)}
        </g>
      );
    }
    case 'token':
      return <circle class="token" r={projection.length(TOKEN_RADIUS)} />;
    case 'terrain': {
      // Drawn at the corner of the table and moved from there to the middle of the group.
      const { x, y } = projection.spot(UNTURNED);
      return (
        <g transform={`rotate(${-projection.degrees(0)}) translate(${-x} ${-y})`}>
          <TerrainGhost kind={piece.terrain} pose={UNTURNED} projection={projection} />
        </g>
      );
    }
  }
}

/** Its ground as a line. */
function Outline({ piece }: { readonly piece: Piece }): VNode {
  if (piece.kind === 'token') return <circle r={TOKEN_RADIUS / 50} />;
  const points = footprint(piece, UNTURNED).map(({ x, y }) => `${round(x / 50)},${round(-y / 50)}`);
  return <polygon points={points.join(' ')} />;
}

/** Of what should be as large on the screen however close one looks. */
function scaleAt(desk: Desk): number {
  return 1 / Math.max(0.4, Math.min(1.6, desk.hand.value?.resting.value.k ?? 1));
}

/** From the middle of a piece to its front, in units. */
function frontOf({ piece }: Hold['posing']['motion']): number {
  if (piece.kind === 'unit') return halfOf(piece.tray).deep;
  return piece.kind === 'terrain' ? 46 : 12;
}

/** A knob before the front, as large on the screen however close one looks. */
function Handle({ desk, hold }: Props): VNode {
  const scale = scaleAt(desk);
  const front = frontOf(hold.posing.motion);
  const far = front + 12 + 18 * scale;
  return (
    <g
      class="pose-handle over-map"
      transform={`translate(0 ${-far})`}
      onPointerDown={(event) => grab(desk, hold, event, 'turn')}
    >
      <title>{say('battle.pose.handle')}</title>
      <path class="pose-stem" d={`M0 0V${round(far - front - 4)}`} />
      <g transform={`scale(${round(scale)})`}>
        <circle class="pose-touch" r="24" />
        <circle class="pose-knob" r="12" />
        <path
          class="pose-turn"
          d="M-5.500 2.500A6 6 0 1 1 5.500 2.500M5.500 2.500l3.500-3.500M5.500 2.500l-3.500-3"
        />
      </g>
    </g>
  );
}

/** The ground it goes over and the line it goes along. */
function WayDrawn({ desk, hold }: Props): VNode {
  const ground = useRef<SVGPathElement>(null);
  const line = useRef<SVGPathElement>(null);
  useSignalEffect(() => {
    const projection = desk.projection.value;
    const path = hold.path.value;
    if (path === null || path.length === 0) {
      ground.current?.setAttribute('d', '');
      line.current?.setAttribute('d', '');
      return;
    }
    const [from, to] = [projection.spot(path.from), projection.spot(path.to)];
    ground.current?.setAttribute('d', projection.path(path.ground));
    line.current?.setAttribute('d', `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`);
  });
  return (
    <>
      <path ref={ground} class="pose-ground" />
      <path ref={line} class="pose-line" />
    </>
  );
}

/** From the middle of a tray past its edge, in units. */
const INCHES_BESIDE = 62;

/** Inches used and left, beside the piece. */
function Inches({ desk, hold }: Props): VNode {
  const group = useRef<SVGGElement>(null);
  const text = useRef<SVGTextElement>(null);
  const plate = useRef<SVGRectElement>(null);
  useSignalEffect(() => {
    const path = hold.path.value;
    const projection = desk.projection.value;
    const { x, y } = projection.spot(hold.pose.value);
    // Away from the handle.
    const looks = projection.degrees(hold.pose.value.facing);
    const beside = looks > 90 && looks < 270 ? -1 : 1;
    const scale = scaleAt(desk);
    const words =
      path === null || path.used === 0 ? '' : say('battle.pose.inches', { used: path.used, left: path.left });
    if (text.current !== null) text.current.textContent = words;
    plate.current?.setAttribute('visibility', words === '' ? 'hidden' : 'visible');
    if (group.current !== null)
      group.current.style.transform = `translate(${round(x)}px, ${round(y + beside * (INCHES_BESIDE + 14 * scale))}px) scale(${round(scale)})`;
  });
  return (
    <g ref={group} class="pose-inches" aria-hidden="true">
      <rect ref={plate} x="-62" y="-13" width="124" height="26" rx="13" />
      <text ref={text} y="5" />
    </g>
  );
}

/** Enemies who could Charge it there, with the roll they need. */
function Threats({ desk, hold }: Props): VNode | null {
  const outlook = hold.outlook.value;
  if (outlook === null) return null;
  const { look, pose: there } = outlook;
  const projection = desk.projection.value;
  const to = projection.spot(there);
  return (
    <>
      {look.enemies.map(({ enemy, charged, ready }) => {
        const pose = hold.view.units.find(({ id }) => id === enemy)?.pose;
        if (charged === null || pose === undefined || pose === null) return null;
        const from = projection.spot(pose);
        const [x, y] = [from.x + (to.x - from.x) * 0.4, from.y + (to.y - from.y) * 0.4];
        return (
          <g key={enemy} class={`pose-threat${ready ? '' : ' later'}`}>
            <path d={`M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`} />
            <circle cx={round(x)} cy={round(y)} r="15" />
            <text x={round(x)} y={round(y + 5.5)}>{`${charged.roll}+`}</text>
          </g>
        );
      })}
    </>
  );
}
