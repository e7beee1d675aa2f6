/** Terrain: eight pieces, eleven keywords. Pieces lie on the table as polygons; keywords say what they do. */
import { hull, type Polygon } from '../geometry/polygon.ts';
import { place } from '../geometry/tray.ts';
import { inches, type Pose } from '../geometry/measures.ts';
import { obstructions } from '../geometry/movement.ts';
import type { BattleState, TerrainPiece } from '../state.ts';
import { rulesOf } from '../edition/of.ts';
import type { TerrainKeyword, TerrainKind } from './kinds.ts';

const points = (...flat: readonly (readonly [number, number])[]): Polygon =>
  hull(flat.map(([x, y]) => ({ x: inches(x), y: inches(y) })));

const box = (width: number, depth: number): Polygon =>
  points([-width / 2, -depth / 2], [-width / 2, depth / 2], [width / 2, depth / 2], [width / 2, -depth / 2]);

/**
 * Outlines around their centre. Measured from the pieces, about 5 % either way; the kidney-shaped Forest is taken as
 * its convex hull, as all shapes here are convex.
 */
// oxfmt-ignore
const OUTLINES: { readonly [K in TerrainKind]: Polygon } = {
  forest: points([3.55, 0], [2.36, 0.98], [1.43, 1.43], [0.74, 1.79], [0, 2.06], [-0.84, 2.02], [-1.65, 1.65], [-2.51, 1.04],
    [-3.59, 0], [-3.44, -1.42], [-2.07, -2.07], [-0.65, -1.56], [0, -1.47], [0.63, -1.53], [1.97, -1.97], [3.39, -1.41]),
  bog: points([3.64, 0], [2.66, 1.1], [1.51, 1.51], [0.79, 1.91], [0, 2.06], [-0.86, 2.08], [-1.79, 1.79], [-3.07, 1.27],
    [-3.63, 0], [-3.1, -1.28], [-1.83, -1.83], [-0.83, -2.01], [0, -2.06], [0.83, -2], [1.92, -1.92], [3.36, -1.39]),
  'corpse-pile': points([2.67, 0], [2.34, 0.97], [1.69, 1.69], [0.84, 2.03], [0, 2], [-0.76, 1.84], [-1.55, 1.55], [-2.31, 0.96],
    [-2.65, 0], [-2.54, -1.05], [-1.77, -1.77], [-0.77, -1.86], [0, -2.06], [0.76, -1.84], [1.62, -1.62], [2.52, -1.04]),
  weirwood: points([2.57, 0], [2.53, 1.05], [1.76, 1.76], [0.94, 2.27], [0, 2.21], [-0.88, 2.12], [-1.75, 1.75], [-2.54, 1.05],
    [-2.52, 0], [-2.07, -0.86], [-1.59, -1.59], [-0.93, -2.24], [0, -2.24], [0.85, -2.05], [1.72, -1.72], [2.14, -0.89]),
  stakes: box(5.4, 1.6),
  'low-wall': box(5.4, 1.6),
  hedge: box(5.4, 1.6),
  palisade: box(5.4, 1.6),
  'castle-wall': box(11, 1.75),
};

export function outline(kind: TerrainKind, pose: Pose): Polygon {
  return place(OUTLINES[kind], pose);
}

const laid = new WeakMap<TerrainPiece, Polygon>();

export function terrainShape(piece: TerrainPiece): Polygon {
  let shape = laid.get(piece);
  if (shape === undefined) {
    shape = outline(piece.kind, piece.pose);
    laid.set(piece, shape);
  }
  return shape;
}

/** Its own, or those of its kind. */
export function keywordsOf(s: BattleState, { kind, keywords }: TerrainPiece): readonly TerrainKeyword[] {
  return keywords ?? rulesOf(s).terrain[kind] ?? NO_KEYWORDS;
}

const NO_KEYWORDS: readonly TerrainKeyword[] = [];

export function hasKeyword(s: BattleState, piece: TerrainPiece, keyword: TerrainKeyword): boolean {
  return keywordsOf(s, piece).includes(keyword);
}

export function kindHas(s: BattleState, kind: TerrainKind, keyword: TerrainKeyword): boolean {
  return rulesOf(s).terrain[kind]?.includes(keyword) === true;
}

/** Pieces with this keyword that the shape lies over, in any part. */
export function terrainUnder(s: BattleState, shape: Polygon, keyword: TerrainKeyword): TerrainPiece[] {
  return s.terrain.filter(
    (piece) =>
      keywordsOf(s, piece).includes(keyword) && obstructions(shape, [terrainShape(piece)]).length > 0,
  );
}
