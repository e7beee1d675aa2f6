/**
 * Small drawings in SVG, as our heraldry and signs are written, as strokes and fills of a PDF: paths, circles, ellipses
 * and groups that are mirrored or turned. Their classes say how they are painted: `hole` in the colour of the ground,
 * `stroke` and `line` as a line, `hole-line` as a line in the colour of the ground, `tip` with such a line around it.
 */

/** a b c d e f: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [number, number, number, number, number, number];

const ONE: Matrix = [1, 0, 0, 1, 0, 0];

const times = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
];

/** Of the drawing itself, or of the ground it is on. */
export type Colour = 'ink' | 'ground';

export interface Shape {
  /** In the words of a PDF: `m`, `l`, `c`, `h`. */
  readonly path: string;
  readonly fill: Colour | null;
  readonly line: Colour | null;
  readonly evenOdd: boolean;
  /** Of a line, in the units of the drawing. */
  readonly width: number;
}

/** The first of these that a shape has, as on screens. */
const WIDTHS: readonly (readonly [string, number])[] = [
  ['hole-line', 4.6],
  ['broad', 4],
  ['thin', 1.1],
  ['tip', 1.2],
  ['line', 2.4],
];

const TAG = /<(\/?)(\w+)([^>]*?)\/?>/g;

export function shapesOf(svg: string, at: Matrix = ONE): Shape[] {
  const shapes: Shape[] = [];
  const groups: Matrix[] = [at];
  for (const [, closing, tag = '', attributes = ''] of svg.matchAll(TAG)) {
    const now = groups.at(-1) ?? at;
    if (tag === 'g') {
      if (closing === '/') groups.pop();
      else groups.push(times(now, transformOf(attribute(attributes, 'transform'))));
      continue;
    }
    const outline = outlineOf(tag, attributes);
    const matrix = times(now, transformOf(attribute(attributes, 'transform')));
    const words = attribute(attributes, 'class').split(' ');
    const isLine = words.includes('stroke') || words.includes('line');
    const overGround = words.includes('hole-line') || words.includes('tip');
    shapes.push({
      path: outline.map((step) => inPdf(step, matrix)).join(' '),
      fill: isLine ? null : words.includes('hole') ? 'ground' : 'ink',
      line: overGround ? 'ground' : isLine ? 'ink' : null,
      evenOdd: attribute(attributes, 'fill-rule') === 'evenodd',
      width: WIDTHS.find(([word]) => words.includes(word))?.[1] ?? 2,
    });
  }
  return shapes;
}

