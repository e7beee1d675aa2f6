// The ground under everything: the table in its frame, with grass, snow, mud or sand that is the same at every visit.

import type { ModeId } from '@maester/battle/field';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { chanceOf } from './chance.ts';
import { FRAME, INCH, round, type Projection } from './projection.ts';

export type Ground = 'grass' | 'snow' | 'mud' | 'sand';

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

const groundOf = (mode: ModeId): Ground => GROUND[mode];

/** Large soft patches, then small marks: blades, stones, ripples, tracks. */
export function GroundLayer({
  mode,
  projection,
}: {
  readonly mode: ModeId;
  readonly projection: Projection;
}): VNode {
  const { ground, size } = projection;
  const kind = groundOf(mode);
  const drawn = useMemo(() => {
    const chance = chanceOf(`ground of ${mode}`);
    const within = (most: number): number => round(FRAME + chance() * most);
    const patches = Array.from({ length: 26 }, () => ({
      x: within(ground.width),
      y: within(ground.height),
      wide: round(50 + chance() * 150),
      high: round(35 + chance() * 90),
      tone: Math.floor(chance() * 3),
      turn: Math.round(chance() * 180),
    }));
    const marks = Array.from({ length: 620 }, () => {
      const [x, y, pick] = [within(ground.width), within(ground.height), chance()];
      return markOf(kind, x, y, pick, chance());
    });
    return { patches, marks: marks.join('') };
  }, [mode, ground.width, ground.height]);
  return (
    <svg class={`layer ground-layer ${kind}`} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
      <rect class="table-frame" width={size.width} height={size.height} rx="10" />
      <rect class="table-inlay" x="14" y="14" width={size.width - 28} height={size.height - 28} rx="4" />
      <svg
        x={FRAME}
        y={FRAME}
        width={ground.width}
        height={ground.height}
        viewBox={`${FRAME} ${FRAME} ${ground.width} ${ground.height}`}
      >
        <rect class="ground" x={FRAME} y={FRAME} width={ground.width} height={ground.height} />
        {drawn.patches.map(({ x, y, wide, high, tone, turn }, i) => (
          <ellipse
            key={i}
            class={`patch tone-${tone}`}
            cx={x}
            cy={y}
            rx={wide}
            ry={high}
            transform={`rotate(${turn} ${x} ${y})`}
          />
        ))}
        <path class="ground-marks" d={drawn.marks} />
        <rect class="vignette" x={FRAME} y={FRAME} width={ground.width} height={ground.height} />
      </svg>
      <Rule projection={projection} />
    </svg>
  );
}

function markOf(kind: Ground, x: number, y: number, pick: number, length: number): string {
  const far = round(3 + length * 4);
  switch (kind) {
    case 'grass':
      return `M${x} ${y}l-1.500-${far}m1.500 ${far}l1-${far}m-1 ${far}l3-${round(far * 0.7)}`;
    case 'snow':
      return pick < 0.5 ? `M${x} ${y}q${far}-2 ${round(2 * far)} 0` : `M${x} ${y}h.8`;
    case 'mud':
      return pick < 0.4 ? `M${x} ${y}q3 2 ${far} 0` : `M${x} ${y}l2 1M${x} ${y + 3}l3-1`;
    case 'sand':
      return `M${x} ${y}q${far}-2.500 ${round(2 * far)} 0t${round(2 * far)} 0`;
  }
}

/** Inches along the frame: every sixth is longer and has its number. */
function Rule({ projection: { ground } }: { readonly projection: Projection }): VNode {
  const across = Array.from({ length: Math.round(ground.width / INCH) + 1 }, (_, inch) => inch);
  const down = Array.from({ length: Math.round(ground.height / INCH) + 1 }, (_, inch) => inch);
  const long = (inch: number): number => (inch % 6 === 0 ? 10 : 5);
  const [right, bottom] = [FRAME + ground.width, FRAME + ground.height];
  const ticks = [
    ...across.map(
      (inch) =>
        `M${FRAME + inch * INCH} ${FRAME - 3}v${-long(inch)}M${FRAME + inch * INCH} ${bottom + 3}v${long(inch)}`,
    ),
    ...down.map(
      (inch) =>
        `M${FRAME - 3} ${FRAME + inch * INCH}h${-long(inch)}M${right + 3} ${FRAME + inch * INCH}h${long(inch)}`,
    ),
  ];
  return (
    <g class="rule">
      <path d={ticks.join('')} />
      {across
        .filter((inch) => inch % 6 === 0)
        .map((inch) => (
          <text key={inch} x={FRAME + inch * INCH} y={bottom + 25}>
            {inch}
          </text>
        ))}
      {down
        .filter((inch) => inch % 6 === 0)
        .map((inch) => (
          <text key={inch} x={FRAME - 24} y={bottom - inch * INCH + 3.5}>
            {inch}
          </text>
        ))}
    </g>
  );
}
