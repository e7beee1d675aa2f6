// The piece in hand: where it is held, what the rules make of that, its way, its reach and what standing there would
// mean. Pointers may move it more often than the screen is drawn, so it moves once a frame; what is told in words follows
// a few times a second, and what takes longer is done in portions, a few milliseconds after each frame is painted.

import {
  lookFrom,
  pathOf,
  placesFor,
  reachOf,
  turnBetween,
  type BattleState,
  type Judged,
  type Outlook,
  type Path,
  type Reach,
  type Run,
} from '@maester/battle/engine';
import type { Pose, Refusal } from '@maester/kernel';
import { computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Desk } from '../desk.ts';
import { judged, worthSaying, type Posing } from './draft.ts';

/** Milliseconds after each frame for what need not be there at once. */
const PORTION = 3;

/** Milliseconds between two tellings while it is dragged. */
const TELLING = 120;

interface Told {
  readonly pose: Pose;
  readonly refusal: Refusal | null;
  readonly path: Path | null;
  /** Whether it is still where it was. */
  readonly unmoved: boolean;
}

interface OutlookFrom {
  readonly pose: Pose;
  readonly look: Outlook;
}

function samePose(a: Pose, b: Pose): boolean {
  return a.x === b.x && a.y === b.y && a.facing === b.facing;
}

/** What a hand is doing with the piece, and whether it is a finger that hides what is under it. */
export interface Grip {
  readonly does: 'move' | 'turn';
  readonly touch: boolean;
}

export class Hold {
  readonly view: BattleState;
  readonly posing: Posing;
  readonly wish: Signal<Pose>;
  readonly judged: ReadonlySignal<Judged>;
  /** The legal pose that would be sent. */
  readonly pose: ReadonlySignal<Pose>;
  /** Why that is not where the piece is held. */
  readonly refusal: ReadonlySignal<Refusal | null>;
  readonly path: ReadonlySignal<Path | null>;
  /** The same for words, which need not change with every frame. */
  readonly told: ReadonlySignal<Told>;
  readonly outlook: Signal<OutlookFrom | null> = signal(null);
  readonly reach: Signal<Reach | null> = signal(null);
  /** Where a piece can be placed, if it is placed. */
  readonly places: Signal<readonly Run[]> = signal([]);
  readonly grip: Signal<Grip | null> = signal(null);
  readonly #told: Signal<Judged>;
  #telling = 0;
  #next: Pose | null = null;
  #frame = 0;
  #dragged = false;

  constructor(view: BattleState, posing: Posing, wish: Pose) {
    this.view = view;
    this.posing = posing;
    this.wish = signal(wish);
    this.judged = computed(() => judged(posing, this.wish.value));
    this.pose = computed(() => this.judged.value.pose ?? posing.start);
    this.refusal = computed(() => worthSaying(posing, this.judged.value));
    this.path = computed(() => pathOf(view, posing.motion, this.pose.value));
    this.#told = signal(this.judged.peek());
    this.told = computed(() => {
      const { value } = this.#told;
      const pose = value.pose ?? posing.start;
      return {
        pose,
        refusal: worthSaying(posing, value),
        path: pathOf(view, posing.motion, pose),
        unmoved: samePose(value.wish, posing.start),
      };
    });
  }

  /** Moves it with the next frame; of several wishes before that the last counts. */
  soon(wish: Pose): void {
    this.#next = wish;
    if (this.#frame !== 0) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      if (this.#next !== null) this.now(this.#next);
    });
  }

  now(wish: Pose): void {
    this.#next = null;
    this.wish.value = wish;
  }

  /** The pose that the next change starts from. */
  get latest(): Pose {
    return this.#next ?? this.wish.peek();
  }

  /** The same for keys: what a pointer left where it may not stand is nudged from where it stands instead. */
  get steady(): Pose {
    if (!this.#dragged) return this.latest;
    this.#dragged = false;
    return this.refusal.peek() === null ? this.latest : this.pose.peek();
  }

  /** A pointer let go of it. */
  letGo(): void {
    this.#dragged = true;
    this.grip.value = null;
  }

  /** Whether it is still where it was. */
  get unmoved(): boolean {
    return samePose(this.wish.value, this.posing.start);
  }

  /** Begins to look around; what it gives back ends it. */
  start(): () => void {
    const { motion, check } = this.posing;
    const work = new Portions();
    const stopTelling = effect(() => {
      const { value } = this.judged;
      if (this.grip.value === null) {
        clearTimeout(this.#telling);
        this.#telling = 0;
        this.#told.value = value;
      } else if (this.#telling === 0)
        this.#telling = window.setTimeout(() => {
          this.#telling = 0;
          this.#told.value = this.judged.peek();
        }, TELLING);
    });
    const stopLooking = effect(() => {
      const { pose } = this.told.value;
      if (motion.piece.kind !== 'unit') return;
      work.begin('outlook', lookFrom(this.view, motion.piece.id, pose), (look, done) => {
        if (done) this.outlook.value = { pose, look };
      });
    });
    work.begin('reach', this.#reached(), () => {});
    let looked: number | null = null;
    const stopPlacing = effect(() => {
      const { facing } = this.told.value.pose;
      if (motion.way !== 'placed' || (looked !== null && Math.abs(turnBetween(looked, facing)) < 200)) return;
      looked = facing;
      const rows: Run[] = [];
      work.begin('places', placesFor(motion, facing, check), (row, done) => {
        rows.push(...row);
        if (done) this.places.value = rows;
      });
    });
    return () => {
      clearTimeout(this.#telling);
      stopTelling();
      stopLooking();
      stopPlacing();
      work.stop();
      cancelAnimationFrame(this.#frame);
    };
  }

  *#reached(): Generator<null, void> {
    yield null;
    this.reach.value = yield* reachOf(this.view, this.posing.motion, this.posing.check);
  }
}

/** Long work of a few kinds, a portion after each frame; what is begun again replaces what was under way. */
class Portions {
  readonly #under = new Map<string, () => boolean>();
  #frame = 0;
  #timer = 0;

  begin<T>(kind: string, steps: Iterator<T>, got: (value: T, done: boolean) => void): void {
    let last: T | null = null;
    this.#under.set(kind, () => {
      const step = steps.next();
      if (last !== null) got(last, step.done === true);
      last = step.done === true ? null : step.value;
      return step.done === true;
    });
    if (this.#frame === 0) this.#wait();
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    this.#under.clear();
  }

  /** What a frame leaves to a timer comes after it is painted. */
  #wait(): void {
    this.#frame = requestAnimationFrame(() => {
      this.#timer = window.setTimeout(() => this.#work());
    });
  }

  #work(): void {
    this.#frame = 0;
    const end = performance.now() + PORTION;
    for (const [kind, step] of this.#under) {
      while (performance.now() < end) {
        if (!step()) continue;
        this.#under.delete(kind);
        break;
      }
    }
    if (this.#under.size > 0) this.#wait();
  }
}

const holds = new WeakMap<Desk, Signal<Hold | null>>();

/** What is in hand at this desk. */
export function holdAt(desk: Desk): Signal<Hold | null> {
  let hold = holds.get(desk);
  if (hold === undefined) {
    hold = signal(null);
    holds.set(desk, hold);
  }
  return hold;
}
