/** All cards of Season 6, at once, for whoever does not mind their size. A faction joins here and in on-demand.ts. */
import type { AbilityCard, AttachmentCard } from './card.ts';
import { joined, type Loaded } from './loaded.ts';
import { baratheon } from './baratheon/manifest.ts';
import { bolton } from './bolton/manifest.ts';
import { brotherhood } from './brotherhood/manifest.ts';
import { freeFolk } from './free-folk/manifest.ts';
import { greyjoy } from './greyjoy/manifest.ts';
import { martell } from './martell/manifest.ts';
import { neutral } from './neutral/manifest.ts';
import { nightsWatch } from './nights-watch/manifest.ts';
import { targaryen } from './targaryen/manifest.ts';
import { lannister } from './lannister/manifest.ts';
import { stark } from './stark/manifest.ts';

export const ALL_FACTIONS: Loaded = {
  stark,
  lannister,
  bolton,
  neutral,
  martell,
  baratheon,
  'nights-watch': nightsWatch,
  brotherhood,
  greyjoy,
  targaryen,
  'free-folk': freeFolk,
};

const all = joined(ALL_FACTIONS);
export const ATTACHMENTS: { readonly [id: string]: AttachmentCard } = all.attachments;
export const ABILITIES: { readonly [id: string]: AbilityCard } = all.abilities;
