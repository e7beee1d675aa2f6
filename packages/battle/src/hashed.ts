/**
 * A state as its hash counts it: as states were first written, so that old journals keep their hashes.
 *
 * Records and their lists are replaced when they change: what was written out once is found again by them.
 */
import { inNames, type NamedMemory } from './round/memory.ts';
import {
  asideOf,
  type BattleState,
  type Memory,
  type NcuState,
  type Player,
  type UnitState,
  type Zones,
} from './state.ts';
import { tokensOn, writtenOut } from './units/units.ts';

function once<From extends object, To>(write: (from: From) => To): (from: From) => To {
  const known = new WeakMap<From, { readonly to: To }>();
  return (from) => {
    let found = known.get(from);
    if (found === undefined) known.set(from, (found = { to: write(from) }));
    return found.to;
  };
}

const unit = once(writtenOut);
const units = once((list: readonly UnitState[]) => list.map(unit));

const ncu = once((one: NcuState) => ({ ...one, tokens: tokensOn(one) }));
const ncus = once((list: readonly NcuState[]) => list.map(ncu));

const player = once((one: Player) => ({ ...one, known: one.known ?? {}, aside: asideOf(one) }));
const players = once((list: readonly Player[]) => list.map(player));

const zones = once((board: Zones) => Object.entries(board).map(([id, there]) => ({ id, ncu: there })));

const memories = new WeakMap<Memory, NamedMemory>();

/** Units and seats keep their places, so that a memory means the same in every state that has it. */
function memory(s: BattleState): NamedMemory {
  let found = memories.get(s.memory);
  if (found === undefined) memories.set(s.memory, (found = inNames(s)));
  return found;
}

export function hashed(s: BattleState): object {
  return {
    ...s,
    players: players(s.players),
    units: units(s.units),
    ncus: ncus(s.ncus),
    zones: zones(s.zones),
    memory: memory(s),
  };
}
