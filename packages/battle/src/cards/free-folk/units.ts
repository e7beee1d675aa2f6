/** Free Folk: Combat Units. */
import type { UnitCard } from '../card.ts';

// oxfmt-ignore
export const units: { readonly [id: string]: UnitCard } = {};
