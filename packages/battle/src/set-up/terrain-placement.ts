/**
 * Terrain before the battle: what there is to place, by choice, by dice or by one of the Battlefield Layouts, and where
 * it may be placed.
 */
import { bug, refuse, type Pose, type Random, type Refusal } from '@maester/kernel';
import { obstructions } from '../geometry/movement.ts';
import { distance, lengthOf, overhang, type Polygon } from '../geometry/polygon.ts';
import { partlyOver } from '../geometry/range.ts';
import { inches } from '../geometry/measures.ts';
import type { TerrainRules } from '../modes/mode.ts';
import { checkOnTable } from '../actions/moves.ts';
import { TOKEN_RADIUS } from '../objectives/objectives.ts';
import type { T } from '../rules.ts';
import type { BattleState } from '../state.ts';
import { BATTLEFIELD } from '../geometry/battlefield.ts';
import { kindHas, outline, terrainShape } from '../terrain/terrain.ts';
import { possibleEdges, zone } from './deployment-zones.ts';
import { modeOf, rulesOf } from '../edition/of.ts';
import { TERRAIN_KINDS, type TerrainKind } from '../terrain/kinds.ts';

interface Layout {
  readonly name: string;
  readonly pieces: readonly (readonly TerrainKind[])[];
}

/** The contents of the six Battlefield Layouts; where there is a choice, either may be taken. */
export const LAYOUTS: readonly Layout[] = [
  { name: 'weirwood-clearing', pieces: [['weirwood'], ['forest'], ['forest'], ['hedge']] },
  {
    name: 'somber-battlefield',
    pieces: [['stakes'], ['corpse-pile', 'forest'], ['corpse-pile', 'forest'], ['low-wall', 'bog']],
  },
  { name: 'wetlands', pieces: [['bog'], ['bog'], ['forest', 'corpse-pile'], ['hedge', 'stakes']] },
  {
    name: 'fortified-battlegrounds',
    pieces: [['low-wall'], ['low-wall'], ['palisade', 'stakes'], ['palisade', 'stakes']],
  },
  {
    name: 'war-torn-settlement',
    pieces: [['forest'], ['low-wall', 'hedge'], ['low-wall', 'hedge'], ['bog', 'corpse-pile']],
  },
  {
    name: 'unassuming-battlefield',
    pieces: [['low-wall'], ['weirwood', 'forest'], ['forest', 'bog'], ['hedge', 'stakes']],
  },
];

/** What anyone may choose. */
const ANY = TERRAIN_KINDS.filter((kind) => kind !== 'castle-wall');

/** What 2D6 bring in a randomised pool. */
const RANDOM_PIECES: { readonly [roll: number]: readonly TerrainKind[] } = {
  2: ['corpse-pile'],
  3: ['corpse-pile'],
  4: ['bog'],
  5: ['palisade'],
  6: ['hedge'],
  7: ANY,
  8: ['low-wall'],
  9: ['stakes'],
  10: ['forest'],
  11: ['weirwood'],
  12: ['weirwood'],
};

const CHOSEN_PIECES = 4;
/** How often a place is looked for at random. */
const TRIES = 400;
/** No piece reaches further from its middle. */
const LARGEST_PIECE = inches(5.6);
export function terrainProblem(s: BattleState, kind: TerrainKind, pose: Pose): Refusal | null {
  if (checkOnTable(pose) !== null) return refuse('battle/setup/terrain-outside-deployment', {});
  const shape = outline(kind, pose);
  const table: Polygon = [
    { x: 0, y: 0 },
    { x: 0, y: BATTLEFIELD.depth },
    { x: BATTLEFIELD.width, y: BATTLEFIELD.depth },
    { x: BATTLEFIELD.width, y: 0 },
  ];
  if (overhang(shape, table) > 0) return refuse('battle/setup/terrain-outside-deployment', {});
  const rules = modeOf(s).terrain ?? {};
  if (rules.without?.kinds.includes(kind) === true) return refuse(rules.without.rule, { kind });
  if (rules.supply !== undefined && !isInSupply(s, kind)) return refuse(rules.supply.rule, { kind });
  const problem = zoneProblem(s, rules, shape);
  if (problem !== null) return problem;
  for (const piece of s.terrain) {
    const least = inches(rules.apartFrom?.(piece) ?? 6);
    if (lengthOf(pose, piece.pose) > least + 2 * LARGEST_PIECE) continue;
    const away = distance(shape, terrainShape(piece));
    const isTooNear = rules.placedBy !== undefined && rules.placedBy.atLeast !== true && away === least;
    if (away < least || isTooNear) return refuse('battle/setup/terrain-spacing', { distance: away, least });
  }
  if (kindHas(s, kind, 'impassable')) {
    const over = s.objectives.some(({ x, y }) => partlyOver(shape, { at: { x, y }, radius: TOKEN_RADIUS }));
    if (over) return refuse('battle/setup/no-impassable-on-tokens', {});
  }
  return null;
}

