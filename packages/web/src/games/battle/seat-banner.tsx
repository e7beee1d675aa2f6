// A seat before its army is known: a banner with its number.

import type { VNode } from 'preact';

const SEATS: readonly string[] = ['one', 'two', 'three', 'four'];
const COLOURS = ['#2f5d8c', '#9c2b2b', '#3f7a3b', '#6b4a8c'] as const;
const NUMERALS = ['I', 'II', 'III', 'IV'] as const;

export function SeatBanner({ seat, size }: { readonly seat: string; readonly size: number }): VNode {
  const number = Math.max(0, SEATS.indexOf(seat));
  return (
    <svg class="sign" width={size} height={size} viewBox="-15 -15 30 30" aria-hidden="true">
      <path d="M-11-14H11V13L0 8-11 13Z" fill={COLOURS[number]} stroke="#1d1712" stroke-width="1.5" />
      <text y="3" fill="#fff" font-size="13" font-weight="700" text-anchor="middle">
        {NUMERALS[number]}
      </text>
    </svg>
  );
}
