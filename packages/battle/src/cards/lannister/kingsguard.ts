/** The sworn brothers of the Kingsguard: what the Crown brings to the field. */
import { controls } from '../../tactics/control.ts';
import type { AbilityCard } from '../card.ts';
import { inMelee } from '../shared/phrases.ts';

export const KINGSGUARD_ABILITIES: { readonly [id: string]: AbilityCard } = {
  'dominance-of-the-crown': {
    name: 'Dominance of the Crown',
    attacking: inMelee(({ attacker }, s) =>
      controls(s, attacker.seat, 'crown') ? { toHit: 1, keywords: ['sundering'] } : {},
    ),
  },
};
