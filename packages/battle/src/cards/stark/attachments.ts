/** House Stark: attachments. */
import type { AttachmentCard } from '../card.ts';

// oxfmt-ignore
export const attachments: { readonly [id: string]: AttachmentCard } = {
  'bran-and-hodor-protector-and-ward': {
    name: 'Bran and Hodor', subname: 'Protector and Ward', faction: 'stark', type: 'infantry', cost: 1, character: 'Bran Stark',
    abilities: ['hodor', 'hodor-hodor-hodor'],
  },
  'meera-reed-cunning-trapper': {
    name: 'Meera Reed', subname: 'Cunning Trapper', faction: 'stark', type: 'infantry', cost: 1, character: 'Meera Reed',
    abilities: ['hidden-traps', 'affiliation-crannogman'],
  },
  'syrio-forel-first-blade-of-braavos': {
    name: 'Syrio Forel', subname: 'First Blade of Braavos', faction: 'stark', type: 'infantry', cost: 1, character: 'Syrio Forel',
    requires: { anyOf: [{ character: 'Eddard Stark' }, { card: 'arya-stark-the-wolf-girl' }] },
    abilities: ['precision', 'water-dance'],
  },
  'osha-spearwife-guardian': {
    name: 'Osha', subname: 'Spearwife Guardian', faction: 'stark', type: 'infantry', cost: 0, character: 'Osha',
    requires: { character: 'Rickon Stark' }, joins: { character: 'Rickon Stark' }, overLimit: true,
    abilities: ['counterstrike', 'stubborn-tenacity'],
  },
  'brynden-tully-outrider-commander': {
    name: 'Brynden Tully', subname: 'Outrider Commander', faction: 'stark', type: 'cavalry', cost: 0, character: 'Brynden Tully',
    abilities: ['sentinel', 'elusive-escape'],
    commands: ['ride-by-attack-stark', 'ride-them-down-stark', 'marshal-stark'],
  },
  'brynden-tully-vanguard-infiltrator': {
    name: 'Brynden Tully', subname: 'Vanguard Infiltrator', faction: 'stark', type: 'cavalry', cost: 1, character: 'Brynden Tully',
    abilities: ['mark-target', 'outflank'],
  },
  'crannogman-survivalist': {
    name: 'Crannogman Survivalist', faction: 'stark', type: 'infantry', cost: 1, limit: 2, overLimit: true,
    abilities: ['elusive-escape', 'pathfinder'],
    discount: { less: 'all', firstOf: 'Crannogman Survivalist', with: { card: 'howland-reed-lord-of-the-crannogs' } },
  },
  'winterfell-champion': {
    name: 'Winterfell Champion', faction: 'stark', type: 'infantry', cost: 1, limit: 2, abilities: ['winterfells-wrath'],
    discount: { less: 'all', firstOf: 'Winterfell Champion', with: { card: 'eddard-stark-lord-of-winterfell' } },
  },
  'crannogman-warden': {
    name: 'Crannogman Warden', faction: 'stark', type: 'infantry', cost: 1, abilities: ['overwatch'],
  },
  'rickon-stark-prince-of-winterfell': {
    name: 'Rickon Stark', subname: 'Prince of Winterfell', faction: 'stark', type: 'infantry', cost: 1,
    character: 'Rickon Stark', abilities: ['valuable-captive-rickon-stark'],
  },
  'jaqen-hghar-mysterious-prisoner': {
    name: "Jaqen H'ghar", subname: 'Mysterious Prisoner', faction: 'stark', type: 'infantry', cost: 1,
    character: "Jaqen H'ghar", requires: { character: 'Arya Stark' }, givenAway: 'before-deployment',
    abilities: ['a-man-freed-a-name-owed'],
  },
  'jojen-reed-greensight': {
    name: 'Jojen Reed', subname: 'Greensight', faction: 'stark', type: 'infantry', cost: 1, character: 'Jojen Reed',
    abilities: ['affiliation-crannogman', 'jojens-greensight'],
  },
  'robb-stark-the-wolf-lord': {
    name: 'Robb Stark', subname: 'The Wolf Lord', faction: 'stark', type: 'infantry', cost: 0, character: 'Robb Stark',
    abilities: ['tactical-reposition', 'enhanced-mobility', 'regroup'],
    commands: ['sudden-retreat', 'superior-positioning', 'hit-and-run'],
  },
  'greatjon-umber-lord-of-last-hearth': {
    name: 'Greatjon Umber', subname: 'Lord of Last Hearth', faction: 'stark', type: 'infantry', cost: 0, character: 'Greatjon Umber',
    abilities: ['overrun', 'reckless-heroism', 'affiliation-house-umber'],
    commands: ['berserker-tactics', 'lash-out', 'last-stand'],
  },
  'umber-champion': {
    name: 'Umber Champion', faction: 'stark', type: 'infantry', cost: 1, abilities: ['incite', 'furious-charge'],
  },
  'sworn-sword-captain': {
    name: 'Sworn Sword Captain', faction: 'stark', type: 'infantry', cost: 1, abilities: ['martial-training'],
  },
  'greatjon-umber-fierce-bannerman': {
    name: 'Greatjon Umber', subname: 'Fierce Bannerman', faction: 'stark', type: 'infantry', cost: 2, character: 'Greatjon Umber',
    abilities: ['to-the-last', 'furious-charge'],
  },
  'robb-stark-the-young-wolf': {
    name: 'Robb Stark', subname: 'The Young Wolf', faction: 'stark', type: 'infantry', cost: 2, character: 'Robb Stark',
    abilities: ['swift-retreat', 'enhanced-mobility'],
  },
};
