// Terrain from above: every kind has its own look, on the shape that the rules measure.

import { terrainShape, outline, type TerrainKind, type TerrainPiece } from '@maester/battle/field';
import { Fragment, type VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { scattered } from './chance.ts';
import type { Projection } from './projection.ts';
import { oval, stamped } from './stamp.ts';

interface Props {
  readonly piece: TerrainPiece;
  readonly projection: Projection;
}

export function Terrain({ piece, projection }: Props): VNode {
  // Views come anew with every step, what they show does not.
  const drawn = useMemo(() => drawingOf(piece), [piece.id, piece.kind]);
  return (
    <g class={`terrain ${piece.kind}`} data-thing={`terrain:${piece.id}`}>
      <path class="footprint" d={projection.path(terrainShape(piece))} />
      <g transform={projection.transform(piece.pose)}>{drawn}</g>
    </g>
  );
}

/** A piece that is not laid yet. */
export function TerrainGhost(props: {
  readonly kind: TerrainKind;
  readonly pose: TerrainPiece['pose'];
  readonly projection: Projection;
}): VNode {
  const { kind, pose, projection } = props;
  return (
    <g class={`terrain ${kind}`}>
      <path class="footprint" d={projection.path(outline(kind, pose))} />
      <g transform={projection.transform(pose)}>{drawingOf({ id: 'ghost', kind, pose })}</g>
    </g>
  );
}

/** A kind of terrain as a small picture. */
export function TerrainPicture({ kind, size }: { readonly kind: TerrainKind; readonly size: number }): VNode {
  const half = kind === 'castle-wall' ? 116 : 80;
  return (
    <svg
      class={`terrain-picture terrain ${kind}`}
      viewBox={`${-half} ${-half * 0.6} ${2 * half} ${1.2 * half}`}
      width={size}
      height={size * 0.6}
      aria-hidden="true"
    >
      {drawingOf({ id: kind, kind, pose: { x: 0, y: 0, facing: 0 } })}
    </svg>
  );
}

function drawingOf({ id, kind }: TerrainPiece): VNode {
  switch (kind) {
    case 'forest':
      return <Trees of={id} />;
    case 'weirwood':
      return <Weirwood of={id} />;
    case 'bog':
      return <Bog of={id} />;
    case 'corpse-pile':
      return <Corpses of={id} />;
    case 'stakes':
      return <Stakes />;
    case 'low-wall':
      return <LowWall of={id} />;
    case 'hedge':
      return <Hedge of={id} />;
    case 'palisade':
      return <Palisade />;
    case 'castle-wall':
      return <CastleWall />;
  }
}

const CROWN =
  'M0-12C5-13 7-9 10-7 13-3 11 2 11 5 8 8 7 12 2 11-2 13-6 12-8 8-12 7-12 2-11-2-11-7-6-8-5-11-3-12-1-12 0-12Z';
const TONES = [0, 1, 2] as const;
/** Every third, from the first, second or third. */
const ofTone = <T,>(all: readonly T[], tone: number): readonly T[] => all.filter((_, i) => i % 3 === tone);

/** Crowns of a tone together; a crown may lie over its neighbour, whichever was there first. */
function Trees({ of }: { readonly of: string }): VNode {
  const spots = scattered(of, 15, 58, 32);
  const crowns = spots.map(({ x, y, size }) => ({ x, y, scale: 0.75 + size * 0.55 }));
  const shades = spots.map(({ x, y, size }) => oval(x + 3, y + 5, 9 + size * 6));
  return (
    <>
      <path class="tree-shade" d={shades.join('')} />
      {TONES.map((tone) => (
        <Fragment key={tone}>
          <path class={`crown tone-${tone}`} d={stamped(CROWN, ofTone(crowns, tone))} />
          <path
            class="crown-light"
            d={stamped('M-5-6C-2-9 3-8 4-5M-7 0C-5-3-2-3 0-1', ofTone(crowns, tone))}
          />
        </Fragment>
      ))}
    </>
  );
}

function Weirwood({ of }: { readonly of: string }): VNode {
  const leaves = scattered(of, 26, 40, 34).map(({ x, y, size }) => ({
    x,
    y,
    turn: size * 360,
    scale: 1 + size * 0.5,
  }));
  return (
    <>
      <path
        class="roots"
        d="M0 4C-14 10-24 22-34 22M0 4C10 14 20 24 30 20M0 4C-4 18-2 28 4 34M0 0C14-4 26-2 36-8M0 0C-16-6-26-4-36-10"
      />
      {TONES.map((tone) => (
        <path
          key={tone}
          class={`leaf tone-${tone}`}
          d={stamped('M0-8 2.500-3 8-3 4 1 6 7 0 4-6 7-4 1-8-3-2.500-3Z', ofTone(leaves, tone))}
        />
      ))}
      <circle class="trunk" r="8" />
      <path
        class="face"
        d="M-3.500-2 -1.500-1M3.500-2 1.500-1M-2.500 3.500C-1 2 1 2 2.500 3.500M-2.500-.5V4M2.500-.5V4"
      />
    </>
  );
}

function Bog({ of }: { readonly of: string }): VNode {
  const pools = scattered(of, 7, 46, 26);
  const reeds = scattered(`${of} reeds`, 22, 60, 34);
  return (
    <>
      <path
        class="pool"
        d={pools.map(({ x, y, size }) => oval(x, y, 10 + size * 12, 6 + size * 6)).join('')}
      />
      <path class="reed" d={stamped('M0 0l-2-7m2 7l1-8m-1 8l4-6', reeds)} />
    </>
  );
}

function Corpses({ of }: { readonly of: string }): VNode {
  const heap = scattered(of, 15, 36, 28).map(({ x, y, size }) => ({ x, y, turn: size * 360 }));
  return (
    <>
      {TONES.map((tone) => (
        <Fragment key={tone}>
          <path
            class={`body tone-${tone}`}
            d={stamped('M-9-3H5C8-3 8 3 5 3H-9C-11 2-11-2-9-3Z', ofTone(heap, tone))}
          />
          <path class="skull" d={stamped(oval(9, 0, 3), ofTone(heap, tone))} />
          {tone === 0 && <path class="lance" d={stamped('M-14 6 12-10', ofTone(heap, tone))} />}
        </Fragment>
      ))}
    </>
  );
}

function Stakes(): VNode {
  const at = Array.from({ length: 12 }, (_, i) => -48 + i * 8.7);
  return (
    <>
      <path class="beam" d="M-52 5H52" />
      {at.map((x, i) => (
        <path key={i} class="stake" d={`M${x} 12 ${x + (i % 2 === 0 ? 5 : -3)}-14`} />
      ))}
    </>
  );
}

function LowWall({ of }: { readonly of: string }): VNode {
  const stones = scattered(of, 30, 50, 9);
  return (
    <>
      <path class="bed" d="M-53-11H53V11H-53Z" />
      {stones.map(({ size }, i) => {
        const [column, row] = [i % 10, Math.floor(i / 10)];
        const [x, y] = [-52 + column * 10.5 + (row === 1 ? 4 : 0), -11 + row * 7.3];
        return (
          <rect
            key={i}
            class={`stone tone-${i % 3}`}
            x={x}
            y={y}
            width={(7.5 + size * 2.5).toFixed(1)}
            height="6.400"
            rx="2"
          />
        );
      })}
    </>
  );
}

function Hedge({ of }: { readonly of: string }): VNode {
  const tufts = scattered(of, 24, 50, 9);
  return (
    <>
      <path class="bank" d="M-53-9C-30-15 30-15 53-9V9C30 15-30 15-53 9Z" />
      {tufts.map(({ x, y, size }, i) => (
        <circle key={i} class={`tuft tone-${i % 3}`} cx={x} cy={y} r={5 + size * 4} />
      ))}
    </>
  );
}

function Palisade(): VNode {
  const logs = Array.from({ length: 15 }, (_, i) => -51 + i * 7.3);
  return (
    <>
      <path class="earth" d="M-54-6H54V16H-54Z" />
      {logs.map((x, i) => (
        <g key={i}>
          <rect class={`log tone-${i % 3}`} x={x - 3.3} y="-14" width="6.600" height="26" rx="3" />
          <circle class="log-end" cx={x} cy="-11" r="2.600" />
        </g>
      ))}
      <path class="beam" d="M-53 4H53" />
    </>
  );
}

function CastleWall(): VNode {
  const merlons = Array.from({ length: 11 }, (_, i) => -108 + i * 20.4);
  return (
    <>
      <rect class="stonework" x="-110" y="-17.500" width="220" height="35" />
      {merlons.map((x) => (
        <path key={x} class="merlon" d={`M${x}-19h12v8h-12ZM${x} 11h12v8h-12Z`} />
      ))}
      <path class="walk" d="M-106 0H106" />
    </>
  );
}