/** Whether there is another piece of this kind to place. */
export function isInSupply(s: BattleState, kind: TerrainKind): boolean {
  const supply = modeOf(s).terrain?.supply;
  if (supply?.kind !== kind) return true;
  return s.terrain.filter((piece) => piece.kind === kind).length < supply.most;
}

/** Whether the middle of a piece is too near to that of another for any outline: a quick look at many places. */
function isCrowded(s: BattleState, pose: Pose): boolean {
  const rules = modeOf(s).terrain ?? {};
  return s.terrain.some((piece) => lengthOf(pose, piece.pose) < inches(rules.apartFrom?.(piece) ?? 6));
}

/** Terrain and Deployment Zones: outside of both, unless the mode says otherwise. */
function zoneProblem(s: BattleState, rules: TerrainRules, shape: Polygon): Refusal | null {
  if (rules.anywhere !== undefined) {
    const edge = shape.reduce(
      (least, { x, y }) => Math.min(least, x, y, BATTLEFIELD.width - x, BATTLEFIELD.depth - y),
      BATTLEFIELD.width,
    );
    return edge < inches(6) ? refuse(rules.anywhere, { edge, least: inches(6) }) : null;
  }
  if (rules.placedBy !== undefined) {
    const own = s.players.find((player) => player.side === rules.placedBy?.side(s))?.edge ?? 0;
    const away = distance(shape, zone(s, own));
    const isTooNear = rules.placedBy.atLeast === true ? away < inches(6) : away <= inches(6);
    return isTooNear ? refuse(rules.placedBy.rule, { distance: away, least: inches(6) }) : null;
  }
  const least = inches(rulesOf(s).numbers.terrainFromZones);
  for (const edge of possibleEdges(s)) {
    const ground = zone(s, edge);
    if (obstructions(shape, [ground]).length > 0)
      return refuse('battle/setup/terrain-outside-deployment', {});
    if (least === 0) continue;
    const away = distance(shape, ground);
    if (away < least) return refuse('battle/setup/terrain-outside-deployment', { distance: away, least });
  }
  return null;
}

/** A choice of kinds without those the mode does not allow. */
function allowed(s: BattleState, kinds: readonly TerrainKind[]): TerrainKind[] {
  const without = modeOf(s).terrain?.without?.kinds ?? [];
  return kinds.filter((kind) => !without.includes(kind));
}

/** Pieces of any kind, as the players like. */
export function chosenPieces(s: BattleState): TerrainKind[][] {
  return Array.from({ length: CHOSEN_PIECES }, () => allowed(s, ANY));
}

function rollLayout(t: T): Layout {
  const [die = 1] = t.roll('battlefield-layout', 1);
  const layout = LAYOUTS[die - 1];
  if (layout === undefined) throw bug(`no layout ${die}`);
  return layout;
}

/** Those of a Battlefield Layout that a die picks. */
export function layoutPieces(t: T): TerrainKind[][] {
  return rollLayout(t).pieces.map((kinds) => allowed(t.state, kinds));
}

/**
 * Where the pieces of a layout lie when nobody places them: one in each quadrant, so that no side has more of them, and
 * the middle stays open.
 */
const PLACES: readonly Pose[] = [
  { x: inches(15), y: inches(19), facing: 1_500 },
  { x: inches(16.5), y: inches(31.5), facing: 34_500 },
  { x: inches(31.5), y: inches(16.5), facing: 34_500 },
  { x: inches(33), y: inches(29), facing: 1_500 },
];

