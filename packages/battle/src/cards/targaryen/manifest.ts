/** House Targaryen: all of its cards and ready armies. */
import { TARGARYEN_ARMIES as armies } from '../../army/ready/targaryen.ts';
import type { WholeFaction } from '../card.ts';
import { abilities } from './abilities.ts';
import { attachments } from './attachments.ts';
import { ncus } from './ncus.ts';
import { tactics } from './tactics.ts';
import { units } from './units.ts';

export const targaryen: WholeFaction = { units, attachments, ncus, tactics, abilities, armies };
