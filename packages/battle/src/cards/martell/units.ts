/** House Martell: Combat Units. */
import type { UnitCard } from '../card.ts';

// oxfmt-ignore
export const units: { readonly [id: string]: UnitCard } = {
  'martell-spearmen': {
    name: 'Martell Spearmen', faction: 'martell', type: 'infantry', tray: 'infantry', cost: 5,
    speed: 5, defense: 5, morale: 6, wounds: 1,
    attacks: [{ name: 'Spear', kind: 'melee', toHit: 4, dice: [7, 7, 4] }],
    abilities: ['set-for-charge', 'tactical-reposition'],
  },
  'sand-skirmishers': {
    name: 'Sand Skirmishers', faction: 'martell', type: 'infantry', tray: 'infantry', cost: 7,
    speed: 6, defense: 4, morale: 6, wounds: 1,
    attacks: [{ name: "Skirmisher's Bow", kind: 'short', toHit: 3, dice: [7, 5, 4] }, { name: "Skirmisher's Blade", kind: 'melee', toHit: 4, dice: [7, 5, 4] }],
    abilities: ['quick-fire', 'scout-openings'],
  },
  'sunspear-dervishes': {
    name: 'Sunspear Dervishes', faction: 'martell', type: 'infantry', tray: 'infantry', cost: 6,
    speed: 6, defense: 4, morale: 6, wounds: 1,
    attacks: [{ name: 'Dervish Blades', kind: 'melee', toHit: 4, dice: [7, 6, 4] }],
    abilities: ['swift-retreat', 'dervish-blades', 'elusive-escape'],
  },
  'sunspear-royal-guard': {
    name: 'Sunspear Royal Guard', faction: 'martell', type: 'infantry', tray: 'infantry', cost: 7,
    speed: 5, defense: 4, morale: 5, wounds: 1,
    attacks: [{ name: 'Royal Spear', kind: 'melee', toHit: 3, dice: [7, 7, 4] }],
    abilities: ['martial-training', 'shield-wall'],
  },
  'dune-vipers': {
    name: 'Dune Vipers', faction: 'martell', type: 'infantry', tray: 'infantry', cost: 5,
    speed: 6, defense: 4, morale: 6, wounds: 1,
    attacks: [{ name: 'Spear & Net', kind: 'melee', toHit: 4, dice: [7, 6, 4] }],
    abilities: ['spear-and-net', 'gang-up'],
  },
  'starfall-outriders': {
    name: 'Starfall Outriders', faction: 'martell', type: 'cavalry', tray: 'cavalry', cost: 6,
    speed: 6, defense: 5, morale: 6, wounds: 3,
    attacks: [{ name: 'Scimitar', kind: 'melee', toHit: 4, dice: [7, 4] }],
    abilities: ['cavalry', 'scimitar', 'rally-cry'],
  },
  'starfall-knights': {
    name: 'Starfall Knights', faction: 'martell', type: 'cavalry', tray: 'cavalry', cost: 8,
    speed: 6, defense: 4, morale: 5, wounds: 3,
    attacks: [{ name: 'Starfall Lance', kind: 'melee', toHit: 3, dice: [5, 4] }],
    abilities: ['cavalry', 'starfall-lance'],
  },
  'darkstar-retinue': {
    name: 'Darkstar Retinue', faction: 'martell', type: 'infantry', tray: 'infantry', cost: 7,
    speed: 6, defense: 5, morale: 5, wounds: 1,
    attacks: [{ name: 'Scimitar', kind: 'melee', toHit: 3, dice: [7, 6, 4] }],
    abilities: ['overrun', 'fueled-by-slaughter', 'scimitar'],
  },
  'skyreach-bowmen': {
    name: 'Skyreach Bowmen', faction: 'martell', type: 'infantry', tray: 'infantry', cost: 6,
    speed: 6, defense: 6, morale: 6, wounds: 1,
    attacks: [{ name: 'Desert Marksmen', kind: 'long', toHit: 3, dice: [7, 6, 5] }, { name: 'Daggers', kind: 'melee', toHit: 5, dice: [5, 4, 3] }],
    abilities: ['desert-marksmen', 'outflank'],
  },
};
