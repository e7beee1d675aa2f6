/** The keywords of terrain, and the kinds of pieces there are. */
export const TERRAIN_KEYWORDS = [
  'blocks-line-of-sight',
  'cover',
  'dangerous',
  'destructible',
  'elevated',
  'fortified',
  'hindering',
  'horrific',
  'impassable',
  'inspiring',
  'rough',
] as const;
export type TerrainKeyword = (typeof TERRAIN_KEYWORDS)[number];

export const TERRAIN_KINDS = [
  'forest',
  'corpse-pile',
  'bog',
  'stakes',
  'low-wall',
  'hedge',
  'weirwood',
  'palisade',
  'castle-wall',
] as const;
export type TerrainKind = (typeof TERRAIN_KINDS)[number];