/** battle/setup/laid: a layout is laid for the players, each piece as near to its place as it may lie. */
export function layLayout(t: T): void {
  const { state: s } = t;
  const { name, pieces } = rollLayout(t);
  const kinds: TerrainKind[] = [];
  for (const [i, choice] of pieces.entries()) {
    const [kind] = allowed(s, choice);
    const wanted = PLACES[i];
    const pose = kind === undefined || wanted === undefined ? null : nearestPlace(s, kind, wanted);
    if (kind === undefined || pose === null) continue;
    s.terrain = [...s.terrain, { id: `terrain-${s.terrain.length + 1}`, kind, pose }];
    kinds.push(kind);
  }
  t.emit({ type: 'terrain-laid', layout: name, kinds });
}

/** A place itself, or the nearest on a close grid; null if the table has no room. */
function nearestPlace(s: BattleState, kind: TerrainKind, wanted: Pose): Pose | null {
  if (terrainProblem(s, kind, wanted) === null) return wanted;
  const places = fromTheMiddle(BATTLEFIELD.depth).flatMap((y) =>
    fromTheMiddle(BATTLEFIELD.width).map((x) => ({ x, y, facing: wanted.facing })),
  );
  const free = places
    .toSorted((a, b) => lengthOf(a, wanted) - lengthOf(b, wanted))
    .find((pose) => !isCrowded(s, pose) && terrainProblem(s, kind, pose) === null);
  return free ?? placeFor(s, kind);
}

/** Two and up to three more, each of what two dice bring; a kind that is not allowed is rolled again. */
export function randomPieces(t: T): TerrainKind[][] {
  const [more = 1] = t.roll('terrain-count', 1, 3);
  return Array.from({ length: 2 + more }, () => {
    for (;;) {
      const sum = t.roll('terrain-kind', 2).reduce((a, b) => a + b, 0);
      const kinds = allowed(t.state, RANDOM_PIECES[sum] ?? []);
      if (kinds.length > 0) return kinds;
    }
  });
}

/** The pieces to place, each a choice of kinds, and the kinds that were taken so far. */
export interface TerrainPool {
  pieces: TerrainKind[][];
  taken: TerrainKind[];
}

/** Whether every one of these kinds can stand for a piece of its own. */
function canStandFor(kinds: readonly TerrainKind[], pieces: readonly (readonly TerrainKind[])[]): boolean {
  const [kind, ...rest] = kinds;
  if (kind === undefined) return true;
  return pieces.some(
    (choice, i) =>
      choice.includes(kind) &&
      canStandFor(
        rest,
        pieces.filter((_, j) => j !== i),
      ),
  );
}

/** The kinds that can be taken next (battle/setup/layouts): whoever places a piece makes its choice. */
export function kindsLeft({ pieces, taken }: TerrainPool): TerrainKind[] {
  return [...new Set(pieces.flat())].filter((kind) => canStandFor([...taken, kind], pieces));
}

/** Every inch of the table's side, from the middle out. */
function fromTheMiddle(side: number): number[] {
  const steps = Array.from({ length: side / inches(1) + 1 }, (_, i) => i * inches(1));
  return steps.toSorted((a, b) => Math.abs(a - side / 2) - Math.abs(b - side / 2));
}

/** Some place for a piece, if there is any on a close grid. */
export function placeFor(s: BattleState, kind: TerrainKind): Pose | null {
  const columns = fromTheMiddle(BATTLEFIELD.width);
  for (const y of fromTheMiddle(BATTLEFIELD.depth)) {
    for (const x of columns) {
      for (const facing of [0, 4_500, 9_000, 13_500]) {
        const pose = { x, y, facing };
        if (!isCrowded(s, pose) && terrainProblem(s, kind, pose) === null) return pose;
      }
    }
  }
  return null;
}

/** Any place for a piece, or the first on the grid where there is little room. */
export function somePlaceFor(s: BattleState, kind: TerrainKind, random: Random): Pose {
  for (let i = 0; i < TRIES; i++) {
    const pose = {
      x: random.below(BATTLEFIELD.width),
      y: random.below(BATTLEFIELD.depth),
      facing: random.below(36_000),
    };
    if (!isCrowded(s, pose) && terrainProblem(s, kind, pose) === null) return pose;
  }
  const place = placeFor(s, kind);
  if (place === null) throw bug('no room for terrain');
  return place;
}
