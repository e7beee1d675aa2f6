/** Free Folk: Non-Combat Units. */
import type { NcuCard } from '../card.ts';

export const ncus: { readonly [id: string]: NcuCard } = {};
