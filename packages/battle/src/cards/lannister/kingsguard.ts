/** The sworn brothers of the Kingsguard, and the clansmen of the Vale: what the Crown and Tyrion bring to the field. */
import {
  activates,
  attackedBy,
  controlling,
  happening,
  isMelee,
  meleeBegins,
  narrowed,
  otherBecomes,
  passesTest,
  restores,
  stands,
  suffers,
} from '../../effects/words.ts';
import { controls } from '../../tactics/control.ts';
import { destroyedRanks } from '../../units/ranks.ts';
import type { AbilityCard } from '../card.ts';
import { inMelee, restoresSelf } from '../shared/phrases.ts';

export const KINGSGUARD_ABILITIES: { readonly [id: string]: AbilityCard } = {
  'duty-to-the-crown': {
    name: 'Duty to the Crown',
    happens: [
      happening(
        passesTest,
        restores('owner', ({ s, seat }) => (controls(s, seat, 'crown') ? 2 : 1)),
      ),
    ],
  },
  'dominance-of-the-crown': {
    name: 'Dominance of the Crown',
    attacking: inMelee(({ attacker }, s) =>
      controls(s, attacker.seat, 'crown') ? { toHit: 1, keywords: ['sundering'] } : {},
    ),
  },
  'intimidation-of-the-crown': {
    name: 'Intimidation of the Crown',
    happens: [happening(narrowed(meleeBegins, controlling('crown')), otherBecomes('panicked', 'weakened'))],
  },
  'vengeance-of-the-crown': {
    name: 'Vengeance of the Crown',
    happens: [
      happening(
        narrowed(attackedBy, isMelee, stands('unit'), controlling('crown')),
        suffers('unit', ({ s, owner }) => 1 + (owner === null ? 0 : destroyedRanks(s, owner))),
      ),
    ],
  },
  disorganized: { name: 'Disorganized', morale: () => ({ panicWounds: 1 }) },
  'recruiting-from-the-hills': {
    name: 'Recruiting from the Hills',
    happens: [
      happening(
        activates,
        restoresSelf((lost) => 1 + lost),
      ),
    ],
  },
};
