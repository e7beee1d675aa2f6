// The board: 38 lands, 12 seas and 8 ports, what is printed on each, and which of them touch.
// A fort is a Castle or a Stronghold; supply icons are the barrels, power icons the crowns.

import {
  AREA_IDS,
  LAND_IDS,
  PORT_IDS,
  SEA_IDS,
  type AreaId,
  type LandId,
  type PortId,
  type SeaId,
} from './area-ids.ts';
import { GARRISON_STRENGTH, type HouseId } from './houses.ts';

export { AREA_IDS, LAND_IDS, PORT_IDS, SEA_IDS, type AreaId, type LandId, type PortId, type SeaId };

const PLACES: ReadonlyMap<string, number> = new Map(AREA_IDS.map((id, index) => [id, index]));

/** The place of an area in the board order. A Map finds a name faster than an object does. */
export function areaIndex(id: AreaId): number {
  return PLACES.get(id) ?? -1;
}

export type Fort = 'castle' | 'stronghold';

interface Printed {
  readonly name: string;
  readonly fort: Fort | null;
  readonly musterPoints: 0 | 1 | 2;
  readonly supply: number;
  readonly power: number;
  readonly homeOf: HouseId | null;
  /** Strength of the Garrison token that starts here; 0 where there is none. */
  readonly garrison: number;
}

export interface Land extends Printed {
  readonly kind: 'land';
  readonly port: PortId | null;
  readonly land: null;
  readonly sea: null;
}

export interface Sea extends Printed {
  readonly kind: 'sea';
  readonly port: null;
  readonly land: null;
  readonly sea: null;
}

/** A port lies between the one land whose controller owns it and the one sea it opens to. */
export interface Port extends Printed {
  readonly kind: 'port';
  readonly port: null;
  readonly land: LandId;
  readonly sea: SeaId;
}

/** Ships that one port can hold (rulebook p. 25). */
export const PORT_CAPACITY = 3;

function land(
  name: string,
  fort: Fort | null,
  supply: number,
  power: number,
  homeOf: HouseId | null = null,
  itsPort: PortId | null = null,
): Land {
  return {
    name,
    kind: 'land',
    fort,
    musterPoints: fort === 'stronghold' ? 2 : fort === 'castle' ? 1 : 0,
    supply,
    power,
    homeOf,
    garrison: homeOf === null ? 0 : GARRISON_STRENGTH,
    port: itsPort,
    land: null,
    sea: null,
  };
}

const BARE = { fort: null, musterPoints: 0, supply: 0, power: 0, homeOf: null, garrison: 0 } as const;

function sea(name: string): Sea {
  return { name, kind: 'sea', ...BARE, port: null, land: null, sea: null };
}

function port(name: string, itsLand: LandId, itsSea: SeaId): Port {
  return { name, kind: 'port', ...BARE, port: null, land: itsLand, sea: itsSea };
}

