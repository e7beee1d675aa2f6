/** House Stark: Combat Units. */
import type { UnitCard } from '../card.ts';

// oxfmt-ignore
export const units: { readonly [id: string]: UnitCard } = {
  'crannogman-trackers': {
    name: 'Crannogman Trackers', faction: 'stark', type: 'infantry', tray: 'infantry', cost: 5,
    speed: 6, defense: 6, morale: 7, wounds: 1, affiliations: ['crannogman'],
    attacks: [
      { name: 'Crannog Bow', kind: 'short', toHit: 4, dice: [7, 6, 4] },
      { name: "Tracker's Blade", kind: 'melee', toHit: 4, dice: [6, 4, 3] },
    ],
    abilities: ['hidden-traps', 'mark-target'],
  },
  'winterfell-guard': {
    name: 'Winterfell Guard', faction: 'stark', type: 'infantry', tray: 'infantry', cost: 7,
    speed: 5, defense: 4, morale: 5, wounds: 1, adaptive: true,
    attacks: [{ name: 'Longsword', kind: 'melee', toHit: 3, dice: [7, 6, 4] }],
    abilities: ['winterfell-supplies', 'improved-defenses-stark'],
  },
  'stark-sworn-swords': {
    name: 'Stark Sworn Swords', faction: 'stark', type: 'infantry', tray: 'infantry', cost: 5,
    speed: 5, defense: 4, morale: 6, wounds: 1,
    attacks: [{ name: "Winter's Bite", kind: 'melee', toHit: 4, dice: [7, 5, 4] }],
    abilities: ['winters-bite', 'go-down-fighting'],
  },
  'stark-outriders': {
    name: 'Stark Outriders', faction: 'stark', type: 'cavalry', tray: 'cavalry', cost: 6,
    speed: 6, defense: 4, morale: 6, wounds: 3,
    attacks: [{ name: "Outrider's Blade", kind: 'melee', toHit: 4, dice: [7, 4] }],
    abilities: ['tactical-reposition', 'cavalry', 'ambush'],
  },
  'house-umber-berserkers': {
    name: 'House Umber Berserkers', faction: 'stark', type: 'infantry', tray: 'infantry', cost: 6,
    speed: 6, defense: 5, morale: 5, wounds: 1, affiliations: ['house-umber'],
    attacks: [{ name: 'Berserker Axes', kind: 'melee', toHit: 3, dice: [7, 8, 9] }],
    abilities: ['berserkers-fervor'],
  },
  'grey-wind': {
    name: 'Grey Wind', faction: 'stark', type: 'monster', tray: 'small-solo', cost: 3,
    speed: 6, defense: 4, morale: 2, wounds: 4, character: 'Grey Wind', requires: { character: 'Robb Stark' },
    attacks: [{ name: 'Tooth & Claw', kind: 'melee', toHit: 3, dice: [4] }],
    abilities: ['direwolf', 'tooth-and-claw', 'disrupt'],
  },
  'house-karstark-spearmen': {
    name: 'House Karstark Spearmen', faction: 'stark', type: 'infantry', tray: 'infantry', cost: 5,
    speed: 5, defense: 4, morale: 6, wounds: 1, affiliations: ['house-karstark'],
    attacks: [{ name: 'Spear', kind: 'melee', toHit: 4, dice: [7, 7, 4] }],
    abilities: ['hold-the-line', 'stand-your-ground'],
  },
};
