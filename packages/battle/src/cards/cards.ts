/** All cards, by id. A faction's file joins here. */
import type { AttachmentCard, NcuCard, TacticsCard, UnitCard } from './card.ts';
import { LANNISTER_ATTACHMENTS, LANNISTER_NCUS, LANNISTER_TACTICS, LANNISTER_UNITS } from './lannister.ts';
import { STARK_ATTACHMENTS, STARK_NCUS, STARK_TACTICS, STARK_UNITS } from './stark.ts';

export const UNIT_CARDS: { readonly [id: string]: UnitCard } = { ...STARK_UNITS, ...LANNISTER_UNITS };
export const ATTACHMENTS: { readonly [id: string]: AttachmentCard } = {
  ...STARK_ATTACHMENTS,
  ...LANNISTER_ATTACHMENTS,
};
export const NCUS: { readonly [id: string]: NcuCard } = { ...STARK_NCUS, ...LANNISTER_NCUS };
export const TACTICS_CARDS: { readonly [id: string]: TacticsCard } = {
  ...STARK_TACTICS,
  ...LANNISTER_TACTICS,
};
