/** Free Folk: all of its cards and ready armies. */
import { FREE_FOLK_ARMIES as armies } from '../../army/ready/free-folk.ts';
import type { WholeFaction } from '../card.ts';
import { abilities } from './abilities.ts';
import { attachments } from './attachments.ts';
import { ncus } from './ncus.ts';
import { tactics } from './tactics.ts';
import { units } from './units.ts';

export const freeFolk: WholeFaction = { units, attachments, ncus, tactics, abilities, armies };
