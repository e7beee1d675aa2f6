/** Activations out of turn. */
import { activation } from '../../round/activation.ts';
import { extraActivation, readyNcus } from '../../round/extra-activation.ts';
import { areFriends, seatsInOrder } from '../../sides/sides.ts';
import { mustUnit, unitOf } from '../../units/units.ts';
import type { Situation } from '../context.ts';
import type { Kinds } from '../effect.ts';
import { idOf } from './whom.ts';

const seatsOf = ({ s, seat }: Situation, whose: 'own' | 'opponents'): string[] =>
  seatsInOrder(s).filter((other) => (whose === 'own' ? other === seat : !areFriends(s, other, seat)));

export const activationKinds: Pick<Kinds, 'activates-ncu' | 'activates-idly'> = {
  'activates-ncu': {
    do: ({ whose }, c) => {
      for (const seat of seatsOf(c, whose)) c.t.run(extraActivation, { seat, only: null });
    },
    worth: ({ whose }, c) => {
      const ready = seatsOf(c, whose).some((seat) => readyNcus(c.s, seat).length > 0);
      return !ready ? 0 : whose === 'own' ? 1 : -1;
    },
    say: ({ whose }) => ({ key: 'effect.activates-ncu', facts: { whose } }),
  },
  'activates-idly': {
    do: ({ who }, c) => {
      const unit = mustUnit(c.s, idOf(c, who));
      if (unit.pose === null || unit.activated) return;
      c.t.run(activation, { unit: unit.id, stood: null, maneuvers: false, idle: true });
    },
    worth: ({ who }, c) => {
      const unit = unitOf(c.s, idOf(c, who));
      if (unit === null || unit.activated) return 0;
      return areFriends(c.s, unit.seat, c.seat) ? -2 : 2;
    },
    say: ({ who }) => ({ key: 'effect.activates-idly', facts: { who } }),
  },
};
