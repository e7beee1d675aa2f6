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
  'cersei-lannister-queen-regent': {
    name: 'Cersei Lannister',
    subname: 'Queen Regent',
    faction: 'lannister',
    cost: 4,
    character: 'Cersei Lannister',
    abilities: ['playing-the-game'],
  },
};
