// What is printed on the map besides its shapes, as SVG around the point (0, 0): forts, barrels, crowns,
// anchors, the shields of the Houses (each with its own charge, not only its own colour), signs of terrain.

import type { House, TerrainSign } from './map-shapes.ts';

export const FORTS: Readonly<Record<'castle' | 'stronghold', string>> = {
  castle: '<path d="M-7 10V-3h-2v-8h4v3h3v-3h4v3h3v-3h4v8h-2v13h-5v-6a2 2 0 0 0-4 0v6z"/>',
  stronghold:
    '<path d="M-15 10V-7h2.5v2.5h3V-7h2.5v6h2v-11h2.5v2.5h5V-12H5v11h2v-6h2.5v2.5h3V-7H15v17H3V5a3 3 0 0 0-6 0v5z"/>' +
    '<path d="M-.6-10v-9l8 2.6-6.8 2.6v4z"/>',
};

export const BARREL =
  '<path d="M-5-8.5h10c2.6 5.4 2.6 11.6 0 17H-5c-2.6-5.4-2.6-11.6 0-17z"/><path class="hoop" d="M-6.4-3.6H6.4M-6.4 3.6H6.4"/>';

export const CROWN = '<path d="M-7.4 7.5-9-5.5l5 4.6L0-8.5l4 7.6 5-4.6-1.6 13z"/>';

export const ANCHOR =
  '<circle cy="-9.5" r="2.6"/><path d="M0-7V10M-5-3.5H5M-9.5 3C-8 8-4 10 0 10s8-2 9.5-7M-9.5 3l-1.5 3.6M-9.5 3l3.6 1.2M9.5 3l1.5 3.6M9.5 3 5.9 4.2"/>';

export const SHIELD = 'M-10-12.5h20v11C10 6.5 5 11 0 13.5-5 11-10 6.5-10-1.5z';

export const CHARGES: Readonly<Record<House, string>> = {
  // A wolf's head, a lion's paw, antlers, a kraken, a rose, a sun pierced by a spear.
  stark: '<path d="M-6.5-8-2.5-4.5h5L6.5-8 6 0 2.5 3.5 1.5 8h-3l-1-4.5L-6 0z"/>',
  lannister:
    '<ellipse cy="3.4" rx="4.4" ry="3.6"/><circle cx="-6" cy="-1.2" r="1.9"/><circle cx="-2.3" cy="-4.6" r="2"/><circle cx="2.3" cy="-4.6" r="2"/><circle cx="6" cy="-1.2" r="1.9"/>',
  baratheon:
    '<path class="stroke" d="M0 8V3M0 3C-3 1.5-5.5-1-6-8M-5.6-4-2.5-7.5M-4-.5l-4-1.5M0 3c3-1.5 5.5-4 6-11M5.6-4 2.5-7.5M4-.5l4-1.5"/>',
  greyjoy:
    '<path d="M0-9c3.5 2 3.5 6 2.5 8h-5C-3.5-3-3.5-7 0-9z"/><path class="stroke" d="M-2 0c-1 4-5 2-5.5 5.5M-.7 0c0 4-3 4-2.5 8M.7 0c0 4 3 4 2.5 8M2 0c1 4 5 2 5.5 5.5"/>',
  tyrell:
    '<circle cy="-4.2" r="3.2"/><circle cx="4" cy="-1.3" r="3.2"/><circle cx="2.5" cy="3.4" r="3.2"/><circle cx="-2.5" cy="3.4" r="3.2"/><circle cx="-4" cy="-1.3" r="3.2"/><circle class="eye" r="2"/>',
  martell:
    '<circle r="3.6"/><path class="stroke" d="M0-5v-3M0 5v3M-5 0h-3M5 0h3M-3.6 3.6l-2 2M-3.6-3.6l-2-2M3.6 3.6l2 2"/><path class="stroke" d="M-6 9 6.5-9"/>',
};

export const SIGNS: Readonly<Record<TerrainSign, string>> = {
  mountains:
    '<path class="body" d="M-16 12-6-6l4 6L5-13 16 12z"/><path class="shade" d="M5-13 16 12H7L3 1l3-4zM-6-6l4 6-2 3 2 9h-6l3-8z"/>',
  pines: '<path class="body" d="M0-11 5-3H3l4 6H4l4 6H1v3h-2V9h-7l4-6h-3l4-6h-2z"/>',
  woods: '<path class="body" d="M-1 9V4h-3a4.5 4.5 0 0 1-2-8 6 6 0 0 1 12 0 4.5 4.5 0 0 1-2 8H1v5z"/>',
  hills: '<path d="M-13 5Q-6-9 1 5M-1 1Q5-8 13 5M-8 3q2-5 3-5M5 2q2-4 3-4"/>',
  marsh: '<path d="M-12 5h10M1 5h11M-7 2v-7M-9.5 2l-2-5M-4.5 2l2-5M6 2v-6M4 2 2.5-2M8 2l1.5-4"/>',
  fields: '<path d="M-12 5-6-5M-7 5l6-10M-2 5 4-5M3 5 9-5M-11 5H5M-5-5H9"/>',
  dunes: '<path d="M-14 3q5-8 10 0 5-7 10 0 3-5 8-1M-6 7q5-6 10 0"/>',
};