// oxfmt-ignore
export const AREAS: Readonly<Record<LandId, Land> & Record<SeaId, Sea> & Record<PortId, Port>> = {
  //                            name                         fort          supply  power  home         port
  'castle-black':          land('Castle Black',              null,         0,      1),
  karhold:                 land('Karhold',                   null,         0,      1),
  winterfell:              land('Winterfell',                'stronghold', 1,      1,     'stark',     'port-winterfell'),
  'widows-watch':          land("Widow's Watch",             null,         1,      0),
  'stony-shore':           land('The Stony Shore',           null,         1,      0),
  'white-harbor':          land('White Harbor',              'castle',     0,      0,     null,        'port-white-harbor'),
  'moat-cailin':           land('Moat Cailin',               'castle',     0,      0),
  'flints-finger':         land("Flint's Finger",            'castle',     0,      0),
  'greywater-watch':       land('Greywater Watch',           null,         1,      0),
  fingers:                 land('The Fingers',               null,         1,      0),
  twins:                   land('The Twins',                 null,         0,      1),
  seagard:                 land('Seagard',                   'stronghold', 1,      1),
  pyke:                    land('Pyke',                      'stronghold', 1,      1,     'greyjoy',   'port-pyke'),
  'mountains-of-the-moon': land('The Mountains of the Moon', null,         1,      0),
  eyrie:                   land('The Eyrie',                 'castle',     1,      1),
  riverrun:                land('Riverrun',                  'stronghold', 1,      1),
  lannisport:              land('Lannisport',                'stronghold', 2,      0,     'lannister', 'port-lannisport'),
  harrenhal:               land('Harrenhal',                 'castle',     0,      1),
  'crackclaw-point':       land('Crackclaw Point',           'castle',     0,      0),
  dragonstone:             land('Dragonstone',               'stronghold', 1,      1,     'baratheon', 'port-dragonstone'),
  'stoney-sept':           land('Stoney Sept',               null,         0,      1),
  blackwater:              land('Blackwater',                null,         2,      0),
  'searoad-marches':       land('Searoad Marches',           null,         1,      0),
  'kings-landing':         land("King's Landing",            'stronghold', 0,      2),
  kingswood:               land('Kingswood',                 null,         1,      1),
  reach:                   land('The Reach',                 'castle',     0,      0),
  highgarden:              land('Highgarden',                'stronghold', 2,      0,     'tyrell'),
  'storms-end':            land("Storm's End",               'castle',     0,      0,     null,        'port-storms-end'),
  'dornish-marches':       land('Dornish Marches',           null,         0,      1),
  boneway:                 land('The Boneway',               null,         0,      1),
  oldtown:                 land('Oldtown',                   'stronghold', 0,      0,     null,        'port-oldtown'),
  'princes-pass':          land("Prince's Pass",             null,         1,      1),
  'three-towers':          land('Three Towers',              null,         1,      0),
  yronwood:                land('Yronwood',                  'castle',     0,      0),
  sunspear:                land('Sunspear',                  'stronghold', 1,      1,     'martell',   'port-sunspear'),
  'salt-shore':            land('Salt Shore',                null,         1,      0),
  starfall:                land('Starfall',                  'castle',     1,      0),
  arbor:                   land('The Arbor',                 null,         0,      1),

  'bay-of-ice':        sea('Bay of Ice'),
  'shivering-sea':     sea('The Shivering Sea'),
  'narrow-sea':        sea('The Narrow Sea'),
  'sunset-sea':        sea('Sunset Sea'),
  'ironmans-bay':      sea("Ironman's Bay"),
  'golden-sound':      sea('The Golden Sound'),
  'blackwater-bay':    sea('Blackwater Bay'),
  'shipbreaker-bay':   sea('Shipbreaker Bay'),
  'west-summer-sea':   sea('West Summer Sea'),
  'sea-of-dorne':      sea('Sea of Dorne'),
  'redwyne-straights': sea('Redwyne Straights'), // spelt as the board and the rulebook spell it
  'east-summer-sea':   sea('East Summer Sea'),

  //                        name                    land            sea
  'port-winterfell':   port('Port of Winterfell',   'winterfell',   'bay-of-ice'),
  'port-white-harbor': port('Port of White Harbor', 'white-harbor', 'narrow-sea'),
  'port-pyke':         port('Port of Pyke',         'pyke',         'ironmans-bay'),
  'port-lannisport':   port('Port of Lannisport',   'lannisport',   'golden-sound'),
  'port-dragonstone':  port('Port of Dragonstone',  'dragonstone',  'shipbreaker-bay'),
  'port-storms-end':   port("Port of Storm's End",  'storms-end',   'shipbreaker-bay'),
  'port-oldtown':      port('Port of Oldtown',      'oldtown',      'redwyne-straights'),
  'port-sunspear':     port('Port of Sunspear',     'sunspear',     'east-summer-sea'),
};

