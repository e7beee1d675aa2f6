/**
 * A game, as everything outside of the rules sees it: start, who is asked, what is legal, apply, view, copy.
 * `defineGame` makes one from the rules of a game. The server, the computer players, the command line and the client
 * use only this.
 */
import { checkChoice, whatIsAsked } from './asked.ts';
import {
  described,
  describedSlot,
  idOf,
  type Asked,
  type Decision,
  type Offer,
  type SlotOffer,
  type Thing,
} from './decision.ts';
import { bug } from './error.ts';
import { copyJson, sameJson, type Json } from './json.ts';
import type { Emitted } from './events.ts';
import { PlayLoop } from './play.ts';
import type { AnyQuestion, CompiledStep, Procedure } from './procedure.ts';
import { sampleChoice } from './propose.ts';
import type { Random } from './random.ts';
import { refuse, type Refusal } from './refusal.ts';
import { sha256 } from './sha256.ts';
import type { Reader } from './shape.ts';
import {
  copyFlow,
  newFlow,
  type Flow,
  type Frame,
  type GameState,
  type Outcome,
  type Viewer,
} from './state.ts';
import { StepTable } from './step-table.ts';

export type Applied<Event> =
  | { readonly ok: true; readonly events: readonly Emitted<Event>[]; readonly revealed: boolean }
  | { readonly ok: false; readonly refusal: Refusal };

/** What a game's package gives the kernel. */
export interface GameRules<State extends GameState, Setup> {
  readonly id: string;
  /** Changes whenever an old journal would replay differently. */
  readonly version: string;
  /** Versions most of whose journals still replay as they are: those whose change shows only now and then. */
  readonly earlier?: readonly string[];
  readonly players: { readonly min: number; readonly max: number };
  readonly readSetup: Reader<Setup>;
  /** The usual game for so many players. */
  readonly usualSetup: (players: number) => Setup;
  readonly seats: (setup: Setup) => readonly string[];
  readonly procedures: readonly Procedure[];
  /** Every draw by its name, with what it is; a draw of another name is a bug. Without this any name will do. */
  readonly draws?: { readonly [name: string]: string };
  /** How questions are declined that a player may leave unanswered: the choice, by `procedure/step`. */
  readonly declines?: { readonly [ask: string]: Json };
  /** The procedure that is the whole game. */
  readonly main: Procedure;
  /** The state before the first step; `flow` comes from the kernel. */
  readonly begin: (setup: Setup, flow: Flow) => State;
  /** A deep copy, written by hand: nothing that can change is shared. */
  readonly copy: (state: State, flow: Flow) => State;
  /** The state as this viewer may know it, same shape, hidden things replaced; built up field by field. */
  readonly view: (state: State, viewer: Viewer, flow: Flow) => State;
  /**
   * The same, given what spectators see of this state: parts that this seat sees alike are shared, and if it sees all alike
   * it is given just that back. Without this a seat's view is made from nothing, and compared from end to end.
   */
  readonly viewBeside?: (state: State, viewer: string, open: State, flow: Flow) => State;
  /** Lists of the state whose items are never changed, only replaced by others. */
  readonly records?: readonly (keyof State & string)[];
  /** The state as its hash counts it, if states were written otherwise once: old journals keep their hashes. It may not change. */
  readonly hashed?: (state: State) => object;
  /** Parts of the state that its hash leaves out, as states were once written without them. */
  readonly unhashed?: readonly (keyof State & string)[];
  /** Replaces what the view hides by something it could be, in place. */
  readonly imagine: (view: State, viewer: Viewer, random: Random) => void;
  /** Any position of the game from a scenario's words, ready to go on. */
  readonly position: (setup: Setup, position: Json, flow: Flow) => State;
  /** Every kind of thing that an option can be about: whether there is one of this id, as far as a seat can see. */
  readonly things?: { readonly [kind: string]: (view: State, id: string) => boolean };
  /** The round that is played, in games of rounds. */
  readonly round?: (state: State) => number;
  /** What scenarios may expect besides the state itself. */
  readonly inspect?: (state: State) => unknown;
}

