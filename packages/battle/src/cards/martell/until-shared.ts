/** Abilities of several factions that stand here until they are in cards/shared. */
import {
  asking,
  becomesChosen,
  enemiesNear,
  isPanic,
  narrowed,
  passesTest,
  withOneOf,
} from '../../effects/words.ts';
import { areFriends } from '../../sides/sides.ts';
import { areEngaged, engagedWith } from '../../units/engaged.ts';
import type { AbilityCard } from '../card.ts';
import { inMelee } from '../shared/phrases.ts';

export const UNTIL_SHARED: { readonly [id: string]: AbilityCard } = {
  'boisterous-charisma': {
    name: 'Boisterous Charisma',
    happens: [
      asking(
        narrowed(passesTest, isPanic),
        withOneOf(enemiesNear('short')(), 'vulnerable', 'weakened'),
        becomesChosen,
      ),
    ],
  },
  'gang-up': {
    name: 'Gang-Up',
    near: {
      whom: 'friends',
      within: null,
      attacking: (s, { defender, kind }, bearer) => {
        if (kind !== 'melee' || !areEngaged(bearer, defender)) return null;
        const helped = engagedWith(s, defender).some(
          ({ id, seat }) => id !== bearer.id && areFriends(s, seat, bearer.seat),
        );
        return helped ? { toHit: 1, dice: 1 } : null;
      },
    },
  },
  sundering: { name: 'Sundering', attacking: inMelee({ keywords: ['sundering'] }) },
};
