/** House Greyjoy: attachments. */
import type { AttachmentCard } from '../card.ts';

// oxfmt-ignore
export const attachments: { readonly [id: string]: AttachmentCard } = {
  'asha-greyjoy-the-krakens-daughter': {
    name: 'Asha Greyjoy', subname: "The Kraken's Daughter", faction: 'greyjoy', type: 'infantry', cost: 0, character: 'Asha Greyjoy',
    abilities: ['boisterous-charisma', 'iron-resolve', 'stubborn-tenacity'],
    commands: ['ironborn-mettle', 'raider-bravery', 'war-cry-greyjoy'],
  },
  'asha-greyjoy-captain-of-the-black-wind': {
    name: 'Asha Greyjoy', subname: 'Captain of the Black Wind', faction: 'greyjoy', type: 'infantry', cost: 1, character: 'Asha Greyjoy',
    abilities: ['war-cry', 'iron-resolve'],
  },
  'victarion-greyjoy-the-iron-captain': {
    name: 'Victarion Greyjoy', subname: 'The Iron Captain', faction: 'greyjoy', type: 'infantry', cost: 0, character: 'Victarion Greyjoy',
    abilities: ['overrun', 'furious-charge', 'vicious'],
    commands: ['rush-of-aggression-greyjoy', 'assault-orders-greyjoy', 'sustained-assault-greyjoy'],
  },
  'victarion-greyjoy-master-of-the-iron-victory': {
    name: 'Victarion Greyjoy', subname: 'Master of the Iron Victory', faction: 'greyjoy', type: 'infantry', cost: 2, character: 'Victarion Greyjoy',
    abilities: ['furious-charge', 'relentless'],
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
  'theon-greyjoy-kinslayer': {
    name: 'Theon Greyjoy', subname: 'Kinslayer', faction: 'greyjoy', type: 'infantry', cost: 1, character: 'Theon Greyjoy',
    abilities: ['reckless-heroism', 'swift-strike'],
  },
  'theon-greyjoy-prince-of-winterfell': {
    name: 'Theon Greyjoy', subname: '"Prince" of Winterfell', faction: 'greyjoy', type: 'infantry', cost: 0, character: 'Theon Greyjoy',
    abilities: ['ambush', 'enhanced-mobility', 'sentinel'],
    commands: ['opportunist-greyjoy', 'diversion-tactics-greyjoy', 'stark-exposure'],
  },
  'qarl-ashas-champion': {
    name: 'Qarl', subname: "Asha's Champion", faction: 'greyjoy', type: 'infantry', cost: 1, character: 'Qarl',
    overLimit: { beside: 'Asha Greyjoy' },
    abilities: ['expert-duelist'],
  },
  'qarl-the-maid': {
    name: 'Qarl', subname: 'The Maid', faction: 'greyjoy', type: 'infantry', cost: 2, character: 'Qarl',
    abilities: ['expert-duelist', 'stalwart'],
  },
  'nute-the-barber': {
    name: 'Nute', subname: 'The Barber', faction: 'greyjoy', type: 'infantry', cost: 1, character: 'Nute',
    abilities: ['victarions-vassal', 'furious-charge', 'motivated-by-coin'],
  },
  'euron-greyjoy-lord-reaper-of-pyke': {
    name: 'Euron Greyjoy', subname: 'Lord Reaper of Pyke', faction: 'greyjoy', type: 'infantry', cost: 0, character: 'Euron Greyjoy',
    abilities: ['sow-discord', 'intimidating-presence'],
    commands: ['devious-methods', 'cunning-ploy-greyjoy', 'mind-games'],
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
  'asha-greyjoy-lady-greyjoy': {
    name: 'Asha Greyjoy', subname: '"Lady Greyjoy"', faction: 'greyjoy', type: 'infantry', cost: 1, character: 'Asha Greyjoy',
    abilities: ['sentinel', 'gang-up'],
  },
  'dagmer-cleftjaw-captain-of-the-foamdrinker': {
    name: 'Dagmer Cleftjaw', subname: 'Captain of the Foamdrinker', faction: 'greyjoy', type: 'infantry', cost: 1, character: 'Dagmer Cleftjaw',
    abilities: ['battle-scars'],
  },
  'baelor-blacktyde-captain-of-the-nightflyer': {
    name: 'Baelor Blacktyde', subname: 'Captain of the Nightflyer', faction: 'greyjoy', type: 'infantry', cost: 1, character: 'Baelor Blacktyde',
    abilities: ['boldness-and-courage', 'unyielding'],
  },
  'moqorro-slave-of-rhllor': {
    name: 'Moqorro', subname: "Slave of R'hllor", faction: 'greyjoy', type: 'infantry', cost: 2, character: 'Moqorro',
    discount: { less: 1, with: { card: 'victarion-greyjoy-master-of-the-iron-victory' } },
    abilities: ['incite', 'supply-aid'],
  },
  'baelor-blacktyde-lord-of-blacktyde': {
    name: 'Baelor Blacktyde', subname: 'Lord of Blacktyde', faction: 'greyjoy', type: 'infantry', cost: 0, character: 'Baelor Blacktyde',
    abilities: ['to-the-last', 'hardened'],
    commands: ['lash-out-greyjoy', 'blacktyde-resentment', 'blacktyde-conviction'],
  },
  'dagmer-cleftjaw-master-at-arms': {
    name: 'Dagmer Cleftjaw', subname: 'Master-at-Arms', faction: 'greyjoy', type: 'infantry', cost: 0, character: 'Dagmer Cleftjaw',
    abilities: ['martial-training', 'gang-up'],
    commands: ['lust-for-glory', 'iron-envy', 'knowledge-paid-in-iron'],
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
