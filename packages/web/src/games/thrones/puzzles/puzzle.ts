// A puzzle: a position from a played game, and an area that one march can take against every reply.

import type { Json } from '@maester/kernel';
import { thrones, type ThronesState } from '@maester/thrones';
import {
  AREAS,
  countUnits,
  ORDERS,
  UNIT_KINDS,
  type AreaId,
  type AreaState,
  type HouseId,
  type Units,
} from '@maester/thrones/tables';
import type { Goal } from './solver.ts';

export interface Puzzle extends Goal {
  /** Where the march comes from. */
  readonly from: AreaId;
  /** As scenarios describe positions (docs/scenarios.md). */
  readonly position: Json;
}

/** The position at its first question: where the units shall go. */
export function startOf({ position }: Pick<Puzzle, 'position'>): ThronesState {
  return thrones.fromPosition(thrones.usualSetup(6), 'puzzle', position, {});
}

/** The puzzle of a day, counted since 1970. */
export function puzzleOf<Any>(puzzles: readonly Any[], day: number): Any | null {
  return puzzles[((day % puzzles.length) + puzzles.length) % puzzles.length] ?? null;
}

/**
 * A moment of a game as a position in which only this march is left: raids and power are done, and the marches of
 * others are over.
 */
export function positionWith(state: ThronesState, from: AreaId): Json {
  const { round, areas, holdings, tracks, bladeUsed, wildlingThreat } = state;
  return {
    round,
    phase: 'action',
    board: 'empty',
    areas: Object.fromEntries(
      areas.flatMap((area) => {
        const described = describe(area, from);
        return described === null ? [] : [[area.id, described]];
      }),
    ),
    houses: Object.fromEntries(
      holdings.map(({ id, power, supply, hand }): [HouseId, Json] => [
        id,
        { power, supply, hand: [...hand] },
      ]),
    ),
    tracks: Object.fromEntries(Object.entries(tracks).map(([track, order]) => [track, [...order]])),
    bladeUsed,
    ravenUsed: true,
    wildlingThreat,
  };
}

function describe(area: AreaState, from: AreaId): Json | null {
  const { id, house, units, routed, order, power, garrison, neutral } = area;
  const type = order === null ? null : ORDERS[order].type;
  const kept = id === from || type === 'support' || type === 'defense' ? order : null;
  const some = (of: Units): Json =>
    Object.fromEntries(UNIT_KINDS.flatMap((kind) => (of[kind] > 0 ? [[kind, of[kind]]] : [])));
  const described = {
    ...(house !== null && { house }),
    ...(countUnits(units) > 0 && { units: some(units) }),
    ...(countUnits(routed) > 0 && { routed: some(routed) }),
    ...(kept !== null && { order: kept }),
    ...(power !== null && { power }),
    ...(garrison > 0 && { garrison }),
    ...(neutral !== null && { neutral }),
  };
  return Object.keys(described).length === 0 || AREAS[id] === undefined ? null : described;
}