// Who touches whom, each pair once, under whichever comes first in the board order; the ports add theirs
// from the table above. Rivers part the lands on their banks (Twins and Riverrun, for one) except where a
// bridge joins them (Seagard and The Twins, The Mountains of the Moon and Crackclaw Point): rulebook p. 27.
// oxfmt-ignore
const BORDERS: Readonly<Partial<Record<LandId | SeaId, readonly (LandId | SeaId)[]>>> = {
  'castle-black':          ['karhold', 'winterfell', 'bay-of-ice', 'shivering-sea'],
  karhold:                 ['winterfell', 'shivering-sea'],
  winterfell:              ['stony-shore', 'white-harbor', 'moat-cailin', 'bay-of-ice', 'shivering-sea'],
  'widows-watch':          ['white-harbor', 'shivering-sea', 'narrow-sea'],
  'stony-shore':           ['bay-of-ice'],
  'white-harbor':          ['moat-cailin', 'shivering-sea', 'narrow-sea'],
  'moat-cailin':           ['greywater-watch', 'twins', 'seagard', 'narrow-sea'],
  'flints-finger':         ['greywater-watch', 'bay-of-ice', 'sunset-sea', 'ironmans-bay'],
  'greywater-watch':       ['seagard', 'bay-of-ice', 'ironmans-bay'],
  fingers:                 ['twins', 'mountains-of-the-moon', 'narrow-sea'],
  twins:                   ['seagard', 'mountains-of-the-moon', 'narrow-sea'],
  seagard:                 ['riverrun', 'ironmans-bay'],
  pyke:                    ['ironmans-bay'],
  'mountains-of-the-moon': ['eyrie', 'crackclaw-point', 'narrow-sea'],
  eyrie:                   ['narrow-sea'],
  riverrun:                ['lannisport', 'harrenhal', 'stoney-sept', 'ironmans-bay', 'golden-sound'],
  lannisport:              ['stoney-sept', 'searoad-marches', 'golden-sound'],
  harrenhal:               ['crackclaw-point', 'stoney-sept', 'blackwater'],
  'crackclaw-point':       ['blackwater', 'kings-landing', 'narrow-sea', 'blackwater-bay', 'shipbreaker-bay'],
  dragonstone:             ['shipbreaker-bay'],
  'stoney-sept':           ['blackwater', 'searoad-marches'],
  blackwater:              ['searoad-marches', 'kings-landing', 'reach'],
  'searoad-marches':       ['reach', 'highgarden', 'sunset-sea', 'golden-sound', 'west-summer-sea'],
  'kings-landing':         ['kingswood', 'reach', 'blackwater-bay'],
  kingswood:               ['reach', 'storms-end', 'boneway', 'blackwater-bay', 'shipbreaker-bay'],
  reach:                   ['highgarden', 'dornish-marches', 'boneway'],
  highgarden:              ['dornish-marches', 'oldtown', 'west-summer-sea', 'redwyne-straights'],
  'storms-end':            ['boneway', 'shipbreaker-bay', 'sea-of-dorne', 'east-summer-sea'],
  'dornish-marches':       ['boneway', 'oldtown', 'princes-pass', 'three-towers'],
  boneway:                 ['princes-pass', 'yronwood', 'sea-of-dorne'],
  oldtown:                 ['three-towers', 'redwyne-straights'],
  'princes-pass':          ['three-towers', 'yronwood', 'starfall'],
  'three-towers':          ['west-summer-sea', 'redwyne-straights'],
  yronwood:                ['sunspear', 'salt-shore', 'starfall', 'sea-of-dorne'],
  sunspear:                ['salt-shore', 'sea-of-dorne', 'east-summer-sea'],
  'salt-shore':            ['starfall', 'east-summer-sea'],
  starfall:                ['west-summer-sea', 'east-summer-sea'],
  arbor:                   ['west-summer-sea', 'redwyne-straights'],
  'bay-of-ice':            ['sunset-sea'],
  'shivering-sea':         ['narrow-sea'],
  'narrow-sea':            ['shipbreaker-bay'],
  'sunset-sea':            ['ironmans-bay', 'golden-sound', 'west-summer-sea'],
  'ironmans-bay':          ['golden-sound'],
  'blackwater-bay':        ['shipbreaker-bay'],
  'shipbreaker-bay':       ['east-summer-sea'],
  'west-summer-sea':       ['redwyne-straights', 'east-summer-sea'],
  'sea-of-dorne':          ['east-summer-sea'],
};

const SIZE = AREA_IDS.length;
const ADJACENT = new Uint8Array(SIZE * SIZE);

function join(a: AreaId, b: AreaId): void {
  ADJACENT[areaIndex(a) * SIZE + areaIndex(b)] = 1;
  ADJACENT[areaIndex(b) * SIZE + areaIndex(a)] = 1;
}
for (const a of [...LAND_IDS, ...SEA_IDS]) {
  for (const b of BORDERS[a] ?? []) join(a, b);
}
for (const id of PORT_IDS) {
  join(id, AREAS[id].land);
  join(id, AREAS[id].sea);
}

export function areAdjacent(a: AreaId, b: AreaId): boolean {
  return ADJACENT[areaIndex(a) * SIZE + areaIndex(b)] === 1;
}

/** The areas next to each area, in the board order. */
export const NEIGHBOURS = Object.fromEntries(
  AREA_IDS.map((a): [AreaId, readonly AreaId[]] => [a, AREA_IDS.filter((b) => areAdjacent(a, b))]),
) as Readonly<Record<AreaId, readonly AreaId[]>>;

const PRINTED = AREA_IDS.map((id): Land | Sea | Port => AREAS[id]);
const NEXT_TO = AREA_IDS.map((id) => NEIGHBOURS[id]);

/** The same as `AREAS[id]`, for rules that are asked all the time: found by its place, which is faster. */
export function printedOn(id: AreaId): Land | Sea | Port {
  return PRINTED[areaIndex(id)] ?? AREAS[id];
}

/** The same as `NEIGHBOURS[id]`, in the faster way. */
export function areasNextTo(id: AreaId): readonly AreaId[] {
  return NEXT_TO[areaIndex(id)] ?? NEIGHBOURS[id];
}
