// Where a player is stopped and where not: the attendant of a battle. It follows the plans of one gesture, gives standing
// answers, takes the only answer there is, and tells what it did.

import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { battle, type BattleState } from '@maester/battle/engine';
import type { Decision, Json, Random } from '@maester/kernel';
import { isUndo } from '../../../frame/chronicle.ts';
import type { Attendant, PlayScene, Shown } from '../../../frame/scene.ts';
import { lookAhead, type Ahead } from './ahead.ts';
import { countTurns } from './calendar.ts';
import { drawPause, notePause, type Pauses } from './deliberation.ts';
import { follow, layOut, NO_GESTURE, type Gesture, type Laid } from './gesture.ts';
import { isSecret, isWindow, PASS, type OptionDecision } from './moments.ts';
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
  forget(key: string): void;
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

/** What is asked, after what is laid out already. */
export interface Stop extends Question {
  readonly laid: readonly Laid[];
  /** The window before the activation is looked at. */
  readonly isOpened: boolean;
}

const PAUSES = 'maester.battle.pauses';
const START: Calendar = { turn: 0, round: 0 };
const AS_IT_COMES: Standing = { ...USUAL, control: 'full' };

/** The window itself is the question. */
function asOpened(window: OptionDecision | null, { decision, view }: Shown): Question {
  if (decision === null) throw new Error('nothing is asked');
  return { decision: window ?? decision, view: view as BattleState, before: [], instead: null };
}

export class Stops implements Attendant {
  readonly #play: PlayScene;
  readonly #options: StopsOptions;
  readonly #standing = signal<Standing>(USUAL);
  readonly #gesture = signal<Gesture>(NO_GESTURE);
  readonly #told = signal<readonly Told[]>([]);
  readonly #isSetAside = signal(false);
  /** The version whose window is looked at, where it would be passed by activating a unit. */
  readonly #opened = signal(-1);
  /** What is left of the last gesture, and how many events there were when it was sent. */
  #plan: Plan = [];
  #plannedAt = 0;
  #pauses: Pauses;
  /** The version whose question is on the screen, and since when. */
  #asked = { version: -1, at: 0 };
  /** Somewhere else everything is asked as it comes. */
  readonly #attends: boolean;
  /** Answers on their way: the next question may come before the table has confirmed the last one. */
  readonly #given = new Map<number, Told>();
  #counted: { readonly events: number; readonly now: Calendar } = { events: 0, now: START };

