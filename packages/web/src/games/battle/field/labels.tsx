// What must be read of a unit, upright whatever way it looks: its name, Wounds, Condition tokens, what it carries and
// whether it has activated.

import type { BattleState } from '@maester/battle';
import { fullWounds, isFixture, isEngaged, type UnitState } from '@maester/battle/field';
import type { VNode } from 'preact';
import { tell } from '../../../app/words.ts';
import { colours } from './armies.ts';
import { round, type Projection } from './projection.ts';
import { halfOf } from './units.tsx';

const CONDITION_SIGNS: Readonly<Record<string, string>> = {
  // An open mouth, a broken shield, a bent sword.
  panicked:
    'M0-4.500A4.500 4.500 0 1 0 0 4.500 4.500 4.500 0 1 0 0-4.500ZM-1.800-1.500h.8M1-1.500h.8M-1.500 2a1.500 1.300 0 0 1 3 0Z',
  vulnerable: 'M-4-4.500H4V0C4 3 2 4.500 0 5.500-2 4.500-4 3-4 0ZM0-4.500-1 0 1 1-.5 5',
  weakened: 'M-4 4 2-2 4 1M-3.500 1-1 3.500',
};

interface Props {
  readonly view: BattleState;
  readonly unit: UnitState;
  readonly projection: Projection;
  /** Bigger letters where one looks from afar. */
  readonly scale: number;
  readonly level: number;
}

export function UnitLabel({ view, unit, projection, scale, level }: Props): VNode | null {
  if (unit.pose === null || (unit.destroyed && !isFixture(unit))) return null;
  const { x, y } = projection.spot(unit.pose);
  const { wide, deep } = halfOf(unit.tray);
  const angle = (projection.degrees(unit.pose.facing) * Math.PI) / 180;
  /** How far it reaches down on the screen from its middle. */
  const below = Math.abs(Math.cos(angle)) * deep + Math.abs(Math.sin(angle)) * wide;
  const full = fullWounds(view, unit);
  const carried = view.objectives.some((token) => token.carriedBy === unit.id);
  const tokens = Object.values(unit.tokens).reduce((sum, count) => sum + count, 0);
  const signs = [
    ...unit.conditions.map((condition) => ({ key: condition, d: CONDITION_SIGNS[condition] ?? '' })),
    ...(carried ? [{ key: 'carried', d: 'M0-5 4.500-1 3 5H-3L-4.500-1Z' }] : []),
    ...(isEngaged(view, unit)
      ? [{ key: 'engaged', d: 'M-4-4 4 4M4-4-4 4M-4 1.500-1.500 4M4 1.500 1.500 4' }]
      : []),
    ...(tokens > 0
      ? [{ key: 'tokens', d: 'M0-4.500A4.500 4.500 0 1 0 0 4.500 4.500 4.500 0 1 0 0-4.500Z' }]
      : []),
  ];
  return (
    <g
      class={`unit-label of-army${unit.activated ? ' activated' : ''}`}
      style={{
        ...colours(view, unit.seat),
        transform: `translate(${round(x)}px, ${round(y + below)}px) scale(${scale})`,
      }}
    >
      <g class="wounds">
        <rect x="-19" y="-7" width="38" height="14" rx="7" />
        <path
          class="heart"
          d="M-12 4C-18-1-16-5-14-5-12.500-5-12-3.500-12-3.500S-11.500-5-10-5C-8-5-6-1-12 4Z"
        />
        <text x="4" y="4">
          {level >= 2 ? `${unit.wounds}/${full}` : unit.wounds}
        </text>
        {unit.activated && <path class="done" d="M15-9 18-6 24-13" />}
      </g>
      {signs.map(({ key, d }, i) => (
        <g
          key={key}
          class={`sign ${key}`}
          transform={`translate(${round((i - (signs.length - 1) / 2) * 15)} -17)`}
        >
          <circle r="7" />
          <path d={d} />
        </g>
      ))}
      {level >= 3 && (
        <text class="unit-name" y="20">
          {tell(`name.unit.${unit.id}`)}
        </text>
      )}
    </g>
  );
}
