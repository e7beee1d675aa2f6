/** Brotherhood Without Banners: all of its cards and ready armies. */
import { BROTHERHOOD_ARMIES as armies } from '../../army/ready/brotherhood.ts';
import type { WholeFaction } from '../card.ts';
import { abilities } from './abilities.ts';
import { attachments } from './attachments.ts';
import { ncus } from './ncus.ts';
import { tactics } from './tactics.ts';
import { units } from './units.ts';

export const brotherhood: WholeFaction = { units, attachments, ncus, tactics, abilities, armies };
