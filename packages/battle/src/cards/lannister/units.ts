/** House Lannister: Combat Units. */
import type { UnitCard } from '../card.ts';

// oxfmt-ignore
export const units: { readonly [id: string]: UnitCard } = {
  'red-cloaks': {
    name: 'Red Cloaks', faction: 'lannister', type: 'infantry', tray: 'infantry', cost: 6,
    speed: 5, defense: 4, morale: 6, wounds: 1,
    attacks: [{ name: 'Long Sword', kind: 'melee', toHit: 4, dice: [7, 5, 4] }],
    abilities: ['fearless-avarice', 'lannister-justice'],
  },
  'stone-crows': {
    name: 'Stone Crows', faction: 'lannister', type: 'infantry', tray: 'infantry', cost: 5,
    speed: 5, defense: 4, morale: 7, wounds: 1, character: 'Stone Crows',
    requires: { character: 'Tyrion Lannister' }, hostsFree: 'Tyrion Lannister',
    attacks: [{ name: 'Scavenged Weapons', kind: 'melee', toHit: 4, dice: [6, 5, 4] }],
    abilities: ['incite', 'disorganized', 'recruiting-from-the-hills'],
  },
  'lannister-guardsmen': {
    name: 'Lannister Guardsmen', faction: 'lannister', type: 'infantry', tray: 'infantry', cost: 5,
    speed: 4, defense: 3, morale: 7, wounds: 1,
    attacks: [{ name: 'Long Sword', kind: 'melee', toHit: 4, dice: [6, 5, 4] }],
    abilities: ['lannister-supremacy'],
  },
  'lannister-halberdiers': {
    name: 'Lannister Halberdiers', faction: 'lannister', type: 'infantry', tray: 'infantry', cost: 5,
    speed: 5, defense: 4, morale: 6, wounds: 1,
    attacks: [{ name: 'Halberd', kind: 'melee', toHit: 4, dice: [7, 7, 4] }],
    abilities: ['set-for-charge', 'halberd'],
  },
  'house-clegane-mountains-men': {
    name: "House Clegane Mountain's Men", faction: 'lannister', type: 'infantry', tray: 'infantry', cost: 6,
    speed: 5, defense: 4, morale: 6, wounds: 1, affiliations: ['house-clegane'],
    attacks: [{ name: "Marauder's Blades", kind: 'melee', toHit: 4, dice: [7, 5, 4] }],
    abilities: ['marauders-blades', 'prey-on-fear'],
  },
  'house-clegane-brigands': {
    name: 'House Clegane Brigands', faction: 'lannister', type: 'cavalry', tray: 'cavalry', cost: 6,
    speed: 6, defense: 5, morale: 7, wounds: 3, affiliations: ['house-clegane'],
    attacks: [{ name: 'Brutal Armaments', kind: 'melee', toHit: 3, dice: [7, 5] }],
    abilities: ['cavalry', 'brutal-armaments'],
  },
};
