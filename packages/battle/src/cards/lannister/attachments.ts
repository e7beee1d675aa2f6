/** House Lannister: attachments. */
import type { AttachmentCard } from '../card.ts';

// oxfmt-ignore
export const attachments: { readonly [id: string]: AttachmentCard } = {
  'sentinel-enforcer': {
    name: 'Sentinel Enforcer', faction: 'lannister', type: 'infantry', cost: 1, abilities: ['taunt'],
  },
  'jaime-lannister-the-kingslayer': {
    name: 'Jaime Lannister', subname: 'The Kingslayer', faction: 'lannister', type: 'infantry', cost: 0, character: 'Jaime Lannister',
    abilities: ['precision', 'counterstrike', 'disrupt'],
    commands: ['kingslayers-renown', 'kingslayers-prowess', 'kingslayers-infamy'],
  },
  'gregor-clegane-the-mountain': {
    name: 'Gregor Clegane', subname: 'The Mountain', faction: 'lannister', type: 'infantry', cost: 0, character: 'Gregor Clegane',
    abilities: ['affiliation-house-clegane', 'indomitable', 'the-mountains-strength'],
    commands: ['overrun-lannister', 'assault-orders-lannister', 'price-of-failure'],
  },
  'jaime-lannister-maimed-hostage': {
    name: 'Jaime Lannister', subname: 'Maimed Hostage', faction: 'lannister', type: 'infantry', cost: 1,
    character: 'Jaime Lannister', givenAway: 'before-deployment',
    abilities: ['valuable-captive-jaime-lannister', 'vengeful-captive'],
  },
  turncoat: {
    name: 'Turncoat', faction: 'lannister', type: 'infantry', cost: 1, givenAway: 'after-deployment',
    abilities: ['sabotage-and-subvert'],
  },
  'tyrion-lannister-the-giant-of-lannister': {
    name: 'Tyrion Lannister', subname: 'The Giant of Lannister', faction: 'lannister', type: 'infantry', cost: 1,
    character: 'Tyrion Lannister', abilities: ['battle-plan', 'counterstrategy'],
  },
  'assault-veteran': {
    name: 'Assault Veteran', faction: 'lannister', type: 'infantry', cost: 1, abilities: ['intimidating-presence'],
  },
  'guard-captain': {
    name: 'Guard Captain', faction: 'lannister', type: 'infantry', cost: 1, abilities: ['hold-the-line'],
  },
  'gregor-clegane-lord-tywins-mad-dog': {
    name: 'Gregor Clegane', subname: "Lord Tywin's Mad Dog", faction: 'lannister', type: 'infantry', cost: 2, character: 'Gregor Clegane',
    abilities: ['unstoppable-wrath', 'uncontrolled-rage'],
  },
  'jaime-lannister-the-young-lion': {
    name: 'Jaime Lannister', subname: 'The Young Lion', faction: 'lannister', type: 'infantry', cost: 1, character: 'Jaime Lannister',
    abilities: ['martial-training', 'stalwart'],
  },
};
