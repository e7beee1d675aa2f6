/** House Baratheon: Combat Units. */
import type { UnitCard } from '../card.ts';

// oxfmt-ignore
export const units: { readonly [id: string]: UnitCard } = {
  'stag-knights': {
    name: 'Stag Knights', faction: 'baratheon', type: 'infantry', tray: 'infantry', cost: 7,
    speed: 5, defense: 4, morale: 5, wounds: 1,
    attacks: [{ name: "Stag's Fury", kind: 'melee', toHit: 3, dice: [7, 6, 5] }],
    abilities: ['resilience', 'stags-fury'],
  },
  'baratheon-wardens': {
    name: 'Baratheon Wardens', faction: 'baratheon', type: 'infantry', tray: 'infantry', cost: 5,
    speed: 4, defense: 3, morale: 6, wounds: 1,
    attacks: [{ name: 'War Hammer', kind: 'melee', toHit: 4, dice: [6, 5, 4] }],
    abilities: ['war-hammer', 'counterstrike'],
  },
  'baratheon-sentinels': {
    name: 'Baratheon Sentinels', faction: 'baratheon', type: 'infantry', tray: 'infantry', cost: 5,
    speed: 5, defense: 4, morale: 6, wounds: 1,
    attacks: [{ name: 'Double Hammers', kind: 'melee', toHit: 4, dice: [7, 5, 4] }],
    abilities: ['sentinel', 'double-hammers'],
  },
  'rose-knights': {
    name: 'Rose Knights', faction: 'baratheon', type: 'infantry', tray: 'infantry', cost: 7,
    speed: 4, defense: 3, morale: 5, wounds: 1, loyalty: 'Renly Baratheon',
    attacks: [{ name: 'Longsword', kind: 'melee', toHit: 3, dice: [7, 6, 5] }],
    abilities: ['perseverance-and-valor', 'deadly-bloom'],
  },
  'rhllor-faithful': {
    name: "R'hllor Faithful", faction: 'baratheon', type: 'infantry', tray: 'infantry', cost: 6,
    speed: 6, defense: 5, morale: 4, wounds: 1, loyalty: 'Stannis Baratheon', affiliations: ['rhllor'],
    attacks: [{ name: 'Sword Of The Faith', kind: 'melee', toHit: 4, dice: [7, 6, 4] }],
    abilities: ['heart-of-fire'],
  },
  'champions-of-the-stag': {
    name: 'Champions of The Stag', faction: 'baratheon', type: 'cavalry', tray: 'cavalry', cost: 8,
    speed: 4, defense: 2, morale: 6, wounds: 3,
    attacks: [{ name: "Champion's Wrath", kind: 'melee', toHit: 3, dice: [6, 4] }],
    abilities: ['cavalry', 'champions-wrath'],
  },
  'dragonstone-noble': {
    name: 'Dragonstone Noble', faction: 'baratheon', type: 'cavalry', tray: 'small-solo', cost: 4,
    speed: 4, defense: 2, morale: 3, wounds: 3, loyalty: 'Stannis Baratheon', limit: 2,
    attacks: [{ name: 'Mastercraft Warhammer', kind: 'melee', toHit: 3, dice: [3] }],
    abilities: ['nobles-bolster', 'solo-rider', 'mastercraft-warhammer'],
  },
  'kings-men': {
    name: "King's Men", faction: 'baratheon', type: 'infantry', tray: 'infantry', cost: 7,
    speed: 5, defense: 4, morale: 5, wounds: 1, loyalty: 'Stannis Baratheon',
    attacks: [{ name: "King's Blade", kind: 'melee', toHit: 3, dice: [7, 6, 5] }],
    abilities: ['to-the-last', 'kings-blade'],
  },
  'rhllor-queens-men': {
    name: "R'hllor Queen's Men", faction: 'baratheon', type: 'infantry', tray: 'infantry', cost: 7,
    speed: 4, defense: 3, morale: 5, wounds: 1, loyalty: 'Stannis Baratheon', affiliations: ['rhllor'],
    attacks: [{ name: 'Longsword', kind: 'melee', toHit: 3, dice: [7, 6, 5] }],
    abilities: ['hold-the-line', 'to-the-last', 'queens-blade'],
  },
  'rhllor-lightbringers': {
    name: "R'hllor Lightbringers", faction: 'baratheon', type: 'infantry', tray: 'infantry', cost: 6,
    speed: 5, defense: 4, morale: 6, wounds: 1, loyalty: 'Stannis Baratheon', affiliations: ['rhllor'],
    attacks: [
      { name: 'Fire Arrows', kind: 'long', toHit: 3, dice: [7, 6, 4] },
      { name: 'Daggers', kind: 'melee', toHit: 5, dice: [5, 4, 3] },
    ],
    abilities: ['fire-arrows'],
  },
  'thorn-watch': {
    name: 'Thorn Watch', faction: 'baratheon', type: 'infantry', tray: 'infantry', cost: 6,
    speed: 6, defense: 5, morale: 6, wounds: 1, loyalty: 'Renly Baratheon',
    attacks: [
      { name: "Watcher's Crossbow", kind: 'short', toHit: 3, dice: [6, 5, 4] },
      { name: 'Longsword', kind: 'melee', toHit: 3, dice: [7, 5, 4] },
    ],
    abilities: ['watchers-crossbow', 'swift-strike', 'regroup'],
  },
  'riders-of-highgarden': {
    name: 'Riders of Highgarden', faction: 'baratheon', type: 'cavalry', tray: 'cavalry', cost: 6,
    speed: 6, defense: 5, morale: 6, wounds: 3, loyalty: 'Renly Baratheon',
    attacks: [{ name: 'Lance', kind: 'melee', toHit: 4, dice: [5, 4] }],
    abilities: ['cavalry', 'highgarden-lance'],
  },
  'highgarden-pikemen': {
    name: 'Highgarden Pikemen', faction: 'baratheon', type: 'infantry', tray: 'infantry', cost: 5,
    speed: 5, defense: 4, morale: 6, wounds: 1, loyalty: 'Renly Baratheon',
    attacks: [{ name: 'Spear', kind: 'melee', toHit: 4, dice: [7, 6, 4] }],
    abilities: ['perseverance-and-valor', 'coordinated-assault'],
  },
  'rainbow-guard': {
    name: 'Rainbow Guard', faction: 'baratheon', type: 'infantry', tray: 'infantry', cost: 6,
    speed: 5, defense: 3, morale: 4, wounds: 1,
    ranks: 2, character: 'Rainbow Guard', holds: { card: 'renly-baratheon-king-in-the-south' },
    requires: { card: 'renly-baratheon-king-in-the-south', without: [{ character: 'Loras Tyrell' }, { character: 'Brienne' }] },
    attacks: [{ name: 'Masterwork Blade', kind: 'melee', toHit: 2, dice: [7, 7] }],
    abilities: ['resilience', 'renlys-retinue', 'rally-cry'],
  },
  'baratheon-halberdiers': {
    name: 'Baratheon Halberdiers', faction: 'baratheon', type: 'infantry', tray: 'infantry', cost: 6,
    speed: 5, defense: 3, morale: 6, wounds: 1,
    attacks: [{ name: 'Halberd', kind: 'melee', toHit: 4, dice: [7, 7, 4] }],
    abilities: ['taunt', 'halberd'],
  },
  'crownland-scouts': {
    name: 'Crownland Scouts', faction: 'baratheon', type: 'cavalry', tray: 'cavalry', cost: 6,
    speed: 5, defense: 4, morale: 6, wounds: 3,
    attacks: [{ name: 'Longsword', kind: 'melee', toHit: 4, dice: [7, 4] }],
    abilities: ['mark-target', 'tactical-reposition', 'cavalry'],
  },
};
