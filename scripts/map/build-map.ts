// Writes the shapes the browser shows, as drawn from westeros.json.
// Run `node scripts/map/build-map.ts` after changing that file or how it is drawn.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawWesteros, HEIGHT, PORT_RADIUS, WIDTH, writeLine, type DrawnMap, type Source } from './draw.ts';

/** The text of map-shapes.ts. */
export function writeShapes({ borders, areas, bridges, islets }: DrawnMap): string {
  return [
    HEAD,
    '// oxfmt-ignore',
    'export const BORDERS = [',
    ...borders.map(
      ({ between, kind, line }) =>
        `  { between: ${code(between)}, kind: '${kind}', line: '${writeLine(line)}' },`,
    ),
    '] as const satisfies readonly Border[];',
    '',
    '// oxfmt-ignore',
    'export const MAP_AREAS = {',
    ...[...areas].map(([id, { row }]) => `  '${id}': ${code(row)},`),
    '} as const satisfies Readonly<Record<string, AreaOnMap>>;',
    '',
    'export type AreaOnMapId = keyof typeof MAP_AREAS;',
    '',
    '/** Where a bridge crosses a river, and which way the river runs there. */',
    '// oxfmt-ignore',
    'export const BRIDGES = [',
    ...bridges.map((bridge) => `  ${code(bridge)},`),
    '] as const satisfies readonly Bridge[];',
    '',
    '/** Rocks and islands in the sea that are no area of the game. */',
    '// oxfmt-ignore',
    'export const ISLETS = [',
    ...islets.map(({ sea, line }) => `  { sea: '${sea}', line: '${writeLine(line)}' },`),
    '] as const;',
    '',
  ].join('\n');
}

const code = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll(/"([^"]*)":/g, '$1: ')
    .replaceAll(/,(?=["[{a-z])/g, ', ')
    .replaceAll('"', "'")
    .replaceAll('{', '{ ')
    .replaceAll('}', ' }');

const HEAD = `// The shapes of the map, written by scripts/map/build-map.ts: change scripts/map/westeros.json, not this file.
// A line is its first point 'x,y' and the steps to the others (map-lines.ts reads it). A ring goes around an area by the
// numbers of its borders in BORDERS; -1 - n is border n backwards. The first ring is the outline; in a sea the others are
// islands, in a land its islets.

type Point = readonly [x: number, y: number];

export interface Border {
  readonly between: readonly string[];
  readonly kind: 'land' | 'coast' | 'sea' | 'river' | 'edge';
  readonly line: string;
}

export type TerrainSign = 'mountains' | 'pines' | 'woods' | 'hills' | 'marsh' | 'fields' | 'dunes';

export type House = 'stark' | 'lannister' | 'baratheon' | 'greyjoy' | 'tyrell' | 'martell';

interface Pieces {
  readonly centre: Point;
  readonly units: Point;
  readonly order: Point;
}

export interface LandOnMap extends Pieces {
  readonly kind: 'land';
  readonly rings: readonly (readonly number[])[];
  readonly name: Point;
  /** The power token of who holds the land. */
  readonly token: Point;
  /** A garrison or a neutral force. */
  readonly garrison: Point;
  /** What is printed: Castle or Stronghold, home shield, supply and power icons, side by side. */
  readonly marks?: Point;
  readonly fort?: 'castle' | 'stronghold';
  readonly supply?: number;
  readonly power?: number;
  readonly home?: House;
  readonly terrain?: Readonly<Partial<Record<TerrainSign, string>>>;
}

export interface SeaOnMap extends Pieces {
  readonly kind: 'sea';
  readonly rings: readonly (readonly number[])[];
  readonly name: Point;
}

export interface PortOnMap extends Pieces {
  readonly kind: 'port';
  readonly land: string;
  readonly sea: string;
}

type AreaOnMap = LandOnMap | SeaOnMap | PortOnMap;

export interface Bridge {
  readonly between: readonly [string, string];
  readonly at: Point;
  readonly direction: Point;
}

export const MAP_SIZE = { width: ${WIDTH}, height: ${HEIGHT} } as const;

export const PORT_RADIUS = ${PORT_RADIUS};
`;

export function readSource(): Source {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'westeros.json'), 'utf8')) as Source;
}

export const SHAPES_FILE = join(import.meta.dirname, '../../packages/web/src/games/thrones/map-shapes.ts');

if (import.meta.main) writeFileSync(SHAPES_FILE, writeShapes(drawWesteros(readSource())));
