/**
 * The cards of some factions as one set of tables, with the abilities that all factions share. Factions stand in a fixed
 * order whichever was loaded first, so that a page with two of them and a server with all offer everything alike.
 */
import type { WholeFaction } from './card.ts';
import type { Faction } from './factions.ts';
import { ACTION_ABILITIES } from './shared/actions.ts';
import { DREADFORT } from './shared/dreadfort.ts';
import { MERCENARIES } from './shared/mercenaries.ts';
import { MOVEMENT_ABILITIES } from './shared/movement.ts';
import { SHARED_ABILITIES } from './shared/abilities.ts';

export type Loaded = { readonly [F in Faction]?: WholeFaction };

const ORDER: readonly Faction[] = [
  'stark',
  'lannister',
  'bolton',
  'neutral',
  'martell',
  'baratheon',
  'nights-watch',
  'brotherhood',
  'greyjoy',
  'targaryen',
  'free-folk',
];

export function joined(loaded: Loaded): WholeFaction {
  const factions = ORDER.flatMap((faction) => loaded[faction] ?? []);
  const table = <K extends keyof WholeFaction>(name: K): WholeFaction[K] =>
    Object.assign({}, ...factions.map((faction) => faction[name])) as WholeFaction[K];
  return {
    units: table('units'),
    attachments: table('attachments'),
    ncus: table('ncus'),
    tactics: table('tactics'),
    armies: table('armies'),
    abilities: {
      ...SHARED_ABILITIES,
      ...ACTION_ABILITIES,
      ...DREADFORT,
      ...MERCENARIES,
      ...MOVEMENT_ABILITIES,
      ...table('abilities'),
    },
  };
}
