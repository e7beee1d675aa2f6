/**
 * What an effect, a condition or a choice gets to see: who is concerned and what is known, typed by the trigger. Units
 * are looked up whenever they are asked for, since effects replace them.
 */
import type { Thing } from '@maester/kernel';
import type { T } from '../rules.ts';
import type { Way } from './way.ts';
import type { BattleState, NcuState, UnitState } from '../state.ts';
import type {
  NcuTrigger,
  Occasion,
  PairTrigger,
  Trigger,
  TriggerFacts,
  UnitTrigger,
} from '../timing/triggers.ts';

/** Where an effect is written: a response of a Tactics card, an Order, a use or its price, or what happens by itself. */
export interface Source {
  readonly of: 'card' | 'order' | 'ability' | 'ncu' | 'use' | 'price';
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
  /** The NCU it is on. */
  readonly holder: NcuState | null;
  /** What was chosen: its id, what it is about, and the unit among that. */
  readonly way: string;
  readonly on: readonly Thing[];
  readonly chosen: UnitState;
  /** All that was chosen, step by step: `way` is the first, or that of `part`. */
  readonly parts: readonly Way[];
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

/** All of it, whatever the trigger: what a trigger does not have is not there when it is asked for. */
export interface Situation {
  readonly s: BattleState;
  readonly seat: string;
  readonly owner: UnitState | null;
  readonly holder: NcuState | null;
  readonly way: string;
  readonly on: readonly Thing[];
  readonly source: Source;
  readonly occasion: Occasion;
  readonly about: Occasion['about'];
  readonly t: T;
  readonly unit: UnitState;
  readonly other: UnitState;
  readonly chosen: UnitState;
  readonly ncu: NcuState;
  /** The id of the unit, NCU or player that has the ability. */
  readonly ownerId: string | null;
  /** All that was chosen, step by step. */
  readonly parts: readonly Way[];
  /** The same with something else chosen. */
  readonly choosing: (way: Way) => Situation;
}
