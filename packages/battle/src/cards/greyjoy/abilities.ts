/** House Greyjoy: abilities of units, attachments and NCUs. */
import type { AbilityCard } from '../card.ts';
import { RAIDERS } from './raiders.ts';

export const abilities: { readonly [id: string]: AbilityCard } = { ...RAIDERS };
