/** What serves whoever controls the Crown: sworn brothers of the Kingsguard and others. */
import type { AbilityCard } from '../card.ts';
import {
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

export const CROWN: { readonly [id: string]: AbilityCard } = {
  'duty-to-the-crown': {
    name: 'Duty to the Crown',
    happens: [
      happening(
        passesTest,
        restores('owner', ({ s, seat }) => (controls(s, seat, 'crown') ? 2 : 1)),
      ),
    ],
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
  'protection-of-the-crown': {
    name: 'Protection Of The Crown',
    attacked: (s, { defender }) =>
      controls(s, defender.seat, 'crown') ? { defenseReroll: true, keeps: ['vulnerable'] } : null,
  },
};
