// The nine Wildling cards, one of each, and the track the Wildling Threat token moves on (rulebook p. 22).
// Each card tells what the highest bidder gains when the Night's Watch holds, and what the lowest bidder
// and the others suffer when it does not: `text.wildling.ID.watch`, `.lowest` and `.others` in the catalogue.

export const WILDLING_CARD_IDS = [
  'silence-at-the-wall',
  'preemptive-raid',
  'crow-killers',
  'rattleshirts-raiders',
  'massing-on-the-milkwater',
  'a-king-beyond-the-wall',
  'mammoth-riders',
  'the-horde-descends',
  'skinchanger-scout',
] as const;
export type WildlingCardId = (typeof WILDLING_CARD_IDS)[number];

// oxfmt-ignore
export const WILDLING_CARDS: Readonly<Record<WildlingCardId, { readonly name: string }>> = {
  'silence-at-the-wall':      { name: 'Silence at the Wall' },
  'preemptive-raid':          { name: 'Preemptive Raid' },
  'crow-killers':             { name: 'Crow Killers' },
  'rattleshirts-raiders':     { name: "Rattleshirt's Raiders" },
  'massing-on-the-milkwater': { name: 'Massing on the Milkwater' },
  'a-king-beyond-the-wall':   { name: 'A King Beyond the Wall' },
  'mammoth-riders':           { name: 'Mammoth Riders' },
  'the-horde-descends':       { name: 'The Horde Descends' },
  'skinchanger-scout':        { name: 'Skinchanger Scout' },
};

/** The strengths printed on the Wildlings track; reaching the last one sets off an attack. */
export const WILDLING_TRACK = [0, 2, 4, 6, 8, 10, 12] as const;

/** The position the Wildling Threat token starts on. */
export const WILDLING_START = 2;
