// Small drawings that stand for the terms of the game, as SVG around the point (0, 0), about 24 across. They take the
// colour of the text; `line` is a stroke. Every term has a shape of its own: never colour alone.

import type { Condition, Keyword, UnitType, ZoneId } from '@maester/battle/tables';

const SWORD = 'M0-12.5 2-9.6V4H6V6.4H1.5V9.5A2.2 2.2 0 1 1-1.5 9.5V6.4H-6V4H-2V-9.6z';
const SHIELD =
  'M0-12.5C3.4-10.6 7-9.8 10.5-10 11 .6 7.6 8.6 0 12.5-7.6 8.6-11 .6-10.5-10-7-9.8-3.4-10.6 0-12.5z';
const STAR = 'M0-11.5 2.9-4 11-3.6 4.7 1.5 6.8 9.3 0 4.8-6.8 9.3-4.7 1.5-11-3.6-2.9-4z';
const HORSE =
  'M-6 11.5H7.5C8.1 6.8 7.4 3.6 6 1 7.2-5.2 4.8-10 .9-11L.2-13.2-2.8-10.5C-6.4-9-8.8-5-10.4-1.5-11.400.8-9.9 2.9-7.7 2.5-6 2.2-5.600.7-3.900.3-2.5 0-1.2 0 0-1-.6 4.2-5.6 5.6-6 11.5z';

const path = (d: string): string => `<path d="${d}"/>`;
const line = (d: string): string => `<path class="line" d="${d}"/>`;
/** What lies inside of an outline is cut out of it. */
const cut = (d: string): string => `<path fill-rule="evenodd" d="${d}"/>`;

const crossed = `<g transform="rotate(42)">${path(SWORD)}</g><g transform="rotate(-42)">${path(SWORD)}</g>`;
const bow = line('M-5-11C7-7 7 7-5 11') + '<path class="line thin" d="M-5-11V11"/>';

const CONDITIONS: Readonly<Record<Condition, string>> = {
  // A cry in a jagged burst, a cracked shield, a broken sword.
  panicked: cut(
    'M0-13 2.8-7.8 8.6-9.3 7.5-3.5 13 0 7.5 3.5 8.6 9.3 2.8 7.8 0 13-2.8 7.8-8.6 9.3-7.5 3.5-13 0-7.5-3.5-8.6-9.3-2.8-7.8zM-1.6-5.6-1 1.8H1L1.6-5.6zM-1.4 3.3V6H1.4V3.3z',
  ),
  vulnerable: cut(`${SHIELD}M2.6-11.2-3.4-3.6 1.2-.9-3 5 .1 11.4 1.5 10.600.4 5.2 4.9-2.200.7-4.6 4.8-10.4z`),
  weakened:
    path('M-6 4H-2V-2.6L0-.8 2-3.8V4H6V6.4H1.5V9.5A2.2 2.2 0 1 1-1.5 9.5V6.4H-6z') +
    path('M2.8-5.6-1.2-9.4 4.6-13.2 9.8-12.8z'),
};

const ZONES: Readonly<Record<ZoneId, string>> = {
  // A crown, coins, a sealed letter, crossed swords, a horseshoe, a door with an eye, a fountain.
  crown: path('M-9.4 9-11.5-6.5-5-1 0-10.5 5-1 11.5-6.5 9.4 9z'),
  wealth:
    '<ellipse cy="-6" rx="8.5" ry="4"/>' +
    line('M-8.5-1.5C-8.5 3.5 8.5 3.5 8.5-1.5M-8.5 3.5C-8.5 8.5 8.5 8.5 8.5 3.5M-8.5 8C-8.5 13 8.5 13 8.5 8'),
  tactics: cut('M-12-8.5H12V8.5H-12zM-9.2-6.3 0 1.2 9.2-6.3zM-9.8-4V6.3H9.8V-4L0 4z'),
  combat: crossed,
  maneuver:
    `<path class="line broad" d="M-5.5 10C-15-3-8-11 0-11S15-3 5.5 10"/>` + line('M-8.5 10.5H-3M3 10.5H8.5'),
  'house-of-the-undying':
    line('M-8 12V-3A8 8 0 0 1 8-3V12z') + path('M-5.5 0C-2-4.5 2-4.5 5.5 0 2 4.5-2 4.5-5.5 0z'),
  'water-gardens': line(
    'M0 3V-6M0-6C-5-13-10-8-9-2M0-6C5-13 10-8 9-2M-12 6Q-8 2-4 6T4 6 12 6M-12 11Q-8 7-4 11T4 11 12 11',
  ),
};

