/** House Targaryen: Combat Units. */
import type { UnitCard } from '../card.ts';

// oxfmt-ignore
export const units: { readonly [id: string]: UnitCard } = {
  'dothraki-screamers': {
    name: 'Dothraki Screamers', faction: 'targaryen', type: 'cavalry', tray: 'cavalry', cost: 6,
    speed: 6, defense: 5, morale: 5, wounds: 3,
    attacks: [{ name: "Screamer's Arakh", kind: 'melee', toHit: 3, dice: [7, 4] }],
    abilities: ['cavalry', 'furious-charge', 'screamers-arakh'],
  },
  'dothraki-outriders': {
    name: 'Dothraki Outriders', faction: 'targaryen', type: 'cavalry', tray: 'cavalry', cost: 6,
    speed: 6, defense: 5, morale: 5, wounds: 3,
    attacks: [
      { name: "Outrider's Bow", kind: 'short', toHit: 4, dice: [7, 4] },
      { name: "Outrider's Blade", kind: 'melee', toHit: 4, dice: [5, 4] },
    ],
    abilities: ['cavalry', 'outriders-bow'],
  },
  'dothraki-veterans': {
    name: 'Dothraki Veterans', faction: 'targaryen', type: 'cavalry', tray: 'cavalry', cost: 8,
    speed: 6, defense: 4, morale: 5, wounds: 3,
    attacks: [
      { name: 'Shortbow', kind: 'short', toHit: 4, dice: [7, 4] },
      { name: 'Dothraki Arakh', kind: 'melee', toHit: 3, dice: [7, 4] },
    ],
    abilities: ['swift-retreat', 'quick-fire', 'cavalry'],
  },
  'jorah-mormont-the-wandering-knight': {
    name: 'Jorah Mormont', subname: 'The Wandering Knight', faction: 'targaryen', type: 'cavalry', tray: 'small-solo', cost: 4,
    speed: 6, defense: 4, morale: 3, wounds: 3, character: 'Jorah Mormont',
    attacks: [{ name: 'Long Sword', kind: 'melee', toHit: 3, dice: [3] }],
    abilities: ['scout-openings', 'westerosi-rider'],
  },
  'unsullied-swordmasters': {
    name: 'Unsullied Swordmasters', faction: 'targaryen', type: 'infantry', tray: 'infantry', cost: 7,
    speed: 5, defense: 4, morale: 4, wounds: 1, affiliations: ['unsullied'],
    attacks: [{ name: 'Unsullied Prowess', kind: 'melee', toHit: 3, dice: [8, 7, 6] }],
    abilities: ['unsullied-prowess', 'combat-mastery-resolve'],
  },
  'unsullied-pikemen': {
    name: 'Unsullied Pikemen', faction: 'targaryen', type: 'infantry', tray: 'infantry', cost: 7,
    speed: 5, defense: 4, morale: 4, wounds: 1, affiliations: ['unsullied'],
    attacks: [{ name: 'Phalanx Pike', kind: 'melee', toHit: 3, dice: [7, 7, 4] }],
    abilities: ['set-for-charge', 'shield-wall', 'combat-mastery-defense'],
  },
  drogon: {
    name: 'Drogon', faction: 'targaryen', type: 'monster', tray: 'small-solo', cost: 7,
    speed: 6, defense: 4, morale: 2, wounds: 8, character: 'Drogon', requires: { character: 'Daenerys Targaryen' },
    attacks: [{ name: 'Black Fire', kind: 'melee', toHit: 2, dice: [2] }],
    abilities: ['juvenile-dragon', 'black-fire'],
  },
  viserion: {
    name: 'Viserion', faction: 'targaryen', type: 'monster', tray: 'small-solo', cost: 7,
    speed: 6, defense: 4, morale: 2, wounds: 8, character: 'Viserion', requires: { character: 'Daenerys Targaryen' },
    attacks: [{ name: 'Golden Fire', kind: 'melee', toHit: 2, dice: [2] }],
    abilities: ['juvenile-dragon', 'golden-fire'],
  },
  rhaegal: {
    name: 'Rhaegal', faction: 'targaryen', type: 'monster', tray: 'small-solo', cost: 7,
    speed: 6, defense: 4, morale: 2, wounds: 8, character: 'Rhaegal', requires: { character: 'Daenerys Targaryen' },
    attacks: [{ name: 'Jade Fire', kind: 'melee', toHit: 2, dice: [2] }],
    abilities: ['juvenile-dragon', 'jade-fire'],
  },
  'dothraki-hrakkars': {
    name: 'Dothraki Hrakkars', faction: 'targaryen', type: 'monster', tray: 'large-solo', cost: 4,
    speed: 6, defense: 6, morale: 5, wounds: 6, limit: 2,
    attacks: [{ name: 'Claw & Blade', kind: 'melee', toHit: 3, dice: [5] }],
    abilities: ['hrakkars-and-tamers', 'claw-and-blade', 'outflank'],
  },
  'stormcrow-dervishes': {
    name: 'Stormcrow Dervishes', faction: 'targaryen', type: 'infantry', tray: 'infantry', cost: 7,
    speed: 6, defense: 4, morale: 5, wounds: 1, affiliations: ['stormcrows'],
    attacks: [{ name: 'Swift Strike', kind: 'melee', toHit: 3, dice: [7, 6, 4] }],
    abilities: ['ambush', 'swift-strike', 'motivated-by-coin'],
  },
  'stormcrow-archers': {
    name: 'Stormcrow Archers', faction: 'targaryen', type: 'infantry', tray: 'infantry', cost: 6,
    speed: 5, defense: 5, morale: 7, wounds: 1, affiliations: ['stormcrows'],
    attacks: [
      { name: "Mercenary's Longbow", kind: 'long', toHit: 4, dice: [7, 6, 4] },
      { name: 'Short Sword', kind: 'melee', toHit: 5, dice: [5, 4, 3] },
    ],
    abilities: ['mercenarys-longbow', 'loyalty-through-coin'],
  },
  'stormcrow-mercenaries': {
    name: 'Stormcrow Mercenaries', faction: 'targaryen', type: 'infantry', tray: 'infantry', cost: 5,
    speed: 5, defense: 4, morale: 6, wounds: 1, adaptive: true, affiliations: ['stormcrows'],
    attacks: [{ name: 'Longsword', kind: 'melee', toHit: 4, dice: [7, 5, 4] }],
    abilities: ['motivated-by-coin'],
  },
  freedmen: {
    name: 'Freedmen', faction: 'targaryen', type: 'infantry', tray: 'small-solo', cost: 3,
    speed: 6, defense: 6, morale: 8, wounds: 6,
    attacks: [{ name: 'Improvised Weapons', kind: 'melee', toHit: 5, dice: [6] }],
    abilities: ['untrained-masses', 'gang-up'],
  },
  'drogos-bloodriders': {
    name: "Drogo's Bloodriders", faction: 'targaryen', type: 'cavalry', tray: 'cavalry', cost: 8,
    speed: 6, defense: 4, morale: 5, wounds: 3, character: "Drogo's Bloodriders",
    requires: { character: 'Khal Drogo' }, holds: { character: 'Khal Drogo' },
    attacks: [{ name: "Bloodriders' Arakh", kind: 'melee', toHit: 3, dice: [7, 6] }],
    abilities: ['war-cry', 'drogos-bloodriders', 'bloodriders-arakh'],
  },
  'brazen-beasts': {
    name: 'Brazen Beasts', faction: 'targaryen', type: 'infantry', tray: 'infantry', cost: 5,
    speed: 6, defense: 5, morale: 6, wounds: 1, affiliations: ['brazen-beast'],
    attacks: [{ name: 'Motley Armaments', kind: 'melee', toHit: 4, dice: [6, 5, 4] }],
    abilities: ['sentinel', 'motley-armaments'],
  },
  'pit-fighters': {
    name: 'Pit Fighters', faction: 'targaryen', type: 'infantry', tray: 'infantry', cost: 5,
    speed: 6, defense: 5, morale: 6, wounds: 1,
    attacks: [{ name: "Fighter's Armaments", kind: 'melee', toHit: 3, dice: [7, 6, 4] }],
    abilities: ['pit-fighter-rage', 'fighters-armaments', 'unyielding'],
  },
};
