/** The game modes by id, and the cards and places that they bring. */
export const MODE_IDS = [
  'a-game-of-thrones',
  'a-clash-of-kings',
  'a-storm-of-swords',
  'a-feast-for-crows',
  'a-dance-with-dragons',
  'the-winds-of-winter',
  'honed-and-ready',
  'fire-and-blood',
  'here-we-stand',
  'dark-wings-dark-words',
  'banners-and-butchery',
] as const;
export type ModeId = (typeof MODE_IDS)[number];

export const OBJECTIVE_CARDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
export const MISSIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
/** Those that only older editions have. */
export const OLD_OBJECTIVE_CARDS = [11, 12, 13, 14, 15];
export const OLD_MISSIONS = [13];
export const QUADRANTS = ['north-west', 'north-east', 'south-west', 'south-east'] as const;
