// A die with its pips.

import type { VNode } from 'preact';

const [LOW, MID, HIGH] = [-6, 0, 6];
const CORNERS = [
  [LOW, LOW],
  [HIGH, HIGH],
] as const;
const OTHERS = [
  [HIGH, LOW],
  [LOW, HIGH],
] as const;
const SIDES = [
  [LOW, MID],
  [HIGH, MID],
] as const;

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  CORNERS,
  [[0, 0], ...CORNERS],
  [...CORNERS, ...OTHERS],
  [[0, 0], ...CORNERS, ...OTHERS],
  [...CORNERS, ...OTHERS, ...SIDES],
];

export function DieFace({ value, size }: { readonly value: number; readonly size: number }): VNode {
  return (
    <svg class="die-face" viewBox="-12 -12 24 24" width={size} height={size} aria-hidden="true">
      <rect x="-11" y="-11" width="22" height="22" rx="5" />
      {(PIPS[value] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="2.2" />
      ))}
    </svg>
  );
}
