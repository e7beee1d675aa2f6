// The maester who teaches: an old man in a grey robe, with the chain of his order.

import type { VNode } from 'preact';

/** The links of his chain, from shoulder to shoulder; every metal stands for something he has studied. */
// oxfmt-ignore
const LINKS = [
  ['copper', 29, 71, 62], ['iron',  32.5, 78, 52], ['gold',   38, 83.5, 36], ['silver', 45,   86.5, 14],
  ['steel',  52, 86.5, -14], ['bronze', 59, 83.5, -36], ['silver', 64.5, 78, -52], ['gold', 68, 71, -62],
] as const;

export function Maester({ size }: { readonly size: number }): VNode {
  return (
    <svg class="maester" viewBox="0 0 97 97" width={size} height={size} aria-hidden="true">
      <clipPath id="maester-frame">
        <circle cx="48.5" cy="48.5" r="46.5" />
      </clipPath>
      <g clip-path="url(#maester-frame)">
        <rect class="wall" width="97" height="97" />
        <path class="candlelight" d="M97 0H40q34 22 57 62z" />
        <path class="robe" d="M6 100c2-22 12-32 28-37h29c16 5 26 15 28 37z" />
        <path class="fold" d="M24 100c0-14 3-25 11-35M73 100c0-14-3-25-11-35" />
        <path class="hood" d="M24 64c-3-28 5-47 24.500-48s28 20 25 48c-6 4-11 4-14 2H38c-4 2-9 2-14-2z" />
        <path class="face" d="M33 43c0-13 6-21 15.500-21S64 30 64 43c0 14-5 24-15.500 24S33 57 33 43z" />
        <path
          class="hair"
          d="M33 44c-1-14 5-23 15.500-23S65 30 64 44c-2-8-4-12-7-14-6 2-11 2-17 0-3 2-5 6-7 14z"
        />
        <path
          class="beard"
          d="M33.500 50c2 3 5 4 8 3 2-2 4-3 7-3s5 1 7 3c3 1 6 0 8-3 1 14-3 32-15 34-12-2-16-20-15-34z"
        />
        <path class="mouth" d="M44 58c3 2 6 2 9 0" />
        <path class="brow" d="M38 41c2-2 5-2 7 0M52 41c2-2 5-2 7 0" />
        <path class="eye" d="M39.500 45c1.500-1.500 3.500-1.500 5 0M52.500 45c1.500-1.500 3.500-1.500 5 0" />
        <path class="nose" d="M48.500 44c-1 4-2 6-1 7 1 .6 2 .6 3 0" />
        {LINKS.map(([metal, x, y, turn]) => (
          <ellipse
            key={x}
            class={`link ${metal}`}
            cx={x}
            cy={y}
            rx="5"
            ry="3.4"
            transform={`rotate(${turn} ${x} ${y})`}
          />
        ))}
      </g>
      <circle class="frame" cx="48.5" cy="48.5" r="46.5" />
    </svg>
  );
}
