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
  'drogos-bloodriders': {
    name: "Drogo's Bloodriders", faction: 'targaryen', type: 'cavalry', tray: 'cavalry', cost: 8,
    speed: 6, defense: 4, morale: 5, wounds: 3,
    requires: { character: 'Khal Drogo' }, holds: { character: 'Khal Drogo' },
    attacks: [{ name: "Bloodriders' Arakh", kind: 'melee', toHit: 3, dice: [7, 6] }],
    abilities: ['war-cry', 'drogos-bloodriders', 'bloodriders-arakh'],
  },
  'pit-fighters': {
    name: 'Pit Fighters', faction: 'targaryen', type: 'infantry', tray: 'infantry', cost: 5,
    speed: 6, defense: 5, morale: 6, wounds: 1,
    attacks: [{ name: "Fighter's Armaments", kind: 'melee', toHit: 3, dice: [7, 6, 4] }],
    abilities: ['pit-fighter-rage', 'fighters-armaments', 'unyielding'],
  },
};
