// A unit as it stands on the table: its tray with a front that cannot be missed, its models in ranks, and beside them what
// one must know of it at a glance.

import type { BattleState } from '@maester/battle/engine';
import {
  cardOf,
  FOOTPRINTS,
  isCommandedBy,
  isFixture,
  modelsOf,
  type Faction,
  type FootprintKind,
  type UnitType,
  type UnitState,
} from '@maester/battle/field';
import type { VNode } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { ArmyCharge } from '../heraldry/army-shield.tsx';
import { colours, signOf } from './armies.ts';
import { chanceOf } from './chance.ts';
import { modelOf, Models, places, type ModelKind } from './models.tsx';
import { stamped } from './stamp.ts';
import { INCH, round, type Projection } from './projection.ts';
import { unitKey } from '../desk.ts';

/** Half the width and depth of a tray, in units of the sheet. */
export function halfOf(tray: FootprintKind): { readonly wide: number; readonly deep: number } {
  const { width, depth } = FOOTPRINTS[tray];
  return { wide: (width * INCH) / 2000, deep: (depth * INCH) / 2000 };
}

interface Props {
  readonly view: BattleState;
  readonly unit: UnitState;
  readonly projection: Projection;
}

/** It glides to where it stands now, turning the shorter way. */
export function Unit({ view, unit, projection }: Props): VNode | null {
  const last = useRef<number | null>(null);
  // Views come anew with every step: what a unit looks like follows from little of them.
  const { card, wounds, attachments, destroyed } = unit;
  const looks = JSON.stringify([card, wounds, attachments, destroyed, isCommandedBy(view, unit, unit.seat)]);
  const drawn = useMemo(() => drawing(view, unit), [looks]);
  if (unit.pose === null) return null;
  const { x, y } = projection.spot(unit.pose);
  const degrees = nearestTurn(last.current, projection.degrees(unit.pose.facing));
  last.current = degrees;
  return (
    <g
      class={`unit of-army ${unit.tray}${unit.destroyed ? ' destroyed' : ''}`}
      data-thing={unitKey(unit.id)}
      style={{
        ...colours(view, unit.seat),
        transform: `translate(${round(x)}px, ${round(y)}px) rotate(${round(degrees)}deg)`,
      }}
    >
      {drawn}
      {unit.activated && !isFixture(unit) && <Veil tray={unit.tray} />}
    </g>
  );
}

function Veil({ tray }: { readonly tray: FootprintKind }): VNode {
  const { wide, deep } = halfOf(tray);
  return <rect class="veil" x={-wide} y={-deep} width={2 * wide} height={2 * deep} rx="4" />;
}

/** The same direction as so many degrees from the last one as need be. */
export function nearestTurn(last: number | null, degrees: number): number {
  if (last === null) return degrees;
  const off = (((degrees - last) % 360) + 540) % 360;
  return last + off - 180;
}

/** What stands on the tray, around its own middle and looking up. */
export function drawing(view: BattleState, unit: UnitState): VNode {
  return isFixture(unit) ? <Wall unit={unit} /> : <Regiment view={view} unit={unit} />;
}

function Regiment({ view, unit }: Pick<Props, 'view' | 'unit'>): VNode {
  const { wide, deep } = halfOf(unit.tray);
  const { type, attacks } = cardOf(view, unit);
  const usual = modelOf(type, attacks);
  const standing = modelsOf(view, unit);
  const commands = isCommandedBy(view, unit, unit.seat);
  const all = places(unit.tray);
  const leading = Math.min(standing, unit.attachments.length || (commands ? 1 : 0));
  const fallen = all.slice(standing).map(([x, y]) => ({ x, y }));
  return (
    <>
      <TrayShape tray={unit.tray} />
      {fallen.length > 0 && <path class="fallen" d={stamped('M-3-3L3 3M3-3L-3 3', fallen)} />}
      <Models kind={usual} card={unit.card} at={all.slice(leading, standing)} />
      {leading > 0 && <Models kind={leaderFor(type)} card={unit.card} at={all.slice(0, leading)} />}
      {commands && <Standard x={-wide + 11} y={-deep + 15} faction={signOf(view, unit.seat).faction} />}
    </>
  );
}

