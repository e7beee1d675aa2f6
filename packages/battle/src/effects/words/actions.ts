/** Free actions and moves. */
import type { AttackProfile } from '../../attack/profile.ts';
import type { NcuTrigger, PairTrigger, Trigger, UnitTrigger } from '../../timing/triggers.ts';
import type { Asked } from '../context.ts';
import type { Amount, Effect, FreeAction, Holds, Whom } from '../effect.ts';
import type { AttackGain } from '../gains.ts';

interface Performs<K extends Trigger> {
  readonly on?: 'unit' | 'other';
  readonly gained?: readonly AttackGain[] | ((c: Asked<K>) => readonly AttackGain[]);
  /** When all Attack Dice and distance dice may be re-rolled. */
  readonly again?: Holds<K>;
}

/** A free action: one of these, as chosen from `actionsOf` or `actionsOfUnits`. */
export function performs<K extends Trigger>(
  who: Whom,
  actions: readonly FreeAction[],
  { on, gained = [], again }: Performs<K> = {},
): Effect<K> {
  return { effect: 'performs', who, actions, on: on ?? null, gained, again: again ?? null };
}

export function retreats(who: 'unit', reroll?: Holds<UnitTrigger>): Effect<UnitTrigger>;
export function retreats(who: 'other', reroll?: Holds<PairTrigger>): Effect<PairTrigger>;
export function retreats(who: Whom, reroll: Holds<never> | null = null): Effect<PairTrigger> {
  return { effect: 'retreats', who, reroll };
}

/** In place of Surging Forth: a Charge or a March. */
export const overruns = (reroll: Holds<'surge-forth'> | null = null): Effect<'surge-forth'> => ({
  effect: 'overruns',
  reroll,
});

/** An attack that this NCU makes on the chosen unit, with so many dice more (battle/attack/loose). */
export function looses<K extends NcuTrigger>(attack: AttackProfile, dice: Amount<K> = 0): Effect<K> {
  return { effect: 'looses', by: 'ncu', attack, dice };
}

/** In place of the Action that is about to be resolved; with nothing inside, it just does not happen. */
export const insteadOfAction = (...effects: readonly Effect<'action-before'>[]): Effect<'action-before'> => ({
  effect: 'instead-of-action',
  then: effects,
});

export const chosenShifts = (inches: number): Effect<Trigger> => ({
  effect: 'shifts',
  who: 'chosen',
  inches,
});

/** The chosen unit attacks or charges at its lowest die value. */
export const assault: Effect<Trigger> = { effect: 'assaults' };
