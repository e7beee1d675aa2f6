/**
 * Procedures: rules as ordered named steps. A step is a function that changes the state, or a question.
 *
 *   step      `(t, f) => ...`  t is the play (state, dice, run, emit...), f this procedure's frame. It returns nothing
 *             to go on with the next step, the name of a step to go there, or 'end'.
 *   question  an object that says who is asked, what is legal, and what happens with the answer, side by side.
 *             Queries get the state `s` and must not change it, nor look at what the asked seat may not know.
 *
 * A step that runs other procedures is over first; they follow in the order in which it ran them, and the next step
 * of this procedure when the last of them has ended.
 */
import type { Assignment, Offer, Pose, SlotOffer, Thing } from './decision.ts';
import { bug } from './error.ts';
import type { Audience } from './events.ts';
import type { Json, JsonObject } from './json.ts';
import type { Random } from './random.ts';
import type { Refusal } from './refusal.ts';
import type { Frame, GameState, Viewer } from './state.ts';

/** What a step can do to the game. */
export interface Play<State extends GameState, Event> {
  readonly state: State;
  /**
   * Runs a procedure before the next step of the one that is running now. It begins when the present step is over;
   * several that one step runs follow one another in the order in which they are written, each when the one before
   * it has ended with all that it ran itself.
   */
  run<Fields extends object>(procedure: Procedure<Fields>, fields: NoInfer<Fields>): void;
  /** Whether the present step has run something. */
  readonly hasRun: boolean;
  /** What this procedure gives back; the step after the one that ran it finds it in `returned`. */
  returns(value: Json): void;
  readonly returned: Json;
  emit(event: Event, to?: Audience): void;
  /** Something hidden was shown to someone: what was done before can no longer be taken back freely. */
  reveal(): void;
  /** Rolls dice and shows them to everyone. */
  roll(name: string, count: number, sides?: number): number[];
  /** A number from 0 to n - 1 by luck, shown to nobody: a card taken at random from a hand, a random seat. */
  pick(name: string, n: number): number;
  shuffle(name: string, items: unknown[]): void;
  finish(winners: readonly string[], rule: string): void;
}

/** Nothing: the next step. */
export type Next<Name extends string> = Name | 'end' | void;

type Query<State, F, Result> = (s: State, f: F, seat: string) => Result;

/** Either one seat is asked (null: nobody, the question is passed over), or several answer in secret at once. */
type Asking<
  State extends GameState,
  Event,
  F,
  Name extends string,
  Choice,
  On extends readonly unknown[] = [],
> =
  | {
      readonly seat: (s: State, f: F) => string | null;
      readonly then: (t: Play<State, Event>, f: F, choice: Choice, seat: string, ...on: On) => Next<Name>;
      readonly seats?: never;
      readonly thenAll?: never;
    }
  | {
      readonly seats: (s: State, f: F) => readonly string[];
      readonly thenAll: (
        t: Play<State, Event>,
        f: F,
        answers: { readonly [seat: string]: Choice },
      ) => Next<Name>;
      readonly seat?: never;
      readonly then?: never;
    };

interface Common<State, F, Choice> {
  /** What the one who decides should see besides the options. */
  readonly facts?: Query<State, F, JsonObject>;
  /** Good choices first, for hints and computer players; may end early or be endless. */
  readonly suggest?: Query<State, F, Iterable<Choice>>;
}

type Check<State, F, Choice> = (s: State, f: F, seat: string, choice: Choice) => Refusal | null;
type Sample<State, F, Choice> = (s: State, f: F, seat: string, random: Random) => Choice;

export type Question<State extends GameState, Event, F, Name extends string> =
  | (Asking<State, Event, F, Name, string, [on: readonly Thing[]]> &
      Common<State, F, string> & {
        readonly ask: 'option';
        /** `then` gets what the chosen one is about besides its id. */
        readonly options: Query<State, F, readonly Offer[]>;
        /** Names the rule that keeps this id out of the list; asked only on a refusal. */
        readonly whyNot?: Check<State, F, string>;
        /** If only one option is left, and everyone can see that, it is taken without asking. */
        readonly forced?: 'is-taken';
      })
  | (Asking<State, Event, F, Name, number> &
      Common<State, F, number> & {
        readonly ask: 'amount';
        readonly range: Query<State, F, readonly [min: number, max: number]>;
        readonly whyNot?: Check<State, F, number>;
      })
  | (Asking<State, Event, F, Name, readonly string[]> &
      Common<State, F, readonly string[]> & {
        readonly ask: 'several';
        readonly options: Query<State, F, readonly Offer[]>;
        readonly howMany: Query<State, F, readonly [min: number, max: number]>;
        readonly check?: Check<State, F, readonly string[]>;
        readonly sample?: Sample<State, F, readonly string[]>;
      })
  | (Asking<State, Event, F, Name, Assignment> &
      Common<State, F, Assignment> & {
        readonly ask: 'assignment';
        readonly slots: Query<State, F, readonly SlotOffer[]>;
        /** Names the rule that keeps a value or a slot out, or wants a slot filled; asked only on such a refusal. */
        readonly whyNot?: Check<State, F, Assignment>;
        readonly check?: Check<State, F, Assignment>;
        /** Gets the slots besides, which were listed already. */
        readonly sample?: (
          s: State,
          f: F,
          seat: string,
          random: Random,
          slots: readonly SlotOffer[],
        ) => Assignment;
      })
  | (Asking<State, Event, F, Name, Pose> &
      Common<State, F, Pose> & {
        readonly ask: 'pose';
        readonly piece: Query<State, F, string>;
        readonly check: Check<State, F, Pose>;
        readonly sample: Sample<State, F, Pose>;
      });

