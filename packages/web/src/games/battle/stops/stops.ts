// Where a player is stopped and where not: the attendant of a battle. It follows the plans of one gesture, gives standing
// answers, takes the only answer there is, and tells what it did.

import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { battle, type BattleState } from '@maester/battle';
import type { Decision, Json, Random } from '@maester/kernel';
import { isUndo } from '../../../frame/chronicle.ts';
import type { Attendant, PlayScene, Shown } from '../../../frame/scene.ts';
import { lookAhead, type Ahead } from './ahead.ts';
import { countTurns } from './calendar.ts';
import { drawPause, notePause, type Pauses } from './deliberation.ts';
import { isSecret, isWindow, PASS } from './moments.ts';
import { advance, BETWEEN, planOf, upsets, type Plan } from './plan.ts';
import { questionOf, type Question } from './question.ts';
import {
  standingAnswer,
  USUAL,
  type Answered,
  type Calendar,
  type Quiet,
  type Standing,
} from './standing.ts';

/** What the device remembers of it. */
export interface Memory {
  recall<T>(key: string, otherwise: T): T;
  remember(key: string, value: unknown): void;
}

export interface StopsOptions {
  readonly memory: Memory;
  readonly now: () => number;
  readonly random: Random;
}

/** Something that was answered automatically. */
export interface Told extends Answered {
  readonly version: number;
  readonly decision: Decision;
}

const PAUSES = 'maester.battle.pauses';
const START: Calendar = { turn: 0, round: 0 };

export class Stops implements Attendant {
  readonly #play: PlayScene;
  readonly #options: StopsOptions;
  readonly #standing = signal<Standing>(USUAL);
  readonly #plan = signal<Plan>([]);
  readonly #told = signal<readonly Told[]>([]);
  /** How many events there were when the plan was made. */
  #plannedAt = 0;
  #pauses: Pauses;
  /** The version whose question is on the screen, and since when. */
  #asked = { version: -1, at: 0 };
  /** Somewhere else everything is asked as it comes. */
  readonly #attends: boolean;
  /** The answer on its way. */
  #given: Told | null = null;
  #counted: { events: number; now: Calendar } = { events: 0, now: START };

