/** Tactics cards of the followers of R'hllor and of heroes of the smallfolk, which several factions have. */
import {
  answer,
  attackDone,
  chargeSucceeds,
  chosenBecomes,
  detaches,
  each,
  enemyMelee,
  engagedEnemies,
  friendlyTestRolled,
  happening,
  has,
  isFriend,
  isPanic,
  isSelf,
  limitsThisTest,
  moment,
  narrowed,
  nearUnitOf,
  not,
  onFailure,
  otherBecomes,
  passesThisTest,
  suffersTest,
  unitBecomes,
  when,
} from '../../effects/words.ts';
import type { Holds } from '../../effects/effect.ts';
import type { Condition } from '../../effects/gains.ts';
import type { UnitTrigger } from '../../timing/triggers.ts';
import type { TacticsCard } from '../card.ts';
import { chargesAsWithSix } from './phrases.ts';
import type { Whose } from './tactics.ts';

/** A Panic Test costs 1 Wound at most; the favoured pass it, and enemies engaged with them become this. */
export const azorAhai = (whose: Whose, favoured: Holds<UnitTrigger>, token: Condition): TacticsCard => ({
  name: 'Azor Ahai!',
  ...whose,
  responses: [
    answer(
      narrowed(friendlyTestRolled, isPanic),
      limitsThisTest(1),
      when(favoured, passesThisTest, each(engagedEnemies('unit'), chosenBecomes(token))),
    ),
  ],
});

/** A Charge as with a 6 that frightens; all but the favoured are Vulnerable after its attack. `id` is the card's. */
export const fieryCharge = (id: string, whose: Whose, favoured: Holds<UnitTrigger>): TacticsCard => ({
  name: 'Fiery Charge',
  ...whose,
  responses: [answer(moment('charge-before', isFriend('unit')), chargesAsWithSix, has(id, 'turn'))],
  attached: {
    happens: [
      happening(chargeSucceeds, otherBecomes('panicked')),
      happening(attackDone, when(not(favoured), unitBecomes('vulnerable')), detaches),
      happening(moment('charge-failed', isSelf('unit')), detaches),
    ],
  },
});

/** An attacker doubts its cause, more so near the unit of this Character. */
export const lovedByTheSmallfolk = (whose: Whose, character: string): TacticsCard => ({
  name: 'Loved By The Smallfolk',
  ...whose,
  responses: [
    answer(
      enemyMelee,
      suffersTest('morale', { roll: (c) => (nearUnitOf(character, 'short')('unit').holds(c) ? -2 : 0) }),
      onFailure(unitBecomes('vulnerable', 'weakened')),
    ),
  ],
});
