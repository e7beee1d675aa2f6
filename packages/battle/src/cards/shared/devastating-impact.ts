/** Devastating Impact: what the enemy becomes if the Charge succeeds, and for some a second roll of the die. */
import {
  chargeSucceeds,
  choose,
  detaches,
  friendlyChargeRolled,
  happening,
  has,
  otherBecomes,
  when,
} from '../../effects/words.ts';
import { condition } from '../../effects/conditions.ts';
import type { Holds } from '../../effects/effect.ts';
import type { TacticsCard } from '../card.ts';
import { chargeDieIsFree, rollsChargeAgain } from './charge-die.ts';
import type { Whose } from './tactics.ts';

/** `rerolls` says who may roll again; `id` is that of the card. */
export const devastatingImpact = (
  id: string,
  whose: Whose,
  rerolls: Holds<'charge-rolled'>,
): TacticsCard => ({
  name: 'Devastating Impact',
  ...whose,
  responses: [
    choose(
      friendlyChargeRolled,
      (c) => (rerolls.holds(c) && chargeDieIsFree.holds(c) ? ['keep', 'reroll'] : ['keep']),
      has(id, 'turn'),
      when(
        condition('chose-reroll', ({ way }) => way === 'reroll'),
        rollsChargeAgain,
      ),
    ),
  ],
  attached: {
    happens: [happening(chargeSucceeds, otherBecomes('panicked', 'vulnerable'), detaches)],
  },
});
