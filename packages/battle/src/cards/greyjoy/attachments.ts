/** House Greyjoy: attachments. */
import type { AttachmentCard } from '../card.ts';

// oxfmt-ignore
export const attachments: { readonly [id: string]: AttachmentCard } = {
  'asha-greyjoy-captain-of-the-black-wind': {
    name: 'Asha Greyjoy', subname: 'Captain of the Black Wind', faction: 'greyjoy', type: 'infantry', cost: 1, character: 'Asha Greyjoy',
    abilities: ['war-cry', 'iron-resolve'],
  },
  'reaver-captain': {
    name: 'Reaver Captain', faction: 'greyjoy', type: 'infantry', cost: 1,
    limit: 2, joins: { faction: 'greyjoy' }, overLimit: true,
    abilities: ['outflank'],
  },
  warsworn: {
    name: 'Warsworn', faction: 'greyjoy', type: 'infantry', cost: 1,
    abilities: ['fueled-by-slaughter'],
  },
  'theon-greyjoy-prince-of-winterfell': {
    name: 'Theon Greyjoy', subname: '"Prince" of Winterfell', faction: 'greyjoy', type: 'infantry', cost: 0, character: 'Theon Greyjoy',
    abilities: ['ambush', 'enhanced-mobility', 'sentinel'],
    commands: ['opportunist-greyjoy', 'diversion-tactics-greyjoy', 'stark-exposure'],
  },
  'balon-greyjoy-the-kraken-king': {
    name: 'Balon Greyjoy', subname: 'The Kraken King', faction: 'greyjoy', type: 'infantry', cost: 0, character: 'Balon Greyjoy',
    abilities: ['fueled-by-slaughter', 'the-krakens-dues'],
    commands: ['acceptable-sacrifices', 'price-of-failure-greyjoy', 'the-old-way'],
  },
  'euron-greyjoy-crows-eye': {
    name: 'Euron Greyjoy', subname: "Crow's Eye", faction: 'greyjoy', type: 'infantry', cost: 1, character: 'Euron Greyjoy',
    abilities: ['strange-relics', 'poisoned-gifts'],
  },
  'erik-ironmaker-anvil-breaker': {
    name: 'Erik Ironmaker', subname: 'Anvil-Breaker', faction: 'greyjoy', type: 'infantry', cost: 0, character: 'Erik Ironmaker',
    abilities: ['divide-the-spoils', 'gifts-of-silver-and-bronze'],
    commands: ['irons-endurance', 'steels-might', 'golds-allure'],
  },
  'dagmer-cleftjaw-captain-of-the-foamdrinker': {
    name: 'Dagmer Cleftjaw', subname: 'Captain of the Foamdrinker', faction: 'greyjoy', type: 'infantry', cost: 1, character: 'Dagmer Cleftjaw',
    abilities: ['battle-scars'],
  },
  'baelor-blacktyde-captain-of-the-nightflyer': {
    name: 'Baelor Blacktyde', subname: 'Captain of the Nightflyer', faction: 'greyjoy', type: 'infantry', cost: 1, character: 'Baelor Blacktyde',
    abilities: ['boldness-and-courage', 'unyielding'],
  },
  'baelor-blacktyde-lord-of-blacktyde': {
    name: 'Baelor Blacktyde', subname: 'Lord of Blacktyde', faction: 'greyjoy', type: 'infantry', cost: 0, character: 'Baelor Blacktyde',
    abilities: ['to-the-last', 'hardened'],
    commands: ['lash-out-greyjoy', 'blacktyde-resentment', 'blacktyde-conviction'],
  },
  'drowned-prophet': {
    name: 'Drowned Prophet', faction: 'greyjoy', type: 'infantry', cost: 1,
    limit: 2,
    abilities: ['resilience'],
  },
  'sunset-sea-brave': {
    name: 'Sunset Sea Brave', faction: 'greyjoy', type: 'infantry', cost: 1,
    abilities: ['iron-credit'],
  },
};
