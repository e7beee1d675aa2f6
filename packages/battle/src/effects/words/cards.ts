/** Tactics cards and tokens of abilities. */
import type { PairTrigger, Trigger, UnitTrigger } from '../../timing/triggers.ts';
import type { Lasting } from '../../state.ts';
import type { Effect } from '../effect.ts';

export const draws = (cards: number): Effect<Trigger> => ({ effect: 'draws', cards });
/** The card stays on the chosen unit instead of in the discard pile, with the ability of its name. */
export const attaches: Effect<Trigger> = { effect: 'attaches', who: 'chosen', until: 'game' };
/** The same on a unit of the trigger, or for less than the whole game. */
export function attachesTo(who: 'chosen', until: Lasting['until']): Effect<Trigger>;
export function attachesTo(who: 'unit', until: Lasting['until']): Effect<UnitTrigger>;
export function attachesTo(who: 'other', until: Lasting['until']): Effect<PairTrigger>;
export function attachesTo(who: 'chosen' | 'unit' | 'other', until: Lasting['until']): Effect<PairTrigger> {
  return { effect: 'attaches', who, until };
}
/** The attached card leaves the unit for its owner's discard pile; an effect of this name ends. */
export const detaches: Effect<Trigger> = { effect: 'detaches' };
export const counts: Effect<Trigger> = { effect: 'counts' };
export const spendsToken: Effect<Trigger> = { effect: 'spends', count: 1 };
export const spendsTokens = (count: number): Effect<Trigger> => ({ effect: 'spends', count });
/** Once per game, where an ability does several such things: each has its name. */
export const spendsOnce = (name: string): Effect<Trigger> => ({ effect: 'spends-once', name });
/** A token is put on this ability, up to so many. */
export const addsToken = (most: number): Effect<Trigger> => ({ effect: 'adds-token', most });
export const takesBack: Effect<Trigger> = { effect: 'takes-back' };
