// The forty-two House cards, seven to a House: strength, combat icons and when the text ability, if any,
// takes effect. What an ability does is told in the message catalogue (`text.house-card.ID`).

import { HOUSE_IDS, type HouseId } from './houses.ts';

/** The moments of a combat at which text abilities take effect, in the order they come. */
export const CARD_TIMINGS = [
  'reveal-cancel', // as the cards are turned up, before anything else
  'reveal-immediate', // next, before every other effect
  'strength', // holds throughout, whenever strength or icons are counted
  'on-win', // once the winner is known
  'on-loss', // once the loser is known
  'casualties', // whenever casualties would be taken
  'retreat', // as the loser retreats or the winner would move in
  'after-combat', // last, when both cards lie in their discard piles
] as const;
export type CardTiming = (typeof CARD_TIMINGS)[number];

export interface HouseCard {
  readonly name: string;
  readonly house: HouseId;
  readonly strength: number;
  readonly swords: number;
  readonly fortifications: number;
  /** When the text ability takes effect; null for a card without one. */
  readonly timing: CardTiming | null;
  /** The owner may decline to use the text ability. */
  readonly optional: boolean;
}

// Greatjon Umber and Randyll Tarly have one sword each: some records say two, the printed cards show one.
// oxfmt-ignore
export const HOUSE_CARDS = {
  //                          name                     house        strength  swords  forts  ability
  'eddard-stark':        card('Eddard Stark',          'stark',     4,        2,      0),
  'robb-stark':          card('Robb Stark',            'stark',     3,        0,      0,     'retreat', 'may'),
  'roose-bolton':        card('Roose Bolton',          'stark',     2,        0,      0,     'on-loss'),
  'greatjon-umber':      card('Greatjon Umber',        'stark',     2,        1,      0),
  'ser-rodrick-cassel':  card('Ser Rodrick Cassel',    'stark',     1,        0,      2),
  'the-blackfish':       card('The Blackfish',         'stark',     1,        0,      0,     'casualties'),
  'catelyn-stark':       card('Catelyn Stark',         'stark',     0,        0,      0,     'strength'),
  'tywin-lannister':     card('Tywin Lannister',       'lannister', 4,        0,      0,     'on-win'),
  'ser-gregor-clegane':  card('Ser Gregor Clegane',    'lannister', 3,        3,      0),
  'the-hound':           card('The Hound',             'lannister', 2,        0,      2),
  'ser-jaime-lannister': card('Ser Jaime Lannister',   'lannister', 2,        1,      0),
  'tyrion-lannister':    card('Tyrion Lannister',      'lannister', 1,        0,      0,     'reveal-cancel', 'may'),
  'ser-kevan-lannister': card('Ser Kevan Lannister',   'lannister', 1,        0,      0,     'strength'),
  'cersei-lannister':    card('Cersei Lannister',      'lannister', 0,        0,      0,     'on-win', 'may'),
  'stannis-baratheon':   card('Stannis Baratheon',     'baratheon', 4,        0,      0,     'strength'),
  'renly-baratheon':     card('Renly Baratheon',       'baratheon', 3,        0,      0,     'on-win', 'may'),
  'ser-davos-seaworth':  card('Ser Davos Seaworth',    'baratheon', 2,        0,      0,     'strength'),
  'brienne-of-tarth':    card('Brienne of Tarth',      'baratheon', 2,        1,      1),
  'salladhor-saan':      card('Salladhor Saan',        'baratheon', 1,        0,      0,     'strength'),
  melisandre:            card('Melisandre',            'baratheon', 1,        1,      0),
  patchface:             card('Patchface',             'baratheon', 0,        0,      0,     'after-combat', 'may'),
  'euron-crows-eye':     card("Euron Crow's Eye",      'greyjoy',   4,        1,      0),
  'victarion-greyjoy':   card('Victarion Greyjoy',     'greyjoy',   3,        0,      0,     'strength'),
  'theon-greyjoy':       card('Theon Greyjoy',         'greyjoy',   2,        0,      0,     'strength'),
  'balon-greyjoy':       card('Balon Greyjoy',         'greyjoy',   2,        0,      0,     'strength'),
  'asha-greyjoy':        card('Asha Greyjoy',          'greyjoy',   1,        0,      0,     'strength'),
  'dagmar-cleftjaw':     card('Dagmar Cleftjaw',       'greyjoy',   1,        1,      1),
  'aeron-damphair':      card('Aeron Damphair',        'greyjoy',   0,        0,      0,     'reveal-immediate', 'may'),
  'mace-tyrell':         card('Mace Tyrell',           'tyrell',    4,        0,      0,     'reveal-immediate'),
  'ser-loras-tyrell':    card('Ser Loras Tyrell',      'tyrell',    3,        0,      0,     'on-win'),
  'ser-garlan-tyrell':   card('Ser Garlan Tyrell',     'tyrell',    2,        2,      0),
  'randyll-tarly':       card('Randyll Tarly',         'tyrell',    2,        1,      0),
  'alester-florent':     card('Alester Florent',       'tyrell',    1,        0,      1),
  'margaery-tyrell':     card('Margaery Tyrell',       'tyrell',    1,        0,      1),
  'queen-of-thorns':     card('Queen of Thorns',       'tyrell',    0,        0,      0,     'reveal-immediate'),
  'the-red-viper':       card('The Red Viper',         'martell',   4,        2,      1),
  'areo-hotah':          card('Areo Hotah',            'martell',   3,        0,      1),
  'obara-sand':          card('Obara Sand',            'martell',   2,        1,      0),
  darkstar:              card('Darkstar',              'martell',   2,        1,      0),
  'nymeria-sand':        card('Nymeria Sand',          'martell',   1,        0,      0,     'strength'),
  'arianne-martell':     card('Arianne Martell',       'martell',   1,        0,      0,     'retreat'),
  'doran-martell':       card('Doran Martell',         'martell',   0,        0,      0,     'reveal-immediate'),
} as const satisfies Readonly<Record<string, HouseCard>>;

export type HouseCardId = keyof typeof HOUSE_CARDS;

export const HOUSE_CARD_IDS = Object.keys(HOUSE_CARDS) as readonly HouseCardId[];

/** The seven cards each House starts with, strongest first. */
export const HANDS = Object.fromEntries(
  HOUSE_IDS.map((house): [HouseId, readonly HouseCardId[]] => [
    house,
    HOUSE_CARD_IDS.filter((id) => HOUSE_CARDS[id].house === house),
  ]),
) as Readonly<Record<HouseId, readonly HouseCardId[]>>;

function card(
  name: string,
  house: HouseId,
  strength: number,
  swords: number,
  fortifications: number,
  timing: CardTiming | null = null,
  may?: 'may',
): HouseCard {
  return { name, house, strength, swords, fortifications, timing, optional: may === 'may' };
}
