// The signs of the factions, drawn by us: bold shapes around the point (0, 0), about 24 across, that hold at 16 pixels.
// `hole` shows the field through the charge, `stroke` is a line in its colour.

import type { Faction } from '@maester/battle/tables';

/** The field they stand on. */
export const SHIELD = 'M-12-13.5H12V-1C12 7.5 6 12 0 14.5-6 12-12 7.5-12-1z';
/** A line inside its edge. */
export const BORDER = 'M-10.3-11.8H10.3V-1.1C10.3 6.3 5.3 10.3 0 12.6-5.3 10.3-10.3 6.3-10.3-1.1z';

const mirrored = (drawing: string): string => `${drawing}<g transform="scale(-1 1)">${drawing}</g>`;

/** A star of so many points, for a sun. */
function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: 2 * points }, (_, i) => {
    const [angle, radius] = [(i * Math.PI) / points, i % 2 === 0 ? outer : inner];
    return `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`;
  });
  return `M${corners.join('L')}z`;
}

export const CHARGES: Readonly<Record<Faction, string>> = {
  // A wolf, full face.
  stark:
    '<path d="M0-4.4 2.6-5 6.8-10.8 8-2.6 10.4 1 7 3 4.2 6 2.3 10.6H-2.3L-4.2 6-7 3-10.4 1-8-2.6-6.8-10.8-2.6-5z"/>' +
    mirrored('<path class="hole" d="M1.8.6 5.6-1.6 4.8 1.6z"/>') +
    '<path class="hole" d="M-1.7 7.2H1.7L0 9.3z"/>',
  // A lion's paw.
  lannister:
    '<path d="M0 10.4c-4 0-6.6-1.7-6.6-4.5C-6.6 2.7-3.1-.2 0-.2S6.6 2.7 6.6 5.9c0 2.8-2.6 4.5-6.6 4.5z"/>' +
    mirrored(
      '<ellipse cx="3" cy="-4.3" rx="2.3" ry="2.9"/><path d="M1.5-7.5 3.4-11.8 4.5-7.3z"/>' +
        '<ellipse cx="8" cy="-.5" rx="2.1" ry="2.7"/><path d="M7-3.5 10-7.3 9.7-2.9z"/>',
    ),
  // A crow with spread wings.
  'nights-watch':
    '<path d="M-1.9-6.5A2.7 2.7 0 0 1 2.9-8.8L6.6-7.2 3-5.9 2.6 4.6 4.2 11.3H-4.2L-2.6 4.6z"/>' +
    mirrored(
      '<path d="M1.5-4.6C5-8.2 8.5-7.6 11.3-9.8 11.8-5 11.4-.6 9.8 3L8.3-.2 7.2 4.4 5.4 1 4.4 5.3 1.9 1.8z"/>',
    ),
  // A mammoth's head.
  'free-folk':
    '<path d="M0-11C4.6-11 6.8-7.7 6.6-3.6 6.5-.8 4.6 1.2 2.9 2.2L2.3 10.8H-2.3L-2.9 2.2C-4.6 1.2-6.5-.8-6.6-3.6-6.8-7.7-4.6-11 0-11z"/>' +
    mirrored(
      '<path d="M7.4-7.4C11.3-7.6 12 -2 9.3 1 8-.4 7.4-1.4 7.6-3.6z"/>' +
        '<path class="stroke" d="M5 3.2C5 9.4 9.6 9.8 10 5"/><circle class="hole" cx="3.4" cy="-3.8" r="1.2"/>',
    ),
  // A stag's head.
  baratheon:
    '<path d="M0 11.5-2.8 9-3.3 3.2-6.800.4-3.4-.4-2.3-3.4H2.3L3.4-.4 6.800.4 3.3 3.2 2.8 9z"/>' +
    mirrored('<path class="stroke" d="M1.5-3.6C3-6 7.4-5.6 8-12M6.8-7.4 10.8-8.6M3.9-5.6V-11"/>'),
  // A dragon with raised wings.
  targaryen:
    '<path d="M0-12.5 2.4-8.8 1.3-6.6 2.3 2.5 0 13-2.3 2.5-1.3-6.6-2.4-8.8z"/>' +
    mirrored(
      '<path d="M1.6-2.5C3.6-7 6.5-9.5 11.2-11.6 11.8-6 11.8-1 10.6 4.6 9.5 2.2 8.2 1.7 7 3.2 6.2 1 4.4 1.2 2.3 5z"/>',
    ),
  // A saltire, bleeding.
  bolton:
    '<path class="stroke broad" d="M-8.2-9.2 8.2 6.6M8.2-9.2-8.2 6.6"/>' +
    '<path d="M0 4.2c1.9 2.7 2.9 4.2 2.9 5.7a2.9 2.9 0 0 1-5.8 0C-2.9 8.4-1.9 6.9 0 4.2z"/>',
  // A kraken.
  greyjoy:
    '<path d="M0-12.3C4.8-9.6 5.6-4 4-.4H-4C-5.6-4-4.8-9.6 0-12.3z"/>' +
    mirrored(
      '<circle class="hole" cx="1.9" cy="-3.4" r="1.2"/>' +
        '<path class="stroke" d="M3.2-.8C4 4.4 9.2 1.4 9.8 6M1.2-.6C1.6 5.2 6.4 4 5.4 10"/>',
    ) +
    '<path class="stroke" d="M0-.4V11"/>',
  // A sun pierced by a spear.
  martell:
    `<path d="${star(12, 11, 6.6)}"/>` +
    '<path class="stroke broad hole-line" d="M-6.5 8.5 5-5.5"/><path class="stroke" d="M-6.5 8.5 4.4-4.8"/>' +
    '<path class="tip" d="M9.2-10.6 7-2.8 1.9-7z"/>',
  // A bow, drawn.
  brotherhood:
    '<path class="stroke" d="M-1.5-11.5C10-7 10 7-1.5 11.5"/><path class="stroke thin" d="M-1.5-11.5-6 0-1.5 11.5"/>' +
    '<path class="stroke" d="M-10 0H7"/><path d="M12 0 5.6-3.6V3.6zM-11.6-3H-9.4L-6.8 0-9.4 3H-11.6L-9.6 0z"/>',
  // A bare sword.
  neutral: '<path d="M0-12.6 2.5-9V3.4H7.4V6.3H1.9V9.4A2.5 2.5 0 1 1-1.9 9.4V6.3H-7.4V3.4H-2.5V-9z"/>',
};
