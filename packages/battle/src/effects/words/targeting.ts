/** Effects on units that are targeted: cancelled, or aimed at another. */
import type { TargetedBy, Trigger } from '../../timing/triggers.ts';
import { condition } from '../conditions.ts';
import type { Effect, Holds, Whose } from '../effect.ts';

type OfTarget = 'targeted' | 'target-resolved';

/** What targets the unit is one of these. */
export const targetedBy = (...kinds: readonly TargetedBy[]): Holds<OfTarget> =>
  condition('targeted-by', ({ about }) => kinds.includes(about.what), { kinds });

/** It is cancelled for all its targets; its price stays paid. */
export const cancels: Effect<'targeted'> = { effect: 'cancels', onRoll: null };
export const cancelsOn = (onRoll: number): Effect<'targeted'> => ({ effect: 'cancels', onRoll });
/** The player of the zone must choose another target, if there is one. */
export const redirects: Effect<'targeted'> = { effect: 'redirects' };
/** This player may not use these for the rest of the turn. */
export const silences = (whose: Whose, ...what: readonly ('order' | 'card')[]): Effect<Trigger> => ({
  effect: 'silences',
  whose,
  what,
});
