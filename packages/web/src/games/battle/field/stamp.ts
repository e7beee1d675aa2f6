// A path drawn at many places at once, as one path: a whole regiment is a handful of elements instead of a hundred. Every
// element that is moved by a transform of its own is looked at again with each frame, and there are hundreds of models.

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  /** Degrees, clockwise. */
  readonly turn?: number;
}

/** A step with absolute numbers; arcs have their two radii, rotation and flags before the place they lead to. */
interface Step {
  readonly letter: 'M' | 'L' | 'C' | 'A' | 'Z';
  readonly arc: readonly number[];
  readonly points: readonly (readonly [x: number, y: number])[];
}

/** How many numbers belong to a letter. */
const COUNTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, A: 7, Z: 0 };
const TOKENS = /[a-z]|-?\d*\.?\d+/gi;

const known = new Map<string, readonly Step[]>();

function stepsOf(path: string): readonly Step[] {
  let steps = known.get(path);
  if (steps === undefined) known.set(path, (steps = parsed(path)));
  return steps;
}

function parsed(path: string): readonly Step[] {
  const tokens = path.match(TOKENS) ?? [];
  const steps: Step[] = [];
  let [x, y, letter, at] = [0, 0, 'M', 0];
  let start: readonly [number, number] = [0, 0];
  /** The last handle of a curve, for those that go on smoothly. */
  let handle: readonly [number, number] | null = null;
  while (at < tokens.length) {
    const token = tokens[at] ?? '';
    if (/[a-z]/i.test(token)) {
      letter = token;
      at += 1;
    } else if (letter === 'M' || letter === 'm') letter = letter === 'M' ? 'L' : 'l';
    const kind = letter.toUpperCase();
    const numbers = tokens.slice(at, (at += COUNTS[kind] ?? 0)).map(Number);
    const [dx, dy] = letter === kind ? [0, 0] : [x, y];
    const pairs = (from: number): [number, number][] =>
      Array.from({ length: (numbers.length - from) / 2 }, (_, i) => [
        (numbers[from + 2 * i] ?? 0) + dx,
        (numbers[from + 2 * i + 1] ?? 0) + dy,
      ]);
    let step: Step;
    if (kind === 'Z') step = { letter: 'Z', arc: [], points: [] };
    else if (kind === 'H') step = { letter: 'L', arc: [], points: [[(numbers[0] ?? 0) + dx, y]] };
    else if (kind === 'V') step = { letter: 'L', arc: [], points: [[x, (numbers[0] ?? 0) + dy]] };
    else if (kind === 'A') step = { letter: 'A', arc: numbers.slice(0, 5), points: pairs(5) };
    else if (kind === 'S') {
      const first = handle === null ? ([x, y] as const) : ([2 * x - handle[0], 2 * y - handle[1]] as const);
      step = { letter: 'C', arc: [], points: [first, ...pairs(0)] };
    } else step = { letter: kind === 'M' ? 'M' : kind === 'C' ? 'C' : 'L', arc: [], points: pairs(0) };
    steps.push(step);
    handle = step.letter === 'C' ? (step.points[1] ?? null) : null;
    [x, y] = step.points.at(-1) ?? start;
    if (step.letter === 'M') start = [x, y];
  }
  return steps;
}

const short = (value: number): string => String(Math.round(value * 100) / 100);

/** The path at all of these places. */
export function stamped(path: string, at: readonly Place[]): string {
  const steps = stepsOf(path);
  let drawn = '';
  for (const { x, y, scale = 1, turn = 0 } of at) {
    const angle = (turn * Math.PI) / 180;
    const [along, aside] = [scale * Math.cos(angle), scale * Math.sin(angle)];
    for (const { letter, arc, points } of steps) {
      drawn += letter;
      if (letter === 'A') {
        const [rx = 0, ry = 0, rotation = 0, large = 0, sweep = 0] = arc;
        drawn += `${short(rx * scale)} ${short(ry * scale)} ${short(rotation + turn)} ${large} ${sweep} `;
      }
      drawn += points
        .map(([px, py]) => `${short(x + along * px - aside * py)} ${short(y + aside * px + along * py)}`)
        .join(' ');
    }
  }
  return drawn;
}

/** An ellipse as a path, to be stamped. */
export const oval = (cx: number, cy: number, rx: number, ry = rx): string =>
  `M${cx - rx} ${cy}A${rx} ${ry} 0 1 0 ${cx + rx} ${cy}A${rx} ${ry} 0 1 0 ${cx - rx} ${cy}Z`;
