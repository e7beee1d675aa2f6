/** What an attack gains. */
import type { Effect } from '../effect.ts';
import type { AttackGain } from '../gains.ts';

type AttackTrigger = 'attack-before-dice' | 'attack-after-dice' | 'attack-after-defense';

export const gains = (gain: AttackGain): Effect<AttackTrigger> => ({ effect: 'gains', gain });

/** As many of these as were chosen: `a+b`. */
export const gainsChosen = (among: {
  readonly [way: string]: readonly AttackGain[];
}): Effect<AttackTrigger> => ({
  effect: 'gains-chosen',
  among,
});
