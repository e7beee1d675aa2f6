/** House Bolton: Combat Units. */
import type { UnitCard } from '../card.ts';

// oxfmt-ignore
export const units: { readonly [id: string]: UnitCard } = {
  'cutthroats': {
    name: 'Cutthroats', faction: 'bolton', type: 'infantry', tray: 'infantry', cost: 5,
    speed: 5, defense: 5, morale: 7, wounds: 1,
    attacks: [{ name: 'Ruthless Aggression', kind: 'melee', toHit: 3, dice: [7, 6, 4] }],
    abilities: ['ruthless-aggression'],
  },
  'blackguards': {
    name: 'Blackguards', faction: 'bolton', type: 'infantry', tray: 'infantry', cost: 6,
    speed: 5, defense: 3, morale: 6, wounds: 1,
    attacks: [{ name: 'Spiked Flail', kind: 'melee', toHit: 4, dice: [6, 5, 4] }],
    abilities: ['spiked-flail', 'horrific-visage'],
  },
  'dreadfort-archers': {
    name: 'Dreadfort Archers', faction: 'bolton', type: 'infantry', tray: 'infantry', cost: 6,
    speed: 5, defense: 5, morale: 7, wounds: 1,
    attacks: [
      { name: 'Ruthless Volley', kind: 'long', toHit: 3, dice: [7, 7, 4] },
      { name: 'Short Sword', kind: 'melee', toHit: 5, dice: [5, 4, 3] },
    ],
    abilities: ['ruthless-volley'],
  },
  'bastards-girls': {
    name: "Bastard's Girls", faction: 'bolton', type: 'infantry', tray: 'infantry', cost: 7,
    speed: 6, defense: 6, morale: 5, wounds: 1,
    attacks: [
      { name: "Tracker's Bow", kind: 'long', toHit: 3, dice: [4, 4, 4] },
      { name: 'Blade and Fang', kind: 'melee', toHit: 3, dice: [6, 6, 4] },
    ],
    abilities: ['charging-volley', 'trackers-bow', 'blade-and-fang'],
  },
  'flayed-men': {
    name: 'Flayed Men', faction: 'bolton', type: 'cavalry', tray: 'cavalry', cost: 8,
    speed: 5, defense: 3, morale: 6, wounds: 3,
    attacks: [{ name: 'War Flail', kind: 'melee', toHit: 3, dice: [6, 5] }],
    abilities: ['cavalry', 'war-flail', 'intimidating-presence'],
  },
  'dreadfort-spearmen': {
    name: 'Dreadfort Spearmen', faction: 'bolton', type: 'infantry', tray: 'infantry', cost: 5,
    speed: 5, defense: 4, morale: 7, wounds: 1,
    attacks: [{ name: 'Impaling Spear', kind: 'melee', toHit: 4, dice: [7, 7, 4] }],
    abilities: ['set-for-charge', 'impaling-spear'],
  },
};
