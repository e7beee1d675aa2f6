// A march laid out but not ordered yet: which units go where. Every unit is a slot of the decision; here they are
// counted by kind, for two Footmen are as good as each other.

import { idOn, idsOn, type Assignment, type Slot } from '@maester/kernel';
import {
  AREAS,
  NEIGHBOURS,
  UNIT_KINDS,
  type AreaId,
  type HouseId,
  type UnitKind,
  type Units,
} from '@maester/thrones/tables';
import type { ThronesState } from '@maester/thrones';
import { areaIn } from './board-facts.ts';

const STAY = 'stay';
export const NO_UNITS: Units = { footman: 0, knight: 0, ship: 0, 'siege-engine': 0 };

/** The units that leave, by where they go. */
export type Moves = ReadonlyMap<AreaId, Units>;

function add(units: Units, kind: UnitKind, count: number): Units {
  return { ...units, [kind]: units[kind] + count };
}

/** All units that may march. */
export function unitsOf(slots: readonly Slot[]): Units {
  return slots.reduce((units, { on }) => add(units, idOn(on, 'unit') as UnitKind, 1), NO_UNITS);
}

/** Where they may go. */
export function destinationsOf(slots: readonly Slot[]): AreaId[] {
  return [
    ...new Set(slots.flatMap(({ values }) => values.flatMap(({ on }) => idsOn(on, 'area')))),
  ] as AreaId[];
}

export function staying(all: Units, moves: Moves): Units {
  let left = all;
  for (const units of moves.values()) for (const kind of UNIT_KINDS) left = add(left, kind, -units[kind]);
  return left;
}

/** One more unit goes there: one that stays, else one that goes elsewhere. */
export function send(all: Units, moves: Moves, to: AreaId, kind: UnitKind): Moves {
  const next = new Map(moves);
  if (staying(all, moves)[kind] === 0) {
    const from = [...moves].find(([area, units]) => area !== to && units[kind] > 0);
    if (from === undefined) return moves;
    next.set(from[0], add(from[1], kind, -1));
  }
  return next.set(to, add(next.get(to) ?? NO_UNITS, kind, 1));
}

export function keep(moves: Moves, to: AreaId, kind: UnitKind): Moves {
  const units = moves.get(to);
  return units === undefined || units[kind] === 0 ? moves : new Map(moves).set(to, add(units, kind, -1));
}

/** Everyone who still stays goes there. */
export function sendAll(all: Units, moves: Moves, to: AreaId): Moves {
  let units = moves.get(to) ?? NO_UNITS;
  const left = staying(all, moves);
  for (const kind of UNIT_KINDS) units = add(units, kind, left[kind]);
  return new Map(moves).set(to, units);
}

export function callOff(moves: Moves, to: AreaId): Moves {
  const next = new Map(moves);
  next.delete(to);
  return next;
}

export function toChoice(slots: readonly Slot[], moves: Moves): Assignment {
  const left = new Map([...moves].map(([area, units]) => [area, { ...units }]));
  const choice: Record<string, string> = {};
  for (const { id, on } of slots) {
    const kind = idOn(on, 'unit') as UnitKind;
    const going = [...left].find(([, units]) => units[kind] > 0);
    choice[id] = going?.[0] ?? STAY;
    if (going !== undefined) going[1][kind] -= 1;
  }
  return choice;
}

export function fromChoice(slots: readonly Slot[], choice: { readonly [slot: string]: unknown }): Moves {
  const moves = new Map<AreaId, Units>();
  for (const { id, on, values } of slots) {
    const chosen = values.find((value) => value.id === choice[id]);
    const to = chosen === undefined ? null : (idOn(chosen.on, 'area') as AreaId | null);
    if (to === null) continue;
    moves.set(to, add(moves.get(to) ?? NO_UNITS, idOn(on, 'unit') as UnitKind, 1));
  }
  return moves;
}

/** A march laid out on an earlier visit, as far as these units may still go there. */
export function readMoves(kept: unknown, slots: readonly Slot[]): Moves {
  if (typeof kept !== 'object' || kept === null) return new Map();
  return fromChoice(slots, kept as { readonly [slot: string]: unknown });
}

/** The seas that ships of this House join to a way between two lands; none where they touch. For drawing only. */
export function seaRoute(view: ThronesState, house: HouseId, from: AreaId, to: AreaId): readonly AreaId[] {
  if (NEIGHBOURS[from].includes(to)) return [];
  const cameFrom = new Map<AreaId, AreaId>();
  const queue: AreaId[] = [from];
  for (const at of queue) {
    for (const next of NEIGHBOURS[at]) {
      if (next === to && at !== from) return wayBack(cameFrom, from, at);
      if (cameFrom.has(next) || AREAS[next].kind !== 'sea' || areaIn(view, next).house !== house) continue;
      cameFrom.set(next, at);
      queue.push(next);
    }
  }
  return [];
}

function wayBack(cameFrom: ReadonlyMap<AreaId, AreaId>, from: AreaId, last: AreaId): AreaId[] {
  const way: AreaId[] = [];
  for (let at: AreaId | undefined = last; at !== undefined && at !== from; at = cameFrom.get(at))
    way.unshift(at);
  return way;
}
