// The Houses on pictures that leave the page: every colour written out, for no style sheet goes with them.

import type { HouseId } from '@maester/thrones/tables';
import { CHARGES, SHIELD } from '../map-icons.ts';

/** As in house-shield.css. */
export const TINCTURES: Readonly<Record<HouseId, { readonly field: string; readonly charge: string }>> = {
  stark: { field: '#566673', charge: '#f6f1e6' },
  lannister: { field: '#9c1f2b', charge: '#f3cf6b' },
  baratheon: { field: '#e3ba38', charge: '#1d1a17' },
  greyjoy: { field: '#23272b', charge: '#e8c860' },
  tyrell: { field: '#2a6637', charge: '#f0d06c' },
  martell: { field: '#b8520f', charge: '#fff1d0' },
};

/** A shield around a point, 20 by 26 at scale 1. */
export function shieldAt(house: HouseId, x: number, y: number, scale: number): string {
  const { field, charge } = TINCTURES[house];
  const painted = CHARGES[house]
    .replaceAll('class="stroke"', `fill="none" stroke="${charge}" stroke-width="1.7"`)
    .replaceAll('class="eye"', `fill="${field}"`);
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})" stroke-linecap="round" stroke-linejoin="round">` +
    `<path d="${SHIELD}" fill="${field}" stroke="#1d1712" stroke-width="1.4"/>` +
    `<g fill="${charge}">${painted}</g></g>`
  );
}
