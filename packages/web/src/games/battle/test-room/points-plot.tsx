// Victory Points by round, on average: two lines that differ in shape as well as in colour, and the same in words.

import type { MeanRound } from '@maester/records/series';
import type { VNode } from 'preact';
import { say } from '../war-room/say.ts';

const [WIDTH, HEIGHT] = [520, 240];
const PAD = { left: 34, right: 132, top: 14, bottom: 30 };

export function PointsPlot({ rounds }: { readonly rounds: readonly MeanRound[] }): VNode {
  const all = [{ round: 0, own: 0, other: 0, games: 0 }, ...rounds];
  const most = Math.max(4, Math.ceil(Math.max(...all.flatMap(({ own, other }) => [own, other]))));
  const x = (i: number): number =>
    PAD.left + ((WIDTH - PAD.left - PAD.right) * i) / Math.max(1, all.length - 1);
  const y = (points: number): number => PAD.top + (HEIGHT - PAD.top - PAD.bottom) * (1 - points / most);
  const step = most <= 6 ? 1 : most <= 12 ? 2 : 5;
  const grid = Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);
  const line = (side: 'own' | 'other'): string =>
    all.map((one, i) => `${x(i).toFixed(1)} ${y(one[side]).toFixed(1)}`).join('L');
  const last = all.at(-1) ?? { own: 0, other: 0 };
  // Two labels at the same height would cover each other.
  const apart = Math.max(0, 18 - Math.abs(y(last.own) - y(last.other))) / 2;
  const ownAbove = last.own >= last.other;
  return (
    <figure class="points-plot">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {grid.map((points) => (
          <g key={points}>
            <path class="grid" d={`M${PAD.left} ${y(points)}H${WIDTH - PAD.right}`} />
            <text x={PAD.left - 8} y={y(points) + 4} text-anchor="end">
              {points}
            </text>
          </g>
        ))}
        {all.map(({ round }, i) => (
          <text key={round} x={x(i)} y={HEIGHT - 8} text-anchor="middle">
            {round === 0 ? '–' : round}
          </text>
        ))}
        <path class="other" d={`M${line('other')}`} />
        <path class="own" d={`M${line('own')}`} />
        {all.map(({ other }, i) => (
          <rect key={i} class="other-mark" x={x(i) - 4} y={y(other) - 4} width="8" height="8" />
        ))}
        {all.map(({ own }, i) => (
          <circle key={i} class="own-mark" cx={x(i)} cy={y(own)} r="5" />
        ))}
        <text class="own-label" x={WIDTH - PAD.right + 10} y={y(last.own) + 4 + (ownAbove ? -apart : apart)}>
          {say('test.own')} {last.own.toFixed(1)}
        </text>
        <text x={WIDTH - PAD.right + 10} y={y(last.other) + 4 + (ownAbove ? apart : -apart)}>
          {say('test.other')} {last.other.toFixed(1)}
        </text>
      </svg>
      <figcaption class="visually-hidden">
        {rounds
          .map(({ round, own, other }) =>
            say('test.points.round', { round, own: own.toFixed(1), other: other.toFixed(1) }),
          )
          .join(' ')}
      </figcaption>
    </figure>
  );
}
