/** House Lannister: Non-Combat Units. */
import type { NcuCard } from '../card.ts';

export const ncus: { readonly [id: string]: NcuCard } = {
  'tyrion-lannister-the-imp': {
    name: 'Tyrion Lannister',
    subname: 'The Imp',
    faction: 'lannister',
    cost: 5,
    character: 'Tyrion Lannister',
    abilities: ['tactical-mastermind'],
  },
  'tywin-lannister-the-great-lion': {
    name: 'Tywin Lannister',
    subname: 'The Great Lion',
    faction: 'lannister',
    cost: 6,
    character: 'Tywin Lannister',
    abilities: ['the-rains-of-castamere'],
  },
  'kevan-lannister-master-of-law': {
    name: 'Kevan Lannister',
    subname: 'Master of Law',
    faction: 'lannister',
    cost: 5,
    character: 'Kevan Lannister',
    abilities: ['unbiased-justice'],
  },
  'cersei-lannister-queen-regent': {
    name: 'Cersei Lannister',
    subname: 'Queen Regent',
    faction: 'lannister',
    cost: 4,
    character: 'Cersei Lannister',
    abilities: ['playing-the-game'],
  },
  'pycelle-grand-maester': {
    name: 'Pycelle',
    subname: 'Grand Maester',
    faction: 'lannister',
    cost: 4,
    character: 'Pycelle',
    abilities: ['manipulation-and-deception'],
  },
  'the-high-sparrow-father-of-the-faithful': {
    name: 'The High Sparrow',
    subname: 'Father of the Faithful',
    faction: 'lannister',
    cost: 4,
    character: 'The High Sparrow',
    abilities: ['fealty-to-the-seven'],
  },
  'tommen-baratheon-next-in-succession': {
    name: 'Tommen Baratheon',
    subname: 'Next in Succession',
    faction: 'lannister',
    cost: 4,
    character: 'Tommen Baratheon',
    abilities: ['queens-influence'],
  },
};
