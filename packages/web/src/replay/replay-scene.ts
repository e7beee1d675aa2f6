// The scene of a replay: it can be wound to any version and nothing can be done in it. Moments come from a tape at
// once or from a table after a while; whoever winds on meanwhile never sees an older one come in late.

import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';
import type { GameState, Outcome } from '@maester/kernel';
import type { SeenEvent } from '@maester/table';
import { whenIdle } from '../app/idle.ts';
import type { Scene, Shown } from '../frame/scene.ts';

/** What is to be seen at one version. */
export interface Moment {
  readonly view: GameState;
  readonly waiting: readonly string[];
}

/** Where moments come from. `length` and `events` may grow while a game goes on. */
export interface Moments {
  readonly length: number;
  readonly seat: string | null;
  readonly events: readonly SeenEvent[];
  /** Null if it cannot be had now. */
  moment(version: number): Moment | Promise<Moment | null>;
  nameOf(seat: string): string | null;
}

/** So many moments are remembered. */
const REMEMBERED = 64;

export class ReplayScene implements Scene {
  readonly key = '';
  readonly seat: string | null;
  readonly #moments: Moments;
  readonly #version = signal(0);
  readonly #shown = signal<Shown | null>(null);
  readonly #events: ReadonlySignal<readonly SeenEvent[]>;
  readonly #waits = signal(false);
  readonly #cache = new Map<number, Moment>();
  /** The version that is wanted; what comes for another is too late. */
  #wanted = 0;

  constructor(moments: Moments, version: number) {
    this.#moments = moments;
    this.seat = moments.seat;
    this.#events = computed(() => {
      const { events } = moments;
      return events.slice(0, countUpTo(events, this.#shown.value?.version ?? -1));
    });
    void this.go(version);
  }

  get shown(): ReadonlySignal<Shown | null> {
    return this.#shown;
  }

  get events(): ReadonlySignal<readonly SeenEvent[]> {
    return this.#events;
  }

  /** Everything that happens, also what comes after the state on the screen. */
  get all(): readonly SeenEvent[] {
    return this.#moments.events;
  }

  get length(): number {
    return this.#moments.length;
  }

  /** Where we are, or are going. */
  get version(): ReadonlySignal<number> {
    return this.#version;
  }

  /** The moment we are going to is not there yet. */
  get waits(): ReadonlySignal<boolean> {
    return this.#waits;
  }

  nameOf(seat: string): string | null {
    return this.#moments.nameOf(seat);
  }

  async go(version: number): Promise<void> {
    const moments = this.#moments;
    const wanted = Math.max(0, Math.min(version, moments.length));
    this.#wanted = wanted;
    this.#version.value = wanted;
    const found = this.#cache.get(wanted) ?? moments.moment(wanted);
    if (!(found instanceof Promise)) {
      this.#show(wanted, found);
      whenIdle(() => this.#lookAhead(wanted + 1));
      return;
    }
    this.#waits.value = true;
    const moment = await found;
    if (moment !== null) this.#remember(wanted, moment);
    if (wanted !== this.#wanted) return;
    this.#waits.value = false;
    if (moment !== null) this.#show(wanted, moment);
  }

  step(by: number): Promise<void> {
    return this.go(this.#wanted + by);
  }

  /** The next step is the likeliest: it is worked out while nobody waits for it. */
  #lookAhead(version: number): void {
    if (version !== this.#wanted + 1 || version > this.length || this.#cache.has(version)) return;
    const found = this.#moments.moment(version);
    if (!(found instanceof Promise)) this.#remember(version, found);
  }

  #show(version: number, moment: Moment): void {
    this.#remember(version, moment);
    const { events } = this.#moments;
    const before = this.#shown.value?.version;
    const { view, waiting } = moment;
    batch(() => {
      this.#waits.value = false;
      this.#shown.value = {
        version,
        view,
        waiting,
        decision: null,
        freeUndo: 0,
        outcome: outcomeOf(view),
        // Only a step forward is something that happens; everything else is a jump.
        news:
          before === version - 1 ? events.slice(countUpTo(events, before), countUpTo(events, version)) : [],
      };
    });
  }

  #remember(version: number, moment: Moment): void {
    this.#cache.delete(version);
    this.#cache.set(version, moment);
    const [oldest] = this.#cache.keys();
    if (this.#cache.size > REMEMBERED && oldest !== undefined) this.#cache.delete(oldest);
  }
}

function outcomeOf(view: GameState): Outcome | null {
  return view.flow.outcome;
}

/** How many of the events, in order, belong to versions up to this one. */
function countUpTo(events: readonly SeenEvent[], version: number): number {
  let [low, high] = [0, events.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((events[middle]?.version ?? Infinity) <= version) low = middle + 1;
    else high = middle;
  }
  return low;
}
