/** What is remembered of the turn and the round, for cards that ask later (battle/round/memory). */
import { areFriends } from '../sides/sides.ts';
import { NOTHING_HAPPENED, type BattleState } from '../state.ts';
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
  s.memory = { ...s.memory, engaged, turns: [...s.memory.turns, seat] };
}

export function rememberAttack(s: BattleState, attacker: string, defender: string): void {
  s.memory = { ...s.memory, attacks: [...s.memory.attacks, [attacker, defender]] };
}

export function rememberAction(s: BattleState, unit: string): void {
  if (!s.memory.acted.includes(unit)) s.memory = { ...s.memory, acted: [...s.memory.acted, unit] };
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
  const enemies = s.memory.turns.filter((other) => !areFriends(s, other, seat));
  return enemies.length === 1 && s.memory.turns.at(-1) === enemies[0];
}
