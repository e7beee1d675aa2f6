/** House Bolton: Non-Combat Units. */
import type { NcuCard } from '../card.ts';

export const ncus: { readonly [id: string]: NcuCard } = {
  'walda-frey-fat-walda': {
    name: 'Walda Frey',
    subname: 'Fat Walda',
    faction: 'bolton',
    cost: 4,
    character: 'Walda Frey',
    abilities: ['frey-ambition'],
  },
  'jeyne-poole-arya-stark-bride-of-bolton': {
    name: 'Jeyne Poole',
    subname: 'Arya Stark, Bride Of Bolton',
    faction: 'bolton',
    cost: 5,
    character: 'Jeyne Poole',
    abilities: ['loyal-imposter'],
  },
  'roose-bolton-calculating-and-cruel': {
    name: 'Roose Bolton',
    subname: 'Calculating And Cruel',
    faction: 'bolton',
    cost: 4,
    character: 'Roose Bolton',
    abilities: ['horrific-rumors'],
  },
  'ramsay-snow-red-helm': {
    name: 'Ramsay Snow',
    subname: 'Red Helm',
    faction: 'bolton',
    cost: 4,
    character: 'Ramsay Snow',
    abilities: ['sadistic-butchery'],
  },
  'tybald-maester-of-the-dreadfort': {
    name: 'Tybald',
    subname: 'Maester of the Dreadfort',
    faction: 'bolton',
    cost: 4,
    character: 'Tybald',
    abilities: ['deceitful-envoy'],
  },
};
