/** The poison of the crannogs: the tridents of the Bog Devils, and the card they leave in a wound. */
import { selfActs } from '../../effects/action-moments.ts';
import {
  answer,
  asking,
  condition,
  detaches,
  forOpponents,
  happening,
  has,
  isSelf,
  keepsCondition,
  mayUse,
  meleeBegins,
  moment,
  otherBecomes,
  suffers,
  when,
} from '../../effects/words.ts';
import { conditionOption, named } from '../../options.ts';
import { areFriends } from '../../sides/sides.ts';
import type { BattleState } from '../../state.ts';
import { lastingOn } from '../../tactics/influence.ts';
import { cardOf } from '../../units/units.ts';
import type { AbilityCard } from '../card.ts';

const POISON = 'crannog-poison';
const TRIDENTS = 'poisoned-tridents';

/** One for each unit of Bog Devils in the army, less those on the table (battle/ncu/poisoned). */
function poisonLeft(s: BattleState, seat: string): boolean {
  const brought = s.units.filter(
    (unit) => unit.seat === seat && cardOf(s, unit).abilities.includes(TRIDENTS),
  );
  return s.lasting.filter(({ ability, by }) => ability === POISON && by === seat).length < brought.length;
}

export const POISONS: { readonly [id: string]: AbilityCard } = {
  [TRIDENTS]: {
    name: 'Poisoned Tridents',
    happens: [
      asking(
        meleeBegins,
        ({ s, seat, other }) =>
          poisonLeft(s, seat) && lastingOn(s, other.id, POISON) === null
            ? [conditionOption('weakened'), named('ability', POISON)]
            : [conditionOption('weakened')],
        when(
          condition('chose-token', ({ way }) => way !== POISON),
          otherBecomes('weakened'),
        ),
        when(
          condition('chose-poison', ({ way }) => way === POISON),
          has(POISON, 'game', 'other'),
        ),
      ),
    ],
  },
  [POISON]: {
    name: 'Crannog Poison',
    happens: [
      happening(
        selfActs,
        suffers('unit', ({ unit }) => (unit.conditions.length > 0 ? 2 : 1)),
      ),
    ],
    uses: [
      forOpponents(
        mayUse(
          answer(
            moment(
              'condition-would-go',
              isSelf('unit'),
              condition('of-its-side', ({ s, seat, unit }) => areFriends(s, seat, unit.seat)),
            ),
            keepsCondition,
            detaches,
          ),
        ),
      ),
    ],
  },
};
