/** House Greyjoy: abilities of units, attachments and NCUs. */
import type { AbilityCard } from '../card.ts';
import { ERIK_ABILITIES } from './balon-and-erik.ts';
import { CAPTAINS } from './captains.ts';
import { COUNSEL } from './counsel.ts';
import { EURON_AND_DAGMER_ABILITIES } from './euron-and-dagmer.ts';
import { RAIDERS } from './raiders.ts';

export const abilities: { readonly [id: string]: AbilityCard } = {
  ...RAIDERS,
  ...CAPTAINS,
  ...ERIK_ABILITIES,
  ...COUNSEL,
  ...EURON_AND_DAGMER_ABILITIES,
  'iron-price-paid': { name: 'The Iron Price', attacking: { reroll: 'any' } },
};
