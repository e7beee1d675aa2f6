/** Effects on units that are targeted: cancelled, or aimed at another. */
import { running } from '@maester/kernel';
import { ncuActivation, ncuUse } from '../../tactics/board.ts';
import { lay } from '../../tactics/influence.ts';
import { chooseInEffect } from '../../timing/choice.ts';
import { cancelLastDeclared, cancelUsing } from '../../timing/window.ts';
import { SILENCED } from '../../timing/declarable.ts';
import type { Situation } from '../context.ts';
import type { Kinds } from '../effect.ts';
import { seatOf } from './decks.ts';

function cancel(c: Situation): void {
  if (!('what' in c.about)) return;
  const { what, seat, id } = c.about;
  const choice = running(c.t.state, chooseInEffect);
  if (choice?.chosen !== undefined && choice.source.id === id) {
    choice.cancelled = true;
    if (choice.source.of === 'card') c.t.emit({ type: 'cancelled', seat, card: id });
    else c.t.emit({ type: 'ability-cancelled', seat, ability: id });
    return;
  }
  if ((what === 'ability' || what === 'ncu' || what === 'card') && cancelUsing(c.t, id)) return;
  if (what === 'card' || what === 'order') return cancelLastDeclared(c.t);
  const use = running(c.t.state, ncuUse);
  const claim = running(c.t.state, ncuActivation);
  if (what === 'zone') {
    if (claim !== null) claim.replaced = true;
    c.t.emit({ type: 'zone-cancelled', seat, zone: id });
  } else if (use !== null && use.source.id === id) {
    use.cancelled = true;
    c.t.emit({ type: 'ability-cancelled', seat, ability: id });
  } else cancelLastDeclared(c.t);
}

/** What is answered is worth about so much to the opponent. */
const CANCEL_WORTH = 1.5;

export const targetingKinds: Pick<Kinds, 'cancels' | 'redirects' | 'silences'> = {
  cancels: {
    do: ({ onRoll }, c) => {
      const [die = 6] = onRoll === null ? [] : c.t.roll('cancel', 1);
      if (die >= (onRoll ?? 1)) cancel(c);
    },
    worth: ({ onRoll }) => CANCEL_WORTH * (onRoll === null ? 1 : (7 - onRoll) / 6),
    say: ({ onRoll }) => ({
      key: onRoll === null ? 'effect.cancels' : 'effect.cancels-on',
      facts: { onRoll },
    }),
  },
  redirects: {
    do: (_, c) => {
      const claim = running(c.t.state, ncuActivation);
      if (claim !== null) claim.notAgain = c.occasion.unit;
    },
    worth: () => 1,
    say: () => ({ key: 'effect.redirects' }),
  },
  silences: {
    do: ({ whose, what }, c) =>
      lay(c.t, {
        ability: SILENCED,
        on: seatOf(c, whose),
        by: c.seat,
        until: 'turn',
        from: c.source.id,
        choice: [...what],
      }),
    worth: () => 1,
    say: () => ({ key: 'effect.silences' }),
  },
};
