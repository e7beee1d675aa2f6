/** House Greyjoy: Combat Units. */
import type { UnitCard } from '../card.ts';

// oxfmt-ignore
export const units: { readonly [id: string]: UnitCard } = {
  'ironborn-reavers': {
    name: 'Ironborn Reavers', faction: 'greyjoy', type: 'infantry', tray: 'infantry', cost: 5,
    speed: 5, defense: 5, morale: 7, wounds: 1,
    attacks: [{ name: 'Reaver Axes', kind: 'melee', toHit: 3, dice: [7, 6, 4] }],
    abilities: ['reaver-axes', 'furious-charge'],
  },
  'ironborn-bowmen': {
    name: 'Ironborn Bowmen', faction: 'greyjoy', type: 'infantry', tray: 'infantry', cost: 4,
    speed: 5, defense: 6, morale: 8, wounds: 1,
    attacks: [{ name: 'Ironborn Arrows', kind: 'long', toHit: 4, dice: [6, 5, 4] }, { name: 'Short Sword', kind: 'melee', toHit: 4, dice: [5, 4, 3] }],
    abilities: ['ironborn-arrows', 'divide-the-spoils'],
  },
  'house-harlaw-reapers': {
    name: 'House Harlaw Reapers', faction: 'greyjoy', type: 'infantry', tray: 'infantry', cost: 6,
    speed: 6, defense: 5, morale: 6, wounds: 1,
    attacks: [{ name: 'Bardiche', kind: 'melee', toHit: 3, dice: [7, 6, 4] }],
    abilities: ['bardiche', 'prey-on-fear', 'reapers-fervor'],
  },
  ironmakers: {
    name: 'Ironmakers', faction: 'greyjoy', type: 'infantry', tray: 'infantry', cost: 7,
    speed: 5, defense: 3, morale: 6, wounds: 1,
    attacks: [{ name: 'Great Hammer', kind: 'melee', toHit: 3, dice: [7, 5, 5] }],
    abilities: ['great-hammer', 'raided-armaments'],
  },
  'ironborn-trappers': {
    name: 'Ironborn Trappers', faction: 'greyjoy', type: 'infantry', tray: 'infantry', cost: 4,
    speed: 6, defense: 6, morale: 8, wounds: 1,
    attacks: [{ name: 'Barbed Pikes', kind: 'melee', toHit: 4, dice: [6, 5, 4] }],
    abilities: ['trappers-tools', 'disrupt'],
  },
  'blacktyde-chosen': {
    name: 'Blacktyde Chosen', faction: 'greyjoy', type: 'infantry', tray: 'infantry', cost: 6,
    speed: 5, defense: 4, morale: 6, wounds: 1,
    attacks: [{ name: 'Mastercraft Axe', kind: 'melee', toHit: 4, dice: [7, 5, 4] }],
    abilities: ['divide-the-spoils', 'first-claim'],
  },
  'silenced-men': {
    name: 'Silenced Men', faction: 'greyjoy', type: 'infantry', tray: 'infantry', cost: 7,
    speed: 6, defense: 5, morale: 6, wounds: 1,
    attacks: [{ name: 'Great Axe', kind: 'melee', toHit: 3, dice: [7, 6, 5] }],
    abilities: ['great-axe', 'dauntless', 'the-silences-infamy'],
  },
  'drowned-men': {
    name: 'Drowned Men', faction: 'greyjoy', type: 'infantry', tray: 'small-solo', cost: 4,
    speed: 5, defense: 6, morale: 5, wounds: 3,
    attacks: [{ name: 'Cudgel', kind: 'melee', toHit: 5, dice: [4] }],
    abilities: ['drowned-gods-blessing', 'drowned-gods-fanatics'],
  },
  'stony-shore-pillagers': {
    name: 'Stony Shore Pillagers', faction: 'greyjoy', type: 'infantry', tray: 'infantry', cost: 5,
    speed: 5, defense: 4, morale: 6, wounds: 1,
    attacks: [{ name: 'Polespear', kind: 'melee', toHit: 4, dice: [7, 5, 4] }],
    abilities: ['scavenge', 'abundant-promises'],
  },
  'iron-victory-crew': {
    name: 'Iron Victory Crew', faction: 'greyjoy', type: 'infantry', tray: 'infantry', cost: 6,
    speed: 5, defense: 4, morale: 6, wounds: 1,
    attacks: [{ name: 'Boarding Axe', kind: 'melee', toHit: 3, dice: [7, 5, 4] }],
    abilities: ['boarding-axe', 'captains-men', 'domineering-pride'],
  },
};
