// The names of everything on the table. Those of areas, Houses, units, orders and cards are in their tables.

import { AREAS } from '../../areas.ts';
import { HOUSE_CARDS } from '../../house-cards.ts';
import { HOUSES } from '../../houses.ts';
import { ORDERS } from '../../orders.ts';
import { UNITS } from '../../units.ts';
import { WESTEROS_CARDS } from '../../westeros-cards.ts';
import { WILDLING_CARDS } from '../../wildling-cards.ts';

export const names = {
  ...table('house', HOUSES),
  ...table('seat', HOUSES),
  ...table('area', AREAS),
  ...table('power-source', AREAS),
  ...table('unit', UNITS),
  ...table('order', ORDERS),
  ...table('house-card', HOUSE_CARDS),
  ...table('westeros', WESTEROS_CARDS),
  ...table('wildling', WILDLING_CARDS),

  'name.fort.castle': 'Castle',
  'name.fort.stronghold': 'Stronghold',
  'name.order-type.march': 'March',
  'name.order-type.defense': 'Defense',
  'name.order-type.support': 'Support',
  'name.order-type.raid': 'Raid',
  'name.order-type.consolidate': 'Consolidate Power',
  'name.track.iron-throne': 'Iron Throne',
  'name.track.fiefdoms': 'Fiefdoms',
  'name.track.kings-court': "King's Court",
  'name.dominance.iron-throne': 'Iron Throne',
  'name.dominance.fiefdoms': 'Valyrian Steel Blade',
  'name.dominance.kings-court': 'Messenger Raven',
  'name.among.highest': 'highest',
  'name.among.lowest': 'lowest',
  'name.phase.westeros': 'Westeros',
  'name.phase.planning': 'planning',
  'name.phase.action': 'action',
  'name.tides.zero': 'No tide',
  'name.tides.sword': '+1 and a sword',
  'name.tides.fortification': '+1 and a fortification',
  'name.tides.two': '+2',
  'name.tides.three': '+3',
  'name.tides.skull': 'Skull',

  'name.power-source.game-of-thrones': 'the Game of Thrones card',
  'name.power-source.pillage': 'pillaging',
  'name.power-source.skinchanger-scout': 'the Skinchanger Scout',
  'name.power-source.tywin-lannister': 'Tywin Lannister',

  'count.unit.footman': '{n, plural, =0 {} one {# Footman} other {# Footmen}}',
  'count.unit.knight': '{n, plural, =0 {} one {# Knight} other {# Knights}}',
  'count.unit.ship': '{n, plural, =0 {} one {# Ship} other {# Ships}}',
  'count.unit.siege-engine': '{n, plural, =0 {} one {# Siege Engine} other {# Siege Engines}}',
  'count.house': '{key:name.house} {n}',
  'count.area': '{n, plural, =0 {} other {{key:name.area} #}}',
} as const;

type Names<Kind extends string, Id extends string> = { readonly [Key in `name.${Kind}.${Id}`]: string };

function table<Kind extends string, Id extends string>(
  kind: Kind,
  rows: Readonly<Record<Id, { readonly name: string }>>,
): Names<Kind, Id> {
  const entries = Object.entries<{ readonly name: string }>(rows);
  return Object.fromEntries(entries.map(([id, { name }]) => [`name.${kind}.${id}`, name])) as Names<Kind, Id>;
}
