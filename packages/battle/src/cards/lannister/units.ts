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
  pyromancers: {
    name: 'Pyromancers', faction: 'lannister', type: 'infantry', tray: 'infantry', cost: 7,
    speed: 5, defense: 6, morale: 5, wounds: 1,
    attacks: [
      { name: 'Wildfire', kind: 'short', toHit: 3, dice: [7, 7, 4] },
      { name: 'Wildfire', kind: 'melee', toHit: 3, dice: [7, 7, 4] },
    ],
    abilities: ['wildfire', 'horrific-visage'],
  },
  'knights-of-casterly-rock': {
    name: 'Knights of Casterly Rock', faction: 'lannister', type: 'cavalry', tray: 'cavalry', cost: 8,
    speed: 5, defense: 3, morale: 6, wounds: 3,
    attacks: [{ name: 'Lance', kind: 'melee', toHit: 3, dice: [5, 4] }],
    abilities: ['lannister-supremacy', 'cavalry', 'lance'],
  },
  'lannister-crossbowmen': {
    name: 'Lannister Crossbowmen', faction: 'lannister', type: 'infantry', tray: 'infantry', cost: 6,
    speed: 5, defense: 4, morale: 7, wounds: 1,
    attacks: [
      { name: 'Crossbow', kind: 'long', toHit: 3, dice: [6, 6, 4] },
      { name: 'Short Sword', kind: 'melee', toHit: 5, dice: [5, 4, 3] },
    ],
    abilities: ['crossbow'],
  },
  'gregor-clegane-the-mountain-that-rides': {
    name: 'Gregor Clegane', subname: 'The Mountain That Rides', faction: 'lannister', type: 'cavalry', tray: 'small-solo', cost: 4,
    speed: 4, defense: 2, morale: 4, wounds: 4, character: 'Gregor Clegane',
    attacks: [{ name: 'Cleaving Blows', kind: 'melee', toHit: 3, dice: [3] }],
    abilities: ['the-mountain-that-rides', 'cleaving-blows', 'intimidating-presence'],
  },
  'lannisport-city-watch': {
    name: 'Lannisport City Watch', faction: 'lannister', type: 'infantry', tray: 'infantry', cost: 6,
    speed: 5, defense: 4, morale: 6, wounds: 1,
    attacks: [{ name: 'Spear', kind: 'melee', toHit: 4, dice: [7, 6, 4] }],
    abilities: ['adaptive-style', 'domineering-pride'],
  },
  'the-warriors-sons': {
    name: "The Warrior's Sons", faction: 'lannister', type: 'infantry', tray: 'infantry', cost: 7,
    speed: 5, defense: 4, morale: 5, wounds: 1,
    attacks: [{ name: 'Anointed Blade', kind: 'melee', toHit: 3, dice: [7, 6, 4] }],
    abilities: ['battle-prayer'],
  },
  'poor-fellows': {
    name: 'Poor Fellows', faction: 'lannister', type: 'infantry', tray: 'infantry', cost: 4,
    speed: 5, defense: 6, morale: 6, wounds: 1,
    attacks: [{ name: 'Bludgeon', kind: 'melee', toHit: 5, dice: [5, 4, 4] }],
    abilities: ['fanatical-zeal', 'zealous-resurgence'],
  },
  kingsguard: {
    name: 'Kingsguard', faction: 'lannister', type: 'infantry', tray: 'infantry', cost: 6, ranks: 2,
    speed: 5, defense: 3, morale: 4, wounds: 1, character: 'Kingsguard',
    requires: { card: 'joffrey-baratheon-first-of-his-name', without: [{ character: 'Jaime Lannister' }] },
    holds: { card: 'joffrey-baratheon-first-of-his-name' },
    attacks: [{ name: 'Masterwork Blade', kind: 'melee', toHit: 2, dice: [7, 7] }],
    abilities: ['resilience', 'joffreys-retinue', 'counterstrike'],
  },
  'gold-cloaks': {
    name: 'Gold Cloaks', faction: 'lannister', type: 'infantry', tray: 'infantry', cost: 5,
    speed: 5, defense: 4, morale: 7, wounds: 1,
    attacks: [{ name: 'Bludgeon', kind: 'melee', toHit: 4, dice: [7, 5, 4] }],
    abilities: ['laws-of-the-realm', 'oppressive-peacekeeping'],
  },
  'casterly-rock-honor-guard': {
    name: 'Casterly Rock Honor Guard', faction: 'lannister', type: 'infantry', tray: 'infantry', cost: 7,
    speed: 5, defense: 3, morale: 5, wounds: 1,
    attacks: [{ name: 'Lannister Oppression', kind: 'melee', toHit: 3, dice: [7, 6, 5] }],
    abilities: ['lannister-oppression'],
  },
};
