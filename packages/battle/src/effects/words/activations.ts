/** Activations out of turn. */
import type { Trigger } from '../../timing/triggers.ts';
import type { Effect } from '../effect.ts';

/** Each opponent, in turn order, may activate an NCU. */
export const opponentsActivateNcu: Effect<Trigger> = { effect: 'activates-ncu', whose: 'opponents' };
/** Its player may activate an NCU. */
export const activatesNcu: Effect<Trigger> = { effect: 'activates-ncu', whose: 'own' };
/** The chosen unit is activated, with all that follows from it, but performs no Actions. */
export const chosenActivatesIdly: Effect<Trigger> = { effect: 'activates-idly', who: 'chosen' };
