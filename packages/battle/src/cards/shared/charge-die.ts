/** Cards that let the die of a Charge be re-rolled after it was rolled. */
import { running } from '@maester/kernel';
import { charge } from '../../actions/charge.ts';
import { condition, own } from '../../effects/words.ts';
import type { Effect, Holds } from '../../effects/effect.ts';

/** battle/re-roll/once-per-player */
export const chargeDieIsFree: Holds<'charge-rolled'> = condition('die-is-free', ({ s, seat }) => {
  const now = running(s, charge);
  return now !== null && !now.dieIsSix && now.again[seat] === undefined;
});

export const rollsChargeAgain: Effect<'charge-rolled'> = own(
  'rolls-again',
  ({ t, seat }) => {
    const now = running(t.state, charge);
    if (now === null) return;
    now.die = t.roll('charge-again', 1)[0] ?? 1;
    now.again = { ...now.again, [seat]: [0] };
  },
  ({ about }) => (about.die <= 3 ? 1 : -1),
);
