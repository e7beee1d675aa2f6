/** The Tactics Board and Influence. */
import type { NcuTrigger, Trigger } from '../../timing/triggers.ts';
import type { Effect } from '../effect.ts';

/** Something else happens in place of the effect of the zone just claimed, if nothing has taken its place yet. */
export function replacesZone<K extends 'zone-claimed' | 'zone-targets' = 'zone-claimed'>(
  ...effects: readonly Effect<K>[]
): Effect<K> {
  return { effect: 'replaces-zone', then: effects };
}
/** `good` says on whom it helps its player, for hints and computer players. */
export const influences = (ability: string, good: 'friends' | 'enemies' = 'friends'): Effect<NcuTrigger> => ({
  effect: 'influences',
  ability,
  good,
});
/** The Condition token that was chosen goes. */
export const shedsChosen: Effect<Trigger> = { effect: 'sheds' };
