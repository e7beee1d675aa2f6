/** Two cards of lords who do not yield: a last attack of a unit that falls, and courage beside its lord. */
import type { Response } from '../card.ts';
import { givenBy } from '../../effects/interpreter.ts';
import type { BattleState, UnitState } from '../../state.ts';
import type { Holds } from '../../effects/effect.ts';
import {
  choose,
  condition,
  engagedEnemies,
  friendDestroyed,
  friendlyTestRolled,
  isPanic,
  isUnitOf,
  narrowed,
  nearUnitOf,
  not,
  own,
  passesThisTest,
  rerollsTest,
  suffers,
  when,
} from '../../effects/words.ts';
import { destroyedRanks } from '../../units/ranks.ts';
import { isEngaged } from '../../units/engaged.ts';
import { melee, meleeProfiles, startMelee } from '../../actions/melee.ts';
import { otherMeleeActions, startOtherMelee } from '../../effects/free-actions.ts';

/** The last attack of a fallen friend for which `of` holds, at its highest; some may re-roll. */
export const lastStand = (
  of: Holds<'unit-destroyed'>,
  rerolls: (s: BattleState, unit: UnitState) => boolean,
): Response =>
  choose(
    narrowed(friendDestroyed, of),
    ({ s, unit }) => {
      const attacks = isEngaged(s, unit) && meleeProfiles(s, unit).length > 0;
      return [...(attacks ? ['yes'] : []), ...otherMeleeActions(s, unit)];
    },
    own('last-stand', (c) => {
      const { t, s, unit, way, on } = c;
      const gained = [givenBy(c, { dieValue: 'highest', ...(rerolls(s, unit) && { reroll: 'any' }) })];
      if (way !== 'yes') startOtherMelee(t, unit.id, on, gained);
      else t.run(melee, { ...startMelee(unit.id, null, gained), surge: 'replaced' });
    }),
  );

/** A re-rolled Panic Test, passed near the lord; his own unit strikes an enemy. */
export function northernDefiance(character: string): Response {
  const isNear = nearUnitOf(character, 'short')('unit');
  return choose(
    narrowed(friendlyTestRolled, isPanic),
    (c) => {
      const enemies = isUnitOf(character)('unit').holds(c) ? engagedEnemies('unit')(c) : [];
      return enemies.length > 0 ? enemies : ['yes'];
    },
    when(isNear, passesThisTest),
    when(not(isNear), rerollsTest),
    when(
      isUnitOf(character)('unit'),
      when(
        condition('chose-enemy', ({ way }) => way !== 'yes'),
        suffers('chosen', ({ s, unit }) => 1 + destroyedRanks(s, unit)),
      ),
    ),
  );
}
