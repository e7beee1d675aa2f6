/** Tactics cards of courage that several factions have: each a function of what differs between them. */
import {
  answer,
  attachesTo,
  becomesChosen,
  choose,
  chosenBecomes,
  condition,
  detaches,
  each,
  enemiesNear,
  engagedEnemies,
  friendPasses,
  friendlyActivates,
  friendlyAttackDone,
  happening,
  isPanic,
  isUnitOf,
  narrowed,
  onSuccess,
  othersNear,
  panics,
  passesTest,
  stands,
  suffersTest,
  when,
  withOneOf,
} from '../../effects/words.ts';
import type { Holds } from '../../effects/effect.ts';
import type { BattleState, UnitState } from '../../state.ts';
import type { UnitTrigger } from '../../timing/triggers.ts';
import type { Attached, TacticsCard } from '../card.ts';
import { drawOneOnFriendlyTurn, inMelee, orTheTestAlone } from './phrases.ts';
import type { Whose } from './tactics.ts';

/** `both` says for whose unit the enemy gets both tokens. */
export const warCry = (whose: Whose, both: Holds<UnitTrigger>): TacticsCard => ({
  name: 'War Cry',
  ...whose,
  responses: [
    choose(
      friendlyActivates,
      orTheTestAlone((c) =>
        both.holds(c)
          ? enemiesNear('long')('unit')(c)
          : withOneOf(enemiesNear('long')('unit'), 'panicked', 'vulnerable')(c),
      ),
      suffersTest('morale'),
      onSuccess(
        becomesChosen,
        when(
          condition('chose-enemy', ({ way }) => way !== 'yes'),
          when(both, chosenBecomes('panicked', 'vulnerable')),
        ),
      ),
    ),
  ],
});

/** Another unit follows the example of this Character; which tests it makes better differs. */
export const leadByExample = (
  whose: Whose,
  character: string,
  morale: NonNullable<Attached['morale']>,
): TacticsCard => ({
  name: 'Lead by Example',
  ...whose,
  responses: [
    choose(
      narrowed(friendlyAttackDone, isUnitOf(character)('unit')),
      othersNear('long')('unit'),
      attachesTo('chosen', 'round'),
    ),
    drawOneOnFriendlyTurn,
  ],
  attached: { morale, attacking: inMelee({ toHit: 1 }) },
});

/** `steady` says which units also have +1 to their Panic Tests. */
export const refuseToYield = (
  whose: Whose,
  steady: (s: BattleState, unit: UnitState) => boolean,
): TacticsCard => ({
  name: 'Refuse to Yield',
  ...whose,
  responses: [
    answer(
      narrowed(friendPasses, isPanic, stands('unit')),
      each(engagedEnemies('unit'), chosenBecomes('vulnerable')),
      attachesTo('unit', 'game'),
    ),
  ],
  attached: {
    morale: (s, unit, test) => (test === 'panic' && steady(s, unit) ? { roll: 1 } : null),
    happens: [
      happening(narrowed(passesTest, isPanic), each(engagedEnemies('unit'), chosenBecomes('vulnerable'))),
      happening(panics, detaches),
    ],
  },
});
