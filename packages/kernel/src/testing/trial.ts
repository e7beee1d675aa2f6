/**
 * How a law is tried: one random game is played, choice by choice, and judged.
 *
 *   viewer    a seat, or null for a spectator
 *   heard     the events whose audience holds a viewer
 */
import {
  pick,
  seededRandom,
  type Emitted,
  type Game,
  type GameState,
  type Json,
  type Viewer,
} from '../index.ts';

export type Law = <State extends GameState, Setup, Event>(
  game: Game<State, Setup, Event>,
  setup: Setup,
  seed: string,
  most?: number,
) => void;

/** More choices than any game of ours has; one that passes it never ends. */
export const MOST = 20_000;

class BrokenLaw extends Error {
  override readonly name = 'BrokenLaw';
}

/** Throws unless it holds; the facts are only looked at then. For what is true of every state of one game. */
export function must(holds: boolean, law: string, ...facts: readonly unknown[]): void {
  if (!holds) throw new BrokenLaw(`${law}: ${facts.map((fact) => JSON.stringify(fact)).join(', ')}`);
}

type Witness = (holds: boolean, law: string, ...seen: readonly unknown[]) => void;

/** A judge of one game: it throws when a law does not hold. */
export function judge(game: { readonly id: string }, seed: string, played: () => number): Witness {
  return (holds, law, ...seen) => {
    if (holds) return;
    const shown = seen.map((value) => `\n  ${JSON.stringify(value) ?? String(value)}`).join('');
    throw new BrokenLaw(
      `${law} (${game.id}, seed ${JSON.stringify(seed)}, after ${played()} choices)${shown}`,
    );
  };
}

interface Turn<State> {
  readonly state: State;
  readonly seat: string;
  readonly choice: Json;
  /** How many choices were played before. */
  readonly played: number;
}

/** Plays a random game, stopping before each choice, whoever of those that are asked comes first. */
export function* turns<State extends GameState, Setup, Event>(
  game: Game<State, Setup, Event>,
  setup: Setup,
  seed: string,
  most: number,
): Generator<Turn<State>, void, undefined> {
  const random = seededRandom(`turns ${seed}`);
  const state = game.start(setup, seed);
  for (let played = 0; played < most; played++) {
    const waiting = game.waiting(state);
    if (waiting.length === 0) return;
    const seat = pick(random, waiting);
    const choice = game.sample(state, seat, random);
    yield { state, seat, choice, played };
    const applied = game.apply(state, seat, choice);
    if (!applied.ok)
      throw new BrokenLaw(`a sample was refused by ${applied.refusal.rule} (${game.id}, seed ${seed})`);
  }
}

export function viewers<Setup>(
  game: { seats(setup: Setup): readonly string[] },
  setup: Setup,
): readonly Viewer[] {
  return [...game.seats(setup), null];
}

export function heard<Event>(events: readonly Emitted<Event>[], viewer: Viewer): readonly unknown[] {
  return events
    .filter(({ to }) => to === null || (viewer !== null && to.includes(viewer)))
    .map(({ event }) => event);
}

export function revived<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const item of Object.values(value)) frozen(item);
  }
  return value;
}
