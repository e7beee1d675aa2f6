/** House Stark: all of its cards and ready armies. */
import { STARK_ARMIES as armies } from '../../army/ready/stark.ts';
import type { WholeFaction } from '../card.ts';
import { abilities } from './abilities.ts';
import { attachments } from './attachments.ts';
import { ncus } from './ncus.ts';
import { tactics } from './tactics.ts';
import { units } from './units.ts';

export const stark: WholeFaction = { units, attachments, ncus, tactics, abilities, armies };
