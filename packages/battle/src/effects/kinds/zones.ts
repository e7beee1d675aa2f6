/** The Tactics Board and Influence. */
import { running } from '@maester/kernel';
import { areFriends } from '../../sides/sides.ts';
import { ncuActivation } from '../../tactics/board.ts';
import { lay, lift } from '../../tactics/influence.ts';
import { mustUnit, ncuOf } from '../../units/units.ts';
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
      const { t, s, seat, ncu } = c;
      const unit = mustUnit(s, idOf(c, 'chosen'));
      // battle/influence/one-each-side: the new one takes the place of the old
      const friendlyTo = (by: string): boolean => areFriends(s, by, unit.seat);
      lift(
        t,
        ({ on, by, from }) =>
          on === unit.id && ncuOf(s, from) !== null && friendlyTo(by) === friendlyTo(seat),
      );
      lay(t, { ability, on: unit.id, by: seat, until: 'round', from: ncu.id });
      t.emit({ type: 'influence', ncu: ncu.id, unit: unit.id });
    },
    worth: (_, c) => harm(c, 'chosen', -1),
    say: ({ ability }) => ({ key: 'effect.influences', facts: { ability } }),
  },
};
