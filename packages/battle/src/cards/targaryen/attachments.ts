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
  'brazen-beasts-captain': {
    name: 'Brazen Beasts Captain', faction: 'targaryen', type: 'infantry', cost: 1,
    abilities: ['incite', 'furious-charge'],
  },
};
