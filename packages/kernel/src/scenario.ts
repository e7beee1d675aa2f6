/**
 * Scenarios: a position, scripted dice, choices, and what must be true. Rulebook examples, bug reports, puzzles and
 * tests share this format; docs/scenarios.md describes it for people.
 */
import { KernelError } from './error.ts';
import type { Game } from './game.ts';
import { copyJson, sameJson, shown, type Json } from './json.ts';
import { parseJson } from './journal.ts';
import {
  dictionary,
  inside,
  integer,
  json,
  list,
  nullable,
  object,
  optional,
  text,
  type Place,
  type Reader,
} from './shape.ts';
import type { GameState } from './state.ts';

export type ScenarioStep =
  | { readonly seat: string; readonly choose: Json; readonly refused: string | null }
  | { readonly expect: Json }
  | { readonly asked: { readonly [seat: string]: string } };

export interface Scenario {
  readonly game: string;
  readonly title: string;
  /** The ids of the rules it shows. */
  readonly rules: readonly string[];
  readonly players: number | null;
  /** Null: the usual setup for that many players. */
  readonly setup: Json;
  readonly seed: string;
  /** Null: the start of the game. */
  readonly position: Json;
  readonly dice: { readonly [name: string]: readonly number[] };
  readonly play: readonly ScenarioStep[];
  readonly expect: Json;
}

const choiceStep = object({ seat: text, choose: json, refused: optional(nullable(text), null) });
const expectStep = object({ expect: json });
const askedStep = object({ asked: dictionary(text) });

const step: Reader<ScenarioStep> = (value, place) => {
  if (typeof value === 'object' && value !== null) {
    if ('expect' in value) return expectStep(value, place);
    if ('asked' in value) return askedStep(value, place);
  }
  return choiceStep(value, place);
};

const scenario: Reader<Scenario> = object({
  game: text,
  title: text,
  rules: optional(list(text), []),
  players: optional(nullable(integer(1, 100)), null),
  setup: optional(json, null),
  seed: optional(text, 'scenario'),
  position: optional(json, null),
  dice: optional(dictionary(list(integer(-1_000_000, 1_000_000))), {}),
  play: optional(list(step), []),
  expect: optional(json, null),
});

/** Reads a scenario from a parsed value; throws a KernelError naming the field that is wrong. */
export function readScenario(value: unknown): Scenario {
  return scenario(value, { kind: 'scenario', where: '' });
}

export function parseScenario(source: string): Scenario {
  return readScenario(parseJson(source, { kind: 'scenario', where: '' }));
}

/** A file holds one scenario or a list of them. */
export function parseScenarios(source: string): readonly Scenario[] {
  const place: Place = { kind: 'scenario', where: '' };
  const parsed = parseJson(source, place);
  return Array.isArray(parsed) ? list(scenario)(parsed, place) : [scenario(parsed, place)];
}

export interface Difference {
  /** Such as `play[2]` or `expect.purses.north`. */
  readonly where: string;
  readonly expected: string;
  readonly found: string;
}

/** Plays it and says what differed; an empty list is success. Throws a KernelError if it cannot be set up. */
export function runScenario<State extends GameState, Setup, Event>(
  game: Game<State, Setup, Event>,
  given: Scenario,
): readonly Difference[] {
  if (given.game !== game.id)
    throw new KernelError('scenario', 'game', `expected ${game.id}, got ${given.game}`);
  const { min, max } = game.players;
  if (given.players !== null && (given.players < min || given.players > max)) {
    throw new KernelError('scenario', 'players', `expected ${min} to ${max}, got ${given.players}`);
  }
  const setup =
    given.setup === null ? game.usualSetup(given.players ?? game.players.min) : game.readSetup(given.setup);
  const script = copyJson(given.dice) as Record<string, number[]>;
  const state = game.fromPosition(setup, given.seed, given.position, script);
  const differences: Difference[] = [];
  const place: Place = { kind: 'scenario', where: '' };
  for (const [i, action] of given.play.entries()) {
    const where = inside(inside(place, 'play'), i);
    if ('expect' in action) compare(action.expect, game.inspect(state), inside(where, 'expect'), differences);
    else if ('asked' in action) compareAsked(game, state, action.asked, inside(where, 'asked'), differences);
    else {
      const applied = game.apply(state, action.seat, action.choose);
      const found = applied.ok
        ? 'accepted'
        : `refused by ${applied.refusal.rule} ${shown(applied.refusal.facts)}${insteadOf(game, state, applied.refusal.rule)}`;
      const wanted = action.refused === null ? 'accepted' : `refused by ${action.refused}`;
      const same = applied.ok ? action.refused === null : applied.refusal.rule === action.refused;
      if (!same) {
        differences.push({ where: where.where, expected: wanted, found });
        if (action.refused === null) return differences; // what follows would only repeat that
      }
    }
  }
  if (given.expect !== null) compare(given.expect, game.inspect(state), inside(place, 'expect'), differences);
  for (const [name, left] of Object.entries(script)) {
    if (left.length > 0)
      differences.push({ where: `dice.${name}`, expected: 'all used', found: `${shown(left)} left` });
  }
  return differences;
}

/** What the author of a scenario looks for after a choice that fits no question: who is asked what, and what is offered. */
function insteadOf<State extends GameState, Setup, Event>(
  game: Game<State, Setup, Event>,
  state: State,
  rule: string,
): string {
  if (!rule.startsWith('kernel/choice/')) return '';
  const asked = game.waiting(state).map((seat) => {
    const decision = game.decision(state, seat);
    const offered = decision !== null && 'options' in decision ? `: ${decision.options.join(', ')}` : '';
    return `${seat} is asked ${decision?.ask ?? 'nothing'}${offered}`;
  });
  return asked.length === 0 ? '; the game is over' : `; ${asked.join('; ')}`;
}

function compareAsked<State extends GameState, Setup, Event>(
  game: Game<State, Setup, Event>,
  state: State,
  asked: { readonly [seat: string]: string },
  place: Place,
  differences: Difference[],
): void {
  const found = Object.fromEntries(
    game.waiting(state).map((seat) => [seat, game.decision(state, seat)?.ask ?? 'nothing']),
  );
  if (!sameJson(found, asked))
    differences.push({ where: place.where, expected: shown(asked), found: shown(found) });
}

/** Objects need only contain what is expected; lists and plain values must be equal. */
function compare(expected: Json, found: unknown, place: Place, differences: Difference[]): void {
  const partial = typeof expected === 'object' && expected !== null && !Array.isArray(expected);
  if (partial && typeof found === 'object' && found !== null && !Array.isArray(found)) {
    for (const [key, value] of Object.entries(expected)) {
      const there = Object.hasOwn(found, key) ? (found as Record<string, unknown>)[key] : undefined;
      compare(value, there, inside(place, key), differences);
    }
  } else if (!sameJson(expected, found)) {
    differences.push({ where: place.where, expected: shown(expected), found: shown(found) });
  }
}
