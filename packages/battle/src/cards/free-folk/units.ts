/** Free Folk: Combat Units. */
import type { UnitCard } from '../card.ts';
import { MAGS_DECK } from './mag.ts';

// oxfmt-ignore
export const units: { readonly [id: string]: UnitCard } = {
  'savage-giant': {
    name: 'Savage Giant', faction: 'free-folk', type: 'monster', tray: 'small-solo', cost: 7,
    speed: 5, defense: 4, morale: 5, wounds: 6,
    attacks: [{ name: 'Furious Swing', kind: 'melee', toHit: 3, dice: [4] }],
    abilities: ['giant', 'furious-swing'],
  },
  'free-folk-trappers': {
    name: 'Free Folk Trappers', faction: 'free-folk', type: 'infantry', tray: 'infantry', cost: 4,
    speed: 6, defense: 6, morale: 8, wounds: 1,
    attacks: [
      { name: 'Windling Bow', kind: 'short', toHit: 4, dice: [6, 5, 4] },
      { name: 'Crude Weapons', kind: 'melee', toHit: 5, dice: [5, 4, 3] },
    ],
    abilities: ['hidden-traps'],
  },
  'free-folk-raiders': {
    name: 'Free Folk Raiders', faction: 'free-folk', type: 'infantry', tray: 'infantry', cost: 4,
    speed: 5, defense: 5, morale: 7, wounds: 1,
    adaptive: true,
    attacks: [{ name: 'Crude Weapons', kind: 'melee', toHit: 4, dice: [6, 5, 4] }],
    abilities: ['disorganized'],
  },
  spearwives: {
    name: 'Spearwives', faction: 'free-folk', type: 'infantry', tray: 'infantry', cost: 5,
    speed: 6, defense: 5, morale: 7, wounds: 1,
    attacks: [
      { name: 'Spear Toss', kind: 'short', toHit: 4, dice: [4, 4, 4] },
      { name: 'Spear', kind: 'melee', toHit: 4, dice: [7, 7, 4] },
    ],
    abilities: ['charging-volley', 'furious-charge'],
  },
  'cave-dweller-savages': {
    name: 'Cave Dweller Savages', faction: 'free-folk', type: 'infantry', tray: 'infantry', cost: 5,
    speed: 6, defense: 6, morale: 4, wounds: 1,
    attacks: [{ name: 'Frenzied Swings', kind: 'melee', toHit: 4, dice: [6, 7, 8] }],
    abilities: ['frenzied-swings'],
  },
  'wun-wun': {
    name: 'Wun Wun', faction: 'free-folk', type: 'monster', tray: 'small-solo', cost: 8,
    speed: 5, defense: 3, morale: 4, wounds: 6, character: 'Wun Wun',
    attacks: [{ name: 'Pummeling Fists', kind: 'melee', toHit: 3, dice: [6] }],
    abilities: ['war-cry', 'pummeling-fists', 'giant'],
  },
  'followers-of-bone': {
    name: 'Followers of Bone', faction: 'free-folk', type: 'infantry', tray: 'infantry', cost: 5,
    speed: 5, defense: 5, morale: 6, wounds: 1,
    attacks: [{ name: 'Jagged Weapons', kind: 'melee', toHit: 4, dice: [7, 6, 4] }],
    abilities: ['jagged-weapons', 'horrific-visage'],
  },
  'thenn-warriors': {
    name: 'Thenn Warriors', faction: 'free-folk', type: 'infantry', tray: 'infantry', cost: 5,
    speed: 5, defense: 4, morale: 6, wounds: 1,
    attacks: [{ name: 'Bronze Weapons', kind: 'melee', toHit: 4, dice: [7, 5, 4] }],
    abilities: ['hold-the-line', 'taunt'],
  },
  'frozen-shore-chariots': {
    name: 'Frozen Shore Chariots', faction: 'free-folk', type: 'war-machine', tray: 'large-solo', cost: 5,
    speed: 6, defense: 5, morale: 5, wounds: 6, affiliations: ['frozen-shore'],
    attacks: [{ name: 'Deadly Impact', kind: 'melee', toHit: 4, dice: [4] }],
    abilities: ['swift-retreat', 'chariot', 'deadly-impact'],
  },
  bear: {
    name: 'Bear', faction: 'free-folk', type: 'monster', tray: 'small-solo', cost: 0,
    speed: 4, defense: 3, morale: 3, wounds: 3,
    notByList: true,
    attacks: [{ name: 'Savage Mauling', kind: 'melee', toHit: 3, dice: [3] }],
    abilities: ['bonded-bear', 'savage-mauling-bear'],
  },
  'the-bonelords-chosen': {
    name: "The Bonelord's Chosen", faction: 'free-folk', type: 'infantry', tray: 'infantry', cost: 6,
    speed: 5, defense: 5, morale: 6, wounds: 1, character: "The Bonelord's Chosen",
    requires: { character: 'Rattleshirt' }, holds: { character: 'Rattleshirt' },
    attacks: [{ name: 'Jagged Weapons', kind: 'melee', toHit: 3, dice: [7, 6, 4] }],
    abilities: ['jagged-weapons', 'horrific-visage', 'prey-on-fear'],
  },
  'war-mammoth': {
    name: 'War Mammoth', faction: 'free-folk', type: 'monster', tray: 'large-solo', cost: 6,
    speed: 6, defense: 3, morale: 6, wounds: 8,
    limit: 2,
    attacks: [{ name: 'Rampage', kind: 'melee', toHit: 4, dice: [7] }],
    abilities: ['mammoth', 'rampage'],
  },
  'mag-the-mighty': {
    name: 'Mag the Mighty', faction: 'free-folk', type: 'monster', tray: 'small-solo', cost: 9,
    speed: 5, defense: 4, morale: 4, wounds: 6, character: 'Mag the Mighty',
    leads: {
      commands: MAGS_DECK, wholeDeck: true, cost: 5, lessUnspent: true,
    },
    attacks: [{ name: "Chieftain's Fury", kind: 'melee', toHit: 3, dice: [7] }],
    abilities: ['giant', 'chieftains-fury'],
  },
  'frozen-shore-bear-riders': {
    name: 'Frozen Shore Bear Riders', faction: 'free-folk', type: 'cavalry', tray: 'cavalry', cost: 8,
    speed: 4, defense: 4, morale: 5, wounds: 4, affiliations: ['frozen-shore'],
    attacks: [
      { name: 'Spear Toss', kind: 'short', toHit: 4, dice: [4, 4] },
      { name: 'Spear and Maul', kind: 'melee', toHit: 3, dice: [6, 4] },
    ],
    abilities: ['charging-volley', 'bear-cavalry', 'spear-and-maul'],
  },
  'borroqs-boar': {
    name: "Borroq's Boar", faction: 'free-folk', type: 'monster', tray: 'small-solo', cost: 0,
    speed: 5, defense: 4, morale: 2, wounds: 3, character: "Borroq's Boar",
    requires: { character: 'Borroq' },
    attacks: [{ name: 'Gore and Feed', kind: 'melee', toHit: 3, dice: [3] }],
    abilities: ['bonded-boar', 'gore-and-feed'],
  },
  'varamyr-sixskins-master-skinchanger': {
    name: 'Varamyr Sixskins', subname: 'Master Skinchanger', faction: 'free-folk', type: 'monster', tray: 'small-solo', cost: 3,
    speed: 4, defense: 3, morale: 4, wounds: 4, character: 'Varamyr Sixskins',
    leads: { commands: ['summon-companions', 'bonded-guardians', 'bonded-command'], cost: 2, needs: ['shadowcat', 'wolf-pack'] },
    attacks: [{ name: 'Vicious Mauling', kind: 'melee', toHit: 3, dice: [3] }],
    abilities: ['master-skinchanger', 'vicious-mauling'],
  },
  shadowcat: {
    name: 'Shadowcat', faction: 'free-folk', type: 'monster', tray: 'small-solo', cost: 2,
    speed: 6, defense: 4, morale: 2, wounds: 2,
    requires: { character: 'Varamyr Sixskins' },
    attacks: [{ name: 'Claw Slash', kind: 'melee', toHit: 3, dice: [2] }],
    abilities: ['varamyrs-shadowcat', 'disrupt'],
  },
  'wolf-pack': {
    name: 'Wolf Pack', faction: 'free-folk', type: 'monster', tray: 'small-solo', cost: 3,
    speed: 6, defense: 4, morale: 2, wounds: 3,
    requires: { character: 'Varamyr Sixskins' },
    attacks: [{ name: 'Pack Tactics', kind: 'melee', toHit: 3, dice: [3] }],
    abilities: ['varamyrs-wolf-pack', 'distract'],
  },
  'frozen-shore-hunters': {
    name: 'Frozen Shore Hunters', faction: 'free-folk', type: 'infantry', tray: 'infantry', cost: 5,
    speed: 5, defense: 5, morale: 7, wounds: 1, affiliations: ['frozen-shore'],
    attacks: [
      { name: 'Harpoon', kind: 'short', toHit: 4, dice: [6, 6, 4] },
      { name: 'Harpoon', kind: 'melee', toHit: 4, dice: [6, 6, 4] },
    ],
    abilities: ['mark-target', 'harpoon'],
  },
  'giant-spear-throwers': {
    name: 'Giant Spear Throwers', faction: 'free-folk', type: 'monster', tray: 'small-solo', cost: 7,
    speed: 5, defense: 4, morale: 5, wounds: 6,
    attacks: [
      { name: "Giant's Spear", kind: 'long', toHit: 3, dice: [3] },
      { name: "Giant's Spear", kind: 'melee', toHit: 3, dice: [3] },
    ],
    abilities: ['giant', 'giants-spear'],
  },
  'harmas-vanguard': {
    name: "Harma's Vanguard", faction: 'free-folk', type: 'cavalry', tray: 'cavalry', cost: 5,
    speed: 5, defense: 6, morale: 7, wounds: 3,
    attacks: [{ name: 'Crude Weapons', kind: 'melee', toHit: 4, dice: [6, 4] }],
    abilities: ['planned-approach', 'cavalry'],
  },
};
