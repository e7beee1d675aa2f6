/** House Baratheon: all of its cards. */
import type { FactionCards } from '../card.ts';
import { abilities } from './abilities.ts';
import { attachments } from './attachments.ts';
import { ncus } from './ncus.ts';
import { tactics } from './tactics.ts';
import { units } from './units.ts';

export const baratheon: FactionCards = { units, attachments, ncus, tactics, abilities };
