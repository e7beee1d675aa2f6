/** House Baratheon: attachments. */
import type { AttachmentCard } from '../card.ts';

// oxfmt-ignore
export const attachments: { readonly [id: string]: AttachmentCard } = {
  'stannis-baratheon-the-rightful-heir': {
    name: 'Stannis Baratheon', subname: 'The Rightful Heir', faction: 'baratheon', type: 'infantry', cost: 0,
    character: 'Stannis Baratheon', loyalty: 'Stannis Baratheon',
    abilities: ['adaptive-planning', 'mark-target'],
    commands: ['will-of-the-one-true-king', 'harsh-conditions', 'tactical-approach'],
  },
  'stag-knight-noble': {
    name: 'Stag Knight Noble', faction: 'baratheon', type: 'infantry', cost: 1,
    abilities: ['go-down-fighting', 'iron-resolve'],
  },
  'master-warden': {
    name: 'Master Warden', faction: 'baratheon', type: 'infantry', cost: 1,
    abilities: ['hold-the-line'],
  },
  'devan-seaworth-kings-squire': {
    name: 'Devan Seaworth', subname: "King's Squire", faction: 'baratheon', type: 'infantry', cost: 1,
    character: 'Devan Seaworth', loyalty: 'Stannis Baratheon', discount: { less: 1, with: { character: 'Stannis Baratheon' } },
    abilities: ['reckless-heroism', 'true-conviction'],
  },
  'davos-seaworth-onion-knight': {
    name: 'Davos Seaworth', subname: 'Onion Knight', faction: 'baratheon', type: 'infantry', cost: 1,
    character: 'Davos Seaworth', loyalty: 'Stannis Baratheon',
    abilities: ['supply-aid', 'true-conviction'],
  },
  'andrew-estermont-true-loyalist': {
    name: 'Andrew Estermont', subname: 'True Loyalist', faction: 'baratheon', type: 'infantry', cost: 1,
    character: 'Andrew Estermont', loyalty: 'Stannis Baratheon',
    abilities: ['incite', 'true-conviction'],
  },
  'brienne-the-blue': {
    name: 'Brienne', subname: 'The Blue', faction: 'baratheon', type: 'infantry', cost: 1,
    character: 'Brienne', loyalty: 'Renly Baratheon',
    abilities: ['renlys-protector'],
  },
  'red-priestess': {
    name: 'Red Priestess', faction: 'baratheon', type: 'infantry', cost: 1,
    loyalty: 'Stannis Baratheon',
    abilities: ['divine-sacrifices'],
  },
  'pikemen-captain': {
    name: 'Pikemen Captain', faction: 'baratheon', type: 'infantry', cost: 1,
    loyalty: 'Renly Baratheon',
    abilities: ['boldness-and-courage', 'leadership-follower'],
  },
  'thorn-watch-sentinel': {
    name: 'Thorn Watch Sentinel', faction: 'baratheon', type: 'infantry', cost: 1,
    loyalty: 'Renly Baratheon',
    abilities: ['dauntless', 'furious-charge', 'pathfinder'],
  },
  'dragonstone-noble': {
    name: 'Dragonstone Noble', faction: 'baratheon', type: 'cavalry', cost: 1,
    loyalty: 'Stannis Baratheon',
    abilities: ['sentinel'],
  },
  'stannis-baratheon-king-at-the-wall': {
    name: 'Stannis Baratheon', subname: 'King at the Wall', faction: 'baratheon', type: 'cavalry', cost: 0,
    character: 'Stannis Baratheon', loyalty: 'Stannis Baratheon',
    abilities: ['incite', 'stubborn-tenacity'],
    commands: ['muster', 'on-the-double', 'ride-them-down-baratheon'],
  },
  'bryen-farring-kings-squire': {
    name: 'Bryen Farring', subname: "King's Squire", faction: 'baratheon', type: 'infantry', cost: 1,
    character: 'Bryen Farring', loyalty: 'Stannis Baratheon',
    abilities: ['true-conviction', 'protection-of-the-crown'],
  },
  'justin-massey-cunning-follower': {
    name: 'Justin Massey', subname: 'Cunning Follower', faction: 'baratheon', type: 'infantry', cost: 2,
    character: 'Justin Massey', loyalty: 'Stannis Baratheon',
    abilities: ['battle-plan', 'threaten'],
  },
  'dale-seaworth-captain-of-the-wraith': {
    name: 'Dale Seaworth', subname: 'Captain of the Wraith', faction: 'baratheon', type: 'infantry', cost: 1,
    character: 'Dale Seaworth', loyalty: 'Stannis Baratheon',
    abilities: ['davos-vassal', 'counterstrike'],
  },
  'loras-tyrell-lord-commander-of-the-rainbow-guard': {
    name: 'Loras Tyrell', subname: 'Lord Commander of the Rainbow Guard', faction: 'baratheon', type: 'infantry', cost: 1,
    character: 'Loras Tyrell', loyalty: 'Renly Baratheon',
    abilities: ['deadly-bloom'],
  },
  'bryce-caron-bryce-the-orange': {
    name: 'Bryce Caron', subname: 'Bryce the Orange', faction: 'baratheon', type: 'infantry', cost: 1,
    character: 'Bryce Caron', loyalty: 'Renly Baratheon', requires: { without: [{ card: 'rainbow-guard' }] },
    abilities: ['taunt'],
  },
  'brienne-rainbow-guard': {
    name: 'Brienne', subname: 'Rainbow Guard', faction: 'baratheon', type: 'infantry', cost: 1,
    character: 'Brienne', loyalty: 'Renly Baratheon',
    abilities: ['battle-scars'],
  },
  'parmen-crane-parmen-the-purple': {
    name: 'Parmen Crane', subname: 'Parmen The Purple', faction: 'baratheon', type: 'infantry', cost: 1,
    character: 'Parmen Crane', loyalty: 'Renly Baratheon', requires: { without: [{ card: 'rainbow-guard' }] },
    abilities: ['rally-cry'],
  },
  'emmon-cuy-emmon-the-yellow': {
    name: 'Emmon Cuy', subname: 'Emmon The Yellow', faction: 'baratheon', type: 'infantry', cost: 1,
    character: 'Emmon Cuy', loyalty: 'Renly Baratheon', requires: { without: [{ card: 'rainbow-guard' }] },
    abilities: ['vengeance-of-the-crown'],
  },
  'guyard-morrigen-guyard-the-green': {
    name: 'Guyard Morrigen', subname: 'Guyard The Green', faction: 'baratheon', type: 'infantry', cost: 1,
    character: 'Guyard Morrigen', loyalty: 'Renly Baratheon', requires: { without: [{ card: 'rainbow-guard' }] },
    abilities: ['counterstrike', 'dauntless'],
  },
};