function leaderFor(type: UnitType): ModelKind {
  if (type === 'infantry') return 'leader';
  return type === 'cavalry' ? 'mounted-leader' : type;
}

/** A little growth on the base, the same for all of a kind. */
const TUFTS = {
  infantry: tuftsOn('infantry', 16),
  cavalry: tuftsOn('cavalry', 18),
  'small-solo': tuftsOn('small-solo', 5),
  'large-solo': tuftsOn('large-solo', 9),
  'castle-wall': '',
} as const satisfies Readonly<Record<FootprintKind, string>>;

function tuftsOn(tray: FootprintKind, count: number): string {
  const { wide, deep } = halfOf(tray);
  const chance = chanceOf(tray);
  const within = (half: number): number => round((chance() * 2 - 1) * (half - 12));
  return Array.from(
    { length: count },
    () => `M${within(wide)} ${within(deep)}l-1.5-4m1.500 4l1-5m-1 5l3-3`,
  ).join('');
}

/** The tray itself: a dark base, a bright front with an arrow, the colour of the army around. */
export function TrayShape({ tray }: { readonly tray: FootprintKind }): VNode {
  const { wide, deep } = halfOf(tray);
  const ticks = [-0.62, -0.36, 0.36, 0.62].map((at) => {
    const x = Math.round(at * wide);
    return `M${x - 4} ${-deep + 7.5}L${x} ${-deep + 2.5}L${x + 4} ${-deep + 7.5}`;
  });
  return (
    <>
      <rect class="tray-shade" x={-wide + 2} y={-deep + 3} width={2 * wide} height={2 * deep} rx="4" />
      <rect class="tray" x={-wide} y={-deep} width={2 * wide} height={2 * deep} rx="4" />
      <rect
        class="turf"
        x={-wide + 3.5}
        y={-deep + 10}
        width={2 * wide - 7}
        height={2 * deep - 13.5}
        rx="2.5"
      />
      <path class="tufts" d={TUFTS[tray]} />
      <path
        class="front"
        d={`M${-wide + 1} ${-deep + 10}V${-deep + 4}a3 3 0 0 1 3-3H${wide - 4}a3 3 0 0 1 3 3v6Z`}
      />
      <path class="chevrons" d={ticks.join('')} />
      <path class="arrow" d={`M0 ${-deep - 11}L13 ${-deep + 5}H4V${-deep + 9}H-4V${-deep + 5}H-13Z`} />
    </>
  );
}

/** Where the Commander stands, a banner stands. */
function Standard(props: { readonly x: number; readonly y: number; readonly faction: Faction }): VNode {
  return (
    <g class="standard" transform={`translate(${props.x} ${props.y})`}>
      <path class="cloth" d="M-9-11H9V9L0 5-9 9Z" />
      <g transform="translate(0 -2) scale(.55)">
        <ArmyCharge faction={props.faction} />
      </g>
    </g>
  );
}

function Wall({ unit }: { readonly unit: UnitState }): VNode {
  const { wide, deep } = halfOf(unit.tray);
  const merlons = Array.from({ length: 11 }, (_, i) => -wide + i * 20 + 2);
  return (
    <>
      <rect class="wall-shade" x={-wide + 3} y={-deep + 5} width={2 * wide} height={2 * deep} />
      <rect class="wall" x={-wide} y={-deep} width={2 * wide} height={2 * deep} />
      {merlons.map((x) => (
        <path key={x} class="merlon" d={`M${x} ${-deep - 2}h12v8h-12ZM${x} ${deep - 6}h12v8h-12Z`} />
      ))}
      <path class="walk" d={`M${-wide + 4} 0H${wide - 4}`} />
      {unit.destroyed && (
        <path class="breach" d={`M-26 ${-deep - 4}l12 12-8 10 14 8-6 12h30l-8-14 10-8-12-8 6-12Z`} />
      )}
    </>
  );
}
