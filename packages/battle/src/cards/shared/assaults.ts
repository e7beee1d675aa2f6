/** Tactics cards of assault that several factions have: each a function of what differs between them. */
import { charge, startCharge } from '../../actions/charge.ts';
import { acts, enemyHasActed } from '../../effects/action-moments.ts';
import { beganEngaged } from '../../effects/memory.ts';
import {
  answer,
  choose,
  chosenBecomes,
  friendlyMelee,
  gains,
  narrowed,
  otherBecomes,
  own,
  stands,
  when,
} from '../../effects/words.ts';
import type { Holds } from '../../effects/effect.ts';
import type { Condition } from '../../effects/gains.ts';
import { LONG_RANGE } from '../../geometry/range.ts';
import { unitOptions } from '../../options.ts';
import type { BattleState, UnitState } from '../../state.ts';
import type { UnitTrigger } from '../../timing/triggers.ts';
import { distanceBetween } from '../../units/engaged.ts';
import { cardOf, friendlyUnits } from '../../units/units.ts';
import type { Response } from '../card.ts';
import type { UnitType } from '../list-facts.ts';
import { canChargeAt } from './movement.ts';

/** Sustained Assault: for whom the defender also becomes Vulnerable. */
export const sustainedAssault = (also: Holds<UnitTrigger>): Response =>
  answer(
    friendlyMelee,
    when(beganEngaged, gains({ dieValue: 'highest', reroll: 'any' })),
    when(also, otherBecomes('vulnerable')),
  );

interface ChargesInstead {
  readonly type: UnitType;
  /** What an enemy becomes that is charged successfully, besides 2 Hits for each rank of the charger. */
  readonly becomes: readonly Condition[];
  /** What the charger becomes before it sets off. */
  readonly charger?: readonly Condition[];
  /** Who may re-roll the die of the Charge. */
  readonly rerolls?: (s: BattleState, unit: UnitState) => boolean;
}

/** Ride Them Down! and Overconfidence: a Charge on an enemy that has just moved, with Hits in place of the attack. */
export const chargesInstead = ({ type, becomes, charger = [], rerolls }: ChargesInstead): Response =>
  choose(
    narrowed(enemyHasActed, acts('maneuver', 'march', 'retreat'), stands('unit')),
    ({ s, seat, unit }) =>
      unitOptions(
        friendlyUnits(s, seat).filter(
          (friend) =>
            cardOf(s, friend).type === type &&
            distanceBetween(friend, unit) <= LONG_RANGE &&
            canChargeAt(s, friend, unit),
        ),
      ),
    ...(charger.length > 0 ? [chosenBecomes(...charger)] : []),
    own(
      'rides-down',
      ({ t, s, unit, chosen }) =>
        t.run(charge, {
          ...startCharge(chosen.id, unit.id),
          insteadOfAttack: { becomes: [...becomes], hitsPerRank: 2 },
          reroll: rerolls?.(s, chosen) ?? false,
        }),
      () => 2.5,
    ),
  );
