// The map says what the rules say: what touches on it is adjacent, and what is adjacent touches.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readSource, SHAPES_FILE, writeShapes } from './build-map.ts';
import { clashes, drawWesteros, HEIGHT, PORT_RADIUS, WIDTH } from './draw.ts';
import {
  clearance,
  distance,
  distanceToSegment,
  inside,
  lineLength,
  segments,
  touch,
  type Point,
} from './geometry.ts';

interface Printed {
  readonly name: string;
  readonly kind: string;
  readonly fort: string | null;
  readonly supply: number;
  readonly power: number;
  readonly homeOf: string | null;
  readonly land: string | null;
  readonly sea: string | null;
}

/** A module of a package, to which scripts have no reference. */
async function load(path: string): Promise<unknown> {
  return import(pathToFileURL(join(import.meta.dirname, '../../packages', path)).href);
}

const rules = (await load('thrones/src/areas.ts')) as {
  readonly AREAS: Readonly<Record<string, Printed>>;
  readonly NEIGHBOURS: Readonly<Record<string, readonly string[]>>;
};
const { breakName } = (await load('web/src/games/thrones/map.ts')) as {
  breakName: (name: string) => string[];
};

const source = readSource();
const map = drawWesteros(source);
const drawn = [...map.areas].filter(([, { shape }]) => shape.length > 0);
const ids = drawn.map(([id]) => id);
const ports = [...map.areas.keys()].filter((id) => !ids.includes(id));
const shapeOf = (id: string): readonly (readonly Point[])[] => map.areas.get(id)?.shape ?? [];
const place = (id: string, what: string): Point => map.areas.get(id)?.row[what] as Point;
const closed = (ring: readonly Point[]): Point[] => [...ring, ...ring.slice(0, 1)];
const pair = (a: string, b: string): string => [a, b].toSorted().join(' + ');
const pairs = ids.flatMap((a, index) => ids.slice(index + 1).map((b): [string, string] => [a, b]));
const adjacent = (a: string, b: string): boolean => rules.NEIGHBOURS[a]?.includes(b) ?? false;

/** Twice the area of a ring, without its sign. */
function doubleArea(ring: readonly Point[]): number {
  return Math.abs(segments(closed(ring)).reduce((sum, [a, b]) => sum + a[0] * b[1] - b[0] * a[1], 0));
}

describe('the map as a drawing', () => {
  it('map-shapes.ts is what the generator writes', () => {
    expect(readFileSync(SHAPES_FILE, 'utf8')).toBe(writeShapes(map));
  });

  it('every area of the game is on it and nothing else', () => {
    expect([...map.areas.keys()].toSorted()).toEqual(Object.keys(rules.AREAS).toSorted());
  });

  it.each(ids)('%s is made of simple closed polygons around its centre', (id) => {
    for (const ring of shapeOf(id)) {
      const sides = segments(closed(ring));
      const crossings = sides.flatMap(([a, b], index) =>
        sides
          .slice(index + 2, index === 0 ? -1 : undefined)
          .filter(([c, d]) => touch(a, b, c, d))
          .map(() => index),
      );
      expect(ring.length).toBeGreaterThan(3);
      expect(crossings).toEqual([]);
    }
    expect(clearance(shapeOf(id), place(id, 'centre'))).toBeGreaterThan(10);
  });

  it('no border crosses another', () => {
    expect([...clashes(map.borders)]).toEqual([]);
  });

  it('the areas cover the whole board, and no spot twice', () => {
    // A ring inside a sea is an island cut out of it; the islets of a land add to it.
    const total = drawn.reduce((sum, [, { shape, row }]) => {
      const [outline = 0, ...others] = shape.map(doubleArea);
      const rest = others.reduce((more, one) => more + one, 0);
      return sum + outline + (row['kind'] === 'sea' ? -rest : rest);
    }, 0);
    expect(total).toBe(2 * WIDTH * HEIGHT);
    const owners = new Map<string, number>();
    for (let x = 9.5; x < WIDTH; x += 20) {
      for (let y = 9.5; y < HEIGHT; y += 20) {
        const count = drawn.filter(([, { shape }]) => inside(shape, [x, y])).length;
        if (count !== 1) owners.set(`${x},${y}`, count);
      }
    }
    expect(owners).toEqual(new Map());
  });
});

describe('rocks that are no area', () => {
  it('lie in the open sea, clear of every border', () => {
    const near = map.islets.filter(({ sea, line }) => line.some((at) => clearance(shapeOf(sea), at) < 14));
    expect(near).toEqual([]);
  });
});

