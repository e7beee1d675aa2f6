// The drawings behind the signs, as SVG around the point (0, 0). A House's pieces stand on a base of its own shape,
// about 26 across; silhouettes of units fit a base; glyphs are about 20 across and take the colour of the text.

import type { HouseId, OrderId, TrackId, UnitKind } from '@maester/thrones/tables';
import { BARREL, CROWN, FORTS } from './map-icons.ts';

// An ice crystal, a coin, a block, a diamond, a rose, a sun.
export const BASES: Readonly<Record<HouseId, string>> = {
  stark: 'M0-13.5 11.8-6.8V6.8L0 13.5-11.8 6.8V-6.8z',
  lannister: 'M0-12.6a12.6 12.6 0 1 1 0 25.2a12.6 12.6 0 1 1 0-25.2z',
  baratheon: 'M-11.2-11.2h22.4v22.4h-22.4z',
  greyjoy: 'M0-16 15 0 0 16-15 0z',
  tyrell:
    'M-6.4-8.8A7 7 0 0 1 6.4-8.8 7 7 0 0 1 10.3 3.4 7 7 0 0 1 0 10.8 7 7 0 0 1-10.3 3.4 7 7 0 0 1-6.4-8.8z',
  martell:
    'M0-15 3.5-10.7 8.8-12.1 9.1-6.6 14.3-4.6 11.2 0 14.3 4.6 9.1 6.6 8.8 12.1 3.5 10.7 0 15-3.5 10.7-8.8 12.1-9.1 6.6-14.3 4.6-11.2 0-14.3-4.6-9.1-6.6-8.8-12.1-3.5-10.7z',
};

/** Strokes across a routed unit. */
export const HATCH = 'M-9-2-2-9M-9 5 5-9M-7 9 9-7M-1 10 10-1';

// A spearman, a horse's head, a ship under sail, a catapult.
export const SILHOUETTES: Readonly<Record<UnitKind, string>> = {
  footman:
    '<circle cx="-1.8" cy="-5.4" r="2.7"/><path d="M-6.2 8V1.6c0-2.8 1.8-4 4.4-4s4.4 1.2 4.4 4V8z"/><path class="line" d="M5.4 8V-5"/><path d="M5.4-9.8 7.4-4.6h-4z"/>',
  knight:
    '<path d="M-5.4 8.6h11c.6-3.4.2-5.6-.8-7.4C6-3.8 4-7.4.9-8.2L.4-10-1.8-7.9C-4.6-6.8-6.4-3.6-7.6-.9c-.7 1.6.3 3.2 1.9 2.9 1.2-.2 1.6-1.3 2.8-1.6 1-.2 2-.2 2.9-.9C-.4 3.2-5 4-5.4 8.6z"/><circle class="hole" cx="-2.6" cy="-3.9" r=".9"/>',
  ship: '<path d="M-9 3.4H9c-.7 3.2-2.5 5-4.9 5h-8.2c-2.4 0-4.2-1.8-4.9-5z"/><path class="line" d="M0 3.4V-8.6"/><path d="M1.4-8.4c4 1.6 5.9 5.6 5.7 9.8H1.4zM-1.4-6.6c-3 2-4.9 4.8-5.3 8h5.3z"/>',
  'siege-engine':
    '<path class="line thick" d="M-8.6 4.2H8.6M-6.6 2.6 6-6.8M-2.6 4 1.2-3 5 4"/><circle cx="6.6" cy="-7.2" r="2.7"/><circle cx="-5.2" cy="6.6" r="2.8"/><circle cx="5.2" cy="6.6" r="2.8"/><circle class="hole" cx="-5.2" cy="6.6" r=".9"/><circle class="hole" cx="5.2" cy="6.6" r=".9"/>',
};

const SWORD = '<path d="M0-12.5 2-9.6V4H6v2.4H1.5v3.1a2.2 2.2 0 1 1-3 0V6.4H-6V4h4V-9.6z"/>';
const SHIELD =
  '<path d="M0-12.5C3.4-10.6 7-9.8 10.5-10 11 .6 7.6 8.6 0 12.5-7.6 8.6-11 .6-10.5-10-7-9.8-3.4-10.6 0-12.5z"/>';
const BANNER = '<path d="M-8.4-13.4h2.2V13.6h-2.2z"/><path d="M-5.4-11.8H11.4L8-4.9 11.4 2H-5.4z"/>';
const TORCH =
  '<path d="M-3.4 1.6h6.8L1.8 13h-3.6z"/><path d="M0-13c.6 3.4 5.4 5.2 5.4 9.6C5.4-.6 3-.2 0-.2S-5.4-.6-5.4-3.6c0-2 1.2-3.2 2.4-4.2.2 1.2.6 1.8 1.4 2.2C-1.8-8.4-1.4-11 0-13z"/>';
const STAR = '<path d="M0-10 2.5-3.4 9.5-3.1 4 1.3 5.9 8.1 0 4.2-5.9 8.1-4 1.3-9.5-3.1-2.5-3.4z"/>';

