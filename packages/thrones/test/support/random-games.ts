/** Random games for tests: every kind of set-up in turn, each game the same every time. */
import { pick, seededRandom, type Emitted, type Json } from '@maester/kernel';
import { thrones, type ThronesEvent, type ThronesSetup, type ThronesState } from '../../src/index.ts';
import { PLAYER_COUNTS } from '../../src/setups.ts';

/** Three to six players, with and without Tides of Battle and the FAQ. */
export const ALL_SETUPS: readonly ThronesSetup[] = [false, true].flatMap((faq) =>
  [false, true].flatMap((tidesOfBattle) => PLAYER_COUNTS.map((players) => ({ players, tidesOfBattle, faq }))),
);

export interface Moment {
  readonly state: ThronesState;
  /** How many choices were made so far. */
  readonly played: number;
  /** The choice that led here, and what it made happen; null at the start. */
  readonly last: { readonly seat: string; readonly choice: Json } | null;
  readonly events: readonly Emitted<ThronesEvent>[];
}

/** Every moment of a random game: the start, and what each choice led to. The state is the same object throughout. */
export function* randomGame(setup: ThronesSetup, seed: string): Generator<Moment, void, undefined> {
  const random = seededRandom(`choices ${seed}`);
  const { state, events } = thrones.opening(setup, seed);
  yield { state, played: 0, last: null, events };
  for (let played = 1; thrones.waiting(state).length > 0; played++) {
    const seat = pick(random, thrones.waiting(state));
    const choice = thrones.sample(state, seat, random);
    const applied = thrones.apply(state, seat, choice);
    if (!applied.ok) throw new Error(`seed ${seed}, choice ${played}: refused by ${applied.refusal.rule}`);
    yield { state, played, last: { seat, choice }, events: applied.events };
  }
}
