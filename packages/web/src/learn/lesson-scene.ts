// A lesson on the screen: the engine runs in the page. The learner goes from step to step; a choice is checked by the
// rules as always, and by the lesson for whether it is the one that is taught. The others play as the scenario says.

import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';
import {
  copyJson,
  sameJson,
  type Emitted,
  type GameState,
  type Json,
  type Pose,
  type Refusal,
} from '@maester/kernel';
import type { Advice } from '@maester/minds/levels';
import type { AnyGame, SeenEvent } from '@maester/table';
import type { PlayScene, Shown } from '../frame/scene.ts';
import type { Answer } from '../table/service.ts';
import type { Lesson, Near, Step } from './lesson.ts';

export interface LessonOptions {
  /** Milliseconds before each choice of the others; 0 makes them at once. */
  readonly pace: () => number;
  readonly later: (milliseconds: number, run: () => void) => () => void;
}

/** What is laid out for a choice before it is given, by slot. */
export type Plan = { readonly [slot: string]: unknown };

interface Choice {
  readonly seat: string;
  readonly choose: Json;
}

/** How things stood when a step began. */
interface Moment {
  readonly state: GameState;
  readonly made: number;
  readonly events: readonly SeenEvent[];
}

function isPose(choice: Json): choice is Json & Pose {
  return typeof choice === 'object' && choice !== null && 'x' in choice && 'facing' in choice;
}

const FULL_TURN = 36_000;

function isNear(taught: Json, choice: Json, { distance, turn }: Near): boolean {
  if (!isPose(taught) || !isPose(choice)) return false;
  const turned = Math.abs(taught.facing - choice.facing);
  const away = Math.hypot(taught.x - choice.x, taught.y - choice.y);
  return away <= distance && Math.min(turned, FULL_TURN - turned) <= turn;
}

/** Legal, but not what the lesson is about. */
export const ANOTHER_WAY: Refusal = { rule: 'learn/another-way', facts: {} };

export class LessonScene implements PlayScene {
  readonly seat: string;
  readonly key: string;
  readonly lesson: Lesson;
  readonly #game: AnyGame;
  readonly #options: LessonOptions;
  readonly #script: readonly Choice[];
  readonly #at = signal(0);
  readonly #busy = signal(false);
  readonly #shown = signal<Shown | null>(null);
  readonly #events = signal<readonly SeenEvent[]>([]);
  readonly #refusal = signal<Refusal | null>(null);
  readonly #sending = signal(false);
  readonly #plan = signal<Plan>({});
  readonly #looked = signal<string | null>(null);
  #state: GameState;
  /** How many choices of the script are made. */
  #made = 0;
  #version = 0;
  /** What happened since the state on the screen. */
  #news: SeenEvent[] = [];
  #past: Moment[] = [];
  #cancel: (() => void) | null = null;

