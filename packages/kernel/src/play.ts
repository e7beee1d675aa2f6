/**
 * One state being moved forward by one choice. Steps get it as `t`, and know it as a `Play`: the state to change, the
 * dice, procedures to run, events to emit. The loop at the end runs the top frame until someone must decide or the
 * game is over.
 */
import { rememberOptions, thingsChosen } from './asked.ts';
import { idOf, thingsOf, type Offer, type Thing } from './decision.ts';
import { draw, shuffle } from './dice.ts';
import { bug } from './error.ts';
import type { Audience, Emitted } from './events.ts';
import type { Json } from './json.ts';
import type { AnyStep, CompiledStep, Play, Procedure, Question } from './procedure.ts';
import type { Frame, GameState } from './state.ts';
import type { StepTable } from './step-table.ts';

/** A step limit between two decisions, far above what any rule needs: a game that passes it runs in circles. */
const ENDLESS = 1_000_000;

const NOTHING: readonly Thing[] = [];

export class PlayLoop<State extends GameState, Event> implements Play<State, Event> {
  readonly state: State;
  readonly events: Emitted<Event>[] = [];
  /** Whether luck was used or something hidden shown: undo stops here. */
  revealed = false;
  readonly #steps: StepTable;
  /** What the present step has run so far, in its order. */
  readonly #run: Frame[] = [];
  readonly #draws: ReadonlySet<string> | null;
  readonly #until: string | null;

  /** `draws` are the names that luck may have (null: any); `until` is a step before which the play stops. */
  constructor(
    state: State,
    steps: StepTable,
    draws: ReadonlySet<string> | null = null,
    until: string | null = null,
  ) {
    this.state = state;
    this.#steps = steps;
    this.#draws = draws;
    this.#until = until;
  }

  run<Fields extends object>(procedure: Procedure<Fields>, fields: NoInfer<Fields>): void {
    const frame = fields as Frame & Fields;
    frame.procedure = procedure.id;
    frame.step = procedure.first;
    this.state.flow.returned = null;
    this.#run.push(frame);
  }

  get hasRun(): boolean {
    return this.#run.length > 0;
  }

  /** The step is over: what it ran goes on the stack, the first on top. */
  #goOn(frame: Frame, next: string): void {
    frame.step = next;
    const run = this.#run;
    if (run.length === 0) return;
    for (let at = run.pop(); at !== undefined; at = run.pop()) this.state.flow.stack.push(at);
  }

  returns(value: Json): void {
    this.state.flow.returned = value;
  }

  get returned(): Json {
    return this.state.flow.returned;
  }

  emit(event: Event, to: Audience = null): void {
    this.events.push({ to, event });
  }

  reveal(): void {
    this.revealed = true;
  }

  roll(name: string, count: number, sides = 6): number[] {
    this.#declared(name);
    const values: number[] = [];
    for (let i = 0; i < count; i++) values.push(draw(this.state.flow.dice, name, 1, sides));
    this.revealed = true;
    this.events.push({ to: null, event: { type: 'roll', name, sides, values } });
    return values;
  }

  pick(name: string, n: number): number {
    this.#declared(name);
    this.revealed = true;
    return draw(this.state.flow.dice, name, 0, n - 1);
  }

  shuffle(name: string, items: unknown[]): void {
    this.#declared(name);
    this.revealed = true;
    shuffle(this.state.flow.dice, name, items);
  }

  #declared(name: string): void {
    if (this.#draws !== null && !this.#draws.has(name)) throw bug(`the game declares no draw called ${name}`);
  }

  finish(winners: readonly string[], rule: string): void {
    this.state.flow.outcome = { winners, rule };
  }

  /** Runs until someone must decide, the game is over, or the step is reached that it stops at. */
  proceed(): void {
    const flow = this.state.flow;
    // The frame on top and the step it stands at, as long as step follows step.
    let top: Frame | null = null;
    let compiled: CompiledStep | null = null;
    for (let count = 0; count < ENDLESS; count++) {
      if (flow.outcome !== null) {
        flow.stack.length = 0;
        flow.waiting.length = 0;
        flow.answers = {};
        flow.returned = null;
        return;
      }
      const frame = flow.stack[flow.stack.length - 1];
      if (frame === undefined) throw bug('the last procedure ended without an outcome');
      if (frame !== top || compiled === null) {
        if (frame.step === 'end') {
          flow.stack.pop();
          continue;
        }
        compiled = this.#steps.at(frame);
        top = frame;
      }
      if (compiled.ask === this.#until) return;
      const step: AnyStep = compiled.step;
      const next: string | null =
        typeof step === 'function' ? (step(this, frame) ?? compiled.next) : this.#ask(frame, compiled, step);
      if (next === null) {
        flow.returned = null;
        return;
      }
      this.#goOn(frame, next);
      compiled = next === compiled.next ? compiled.following : null;
    }
    throw bug(`endless: ${flow.stack.map((frame) => `${frame.procedure}/${frame.step}`).join(' > ')}`);
  }

  /** Asks, if there is anything to ask: the name of the next step, or null if the game now waits for an answer. */
  #ask(frame: Frame, compiled: CompiledStep, question: Question<State, Event, Frame, string>): string | null {
    const flow = this.state.flow;
    if (question.seat === undefined) {
      const seats = question.seats(this.state, frame);
      if (seats.length === 0) return question.thenAll(this, frame, {}) ?? compiled.next;
      flow.waiting = seats.slice();
      return null;
    }
    const seat = question.seat(this.state, frame);
    if (seat === null) return compiled.next;
    let options: readonly Offer[] | null = null;
    if (question.ask === 'option' && question.forced === 'is-taken') {
      options = question.options(this.state, frame, seat);
      if (options.length === 1 && options[0] !== undefined) {
        const [only] = options;
        return question.then(this, frame, idOf(only), seat, thingsOf(only)) ?? compiled.next;
      }
    }
    flow.waiting = [seat];
    if (options !== null) rememberOptions(this.state, frame, seat, options);
    return null;
  }

  /** Takes a choice that was checked, and moves on. */
  answer(seat: string, choice: Json): void {
    const flow = this.state.flow;
    const frame = flow.stack.at(-1);
    if (frame === undefined) throw bug('an answer without a question');
    const compiled = this.#steps.at(frame);
    const question = compiled.step;
    if (typeof question === 'function') throw bug(`${compiled.ask} is not a question`);
    if (question.seat === undefined) {
      flow.answers[seat] = choice;
      flow.waiting.splice(flow.waiting.indexOf(seat), 1);
      if (flow.waiting.length > 0) return;
      // In the order of the question, so that it does not matter who answered first.
      const answers: Record<string, Json> = {};
      for (const asked of question.seats(this.state, frame)) answers[asked] = flow.answers[asked] ?? null;
      flow.answers = {};
      this.revealed = true;
      this.#goOn(frame, question.thenAll(this, frame, answers as never) ?? compiled.next);
    } else if (question.ask === 'option') {
      const on = compiled.wantsThings ? thingsChosen(this.state, frame, question, seat, choice) : NOTHING;
      flow.waiting.pop();
      this.#goOn(frame, question.then(this, frame, choice as string, seat, on) ?? compiled.next);
    } else {
      flow.waiting.pop();
      this.#goOn(frame, question.then(this, frame, choice as never, seat) ?? compiled.next);
    }
    this.proceed();
  }
}
