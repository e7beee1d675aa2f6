// Models from above. They look up; --army is the colour of their coats.

import type { UnitType } from '@maester/battle/field';
import type { VNode } from 'preact';
import './models.css';

const Rider = (): VNode => (
  <>
    <ellipse class="base" rx="11.5" ry="21.5" />
    <path
      class="horse"
      d="M0-24C3.500-23 4.500-18 4.500-14.500 9-11 9.500 8 6.500 16 4 20-4 20-6.500 16-9.500 8-9-11-4.500-14.500-4.500-18-3.500-23 0-24Z"
    />
    <path class="mane" d="M0-22.500V-12" />
    <path class="mane" d="M0 18V25" />
    <path class="trappings" d="M-8.200-6C-9 3-8.500 10-6.800 14.500H6.800C8.500 10 9 3 8.200-6Z" />
    <ellipse class="coat" rx="8" ry="4.800" cy="1" />
    <path class="steel" d="M8.200-22H9.500V12H8.200Z" />
    <path class="steel" d="M8.900-28 10.500-22H7.200Z" />
    <circle class="helm" r="3.900" cy="1" />
  </>
);

/** Leaders stand among the models of their units, and can be told from them. */
export type ModelKind = UnitType | 'leader' | 'mounted-leader';

const SHAPES: Readonly<Record<ModelKind, () => VNode>> = {
  infantry: () => (
    <>
      <circle class="base" cy="1.5" r="10.5" />
      <path class="cloak" d="M-7-1C-8 6-4.500 11 0 12 4.500 11 8 6 7-1Z" />
      <ellipse class="coat" rx="8.500" ry="5" />
      <path class="steel" d="M9-11H7.800V8H9Z" />
      <path class="steel" d="M8.400-15 10-11H6.800Z" />
      <path class="shield" d="M-11-4.500C-7-8-2.500-8.500 0-7.500L-.5-4.500C-4-5-7-4-9.500-1.500Z" />
      <circle class="helm" r="4" cy="-.5" />
      <path class="crest" d="M0-4.200V3.200" />
    </>
  ),
  leader: () => (
    <>
      <circle class="base leads" cy="1.5" r="11" />
      <path class="cloak rich" d="M-8.500-1C-10.500 8-6 14.500 0 16 6 14.500 10.500 8 8.500-1Z" />
      <ellipse class="coat" rx="9.500" ry="5.600" />
      <path class="steel" d="M10.500-14H8.700V5H10.500Z" />
      <path class="gilt" d="M6.600-3.500H12.600V-2H6.600Z" />
      <circle class="helm gilt" r="4.800" cy="-.5" />
      <path class="diadem" d="M-4-1.500-3-6-1.300-3.500 0-7 1.300-3.500 3-6 4-1.500Z" />
    </>
  ),
  cavalry: Rider,
  'mounted-leader': () => (
    <>
      <Rider />
      <circle class="helm gilt" r="4.600" cy="1" />
      <path class="diadem" d="M-4 0-3-4.500-1.300-2 0-5.500 1.300-2 3-4.500 4 0Z" />
    </>
  ),
  monster: () => (
    <>
      <ellipse class="base" rx="15" ry="23" />
      <path class="hide dark" d="M-2 11C-5 17-4 24 1 28 5 23 5 17 2 11Z" />
      <ellipse class="hide dark" cx="-6.5" cy="-9" rx="2.6" ry="4.6" transform="rotate(16 -6.5 -9)" />
      <ellipse class="hide dark" cx="6.5" cy="-9" rx="2.6" ry="4.6" transform="rotate(-16 6.5 -9)" />
      <ellipse class="hide dark" cx="-6" cy="9" rx="3" ry="5" />
      <ellipse class="hide dark" cx="6" cy="9" rx="3" ry="5" />
      <path
        class="hide"
        d="M0-13C6-12 8-7 7.5-1 7 5 6.500 9 5 13 3.500 16-3.500 16-5 13-6.500 9-7 5-7.500-1-8-7-6-12 0-13Z"
      />
      <path class="hide-line" d="M0-10 1.500-5 0-1 1.500 4 0 9M-3.500-8-2.500-3-4 2M3.500-8 4.500-3 3 2" />
      <path class="hide dark" d="M-4-15-8.500-12-6.500-18ZM4-15 8.500-12 6.500-18Z" />
      <path
        class="hide"
        d="M-5.500-17C-6-13-3-11 0-11S6-13 5.500-17C5-20 3-21.500 2.500-24 2-27-2-27-2.500-24-3-21.500-5-20-5.500-17Z"
      />
      <path class="muzzle" d="M-1.800-21-1.500-25.500H1.500L1.800-21C1-19.500-1-19.500-1.800-21Z" />
      <circle class="fang" cy="-26" r="1.300" />
      <circle class="eye" cx="-2.700" cy="-18.500" r="1" />
      <circle class="eye" cx="2.700" cy="-18.500" r="1" />
    </>
  ),
  'war-machine': () => (
    <>
      <ellipse class="base" rx="19" ry="21" />
      <path class="timber" d="M-13-14H-8V18H-13ZM8-14H13V18H8ZM-16-6H16V-1H-16ZM-16 10H16V14H-16Z" />
      <path class="timber" d="M-2.500-24H2.500V15H-2.500Z" />
      <path class="steel" d="M-18-10C-10-18 10-18 18-10L16-8C9-14-9-14-16-8Z" />
      <circle class="coat" cx="-10" cy="16" r="4" />
      <circle class="coat" cx="10" cy="16" r="4" />
    </>
  ),
};

export function Model({
  kind,
  x,
  y,
}: {
  readonly kind: ModelKind;
  readonly x: number;
  readonly y: number;
}): VNode {
  return <g transform={`translate(${x} ${y}) scale(1.14)`}>{SHAPES[kind]()}</g>;
}

/** Where the models of a unit stand on its tray, the front rank first: from the middle, in units of the sheet. */
export function places(
  tray: 'infantry' | 'cavalry' | 'small-solo' | 'large-solo' | 'castle-wall',
): readonly (readonly [number, number])[] {
  switch (tray) {
    case 'infantry':
      return grid([0, 1, 2, 3], [0, 1, 2], 25.5, 29, -27);
    case 'cavalry':
      return grid([0, 1], [0, 1], 50, 47, -21);
    default:
      return [[0, 2]];
  }
}

/** From the middle of a rank outwards, so that a rank thins out from its ends. */
function grid(
  columns: readonly number[],
  ranks: readonly number[],
  across: number,
  deep: number,
  first: number,
): (readonly [number, number])[] {
  const middle = (columns.length - 1) / 2;
  const order = columns.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle) || a - b);
  return ranks.flatMap((rank) =>
    order.map((column) => [(column - middle) * across, first + rank * deep] as const),
  );
}
