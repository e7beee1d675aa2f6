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
  'nights-watch-30': {
    name: "The Lord Commander's brothers",
    faction: 'nights-watch',
    commander: 'jon-snow-998th-lord-commander',
    units: [
      unit('sworn-brothers', 'jon-snow-998th-lord-commander'),
      unit('ghost'),
      unit('veterans-of-the-watch', 'watch-recruiter'),
      unit('conscripts', 'grenn-aurochs', 'pypar-monkey'),
    ],
    ncus: ['aemon-maester-of-castle-black', 'samwell-tarly-craven-scholar'],
  },
  'nights-watch-builders-30': {
    name: 'The engines of the Wall',
    faction: 'nights-watch',
    commander: 'othell-yarwyck-first-builder',
    units: [
      unit('builder-crossbowmen', 'othell-yarwyck-first-builder'),
      unit('builder-scorpion-crew', 'scorpion-modifications-othell-yarwyck'),
      unit('builder-scorpion-crew'),
      unit('conscripts', 'senior-builder'),
    ],
    ncus: ['bowen-marsh-first-steward', 'donal-noye-expert-blacksmith'],
  },
  'nights-watch-40': {
    name: 'The watchers on the Wall',
    faction: 'nights-watch',
    commander: 'jon-snow-998th-lord-commander',
    units: [
      unit('sworn-brothers', 'jon-snow-998th-lord-commander'),
      unit('ghost'),
      unit('shadow-tower-spearmen', 'alliser-thorne-vindictive-overseer', 'satin-commanders-steward'),
      unit('ranger-trackers'),
      unit('watch-marshal'),
      unit('builder-scorpion-crew'),
    ],
    ncus: ['jeor-mormont-the-old-bear', 'aemon-maester-of-castle-black'],
  },
  'nights-watch-rangers-40': {
    name: 'The great ranging',
    faction: 'nights-watch',
    commander: 'benjen-stark-beyond-the-wall',
    units: [
      unit('ranger-vanguards', 'benjen-stark-beyond-the-wall'),
      unit('ranger-trackers'),
      unit('sworn-brothers', 'hardened-ranger'),
      unit('builder-crossbowmen', 'qhorin-halfhand-grizzled-ranger'),
      unit('watch-marshal'),
    ],
    ncus: ['yoren-wandering-crow', 'craster-ally-of-the-watch'],
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
