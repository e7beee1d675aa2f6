/** Plays a scenario and says what differed. */
import type { Slot } from './decision.ts';
import { KernelError } from './error.ts';
import type { Game } from './game.ts';
import { copyJson, sameJson, shown, type Json } from './json.ts';
import type { Emitted } from './events.ts';
import { ANY_RULE, type Scenario, type ScenarioStep } from './scenario.ts';
import { compare, compareSets, type Difference } from './scenario-compare.ts';
import { inside, type Place } from './shape.ts';
import type { GameState } from './state.ts';

/** The position of a scenario, or what one choice led to. The state is the same object throughout. */
export interface ScenarioMoment<State, Event> {
  readonly state: State;
  readonly events: readonly Emitted<Event>[];
}

type Choice = Extract<ScenarioStep, { readonly choose: Json }>;

const START: Place = { kind: 'scenario', where: '' };

/**
 * Plays it and says what differed; an empty list is success. Throws a KernelError if it cannot be set up. With `rules`,
 * the ids of the ledgers, every rule it names must be one of them.
 */
export function runScenario<State extends GameState, Setup, Event>(
  game: Game<State, Setup, Event>,
  given: Scenario,
  rules: ReadonlySet<string> | null = null,
): readonly Difference[] {
  if (rules !== null) checkRules(given, rules);
  const moments = playScenario(game, given);
  for (;;) {
    const { done, value } = moments.next();
    if (done === true) return value;
  }
}

/** The moments of a scenario one after another; gives back what differed. */
export function* playScenario<State extends GameState, Setup, Event>(
  game: Game<State, Setup, Event>,
  given: Scenario,
): Generator<ScenarioMoment<State, Event>, readonly Difference[]> {
  checkAgainst(game, given);
  let state: State;
  try {
    state = started(game, given);
  } catch (error) {
    return whyRefused(given, error);
  }
  if (given.refused !== null)
    return [{ where: 'refused', expected: given.refused, found: 'the setup and the position are accepted' }];
  yield { state, events: [] };
  const differences: Difference[] = [];
  for (const [i, step] of given.play.entries()) {
    const where = inside(inside(START, 'play'), i);
    yield* hush(game, state, given, i);
    if ('view' in step)
      differences.push(
        ...compare(step.expect, game.inspect(game.view(state, step.view)), inside(where, 'expect')),
      );
    else if ('expect' in step)
      differences.push(...compare(step.expect, game.inspect(state), inside(where, 'expect')));
    else if ('asked' in step)
      differences.push(...compareAsked(game, state, step.asked, inside(where, 'asked')));
    else if ('offered' in step)
      differences.push(...compareOffered(game, state, step.offered, inside(where, 'offered')));
    else {
      const applied = game.apply(state, step.seat, step.choose, step.until ?? undefined);
      if (applied.ok) yield { state, events: applied.events };
      const found = applied.ok
        ? 'accepted'
        : `refused by ${applied.refusal.rule} ${shown(applied.refusal.facts)}${insteadOf(game, state, applied.refusal.rule)}`;
      if (!isAsExpected(step, applied.ok ? null : applied.refusal.rule)) {
        const expected = step.refused === null ? 'accepted' : `refused by ${inWords(step.refused)}`;
        differences.push({ where: where.where, expected, found });
        if (step.refused === null) return differences; // what follows would only repeat that
      } else if (applied.ok && step.until !== null && !isStopped(state)) {
        const expected = `stopped before ${step.until}`;
        differences.push({ where: where.where, expected, found: `not reached${whoIsAsked(game, state)}` });
        return differences;
      }
    }
  }
  yield* hush(game, state, given, given.play.length);
  if (given.expect !== null)
    differences.push(...compare(given.expect, game.inspect(state), inside(START, 'expect')));
  differences.push(...unusedDice(state));
  return differences;
}

