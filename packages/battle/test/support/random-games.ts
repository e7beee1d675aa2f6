/** Random games for tests: each game the same every time. */
import { pick, seededRandom, type Emitted, type Json } from '@maester/kernel';
import { battle, type BattleEvent, type BattleSetup, type BattleState } from '../../src/index.ts';
import { MODES } from '../../src/modes/modes.ts';

export interface Moment {
  readonly state: BattleState;
  /** How many choices were made so far. */
  readonly played: number;
  /** The choice that led here; null at the start. */
  readonly last: { readonly seat: string; readonly choice: Json } | null;
  readonly events: readonly Emitted<BattleEvent>[];
  /** The procedures that were running when it was made, the whole battle first. */
  readonly during: readonly string[];
}

const TERRAIN = ['layout', 'random', 'chosen', 'none'] as const;
const ARMIES = [
  { points: 40, armies: ['stark-40', 'lannister-40'] },
  { points: 30, armies: ['stark-greatjon-30', 'lannister-mountain-30'] },
  { points: 30, armies: ['lannister-30', 'stark-30'] },
] as const;

/** Every game mode, with different armies and ways to place terrain. */
export const ALL_SETUPS: readonly BattleSetup[] = Object.keys(MODES).flatMap((mode, i) =>
  [0, 1].map((j) =>
    battle.readSetup({
      mode,
      terrain: TERRAIN[(i + j) % TERRAIN.length],
      ...ARMIES[(i + j) % ARMIES.length],
    }),
  ),
);

/** Every moment of a random game: the start, and what each choice led to. The state is the same object throughout. */
export function* randomGame(setup: BattleSetup, seed: string): Generator<Moment, void, undefined> {
  const random = seededRandom(`choices ${seed}`);
  const { state, events } = battle.opening(setup, seed);
  yield { state, played: 0, last: null, events, during: [] };
  for (let played = 1; battle.waiting(state).length > 0; played++) {
    const seat = pick(random, battle.waiting(state));
    const choice = battle.sample(state, seat, random);
    const during = state.flow.stack.map(({ procedure }) => procedure);
    const applied = battle.apply(state, seat, choice);
    if (!applied.ok)
      throw new Error(
        `seed ${seed}, choice ${played}: ${JSON.stringify(choice)} refused by ${applied.refusal.rule}`,
      );
    yield { state, played, last: { seat, choice }, events: applied.events, during };
  }
}
