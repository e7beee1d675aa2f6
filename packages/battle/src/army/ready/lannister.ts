/** Ready army lists of House Lannister: two of 30 points and two of 40. */
import { unit, type ReadyArmies } from './army.ts';

export const LANNISTER_ARMIES: ReadyArmies = {
  'lannister-30': {
    name: 'Lannister starter',
    faction: 'lannister',
    commander: 'jaime-lannister-the-kingslayer',
    units: [
      unit('lannister-guardsmen', 'jaime-lannister-the-kingslayer'),
      unit('lannister-guardsmen', 'guard-captain'),
      unit('lannister-halberdiers', 'gregor-clegane-lord-tywins-mad-dog'),
      unit('house-clegane-brigands'),
    ],
    ncus: ['tyrion-lannister-the-imp', 'cersei-lannister-queen-regent'],
  },
  'lannister-mountain-30': {
    name: "The Mountain's host",
    faction: 'lannister',
    commander: 'gregor-clegane-the-mountain',
    units: [
      unit('house-clegane-mountains-men', 'gregor-clegane-the-mountain'),
      unit('lannister-guardsmen', 'jaime-lannister-the-young-lion'),
      unit('lannister-halberdiers', 'assault-veteran'),
      unit('lannister-guardsmen', 'guard-captain'),
    ],
    ncus: ['tyrion-lannister-the-imp', 'cersei-lannister-queen-regent'],
  },
  'lannister-40': {
    name: 'Western host',
    faction: 'lannister',
    commander: 'jaime-lannister-the-kingslayer',
    units: [
      unit('lannister-guardsmen', 'jaime-lannister-the-kingslayer'),
      unit('lannister-guardsmen', 'guard-captain'),
      unit('lannister-halberdiers', 'gregor-clegane-lord-tywins-mad-dog'),
      unit('house-clegane-brigands'),
      unit('house-clegane-mountains-men', 'assault-veteran'),
    ],
    ncus: ['tyrion-lannister-the-imp', 'cersei-lannister-queen-regent'],
  },
  'lannister-mountain-40': {
    name: 'Fire and fear',
    faction: 'lannister',
    commander: 'gregor-clegane-the-mountain',
    units: [
      unit('house-clegane-mountains-men', 'gregor-clegane-the-mountain'),
      unit('house-clegane-brigands', 'clegane-butcher'),
      unit('pyromancers', 'qyburn-forbidden-knowledge'),
      unit('gold-cloaks', 'sandor-clegane-the-hound'),
      unit('lannister-halberdiers', 'assault-veteran'),
    ],
    ncus: ['tywin-lannister-the-great-lion', 'tyrion-lannister-the-imp'],
  },
};
