// The ground under everything: the table in its frame, with inches along its edges.

import type { ModeId } from '@maester/battle/field';
import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { paintGround, type Ground } from './paint.ts';
import { FRAME, INCH, type Projection } from './projection.ts';

const GROUND: Readonly<Record<ModeId, Ground>> = {
  'a-game-of-thrones': 'grass',
  'a-clash-of-kings': 'grass',
  'a-storm-of-swords': 'mud',
  'a-feast-for-crows': 'mud',
  'a-dance-with-dragons': 'sand',
  'the-winds-of-winter': 'snow',
  'honed-and-ready': 'grass',
  'fire-and-blood': 'sand',
  'here-we-stand': 'snow',
  'dark-wings-dark-words': 'grass',
  'banners-and-butchery': 'mud',
};

interface Props {
  readonly mode: ModeId;
  readonly projection: Projection;
}

/** Pixels of the painted ground: sharp enough when one looks closely, small enough to be painted in a moment. */
const PIXELS = 1440;

export function GroundLayer({ mode, projection }: Props): VNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { ground, size, turn } = projection;
  const kind = GROUND[mode];
  useLayoutEffect(() => {
    if (canvas.current === null) return;
    // A picture that is handed over once: one that could still be painted on is looked at again with every frame.
    const painted = new OffscreenCanvas(PIXELS, PIXELS);
    paintGround(painted, kind, `ground of ${mode}`, PIXELS);
    canvas.current.getContext('bitmaprenderer')?.transferFromImageBitmap(painted.transferToImageBitmap());
  }, [kind, mode]);
  return (
    <div class={`ground-layer ${kind}`}>
      <canvas
        ref={canvas}
        class="ground"
        aria-hidden="true"
        style={{
          left: `${FRAME}px`,
          top: `${FRAME}px`,
          width: `${ground.width}px`,
          height: `${ground.height}px`,
          rotate: `${turn * -90}deg`,
        }}
      />
      <svg class="layer" viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
        <rect class="vignette" x={FRAME} y={FRAME} width={ground.width} height={ground.height} />
        <path
          class="table-frame"
          d={`M0 0H${size.width}V${size.height}H0ZM${FRAME} ${FRAME}V${FRAME + ground.height}H${FRAME + ground.width}V${FRAME}Z`}
        />
        <rect class="table-inlay" x="10" y="10" width={size.width - 20} height={size.height - 20} rx="3" />
        <rect class="table-edge" x={FRAME} y={FRAME} width={ground.width} height={ground.height} />
        <Rule projection={projection} />
      </svg>
    </div>
  );
}

/** Inches along the frame: every sixth is longer and has its number. */
function Rule({ projection: { ground } }: { readonly projection: Projection }): VNode {
  const inches = (length: number): readonly number[] =>
    Array.from({ length: Math.round(length / INCH) + 1 }, (_, inch) => inch);
  const long = (inch: number): number => (inch % 6 === 0 ? 10 : inch % 3 === 0 ? 7 : 4);
  const [right, bottom] = [FRAME + ground.width, FRAME + ground.height];
  const ticks = [
    ...inches(ground.width).map((inch) => {
      const x = FRAME + inch * INCH;
      return `M${x} ${FRAME - 3}v${-long(inch)}M${x} ${bottom + 3}v${long(inch)}`;
    }),
    ...inches(ground.height).map((inch) => {
      const y = FRAME + inch * INCH;
      return `M${FRAME - 3} ${y}h${-long(inch)}M${right + 3} ${y}h${long(inch)}`;
    }),
  ];
  const sixth = (length: number): readonly number[] => inches(length).filter((inch) => inch % 6 === 0);
  return (
    <g class="rule">
      <path d={ticks.join('')} />
      {sixth(ground.width).map((inch) => (
        <text key={inch} x={FRAME + inch * INCH} y={bottom + 25}>
          {inch}
        </text>
      ))}
      {sixth(ground.height).map((inch) => (
        <text key={inch} x={FRAME - 22} y={bottom - inch * INCH + 3.5}>
          {inch}
        </text>
      ))}
    </g>
  );
}
