// From a few guide points to a line that looks drawn by nature: coasts are broken up by midpoint
// displacement, the other borders are rounded and tremble a little. The same seed gives the same line.

import { distance, segments, type Point } from './geometry.ts';

export type BorderKind = 'land' | 'coast' | 'sea' | 'river' | 'edge';

/** Numbers from 0 to 1, the same ones for the same name. */
export function chance(name: string): () => number {
  let state = 0x9e3779b9;
  for (const letter of name) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** How a kind of border is drawn: the longest stretch left straight, and how far it strays per length. */
const CHARACTER: Readonly<Record<BorderKind, { readonly step: number; readonly stray: number }>> = {
  coast: { step: 8.5, stray: 0.2 },
  land: { step: 17, stray: 0.06 },
  river: { step: 9, stray: 0.07 },
  sea: { step: 18, stray: 0 },
  edge: { step: Infinity, stray: 0 },
};

/** Draws a border along its guide; `calm` (1 or less) tames it where it would run into another. */
export function drawLine(
  guide: readonly Point[],
  kind: BorderKind,
  random: () => number,
  calm: number,
): Point[] {
  const { step, stray } = CHARACTER[kind];
  const base = kind === 'coast' || kind === 'edge' ? [...guide] : rounded(guide);
  const [first] = base;
  if (!first) return [];
  const line = [first];
  const draw = (a: Point, b: Point): void => {
    const long = distance(a, b);
    if (long <= step) {
      line.push(b);
      return;
    }
    const part = 0.4 + 0.2 * random();
    const off = (random() * 2 - 1) * stray * calm;
    const between: Point = [
      a[0] + (b[0] - a[0]) * part - (b[1] - a[1]) * off,
      a[1] + (b[1] - a[1]) * part + (b[0] - a[0]) * off,
    ];
    draw(a, between);
    draw(between, b);
  };
  for (const [a, b] of segments(base)) draw(a, b);
  const whole = line.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  return whole.filter((point, index) => index === 0 || distance(point, whole[index - 1] ?? point) > 0);
}

/** A curve through the guide points (Catmull and Rom), three stretches for each of theirs. */
function rounded(guide: readonly Point[]): Point[] {
  const curve: Point[] = [];
  const at = (index: number): Point => guide[Math.max(0, Math.min(guide.length - 1, index))] ?? [0, 0];
  for (let index = 0; index < guide.length - 1; index++) {
    const [p0, p1, p2, p3] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    for (const t of [0, 1 / 3, 2 / 3]) {
      const blend = (a: number, b: number, c: number, d: number): number =>
        b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
      curve.push([blend(p0[0], p1[0], p2[0], p3[0]), blend(p0[1], p1[1], p2[1], p3[1])]);
    }
  }
  return [...curve, at(guide.length - 1)];
}
