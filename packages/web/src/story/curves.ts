// Numbers by round as curves: a line for each player with marks of its own and a sign at its end, so that none is told by
// colour alone.
// Lines of equal height run side by side. Plain SVG: it stands on the page and in the picture.

export interface Curve {
  readonly colour: string;
  readonly values: readonly number[];
  /** What stands at its end: SVG around a point. */
  readonly sign: (x: number, y: number) => string;
}

export interface CurveColours {
  readonly ink: string;
  readonly muted: string;
  readonly line: string;
  readonly surface: string;
}

interface Box {
  readonly width: number;
  readonly height: number;
}

const PAD = { left: 28, right: 34, top: 12, bottom: 26 };
/** Lines of the same height are so far apart, in pixels. */
const APART = 4;

/** Marks that differ in shape: a disc, a square, a diamond, two triangles, a cross. */
const MARKS: readonly string[] = [
  'M-3.6 0a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0z',
  'M-3.3 -3.3h6.6v6.6h-6.6z',
  'M0 -4.8L4.8 0L0 4.8L-4.8 0z',
  'M0 -4.4L4.4 3.6H-4.4z',
  'M0 4.4L4.4 -3.6H-4.4z',
  'M-1.5 -4.5h3v3h3v3h-3v3h-3v-3h-3v-3h3z',
];

const round = (value: number): number => Math.round(value * 10) / 10;

/** The inside of an SVG of this size; the target is a line across. */
export function drawCurves(
  curves: readonly Curve[],
  labels: readonly string[],
  target: number | null,
  { width, height }: Box,
  colours: CurveColours,
): string {
  const most = Math.max(1, target ?? 0, ...curves.flatMap(({ values }) => values));
  const [inner, high] = [width - PAD.left - PAD.right, height - PAD.top - PAD.bottom];
  const x = (i: number): number => round(PAD.left + (inner * i) / Math.max(1, labels.length - 1));
  const y = (value: number): number => round(PAD.top + high * (1 - value / most));
  const text = (at: string, anchor: string, said: string): string =>
    `<text ${at} text-anchor="${anchor}" fill="${colours.muted}" font-family="sans-serif" font-size="12">${said}</text>`;
  const step = most <= 8 ? 1 : most <= 16 ? 2 : 5;
  const grid = Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step).map(
    (value) =>
      `<path d="M${PAD.left} ${y(value)}H${width - PAD.right}" stroke="${colours.line}" fill="none"/>` +
      text(`x="${PAD.left - 8}" y="${y(value) + 4}"`, 'end', String(value)),
  );
  const below = labels.map((label, i) => text(`x="${x(i)}" y="${height - 6}"`, 'middle', label));
  const goal =
    target === null
      ? ''
      : `<path d="M${PAD.left} ${y(target)}H${width - PAD.right}" stroke="${colours.ink}" stroke-width="1.4" stroke-dasharray="5 4" fill="none"/>`;
  const lines = curves.map(({ colour, values }, index) => {
    const points = values.map((value, i): readonly [number, number] => {
      const equals = curves.flatMap((other, at) => (other.values[i] === value ? [at] : []));
      const off = (equals.indexOf(index) - (equals.length - 1) / 2) * APART;
      return [x(i), round(y(value) + off)];
    });
    const path = `M${points.map(([px, py]) => `${px} ${py}`).join('L')}`;
    const marks = points.map(
      ([px, py]) =>
        `<path transform="translate(${px} ${py})" d="${MARKS[index % MARKS.length] ?? ''}" fill="${colour}" stroke="${colours.surface}"/>`,
    );
    return (
      `<path d="${path}" fill="none" stroke="${colours.surface}" stroke-width="5.5" stroke-linejoin="round"/>` +
      `<path d="${path}" fill="none" stroke="${colour}" stroke-width="2.8" stroke-linejoin="round" stroke-linecap="round"/>` +
      marks.join('')
    );
  });
  return [...grid, ...below, goal, ...lines, ...signs(curves, width, y)].join('');
}

/** Signs stand at the ends of their lines; those that would cover each other make room. */
function signs(curves: readonly Curve[], width: number, y: (value: number) => number): readonly string[] {
  const least = 19;
  const ends = curves
    .map((curve) => ({ curve, at: y(curve.values.at(-1) ?? 0) }))
    .toSorted((a, b) => a.at - b.at);
  for (let i = 1; i < ends.length; i += 1) {
    const [above, here] = [ends[i - 1], ends[i]];
    if (above !== undefined && here !== undefined) here.at = Math.max(here.at, above.at + least);
  }
  const lowest = y(0);
  for (let i = ends.length - 1, limit = lowest; i >= 0; i -= 1, limit -= least) {
    const here = ends[i];
    if (here !== undefined) here.at = Math.min(here.at, limit);
  }
  return ends.map(({ curve, at }) => curve.sign(width - PAD.right + 18, round(at)));
}
