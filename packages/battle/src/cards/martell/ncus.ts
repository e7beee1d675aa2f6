/** House Martell: Non-Combat Units. */
import type { NcuCard } from '../card.ts';

export const ncus: { readonly [id: string]: NcuCard } = {
  'doran-martell-lord-of-sunspear': {
    name: 'Doran Martell',
    subname: 'Lord of Sunspear',
    faction: 'martell',
    cost: 4,
    character: 'Doran Martell',
    leads: {
      commands: ['false-agenda-martell', 'parlay-martell', 'ripe-to-act'],
      needs: ['areo-hotah-captain-of-the-guard'],
      proxy: 'areo-hotah-captain-of-the-guard',
    },
    abilities: ['proxy-orders'],
  },
  'doran-martell-prince-of-dorne': {
    name: 'Doran Martell',
    subname: 'Prince of Dorne',
    faction: 'martell',
    cost: 4,
    character: 'Doran Martell',
    abilities: ['sunspear-secrets'],
  },
  'ellaria-sand-vipers-paramour': {
    name: 'Ellaria Sand',
    subname: "Viper's Paramour",
    faction: 'martell',
    cost: 4,
    character: 'Ellaria Sand',
    abilities: ['lysene-charm'],
  },
  'oberyn-martell-red-viper': {
    name: 'Oberyn Martell',
    subname: 'Red Viper',
    faction: 'martell',
    cost: 4,
    character: 'Oberyn Martell',
    abilities: ['hot-tempered'],
  },
  'tyene-sand-septas-daughter': {
    name: 'Tyene Sand',
    subname: "Septa's Daughter",
    faction: 'martell',
    cost: 5,
    character: 'Tyene Sand',
    abilities: ['healing-hands'],
  },
  'nymeria-sand-lady-nym': {
    name: 'Nymeria Sand',
    subname: 'Lady Nym',
    faction: 'martell',
    cost: 4,
    character: 'Nymeria Sand',
    abilities: ['conflicting-reactions'],
  },
  'arianne-martell-heiress-to-dorne': {
    name: 'Arianne Martell',
    subname: 'Heiress To Dorne',
    faction: 'martell',
    cost: 5,
    character: 'Arianne Martell',
    abilities: ['negotiator'],
  },
  'arys-oakheart-crowns-ambassador': {
    name: 'Arys Oakheart',
    subname: "Crown's Ambassador",
    faction: 'martell',
    cost: 4,
    character: 'Arys Oakheart',
    abilities: ['unfaltering-politics'],
  },
};