  constructor(play: PlayScene, options: StopsOptions) {
    this.#play = play;
    this.#options = options;
    const { memory } = options;
    const saved: Partial<Standing> = memory.recall(this.#key, {});
    this.#standing.value = { ...USUAL, ...saved };
    this.#pauses = memory.recall<Pauses>(PAUSES, []);
    this.#attends = play.attend(this);
  }

  /** What is arranged at this table. */
  get standing(): ReadonlySignal<Standing> {
    return this.#standing;
  }

  /** What is left of the last gesture. */
  get plan(): ReadonlySignal<Plan> {
    return this.#plan;
  }

  /** What was answered automatically since the player's last own choice, the newest last. */
  get told(): ReadonlySignal<readonly Told[]> {
    return this.#told;
  }

  /** What the player is asked; at the start of a turn that may be two questions in one. */
  readonly question: ReadonlySignal<Question | null> = computed(() => {
    const shown = this.#play.shown.value;
    if (shown === null || shown.decision === null) return null;
    const standing = this.#attends ? this.#standing.value : { ...USUAL, control: 'full' as const };
    return questionOf(shown.decision, shown.view as BattleState, standing);
  });

  /** The question that a choice leads to, as far as that can be foreseen; the first one without choices. */
  offer(choices: readonly Json[]): Ahead | null {
    let ahead: Ahead | null = this.question.value;
    for (const choice of choices) {
      if (ahead === null) return null;
      ahead = lookAhead(ahead.view, ahead.decision.seat, choice);
    }
    return ahead;
  }

  /** Answers what is asked and, with the same gesture, what follows from it; whether the table took the first of it. */
  async begin(choices: readonly Json[], later: Plan = []): Promise<boolean> {
    const shown = this.#play.shown.peek();
    const question = this.question.peek();
    if (shown === null || shown.decision === null || question === null) return false;
    const all = [...question.before, ...choices];
    const { decision } = shown;
    // What comes between the steps of a plan does not end it.
    if (!(all.length === 1 && BETWEEN.has(decision.ask)))
      this.#setPlan(planOf(shown.view as BattleState, decision.seat, all, later));
    return this.#send(decision, all[0] ?? null);
  }

  /** Uses a card or an Order in the window that the question would pass. */
  async declare(choice: string): Promise<boolean> {
    const decision = this.#play.shown.peek()?.decision ?? null;
    return decision === null ? false : this.#send(decision, choice);
  }

  async #send(decision: Decision, choice: Json): Promise<boolean> {
    const { memory, now } = this.#options;
    const { version, at } = this.#asked;
    const isOnlyPassed = isWindow(decision) && choice === PASS && this.question.peek()?.instead === null;
    if (isOnlyPassed && version === this.#play.shown.peek()?.version) {
      this.#pauses = notePause(this.#pauses, now() - at);
      memory.remember(PAUSES, this.#pauses);
    }
    this.#told.value = [];
    const { ok } = await this.#play.choose(choice);
    if (!ok) this.#setPlan([]);
    return ok;
  }

  arrange(change: Partial<Standing>): void {
    this.#standing.value = { ...this.#standing.value, ...change };
    this.#options.memory.remember(this.#key, this.#standing.value);
    this.#play.reconsider();
  }

  /** Nothing more is declared in this turn or round. */
  quiet(until: Quiet['until']): void {
    this.arrange({ quiet: { until, number: this.now[until] } });
  }

  toggleControl(): void {
    this.arrange({ control: this.#standing.peek().control === 'full' ? 'usual' : 'full' });
  }

  /** Everything as it was at first. */
  reset(): void {
    this.arrange(USUAL);
  }

  /** Which turn and round it is. */
  get now(): Calendar {
    const events = this.#play.events.peek();
    const { events: from, now } =
      this.#counted.events > events.length ? { events: 0, now: START } : this.#counted;
    const counted = events.slice(from).reduce((before, { event }) => countTurns(before, event), now);
    this.#counted = { events: events.length, now: counted };
    return counted;
  }

  answer(shown: Shown): { readonly choice: Json; readonly after: number } | null {
    const given = this.#answerTo(shown);
    this.#given = null;
    if (given === null || shown.decision === null) {
      this.#asked = { version: shown.version, at: this.#options.now() };
      return null;
    }
    this.#given = { ...given, version: shown.version, decision: shown.decision };
    return { choice: given.choice, after: this.#pauseBefore(shown.decision, given) };
  }

  answered(_: Shown, ok: boolean): void {
    const given = this.#given;
    this.#given = null;
    if (given === null) return;
    if (ok) this.#told.value = [...this.#told.value, given];
    else this.#setPlan([]);
  }

  #answerTo({ decision, view: seen }: Shown): Answered | null {
    const view = seen as BattleState;
    if (decision === null) return null;
    if (this.#isUpset(decision.seat)) this.#setPlan([]);
    const next = advance(this.#plan.peek(), decision, view);
    if (next.rest !== this.#plan.peek()) this.#plan.value = next.rest;
    if (next.kind === 'answer') return { choice: next.choice, because: 'plan' };
    const standing = this.#standing.peek();
    const given = standingAnswer(decision, view, standing, this.now);
    if (given === null || battle.check(view, decision.seat, given.choice) !== null) return null;
    if (given.choice === PASS && questionOf(decision, view, standing).instead !== null) return null;
    // Who shares the device sees whether it is handed over: only what depends on no secret goes without that.
    const isTelling = isSecret(decision) && given.because !== 'quiet';
    return isTelling && this.#play.company.peek() === 'here' ? null : given;
  }

  /** The time it takes must not tell whether there was anything to think about. */
  #pauseBefore(decision: Decision, { because }: Answered): number {
    const isTold = this.#play.company.peek() === 'afar' && because !== 'plan' && isSecret(decision);
    return isTold ? drawPause(this.#pauses, this.#options.random, this.#play.timeLeft()) : 0;
  }

  #isUpset(seat: string): boolean {
    return this.#play.events
      .peek()
      .slice(this.#plannedAt)
      .some(({ event }) => isUndo(event) || upsets(seat, event));
  }

  #setPlan(plan: Plan): void {
    this.#plan.value = plan;
    this.#plannedAt = this.#play.events.peek().length;
  }

  get #key(): string {
    return `maester.battle.stops.${this.#play.key}`;
  }
}
