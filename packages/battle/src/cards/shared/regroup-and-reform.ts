/** Regroup and Reform: models of one unit join another, and an attachment may go with them or two change places. */
import { idsOn } from '@maester/kernel';
import {
  areNear,
  choose,
  chosenNumber,
  movesAttachment,
  orNone,
  own,
  part,
  removesModels,
  restores,
  startOfFriendlyTurn,
  thenChooses,
  when,
  condition,
} from '../../effects/words.ts';
import type { Asked } from '../../effects/context.ts';
import type { Ways } from '../../effects/effect.ts';
import { joined, named, modelsOption, unitOption } from '../../options.ts';
import type { Option } from '@maester/kernel';
import type { UnitState } from '../../state.ts';
import type { Trigger } from '../../timing/triggers.ts';
import { canJoin, suits, swapAttachments } from '../../units/attachments.ts';
import { modelsOf } from '../../units/ranks.ts';
import { cardOf, friendlyUnits, mustUnit } from '../../units/units.ts';
import type { TacticsCard } from '../card.ts';
import type { Whose } from './tactics.ts';

const MOST = 4;

/** `unit|unit|N`: so many models of the first, which keeps one at least. */
const exchanges: Ways<Trigger> = ({ s, seat }) => {
  const infantry = friendlyUnits(s, seat).filter((unit) => cardOf(s, unit).type === 'infantry');
  return infantry.flatMap((giver) => {
    const most = Math.min(MOST, modelsOf(s, giver) - 1);
    return infantry
      .filter((taker) => taker.id !== giver.id && areNear(giver, taker, 'long'))
      .flatMap((taker) =>
        Array.from({ length: Math.max(0, most) + 1 }, (_, n) =>
          joined('|', unitOption(giver.id), unitOption(taker.id), modelsOption(n)),
        ),
      );
  });
};

/** `unit|attachment|unit` where one goes over, `unit|attachment|unit|attachment` where two change places. */
const moves: Ways<Trigger> = (c) => {
  const [one, other] = pair(c);
  return [...oneGoes(c, one, other), ...oneGoes(c, other, one), ...twoSwap(c, one, other)];
};

function pair({ s, on }: Asked<Trigger>): [UnitState, UnitState] {
  const [one = '', other = ''] = idsOn(on, 'unit');
  return [mustUnit(s, one), mustUnit(s, other)];
}

function oneGoes({ s }: Asked<Trigger>, from: UnitState, to: UnitState): Option[] {
  if (to.attachments.length > 0) return [];
  return from.attachments
    .filter((card) => canJoin(s, to, card) && suits(s, to, card))
    .map((card) => joined('|', unitOption(from.id), named('attachment', card), unitOption(to.id)));
}

function twoSwap({ s }: Asked<Trigger>, one: UnitState, other: UnitState): Option[] {
  const mayCome = other.attachments.filter((card) => suits(s, one, card));
  const mayGo = one.attachments.filter((card) => suits(s, other, card));
  return mayGo.flatMap((mine) =>
    mayCome.map((theirs) =>
      joined(
        '|',
        unitOption(one.id),
        named('attachment', mine),
        unitOption(other.id),
        named('attachment', theirs),
      ),
    ),
  );
}

const isSwap = condition<Trigger>('swaps', ({ on }) => idsOn(on, 'attachment').length === 2);
const isMove = condition<Trigger>('moves', ({ on }) => idsOn(on, 'attachment').length === 1);

export const regroupAndReform = (whose: Whose): TacticsCard => ({
  name: 'Regroup and Reform',
  ...whose,
  responses: [
    choose(
      startOfFriendlyTurn,
      exchanges,
      removesModels('chosen', chosenNumber),
      restores('second', chosenNumber),
      thenChooses(orNone(moves)),
      part(
        1,
        when(isMove, movesAttachment),
        when(
          isSwap,
          own(
            'swaps-attachments',
            ({ t, on }) => {
              const [one = '', other = ''] = idsOn(on, 'unit');
              const [mine = '', theirs = ''] = idsOn(on, 'attachment');
              swapAttachments(t, [one, mine], [other, theirs]);
            },
            () => 0,
          ),
        ),
      ),
    ),
  ],
});
