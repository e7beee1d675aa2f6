// What must be read of a unit, upright whatever way it looks: its name, Wounds, Condition tokens, what it carries and
// whether it has activated.

import type { BattleState } from '@maester/battle/engine';
import { fullWounds, isFixture, ordersLeft, tokensOn, type UnitState } from '@maester/battle/field';
import type { VNode } from 'preact';
import { tell } from '../../../app/words.ts';
import { GlyphShape } from '../heraldry/glyph.tsx';
import type { GlyphId } from '@maester/print/heraldry';
import { colours } from './armies.ts';
import { round, type Projection, type Spot } from './projection.ts';
import { halfOf } from './units.tsx';

/** A tick at the end of the plate. */
const DONE = { wide: 'M22-9 26-5 33-14', narrow: 'M8-9 12-5 19-14' } as const;

interface Sign {
  readonly key: string;
  readonly glyph: GlyphId;
  readonly class: string;
  readonly count?: number;
}

interface Props {
  readonly view: BattleState;
  readonly unit: UnitState;
  readonly projection: Projection;
  /** Bigger letters where one looks from afar. */
  readonly scale: number;
  readonly level: number;
}

/** The middle of a unit's lower edge, as one looks at it; null for what has no label. */
export function labelSpot(unit: UnitState, projection: Projection): Spot | null {
  if (unit.pose === null || (unit.destroyed && !isFixture(unit))) return null;
  const { x, y } = projection.spot(unit.pose);
  const { wide, deep } = halfOf(unit.tray);
  const angle = (projection.degrees(unit.pose.facing) * Math.PI) / 180;
  /** How far it reaches down on the screen from its middle. */
  const below = Math.abs(Math.cos(angle)) * deep + Math.abs(Math.sin(angle)) * wide;
  return { x, y: y + below };
}

export function UnitLabel({ view, unit, projection, scale, level }: Props): VNode | null {
  const spot = labelSpot(unit, projection);
  if (spot === null) return null;
  const full = fullWounds(view, unit);
  const carried = view.objectives.some((token) => token.carriedBy === unit.id);
  const { pillage = 0, ...others } = tokensOn(unit);
  const tokens = Object.values(others).reduce((sum, count) => sum + count, 0);
  const orders = ordersLeft(view, unit);
  const signs: readonly Sign[] = [
    ...unit.conditions.map((condition) => ({ key: condition, glyph: condition, class: 'condition' })),
    ...(carried ? [{ key: 'carried', glyph: 'objective' as const, class: 'carried' }] : []),
    ...(pillage > 0 ? [{ key: 'pillage', glyph: 'wealth' as const, class: 'tokens', count: pillage }] : []),
    ...(tokens > 0 ? [{ key: 'tokens', glyph: 'token' as const, class: 'tokens', count: tokens }] : []),
    ...(orders > 0 && level >= 2
      ? [{ key: 'orders', glyph: 'order' as const, class: 'orders', count: orders }]
      : []),
  ];
  return (
    <g
      class={`unit-label of-army${unit.activated ? ' activated' : ''}`}
      style={{
        ...colours(view, unit.seat),
        transform: `translate(${round(spot.x)}px, ${round(spot.y)}px) scale(${scale})`,
      }}
    >
      <g class="wounds">
        <rect x="-26" y="-8" width={level >= 2 ? 54 : 40} height="16" rx="8" />
        <path
          class="heart"
          d="M-17 5C-24-.5-22-5.5-19.5-5.5-17.7-5.500-17-3.8-17-3.8S-16.300-5.500-14.5-5.500C-12-5.500-10-.5-17 5Z"
        />
        <text x={level >= 2 ? 7 : 2} y="4">
          {level >= 2 ? `${unit.wounds}/${full}` : unit.wounds}
        </text>
        {unit.activated && <path class="done-edge" d={DONE[level >= 2 ? 'wide' : 'narrow']} />}
        {unit.activated && <path class="done" d={DONE[level >= 2 ? 'wide' : 'narrow']} />}
      </g>
      {signs.map(({ key, glyph, class: look, count }, i) => (
        <g
          key={key}
          class={`sign ${look}`}
          transform={`translate(${round((i - (signs.length - 1) / 2) * 19)} -19)`}
        >
          <circle r="9" />
          <g transform="scale(.5)">
            <GlyphShape of={glyph} />
          </g>
          {count !== undefined && count > 1 && (
            <text class="count" x="8" y="9">
              {count}
            </text>
          )}
        </g>
      ))}
      {level >= 3 && (
        <text class="unit-name" y="22">
          {tell(`name.unit.${unit.id}`)}
        </text>
      )}
    </g>
  );
}