function started<State extends GameState, Setup, Event>(
  game: Game<State, Setup, Event>,
  given: Scenario,
): State {
  const setup =
    given.setup === null ? game.usualSetup(given.players ?? game.players.min) : game.readSetup(given.setup);
  const seats = game.seats(setup);
  for (const [i, step] of given.play.entries()) {
    if ('view' in step && step.view !== null && !seats.includes(step.view))
      throw new KernelError(
        'scenario',
        `play[${i}].view`,
        `no seat ${step.view}; the seats are ${seats.join(', ')}`,
      );
  }
  const script = copyJson(given.dice) as Record<string, number[]>;
  return game.fromPosition(setup, given.seed, given.position, script);
}

/** What is wrong with it in a game that is played like this one. */
function checkAgainst<State extends GameState, Setup, Event>(
  game: Game<State, Setup, Event>,
  given: Scenario,
): void {
  const wrong = (where: string, problem: string) => new KernelError('scenario', where, problem);
  if (given.game !== game.id) throw wrong('game', `expected ${game.id}, got ${given.game}`);
  const { min, max } = game.players;
  if (given.players !== null && (given.players < min || given.players > max))
    throw wrong('players', `expected ${min} to ${max}, got ${given.players}`);
  for (const name of Object.keys(given.dice)) {
    if (game.draws !== null && !Object.hasOwn(game.draws, name))
      throw wrong(
        `dice.${name}`,
        `no draw is called that; there are ${Object.keys(game.draws).toSorted().join(', ')}`,
      );
  }
  for (const [i, step] of given.play.entries()) {
    if ('choose' in step && step.until !== null && !game.hasStep(step.until))
      throw wrong(`play[${i}].until`, `no procedure/step is called ${step.until}`);
  }
}

/** Every rule it names stands in a ledger. */
function checkRules(given: Scenario, rules: ReadonlySet<string>): void {
  const check = (id: string, where: string): void => {
    if (rules.has(id)) return;
    const chapter = id.slice(0, id.lastIndexOf('/') + 1);
    const near = [...rules].filter((rule) => rule.startsWith(chapter));
    const hint = near.length === 0 ? 'nor such a chapter' : `in its chapter there are ${near.join(', ')}`;
    throw new KernelError('scenario', where, `no ledger has a rule ${id}; ${hint}`);
  };
  for (const [i, id] of given.rules.entries()) check(id, `rules[${i}]`);
  for (const [i, step] of given.play.entries()) {
    if ('choose' in step && step.refused !== null && step.refused !== ANY_RULE)
      check(step.refused, `play[${i}].refused`);
  }
}

/** A setup or position that is refused is what a scenario may be about. */
function whyRefused(given: Scenario, error: unknown): readonly Difference[] {
  const refused = error instanceof KernelError && (error.kind === 'setup' || error.kind === 'position');
  if (!refused || given.refused === null) throw error;
  if (error.message.includes(given.refused)) return [];
  return [{ where: 'refused', expected: given.refused, found: error.message }];
}

function inWords(rule: string): string {
  return rule === ANY_RULE ? 'any rule' : rule;
}

/** Refusals that say the step itself is wrong: nobody asked this seat, or not for an answer of this form. */
const NO_ANSWER = ['kernel/choice/not-asked', 'kernel/choice/shape', 'kernel/choice/game-over'];

function isAsExpected({ refused }: Choice, rule: string | null): boolean {
  if (refused !== ANY_RULE) return rule === refused;
  return rule !== null && !NO_ANSWER.includes(rule);
}

function isStopped(state: GameState): boolean {
  return state.flow.waiting.length === 0 && state.flow.outcome === null;
}

/** In a quiet scenario: whoever is asked what the next steps do not answer declines. */
function* hush<State extends GameState, Setup, Event>(
  game: Game<State, Setup, Event>,
  state: State,
  given: Scenario,
  at: number,
): Generator<ScenarioMoment<State, Event>, void> {
  if (!given.quiet) return;
  const next = given.play.slice(at).find((step) => !('expect' in step)) ?? null;
  for (;;) {
    const silent = game.waiting(state).find((seat) => {
      const ask = game.decision(state, seat)?.ask ?? '';
      const declining = Object.hasOwn(game.declines, ask) ? game.declines[ask] : undefined;
      return (
        declining !== undefined &&
        !speaksTo(game, state, next, seat, ask) &&
        game.check(state, seat, declining) === null
      );
    });
    if (silent === undefined) return;
    const ask = game.decision(state, silent)?.ask ?? '';
    const applied = game.apply(state, silent, game.declines[ask] ?? null);
    if (applied.ok) yield { state, events: applied.events };
  }
}