export interface Game<State extends GameState = GameState, Setup = Json, Event = unknown> {
  readonly id: string;
  readonly version: string;
  readonly earlier: readonly string[];
  readonly players: { readonly min: number; readonly max: number };
  /** Every draw by its name, with what it is; null if the game does not declare them. */
  readonly draws: { readonly [name: string]: string } | null;
  /** The kinds of things that options are about. */
  readonly kinds: readonly string[];
  /** Lists of its states whose items are never changed, only replaced by others. */
  readonly records: readonly string[];
  /** The state as its hash counts it. */
  hashed(state: State): object;
  /** Parts of it that its hash leaves out. */
  readonly unhashed: readonly string[];
  /** Every question by `procedure/step`, with the form of its answer. */
  readonly questions: { readonly [ask: string]: Asked['kind'] };
  /** How some questions are declined, by `procedure/step`. */
  readonly declines: { readonly [ask: string]: Json };
  /** Adds procedures of rules that are loaded later, such as those of cards; whatever it knows already stays. */
  learn(procedures: readonly Procedure[]): void;
  /** Throws a KernelError that says what is wrong with it. */
  readSetup(value: unknown): Setup;
  usualSetup(players: number): Setup;
  seats(setup: Setup): readonly string[];
  /** The state at the first decision. The events of the way there are in `opening`. */
  start(setup: Setup, seed: string): State;
  opening(setup: Setup, seed: string): { state: State; events: readonly Emitted<Event>[] };
  /** A position of a scenario (null: the start) with scripted dice, at its first decision. */
  fromPosition(setup: Setup, seed: string, position: Json, script: Record<string, number[]> | null): State;
  inspect(state: State): unknown;
  /** The round that is played; null in a game without rounds. */
  round(state: State): number | null;
  /** The seats that must decide now; empty when the game is over. */
  waiting(state: State): readonly string[];
  outcome(state: State): Outcome | null;
  /** What this seat is asked now, or null. Works on the seat's own view as well as on the state. */
  decision(state: State, seat: string): Decision | null;
  /** The rule that forbids this choice, or null if it is legal. Works on views too. */
  check(state: State, seat: string, choice: Json): Refusal | null;
  /** Legal choices, good ones first where the game knows them; may be endless. */
  propose(state: State, seat: string, random: Random): Iterable<Json>;
  /** One legal choice at random, fast. */
  sample(state: State, seat: string, random: Random): Json;
  /**
   * Changes the state it is given, or refuses and leaves it untouched. With `until` the game stops before that step
   * (`procedure/step`) if it comes to it, for scenarios that look at what is true there.
   */
  apply(state: State, seat: string, choice: Json, until?: string): Applied<Event>;
  hasStep(ask: string): boolean;
  /** Whether there is such a thing, as far as a view shows. */
  hasThing(view: State, thing: Thing): boolean;
  /** Takes back a secret answer while others are still thinking. */
  withdraw(state: State, seat: string): Refusal | null;
  copy(state: State): State;
  view(state: State, viewer: Viewer): State;
  /** The same view, sharing what it can with what spectators see of this state. Neither may be changed. */
  viewBeside(state: State, viewer: Viewer, open: State): State;
  /** A full state that looks like this one to the viewer: everything hidden from it is drawn anew. */
  imagine(state: State, viewer: Viewer, random: Random): State;
}

/** Lists of its own: what is remembered of a question decides what is legal. */
function describedAsked(asked: Asked<Offer, SlotOffer>): Asked {
  switch (asked.kind) {
    case 'option':
      return { kind: 'option', options: asked.options.map(described) };
    case 'several': {
      const { min, max } = asked;
      return { kind: 'several', options: asked.options.map(described), min, max };
    }
    case 'assignment':
      return { kind: 'assignment', slots: asked.slots.map(describedSlot) };
    case 'amount':
    case 'pose':
      return { ...asked };
  }
}

