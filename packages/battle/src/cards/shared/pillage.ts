/** Pillage: the rule of a faction's own card, which a unit of another faction has as an Ability. */
import type { AbilityCard } from '../card.ts';
import { attackDone, condition, gainsPillage, happening, isMelee, narrowed } from '../../effects/words.ts';
import { PILLAGE, pillageOf } from '../../units/pillage.ts';

/** The rule is no Ability of the unit: it stays when Abilities are lost. */
export const pillages: Omit<AbilityCard, 'name'> = {
  innate: true,
  pillages: true,
  pool: PILLAGE,
  morale: (_, unit) => (pillageOf(unit) >= 1 ? { roll: 1 } : null),
  attacking: (_, { attacker }) => (pillageOf(attacker) >= 2 ? { dice: 1 } : null),
  happens: [
    happening(
      narrowed(
        attackDone,
        isMelee,
        condition('destroyed-ranks', ({ about }) => about.ranksLost > 0),
      ),
      gainsPillage('unit', ({ about }) => about.ranksLost),
    ),
  ],
};
