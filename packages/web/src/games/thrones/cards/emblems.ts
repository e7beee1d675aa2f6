// What is drawn on Westeros and wildling cards: a small emblem for each, around the point (0, 0), about 24 by 24.

import type { WesterosCardId, WildlingCardId } from '@maester/thrones/tables';
import { BARREL, CROWN } from '../map-icons.ts';

const SWORD = '<path d="M-1.3-11 0-13l1.3 2V4H5v2.2H1.3V10h-2.6V6.2H-5V4h3.7z"/>';
const CROSSED = `<g transform="rotate(42)">${SWORD}</g><g transform="rotate(-42)">${SWORD}</g>`;
const SUN =
  '<circle r="5"/><path class="stroke" d="M0-8v-3.5M0 8v3.5M-8 0h-3.5M8 0h3.5M-5.7-5.7-8-8M5.7-5.7 8-8M-5.7 5.7-8 8M5.7 5.7 8 8"/>';
const SNOW =
  '<path class="stroke" d="M0-12v24M-10.4-6l20.8 12M-10.4 6l20.8-12M-2.5-10 0-7.5 2.5-10M-2.5 10 0 7.5 2.5 10M-9.9-2.8l3.4-.9-.9-3.4M9.9 2.8l-3.4.9.9 3.4M-9.9 2.8l3.4.9-.9 3.4M9.9-2.8l-3.4-.9.9-3.4"/>';
const RAVEN =
  '<path d="M-12 9C-9 3-8-4-2-7.5c1-3.5 5-4.5 7.5-2.5l5 1.2-4.5 1.8C7 0 3 6-3 7l-2.5 3.5L-6 8z"/><path class="stroke" d="M0 6.5 1.5 11M-2.5 7-1.5 11"/>';
const AXES =
  '<path class="stroke" d="M-8 11 8-10M8 11-8-10"/><path d="M5-12c5-1 7 2 7 6-3 1-6 0-8-2zM-5-12c-5-1-7 2-7 6 3 1 6 0 8-2z"/>';

export const WESTEROS_EMBLEMS: Readonly<Record<WesterosCardId, string>> = {
  supply: `<g transform="scale(1.25)">${BARREL}</g>`,
  mustering:
    '<path d="M-8 10V-2c0-6 4-9.5 8-9.5S8-8 8-2v12H3.5V2h-2v8h-3V2h-2v8z"/><path class="stroke" d="M0-11.5V-2"/>',
  'a-throne-of-blades':
    '<path d="M-7 11V-4l-2.5-5 3.5 2-1.5-5L-4-8l.5-5L0-8.5 3.5-13 4-8l3.5-4L6-7l3.5-2L7-4v15H4V5h-8v6z"/>',
  'last-days-of-summer-1': SUN,
  'winter-is-coming-1': SNOW,
  'clash-of-kings': `<g transform="translate(-5.5 -3) rotate(-12) scale(.8)">${CROWN}</g><g transform="translate(5.5 4) rotate(12) scale(.8)">${CROWN}</g>`,
  'game-of-thrones': `<g transform="scale(1.25)">${CROWN}</g>`,
  'dark-wings-dark-words': RAVEN,
  'last-days-of-summer-2': SUN,
  'winter-is-coming-2': SNOW,
  'wildlings-attack': AXES,
  'put-to-the-sword': SWORD,
  'sea-of-storms':
    '<path class="stroke" d="M-12-5c3-4 5-4 8 0s5 4 8 0 5-4 8 0M-12 2c3-4 5-4 8 0s5 4 8 0 5-4 8 0M-12 9c3-4 5-4 8 0s5 4 8 0 5-4 8 0"/>',
  'rains-of-autumn':
    '<path d="M-7-1a5 5 0 0 1 .5-9.5 6.5 6.5 0 0 1 12 .5A4.8 4.8 0 0 1 7-1z"/><path class="stroke" d="M-6 3-8 10M-1 3-3 10M4 3 2 10M8.5 3 6.5 10"/>',
  'feast-for-crows': `<g transform="translate(-3 3) scale(.8)">${RAVEN}</g><g transform="translate(5 -5) scale(-.55 .55)">${RAVEN}</g>`,
  'web-of-lies':
    '<path class="stroke" d="M0-12v24M-12 0h24M-8.5-8.5l17 17M8.5-8.5l-17 17M0-5 3.5-3.5 5 0 3.5 3.5 0 5-3.5 3.5-5 0-3.5-3.5zM0-10l7 3 3 7-3 7-7 3-7-3-3-7 3-7z"/>',
  'storm-of-swords': CROSSED,
};

export const WILDLING_EMBLEMS: Readonly<Record<WildlingCardId, string>> = {
  'silence-at-the-wall':
    '<path class="stroke" d="M-12-8h24v17h-24zM-12-2.5h24M-12 3.5h24M-6-8v5.5M3-8v5.5M-2-2.5v6M7-2.5v6M-6 3.5V9M3 3.5V9"/>',
  'preemptive-raid':
    '<path class="stroke" d="M-11-6H9M-11 0H9M-11 6H9"/><path d="m6-9.5 6 3.5-6 3.5zM6-3.5 12 0 6 3.5zM6 2.5 12 6 6 9.5z"/>',
  'crow-killers': `${RAVEN}<path class="stroke" d="M-11-11 11 11"/>`,
  'rattleshirts-raiders':
    '<path class="stroke" d="M-8-8 8 8M8-8-8 8"/><g><circle cx="-9.5" cy="-7" r="2.3"/><circle cx="-7" cy="-9.5" r="2.3"/><circle cx="9.5" cy="7" r="2.3"/><circle cx="7" cy="9.5" r="2.3"/><circle cx="9.5" cy="-7" r="2.3"/><circle cx="7" cy="-9.5" r="2.3"/><circle cx="-9.5" cy="7" r="2.3"/><circle cx="-7" cy="9.5" r="2.3"/></g>',
  'massing-on-the-milkwater':
    '<path d="M-7-9 0 3h-14zM7-9 14 3H0z" transform="translate(0 1)"/><path class="stroke" d="M-13 9c3-3 5-3 8 0s5 3 8 0 5-3 8 0"/>',
  'a-king-beyond-the-wall': `<g transform="scale(1.2)">${CROWN}</g>`,
  'mammoth-riders':
    '<path d="M-3-9a8 8 0 0 1 11 7v4l3 4h-4l-2-2v7H1V6h-4v5h-4V4c-3-5 0-11 4-13z"/><path class="stroke" d="M7 3c0 4-2 7-6 8M-8 3c-3 2-4 5-3 8"/>',
  'the-horde-descends':
    '<path class="stroke" d="M-9 11V-5M-3 11V-8M3 11V-8M9 11V-5"/><path d="m-9-10 2 6h-4zM-3-13l2 6h-4zM3-13l2 6H1zM9-10l2 6H7z"/>',
  'skinchanger-scout':
    '<path d="M-12 0C-7-8 7-8 12 0 7 8-7 8-12 0zm12-4.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9z" fill-rule="evenodd"/><circle r="2"/>',
};
