/** House Stark: Non-Combat Units. */
import type { NcuCard } from '../card.ts';

export const ncus: { readonly [id: string]: NcuCard } = {
  'catelyn-stark-lady-of-winterfell': {
    name: 'Catelyn Stark',
    subname: 'Lady of Winterfell',
    faction: 'stark',
    cost: 4,
    character: 'Catelyn Stark',
    abilities: ['family-duty-honor'],
  },
  'rodrik-cassel-combat-veteran': {
    name: 'Rodrik Cassel',
    subname: 'Combat Veteran',
    faction: 'stark',
    cost: 4,
    character: 'Rodrik Cassel',
    abilities: ['martial-expertise'],
  },
  'eddard-stark-hand-of-the-king': {
    name: 'Eddard Stark',
    subname: 'Hand of the King',
    faction: 'stark',
    cost: 5,
    character: 'Eddard Stark',
    abilities: ['price-of-honor', 'hands-orders'],
  },
  'sansa-stark-little-bird': {
    name: 'Sansa Stark',
    subname: 'Little Bird',
    faction: 'stark',
    cost: 4,
    character: 'Sansa Stark',
    abilities: ['repeating-the-words'],
  },
  'lyanna-mormont-youngest-she-bear': {
    name: 'Lyanna Mormont',
    subname: 'Youngest She-Bear',
    faction: 'stark',
    cost: 4,
    character: 'Lyanna Mormont',
    abilities: ['avenging-the-north'],
  },
};
