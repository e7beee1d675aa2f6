/** Neutral: Combat Units. */
import type { UnitCard } from '../card.ts';

// oxfmt-ignore
export const units: { readonly [id: string]: UnitCard } = {
  'house-bolton-cutthroats': {
    name: 'House Bolton Cutthroats', faction: 'neutral', type: 'infantry', tray: 'infantry', cost: 5, affiliations: ['house-bolton'],
    speed: 5, defense: 5, morale: 7, wounds: 1,
    attacks: [{ name: 'Ruthless Aggression', kind: 'melee', toHit: 3, dice: [7, 6, 4] }],
    abilities: ['ruthless-aggression'],
  },
  'house-bolton-bastards-girls': {
    name: "House Bolton Bastard's Girls", faction: 'neutral', type: 'infantry', tray: 'infantry', cost: 7, affiliations: ['house-bolton'],
    speed: 6, defense: 6, morale: 5, wounds: 1,
    attacks: [
      { name: "Tracker's Bow", kind: 'long', toHit: 3, dice: [4, 4, 4] },
      { name: 'Blade and Fang', kind: 'melee', toHit: 3, dice: [6, 6, 4] },
    ],
    abilities: ['charging-volley', 'trackers-bow', 'blade-and-fang'],
  },
  'house-bolton-flayed-men': {
    name: 'House Bolton Flayed Men', faction: 'neutral', type: 'cavalry', tray: 'cavalry', cost: 8, affiliations: ['house-bolton'],
    speed: 5, defense: 3, morale: 6, wounds: 3,
    attacks: [{ name: 'War Flail', kind: 'melee', toHit: 3, dice: [6, 5] }],
    abilities: ['cavalry', 'war-flail', 'intimidating-presence'],
  },
  'house-bolton-blackguards': {
    name: 'House Bolton Blackguards', faction: 'neutral', type: 'infantry', tray: 'infantry', cost: 6, affiliations: ['house-bolton'],
    speed: 5, defense: 3, morale: 6, wounds: 1,
    attacks: [{ name: 'Spiked Flail', kind: 'melee', toHit: 4, dice: [6, 5, 4] }],
    abilities: ['spiked-flail', 'horrific-visage'],
  },
  'bloody-mummer-skirmishers': {
    name: 'Bloody Mummer Skirmishers', faction: 'neutral', type: 'infantry', tray: 'infantry', cost: 6, affiliations: ['bloody-mummers'],
    speed: 6, defense: 5, morale: 7, wounds: 1,
    attacks: [{ name: "Mummer's Blade", kind: 'melee', toHit: 3, dice: [7, 6, 5] }],
    abilities: ['mummers-blade', 'counterstrike', 'disrupt'],
  },
  'stormcrow-mercenaries-neutral': {
    name: 'Stormcrow Mercenaries', faction: 'neutral', type: 'infantry', tray: 'infantry', cost: 5, affiliations: ['stormcrows'], adaptive: true,
    speed: 5, defense: 4, morale: 6, wounds: 1,
    attacks: [{ name: 'Longsword', kind: 'melee', toHit: 4, dice: [7, 5, 4] }],
    abilities: ['motivated-by-coin'],
  },
  'stormcrow-archers-neutral': {
    name: 'Stormcrow Archers', faction: 'neutral', type: 'infantry', tray: 'infantry', cost: 6, affiliations: ['stormcrows'],
    speed: 5, defense: 5, morale: 7, wounds: 1,
    attacks: [
      { name: "Mercenary's Longbow", kind: 'long', toHit: 4, dice: [7, 6, 4] },
      { name: 'Short Sword', kind: 'melee', toHit: 5, dice: [5, 4, 3] },
    ],
    abilities: ['mercenarys-longbow', 'loyalty-through-coin'],
  },
  'bloody-mummer-zorse-riders': {
    name: 'Bloody Mummer Zorse Riders', faction: 'neutral', type: 'cavalry', tray: 'cavalry', cost: 6, affiliations: ['bloody-mummers'],
    speed: 6, defense: 5, morale: 7, wounds: 3,
    attacks: [{ name: 'Motley Armaments', kind: 'melee', toHit: 3, dice: [6, 4] }],
    abilities: ['cavalry', 'motley-armaments', 'elusive-escape'],
  },
  'stormcrow-dervishes-neutral': {
    name: 'Stormcrow Dervishes', faction: 'neutral', type: 'infantry', tray: 'infantry', cost: 7, affiliations: ['stormcrows'],
    speed: 6, defense: 4, morale: 5, wounds: 1,
    attacks: [{ name: 'Swift Strike', kind: 'melee', toHit: 3, dice: [7, 6, 4] }],
    abilities: ['ambush', 'swift-strike', 'motivated-by-coin'],
  },
  'hedge-knights': {
    name: 'Hedge Knights', faction: 'neutral', type: 'cavalry', tray: 'cavalry', cost: 7,
    speed: 5, defense: 4, morale: 7, wounds: 3,
    attacks: [{ name: "Knight's Blade", kind: 'melee', toHit: 3, dice: [7, 4] }],
    abilities: ['cavalry', 'knights-blade', 'loyalty-through-coin'],
  },
  'golden-company-swordsmen': {
    name: 'Golden Company Swordsmen', faction: 'neutral', type: 'infantry', tray: 'infantry', cost: 7, affiliations: ['golden-company'],
    speed: 5, defense: 4, morale: 6, wounds: 1,
    attacks: [{ name: 'Mastercraft Longsword', kind: 'melee', toHit: 3, dice: [7, 5, 4] }],
    abilities: ['adaptive-style', 'mastercraft-longsword'],
  },
  'golden-company-crossbowmen': {
    name: 'Golden Company Crossbowmen', faction: 'neutral', type: 'infantry', tray: 'infantry', cost: 7, affiliations: ['golden-company'],
    speed: 5, defense: 5, morale: 6, wounds: 1,
    attacks: [
      { name: 'Crossbow', kind: 'long', toHit: 3, dice: [6, 6, 4] },
      { name: 'Short Sword', kind: 'melee', toHit: 4, dice: [5, 4, 3] },
    ],
    abilities: ['sentinel', 'crossbow', 'iron-resolve'],
  },
  'golden-company-war-elephant': {
    name: 'Golden Company War Elephant', faction: 'neutral', type: 'monster', tray: 'large-solo', cost: 6,
    affiliations: ['golden-company'], onePer: { family: 'golden-company', type: 'infantry' },
    speed: 6, defense: 3, morale: 6, wounds: 8,
    attacks: [{ name: 'Stomp', kind: 'melee', toHit: 3, dice: [4] }],
    abilities: ['war-elephant', 'stomp'],
  },
  'lysene-sellswords': {
    name: 'Lysene Sellswords', faction: 'neutral', type: 'infantry', tray: 'infantry', cost: 5,
    speed: 5, defense: 5, morale: 7, wounds: 1,
    attacks: [{ name: "Pirate's Blades", kind: 'melee', toHit: 3, dice: [7, 5, 4] }],
    abilities: ['raiders-of-the-free-cities', 'pirates-blades'],
  },
  'stone-crows-neutral': {
    name: 'Stone Crows', faction: 'neutral', type: 'infantry', tray: 'infantry', cost: 5,
    speed: 5, defense: 4, morale: 7, wounds: 1,
    attacks: [{ name: 'Scavenged Weapons', kind: 'melee', toHit: 4, dice: [6, 5, 4] }],
    abilities: ['incite', 'disorganized', 'recruiting-from-the-hills'],
  },
};
