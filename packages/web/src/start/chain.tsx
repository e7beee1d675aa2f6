// A maester's collar, hanging from the upper edge of the start page: links seen from the front, and on their edge where
// they run through them.

import type { VNode } from 'preact';

type Link = readonly [metal: string, x: number, y: number, turn: number];

// oxfmt-ignore
const RINGS: readonly Link[] = [
  ['copper',      52, -46,  90], ['silver',      55,  20,  83], ['gold',        68,  85,  75],
  ['black-iron',  91, 147,  64], ['bronze',     127, 202,  51], ['steel',      174, 248,  37],
  ['copper',     231, 281,  23], ['silver',     294, 299,  10], ['gold',       360, 304,   0],
  ['steel',      426, 299, -10], ['gold',       489, 281, -23], ['steel',      546, 248, -37],
  ['copper',     593, 202, -51], ['black-iron', 629, 147, -64], ['copper',     652,  85, -75],
  ['silver',     665,  20, -83], ['bronze',     668, -46, -90],
];

// oxfmt-ignore
const EDGES: readonly Link[] = [
  ['bronze',      53, -12,  87], ['iron',        60,  53,  79], ['copper',      78, 116,  69],
  ['silver',     107, 176,  58], ['black-iron', 149, 227,  44], ['steel',      201, 266,  30],
  ['brass',      262, 292,  16], ['iron',       327, 303,   4], ['brass',      393, 303,  -4],
  ['copper',     458, 292, -16], ['iron',       519, 266, -30], ['silver',     571, 227, -44],
  ['steel',      613, 176, -58], ['black-iron', 642, 116, -69], ['bronze',     660,  53, -79],
  ['steel',      667, -12, -87],
];

export function Chain(): VNode {
  return (
    <svg class="chain" viewBox="0 0 720 350" aria-hidden="true">
      <defs>
        <g id="ring">
          <rect class="rim" x="-25" y="-16" width="50" height="32" rx="16" />
          <rect class="metal" x="-25" y="-16" width="50" height="32" rx="16" />
          <path class="shine" d="M-13 -17.5 H10 A15 15 0 0 1 21 -12" />
        </g>
        <g id="edge">
          <rect class="rim" x="-22" y="-4.5" width="44" height="9" rx="4.5" />
          <rect class="metal" x="-22" y="-4.5" width="44" height="9" rx="4.5" />
          <path class="shine" d="M-16 -2.5 H14" />
        </g>
      </defs>
      {RINGS.map((link) => hung('#ring', link))}
      {EDGES.map((link) => hung('#edge', link))}
    </svg>
  );
}

function hung(shape: string, [metal, x, y, turn]: Link): VNode {
  return (
    <use key={`${shape}${x}`} href={shape} class={metal} transform={`translate(${x} ${y}) rotate(${turn})`} />
  );
}