const UNIT_TYPES: Readonly<Record<UnitType, string>> = {
  // A spearman behind a shield, a horse, claws, a catapult.
  infantry:
    '<circle cx="-2.5" cy="-7.5" r="3.4"/>' +
    path('M-8.5 11.5V1C-8.5-2-6.5-3.2-2.5-3.2S3.5-2 3.5 1V11.5z') +
    line('M8 12V-6') +
    path('M8-13 10.7-6H5.3z'),
  cavalry: path(HORSE),
  monster: path(
    'M-9-11C-3.5-6-4.5 3-10.5 11-8 2-8.5-5-9-11zM-.5-12C5-6 4 4-2.5 12 .5 3 0-5-.5-12zM8-11C12.5-6 12 3 6 11 8.5 2 8.5-5 8-11z',
  ),
  'war-machine':
    line('M-11 5H11M-8 3 8-8M-3 5 1.5-3.5 6 5') +
    '<circle cx="9" cy="-9" r="3.4"/><circle cx="-6" cy="8.5" r="3.4"/><circle cx="6" cy="8.5" r="3.4"/>',
};

const ATTACKS: Readonly<Record<'melee' | 'short' | 'long', string>> = {
  melee: `<g transform="rotate(42)">${path(SWORD)}</g>`,
  short: bow + line('M-11 0H4') + path('M9.5 0 3.5-3.3V3.3z'),
  long: bow + line('M-11-3.5H5M-11 3.5H5') + path('M11-3.5 5-6.8V-.2zM11 3.5 5 .2V6.8z'),
};

const KEYWORDS: Readonly<Record<Keyword, string>> = {
  // A six, a mark, an axe, fangs.
  'critical-blow': cut(
    'M-10.5-10.5H10.5V10.5H-10.5zM-6.7-7.5V-4.5H-3.7V-7.5zM3.7-7.5V-4.5H6.7V-7.5zM-6.7-1.5V1.5H-3.7V-1.5zM3.7-1.5V1.5H6.7V-1.5zM-6.7 4.5V7.5H-3.7V4.5zM3.7 4.5V7.5H6.7V4.5z',
  ),
  precision: line('M0-12V-4M0 4V12M-12 0H-4M4 0H12M-8 0A8 8 0 0 1 8 0 8 8 0 0 1-8 0') + '<circle r="1.8"/>',
  sundering:
    line('M-7 12 4-7') + path('M-2-8.5C2-13.5 9-12.5 11.5-6 7.5-7.5 5-6 4.5-1.5 1.5-2 -.8-4.5-2-8.5z'),
  vicious: path(
    'M-12-8.5H12C12-3.5 9-.5 7.5 6.5 6.5 2.5 5.5-.5 3.5-2.5L0-1-3.5-2.5C-5.5-.5-6.5 2.5-7.5 6.5-9-.5-12-3.5-12-8.5zM-2.5 11.5 0 5.5 2.5 11.5z',
  ),
};

