/**
 * What an effect, a condition or a choice gets to see: who is concerned and what is known, typed by the trigger. Units
 * are looked up whenever they are asked for, since effects replace them.
 */
import { bug } from '@maester/kernel';
import type { T } from '../play.ts';
import type { BattleState, NcuState, UnitState } from '../state.ts';
import { mustUnit, ncuOf, unitOf } from '../table.ts';
import type {
  NcuTrigger,
  Occasion,
  PairTrigger,
  Trigger,
  TriggerFacts,
  UnitTrigger,
} from '../timing/triggers.ts';

/** Where an effect is written: a response of a Tactics card, an Order, or something that happens by itself. */
export interface Source {
  readonly of: 'card' | 'order' | 'ability' | 'ncu';
  /** The card or ability. */
  readonly id: string;
  /** Which of its responses, of the things it does by itself, or of the points of an NCU's activation. */
  readonly which: number;
}

interface Setting {
  readonly s: BattleState;
  /** The player whose card or ability it is. */
  readonly seat: string;
  /** The unit an ability is on; null for Tactics cards. */
  readonly owner: UnitState | null;
  /** What was chosen, and the unit of that name. */
  readonly way: string;
  readonly chosen: UnitState;
  readonly source: Source;
}

interface Cast {
  readonly unit: UnitState;
}
interface Pair extends Cast {
  readonly other: UnitState;
}
interface OfNcu {
  readonly ncu: NcuState;
}

/** When something is asked: nothing may be changed. */
export type Asked<K extends Trigger> = Setting & { readonly about: TriggerFacts[K] } & (K extends PairTrigger
    ? Pair
    : K extends UnitTrigger
      ? Cast
      : K extends NcuTrigger
        ? OfNcu
        : object);

/** When something happens. */
export type Context<K extends Trigger> = Asked<K> & { readonly t: T };

/** One object for all triggers; what a trigger does not have is not in its type. */
export class Situation {
  readonly s: BattleState;
  readonly seat: string;
  readonly way: string;
  readonly source: Source;
  readonly occasion: Occasion;
  readonly #owner: string | null;
  readonly #play: T | null;

  constructor(
    s: BattleState,
    occasion: Occasion,
    seat: string,
    owner: string | null,
    source: Source,
    way = '',
    play: T | null = null,
  ) {
    this.s = s;
    this.occasion = occasion;
    this.seat = seat;
    this.#owner = owner;
    this.source = source;
    this.way = way;
    this.#play = play;
  }

  get t(): T {
    if (this.#play === null) throw bug('nothing happens while something is asked');
    return this.#play;
  }

  get about(): Occasion['about'] {
    return this.occasion.about;
  }

  get owner(): UnitState | null {
    return this.#owner === null ? null : unitOf(this.s, this.#owner);
  }

  get unit(): UnitState {
    return mustUnit(this.s, this.occasion.unit);
  }

  get other(): UnitState {
    return mustUnit(this.s, this.occasion.other);
  }

  get chosen(): UnitState {
    return mustUnit(this.s, this.way);
  }

  get ncu(): NcuState {
    const ncu = ncuOf(this.s, this.occasion.unit);
    if (ncu === null) throw bug(`no NCU ${this.occasion.unit}`);
    return ncu;
  }
}
