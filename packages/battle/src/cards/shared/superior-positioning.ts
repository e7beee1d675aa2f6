/** Superior Positioning: a Charge at the Front of a unit that waits for it is Disorderly more often. */
import { running } from '@maester/kernel';
import { charge } from '../../actions/charge.ts';
import { answer, condition, enemyChargeBegins, narrowed, own } from '../../effects/words.ts';
import { isCommandedBy } from '../../units/units.ts';
import type { TacticsCard } from '../card.ts';
import type { Whose } from './tactics.ts';

export const superiorPositioning = (whose: Whose): TacticsCard => ({
  name: 'Superior Positioning',
  ...whose,
  responses: [
    answer(
      narrowed(
        enemyChargeBegins,
        condition('in-the-front', ({ s }) => running(s, charge)?.side === 'front'),
      ),
      own('disorders', ({ s, seat, other }) => {
        const now = running(s, charge);
        if (now === null) return;
        now.disorderlyUpTo = Math.max(now.disorderlyUpTo, isCommandedBy(s, other, seat) ? 5 : 3);
        now.disorderlyBrings.push('vulnerable');
      }),
    ),
  ],
});
