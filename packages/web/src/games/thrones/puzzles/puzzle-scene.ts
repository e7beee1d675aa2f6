// A puzzle on the screen: the learner plays the march with the rules as always; the others reply as it hurts most.

import { batch, signal, type ReadonlySignal } from '@preact/signals';
import type { Emitted, Json, Refusal } from '@maester/kernel';
import type { Advice } from '@maester/minds/levels';
import type { SeenEvent } from '@maester/table';
import { thrones, type ThronesState } from '@maester/thrones';
import type { PlayScene, Shown } from '../../../frame/scene.ts';
import type { Answer } from '../../../table/service.ts';
import { startOf, type Puzzle } from './puzzle.ts';
import { answersTo, isOver, isReached, Solver } from './solver.ts';

export type PuzzleStage = 'open' | 'solved' | 'failed';

export class PuzzleScene implements PlayScene {
  readonly seat: string;
  readonly key: string;
  readonly #puzzle: Puzzle;
  readonly #stage = signal<PuzzleStage>('open');
  readonly #shown = signal<Shown | null>(null);
  readonly #events = signal<readonly SeenEvent[]>([]);
  readonly #refusal = signal<Refusal | null>(null);
  readonly sending = signal(false);
  readonly company = signal('none' as const);
  #state: ThronesState;
  #version = 0;

  constructor(puzzle: Puzzle) {
    this.#puzzle = puzzle;
    this.seat = puzzle.seat;
    this.key = `puzzle/${puzzle.seat}/${puzzle.area}/${puzzle.from}`;
    this.#state = startOf(puzzle);
    this.#show([]);
  }

  get stage(): ReadonlySignal<PuzzleStage> {
    return this.#stage;
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

  nameOf(): null {
    return null;
  }

  explain(refusal: Refusal | null): void {
    this.#refusal.value = refusal;
  }

  timeLeft(): null {
    return null;
  }

  /** Whoever solves a puzzle answers everything themselves. */
  attend(): boolean {
    return false;
  }

  reconsider(): void {}

  /** Nothing goes on while the learner looks. */
  hold(): () => void {
    return () => {};
  }

  readonly heldBack = signal(null);

  choose(choice: Json): Promise<Answer> {
    const refusal = thrones.check(this.#state, this.seat, choice);
    if (refusal !== null) {
      this.#refusal.value = refusal;
      return Promise.resolve({ ok: false, refusal });
    }
    const news = this.#play(this.seat, choice);
    while (!isOver(this.#state) && !thrones.waiting(this.#state).includes(this.seat)) {
      const [other] = thrones.waiting(this.#state);
      const reply = other === undefined ? null : new Solver(this.#puzzle).reply(this.#state, other);
      if (other === undefined || reply === null) break;
      news.push(...this.#play(other, reply));
    }
    batch(() => {
      this.#refusal.value = null;
      if (isOver(this.#state)) this.#stage.value = isReached(this.#state, this.#puzzle) ? 'solved' : 'failed';
      this.#show(news);
    });
    return Promise.resolve({ ok: true, version: this.#version });
  }

  /** Back to the beginning. */
  undo(): Promise<Answer> {
    batch(() => {
      this.#state = startOf(this.#puzzle);
      this.#stage.value = 'open';
      this.#events.value = [];
      this.#show([]);
    });
    return Promise.resolve({ ok: true, version: this.#version });
  }

  /** What solves it; once nothing does, whatever can be done. */
  counsel(): Promise<Json> {
    const [solution] = new Solver(this.#puzzle).solutions(this.#state);
    if (solution !== undefined) return Promise.resolve(solution);
    const decision = thrones.decision(this.#state, this.seat);
    const answers = decision === null ? [] : answersTo(decision, this.#puzzle);
    return Promise.resolve(
      answers.find((choice) => thrones.check(this.#state, this.seat, choice) === null) ?? null,
    );
  }

  async advise(): Promise<Advice> {
    return { choice: await this.counsel(), why: null };
  }

  #play(seat: string, choice: Json): SeenEvent[] {
    const applied = thrones.apply(this.#state, seat, choice);
    if (!applied.ok) throw new Error(`${seat} is refused by ${applied.refusal.rule}`);
    const heard = ({ to }: Emitted<unknown>): boolean => to === null || to.includes(this.seat);
    return applied.events.filter(heard).map(({ event }) => ({ version: this.#version + 1, event }));
  }

  #show(news: readonly SeenEvent[]): void {
    this.#version += 1;
    const view = thrones.view(this.#state, this.seat);
    const asks = this.#stage.value === 'open';
    if (news.length > 0) this.#events.value = [...this.#events.value, ...news];
    this.#shown.value = {
      version: this.#version,
      view,
      waiting: asks ? [this.seat] : [],
      decision: asks ? thrones.decision(view, this.seat) : null,
      freeUndo: 0,
      outcome: null,
      news,
    };
  }
}
