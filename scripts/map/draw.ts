// Draws Westeros from westeros.json: where things are on the board, and a few guide points for each border.
// A border is drawn once and belongs to both its areas, so that they fit without gap or overlap; an area is
// the way around its borders. westeros.json counts x and y from 0 to 1000 over the board's width and height;
// the map is 1000 wide and 1860 high.

import { along, segments, touch, type Point } from './geometry.ts';
import { Layout, type Box } from './layout.ts';
import { chance, drawLine, type BorderKind } from './outline.ts';

export const [WIDTH, HEIGHT] = [1000, 1860] as const;
export const PORT_RADIUS = 28;
const ORDER = 44;
const UNITS = { width: 76, height: 36 };

export interface AreaFacts {
  readonly kind: 'land' | 'sea' | 'port';
  readonly centre: string;
  readonly units: string;
  readonly order: string;
  readonly name?: string;
  readonly letters?: number;
  readonly rows?: number;
  readonly token?: string;
  readonly fort?: string;
  readonly supply?: number;
  readonly power?: number;
  readonly home?: string;
  readonly land?: string;
  readonly sea?: string;
}

export interface Source {
  readonly areas: Readonly<Record<string, AreaFacts>>;
  readonly terrain: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly borders: readonly { between: readonly string[]; kind: BorderKind; guide: string }[];
  readonly islets: readonly { of: string; guide: string }[];
  readonly bridges: readonly (readonly [string, string])[];
}

export interface Border {
  readonly between: readonly string[];
  readonly kind: BorderKind;
  readonly line: readonly Point[];
}

export interface DrawnArea {
  /** The rings in points, the outline first; none for a port. */
  readonly shape: readonly (readonly Point[])[];
  /** What map-shapes.ts tells of the area. */
  readonly row: Row;
}

export interface DrawnMap {
  readonly borders: readonly Border[];
  readonly areas: ReadonlyMap<string, DrawnArea>;
  readonly bridges: readonly { readonly between: readonly [string, string]; at: Point; direction: Point }[];
  readonly islets: readonly { readonly sea: string; readonly line: readonly Point[] }[];
}

export type Row = Readonly<Record<string, unknown>>;

const writePoints = (points: readonly Point[]): string => points.map((point) => point.join(',')).join(' ');

/** A line as it is saved: where it begins, then from point to point, which takes a third less to send. */
export const writeLine = (line: readonly Point[]): string =>
  writePoints(
    line.map(([x, y], index) => {
      const [fromX, fromY] = line[index - 1] ?? [0, 0];
      return [x - fromX, y - fromY];
    }),
  );

function place(text: string): Point {
  const [x = Number.NaN, y = Number.NaN] = text.split(',').map(Number);
  return [x, Math.round((y * HEIGHT) / 1000)];
}

const guidePoints = (guide: string): Point[] => guide.split(' ').map(place);

/** Draws every border, and draws those that run into another again, more calmly. */
function drawBorders(source: Source): Border[] {
  const calm = source.borders.map(() => 1);
  for (let round = 0; round < 12; round++) {
    const borders = source.borders.map(({ between, kind, guide }, index) => {
      const random = chance(`${between.join(' ')} ${guide}`);
      return { between, kind, line: drawLine(guidePoints(guide), kind, random, calm[index] ?? 1) };
    });
    const wild = clashes(borders);
    if (wild.size === 0) return borders;
    for (const index of wild) calm[index] = (calm[index] ?? 1) * 0.6;
    if (round === 11) {
      throw new Error(`borders cross: ${[...wild].map((index) => source.borders[index]?.guide).join(' | ')}`);
    }
  }
  throw new Error('unreachable');
}

/** The borders that touch themselves or another anywhere but at their ends. */
export function clashes(borders: readonly Border[]): Set<number> {
  const stretches = borders.flatMap(({ line }, border) =>
    segments(line).map(([a, b]) => ({
      a,
      b,
      border,
      left: Math.min(a[0], b[0]),
      right: Math.max(a[0], b[0]),
    })),
  );
  stretches.sort((one, other) => one.left - other.left);
  const found = new Set<number>();
  for (const [index, one] of stretches.entries()) {
    for (let next = index + 1; next < stretches.length; next++) {
      const other = stretches[next];
      if (!other || other.left > one.right) break;
      const joined = [one.a, one.b].some((p) => same(p, other.a) || same(p, other.b));
      if (!joined && touch(one.a, one.b, other.a, other.b)) found.add(one.border).add(other.border);
    }
  }
  return found;
}

const same = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];

/** An area's borders end to end, as closed rings: the number of a border, or -1 minus it if backwards. */
function walkAround(area: string, borders: readonly Border[]): number[][] {
  const left = new Set([...borders.keys()].filter((index) => borders[index]?.between.includes(area)));
  const rings: number[][] = [];
  for (const start of left) {
    left.delete(start);
    const ring = [start];
    const [home, second] = ends(borders[start]);
    for (let here = second; here && here.join() !== home?.join();) {
      const from: Point = here;
      const next = [...left].find((index) => ends(borders[index]).some((end) => same(end, from)));
      if (next === undefined) throw new Error(`${area}: no border goes on from ${from.join(',')}`);
      left.delete(next);
      const [first = from, last = from] = ends(borders[next]);
      const forwards = same(first, from);
      ring.push(forwards ? next : -1 - next);
      here = forwards ? last : first;
    }
    rings.push(ring);
  }
  const size = (ring: readonly number[]): number => ringPoints(ring, borders).length;
  return rings.toSorted((a, b) => size(b) - size(a));
}

