/** Night's Watch: abilities of units, attachments and NCUs. */
import type { AbilityCard } from '../card.ts';

export const abilities: { readonly [id: string]: AbilityCard } = {};