  constructor(game: AnyGame, lesson: Lesson, options: LessonOptions) {
    const { scenario, seat, id } = lesson;
    const { setup, players, seed, position, dice, play } = scenario;
    this.seat = seat;
    this.key = `learn/${id}`;
    this.lesson = lesson;
    this.#game = game;
    this.#options = options;
    this.#script = play.filter((step) => 'seat' in step && step.refused === null) as readonly Choice[];
    this.#state = game.fromPosition(
      setup === null ? game.usualSetup(players ?? game.players.min) : game.readSetup(setup),
      seed,
      position,
      copyJson(dice) as Record<string, number[]>,
    );
    this.#hush();
    // Whoever comes before the learner has acted already.
    this.#goOn(true);
    this.#enter(0);
  }

  get shown(): ReadonlySignal<Shown | null> {
    return this.#shown;
  }

  get events(): ReadonlySignal<readonly SeenEvent[]> {
    return this.#events;
  }

  get refusal(): ReadonlySignal<Refusal | null> {
    return this.#refusal;
  }

  get sending(): ReadonlySignal<boolean> {
    return this.#sending;
  }

  /** The number of the step, from 0; as many as there are when the lesson is over. */
  get at(): ReadonlySignal<number> {
    return this.#at;
  }

  /** Others are acting. */
  get busy(): ReadonlySignal<boolean> {
    return this.#busy;
  }

  /** Null when the lesson is over. */
  readonly step = computed<Step | null>(() => this.lesson.steps[this.#at.value] ?? null);

  /** Whether the learner may go on. */
  readonly ready = computed(() => this.#fulfilled(this.step.value));

  /** What the learner did that is not what was asked; null if there is nothing to say. */
  readonly mistake = computed<'find' | 'lay' | null>(() => {
    const step = this.step.value;
    if (step === null || this.ready.value) return null;
    const looked = this.#looked.value;
    if (step.kind === 'find') return looked !== null && !step.light.includes(looked) ? 'find' : null;
    if (step.kind !== 'lay') return null;
    const asked = this.lesson.steps.slice(0, this.#at.value + 1);
    const wanted = new Map(asked.flatMap((one) => (one.kind === 'lay' ? Object.entries(one.lay) : [])));
    const wrong = Object.entries(this.#plan.value).some(([slot, value]) => wanted.get(slot) !== value);
    return wrong ? 'lay' : null;
  });

  nameOf(): null {
    return null;
  }

  explain(refusal: Refusal | null): void {
    this.#refusal.value = refusal;
  }

  readonly company = signal('none' as const);

  timeLeft(): null {
    return null;
  }

  /** A learner answers everything themselves. */
  attend(): boolean {
    return false;
  }

  reconsider(): void {}

  /** Nothing goes on while the learner looks. */
  hold(): () => void {
    return () => {};
  }

  readonly heldBack = signal(null);

  /** The learner looks at a part of the board, for as long as they like. */
  look(part: string | null): void {
    this.#looked.value = part;
  }

  /** The learner has laid this out. If it is just what was asked for it leads on by itself. */
  layOut(plan: Plan): void {
    const before = this.ready.value;
    this.#plan.value = plan;
    if (!before && this.ready.value) this.next();
  }

  /** Goes on to the next step; while others act, shows at once what they do. */
  next(): void {
    if (this.#busy.value) {
      this.#cancel?.();
      batch(() => this.#goOn(true));
    } else if (this.ready.value) this.#enter(this.#at.value + 1);
  }

  choose(choice: Json): Promise<Answer> {
    const taught = this.#script[this.#made];
    const { steps } = this.lesson;
    const at = steps.findIndex(({ kind }, i) => i >= this.#at.value && kind === 'choose');
    const step = steps[at];
    if (!this.#asks() || taught === undefined || step?.kind !== 'choose') return this.#refuse(ANOTHER_WAY);
    const refusal = this.#game.check(this.#state, this.seat, choice);
    if (refusal !== null) return this.#refuse(refusal);
    const near = step.near !== undefined && isNear(taught.choose, choice, step.near);
    if (!near && ![taught.choose, ...step.also].some((good) => sameJson(good, choice)))
      return this.#refuse(ANOTHER_WAY);
    batch(() => {
      this.#apply(this.seat, near ? taught.choose : choice);
      this.#enter(at + 1);
    });
    return Promise.resolve({ ok: true, version: this.#version });
  }

  /** One step back in the lesson. */
  undo(): Promise<Answer> {
    const at = this.#at.value - 1;
    const moment = this.#past[at];
    if (moment !== undefined) {
      this.#cancel?.();
      batch(() => {
        this.#state = this.#game.copy(moment.state);
        this.#made = moment.made;
        this.#events.value = moment.events;
        this.#enter(at);
      });
    }
    return Promise.resolve({ ok: true, version: this.#version });
  }

  /** What is taught. */
  counsel(): Promise<Json> {
    return Promise.resolve(this.#script[this.#made]?.choose ?? null);
  }

  async advise(): Promise<Advice> {
    return { choice: await this.counsel(), why: null };
  }

  leave(): void {
    this.#cancel?.();
  }

  #enter(at: number): void {
    const moment = {
      state: this.#game.copy(this.#state),
      made: this.#made,
      events: [...this.#events.value, ...this.#news],
    };
    batch(() => {
      this.#past = [...this.#past.slice(0, at), moment];
      this.#at.value = at;
      this.#refusal.value = null;
      this.#goOn();
    });
  }

  /** Lets the others choose one after the other, until it is the learner's turn. */
  #goOn(hurry = false): void {
    const pace = hurry ? 0 : this.#options.pace();
    let next = this.#othersNext();
    if (pace === 0) {
      for (; next !== null; next = this.#othersNext()) this.#apply(next.seat, next.choose);
    }
    this.#busy.value = next !== null;
    this.#show();
    if (next === null) return;
    const { seat, choose } = next;
    this.#cancel = this.#options.later(pace, () => {
      batch(() => {
        this.#apply(seat, choose);
        this.#goOn();
      });
    });
  }

  #othersNext(): Choice | null {
    const next = this.#script[this.#made];
    return next === undefined || next.seat === this.seat ? null : next;
  }

  #apply(seat: string, choice: Json): void {
    const applied = this.#game.apply(this.#state, seat, choice);
    if (!applied.ok) throw new Error(`${this.key}: ${seat} is refused by ${applied.refusal.rule}`);
    this.#made += 1;
    this.#hear(applied.events);
    this.#hush();
  }

  /** In a quiet scenario whoever is asked what the script does not answer declines. */
  #hush(): void {
    if (!this.lesson.scenario.quiet) return;
    const next = this.#script[this.#made];
    for (;;) {
      const silent = this.#game.waiting(this.#state).find((seat) => {
        const declining = this.#declining(seat);
        const speaks = next?.seat === seat && this.#game.check(this.#state, seat, next.choose) === null;
        return declining !== undefined && !speaks && this.#game.check(this.#state, seat, declining) === null;
      });
      if (silent === undefined) return;
      const applied = this.#game.apply(this.#state, silent, this.#declining(silent) ?? null);
      if (applied.ok) this.#hear(applied.events);
    }
  }

  #declining(seat: string): Json | undefined {
    const ask = this.#game.decision(this.#state, seat)?.ask ?? '';
    return Object.hasOwn(this.#game.declines, ask) ? this.#game.declines[ask] : undefined;
  }

  #hear(events: readonly Emitted<unknown>[]): void {
    const told = events.filter(({ to }) => to === null || to.includes(this.seat));
    this.#news.push(...told.map(({ event }) => ({ version: this.#version + 1, event })));
  }

  #show(): void {
    const news = this.#news;
    this.#news = [];
    const view = this.#game.view(this.#state, this.seat);
    const asks = this.#asks();
    this.#version += 1;
    if (news.length > 0) this.#events.value = [...this.#events.value, ...news];
    this.#shown.value = {
      version: this.#version,
      view,
      // While the teacher tells something nobody is waited for.
      waiting: this.#busy.value ? this.#game.waiting(this.#state) : asks ? [this.seat] : [],
      decision: asks ? this.#game.decision(view, this.seat) : null,
      freeUndo: 0,
      outcome: null,
      news,
    };
  }

  /** Whether the learner is to choose something, or to prepare it. */
  #asks(): boolean {
    const kind = this.step.value?.kind;
    return !this.#busy.value && (kind === 'choose' || kind === 'lay');
  }

  #fulfilled(step: Step | null): boolean {
    switch (step?.kind) {
      case 'tell':
        return true;
      case 'find':
        return this.#looked.value !== null && step.light.includes(this.#looked.value);
      case 'lay':
        return Object.entries(step.lay).every(([slot, value]) => this.#plan.value[slot] === value);
      case 'choose':
      case undefined:
        return false;
    }
  }

  #refuse(refusal: Refusal): Promise<Answer> {
    this.#refusal.value = refusal;
    return Promise.resolve({ ok: false, refusal });
  }
}
