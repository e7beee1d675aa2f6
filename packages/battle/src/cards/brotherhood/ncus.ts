/** Brotherhood Without Banners: Non-Combat Units. */
import type { NcuCard } from '../card.ts';

export const ncus: { readonly [id: string]: NcuCard } = {
  'ghost-of-high-heart-the-woods-witch': {
    name: 'Ghost of High Heart',
    subname: "The Wood's Witch",
    faction: 'brotherhood',
    cost: 4,
    character: 'Ghost of High Heart',
    abilities: ['prophecies-and-portents'],
  },
  'ravella-smallwood-lady-of-acorn-hall': {
    name: 'Ravella Smallwood',
    subname: 'Lady of Acorn Hall',
    faction: 'brotherhood',
    cost: 4,
    character: 'Ravella Smallwood',
    abilities: ['allies-in-the-realm'],
  },
  'catelyn-stark-the-hangwoman': {
    name: 'Catelyn Stark',
    subname: 'The Hangwoman',
    faction: 'brotherhood',
    cost: 4,
    character: 'Catelyn Stark',
    requires: { without: [{ character: 'Beric Dondarrion' }] },
    abilities: ['vengeance-at-any-cost'],
  },
  'thoros-of-myr-the-ember': {
    name: 'Thoros Of Myr',
    subname: 'The Ember',
    faction: 'brotherhood',
    cost: 4,
    character: 'Thoros of Myr',
    abilities: ['fresh-converts'],
  },
};
