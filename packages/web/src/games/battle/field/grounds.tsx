// Parts of the battlefield that are held, such as the quadrants of Here We Stand: whose they are, and with how many points.

import type { BattleState } from '@maester/battle/engine';
import { BATTLEFIELD, groundsOf, type Point } from '@maester/battle/field';
import type { VNode } from 'preact';
import { tell } from '../../../app/words.ts';
import { say } from '../say.ts';
import { colours } from './armies.ts';
import { round, type Projection } from './projection.ts';

/** Somewhat outside of its middle: most fighting is in the middle of the table. */
function signAt(ground: readonly Point[]): Point {
  const outward = (along: readonly number[], side: number): number => {
    const middle = along.reduce((sum, at) => sum + at, 0) / along.length;
    return middle + (middle - side / 2) * 0.4;
  };
  return {
    x: outward(
      ground.map(({ x }) => x),
      BATTLEFIELD.width,
    ),
    y: outward(
      ground.map(({ y }) => y),
      BATTLEFIELD.depth,
    ),
  };
}

export function holderOf(seat: string | null): string {
  return seat === null ? say('battle.ground.open') : tell(`name.seat.${seat}`);
}

export function HeldGrounds(props: { readonly view: BattleState; readonly projection: Projection }): VNode {
  const { view, projection } = props;
  return (
    <>
      {groundsOf(view).map(({ id, ground, points, side }) => {
        const { x, y } = projection.spot(signAt(ground));
        const holder = side === null ? null : (view.sides[side]?.[0] ?? null);
        return (
          <g
            key={id}
            class={`held-ground of-army${holder === null ? '' : ' held'}`}
            style={colours(view, holder)}
          >
            <path d={projection.path(ground)} />
            <g transform={`translate(${round(x)} ${round(y)})`}>
              <path class="pennant" d="M-26-40H26V-4L0 10-26-4Z" />
              <text y="-12">{points.join(':')}</text>
              <text class="whose" y="32">
                {holderOf(holder)}
              </text>
            </g>
          </g>
        );
      })}
    </>
  );
}
