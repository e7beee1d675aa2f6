/**
 * Deployment Zones: strips along the table edges that players have. Two sides have the southern and the northern edge
 * and zones as deep as the mode says; in a free-for-all each player has any edge, and the zones are 12" deep. Where zones
 * are squares in the corners, an edge stands for the corner at its left end.
 */
import type { Pose } from '@maester/kernel';
import type { Polygon } from '../geometry/polygon.ts';
import { inches } from '../geometry/measures.ts';
import { EDGES, type BattleState } from '../state.ts';
import { BATTLEFIELD } from '../geometry/battlefield.ts';
import { isFreeForAll } from '../sides/sides.ts';
import { modeOf, rulesOf } from '../edition/of.ts';

/** battle/free-for-all/deployment-zones */
const FREE_FOR_ALL_DEPTH = 12;

const [SOUTH, NORTH, WEST, EAST] = [0, 1, 2, 3];
const STANDARD: readonly number[] = [SOUTH, NORTH];
const ALL: readonly number[] = EDGES.map((_, edge) => edge);

/** Looking in from each edge. */
const FACING = [0, 18_000, 9_000, 27_000] as const;

/** The edges that can be somebody's, before they are given out. */
export function possibleEdges(s: BattleState): readonly number[] {
  return isFreeForAll(s) ? ALL : STANDARD;
}

export function edgesLeft(s: BattleState): number[] {
  return possibleEdges(s).filter((edge) => !isTaken(s, edge));
}

function isTaken(s: BattleState, edge: number): boolean {
  return s.players.some((player) => player.edge === edge);
}

function zoneDepth(s: BattleState, edge: number): number {
  if (isFreeForAll(s)) return inches(FREE_FOR_ALL_DEPTH);
  const { deployment } = modeOf(s);
  return inches(typeof deployment === 'number' ? deployment : deployment(s, edge));
}

interface Bounds {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

/** The strip; its ends are cut off where the neighbouring edge has a zone of its own. */
export function zoneBounds(s: BattleState, edge: number): Bounds {
  const depth = zoneDepth(s, edge);
  if (inCorners(s)) return corner(edge, depth);
  const cut = (neighbour: number): number => (isTaken(s, neighbour) ? depth : 0);
  if (edge === WEST || edge === EAST) {
    const [west, east] = edge === WEST ? [0, depth] : [BATTLEFIELD.width - depth, BATTLEFIELD.width];
    return { west, east, south: cut(SOUTH), north: BATTLEFIELD.depth - cut(NORTH) };
  }
  const [south, north] = edge === SOUTH ? [0, depth] : [BATTLEFIELD.depth - depth, BATTLEFIELD.depth];
  return { west: cut(WEST), east: BATTLEFIELD.width - cut(EAST), south, north };
}

function inCorners(s: BattleState): boolean {
  return isFreeForAll(s) ? rulesOf(s).rules.freeForAllZones === 'corners' : modeOf(s).cornerZones === true;
}

/** South-west, north-east, north-west, south-east: at the left end of each edge, seen from it. */
function corner(edge: number, side: number): Bounds {
  const isWest = edge === SOUTH || edge === WEST;
  const isSouth = edge === SOUTH || edge === EAST;
  const [west, east] = isWest ? [0, side] : [BATTLEFIELD.width - side, BATTLEFIELD.width];
  const [south, north] = isSouth ? [0, side] : [BATTLEFIELD.depth - side, BATTLEFIELD.depth];
  return { west, east, south, north };
}

/** The Deployment Zone along an edge. */
export function zone(s: BattleState, edge: number): Polygon {
  const { west, east, south, north } = zoneBounds(s, edge);
  return [
    { x: west, y: south },
    { x: west, y: north },
    { x: east, y: north },
    { x: east, y: south },
  ];
}

/** Places in a zone, in rows behind its front, from the middle out. */
export function* placesInZone(s: BattleState, edge: number): Iterable<Pose> {
  const depth = zoneDepth(s, edge);
  for (const back of [2.5, 7.5, 12.5, 17.5, 22.5]) {
    for (let i = 0; i < 16; i++) {
      const along = BATTLEFIELD.width / 2 + (i % 2 === 0 ? 1 : -1) * Math.ceil(i / 2) * inches(2.9);
      const far = depth - inches(back);
      const across = edge === SOUTH || edge === WEST ? far : BATTLEFIELD.depth - far;
      const [x, y] = edge === WEST || edge === EAST ? [across, along] : [along, across];
      if (x > 0 && y > 0 && x < BATTLEFIELD.width && y < BATTLEFIELD.depth)
        yield { x: Math.round(x), y: Math.round(y), facing: FACING[edge] ?? 0 };
    }
  }
}

/** The edge of a player that a place is nearest to; of two that are as near, the one that has it on its left. */
export function nearestEdge(s: BattleState, { x, y }: { readonly x: number; readonly y: number }): number {
  const far = [y, BATTLEFIELD.depth - y, x, BATTLEFIELD.width - x];
  const onTheLeft = [x, BATTLEFIELD.width - x, BATTLEFIELD.depth - y, y];
  const [nearest = SOUTH] = possibleEdges(s)
    .filter((edge) => isTaken(s, edge))
    .toSorted((a, b) => (far[a] ?? 0) - (far[b] ?? 0) || (onTheLeft[a] ?? 0) - (onTheLeft[b] ?? 0));
  return nearest;
}

/** Whether a place lies beyond the middle of the table, seen from an edge. */
export function isOnTheOtherHalf(
  edge: number,
  { x, y }: { readonly x: number; readonly y: number },
): boolean {
  if (edge === SOUTH) return y > BATTLEFIELD.depth / 2;
  if (edge === NORTH) return y < BATTLEFIELD.depth / 2;
  return edge === WEST ? x > BATTLEFIELD.width / 2 : x < BATTLEFIELD.width / 2;
}