describe('the map and the rules', () => {
  const open = new Map<string, number>();
  const river = new Map<string, number>();
  for (const { between, kind, line } of map.borders) {
    const [a, b] = between;
    if (a === undefined || b === undefined) continue;
    const kept = kind === 'river' ? river : open;
    kept.set(pair(a, b), (kept.get(pair(a, b)) ?? 0) + lineLength(line));
  }
  const bridged = new Set(map.bridges.map(({ between: [a, b] }) => pair(a, b)));

  it('areas are adjacent when they share a border that is no river, or a river with a bridge', () => {
    const seen = pairs.map(([a, b]) => pair(a, b)).filter((both) => open.has(both) || bridged.has(both));
    const told = pairs.filter(([a, b]) => adjacent(a, b)).map(([a, b]) => pair(a, b));
    expect(seen.toSorted()).toEqual(told.toSorted());
  });

  it('a border that can be crossed is long enough to be seen', () => {
    const short = [...open].filter(([, length]) => length < 24);
    expect(short).toEqual([]);
  });

  it('a river parts the areas on its banks', () => {
    const parted = [...river.keys()].filter((both) => !open.has(both) && !bridged.has(both));
    expect(parted.toSorted()).toEqual([
      'greywater-watch + winterfell',
      'harrenhal + mountains-of-the-moon',
      'mountains-of-the-moon + riverrun',
      'riverrun + twins',
      'starfall + three-towers',
    ]);
    expect(parted.filter((both) => (river.get(both) ?? 0) < 20)).toEqual([]);
  });

  it('a bridge stands on its river', () => {
    for (const { between, at } of map.bridges) {
      const banks = map.borders.find((border) => between.every((area) => border.between.includes(area)));
      const near = segments(banks?.line ?? []).map(([a, b]) => distanceToSegment(at, a, b));
      expect(banks?.kind).toBe('river');
      expect(Math.min(...near)).toBeLessThan(1);
      expect(adjacent(...between)).toBe(true);
    }
    expect(map.bridges).toHaveLength(2);
  });

  it('areas that are not adjacent keep their distance, but for rivers', () => {
    const close = pairs
      .filter(([a, b]) => !adjacent(a, b) && !river.has(pair(a, b)))
      .filter(([a, b]) =>
        shapeOf(a)
          .flat()
          .some((from) =>
            shapeOf(b)
              .flat()
              .some((to) => distance(from, to) < 14),
          ),
      );
    expect(close).toEqual([]);
  });

  it('islands are surrounded by sea', () => {
    const islands = ids.filter(
      (id) =>
        rules.AREAS[id]?.kind === 'land' &&
        !rules.NEIGHBOURS[id]?.some((next) => rules.AREAS[next]?.kind === 'land'),
    );
    expect(islands).toEqual(['pyke', 'dragonstone', 'arbor']);
    for (const id of islands) {
      const kinds = new Set(
        map.borders.filter(({ between }) => between.includes(id)).map(({ kind }) => kind),
      );
      expect(kinds).toEqual(new Set(['coast']));
    }
  });

  it('a coast lies between land and sea, a land border between lands, a sea border between seas', () => {
    const meeting = { coast: 'land sea', land: 'land', river: 'land', sea: 'sea' };
    const odd = map.borders.filter(({ between, kind }) => {
      const kinds = new Set(between.map((id) => rules.AREAS[id]?.kind ?? ''));
      return kind !== 'edge' && [...kinds].toSorted().join(' ') !== meeting[kind];
    });
    expect(odd).toEqual([]);
  });

  describe.each(ports)('%s', (id) => {
    const { land = '', sea = '' } = source.areas[id] ?? {};
    const reach = (line: readonly Point[]): number =>
      Math.min(...segments(line).map(([a, b]) => distanceToSegment(place(id, 'centre'), a, b)));

    it('belongs to its land and opens to its sea', () => {
      expect([land, sea]).toEqual([rules.AREAS[id]?.land, rules.AREAS[id]?.sea]);
    });

    it('lies on the coast between them, out of reach of all others', () => {
      const own = map.borders.filter(({ between }) => between.every((area) => [land, sea].includes(area)));
      const coast = own.filter(({ kind }) => kind === 'coast');
      const others = map.borders.filter((border) => !own.includes(border));
      expect(Math.min(...coast.map(({ line }) => reach(line)))).toBeLessThan(PORT_RADIUS - 8);
      expect(Math.min(...others.map(({ line }) => reach(line)))).toBeGreaterThan(PORT_RADIUS);
    });
  });

  it.each(ids)('%s shows the icons that the rules give it', (id) => {
    const { fort = null, supply = 0, power = 0, home = null } = map.areas.get(id)?.row ?? {};
    expect({ fort, supply, power, homeOf: home }).toEqual({
      fort: rules.AREAS[id]?.fort,
      supply: rules.AREAS[id]?.supply,
      power: rules.AREAS[id]?.power,
      homeOf: rules.AREAS[id]?.homeOf,
    });
  });
});

describe('the places on the map', () => {
  it.each(ids)('what belongs to %s lies on it', (id) => {
    const row = map.areas.get(id)?.row ?? {};
    const needed = ['name', 'units', 'order', ...(row['kind'] === 'land' ? ['token', 'garrison'] : [])];
    const printed = ['fort', 'supply', 'power', 'home'].some((icon) => icon in row) ? ['marks'] : [];
    const off = [...needed, ...printed].filter((what) => !(clearance(shapeOf(id), place(id, what)) > 8));
    expect(off).toEqual([]);
  });

  it.each(ids)('the room kept for the name of %s is that of its rows', (id) => {
    const rows = breakName(rules.AREAS[id]?.name ?? '');
    const { letters, rows: kept } = source.areas[id] ?? {};
    expect([letters, kept]).toEqual([Math.max(...rows.map((row) => row.length)), rows.length]);
  });
});
