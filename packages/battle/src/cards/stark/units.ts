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
  'stark-bowmen': {
    name: 'Stark Bowmen', faction: 'stark', type: 'infantry', tray: 'infantry', cost: 6,
    speed: 5, defense: 6, morale: 6, wounds: 1,
    attacks: [
      { name: 'Arrow Volley', kind: 'long', toHit: 3, dice: [7, 7, 5] },
      { name: 'Short Sword', kind: 'melee', toHit: 5, dice: [5, 4, 3] },
    ],
    abilities: ['arrow-volley'],
  },
  'house-tully-sworn-shields': {
    name: 'House Tully Sworn Shields', faction: 'stark', type: 'infantry', tray: 'infantry', cost: 6,
    speed: 5, defense: 3, morale: 6, wounds: 1, affiliations: ['house-tully'],
    attacks: [{ name: 'Long Sword', kind: 'melee', toHit: 4, dice: [7, 5, 4] }],
    abilities: ['shield-wall', 'stubborn-tenacity'],
  },
  summer: {
    name: 'Summer', faction: 'stark', type: 'monster', tray: 'small-solo', cost: 3,
    speed: 6, defense: 4, morale: 2, wounds: 4, character: 'Summer', requires: { character: 'Bran Stark' },
    attacks: [{ name: 'Tooth & Claw', kind: 'melee', toHit: 3, dice: [4] }],
    abilities: ['direwolf', 'tooth-and-claw', 'brans-protector'],
  },
  shaggydog: {
    name: 'Shaggydog', faction: 'stark', type: 'monster', tray: 'small-solo', cost: 3,
    speed: 6, defense: 4, morale: 2, wounds: 4, character: 'Shaggydog', requires: { character: 'Rickon Stark' },
    attacks: [{ name: 'Vicious Mauling', kind: 'melee', toHit: 3, dice: [4] }],
    abilities: ['direwolf', 'vicious-mauling'],
  },
  'crannogman-bog-devils': {
    name: 'Crannogman Bog Devils', faction: 'stark', type: 'infantry', tray: 'infantry', cost: 7,
    speed: 6, defense: 5, morale: 5, wounds: 1, affiliations: ['crannogman'],
    attacks: [{ name: 'Poisoned Tridents', kind: 'melee', toHit: 3, dice: [7, 5, 4] }],
    abilities: ['scout-openings', 'swift-retreat', 'poisoned-tridents'],
  },
  'house-umber-greataxes': {
    name: 'House Umber Greataxes', faction: 'stark', type: 'infantry', tray: 'infantry', cost: 7,
    speed: 5, defense: 4, morale: 5, wounds: 1, affiliations: ['house-umber'],
    attacks: [{ name: "Executioner's Fury", kind: 'melee', toHit: 3, dice: [6, 5, 4] }],
    abilities: ['executioners-fury', 'ferocious-assault'],
  },
  'eddards-honor-guard': {
    name: "Eddard's Honor Guard", faction: 'stark', type: 'infantry', tray: 'infantry', cost: 6,
    speed: 5, defense: 3, morale: 6, wounds: 1, character: "Eddard's Honor Guard",
    requires: { card: 'eddard-stark-lord-of-winterfell' }, holds: { card: 'eddard-stark-lord-of-winterfell' },
    attacks: [{ name: "Winter's Bite", kind: 'melee', toHit: 3, dice: [7, 6, 5] }],
    abilities: ['winters-bite', 'go-down-fighting'],
  },
  'house-tully-cavaliers': {
    name: 'House Tully Cavaliers', faction: 'stark', type: 'cavalry', tray: 'cavalry', cost: 8,
    speed: 5, defense: 3, morale: 5, wounds: 3, affiliations: ['house-tully'],
    attacks: [{ name: 'Lance', kind: 'melee', toHit: 3, dice: [5, 4] }],
    abilities: ['cavalry', 'lance', 'rally-banner'],
  },
  'house-mormont-she-bears': {
    name: 'House Mormont She-Bears', faction: 'stark', type: 'infantry', tray: 'infantry', cost: 6,
    speed: 5, defense: 4, morale: 6, wounds: 1, affiliations: ['house-mormont'],
    attacks: [{ name: 'Resolute Strikes', kind: 'melee', toHit: 4, dice: [7, 6, 5] }],
    abilities: ['war-cry', 'resolute-strikes'],
  },
  'house-mormont-bruisers': {
    name: 'House Mormont Bruisers', faction: 'stark', type: 'infantry', tray: 'infantry', cost: 6,
    speed: 5, defense: 5, morale: 6, wounds: 1, affiliations: ['house-mormont'],
    attacks: [{ name: 'Mace & Spike', kind: 'melee', toHit: 3, dice: [7, 6, 5] }],
    abilities: ['mace-and-spike', 'disrupt'],
  },
  'house-karstark-loyalists': {
    name: 'House Karstark Loyalists', faction: 'stark', type: 'infantry', tray: 'infantry', cost: 5,
    speed: 5, defense: 4, morale: 6, wounds: 1, affiliations: ['house-karstark'],
    attacks: [{ name: 'Flail', kind: 'melee', toHit: 4, dice: [7, 5, 4] }],
    abilities: ['ferocious-assault', 'flail', 'unleashed-ferocity'],
  },
  'house-umber-ravagers': {
    name: 'House Umber Ravagers', faction: 'stark', type: 'cavalry', tray: 'cavalry', cost: 7,
    speed: 6, defense: 5, morale: 5, wounds: 3, affiliations: ['house-umber'],
    attacks: [{ name: "Executioner's Axe", kind: 'melee', toHit: 3, dice: [6, 8] }],
    abilities: ['cavalry', 'executioners-axe'],
  },
};
