// Victory Points by round as a drawing: a line for each side, each with its own marks, so that none is told by colour
// alone. It is plain SVG with every colour written out: it stands on the page, in the picture and in the report.

import type { ScoredRound } from '@maester/battle/account';
import { armySigns, tinctureOf } from '../heraldry/tinctures.ts';
import type { BattleState } from '@maester/battle/engine';

export interface ChartColours {
  readonly ink: string;
  readonly muted: string;
  readonly line: string;
  readonly ground: string;
}

interface Box {
  readonly width: number;
  readonly height: number;
}

const PAD = { left: 30, right: 14, top: 12, bottom: 24 };

/** Marks that differ in shape: a disc, a square, a diamond, a triangle. */
const MARKS: readonly ((x: number, y: number) => string)[] = [
  (x, y) => `<circle cx="${x}" cy="${y}" r="4.5"/>`,
  (x, y) => `<rect x="${x - 4.5}" y="${y - 4.5}" width="9" height="9"/>`,
  (x, y) => `<path d="M${x} ${y - 6}L${x + 6} ${y}L${x} ${y + 6}L${x - 6} ${y}z"/>`,
  (x, y) => `<path d="M${x} ${y - 6}L${x + 6} ${y + 5}L${x - 6} ${y + 5}z"/>`,
];
const DASHES = ['', '7 3', '2 3', '9 3 2 3'];

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The inside of an SVG of this size; the target is a line across. */
export function scoreChart(
  view: BattleState,
  rounds: readonly ScoredRound[],
  target: number,
  { width, height }: Box,
  colours: ChartColours,
): string {
  const signs = armySigns(view.players);
  const all = [{ round: 0, points: view.sides.map(() => 0) }, ...rounds];
  const most = Math.max(target, ...all.flatMap(({ points }) => points));
  const [inner, high] = [width - PAD.left - PAD.right, height - PAD.top - PAD.bottom];
  const x = (i: number): number =>
    Math.round((PAD.left + (inner * i) / Math.max(1, all.length - 1)) * 10) / 10;
  const y = (points: number): number => Math.round((PAD.top + high * (1 - points / most)) * 10) / 10;
  const text = (at: string, anchor: string, said: string): string =>
    `<text ${at} text-anchor="${anchor}" fill="${colours.muted}" font-family="sans-serif" font-size="12">${escaped(said)}</text>`;
  const steps = most <= 6 ? 1 : most <= 12 ? 2 : 5;
  const grid = Array.from({ length: Math.floor(most / steps) + 1 }, (_, i) => i * steps).map(
    (points) =>
      `<path d="M${PAD.left} ${y(points)}H${width - PAD.right}" stroke="${colours.line}" fill="none"/>` +
      text(`x="${PAD.left - 7}" y="${y(points) + 4}"`, 'end', String(points)),
  );
  const below = all.map(({ round }, i) =>
    text(`x="${x(i)}" y="${height - 6}"`, 'middle', round === 0 ? '–' : String(round)),
  );
  const goal = `<path d="M${PAD.left} ${y(target)}H${width - PAD.right}" stroke="${colours.ink}" stroke-dasharray="4 4" fill="none"/>`;
  const lines = view.sides.map((seats, side) => {
    const sign = signs.get(seats[0] ?? '') ?? { faction: 'neutral' as const, difference: 0 as const };
    const { field, charge } = tinctureOf(sign);
    const points = all.map((one, i) => [x(i), y(one.points[side] ?? 0)] as const);
    const path = points.map(([px, py]) => `${px} ${py}`).join('L');
    const mark = MARKS[side % MARKS.length] ?? MARKS[0];
    const dash = DASHES[side % DASHES.length] ?? '';
    return (
      `<g><path d="M${path}" fill="none" stroke="${colours.ink}" stroke-width="5" stroke-linejoin="round"/>` +
      `<path d="M${path}" fill="none" stroke="${field}" stroke-width="3.4" stroke-linejoin="round" ${dash === '' ? '' : `stroke-dasharray="${dash}"`}/>` +
      `<g fill="${field}" stroke="${charge}" stroke-width="1.6">${points.map(([px, py]) => mark?.(px, py) ?? '').join('')}</g></g>`
    );
  });
  return [...grid, ...below, goal, ...lines].join('');
}
