// Where things lie inside an area: names, printed icons, pieces, and the signs of its terrain.
// Everything has a place it would like; it gets the nearest one that is on its land and free.

import { clearance, inside, type Point } from './geometry.ts';

/** A box around its centre. */
export interface Box {
  readonly at: Point;
  readonly width: number;
  readonly height: number;
}

type Rings = readonly (readonly Point[])[];

const GRID = 4;
const MARGIN = 4;

export class Layout {
  readonly #rings: Rings;
  readonly #taken: Box[];
  readonly #spots: Point[] = [];
  readonly #clear = new Map<number, number>();

  constructor(rings: Rings, obstacles: readonly Box[]) {
    this.#rings = rings;
    this.#taken = [...obstacles];
    const [outer = []] = rings;
    const [xs, ys] = [outer.map((point) => point[0]), outer.map((point) => point[1])];
    for (let y = Math.ceil(Math.min(...ys)); y < Math.max(...ys); y += GRID) {
      for (let x = Math.ceil(Math.min(...xs)); x < Math.max(...xs); x += GRID) {
        if (inside(rings, [x, y])) this.#spots.push([x, y]);
      }
    }
  }

  /** The best place for a box of this size near a wish, which is then taken. */
  place(wish: Point, width: number, height: number, farness = 0.25): Point {
    let best: Point = wish;
    let lowest = Infinity;
    for (const at of this.#spots) {
      const far = Math.sqrt((at[0] - wish[0]) ** 2 + (at[1] - wish[1]) ** 2) * farness;
      if (far >= lowest) continue;
      const near = far + overlap({ at, width, height }, this.#taken);
      if (near >= lowest) continue;
      const cost = near + this.#outside(at, width, height);
      if (cost < lowest) [best, lowest] = [at, cost];
    }
    this.#taken.push({ at: best, width, height });
    return best;
  }

  /** Up to `count` places for signs of this size, clear of `avoid`, to which they are added. */
  scatter(count: number, width: number, height: number, random: () => number, avoid: Box[]): Point[] {
    const found: Point[] = [];
    for (let tries = 0; tries < count * 40 && found.length < count; tries++) {
      const spot = this.#spots[Math.floor(random() * this.#spots.length)];
      if (!spot) break;
      const at: Point = [spot[0] + Math.floor(random() * GRID), spot[1] + Math.floor(random() * GRID)];
      if (overlap({ at, width, height }, avoid) > 0 || this.#outside(at, width, height) > 0) continue;
      found.push(at);
      avoid.push({ at, width: width * 0.9, height: height * 0.8 });
    }
    return found;
  }

  #outside(at: Point, width: number, height: number): number {
    let sum = 0;
    for (const [dx, dy] of EDGE) {
      const clear = this.#clearAt(at[0] + (dx * width) / 2, at[1] + (dy * height) / 2);
      if (clear < MARGIN) sum += (MARGIN - clear) * 3;
    }
    return sum;
  }

  #clearAt(x: number, y: number): number {
    const [column, row] = [Math.round(x / GRID), Math.round(y / GRID)];
    const key = column * 10_000 + row;
    const known = this.#clear.get(key);
    if (known !== undefined) return known;
    const clear = clearance(this.#rings, [column * GRID, row * GRID]);
    this.#clear.set(key, clear);
    return clear;
  }
}

function overlap(box: Box, others: readonly Box[]): number {
  let sum = 0;
  for (const other of others) {
    const wide = (box.width + other.width) / 2 - Math.abs(box.at[0] - other.at[0]);
    const high = (box.height + other.height) / 2 - Math.abs(box.at[1] - other.at[1]);
    if (wide > 0 && high > 0) sum += 10 + 0.16 * wide * high;
  }
  return sum;
}

const EDGE: readonly Point[] = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
];