/** Whether the step is about what this seat is asked now. */
function speaksTo<State extends GameState, Setup, Event>(
  game: Game<State, Setup, Event>,
  state: State,
  step: ScenarioStep | null,
  seat: string,
  ask: string,
): boolean {
  if (step === null) return false;
  if ('asked' in step) return step.asked[seat] === ask;
  if ('offered' in step) return Object.hasOwn(step.offered, seat);
  if (!('choose' in step) || step.seat !== seat) return false;
  return isAsExpected(step, game.check(state, seat, step.choose)?.rule ?? null);
}

/** What the author of a scenario looks for after a choice that fits no question: who is asked what, and what is offered. */
function insteadOf<State extends GameState, Setup, Event>(
  game: Game<State, Setup, Event>,
  state: State,
  rule: string,
): string {
  return rule.startsWith('kernel/choice/') ? whoIsAsked(game, state) : '';
}

function whoIsAsked<State extends GameState, Setup, Event>(
  game: Game<State, Setup, Event>,
  state: State,
): string {
  const asked = game.waiting(state).map((seat) => {
    const decision = game.decision(state, seat);
    const offered =
      decision !== null && 'options' in decision
        ? `: ${decision.options.map(({ id }) => id).join(', ')}`
        : '';
    return `${seat} is asked ${decision?.ask ?? 'nothing'}${offered}`;
  });
  return asked.length === 0 ? '; the game is over' : `; ${asked.join('; ')}`;
}

function compareAsked<State extends GameState, Setup, Event>(
  game: Game<State, Setup, Event>,
  state: State,
  asked: { readonly [seat: string]: string },
  place: Place,
): readonly Difference[] {
  const found = Object.fromEntries(
    game.waiting(state).map((seat) => [seat, game.decision(state, seat)?.ask ?? 'nothing']),
  );
  return sameJson(found, asked) ? [] : [{ where: place.where, expected: shown(asked), found: shown(found) }];
}

/** A list is all that is offered, in any order; an object says what it names of the question. */
function compareOffered<State extends GameState, Setup, Event>(
  game: Game<State, Setup, Event>,
  state: State,
  offered: { readonly [seat: string]: Json },
  place: Place,
): readonly Difference[] {
  return Object.entries(offered).flatMap(([seat, expected]) => {
    const at = inside(place, seat);
    const decision = game.decision(state, seat);
    if (decision === null)
      return [{ where: at.where, expected: shown(expected), found: 'nothing: this seat is not asked' }];
    const options = 'options' in decision ? decision.options.map(({ id: option }) => option) : undefined;
    if (Array.isArray(expected)) return compareSets(expected, options, at);
    if ('slots' in decision) return compare(expected, { ...decision, slots: byId(decision.slots) }, at);
    return compare(expected, options === undefined ? decision : { ...decision, options }, at);
  });
}

function byId(slots: readonly Slot[]): object {
  return Object.fromEntries(slots.map(({ id, values }) => [id, values.map((value) => value.id)]));
}

/** Scripted dice that nothing drew, with what was drawn: most likely under another name. */
function unusedDice({ flow }: GameState): readonly Difference[] {
  const { left = {}, drawn = {} } = flow.dice.script ?? {};
  const happened = Object.entries(drawn).map(([name, count]) => `${name} ${count}`);
  return Object.entries(left)
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => ({
      where: `dice.${name}`,
      expected: 'all used',
      found: `${shown(values)} left; drawn: ${happened.length === 0 ? 'nothing' : happened.join(', ')}`,
    }));
}