const ends = (border: Border | undefined): Point[] =>
  [border?.line[0], border?.line.at(-1)].filter((point) => point !== undefined);

function ringPoints(ring: readonly number[], borders: readonly Border[]): Point[] {
  return ring.flatMap((index) => {
    const line = borders[index < 0 ? -1 - index : index]?.line ?? [];
    return (index < 0 ? line.toReversed() : line).slice(0, -1);
  });
}

/** Roughly how much room a name takes: `letters` in its longest row. */
function nameSize({ kind, letters = 0, rows = 0 }: AreaFacts): { width: number; height: number } {
  return { width: letters * (kind === 'sea' ? 16 : 10.5), height: rows * (kind === 'sea' ? 24 : 20) };
}

const SIGNS: Readonly<Record<string, readonly [width: number, height: number]>> = {
  mountains: [34, 28],
  pines: [14, 20],
  woods: [18, 18],
  hills: [26, 14],
  marsh: [24, 14],
  fields: [24, 14],
  dunes: [28, 12],
};

/** The Wall stands along the northern edge. */
const WALL: Box = { at: [600, 10], width: 300, height: 24 };

function furnish(
  id: string,
  facts: AreaFacts,
  rings: number[][],
  shape: readonly (readonly Point[])[],
  source: Source,
): Row {
  const layout = new Layout(shape, portBoxes(source));
  const name = nameSize(facts);
  const marks =
    (facts.fort ? 34 : 0) + (facts.home ? 26 : 0) + 21 * ((facts.supply ?? 0) + (facts.power ?? 0));
  const wish = place(facts.name ?? facts.centre);
  const row = {
    kind: facts.kind,
    rings,
    centre: place(facts.centre),
    name: layout.place(wish, name.width, name.height),
    ...(facts.kind === 'land' && marks > 0 && { marks: layout.place([wish[0], wish[1] + 30], marks, 32) }),
    units: layout.place(place(facts.units), UNITS.width, UNITS.height, 0.12),
    order: layout.place(place(facts.order), ORDER, ORDER, 0.15),
    ...(facts.token !== undefined && { token: layout.place(place(facts.token), 24, 24, 0.1) }),
    ...(facts.kind === 'land' && { garrison: layout.place(place(facts.centre), 28, 28, 0.1) }),
    ...(facts.fort !== undefined && { fort: facts.fort }),
    ...(facts.supply !== undefined && { supply: facts.supply }),
    ...(facts.power !== undefined && { power: facts.power }),
    ...(facts.home !== undefined && { home: facts.home }),
  };
  // Pieces may lie on the signs of the terrain, what is printed may not.
  const printed: Box[] = [...portBoxes(source), WALL, { at: row.name, ...name }];
  if ('marks' in row && row.marks) printed.push({ at: row.marks, width: marks, height: 34 });
  const random = chance(`terrain ${id}`);
  const terrain = Object.entries(source.terrain[id] ?? {}).flatMap(([sign, count]) => {
    const [width, height] = SIGNS[sign] ?? [0, 0];
    const spots = layout.scatter(count, width, height, random, printed);
    return spots.length > 0 ? [[sign, writePoints(spots)]] : [];
  });
  return { ...row, ...(terrain.length > 0 && { terrain: Object.fromEntries(terrain) as Row }) };
}

function portBoxes(source: Source): Box[] {
  return Object.values(source.areas)
    .filter(({ kind }) => kind === 'port')
    .flatMap(({ centre, order }) => [
      { at: place(centre), width: 2 * PORT_RADIUS + 8, height: 2 * PORT_RADIUS + 8 },
      { at: place(order), width: ORDER, height: ORDER },
    ]);
}

/** Westeros, drawn. */
export function drawWesteros(source: Source): DrawnMap {
  const borders = drawBorders(source);
  const areas = Object.entries(source.areas).map(([id, facts]): [string, DrawnArea] => {
    if (facts.kind === 'port') {
      const [centre, order] = [place(facts.centre), place(facts.order)];
      const row = { kind: 'port', land: facts.land, sea: facts.sea, centre, units: centre, order };
      return [id, { shape: [], row }];
    }
    const rings = walkAround(id, borders);
    const shape = rings.map((ring) => ringPoints(ring, borders));
    return [id, { shape, row: furnish(id, facts, rings, shape, source) }];
  });
  const bridges = source.bridges.map((between) => {
    const border = borders.find((candidate) => between.every((area) => candidate.between.includes(area)));
    const { at, direction } = along(border?.line ?? [], 0.5);
    const hundredths = (share: number): number => Math.round(share * 100) / 100;
    return {
      between,
      at: [Math.round(at[0]), Math.round(at[1])] as const,
      direction: [hundredths(direction[0]), hundredths(direction[1])] as const,
    };
  });
  const islets = source.islets.map(({ of, guide }) => {
    const points = guidePoints(guide);
    return { sea: of, line: drawLine([...points, ...points.slice(0, 1)], 'coast', chance(guide), 0.8) };
  });
  return { borders, areas: new Map(areas), bridges, islets };
}
