/** Neutral: all of its cards and ready armies. */
import { NEUTRAL_ARMIES as armies } from '../../army/ready/neutral.ts';
import type { WholeFaction } from '../card.ts';
import { abilities } from './abilities.ts';
import { attachments } from './attachments.ts';
import { ncus } from './ncus.ts';
import { tactics } from './tactics.ts';
import { units } from './units.ts';

export const neutral: WholeFaction = { units, attachments, ncus, tactics, abilities, armies };
