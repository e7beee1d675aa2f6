/** Night's Watch: Combat Units. */
import type { UnitCard } from '../card.ts';

// oxfmt-ignore
export const units: { readonly [id: string]: UnitCard } = {
  'veterans-of-the-watch': {
    name: 'Veterans of the Watch', faction: 'nights-watch', type: 'infantry', tray: 'infantry', cost: 7,
    speed: 5, defense: 4, morale: 5, wounds: 1,
    attacks: [{ name: 'Dual Weapons', kind: 'melee', toHit: 3, dice: [7, 6, 5] }],
    abilities: ['dual-weapons', 'counterstrike', 'disrupt'],
  },
  'sworn-brothers': {
    name: 'Sworn Brothers', faction: 'nights-watch', type: 'infantry', tray: 'infantry', cost: 7,
    speed: 5, defense: 4, morale: 5, wounds: 1,
    attacks: [{ name: 'Greatsword', kind: 'melee', toHit: 3, dice: [7, 5, 4] }],
    abilities: ['martial-training', 'greatsword'],
  },
  'ranger-trackers': {
    name: 'Ranger Trackers', faction: 'nights-watch', type: 'cavalry', tray: 'cavalry', cost: 6,
    speed: 6, defense: 5, morale: 5, wounds: 3, affiliations: ['ranger'],
    attacks: [
      { name: 'Recurve Bow', kind: 'short', toHit: 3, dice: [7, 5] },
      { name: 'Short Sword', kind: 'melee', toHit: 4, dice: [5, 4] },
    ],
    abilities: ['mark-target', 'cavalry', 'pathfinder'],
  },
  ghost: {
    name: 'Ghost', faction: 'nights-watch', type: 'monster', tray: 'small-solo', cost: 3,
    speed: 6, defense: 4, morale: 2, wounds: 4, character: 'Ghost', requires: { character: 'Jon Snow' },
    attacks: [{ name: 'Tooth & Claw', kind: 'melee', toHit: 3, dice: [4] }],
    abilities: ['direwolf', 'true-bond', 'tooth-and-claw'],
  },
  'builder-scorpion-crew': {
    name: 'Builder Scorpion Crew', faction: 'nights-watch', type: 'war-machine', tray: 'large-solo', cost: 5,
    speed: 4, defense: 5, morale: 5, wounds: 6, affiliations: ['builder'], limit: 2,
    attacks: [
      { name: 'Bolt Thrower', kind: 'long', toHit: 3, dice: [3] },
      { name: 'Weapon Crew', kind: 'melee', toHit: 4, dice: [3] },
    ],
    abilities: ['war-machine', 'bolt-thrower'],
  },
  'builder-stone-thrower': {
    name: 'Builder Stone Thrower', faction: 'nights-watch', type: 'war-machine', tray: 'large-solo', cost: 8,
    speed: 1, defense: 5, morale: 5, wounds: 6, affiliations: ['builder'], limit: 2,
    attacks: [
      { name: 'Rock Volley', kind: 'long', toHit: 4, dice: [2] },
      { name: 'Weapon Crew', kind: 'melee', toHit: 4, dice: [3] },
    ],
    abilities: ['war-machine', 'rock-volley'],
  },
  'builder-crossbowmen': {
    name: 'Builder Crossbowmen', faction: 'nights-watch', type: 'infantry', tray: 'infantry', cost: 7,
    speed: 5, defense: 5, morale: 6, wounds: 1, affiliations: ['builder'],
    attacks: [
      { name: 'Crossbow', kind: 'long', toHit: 3, dice: [6, 6, 4] },
      { name: 'Short Sword', kind: 'melee', toHit: 4, dice: [5, 4, 3] },
    ],
    abilities: ['ready-aim-release', 'crossbow'],
  },
  'watch-marshal': {
    name: 'Watch Marshal', faction: 'nights-watch', type: 'cavalry', tray: 'small-solo', cost: 4,
    speed: 6, defense: 4, morale: 3, wounds: 3, limit: 2,
    attacks: [{ name: 'Longsword', kind: 'melee', toHit: 3, dice: [3] }],
    abilities: ['tactical-reposition', 'marshal'],
  },
  'coldhands-mysterious-ally': {
    name: 'Coldhands', subname: 'Mysterious Ally', faction: 'nights-watch', type: 'cavalry', tray: 'small-solo', cost: 5,
    speed: 5, defense: 3, morale: 3, wounds: 4, character: 'Coldhands', requires: { without: [{ character: 'Benjen Stark' }] },
    attacks: [{ name: 'Longsword', kind: 'melee', toHit: 3, dice: [5] }],
    abilities: ['raven-flock', 'eye-of-the-crow'],
  },
  'ranger-vanguards': {
    name: 'Ranger Vanguards', faction: 'nights-watch', type: 'cavalry', tray: 'cavalry', cost: 7,
    speed: 6, defense: 4, morale: 5, wounds: 3, affiliations: ['ranger'],
    attacks: [{ name: 'Longsword', kind: 'melee', toHit: 3, dice: [7, 5] }],
    abilities: ['cavalry', 'ambush', 'outflank'],
  },
  'shadow-tower-spearmen': {
    name: 'Shadow Tower Spearmen', faction: 'nights-watch', type: 'infantry', tray: 'infantry', cost: 7,
    speed: 5, defense: 3, morale: 5, wounds: 1,
    attacks: [{ name: 'Spear', kind: 'melee', toHit: 3, dice: [7, 7, 4] }],
    abilities: ['set-for-charge', 'unyielding'],
  },
  conscripts: {
    name: 'Conscripts', faction: 'nights-watch', type: 'infantry', tray: 'infantry', cost: 5,
    speed: 5, defense: 5, morale: 7, wounds: 1,
    attacks: [{ name: 'Simple Weapons', kind: 'melee', toHit: 4, dice: [6, 5, 4] }],
    abilities: ['supply-aid', 'disorganized'],
  },
  'ranger-hunters': {
    name: 'Ranger Hunters', faction: 'nights-watch', type: 'infantry', tray: 'infantry', cost: 7,
    speed: 6, defense: 5, morale: 5, wounds: 1, affiliations: ['ranger'],
    attacks: [
      { name: "Hunter's Bow", kind: 'short', toHit: 4, dice: [7, 6, 4] },
      { name: 'Swift Strike', kind: 'melee', toHit: 3, dice: [7, 6, 4] },
    ],
    abilities: ['quick-fire', 'swift-strike'],
  },
};
