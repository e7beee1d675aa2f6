/** Ready lists of 2018: what the first two-player box can field. */
import type { ArmyList } from '../../army/army.ts';

const unit = (card: string, ...attachments: string[]) => ({ card, attachments });

export const ARMIES: { readonly [id: string]: ArmyList } = {
  'stark-30': {
    name: 'Stark starter',
    faction: 'stark',
    commander: 'robb-stark-the-wolf-lord',
    units: [
      unit('stark-sworn-swords', 'robb-stark-the-wolf-lord'),
      unit('stark-sworn-swords', 'sworn-sword-captain'),
      unit('stark-outriders'),
      unit('house-umber-berserkers', 'umber-champion'),
      unit('grey-wind'),
    ],
    ncus: ['catelyn-stark-lady-of-winterfell'],
  },
  'stark-greatjon-30': {
    name: 'Umber host',
    faction: 'stark',
    commander: 'greatjon-umber-lord-of-last-hearth',
    units: [
      unit('house-umber-berserkers', 'greatjon-umber-lord-of-last-hearth'),
      unit('stark-sworn-swords', 'robb-stark-the-young-wolf'),
      unit('stark-outriders'),
      unit('stark-sworn-swords'),
      unit('grey-wind'),
    ],
    ncus: ['sansa-stark-little-bird'],
  },
  'stark-40': {
    name: 'Stark host',
    faction: 'stark',
    commander: 'robb-stark-the-wolf-lord',
    units: [
      unit('stark-sworn-swords', 'robb-stark-the-wolf-lord'),
      unit('stark-sworn-swords', 'sworn-sword-captain'),
      unit('stark-sworn-swords', 'sworn-sword-captain'),
      unit('stark-outriders'),
      unit('house-umber-berserkers', 'umber-champion'),
      unit('grey-wind'),
    ],
    ncus: ['catelyn-stark-lady-of-winterfell', 'sansa-stark-little-bird'],
  },
  'lannister-30': {
    name: 'Lannister starter',
    faction: 'lannister',
    commander: 'jaime-lannister-the-kingslayer',
    units: [
      unit('lannister-guardsmen', 'jaime-lannister-the-kingslayer'),
      unit('lannister-guardsmen', 'guard-captain'),
      unit('lannister-halberdiers'),
      unit('house-clegane-mountains-men', 'gregor-clegane-lord-tywins-mad-dog'),
    ],
    ncus: ['cersei-lannister-queen-regent'],
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
    ncus: ['cersei-lannister-queen-regent'],
  },
  'lannister-40': {
    name: 'Lannister host',
    faction: 'lannister',
    commander: 'jaime-lannister-the-kingslayer',
    units: [
      unit('lannister-guardsmen', 'jaime-lannister-the-kingslayer'),
      unit('lannister-guardsmen', 'guard-captain'),
      unit('lannister-guardsmen'),
      unit('lannister-halberdiers', 'assault-veteran'),
      unit('house-clegane-mountains-men', 'gregor-clegane-lord-tywins-mad-dog'),
    ],
    ncus: ['cersei-lannister-queen-regent', 'tyrion-lannister-the-imp'],
  },
};
