// Models from above. They look up; --army is the colour of their coats.

import type { UnitType } from '@maester/battle/field';
import type { VNode } from 'preact';

const Rider = (): VNode => (
  <>
    <ellipse class="shade" cx="2" cy="3" rx="11" ry="21" />
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
      <ellipse class="shade" cx="1.500" cy="3" rx="9" ry="8.500" />
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
      <ellipse class="shade" cx="1.500" cy="4" rx="10.500" ry="10" />
      <path class="cloak rich" d="M-8.500-1C-10.500 8-6 14.500 0 16 6 14.500 10.500 8 8.500-1Z" />
      <ellipse class="coat" rx="9.500" ry="5.600" />
      <path class="steel" d="M10.500-14H8.700V5H10.500Z" />
      <path class="gilt" d="M6.600-3.500H12.600V-2H6.600Z" />
      <circle class="helm gilt" r="4.800" cy="-.5" />
      <path class="crown" d="M-4-1.500-3-6-1.300-3.500 0-7 1.300-3.500 3-6 4-1.500Z" />
    </>
  ),
  cavalry: Rider,
  'mounted-leader': () => (
    <>
      <Rider />
      <circle class="helm gilt" r="4.600" cy="1" />
      <path class="crown" d="M-4 0-3-4.500-1.300-2 0-5.500 1.300-2 3-4.500 4 0Z" />
    </>
  ),
  monster: () => (
    <>
      <ellipse class="shade" cx="2" cy="4" rx="11" ry="22" />
      <path
        class="hide"
        d="M-7-9-11-13-8-16-4-11ZM7-9 11-13 8-16 4-11ZM-6 12-10 18-6 20-3 14ZM6 12 10 18 6 20 3 14Z"
      />
      <path class="hide" d="M-2 15C-3 22-1 27 3 29 4 24 3 19 2 15Z" />
      <path class="hide" d="M0-14C7-13 9-8 8-2 7 3 7 8 6 12 5 17-5 17-6 12-7 8-7 3-8-2-9-8-7-13 0-14Z" />
      <path class="hide-line" d="M0-11V13M-4-7V8M4-7V8" />
      <path class="hide" d="M-6-20-5.5-27-2-23H2L5.5-27 6-20C7-17 4-13 2-12L0-29-2-12C-4-13-7-17-6-20Z" />
      <path class="hide" d="M-4-21C-4-25-2-28 0-31 2-28 4-25 4-21 3-17-3-17-4-21Z" />
      <circle class="eye" cx="-2.300" cy="-22" r="1" />
      <circle class="eye" cx="2.300" cy="-22" r="1" />
      <path class="fang" d="M-1-30H1L0-28Z" />
    </>
  ),
  'war-machine': () => (
    <>
      <ellipse class="shade" cx="2" cy="3" rx="18" ry="20" />
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
