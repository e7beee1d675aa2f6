/** House Bolton: all of its cards and ready armies. */
import { BOLTON_ARMIES as armies } from '../../army/ready/bolton.ts';
import type { WholeFaction } from '../card.ts';
import { abilities } from './abilities.ts';
import { attachments } from './attachments.ts';
import { ncus } from './ncus.ts';
import { tactics } from './tactics.ts';
import { units } from './units.ts';

export const bolton: WholeFaction = { units, attachments, ncus, tactics, abilities, armies };
