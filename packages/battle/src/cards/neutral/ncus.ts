/** Neutral: Non-Combat Units. */
import type { NcuCard } from '../card.ts';

export const ncus: { readonly [id: string]: NcuCard } = {
  'petyr-baelish-littlefinger': {
    name: 'Petyr Baelish',
    subname: 'Littlefinger',
    faction: 'neutral',
    cost: 4,
    character: 'Petyr Baelish',
    abilities: ['master-of-the-game'],
  },
  'lord-varys-the-spider': {
    name: 'Lord Varys',
    subname: 'The Spider',
    faction: 'neutral',
    cost: 4,
    character: 'Lord Varys',
    abilities: ['little-birds'],
  },
  'the-high-seneschal': {
    name: 'The High Seneschal',
    faction: 'neutral',
    cost: 0,
    character: 'The High Seneschal',
    abilities: ['history-is-written-by-the-victors'],
  },
  'jaqen-hghar-follower-of-the-red-god': {
    name: "Jaqen H'ghar",
    subname: 'Follower of The Red God',
    faction: 'neutral',
    cost: 4,
    character: "Jaqen H'ghar",
    abilities: ['choosing-a-name', 'a-name-given'],
  },
  'tycho-nestoris-iron-banker': {
    name: 'Tycho Nestoris',
    subname: 'Iron Banker',
    faction: 'neutral',
    cost: 5,
    character: 'Tycho Nestoris',
    abilities: ['backing-of-the-iron-bank'],
  },
  'walder-frey-lord-of-the-crossing': {
    name: 'Walder Frey',
    subname: 'Lord of the Crossing',
    faction: 'neutral',
    cost: 5,
    character: 'Walder Frey',
    abilities: ['strategic-alliance'],
  },
  'roose-bolton-calculating-and-cruel-neutral': {
    name: 'Roose Bolton',
    subname: 'Calculating and Cruel',
    faction: 'neutral',
    cost: 4,
    character: 'Roose Bolton',
    abilities: ['horrific-rumors'],
  },
  'shae-hidden-in-court': {
    name: 'Shae',
    subname: 'Hidden in Court',
    faction: 'neutral',
    cost: 4,
    character: 'Shae',
    abilities: ['finding-the-best-patron'],
  },
};