const attribute = (attributes: string, name: string): string =>
  new RegExp(String.raw`(?:^|\s)${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';

function transformOf(text: string): Matrix {
  let matrix = ONE;
  for (const [, name, list = ''] of text.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b, c = 0, d = 0] = numbersIn(list);
    if (name === 'scale') matrix = times(matrix, [a, 0, 0, b ?? a, 0, 0]);
    if (name === 'translate') matrix = times(matrix, [1, 0, 0, 1, a, b ?? 0]);
    if (name === 'rotate') {
      const angle = (a * Math.PI) / 180;
      const turn: Matrix = [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0];
      const [x, y] = [b ?? 0, c];
      matrix = times(times(times(matrix, [1, 0, 0, 1, x, y]), turn), [1, 0, 0, 1, -x, -y]);
    }
    if (name === 'matrix') matrix = times(matrix, [a, b ?? 0, c, d, ...lastTwo(list)]);
  }
  return matrix;
}

const lastTwo = (list: string): [number, number] => {
  const [, , , , e = 0, f = 0] = numbersIn(list);
  return [e, f];
};

const numbersIn = (text: string): number[] =>
  (text.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number);

/** A step of an outline with all its points: to move, to draw a line, a curve, or to close. */
interface Step {
  readonly does: 'm' | 'l' | 'c' | 'h';
  readonly points: readonly number[];
}

const rounded = (value: number): string => String(Math.round(value * 1000) / 1000);

function inPdf({ does, points }: Step, [a, b, c, d, e, f]: Matrix): string {
  const placed: string[] = [];
  for (let i = 0; i < points.length; i += 2) {
    const [x = 0, y = 0] = points.slice(i, i + 2);
    placed.push(rounded(a * x + c * y + e), rounded(b * x + d * y + f));
  }
  return [...placed, does].join(' ');
}

/** How far the handles of a quarter circle are, in radii. */
const ROUND = 0.5523;

function outlineOf(tag: string, attributes: string): Step[] {
  const number = (name: string): number => Number(attribute(attributes, name) || 0);
  if (tag === 'path') return stepsOf(attribute(attributes, 'd'));
  if (tag === 'circle' || tag === 'ellipse') {
    const [x, y] = [number('cx'), number('cy')];
    const [rx, ry] = tag === 'circle' ? [number('r'), number('r')] : [number('rx'), number('ry')];
    return ellipse(x, y, rx, ry);
  }
  if (tag === 'rect') {
    const [x, y, w, h] = [number('x'), number('y'), number('width'), number('height')];
    return stepsOf(`M${x} ${y}h${w}v${h}h${-w}z`);
  }
  throw new Error(`drawings have no <${tag}>`);
}

function ellipse(x: number, y: number, rx: number, ry: number): Step[] {
  const [kx, ky] = [ROUND * rx, ROUND * ry];
  return [
    { does: 'm', points: [x + rx, y] },
    { does: 'c', points: [x + rx, y + ky, x + kx, y + ry, x, y + ry] },
    { does: 'c', points: [x - kx, y + ry, x - rx, y + ky, x - rx, y] },
    { does: 'c', points: [x - rx, y - ky, x - kx, y - ry, x, y - ry] },
    { does: 'c', points: [x + kx, y - ry, x + rx, y - ky, x + rx, y] },
    { does: 'h', points: [] },
  ];
}

const COUNTS: { readonly [letter: string]: number } = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};

/** The path of an SVG, step by step. */
function stepsOf(d: string): Step[] {
  const steps: Step[] = [];
  let [x, y, startX, startY, handleX, handleY] = [0, 0, 0, 0, 0, 0];
  for (const [, letter = '', list = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const lower = letter.toLowerCase();
    const count = COUNTS[lower];
    if (count === undefined) throw new Error(`paths have no ${letter}`);
    const all = lower === 'a' ? arcNumbers(list) : numbersIn(list);
    for (let i = 0; i < Math.max(all.length, count === 0 ? 1 : 0); i += Math.max(count, 1)) {
      const now = all.slice(i, i + count);
      const [fromX, fromY] = letter === lower ? [x, y] : [0, 0];
      const pairs = now.map((value, k) => value + (k % 2 === 0 ? fromX : fromY));
      const curve = (points: readonly number[]): void => {
        steps.push({ does: 'c', points });
        [handleX = 0, handleY = 0, x = 0, y = 0] = points.slice(2);
      };
      const bend = ([atX = 0, atY = 0, toX = 0, toY = 0]: readonly number[]): void => {
        const third = (from: number, to: number): number => from + (2 * (to - from)) / 3;
        curve([third(x, atX), third(y, atY), third(toX, atX), third(toY, atY), toX, toY]);
        [handleX, handleY] = [atX, atY];
      };
      const line = (toX: number, toY: number, does: 'l' | 'm' = 'l'): void => {
        steps.push({ does, points: [toX, toY] });
        [x, y, handleX, handleY] = [toX, toY, toX, toY];
      };
      const [a = 0, b = 0] = pairs;
      switch (lower) {
        case 'm':
          line(a, b, i === 0 ? 'm' : 'l');
          if (i === 0) [startX, startY] = [a, b];
          break;
        case 'l':
          line(a, b);
          break;
        case 'h':
          line(a, y);
          break;
        case 'v':
          line(x, (now[0] ?? 0) + fromY);
          break;
        case 'c':
          curve(pairs);
          break;
        case 's':
          curve([2 * x - handleX, 2 * y - handleY, ...pairs]);
          break;
        case 't':
          bend([2 * x - handleX, 2 * y - handleY, a, b]);
          break;
        case 'q':
          bend(pairs);
          break;
        case 'a': {
          const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0, toX = 0, toY = 0] = now;
          for (const points of arc(
            [x, y],
            [fromX + toX, fromY + toY],
            [rx, ry],
            turn,
            large === 1,
            sweep === 1,
          ))
            curve(points);
          break;
        }
        default:
          steps.push({ does: 'h', points: [] });
          [x, y] = [startX, startY];
      }
    }
  }
  return steps;
}

/** The two flags of an arc may stand together with what follows. */
function arcNumbers(list: string): number[] {
  const number = String.raw`\s*,?\s*([-+]?(?:\d+\.?\d*|\.\d+))`;
  const one = new RegExp(
    `${number.repeat(3)}${String.raw`\s*,?\s*([01])`.repeat(2)}${number.repeat(2)}`,
    'g',
  );
  return [...list.matchAll(one)].flatMap(([, ...parts]) => parts.map(Number));
}

type Point = readonly [number, number];

/** An arc as curves of a quarter at most, by the appendix on elliptical arcs of the SVG standard. */
function arc(from: Point, to: Point, radii: Point, turn: number, large: boolean, sweep: boolean): number[][] {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [dx, dy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2];
  const [x1, y1] = [cos * dx + sin * dy, cos * dy - sin * dx];
  const grow = Math.max(1, Math.hypot(x1 / radii[0], y1 / radii[1]));
  const [rx, ry] = [radii[0] * grow, radii[1] * grow];
  const below = (rx * y1) ** 2 + (ry * x1) ** 2;
  const root = Math.sqrt(Math.max(0, (rx * ry) ** 2 / below - 1)) * (large === sweep ? -1 : 1);
  const [cx1, cy1] = [(root * rx * y1) / ry, (-root * ry * x1) / rx];
  const cx = cos * cx1 - sin * cy1 + (from[0] + to[0]) / 2;
  const cy = sin * cx1 + cos * cy1 + (from[1] + to[1]) / 2;
  const start = Math.atan2((y1 - cy1) / ry, (x1 - cx1) / rx);
  let sweepAngle = Math.atan2((-y1 - cy1) / ry, (-x1 - cx1) / rx) - start;
  if (sweep && sweepAngle < 0) sweepAngle += 2 * Math.PI;
  if (!sweep && sweepAngle > 0) sweepAngle -= 2 * Math.PI;
  const count = Math.ceil(Math.abs(sweepAngle) / (Math.PI / 2) - 1e-9);
  const step = sweepAngle / count;
  const handle = (4 / 3) * Math.tan(step / 4);
  const place = (x: number, y: number): Point => [
    cos * rx * x - sin * ry * y + cx,
    sin * rx * x + cos * ry * y + cy,
  ];
  return Array.from({ length: count }, (_, i) => {
    const [a, b] = [start + i * step, start + (i + 1) * step];
    return [
      ...place(Math.cos(a) - handle * Math.sin(a), Math.sin(a) + handle * Math.cos(a)),
      ...place(Math.cos(b) + handle * Math.sin(b), Math.sin(b) - handle * Math.cos(b)),
      ...place(Math.cos(b), Math.sin(b)),
    ];
  });
}
