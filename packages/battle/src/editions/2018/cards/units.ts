/** The Combat Units of the first two-player box, as they were printed in 2018. */
import type { UnitCard } from '../../../cards/card.ts';

type Units = { readonly [id: string]: UnitCard };

// oxfmt-ignore
export const starkUnits: Units = {
  'stark-sworn-swords': {
    name: 'Stark Sworn Swords', faction: 'stark', type: 'infantry', tray: 'infantry', cost: 5,
    speed: 5, defense: 4, morale: 6, wounds: 1,
    attacks: [{ name: 'Stark Fury', kind: 'melee', toHit: 4, dice: [8, 6, 5] }],
    abilities: ['stark-fury-2018'],
  },
  'stark-outriders': {
    name: 'Stark Outriders', faction: 'stark', type: 'cavalry', tray: 'cavalry', cost: 7,
    speed: 6, defense: 4, morale: 6, wounds: 3,
    attacks: [{ name: "Outrider's Blade", kind: 'melee', toHit: 4, dice: [8, 5] }],
    abilities: ['swift-retreat', 'cavalry', 'rapid-assault'],
  },
  'house-umber-berserkers': {
    name: 'House Umber Berserkers', faction: 'stark', type: 'infantry', tray: 'infantry', cost: 7,
    speed: 6, defense: 5, morale: 4, wounds: 1, affiliations: ['house-umber'],
    attacks: [{ name: 'Berserker Axes', kind: 'melee', toHit: 3, dice: [8, 9, 10] }],
    abilities: ['sundering'],
  },
  'grey-wind': {
    name: 'Grey Wind', faction: 'stark', type: 'monster', tray: 'small-solo', cost: 0,
    speed: 6, defense: 3, morale: 2, wounds: 2, character: 'Grey Wind', requires: { character: 'Robb Stark' },
    attacks: [{ name: 'Stalking Assault', kind: 'melee', toHit: 2, dice: [2] }],
    abilities: ['direwolf-2018', 'stalking-assault'],
  },
};

// oxfmt-ignore
export const lannisterUnits: Units = {
  'lannister-guardsmen': {
    name: 'Lannister Guardsmen', faction: 'lannister', type: 'infantry', tray: 'infantry', cost: 5,
    speed: 4, defense: 3, morale: 7, wounds: 1,
    attacks: [{ name: 'Longsword', kind: 'melee', toHit: 4, dice: [6, 5, 3] }],
    abilities: ['lannister-supremacy-2018'],
  },
  'lannister-halberdiers': {
    name: 'Lannister Halberdiers', faction: 'lannister', type: 'infantry', tray: 'infantry', cost: 6,
    speed: 5, defense: 4, morale: 7, wounds: 1,
    attacks: [{ name: 'Halberd', kind: 'melee', toHit: 4, dice: [7, 7, 3] }],
    abilities: ['sundering', 'set-for-charge-2018'],
  },
  'house-clegane-mountains-men': {
    name: "House Clegane Mountain's Men", faction: 'lannister', type: 'infantry', tray: 'infantry', cost: 6,
    speed: 5, defense: 4, morale: 7, wounds: 1, affiliations: ['house-clegane'],
    attacks: [{ name: 'Vicious Methods', kind: 'melee', toHit: 3, dice: [8, 6, 4] }],
    abilities: ['vicious-methods'],
  },
};
