/** Brotherhood Without Banners: attachments. */
import type { AttachmentCard } from '../card.ts';

// oxfmt-ignore
export const attachments: { readonly [id: string]: AttachmentCard } = {
  'beric-dondarrion-lightning-lord': {
    name: 'Beric Dondarrion', subname: 'Lightning Lord', faction: 'brotherhood', type: 'infantry', cost: 0, character: 'Beric Dondarrion',
    commands: ['assault-orders-brotherhood', 'six-times-too-many', 'lightbringer-brotherhood'],
    abilities: ['sentinel', 'duty-to-the-crown', 'pathfinder'],
  },
  'beric-dondarrion-azor-ahai': {
    name: 'Beric Dondarrion', subname: 'Azor Ahai', faction: 'brotherhood', type: 'infantry', cost: 2, character: 'Beric Dondarrion',
    discount: { less: 1, firstOf: 'brotherhood-attachment' },
    abilities: ['lightbringer'],
  },
  'thoros-of-myr-the-red-wizard': {
    name: 'Thoros of Myr', subname: 'The Red Wizard', faction: 'brotherhood', type: 'infantry', cost: 0, character: 'Thoros of Myr',
    commands: ['fiery-charge-brotherhood', 'loved-by-the-smallfolk-brotherhood', 'the-last-kiss'],
    abilities: ['prayers-to-rhllor'],
  },
  'thoros-of-myr-faithful-believer': {
    name: 'Thoros of Myr', subname: 'Faithful Believer', faction: 'brotherhood', type: 'infantry', cost: 2, character: 'Thoros of Myr',
    discount: { less: 1, firstOf: 'brotherhood-attachment' },
    abilities: ['reinforcements', 'relentless'],
  },
  'lem-lemoncloak-the-lemon': {
    name: 'Lem Lemoncloak', subname: 'The Lemon', faction: 'brotherhood', type: 'infantry', cost: 1, character: 'Lem Lemoncloak',
    discount: { less: 1, firstOf: 'brotherhood-attachment' },
    abilities: ['battle-scars'],
  },
  'tom-sevenstringers-osevens': {
    name: 'Tom Sevenstringers', subname: "O'Sevens", faction: 'brotherhood', type: 'infantry', cost: 1, character: 'Tom Sevenstringers',
    discount: { less: 1, firstOf: 'brotherhood-attachment' },
    abilities: ['taunt'],
  },
  'catelyn-stark-lady-stoneheart': {
    name: 'Catelyn Stark', subname: 'Lady Stoneheart', faction: 'brotherhood', type: 'infantry', cost: 0, character: 'Catelyn Stark',
    requires: { without: [{ character: 'Beric Dondarrion' }] }, commands: ['lash-out-brotherhood', 'price-of-failure-brotherhood', 'vengeance-in-blood'],
    abilities: ['horrific-visage', 'intimidating-presence'],
  },
  'anguy-the-archer': {
    name: 'Anguy', subname: 'The Archer', faction: 'brotherhood', type: 'infantry', cost: 2, character: 'Anguy',
    discount: { less: 1, firstOf: 'brotherhood-attachment' },
    abilities: ['swift-retreat', 'outflank'],
  },
  'edric-dayne-loyal-squire': {
    name: 'Edric Dayne', subname: 'Loyal Squire', faction: 'brotherhood', type: 'infantry', cost: 1, character: 'Edric Dayne',
    overLimit: { beside: 'Thoros of Myr' },
    abilities: ['berics-vassal', 'regroup'],
  },
  'hot-pie-the-baker': {
    name: 'Hot Pie', subname: 'The Baker', faction: 'brotherhood', type: 'infantry', cost: 1, character: 'Hot Pie',
    discount: { less: 1, firstOf: 'brotherhood-attachment' },
    abilities: ['hot-pies'],
  },
  'gendry-the-bull': {
    name: 'Gendry', subname: 'The Bull', faction: 'brotherhood', type: 'infantry', cost: 2, character: 'Gendry',
    discount: { less: 1, firstOf: 'brotherhood-attachment' },
    abilities: ['resilience', 'improved-defenses-brotherhood'],
  },
};
