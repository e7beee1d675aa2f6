/** Pillage: the rule of a faction's own card, which a unit of another faction has as an Ability. */
import type { AbilityCard } from '../card.ts';
import { attackDone, condition, gainsPillage, happening, isMelee, narrowed } from '../../effects/words.ts';
import { isWatchedFor } from '../../timing/prompts.ts';
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
        // a third token concerns nobody but those who answer it
        condition(
          'destroyed-ranks',
          ({ s, unit, about }) =>
            about.ranksLost > 0 && (pillageOf(unit) < 2 || isWatchedFor(s, 'happening', 'pillage-refused')),
        ),
      ),
      gainsPillage('unit', ({ about }) => about.ranksLost),
    ),
  ],
};
