/** Attachments and Non-Combat Units of the first two-player box. */
import type { AttachmentCard, NcuCard } from '../../../cards/card.ts';

type Attachments = { readonly [id: string]: AttachmentCard };
type Ncus = { readonly [id: string]: NcuCard };

// oxfmt-ignore
export const starkAttachments: Attachments = {
  'robb-stark-the-wolf-lord': {
    name: 'Robb Stark', subname: 'The Wolf Lord', faction: 'stark', type: 'infantry', cost: 0, character: 'Robb Stark',
    abilities: ['wolfs-cunning-2018'], commands: ['hit-and-run-2018', 'superior-positioning-2018', 'tactical-regroup'],
  },
  'robb-stark-the-young-wolf': {
    name: 'Robb Stark', subname: 'The Young Wolf', faction: 'stark', type: 'infantry', cost: 3, character: 'Robb Stark',
    abilities: ['enhanced-mobility', 'rapid-assault'],
  },
  'greatjon-umber-lord-of-last-hearth': {
    name: 'Greatjon Umber', subname: 'Lord of Last Hearth', faction: 'stark', type: 'infantry', cost: 0, character: 'Greatjon Umber',
    abilities: ['affiliation-house-umber', 'umber-rage'],
    commands: ['last-stand-2018', 'lash-out-2018', 'berserker-tactics-2018'],
  },
  'greatjon-umber-fierce-bannerman': {
    name: 'Greatjon Umber', subname: 'Fierce Bannerman', faction: 'stark', type: 'infantry', cost: 3, character: 'Greatjon Umber',
    abilities: ['fury-of-house-umber', 'onslaught'],
  },
  'sworn-sword-captain': {
    name: 'Sworn Sword Captain', faction: 'stark', type: 'infantry', cost: 1, abilities: ['martial-training-2018'],
  },
  'umber-champion': {
    name: 'Umber Champion', faction: 'stark', type: 'infantry', cost: 1, abilities: ['fury-unleashed'],
  },
};

// oxfmt-ignore
export const lannisterAttachments: Attachments = {
  'jaime-lannister-the-kingslayer': {
    name: 'Jaime Lannister', subname: 'The Kingslayer', faction: 'lannister', type: 'infantry', cost: 0, character: 'Jaime Lannister',
    abilities: ['counterattack'], commands: ['expert-parry-2018', 'kingslayers-renown-2018', 'deadly-riposte'],
  },
  'jaime-lannister-the-young-lion': {
    name: 'Jaime Lannister', subname: 'The Young Lion', faction: 'lannister', type: 'infantry', cost: 2, character: 'Jaime Lannister',
    abilities: ['boldness-and-courage-2018'],
  },
  'gregor-clegane-the-mountain': {
    name: 'Gregor Clegane', subname: 'The Mountain', faction: 'lannister', type: 'infantry', cost: 0, character: 'Gregor Clegane',
    abilities: ['affiliation-house-clegane', 'unstoppable-fury'],
    commands: ['fury-of-the-mountain', 'orders-to-destroy', 'overrun-2018'],
  },
  'gregor-clegane-lord-tywins-mad-dog': {
    name: 'Gregor Clegane', subname: "Lord Tywin's Mad Dog", faction: 'lannister', type: 'infantry', cost: 3, character: 'Gregor Clegane',
    abilities: ['inhuman-strength', 'uncontrolled-rage-2018'],
  },
  'assault-veteran': {
    name: 'Assault Veteran', faction: 'lannister', type: 'infantry', cost: 1, abilities: ['hold-the-line-2018'],
  },
  'guard-captain': {
    name: 'Guard Captain', faction: 'lannister', type: 'infantry', cost: 1, abilities: ['at-any-cost'],
  },
};

// oxfmt-ignore
export const starkNcus: Ncus = {
  'catelyn-stark-lady-of-winterfell': {
    name: 'Catelyn Stark', subname: 'Lady of Winterfell', faction: 'stark', cost: 4, character: 'Catelyn Stark',
    abilities: ['family-duty-honor'],
  },
  'sansa-stark-little-bird': {
    name: 'Sansa Stark', subname: 'Little Bird', faction: 'stark', cost: 3, character: 'Sansa Stark',
    abilities: ['repeating-the-words-2018'],
  },
};

// oxfmt-ignore
export const lannisterNcus: Ncus = {
  'tyrion-lannister-the-imp': {
    name: 'Tyrion Lannister', subname: 'The Imp', faction: 'lannister', cost: 4, character: 'Tyrion Lannister',
    abilities: ['tactical-mastermind-2018'],
  },
  'cersei-lannister-queen-regent': {
    name: 'Cersei Lannister', subname: 'Queen Regent', faction: 'lannister', cost: 4, character: 'Cersei Lannister',
    abilities: ['queens-influence-2018'],
  },
};
