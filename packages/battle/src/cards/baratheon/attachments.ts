/** House Baratheon: attachments. */
import type { AttachmentCard } from '../card.ts';

// oxfmt-ignore
export const attachments: { readonly [id: string]: AttachmentCard } = {
  'renly-baratheon-the-charismatic-heir': {
    name: 'Renly Baratheon', subname: 'The Charismatic Heir', faction: 'baratheon', type: 'infantry', cost: 0,
    character: 'Renly Baratheon', loyalty: 'Renly Baratheon',
    abilities: ['boldness-and-courage', 'embolden'],
    commands: ['wealth-and-charisma', 'younger-bolder-and-far-more-comely', 'they-will-make-me-king'],
  },
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
  'stannis-baratheon-the-one-true-king': {
    name: 'Stannis Baratheon', subname: 'The One True King', faction: 'baratheon', type: 'infantry', cost: 0,
    character: 'Stannis Baratheon', loyalty: 'Stannis Baratheon',
    abilities: ['affiliation-rhllor', 'dauntless', 'iron-resolve'],
    commands: ['in-rhllors-name-baratheon', 'test-of-faith', 'azor-ahai-baratheon'],
  },
  'devan-seaworth-kings-squire': {
    name: 'Devan Seaworth', subname: "King's Squire", faction: 'baratheon', type: 'infantry', cost: 1,
    character: 'Devan Seaworth', loyalty: 'Stannis Baratheon', discount: { less: 1, with: { character: 'Stannis Baratheon' } },
    abilities: ['reckless-heroism', 'true-conviction'],
  },
  'davos-seaworth-hero-of-blackwater': {
    name: 'Davos Seaworth', subname: 'Hero of Blackwater', faction: 'baratheon', type: 'infantry', cost: 0,
    character: 'Davos Seaworth', loyalty: 'Stannis Baratheon', overLimit: true,
    abilities: ['outflank', 'pathfinder'],
    commands: ['flea-bottom-tricks', 'everything', 'fealty-to-the-crown-baratheon', 'parlay-baratheon'],
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
  'andrew-estermont-first-of-the-kings-men': {
    name: 'Andrew Estermont', subname: "First of the King's Men", faction: 'baratheon', type: 'infantry', cost: 0,
    character: 'Andrew Estermont', loyalty: 'Stannis Baratheon',
    abilities: ['true-conviction', 'first-of-the-kings-men'],
    commands: ['assault-orders-baratheon', 'reckless-fury', 'rush-of-aggression-baratheon'],
  },
  'renly-baratheon-lord-paramount-of-the-stormlands': {
    name: 'Renly Baratheon', subname: 'Lord Paramount of the Stormlands', faction: 'baratheon', type: 'infantry', cost: 0,
    character: 'Renly Baratheon', loyalty: 'Renly Baratheon',
    abilities: ['boisterous-charisma', 'precision', 'stalwart'],
    commands: ['inexplicable-return', 'hidden-affairs', 'in-his-brothers-shadows'],
  },
  'loras-tyrell-the-knight-of-flowers': {
    name: 'Loras Tyrell', subname: 'The Knight of Flowers', faction: 'baratheon', type: 'infantry', cost: 0,
    character: 'Loras Tyrell', loyalty: 'Renly Baratheon',
    abilities: ['expert-duelist', 'dauntless'],
    commands: ['loved-by-the-smallfolk-baratheon', 'overgrowth', 'growing-strong'],
  },
  'loras-tyrell-kings-squire': {
    name: 'Loras Tyrell', subname: "King's Squire", faction: 'baratheon', type: 'infantry', cost: 1,
    character: 'Loras Tyrell', loyalty: 'Renly Baratheon',
    abilities: ['expert-duelist'],
  },
  'brienne-the-blue': {
    name: 'Brienne', subname: 'The Blue', faction: 'baratheon', type: 'infantry', cost: 1,
    character: 'Brienne', loyalty: 'Renly Baratheon',
    abilities: ['renlys-protector'],
  },
  'eldon-estermont-lord-of-greenstone': {
    name: 'Eldon Estermont', subname: 'Lord of Greenstone', faction: 'baratheon', type: 'infantry', cost: 0,
    character: 'Eldon Estermont', loyalty: 'Renly Baratheon',
    abilities: ['mark-target', 'hardened'],
    commands: ['hefty-ransom', 'martial-superiority-baratheon', 'battle-endurance-baratheon'],
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
  'axell-florent-fanatical-devotee': {
    name: 'Axell Florent', subname: 'Fanatical Devotee', faction: 'baratheon', type: 'infantry', cost: 1,
    character: 'Axell Florent', loyalty: 'Stannis Baratheon',
    abilities: ['affiliation-rhllor', 'zealous-fanaticism', 'intimidating-presence'],
  },
  'axell-florent-first-of-the-queens-men': {
    name: 'Axell Florent', subname: "First of the Queen's Men", faction: 'baratheon', type: 'infantry', cost: 0,
    character: 'Axell Florent', loyalty: 'Stannis Baratheon',
    abilities: ['affiliation-rhllor', 'intimidating-presence', 'stalwart'],
    commands: ['fiery-charge-baratheon', 'rhllors-wrath', 'fiery-resolve'],
  },
  'cortnay-penrose-loyal-tactician': {
    name: 'Cortnay Penrose', subname: 'Loyal Tactician', faction: 'baratheon', type: 'infantry', cost: 2,
    character: 'Cortnay Penrose', loyalty: 'Renly Baratheon', discount: { less: 1, with: { character: 'Renly Baratheon' } },
    abilities: ['tactical-reposition', 'might-of-the-throne'],
  },
  'cortnay-penrose-castellan-of-storms-end': {
    name: 'Cortnay Penrose', subname: "Castellan of Storm's End", faction: 'baratheon', type: 'infantry', cost: 0,
    character: 'Cortnay Penrose', loyalty: 'Renly Baratheon',
    abilities: ['bookkeeping-cortnay-penrose', 'might-of-the-throne'],
    commands: ['issue-commands-baratheon', 'surprise-strategy-baratheon', 'counterplot-baratheon'],
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
  'justin-massey-the-smiler': {
    name: 'Justin Massey', subname: 'The Smiler', faction: 'baratheon', type: 'infantry', cost: 0,
    character: 'Justin Massey', loyalty: 'Stannis Baratheon',
    abilities: ['tactical-reposition', 'inspiring-presence'],
    commands: ['regroup-and-reform-baratheon', 'sudden-retreat-baratheon', 'precious-supplies'],
  },
  'dale-seaworth-captain-of-the-wraith': {
    name: 'Dale Seaworth', subname: 'Captain of the Wraith', faction: 'baratheon', type: 'infantry', cost: 1,
    character: 'Dale Seaworth', loyalty: 'Stannis Baratheon',
    abilities: ['davos-vassal', 'counterstrike'],
  },
  'renly-baratheon-king-in-the-south': {
    name: 'Renly Baratheon', subname: 'King in the South', faction: 'baratheon', type: 'infantry', cost: 0,
    character: 'Renly Baratheon', loyalty: 'Renly Baratheon',
    abilities: ['swift-strike', 'claims-to-the-kingdom'],
    commands: ['overconfidence', 'knights-of-summer', 'lavish-encampment'],
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
  'robar-royce-robar-the-red': {
    name: 'Robar Royce', subname: 'Robar The Red', faction: 'baratheon', type: 'infantry', cost: 1,
    character: 'Robar Royce', loyalty: 'Renly Baratheon', requires: { without: [{ card: 'rainbow-guard' }] },
    abilities: ['furious-charge', 'reckless-strikes'],
  },
  'guyard-morrigen-guyard-the-green': {
    name: 'Guyard Morrigen', subname: 'Guyard The Green', faction: 'baratheon', type: 'infantry', cost: 1,
    character: 'Guyard Morrigen', loyalty: 'Renly Baratheon', requires: { without: [{ card: 'rainbow-guard' }] },
    abilities: ['counterstrike', 'dauntless'],
  },
};