export type Step<State extends GameState, Event, F, Name extends string> =
  | ((t: Play<State, Event>, f: F) => Next<Name>)
  | Question<State, Event, F, Name>;

/** A question or step as the kernel stores it, without the types of its frame. */
// oxlint-disable-next-line typescript/no-explicit-any -- frames of many procedures lie on one stack; `run` ties each to its type
export type AnyStep = Step<any, any, any, string>;

export type AnyQuestion = Exclude<AnyStep, (...args: never[]) => unknown>;

export interface CompiledStep {
  readonly name: string;
  readonly ask: string;
  readonly next: string;
  /** The step of that name; null at the end of the procedure. */
  readonly following: CompiledStep | null;
  readonly step: AnyStep;
  /** Whether its `then` looks at what the chosen option is about: most go by its id alone. */
  readonly wantsThings: boolean;
}

export interface Procedure<Fields extends object = object> {
  readonly id: string;
  readonly first: string;
  readonly steps: { readonly [name: string]: CompiledStep };
  /** The frame as this viewer may see it; null: it is open to all. */
  readonly view: ((frame: Frame, viewer: Viewer) => Frame) | null;
  /** Never there: it only ties the fields of the frame to the procedure for the type checker. */
  readonly fields?: Fields;
}

export interface ProcedureOptions<F> {
  readonly view?: (frame: F, viewer: Viewer) => F;
}

/** The words in which one game writes its rules. */
export interface Rulebook<State extends GameState, Event> {
  /** `procedure<Fields>('joust')({ 'choose-opponent': ..., 'ride': ... })`, steps in the rulebook's order. */
  readonly procedure: <Fields extends object = object>(
    id: string,
  ) => <Name extends string>(
    steps: { readonly [N in Name]: Step<State, Event, Frame & Fields, NoInfer<Name>> },
    options?: ProcedureOptions<Frame & Fields>,
  ) => Procedure<Fields>;
}

export function rulebook<State extends GameState, Event>(): Rulebook<State, Event> {
  return {
    procedure: (id) => (steps, options) => {
      const compiled: [string, CompiledStep][] = [];
      for (const [name, step] of Object.entries<AnyStep>(steps).toReversed()) {
        if (name === 'end') throw bug(`${id}: no step can be called end`);
        const following = compiled[0]?.[1] ?? null;
        const one: CompiledStep = {
          name,
          ask: `${id}/${name}`,
          next: following?.name ?? 'end',
          following,
          step: typeof step === 'function' ? step : inOneShape(step),
          wantsThings: typeof step !== 'function' && step.ask === 'option' && wantsThings(step.then),
        };
        compiled.unshift([name, one]);
      }
      const view = (options?.view ?? null) as Procedure['view'];
      return { id, first: compiled[0]?.[0] ?? 'end', steps: Object.fromEntries(compiled), view };
    },
  };
}

/** `then` names what it wants: the play, the frame, the choice, the seat and, fifth, the things. */
function wantsThings(then: ((...given: never[]) => unknown) | undefined): boolean {
  return then !== undefined && then.length > 4;
}

/** Every field a question can have, so that all questions look alike to the engine that reads them. */
const NO_FIELDS: object = {
  ask: undefined,
  seat: undefined,
  then: undefined,
  seats: undefined,
  thenAll: undefined,
  facts: undefined,
  suggest: undefined,
  options: undefined,
  forced: undefined,
  range: undefined,
  howMany: undefined,
  slots: undefined,
  piece: undefined,
  whyNot: undefined,
  check: undefined,
  sample: undefined,
};

/** Objects that all have the same fields are read several times as fast as objects of a hundred shapes. */
function inOneShape(question: AnyQuestion): AnyQuestion {
  return { ...NO_FIELDS, ...question };
}

/** A frame that stands at this step, for positions in the middle of a procedure. */
export function startAt<Fields extends object>(
  procedure: Procedure<Fields>,
  step: string,
  fields: NoInfer<Fields>,
): Frame & Fields {
  if (!(step in procedure.steps)) throw bug(`no step ${procedure.id}/${step}`);
  return { procedure: procedure.id, step, ...fields };
}

/**
 * The innermost running instance of a procedure, or null: how a card finds the attack that it changes. `outer` counts
 * outwards from there, for instances that run inside of another of the same procedure.
 */
export function running<Fields extends object>(
  { flow: { stack } }: GameState,
  procedure: Procedure<Fields>,
  outer = 0,
): (Frame & Fields) | null {
  let further = outer;
  for (let at = stack.length - 1; at >= 0; at--) {
    const frame = stack[at];
    if (frame?.procedure !== procedure.id) continue;
    if (further === 0) return frame as Frame & Fields;
    further -= 1;
  }
  return null;
}
