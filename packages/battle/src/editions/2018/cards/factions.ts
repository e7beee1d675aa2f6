/** The two factions of the first box, with the cards they had then and no others. */
import type { FactionCards } from '../../../cards/card.ts';
import { abilities } from './abilities.ts';
import { lannisterAttachments, lannisterNcus, starkAttachments, starkNcus } from './attachments.ts';
import { lannisterTactics } from './lannister-tactics.ts';
import { starkTactics } from './stark-tactics.ts';
import { lannisterUnits, starkUnits } from './units.ts';

export const stark2018: FactionCards = {
  units: starkUnits,
  attachments: starkAttachments,
  ncus: starkNcus,
  tactics: starkTactics,
  abilities,
};

export const lannister2018: FactionCards = {
  units: lannisterUnits,
  attachments: lannisterAttachments,
  ncus: lannisterNcus,
  tactics: lannisterTactics,
  abilities,
};