export function defineGame<State extends GameState, Setup, Event>(
  rules: GameRules<State, Setup>,
): Game<State, Setup, Event> {
  const procedures = new Map<string, Procedure>();
  /** Those that hide something of their frames; looked for in every view. */
  const veiled: string[] = [];
  const steps = new StepTable();
  const questions: Record<string, Asked['kind']> = {};
  const add = (procedure: Procedure): void => {
    if (procedures.has(procedure.id)) throw bug(`two procedures are called ${procedure.id}`);
    procedures.set(procedure.id, procedure);
    if (procedure.view !== null) veiled.push(procedure.id);
    steps.add(procedure);
    for (const { ask, step } of Object.values(procedure.steps)) {
      if (typeof step === 'object') questions[ask] = step.ask;
      if (
        typeof step === 'object' &&
        'check' in step &&
        step.check !== undefined &&
        step.sample === undefined
      )
        throw bug(`${ask} has a check but no sample`);
    }
  };
  for (const procedure of rules.procedures) add(procedure);
  if (procedures.get(rules.main.id) !== rules.main)
    throw bug('the main procedure is not in the list of procedures');

  const draws = rules.draws === undefined ? null : new Set(Object.keys(rules.draws));

  const freshFlow = (seed: string): Flow =>
    newFlow({ procedure: rules.main.id, step: rules.main.first }, sha256(`maester dice ${seed}`));

  /** The question on top, if this seat is asked it now. */
  const questionTo = (state: State, seat: string): { frame: Frame; compiled: CompiledStep } | null => {
    const frame = state.flow.stack.at(-1);
    if (frame === undefined || !state.flow.waiting.includes(seat)) return null;
    return { frame, compiled: steps.at(frame) };
  };

  const viewFlow = (flow: Flow, viewer: Viewer): Flow => {
    const answers: Record<string, Json> = {};
    for (const seat in flow.answers) answers[seat] = seat === viewer ? (flow.answers[seat] ?? null) : null;
    const stack: Frame[] = [];
    for (const frame of flow.stack) {
      const copy = copyJson(frame);
      const veil = veiled.includes(frame.procedure) ? procedures.get(frame.procedure)?.view : null;
      stack.push(veil?.(copy, viewer) ?? copy);
    }
    return {
      stack,
      waiting: flow.waiting.slice(),
      answers,
      returned: null,
      dice: { key: '', next: 0, script: null },
      outcome: flow.outcome,
    };
  };

  /** Most seats know no more of what is going on than everyone does. */
  const flowBeside = (flow: Flow, viewer: string, open: Flow): Flow => {
    const answer = flow.answers[viewer];
    const stack = stackBeside(flow.stack, viewer, open.stack);
    if (stack === open.stack && answer === undefined) return open;
    return {
      ...open,
      stack,
      answers: answer === undefined ? open.answers : { ...open.answers, [viewer]: answer },
    };
  };

  /** Only frames that hide something are looked at, and those that hide it from this seat as well are shared. */
  const stackBeside = (stack: readonly Frame[], viewer: string, open: Frame[]): Frame[] => {
    let own = open;
    let i = -1;
    for (const frame of stack) {
      i += 1;
      const veil = veiled.includes(frame.procedure) ? procedures.get(frame.procedure)?.view : null;
      if (veil === null || veil === undefined) continue;
      const seen = veil(copyJson(frame), viewer);
      if (sameJson(seen, open[i])) continue;
      if (own === open) own = open.slice();
      own[i] = seen;
    }
    return own;
  };

  const game: Game<State, Setup, Event> = {
    id: rules.id,
    version: rules.version,
    earlier: rules.earlier ?? [],
    players: rules.players,
    draws: rules.draws ?? null,
    kinds: Object.keys(rules.things ?? {}),
    records: rules.records ?? [],
    hashed: rules.hashed ?? ((state) => state),
    unhashed: rules.unhashed ?? [],
    questions,
    declines: rules.declines ?? {},
    learn(more) {
      for (const procedure of more) if (procedures.get(procedure.id) !== procedure) add(procedure);
    },
    readSetup: (value) => rules.readSetup(value, { kind: 'setup', where: '' }),
    usualSetup: rules.usualSetup,
    seats: rules.seats,

    start: (setup, seed) => game.opening(setup, seed).state,

    opening(setup, seed) {
      const play = new PlayLoop<State, Event>(rules.begin(setup, freshFlow(seed)), steps, draws);
      play.proceed();
      return { state: play.state, events: play.events };
    },

    fromPosition(setup, seed, position, script) {
      const flow = freshFlow(seed);
      flow.dice.script = script === null ? null : { left: script, drawn: {} };
      const state = position === null ? rules.begin(setup, flow) : rules.position(setup, position, flow);
      const play = new PlayLoop<State, Event>(state, steps, draws);
      play.proceed();
      return play.state;
    },

    inspect: (state) => rules.inspect?.(state) ?? state,
    round: (state) => rules.round?.(state) ?? null,
    waiting: (state) => state.flow.waiting,
    outcome: (state) => state.flow.outcome,

    decision(state, seat) {
      const asked = questionTo(state, seat);
      if (asked === null) return null;
      const question = asked.compiled.step as AnyQuestion;
      return {
        ...describedAsked(whatIsAsked(state, asked.frame, question, seat)),
        seat,
        ask: asked.compiled.ask,
        facts: question.facts?.(state, asked.frame, seat) ?? {},
      };
    },

    check(state, seat, choice) {
      if (state.flow.outcome !== null) return refuse('kernel/choice/game-over');
      const asked = questionTo(state, seat);
      if (asked === null) {
        return refuse('kernel/choice/not-asked', {
          seat: seat.slice(0, 80),
          waiting: state.flow.waiting.slice(),
        });
      }
      return checkChoice(state, asked.frame, asked.compiled.step as AnyQuestion, seat, choice);
    },

    *propose(state, seat, random) {
      const asked = questionTo(state, seat);
      if (asked === null) return;
      const question = asked.compiled.step as AnyQuestion;
      if (question.suggest !== undefined) yield* question.suggest(state, asked.frame, seat) as Iterable<Json>;
      const what = whatIsAsked(state, asked.frame, question, seat);
      if (what.kind === 'option') for (const option of what.options) yield idOf(option);
      else if (what.kind === 'amount') for (let n = what.min; n <= what.max; n++) yield n;
      else for (;;) yield sampleChoice(state, asked.frame, question, seat, random);
    },

    sample(state, seat, random) {
      const asked = questionTo(state, seat);
      if (asked === null) throw bug(`${seat} is not asked`);
      return sampleChoice(state, asked.frame, asked.compiled.step as AnyQuestion, seat, random);
    },

    hasStep: (ask) => {
      const [procedure = '', step = '', ...more] = ask.split('/');
      return more.length === 0 && steps.has(procedure, step);
    },

    hasThing: (view, { kind, id }) => rules.things?.[kind]?.(view, id) === true,

    apply(state, seat, choice, until) {
      const refusal = game.check(state, seat, choice);
      if (refusal !== null) return { ok: false, refusal };
      const play = new PlayLoop<State, Event>(state, steps, draws, until);
      play.answer(seat, choice);
      return { ok: true, events: play.events, revealed: play.revealed };
    },

    withdraw(state, seat) {
      const { flow } = state;
      const frame = flow.stack.at(-1);
      if (frame === undefined || !Object.hasOwn(flow.answers, seat)) {
        return refuse('kernel/undo/no-answer-pending', { seat });
      }
      const question = steps.at(frame).step as AnyQuestion;
      delete flow.answers[seat];
      flow.waiting = (question.seats?.(state, frame) ?? []).filter(
        (asked) => !Object.hasOwn(flow.answers, asked),
      );
      return null;
    },

    copy: (state) => rules.copy(state, copyFlow(state.flow)),
    view: (state, viewer) => rules.view(state, viewer, viewFlow(state.flow, viewer)),
    viewBeside(state, viewer, open) {
      if (viewer === null) return open;
      if (rules.viewBeside === undefined) return game.view(state, viewer);
      return rules.viewBeside(state, viewer, open, flowBeside(state.flow, viewer, open.flow));
    },

    imagine(state, viewer, random) {
      const imagined = game.view(state, viewer);
      rules.imagine(imagined, viewer, random);
      const { flow } = imagined;
      flow.dice.key = Array.from({ length: 8 }, () =>
        random
          .below(2 ** 32)
          .toString(16)
          .padStart(8, '0'),
      ).join('');
      const frame = flow.stack.at(-1);
      if (frame !== undefined) {
        const question = steps.at(frame).step as AnyQuestion;
        for (const seat in flow.answers) {
          if (seat !== viewer) flow.answers[seat] = sampleChoice(imagined, frame, question, seat, random);
        }
      }
      return imagined;
    },
  };
  return game;
}