export interface Face {
  readonly glyph: string;
  /** Where the glyph stands, as an SVG transform. */
  readonly place: string;
  readonly number?: { readonly text: string; readonly x: number; readonly y: number; readonly inked?: true };
  readonly star?: true;
}

const BESIDE = { x: 5, y: 6 };
const crown = `<g transform="scale(1.35)">${CROWN}</g>`;

// oxfmt-ignore
export const FACES: Readonly<Record<OrderId, Face>> = {
  'march-minus-1':    { glyph: SWORD,  place: 'translate(-8 0) scale(.92)',   number: { text: '−1', ...BESIDE } },
  'march-0':          { glyph: SWORD,  place: 'translate(-8 0) scale(.92)',   number: { text: '+0', ...BESIDE } },
  'march-plus-1':     { glyph: SWORD,  place: 'translate(-8 0) scale(.92)',   number: { text: '+1', x: 5, y: 9 }, star: true },
  'defense-1':        { glyph: SHIELD, place: 'translate(0 1)',               number: { text: '+1', x: 0, y: 5, inked: true } },
  'defense-2':        { glyph: SHIELD, place: 'translate(-1 2)',              number: { text: '+2', x: -1, y: 6, inked: true }, star: true },
  'support-0':        { glyph: BANNER, place: 'translate(0 0)' },
  'support-1':        { glyph: BANNER, place: 'translate(-2 3)',              number: { text: '+1', x: 0.4, y: 2.4, inked: true }, star: true },
  raid:               { glyph: TORCH,  place: 'translate(0 0)' },
  'raid-star':        { glyph: TORCH,  place: 'translate(-2 1)',              star: true },
  consolidate:        { glyph: crown,  place: 'translate(0 0)' },
  'consolidate-star': { glyph: crown,  place: 'translate(-1 2)',              star: true },
};

export const TRACK_GLYPHS: Readonly<Record<TrackId, string>> = {
  // A throne with a back of swords, a blade, a raven.
  'iron-throne':
    '<path d="M-8 11V1.5h2.6V-5l1.3-3.4L-2.8-5l1.4-6L0-12l1.4 1 1.4 6 1.3-3.4L5.4-5v6.5H8V11H5V7H-5v4z"/><path class="hole" d="M-3.4 2.2h6.8v1.6h-6.8z"/>',
  fiefdoms: `<g transform="rotate(38) scale(.94)">${SWORD}</g>`,
  'kings-court':
    '<path d="M-11.5-4.4c1.6-.2 2.6-.8 3.4-2.2C-6.6-9-3-9.2-1.4-6.6-.2-4.8 2.4-3.4 4.8-1.6 7.4.2 9.6 3.4 11.5 7.4 8.8 6.8 7 6.8 4.8 7.6 3.4 8 1.6 8 .4 7.8L1.6 11h-2l-1.6-3.8C-6 5.6-7.8 2.2-7.4-2.4c-1.6-.2-3-.8-4.1-2z"/><circle class="hole" cx="-5" cy="-5.4" r="1"/>',
};

export const GLYPHS = {
  star: STAR,
  sword: SWORD,
  // A tower of a fortification.
  tower:
    '<path d="M-8-11h3.6v3h2.6v-3h3.6v3h2.6v-3H8v6.4L5.6-2.4V8H8v3H-8V8h2.4V-2.4L-8-4.6z"/><path class="hole" d="M-1.6 4a1.6 1.6 0 0 1 3.2 0v4h-3.2z"/>',
  skull:
    '<path d="M0-11c5.6 0 9.4 3.8 9.4 8.6 0 3-1.4 5.4-4 6.8V9.4c0 .9-.7 1.6-1.6 1.6h-7.6c-.9 0-1.6-.7-1.6-1.6V4.4c-2.6-1.4-4-3.8-4-6.8C-9.4-7.2-5.6-11 0-11z"/><path class="hole" d="M-4-3.8a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8zM4-3.8a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8zM0 1.6 1.4 4.4h-2.8zM-2.6 6.4h1.2V11h-1.2zM1.4 6.4h1.2V11H1.4z"/>',
  // A horned helmet.
  wildling:
    '<path d="M-7 10.5V.5C-7-4-4-6.6 0-6.6S7-4 7 .5v10H3.4V3H1.2v7.5h-2.4V3h-2.2v7.5z"/><path d="M-6.6-3.4C-10.6-4-12-7.6-10.6-11.5c1 3.2 3 4.2 6.4 4.2zM6.6-3.4c4-.6 5.4-4.2 4-8.1-1 3.2-3 4.2-6.4 4.2z"/>',
  crown,
  barrel: `<g transform="scale(1.2)">${BARREL}</g>`,
  castle: FORTS.castle,
  stronghold: `<g transform="translate(0 3) scale(.8)">${FORTS.stronghold}</g>`,
  attacker: `<g transform="rotate(40)">${SWORD}</g><g transform="rotate(-40)">${SWORD}</g>`,
  defender: SHIELD,
} as const satisfies Readonly<Record<string, string>>;
