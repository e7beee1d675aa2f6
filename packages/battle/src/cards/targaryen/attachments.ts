/** House Targaryen: attachments. */
import type { AttachmentCard } from '../card.ts';

// oxfmt-ignore
export const attachments: { readonly [id: string]: AttachmentCard } = {
  'khal-drogo-the-great-khal': {
    name: 'Khal Drogo', subname: 'The Great Khal', faction: 'targaryen', type: 'cavalry', cost: 0, character: 'Khal Drogo',
    abilities: ['expert-duelist', 'iron-resolve'],
    commands: [
      'addrivat', 'ride-by-attack-targaryen', 'assault-orders-targaryen', 'lead-by-example-targaryen',
    ],
  },
  'jorah-mormont-westerosi-tactician': {
    name: 'Jorah Mormont', subname: 'Westerosi Tactician', faction: 'targaryen', type: 'cavalry', cost: 0, character: 'Jorah Mormont',
    abilities: ['ambush', 'stubborn-tenacity'],
    commands: [
      'marshal-targaryen', 'betrayal', 'opportunist-targaryen', 'feinting-maneuver-targaryen',
    ],
  },
  'jorah-mormont-the-exiled-knight': {
    name: 'Jorah Mormont', subname: 'The Exiled Knight', faction: 'targaryen', type: 'cavalry', cost: 1, character: 'Jorah Mormont',
    abilities: ['tactical-reposition', 'stubborn-tenacity'],
  },
  'screamer-ko': {
    name: 'Screamer Ko', faction: 'targaryen', type: 'cavalry', cost: 1, joins: { faction: 'targaryen' },
    abilities: ['martial-training'],
  },
  'outrider-ko': {
    name: 'Outrider Ko', faction: 'targaryen', type: 'cavalry', cost: 1, joins: { faction: 'targaryen' },
    abilities: ['disrupt'],
  },
  'unsullied-officer': {
    name: 'Unsullied Officer', faction: 'targaryen', type: 'infantry', cost: 2,
    abilities: ['go-down-fighting', 'relentless'],
  },
  'barristan-selmy-the-bold': {
    name: 'Barristan Selmy', subname: 'The Bold', faction: 'targaryen', type: 'infantry', cost: 0, character: 'Barristan Selmy',
    abilities: ['knightly-vow', 'embolden'],
    commands: [
      'sustained-assault-targaryen', 'combat-prowess-targaryen', 'legendary-boldness', 'victory-comes-hard',
    ],
  },
  'belwas-veteran-pit-fighter': {
    name: 'Belwas', subname: 'Veteran Pit-Fighter', faction: 'targaryen', type: 'infantry', cost: 1, character: 'Belwas',
    abilities: ['battle-scars'],
  },
  'jorah-mormont-penitent-betrayer': {
    name: 'Jorah Mormont', subname: 'Penitent Betrayer', faction: 'targaryen', type: 'infantry', cost: 0, character: 'Jorah Mormont',
    requires: { character: 'Daenerys Targaryen' }, joins: { character: 'Daenerys Targaryen' }, overLimit: true,
    abilities: ['whatever-may-come'],
  },
  'jorah-mormont-the-andal': {
    name: 'Jorah Mormont', subname: 'The Andal', faction: 'targaryen', type: 'infantry', cost: 1, character: 'Jorah Mormont',
    abilities: ['martial-training', 'stand-your-ground'],
  },
  'belwas-the-strong': {
    name: 'Belwas', subname: 'The Strong', faction: 'targaryen', type: 'infantry', cost: 0, character: 'Belwas',
    abilities: ['taunt', 'hardened'],
    commands: [
      'pathetic-attempt-targaryen', 'expert-parry', 'good-dying', 'count-the-cuts',
    ],
  },
  'grey-worm-unsullied-commander': {
    name: 'Grey Worm', subname: 'Unsullied Commander', faction: 'targaryen', type: 'infantry', cost: 0, character: 'Grey Worm',
    abilities: ['boldness-and-courage', 'counterstrike'],
    commands: [
      'issue-commands-targaryen', 'lash-out-targaryen', 'battle-endurance-targaryen', 'retribution-of-the-dragon',
    ],
  },
  'grey-worm-freed-by-the-dragon': {
    name: 'Grey Worm', subname: 'Freed by the Dragon', faction: 'targaryen', type: 'infantry', cost: 2, character: 'Grey Worm',
    abilities: ['boldness-and-courage', 'rally-cry'],
  },
  'daenerys-targaryen-mother-of-dragons': {
    name: 'Daenerys Targaryen', subname: 'Mother of Dragons', faction: 'targaryen', type: 'infantry', cost: 0, character: 'Daenerys Targaryen',
    abilities: ['threaten', 'mother-of-dragons'],
    commands: [
      'dracarys', 'dragons-flight', 'promise-of-fire', 'fire-made-flesh',
    ],
  },
  'daenerys-targaryen-queen-of-meereen': {
    name: 'Daenerys Targaryen', subname: 'Queen of Meereen', faction: 'targaryen', type: 'infantry', cost: 0, character: 'Daenerys Targaryen',
    abilities: ['threaten', 'intimidating-presence', 'the-rightful-queen'],
    commands: [
      'targaryen-supremacy', 'counterplot-targaryen', 'subjugation-of-power-targaryen', 'remorseless-examples',
    ],
  },
  'daario-naharis-reckless-mercenary': {
    name: 'Daario Naharis', subname: 'Reckless Mercenary', faction: 'targaryen', type: 'infantry', cost: 1, character: 'Daario Naharis',
    abilities: ['reckless-strikes', 'dauntless'],
  },
  'daario-naharis-stormcrow-captain': {
    name: 'Daario Naharis', subname: 'Stormcrow Captain', faction: 'targaryen', type: 'infantry', cost: 0, character: 'Daario Naharis',
    abilities: ['affiliation-stormcrows', 'improved-armaments', 'motivated-by-coin'],
    commands: [
      'sellsword-negotiations-targaryen', 'sellsword-bravado-targaryen', 'reckless-strikes-targaryen', 'hasty-offense',
    ],
  },
  'stormcrow-lieutenant': {
    name: 'Stormcrow Lieutenant', faction: 'targaryen', type: 'infantry', cost: 1,
    abilities: ['improved-armaments'],
  },
  'rakharo-bloodrider': {
    name: 'Rakharo', subname: 'Bloodrider', faction: 'targaryen', type: 'cavalry', cost: 1, character: 'Rakharo',
    abilities: ['bloodrider', 'sentinel', 'elusive-escape'],
  },
  'qotho-bloodrider': {
    name: 'Qotho', subname: 'Bloodrider', faction: 'targaryen', type: 'cavalry', cost: 1, character: 'Qotho',
    requires: { without: [{ card: 'drogos-bloodriders' }] },
    abilities: ['bloodrider', 'intimidating-presence', 'prey-on-fear'],
  },
  'cohollo-bloodrider': {
    name: 'Cohollo', subname: 'Bloodrider', faction: 'targaryen', type: 'cavalry', cost: 1, character: 'Cohollo',
    requires: { without: [{ card: 'drogos-bloodriders' }] },
    abilities: ['bloodrider', 'battle-scars'],
  },
  'haggo-bloodrider': {
    name: 'Haggo', subname: 'Bloodrider', faction: 'targaryen', type: 'cavalry', cost: 1, character: 'Haggo',
    requires: { without: [{ card: 'drogos-bloodriders' }] },
    abilities: ['bloodrider', 'fueled-by-slaughter'],
  },
  'mirri-maz-duur-resentful-healer': {
    name: 'Mirri Maz Duur', subname: 'Resentful Healer', faction: 'targaryen', type: 'infantry', cost: 1, character: 'Mirri Maz Duur', overLimit: true,
    abilities: ['maegis-healing', 'stubborn-tenacity'],
  },
  'marselen-unsullied-captain': {
    name: 'Marselen', subname: 'Unsullied Captain', faction: 'targaryen', type: 'infantry', cost: 1, character: 'Marselen',
    abilities: ['dauntless', 'embolden'],
  },
  'skahaz-mo-kandaq-merciless-ghiscari': {
    name: 'Skahaz Mo Kandaq', subname: 'Merciless Ghiscari', faction: 'targaryen', type: 'infantry', cost: 2, character: 'Skahaz Mo Kandaq',
    abilities: ['incite', 'fueled-by-slaughter'],
  },
  'skahaz-mo-kandaq-the-shavepate': {
    name: 'Skahaz Mo Kandaq', subname: 'The Shavepate', faction: 'targaryen', type: 'infantry', cost: 0, character: 'Skahaz Mo Kandaq',
    abilities: ['incite', 'mark-target'],
    commands: [
      'keeping-the-peace', 'the-queens-law', 'eyes-of-the-watch', 'ghiscari-justice',
    ],
  },
  'marselen-mothers-men-commander': {
    name: 'Marselen', subname: "Mother's Men Commander", faction: 'targaryen', type: 'infantry', cost: 0, character: 'Marselen',
    abilities: ['unfaltering-conviction', 'dauntless'],
    commands: [
      'devotees-of-the-dragon', 'devastating-impact-targaryen', 'war-cry-targaryen', 'supply-aid-targaryen',
    ],
  },
  'brazen-beasts-captain': {
    name: 'Brazen Beasts Captain', faction: 'targaryen', type: 'infantry', cost: 1,
    abilities: ['incite', 'furious-charge'],
  },
};
