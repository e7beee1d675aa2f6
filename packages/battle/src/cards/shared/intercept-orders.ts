/** Intercept Orders: a die, perhaps re-rolled, turns the effect of a zone to another unit. */
import { running } from '@maester/kernel';
import { rerolled, rerolls, type RerollTurn } from '../../attack/rerolls.ts';
import { procedure } from '../../rules.ts';
import { ncuActivation } from '../../tactics/board.ts';
import { lay } from '../../tactics/influence.ts';

interface Interception {
  seat: string;
  card: string;
  /** The unit that was targeted first. */
  target: string;
  /** Whether the die may be rolled again. */
  again: boolean;
}

export const interception = procedure<Interception>('intercept-orders')({
  roll: (t, { seat, again }) => {
    const dice = t.roll('intercept-orders', 1);
    const worth = (dice[0] ?? 1) < 3 ? [0] : [];
    const turns: RerollTurn[] = again ? [{ seat, dice: [0], expends: null, worth }] : [];
    t.run(rerolls, { name: 'intercept-orders', dice, faces: [6], successes: [], again: {}, turns });
  },
  outcome: (t, { seat, card, target }) => {
    const claim = running(t.state, ncuActivation);
    if (claim === null || (rerolled(t).dice[0] ?? 1) < 3) return;
    claim.notAgain = target;
    lay(t, {
      ability: card,
      on: claim.ncu,
      by: seat,
      until: 'turn',
      from: card,
      watch: true,
      choice: [target],
    });
  },
});