const OTHERS = {
  // What is counted and printed.
  speed: line('M-10-8-2 0-10 8M1-8 9 0 1 8'),
  defense: path(SHIELD),
  morale: path('M0 11.5C-8 5-11.5 1-11.5-4A6 6 0 0 1 0-7 6 6 0 0 1 11.5-4C11.5 1 8 5 0 11.5z'),
  wounds: path('M0-12.5C5-4.5 8.5-.8 8.5 4A8.5 8.5 0 0 1-8.5 4C-8.5-.8-5-4.5 0-12.5z'),
  die: cut(
    'M-8-11H8A3 3 0 0 1 11-8V8A3 3 0 0 1 8 11H-8A3 3 0 0 1-11 8V-8A3 3 0 0 1-8-11zM-4.5-6.7A2.2 2.2 0 1 0-4.5-2.3 2.2 2.2 0 1 0-4.5-6.7zM4.5 2.3A2.2 2.2 0 1 0 4.5 6.7 2.2 2.2 0 1 0 4.5 2.3z',
  ),
  token: '<circle class="line" r="10"/><circle r="5"/>',
  order: path('M-9.5-12.5H-7V13H-9.5zM-6-11.5H11.5L8-5.2 11.5 1H-6z'),
  // Who stands there.
  commander: path(STAR),
  attachment: '<circle cy="-6.5" r="4.5"/>' + path('M-9 12C-9 3-6 0 0 0S9 3 9 12z'),
  ncu: path(
    'M10.5-12.5C2-11.5-5-6-6.5 3.5L-10 12-8 12.5-5.5 7C2 7.5 6 3.5 7 0L3 .5 8.5-4.5C10-7 10.5-9.5 10.5-12.5z',
  ),
  // How things stand.
  activated: line('M-10 1-3 8 10-8'),
  ready: '<circle class="line" r="9"/>',
  engaged: line('M-13 0H-3M-8-6-2 0-8 6M13 0H3M8-6 2 0 8 6'),
  destroyed: cut(
    'M0-12C7-12 10.5-7.5 10.5-2.5 10.5 1 8.5 3 6.5 4.5V10.5H-6.5V4.5C-8.5 3-10.5 1-10.5-2.5-10.5-7.5-7-12 0-12zM-4.6-4A2.6 2.6 0 1 0-4.6 1.2 2.6 2.6 0 1 0-4.6-4zM4.6-4A2.6 2.6 0 1 0 4.6 1.2 2.6 2.6 0 1 0 4.6-4zM0 2.5-1.5 5.5H1.5z',
  ),
  reserve: line('M-12 10H12M-10 10 0-10 10 10M0-10V-13M-4 10 0 2 4 10'),
  'victory-points':
    line('M-5-11C-12-5-12 6-1 11.5M5-11C12-5 12 6 1 11.5') +
    path('M0-7.5 1.9-2.6 7-2.3 3 1 4.3 6 0 3.1-4.3 6-3 1-7-2.3-1.9-2.6z'),
  objective: line('M-4 9V-12') + path('M-3-12H9L6-8 9-4H-3zM-11 12C-8 8-4 7.5-2 7.5S6 8 9 12z'),
  'first-player': path(
    'M-3.5 1.5H3.5L2 13H-2zM0-13C.8-9.5 6-7.5 6-3 6 0 3.500.2 0 .2S-6 0-6-3C-6-5.3-4.6-6.5-3.2-7.6-3-6.4-2.5-5.6-1.7-5.2-2-8.2-1.6-11 0-13z',
  ),
  pass: line('M-7-11H7M-7 11H7M-6-11C-6-4-1-3-1 0S-6 4-6 11M6-11C6-4 1-3 1 0S6 4 6 11'),
  'line-of-sight': cut(
    'M-13 0C-7-8.5 7-8.5 13 0 7 8.5-7 8.5-13 0zM-4.5 0A4.5 4.5 0 0 0 4.5 0 4.5 4.5 0 0 0-4.5 0z',
  ),
  distance: cut('M-12-5H12V5H-12zM-8-5V-1H-6.5V-5zM-3.5-5V1H-2V-5zM1-5V-1H2.5V-5zM5.5-5V1H7V-5z'),
  arc: path('M0 9-10-6A12 12 0 0 1 10-6z'),
  hand: line('M-9-6 0-10 9 9 0 12.5zM-4-8.5-11-5.5-6 10'),
  deck: line('M-7-12H7V7H-7zM-10-8V11H4'),
  discard: line('M-7-9 8-12 10 8-5 11zM-3-4 6-6M-2 1 7-1'),
} as const;

export const GLYPHS = { ...CONDITIONS, ...ZONES, ...UNIT_TYPES, ...ATTACKS, ...KEYWORDS, ...OTHERS } as const;

export type GlyphId = keyof typeof GLYPHS;
