// An emblem for each of the 42 House cards, around the point (0, 0), about 24 by 24: what its leader is known by.

import type { HouseCardId } from '@maester/thrones/tables';
import { CROWN } from '../map-icons.ts';

const LONG_AXE = '<path d="M-1-11h2v23h-2z"/><path d="M1-10c5-1 8 1 8 6 0 4-3 6-8 5 2-3 2-8 0-11z"/>';
const ROSE =
  '<circle cy="-4" r="3"/><circle cx="3.8" cy="-1.2" r="3"/><circle cx="2.4" cy="3.2" r="3"/><circle cx="-2.4" cy="3.2" r="3"/><circle cx="-3.8" cy="-1.2" r="3"/>';

export const LEADER_EMBLEMS: Readonly<Record<HouseCardId, string>> = {
  // A greatsword, a crown of spikes, a man stretched out, a broken chain, a gate, a fish, a dagger.
  'eddard-stark':
    '<path d="M-1.8-4h3.6v14L0 12.5-1.8 10z"/><path d="M-7-6.5H7V-4H-7zM-1.2-12h2.4v5.5h-2.4z"/>',
  'robb-stark': '<path d="M-9 9V4h18v5zM-9 3l1-11 2 8 2-10 2 10 2-12 2 12 2-10 2 10 2-8 1 11z"/>',
  'roose-bolton':
    '<circle cy="-6.5" r="2.6"/><path class="stroke" d="M-9-10-3-2V4l-6 8M9-10 3-2V4l6 8M-3-2h6M-3 4h6M0-4V5"/>',
  'greatjon-umber':
    '<path class="stroke" d="M-6-3a3.4 5 0 1 0 .1 0zM-6 2.5h2.5M6-3a3.4 5 0 1 0 .1 0zM6 2.5H3.5M-1.5-5-3-9M1.5-5 3-9M0-6v-4"/>',
  'ser-rodrick-cassel':
    '<path d="M-10 10V-10h4v3h3v-3h6v3h3v-3h4v20H5V2a5 5 0 0 0-10 0v8z"/><path class="stroke" d="M-2 10V0M2 10V0"/>',
  'the-blackfish':
    '<path d="M-12 0C-7-7 2-7 7-1l5-5v12L7 1C2 7-7 7-12 0zm4-1.6a1.3 1.3 0 1 0 .1 0z" fill-rule="evenodd"/>',
  'catelyn-stark':
    '<g transform="rotate(45)"><path d="M-1.6-12h3.2L2 0h-4z" transform="rotate(180 0 -6)"/><path d="M-5 0H5v2H-5zM-1.2 2h2.4v6h-2.4z"/><circle cy="9.5" r="1.8"/></g>',

  // An open hand, a mountain, a hound, a sword through a crown, a goblet, a banner, a diadem.
  'tywin-lannister':
    '<path d="M-5 11 -6 3-11-2l2-2 4 3V-9h2.4v7h.8v-9H-.5v9h.8v-8.4h2.4V-2h.8v-6.5h2.3V4L5 11z"/>',
  'ser-gregor-clegane': '<path d="M-13 10-3-9l3 4 3-6 10 21z"/><path class="stroke" d="M-3-9-1-1M3-11 2 0"/>',
  'the-hound':
    '<path d="M-9-9-4-6h5l9 6 2 3-3 2-6-1-1 3 3 3H-1c-6 0-8-5-8-10zm8 6a1.4 1.4 0 1 0 .1 0z" fill-rule="evenodd"/>',
  'ser-jaime-lannister': `<g transform="translate(5.5 5) rotate(24) scale(.85)">${CROWN}</g><path d="M-6.2-13h2.4V7L-5 10-6.2 7z" transform="rotate(180 -5 -1.5)"/><path d="M-9 5h8v1.8h-8z"/>`,
  'tyrion-lannister': '<path d="M-7-11H7C7-3 4 0 1.2 1v7H5v3H-5V8h3.8V1C-4 0-7-3-7-11z"/>',
  'ser-kevan-lannister': '<path d="M-9-12h2v24h-2zM-6-11h16l-4 5 4 5H-6z"/>',
  'cersei-lannister':
    '<path d="M-9 9h18v-3H-9zM-9 4-11-5l6 4 5-8 5 8 6-4-2 9z"/><circle cy="-10.5" r="1.6"/><circle cx="-11" cy="-6.5" r="1.6"/><circle cx="11" cy="-6.5" r="1.6"/>',

  // A burning heart, a peach, an onion, sun and moon, a galley, a flame, a fool's cap.
  'stannis-baratheon':
    '<path d="M0 12C-9 5-10 1-8-3c2-3 6-3 8 0 2-3 6-3 8 0 2 4 1 8-8 15z"/><path d="M-5-5c-1-3 1-4 1-7 2 1 3 3 3 5 1-2 1-4 0-6 4 2 5 5 4 8-2-3-6-3-8 0z"/>',
  'renly-baratheon':
    '<path d="M0-5c5-4 11 0 10 6-1 7-6 11-10 11S-9 8-10 1C-11-5-5-9 0-5z"/><path d="M0-6c0-4 3-6 8-6-1 4-4 6-8 6z"/>',
  'ser-davos-seaworth':
    '<path d="M0-12c0 5 9 7 9 14 0 6-5 9-9 9s-9-3-9-9c0-7 9-9 9-14z"/><path class="stroke" d="M-3 11c0 1 0 2-1 2M0 11v2M3 11c0 1 0 2 1 2"/>',
  'brienne-of-tarth':
    '<circle cx="-5" cy="-5" r="3.6"/><path class="stroke" d="M-5-10.5v-2M-10.5-5h-2M-9-9l-1.5-1.5M-1-9l1.5-1.5M-9-1l-1.5 1.5"/><path d="M6-2a7 7 0 1 0 5 9 6 6 0 0 1-5-9z"/>',
  'salladhor-saan': '<path d="M-12 5h24l-4 6H-8zM-1-11h2V4h-2zM2-10c6 2 8 6 8 12H2zM-2-7c-4 2-6 5-6 9h6z"/>',
  melisandre: '<path d="M1-13c1 5 8 8 7 16-1 6-5 9-8 9s-8-3-8-9c0-4 3-6 3-9 2 1 3 3 3 5 3-3 4-7 3-12z"/>',
  patchface:
    '<path d="M-8 8C-8 1-13 1-12-6c3 2 5 3 7 6 1-5 3-8 5-11 2 3 4 6 5 11 2-3 4-4 7-6 1 7-4 7-4 14z"/><circle cx="-12" cy="-8" r="2"/><circle cy="-12" r="2"/><circle cx="12" cy="-8" r="2"/>',

  // An eye, a war axe, a bow, a crown of driftwood, two hand axes, a cleft shield, a drop of the sea.
  'euron-crows-eye':
    '<path d="M-13 0C-8-9 8-9 13 0 8 9-8 9-13 0zm13-5.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11z" fill-rule="evenodd"/><circle r="2.6"/>',
  'victarion-greyjoy':
    '<path d="M-1-12h2v24h-2z"/><path d="M1-10c5-2 9 0 10 4-1 5-5 7-10 4zM-1-10c-5-2-9 0-10 4 1 5 5 7 10 4z"/>',
  'theon-greyjoy': '<path class="stroke" d="M-6-12C8-8 8 8-6 12M-6-12V12M-10 0H8"/><path d="M12 0 6-3v6z"/>',
  'balon-greyjoy': '<path d="M-10 9 -11-3l4 3-1-9 5 7 1-10 4 9 4-8 1 8 4-4-1 16z"/>',
  'asha-greyjoy':
    '<g transform="rotate(35)"><path d="M-.9-12H.9V12H-.9z"/><path d="M1-11c4 0 6 3 5 7L1-4z"/></g><g transform="rotate(-35)"><path d="M-.9-12H.9V12H-.9z"/><path d="M-1-11c-4 0-6 3-5 7l5 0z"/></g>',
  'dagmar-cleftjaw':
    '<path d="M-10-11h8l2 7-3 4 4 5-2 8C-6 10-10 5-10-2zM1-11h9v9c0 7-4 12-8 15l1-8-4-5 4-4z"/>',
  'aeron-damphair':
    '<path d="M0-13c3 5 6 8 6 12a6 6 0 0 1-12 0c0-4 3-7 6-12z"/><path class="stroke" d="M-12 10c3-3 5-3 8 0s5 3 8 0 5-3 8 0"/>',

  // A mace, a lance, crossed swords, a hunting horn, a fox, a crowned rose, thorns.
  'mace-tyrell':
    '<g transform="rotate(35)"><circle cy="-7" r="4.4"/><path d="M-1.2-4h2.4v16h-2.4z"/><path class="stroke" d="M0-11.5v-2.5M-4.5-7h-2.5M4.5-7h2.5M-3.2-10.2l-1.8-1.8M3.2-10.2l1.8-1.8"/></g>',
  'ser-loras-tyrell':
    '<g transform="rotate(45)"><path d="M0-15 1.6-8v16h-3.2V-8z"/><path d="M-4 6h8l-1.5 4h-5zM-.9 10h1.8v5H-.9z"/></g>',
  'ser-garlan-tyrell':
    '<g transform="rotate(40)"><path d="M-1.2-11 0-13l1.2 2V5h-2.4zM-4.5 5h9v1.8h-9zM-1 7h2v5h-2z"/></g><g transform="rotate(-40)"><path d="M-1.2-11 0-13l1.2 2V5h-2.4zM-4.5 5h9v1.8h-9zM-1 7h2v5h-2z"/></g>',
  'randyll-tarly':
    '<path d="M-12-7-8-9C-7-1-1 4 6 4l4-5 3 13-7-2C-4 9-12 3-12-7z"/><path class="stroke" d="M-8-9C-2-14 6-10 6 3"/>',
  'alester-florent':
    '<path d="M-11-11-5-7H5l6-4-1 10L0 11-10-1zm6 8 3 2.5L-5-.5zm10 0v2.5L2-.5z" fill-rule="evenodd"/>',
  'margaery-tyrell': `<g transform="translate(0 4)">${ROSE}</g><g transform="translate(0 -9) scale(.6)">${CROWN}</g>`,
  'queen-of-thorns':
    '<path class="stroke" d="M-11 10C-5 8-2 2 0-2s5-9 11-9"/><path d="M-7 7-9 1l5 3zM-2 2-6-3l6 1zM2-5l-4-4 6 1zM-3 6l5 3 0-5zM1 0l6 1-3-4zM6-7l5 2-1-5z"/>',

  // A viper, a long axe, a spear, a dark star, three knives, a rising sun, a wheel.
  'the-red-viper':
    '<path class="stroke" d="M9 10C-2 13-12 9-8 4S8 3 6-3s-9-1-8-6"/><path d="M-6-9c0-4 6-5 8-2 0 3-3 5-5 4z"/>',
  'areo-hotah': `<g transform="rotate(20)">${LONG_AXE}</g>`,
  'obara-sand':
    '<g transform="rotate(30)"><path d="M0-14 3-7 1-5v18h-2V-5l-2-2z"/><path class="stroke" d="M-4-2H4"/></g>',
  darkstar: '<path d="M0-13 3-4.5 12-5 5 1l4 9-9-5-9 5 4-9-7-6 9 .5z"/>',
  'nymeria-sand':
    '<path d="M-1.2-12 0-14l1.2 2L1 2h-2zM-3 2h6v1.6h-6zM-.8 4h1.6v6H-.8z"/><g transform="rotate(38 0 10)"><path d="M-1.2-9 0-11l1.2 2L1 2h-2zM-3 2h6v1.6h-6z"/></g><g transform="rotate(-38 0 10)"><path d="M-1.2-9 0-11l1.2 2L1 2h-2zM-3 2h6v1.6h-6z"/></g>',
  'arianne-martell':
    '<path d="M-7 5a7 7 0 0 1 14 0z"/><path class="stroke" d="M-12 5h24M-9 9H9M0-5v-5M-7-2l-4-4M7-2l4-4"/>',
  'doran-martell':
    '<path d="M0-12a12 12 0 1 0 .1 0zm0 3a9 9 0 1 1-.1 0z" fill-rule="evenodd"/><circle r="2.6"/><path class="stroke" d="M0-9V9M-9 0H9M-6.4-6.4 6.4 6.4M6.4-6.4-6.4 6.4"/>',
};
