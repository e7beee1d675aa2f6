/** What is remembered of the turn and the round, for cards that ask later (battle/round/memory). */
import { areFriends } from '../sides/sides.ts';
import { NOTHING_HAPPENED, type BattleState, type Memory } from '../state.ts';
import { fights } from '../units/engaged.ts';
import { unitsInPlay } from '../units/units.ts';

export function turnBegins(s: BattleState, seat: string): void {
  const engaged: (readonly [string, string])[] = [];
  const units = unitsInPlay(s);
  let next = 0;
  for (const unit of units) {
    next += 1;
    for (let j = next; j < units.length; j++) {
      const other = units[j];
      if (other !== undefined && fights(s, unit, other)) engaged.push([unit.id, other.id]);
    }
  }
  s.memory = { ...s.memory, engaged, turns: [...s.memory.turns, s.seats.indexOf(seat)] };
}

export function rememberAttack(s: BattleState, attacker: string, defender: string): void {
  s.memory = { ...s.memory, attacks: [...s.memory.attacks, [attacker, defender]] };
}

export function rememberAction(s: BattleState, unit: string): void {
  const { acted } = s.memory;
  const place = placeOf(s, unit);
  if (!acted.includes(place)) s.memory = { ...s.memory, acted: [...acted, place] };
}

const placeOf = (s: BattleState, unit: string): number => s.units.findIndex(({ id }) => id === unit);

export function hasActedBefore(s: BattleState, unit: string): boolean {
  return s.memory.acted.includes(placeOf(s, unit));
}

export function forgetRound(s: BattleState): void {
  s.memory = NOTHING_HAPPENED;
}

export function beganTurnEngaged({ memory }: BattleState, one: string, other: string): boolean {
  return memory.engaged.some((pair) => pair.includes(one) && pair.includes(other));
}

/** Units that attacked this one this round, each once. */
export function attackersOf({ memory }: BattleState, unit: string): string[] {
  return [...new Set(memory.attacks.flatMap(([attacker, defender]) => (defender === unit ? attacker : [])))];
}

/** Whether the turn in progress is the first that an opponent of this seat takes this round. */
export function isFirstEnemyTurn(s: BattleState, seat: string): boolean {
  const { turns } = s.memory;
  const enemies = turns.filter((other) => !areFriends(s, s.seats[other] ?? '', seat));
  return enemies.length === 1 && turns.at(-1) === enemies[0];
}

/** The seat whose turn began last. */
export function lastTurn(s: BattleState): string | null {
  return s.seats[s.memory.turns.at(-1) ?? -1] ?? null;
}

/** The memory with names for figures: as positions and hashes have it. */
export interface NamedMemory extends Omit<Memory, 'acted' | 'turns'> {
  readonly acted: readonly string[];
  readonly turns: readonly string[];
}

export function inNames({ seats, units, memory }: BattleState): NamedMemory {
  return {
    ...memory,
    acted: memory.acted.map((place) => units[place]?.id ?? ''),
    turns: memory.turns.map((place) => seats[place] ?? ''),
  };
}

export function inFigures(s: BattleState, { acted, turns, ...pairs }: NamedMemory): Memory {
  return {
    ...pairs,
    acted: acted.map((unit) => placeOf(s, unit)),
    turns: turns.map((seat) => s.seats.indexOf(seat)),
  };
}
