/** The factions. */
export const FACTIONS = [
  'stark',
  'lannister',
  'nights-watch',
  'free-folk',
  'baratheon',
  'targaryen',
  'bolton',
  'greyjoy',
  'martell',
  'brotherhood',
  'neutral',
] as const;
export type Faction = (typeof FACTIONS)[number];
