/** Tactics cards that Commanders of several factions have: enduring, answering a failed attack, talking. */
import { running } from '@maester/kernel';
import { attack } from '../../attack/attack.ts';
import {
  areNear,
  attaches,
  choose,
  chosenActivatesIdly,
  chosenBecomes,
  condition,
  friendly,
  friendlyActivates,
  friendPasses,
  has,
  isPanic,
  isUnitOf,
  narrowed,
  orNone,
  part,
  restores,
  startOfFriendlyTurn,
  suffersHits,
  thenChooses,
  when,
} from '../../effects/words.ts';
import type { Holds, Ways } from '../../effects/effect.ts';
import { unitOption, unitOptions } from '../../options.ts';
import { ranksOf } from '../../units/ranks.ts';
import { enemyUnits, mustUnit } from '../../units/units.ts';
import type { TacticsCard } from '../card.ts';
import { inMelee } from './phrases.ts';
import { NO_ACTIONS } from './tactics.ts';
import type { Whose } from './tactics.ts';

/** It lies on a friend whose Melee Attacks grow with the rounds. */
export const battleEndurance = (whose: Whose): TacticsCard => ({
  name: 'Battle Endurance',
  ...whose,
  responses: [choose(startOfFriendlyTurn, friendly, attaches)],
  attached: {
    attacking: inMelee((_, { round }) => ({
      ...(round >= 3 && { reroll: 'misses' as const }),
      keywords: [
        ...(round >= 4 ? ['sundering' as const] : []),
        ...(round >= 5 ? ['critical-blow' as const] : []),
      ],
      dice: round >= 6 ? 2 : 0,
    })),
  },
});

/** The Panic Test is that of a Melee Attack on the unit: its dice are rolled. */
const ofMeleeAttack: Holds<'morale-passed'> = condition('of-melee-attack', ({ s, unit }) => {
  const now = running(s, attack);
  return now !== null && now.kind === 'melee' && now.defender === unit.id && now.dice.length > 0;
});

const attackerNow: Ways<'morale-passed'> = ({ s }) => {
  const now = running(s, attack);
  const attacker = now === null ? null : mustUnit(s, now.attacker);
  return attacker === null || attacker.destroyed ? [] : unitOptions([attacker]);
};

/** Whoever attacked in vain suffers; more so if it was the unit of this Character. */
export const patheticAttempt = (whose: Whose, character: string): TacticsCard => ({
  name: 'Pathetic Attempt',
  ...whose,
  responses: [
    choose(
      narrowed(friendPasses, isPanic, ofMeleeAttack),
      attackerNow,
      suffersHits('chosen', ({ s, unit }) => 2 * ranksOf(s, unit)),
      when(isUnitOf(character)('unit'), chosenBecomes('weakened')),
    ),
  ],
});

/** A friend and an enemy near it both lose their turn; the unit of this Character may restore Wounds of both. */
export const parlay = (whose: Whose, character: string): TacticsCard => ({
  name: 'Parlay',
  ...whose,
  responses: [
    choose(
      friendlyActivates,
      ({ s, seat, unit }) =>
        unitOptions(enemyUnits(s, seat).filter((enemy) => !enemy.activated && areNear(unit, enemy, 'short'))),
      has(NO_ACTIONS, 'turn'),
      chosenActivatesIdly,
      when(
        isUnitOf(character)('unit'),
        thenChooses(orNone(({ chosen }) => [unitOption(chosen.id)])),
        part(1, restores('unit', 2), restores('chosen', 2)),
      ),
    ),
  ],
});
