// The names of the 58 areas. areas.ts says what is printed on each.

// The three lists run from north to south; together they are the board order.
// oxfmt-ignore
export const LAND_IDS = [
  'castle-black', 'karhold', 'winterfell', 'widows-watch', 'stony-shore', 'white-harbor', 'moat-cailin',
  'flints-finger', 'greywater-watch', 'fingers', 'twins', 'seagard', 'pyke', 'mountains-of-the-moon', 'eyrie',
  'riverrun', 'lannisport', 'harrenhal', 'crackclaw-point', 'dragonstone', 'stoney-sept', 'blackwater',
  'searoad-marches', 'kings-landing', 'kingswood', 'reach', 'highgarden', 'storms-end', 'dornish-marches',
  'boneway', 'oldtown', 'princes-pass', 'three-towers', 'yronwood', 'sunspear', 'salt-shore', 'starfall', 'arbor',
] as const;

// oxfmt-ignore
export const SEA_IDS = [
  'bay-of-ice', 'shivering-sea', 'narrow-sea', 'sunset-sea', 'ironmans-bay', 'golden-sound', 'blackwater-bay',
  'shipbreaker-bay', 'west-summer-sea', 'sea-of-dorne', 'redwyne-straights', 'east-summer-sea',
] as const;

// oxfmt-ignore
export const PORT_IDS = [
  'port-winterfell', 'port-white-harbor', 'port-pyke', 'port-lannisport',
  'port-dragonstone', 'port-storms-end', 'port-oldtown', 'port-sunspear',
] as const;

export const AREA_IDS = [...LAND_IDS, ...SEA_IDS, ...PORT_IDS] as const;

export type LandId = (typeof LAND_IDS)[number];
export type SeaId = (typeof SEA_IDS)[number];
export type PortId = (typeof PORT_IDS)[number];
export type AreaId = (typeof AREA_IDS)[number];
