// The chances of 0, 1, 2 … Wounds as small bars.

import type { VNode } from 'preact';
import { spoken } from '../heraldry/army-shield.tsx';
import { say } from '../words.ts';

const [BAR, GAP, HIGH] = [8, 2, 26];

export function OddsPlot({ chances }: { readonly chances: readonly number[] }): VNode {
  const most = Math.max(...chances, 0.01);
  const width = chances.length * (BAR + GAP);
  const likely = chances.indexOf(Math.max(...chances));
  return (
    <svg
      class="odds-plot"
      viewBox={`0 0 ${width} ${HIGH + 11}`}
      width={width}
      height={HIGH + 11}
      {...spoken(say('battle.controls.odds.plot', { likely }))}
    >
      {chances.map((chance, wounds) => {
        const high = Math.max(0.8, (chance / most) * HIGH);
        const x = wounds * (BAR + GAP);
        return (
          <g key={wounds}>
            <rect
              class={wounds === likely ? 'likely' : ''}
              x={x}
              y={HIGH - high}
              width={BAR}
              height={high}
              rx="1"
            />
            {(wounds % 3 === 0 || wounds === likely) && (
              <text x={x + BAR / 2} y={HIGH + 9}>
                {wounds}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
