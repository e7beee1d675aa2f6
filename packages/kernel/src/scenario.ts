/**
 * Scenarios: a position, scripted dice, choices, and what must be true. Rulebook examples, bug reports, puzzles and
 * tests share this format; docs/scenarios.md describes it for people. This is how one is read; scenario-run.ts plays it.
 */
import { KernelError } from './error.ts';
import type { Json } from './json.ts';
import { parseJson } from './journal.ts';
import { isRuleId } from './ledger.ts';
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
  yesNo,
  type Place,
  type Reader,
} from './shape.ts';
import type { Viewer } from './state.ts';

/** Stands for a rule: whichever it is that refuses. */
export const ANY_RULE = 'any';

export type ScenarioStep =
  | {
      readonly seat: string;
      readonly choose: Json;
      /** The rule that refuses it, ANY_RULE, or null if it is legal. */
      readonly refused: string | null;
      /** The step (`procedure/step`) before which the game is stopped. */
      readonly until: string | null;
    }
  | { readonly expect: Json }
  | { readonly view: Viewer; readonly expect: Json }
  | { readonly asked: { readonly [seat: string]: string } }
  | { readonly offered: { readonly [seat: string]: Json } };

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
  /** Why the setup or the position is refused: a rule, or some words of the problem. Null: it is not. */
  readonly refused: string | null;
  /** Whoever is asked what no step answers declines, where that is possible. */
  readonly quiet: boolean;
  readonly dice: { readonly [name: string]: readonly number[] };
  readonly play: readonly ScenarioStep[];
  readonly expect: Json;
}

const ruleId: Reader<string> = (value, place) => {
  const id = text(value, place);
  if (!isRuleId(id))
    throw new KernelError(
      place.kind,
      place.where,
      `expected the id of a rule (game/chapter/name), got ${id}`,
    );
  return id;
};

const refusing: Reader<string> = (value, place) => (value === ANY_RULE ? value : ruleId(value, place));

const choiceStep = object({
  seat: text,
  choose: json,
  refused: optional(nullable(refusing), null),
  until: optional(nullable(text), null),
});
const expectStep = object({ expect: json });
const viewStep = object({ view: nullable(text), expect: json });
const askedStep = object({ asked: dictionary(text) });
const offeredStep = object({ offered: dictionary(json) });

const step: Reader<ScenarioStep> = (value, place) => {
  if (typeof value === 'object' && value !== null) {
    if ('view' in value) return viewStep(value, place);
    if ('expect' in value) return expectStep(value, place);
    if ('asked' in value) return askedStep(value, place);
    if ('offered' in value) return offeredStep(value, place);
  }
  return choiceStep(value, place);
};

const readFields = object({
  game: text,
  title: text,
  rules: optional(list(ruleId), []),
  players: optional(nullable(integer(1, 100)), null),
  setup: optional(json, null),
  seed: optional(text, 'scenario'),
  position: optional(json, null),
  refused: optional(nullable(text), null),
  quiet: optional(yesNo, false),
  dice: optional(dictionary(list(integer(-1_000_000, 1_000_000))), {}),
  play: optional(list(step), []),
  expect: optional(json, null),
});

const scenario: Reader<Scenario> = (value, place) => {
  const given: Scenario = readFields(value, place);
  const wrong = (at: Place, problem: string) => new KernelError(at.kind, at.where, problem);
  if (given.refused !== null && (given.play.length > 0 || given.expect !== null))
    throw wrong(inside(place, 'refused'), 'nothing can be played or expected where the setup is refused');
  const stopped = given.play.findIndex((one) => 'seat' in one && one.until !== null);
  for (const [i, one] of given.play.entries()) {
    const at = inside(inside(place, 'play'), i);
    if ('seat' in one && one.until !== null && one.refused !== null)
      throw wrong(inside(at, 'until'), 'a refused choice leads nowhere');
    if (stopped >= 0 && i > stopped && !('expect' in one))
      throw wrong(at, `nobody is asked after the game was stopped in play[${stopped}]`);
  }
  return given;
};

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
