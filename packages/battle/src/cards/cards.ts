/** All cards of Season 6. A faction joins here. */
import type { AttachmentCard, FactionCards, NcuCard, TacticsCard, UnitCard, AbilityCard } from './card.ts';
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
import { ACTION_ABILITIES } from './shared/actions.ts';
import { DREADFORT } from './shared/dreadfort.ts';
import { MERCENARIES } from './shared/mercenaries.ts';
import { MOVEMENT_ABILITIES } from './shared/movement.ts';
import { SHARED_ABILITIES } from './shared/abilities.ts';
import { stark } from './stark/manifest.ts';

const FACTIONS: readonly FactionCards[] = [
  stark,
  lannister,
  bolton,
  neutral,
  martell,
  baratheon,
  nightsWatch,
  brotherhood,
  greyjoy,
  targaryen,
  freeFolk,
];

function joined<K extends keyof FactionCards>(table: K): FactionCards[K] {
  return Object.assign({}, ...FACTIONS.map((faction) => faction[table])) as FactionCards[K];
}

export const UNIT_CARDS: { readonly [id: string]: UnitCard } = joined('units');
export const ATTACHMENTS: { readonly [id: string]: AttachmentCard } = joined('attachments');
export const NCUS: { readonly [id: string]: NcuCard } = joined('ncus');
export const TACTICS_CARDS: { readonly [id: string]: TacticsCard } = joined('tactics');
export const ABILITIES: { readonly [id: string]: AbilityCard } = {
  ...SHARED_ABILITIES,
  ...ACTION_ABILITIES,
  ...DREADFORT,
  ...MERCENARIES,
  ...MOVEMENT_ABILITIES,
  ...joined('abilities'),
};
