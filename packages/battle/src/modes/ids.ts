/** The game modes, by id. */
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
