// The piece in hand on the table: its ghost with a handle to turn it, where it is held if it may not stand there, and its
// way with the inches. Each is an element of its own on the sheet, so that while it moves only transforms change, and
// nothing is laid out or painted again.

import { mayTurn, type Piece } from '@maester/battle/engine';
import { TOKEN_RADIUS, unitOf, type FootprintKind, type Pose } from '@maester/battle/field';
import { useSignalEffect } from '@preact/signals';
import type { ComponentChildren, VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { useDesk, type Desk } from '../desk.ts';
import { colours } from '../field/armies.ts';
import { round, type Projection } from '../field/projection.ts';
import { TerrainGhost } from '../field/terrain.tsx';
import { drawing, halfOf } from '../field/units.tsx';
import { say } from '../say.ts';
import { grab, turnByWheel } from './grab.ts';
import { holdAt, type Hold } from './hold.ts';
import { Loupe } from './loupe.tsx';
import { Outline, UNTURNED } from './outline.tsx';
import './pose.css';

export function PieceInHand(): VNode | null {
  const desk = useDesk();
  const hold = holdAt(desk).value;
  return hold === null ? null : <Ghost key={hold.posing.key} desk={desk} hold={hold} />;
}

interface Props {
  readonly desk: Desk;
  readonly hold: Hold;
}

function placeAt(element: HTMLElement | null, projection: Projection, pose: Pose): void {
  if (element === null) return;
  const { x, y } = projection.spot(pose);
  element.style.transform = `translate(${round(x)}px, ${round(y)}px) rotate(${round(projection.degrees(pose.facing))}deg)`;
}

function Ghost({ desk, hold }: Props): VNode {
  const { piece } = hold.posing.motion;
  const ghost = useRef<HTMLDivElement>(null);
  const held = useRef<HTMLDivElement>(null);
  useSignalEffect(() => {
    const projection = desk.projection.value;
    placeAt(ghost.current, projection, hold.pose.value);
    placeAt(held.current, projection, hold.judged.value.wish);
    held.current?.classList.toggle('shown', hold.refusal.value !== null);
    ghost.current?.classList.toggle('instead', hold.refusal.value !== null);
  });
  return (
    <div class={`piece-in-hand${hold.grip.value === null ? '' : ' gripped'}`} aria-hidden="true">
      {piece.kind === 'unit' && <WayDrawn desk={desk} hold={hold} tray={piece.tray} />}
      <div ref={held} class="pose-held">
        <Drawn>
          <Outline piece={piece} />
          <path class="pose-cross" d="M-9-9L9 9M9-9L-9 9" />
        </Drawn>
      </div>
      <div
        ref={ghost}
        class="pose-ghost over-map"
        data-pose={hold.posing.motion.ask}
        onPointerDown={(event) => grab(desk, hold, event, 'move')}
        onWheel={(event) => turnByWheel(hold, event)}
      >
        <Drawn>
          <Shape piece={piece} hold={hold} projection={desk.projection.value} />
          {mayTurn(hold.posing.motion) && <Handle desk={desk} hold={hold} />}
        </Drawn>
      </div>
      <Inches desk={desk} hold={hold} />
      <Loupe desk={desk} hold={hold} />
    </div>
  );
}

/** Units of the sheet to either side of the middle: the largest piece and its handle fit in. */
const HALF = 200;

/** An SVG around a middle. */
function Drawn({ children }: { readonly children: ComponentChildren }): VNode {
  return (
    <svg
      class="pose-drawn"
      viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`}
      width={2 * HALF}
      height={2 * HALF}
    >
      {children}
    </svg>
  );
}

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

/** The ground it goes over and the line it goes along: a length of one unit each, stretched. */
function WayDrawn({ desk, hold, tray }: Props & { readonly tray: FootprintKind }): VNode {
  const ground = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLDivElement>(null);
  useSignalEffect(() => {
    const projection = desk.projection.value;
    const path = hold.path.value;
    const [from, to] = path === null ? [null, null] : [projection.spot(path.from), projection.spot(path.to)];
    const length = from === null ? 0 : Math.hypot(to.x - from.x, to.y - from.y);
    ground.current?.classList.toggle('shown', length > 0);
    line.current?.classList.toggle('shown', length > 0);
    if (from === null || length === 0) return;
    const degrees = (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
    const { wide, deep } = halfOf(tray);
    const { motion } = hold.posing;
    // Over a flank, the tray is as wide as it is deep.
    const aside =
      motion.way === 'straight' ? Math.abs(degrees - projection.degrees(motion.from.facing)) % 180 : 0;
    const [across, along] = aside > 45 && aside < 135 ? [deep, wide] : [wide, deep];
    const turned = `rotate(${round(degrees)}deg)`;
    const at = `translate(${round(from.x)}px, ${round(from.y)}px) ${turned}`;
    if (line.current !== null) line.current.style.transform = `${at} scaleY(${round(length)})`;
    if (ground.current !== null)
      ground.current.style.transform = `${at} translateY(${along}px) scale(${2 * across}, ${round(length + 2 * along)})`;
  });
  return (
    <>
      <div ref={ground} class="pose-ground" />
      <div ref={line} class="pose-line" />
    </>
  );
}

/** From the middle of a tray past its edge, in units. */
const INCHES_BESIDE = 62;

/** Milliseconds between two numbers while it is dragged: nobody reads faster, and letters are all that is painted then. */
const READING = 80;

/** Inches used and left, beside the piece. */
function Inches({ desk, hold }: Props): VNode {
  const plate = useRef<HTMLDivElement>(null);
  const written = useRef(0);
  useSignalEffect(() => {
    if (plate.current === null) return;
    const path = hold.path.value;
    const projection = desk.projection.value;
    const { x, y } = projection.spot(hold.pose.value);
    // Away from the handle.
    const looks = projection.degrees(hold.pose.value.facing);
    const beside = looks > 90 && looks < 270 ? -1 : 1;
    const scale = scaleAt(desk);
    const words =
      path === null || path.used === 0 ? '' : say('battle.pose.inches', { used: path.used, left: path.left });
    const said = plate.current.firstElementChild;
    const now = performance.now();
    const due = hold.grip.value === null || now - written.current >= READING;
    if (said !== null && due && said.textContent !== words) {
      said.textContent = words;
      written.current = now;
    }
    const down = y + beside * (INCHES_BESIDE + 14 * scale);
    plate.current.style.transform = `translate(${round(x)}px, ${round(down)}px) translate(-50%, -50%) scale(${round(scale)})`;
  });
  return (
    <div ref={plate} class="pose-inches">
      <span />
    </div>
  );
}
