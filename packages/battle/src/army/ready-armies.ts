/** Ready lists: what the starter sets can field. */
import type { ArmyList } from './army.ts';

const unit = (card: string, ...attachments: string[]) => ({ card, attachments });

export const STARTER_ARMIES: { readonly [id: string]: ArmyList } = {
  'stark-30': {
    name: 'Stark starter',
    faction: 'stark',
    commander: 'robb-stark-the-wolf-lord',
    units: [
      unit('stark-sworn-swords', 'robb-stark-the-wolf-lord'),
      unit('stark-sworn-swords', 'sworn-sword-captain'),
      unit('house-karstark-spearmen', 'sworn-sword-captain'),
      unit('house-umber-berserkers', 'greatjon-umber-fierce-bannerman'),
    ],
    ncus: ['catelyn-stark-lady-of-winterfell', 'sansa-stark-little-bird'],
  },
  'stark-greatjon-30': {
    name: 'Umber host',
    faction: 'stark',
    commander: 'greatjon-umber-lord-of-last-hearth',
    units: [
      unit('house-umber-berserkers', 'greatjon-umber-lord-of-last-hearth'),
      unit('stark-sworn-swords', 'robb-stark-the-young-wolf'),
      unit('stark-outriders'),
      unit('stark-sworn-swords', 'umber-champion'),
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
  'baratheon-30': {
    name: "Dragonstone's faithful",
    faction: 'baratheon',
    commander: 'stannis-baratheon-the-one-true-king',
    units: [
      unit('baratheon-wardens', 'stannis-baratheon-the-one-true-king'),
      unit('baratheon-halberdiers', 'master-warden'),
      unit('rhllor-faithful', 'red-priestess'),
      unit('dragonstone-noble'),
    ],
    ncus: ['melisandre-the-red-woman', 'davos-seaworth-hand-of-the-true-king'],
  },
  'baratheon-renly-30': {
    name: "Renly's court",
    faction: 'baratheon',
    commander: 'renly-baratheon-the-charismatic-heir',
    units: [
      unit('rose-knights', 'renly-baratheon-the-charismatic-heir'),
      unit('thorn-watch', 'loras-tyrell-kings-squire'),
      unit('champions-of-the-stag'),
    ],
    ncus: ['margaery-tyrell-little-rose', 'olenna-tyrell-queen-of-thorns'],
  },
  'baratheon-40': {
    name: "The red god's host",
    faction: 'baratheon',
    commander: 'stannis-baratheon-the-one-true-king',
    units: [
      unit('rhllor-queens-men', 'stannis-baratheon-the-one-true-king'),
      unit('rhllor-faithful', 'red-priestess'),
      unit('rhllor-lightbringers', 'devan-seaworth-kings-squire'),
      unit('kings-men', 'andrew-estermont-true-loyalist'),
      unit('baratheon-wardens', 'master-warden'),
    ],
    ncus: ['melisandre-the-red-woman', 'axell-florent-hand-of-the-queen'],
  },
  'baratheon-renly-40': {
    name: 'Knights of summer',
    faction: 'baratheon',
    commander: 'renly-baratheon-the-charismatic-heir',
    units: [
      unit('rose-knights', 'renly-baratheon-the-charismatic-heir'),
      unit('highgarden-pikemen', 'pikemen-captain'),
      unit('thorn-watch', 'thorn-watch-sentinel'),
      unit('riders-of-highgarden'),
      unit('stag-knights', 'brienne-the-blue'),
    ],
    ncus: ['margaery-tyrell-little-rose', 'olenna-tyrell-queen-of-thorns'],
  },
  'stark-40': {
    name: 'Northern host',
    faction: 'stark',
    commander: 'robb-stark-the-wolf-lord',
    units: [
      unit('stark-sworn-swords', 'robb-stark-the-wolf-lord'),
      unit('stark-sworn-swords', 'sworn-sword-captain'),
      unit('house-karstark-spearmen', 'umber-champion'),
      unit('house-umber-berserkers', 'greatjon-umber-fierce-bannerman'),
      unit('stark-outriders'),
      unit('grey-wind'),
    ],
    ncus: ['catelyn-stark-lady-of-winterfell', 'sansa-stark-little-bird'],
  },
  'stark-greatjon-40': {
    name: 'Wrath of the North',
    faction: 'stark',
    commander: 'greatjon-umber-lord-of-last-hearth',
    units: [
      unit('house-umber-berserkers', 'greatjon-umber-lord-of-last-hearth'),
      unit('house-umber-greataxes', 'umber-champion'),
      unit('house-umber-ravagers', 'winterfell-guardian'),
      unit('house-karstark-loyalists', 'loyalist-captain'),
      unit('stark-sworn-swords', 'rickard-karstark-vengeful-bannerman'),
    ],
    ncus: ['catelyn-stark-lady-of-winterfell', 'eddard-stark-warden-of-the-north'],
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
