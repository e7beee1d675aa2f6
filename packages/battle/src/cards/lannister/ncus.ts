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
  'qyburn-master-of-whisperers': {
    name: 'Qyburn',
    subname: 'Master of Whisperers',
    faction: 'lannister',
    cost: 4,
    character: 'Qyburn',
    requires: { without: [{ character: 'Varys' }] },
    abilities: ['little-doves'],
  },
  'joffrey-baratheon-lord-of-the-seven-kingdoms': {
    name: 'Joffrey Baratheon',
    subname: 'Lord of the Seven Kingdoms',
    faction: 'lannister',
    cost: 5,
    character: 'Joffrey Baratheon',
    abilities: ['might-of-the-iron-throne'],
  },
  'cersei-lannister-queen-regent': {
    name: 'Cersei Lannister',
    subname: 'Queen Regent',
    faction: 'lannister',
    cost: 4,
    character: 'Cersei Lannister',
    abilities: ['playing-the-game'],
  },
};
