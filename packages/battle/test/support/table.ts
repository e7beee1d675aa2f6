/** Small tables for tests: a position, dice, and choices that must be legal. */
import type { Json } from '@maester/kernel';
import { expect } from 'vitest';
import { battle, type BattleState } from '../../src/index.ts';
import { battleNow } from './editions.ts';

export function tableOf(setup: Json, position: Json, dice: Record<string, number[]> = {}): BattleState {
  const game = battleNow();
  return game.fromPosition(game.readSetup(setup), 'table', position, dice);
}

/** Plays choices that must be legal. */
export function play(
  state: BattleState,
  ...choices: readonly (readonly [seat: string, choice: Json])[]
): void {
  for (const [seat, choice] of choices)
    expect([choice, battle.apply(state, seat, choice)]).toMatchObject([choice, { ok: true }]);
}

export function asked(state: BattleState): Json {
  return Object.fromEntries(
    battle.waiting(state).map((seat) => [seat, battle.decision(state, seat)?.ask ?? 'nothing']),
  );
}

/** The ids of the options that a seat has now; none if it is asked something else. */
export function options(state: BattleState, seat: string): string[] {
  const decision = battle.decision(state, seat);
  return decision?.kind === 'option' ? decision.options.map(({ id }) => id) : [];
}

export function refusedBy(state: BattleState, seat: string, choice: Json): string | null {
  return battle.check(state, seat, choice)?.rule ?? null;
}