  constructor(play: PlayScene, options: StopsOptions) {
    this.#play = play;
    this.#options = options;
    const saved: Partial<Standing> = options.memory.recall(this.#key, {});
    this.#standing.value = { ...USUAL, ...saved };
    this.#pauses = options.memory.recall<Pauses>(PAUSES, []);
    this.#attends = play.attend(this);
  }

  /** What is arranged at this table. */
  get standing(): ReadonlySignal<Standing> {
    return this.#standing;
  }

  /** Whether anything can be arranged here. */
  get attends(): boolean {
    return this.#attends;
  }

  /** What was answered automatically since the player's last own choice, the newest last. */
  get told(): ReadonlySignal<readonly Told[]> {
    return this.#told;
  }

  /** Whether the player is asked something they had an answer to, since the situation has changed. */
  get isSetAside(): ReadonlySignal<boolean> {
    return this.#isSetAside;
  }

  /** What the player is asked now: by the game, or next in the gesture that they have begun. */
  readonly stop: ReadonlySignal<Stop | null> = computed(() => {
    const shown = this.#play.shown.value;
    if (shown === null || shown.decision === null) return null;
    const asked = questionOf(shown.decision, shown.view as BattleState, this.#inForce(this.#standing.value));
    const isOpened = asked.instead !== null && this.#opened.value === shown.version;
    const first: Question = isOpened ? asOpened(asked.instead, shown) : asked;
    const { version, laid } = this.#gesture.value;
    const last = version === shown.version ? laid.at(-1) : undefined;
    if (last === undefined) return { ...first, laid: [], isOpened };
    const before = [...first.before, ...laid.flatMap(({ choices }) => choices)];
    return { ...last.next, before, instead: null, laid, isOpened };
  });

  /** The question that these choices lead to, as far as that can be foreseen. */
  offer(choices: readonly Json[]): Ahead | null {
    let ahead: Ahead | null = this.stop.peek();
    for (const choice of choices) {
      if (ahead === null) return null;
      ahead = lookAhead(ahead.view, ahead.decision.seat, choice);
    }
    return ahead;
  }

  /** Whether a choice only leads on to the next question of the same gesture: nothing is sent yet. */
  leadsOn(choice: Json): boolean {
    return this.#laidOut(choice) !== null;
  }

  /** Answers what is asked: the gesture goes on, or it is sent. Whether the table took it, if it did. */
  async choose(choice: Json): Promise<boolean> {
    const [stop, gesture] = [this.stop.peek(), this.#laidOut(choice)];
    if (stop === null) return false;
    // It is passed with the activation: on its own it would tell that there was something to look at.
    if (stop.isOpened && choice === PASS) return this.back();
    if (gesture === null) {
      const isWhole = this.#isGesture(stop, choice);
      return this.begin(isWhole ? follow(stop, choice, this.#standing.peek(), this.now).choices : [choice]);
    }
    this.#setGesture(gesture);
    return true;
  }

  /** Looks at the window that would be passed by activating a unit. */
  open(): void {
    this.#setGesture(NO_GESTURE);
    this.#opened.value = this.#play.shown.peek()?.version ?? -1;
  }

  /** One choice of the gesture less, or from the window back to the activation; false if there is no way back. */
  back(): boolean {
    const { laid, isOpened } = this.stop.peek() ?? { laid: [], isOpened: false };
    if (laid.length === 0) {
      this.#opened.value = -1;
      return isOpened;
    }
    this.#setGesture({ ...this.#gesture.peek(), laid: laid.slice(0, -1) });
    return true;
  }

  /** Answers what is asked and, with the same gesture, what follows from it; whether the table took the first of it. */
  async begin(choices: readonly Json[], later: Plan = []): Promise<boolean> {
    const [shown, stop] = [this.#play.shown.peek(), this.stop.peek()];
    if (shown === null || shown.decision === null || stop === null) return false;
    const all = [...stop.before, ...choices];
    const { decision } = shown;
    const plan = planOf(shown.view as BattleState, decision.seat, all, later);
    // What comes between the steps of a plan does not end it.
    this.#setPlan(BETWEEN.has(decision.ask) && stop.instead === null ? [...plan, ...this.#plan] : plan);
    return this.#send(decision, all[0] ?? null);
  }

  async #send(decision: Decision, choice: Json): Promise<boolean> {
    const { memory, now } = this.#options;
    const { version, at } = this.#asked;
    const isOnlyPassed = isWindow(decision) && choice === PASS && this.stop.peek()?.before.length === 0;
    if (isOnlyPassed && version === this.#play.shown.peek()?.version) {
      this.#pauses = notePause(this.#pauses, now() - at);
      memory.remember(PAUSES, this.#pauses);
    }
    this.#told.value = [];
    this.#isSetAside.value = false;
    const { ok } = await this.#play.choose(choice);
    if (ok) this.#setGesture(NO_GESTURE);
    else this.#setPlan([]);
    return ok;
  }

  arrange(change: Partial<Standing>): void {
    this.#standing.value = { ...this.#standing.value, ...change };
    this.#options.memory.remember(this.#key, this.#standing.value);
    this.#setGesture(NO_GESTURE);
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
    const from = this.#counted.events > events.length ? { events: 0, now: START } : this.#counted;
    const now = events.slice(from.events).reduce((before, { event }) => countTurns(before, event), from.now);
    this.#counted = { events: events.length, now };
    return now;
  }

  answer(shown: Shown): { readonly choice: Json; readonly after: number } | null {
    const given = this.#answerTo(shown);
    if (given === null || shown.decision === null) {
      this.#asked = { version: shown.version, at: this.#options.now() };
      this.#resume(shown);
      return null;
    }
    this.#given.set(shown.version, { ...given, version: shown.version, decision: shown.decision });
    return { choice: given.choice, after: this.#pauseBefore(shown.decision, given) };
  }

  answered({ version }: Shown, ok: boolean): void {
    const given = this.#given.get(version);
    this.#given.delete(version);
    if (given === undefined) return;
    if (ok) this.#told.value = [...this.#told.value, given];
    else this.#setPlan([]);
  }

  #answerTo({ decision, view: seen }: Shown): Answered | null {
    const view = seen as BattleState;
    if (decision === null) return null;
    const planned = this.#plan.length;
    if (this.#isUpset(decision.seat)) this.#setPlan([]);
    const next = advance(this.#plan, decision, view);
    this.#plan = next.rest;
    if (planned > 0 && next.kind === 'ask' && next.rest.length === 0) this.#isSetAside.value = true;
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
    this.#plan = plan;
    this.#plannedAt = this.#play.events.peek().length;
  }

  #inForce(standing: Standing): Standing {
    return this.#attends ? standing : AS_IT_COMES;
  }

  /** Whether this answer may be laid out before it is sent. To pass is nothing that leads on. */
  #isGesture({ decision }: Stop, choice: Json): boolean {
    if (this.#inForce(this.#standing.peek()).control === 'full') return false;
    return isWindow(decision) ? choice !== PASS : !BETWEEN.has(decision.ask);
  }

  #laidOut(choice: Json): Gesture | null {
    const [stop, shown] = [this.stop.peek(), this.#play.shown.peek()];
    if (stop === null || shown === null || !this.#isGesture(stop, choice)) return null;
    const gesture = { version: shown.version, laid: stop.laid };
    return layOut(gesture, stop, choice, this.#standing.peek(), this.now);
  }

  #setGesture(gesture: Gesture): void {
    if (gesture === NO_GESTURE && this.#gesture.peek() === NO_GESTURE) return;
    const { memory } = this.#options;
    this.#gesture.value = gesture;
    const { version, laid } = gesture;
    if (laid.length === 0) memory.forget(this.#laidKey);
    else memory.remember(this.#laidKey, { version, choices: laid.map(({ choice }) => choice) });
  }

  /** Lays out again what was laid out before the page was left. */
  #resume({ version, decision, view }: Shown): void {
    const nothing: { readonly version: number; readonly choices: readonly Json[] } = {
      version: -1,
      choices: [],
    };
    const saved = this.#options.memory.recall(this.#laidKey, nothing);
    if (saved.version !== version || decision === null || this.#gesture.peek() !== NO_GESTURE) return;
    const standing = this.#standing.peek();
    let gesture: Gesture = { version, laid: [] };
    let at: Ahead = questionOf(decision, view as BattleState, standing);
    for (const choice of saved.choices) {
      const legal = battle.check(at.view, at.decision.seat, choice) === null;
      const next = legal ? layOut(gesture, at, choice, standing, this.now) : null;
      if (next === null) break;
      gesture = next;
      at = gesture.laid.at(-1)?.next ?? at;
    }
    if (gesture.laid.length > 0) this.#gesture.value = gesture;
  }

  get #key(): string {
    return `maester.battle.stops.${this.#play.key}`;
  }

  get #laidKey(): string {
    return `maester.battle.laid.${this.#play.key}`;
  }
}
