/** The Tactics Board and Influence. */
import { running } from '@maester/kernel';
import { ncuActivation } from '../../tactics/board.ts';
import { layInfluence } from '../../tactics/influence.ts';
import type { Kinds } from '../effect.ts';
import { worthOf } from '../interpreter.ts';
import { harm, idOf } from './whom.ts';

export const zoneKinds: Pick<Kinds, 'replaces-zone' | 'influences'> = {
  'replaces-zone': {
    enters: (_, { t }) => {
      const activation = running(t.state, ncuActivation);
      if (activation === null || activation.replaced) return false;
      activation.replaced = true;
      return true;
    },
    worth: ({ then }, c) => worthOf(then, c) - 1,
    say: () => ({ key: 'effect.replaces-zone' }),
  },
  influences: {
    do: ({ ability }, c) => {
      layInfluence(c.t, c.ncu.id, c.seat, idOf(c, 'chosen'), ability);
    },
    worth: ({ good }, c) => harm(c, 'chosen', good === 'enemies' ? 1 : -1),
    say: ({ ability }) => ({ key: 'effect.influences', facts: { ability } }),
  },
};
