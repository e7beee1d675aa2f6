/** Ready army lists of the Neutral faction: two of 30 points and two of 40. */
import { unit, type ReadyArmies } from './army.ts';

export const NEUTRAL_ARMIES: ReadyArmies = {
  'neutral-30': {
    name: 'The Stormcrows',
    faction: 'neutral',
    commander: 'daario-naharis-stormcrow-captain-neutral',
    units: [
      unit('stormcrow-mercenaries-neutral', 'daario-naharis-stormcrow-captain-neutral'),
      unit('stormcrow-mercenaries-neutral', 'bronn-the-sellsword'),
      unit('stormcrow-archers-neutral', 'stormcrow-lieutenant-neutral'),
      unit('bloody-mummer-zorse-riders'),
    ],
    ncus: ['petyr-baelish-littlefinger', 'lord-varys-the-spider'],
  },
  'neutral-mummers-30': {
    name: 'The Bloody Mummers',
    faction: 'neutral',
    commander: 'vargo-hoat-the-goat-of-harrenhal',
    units: [
      unit('bloody-mummer-skirmishers', 'vargo-hoat-the-goat-of-harrenhal'),
      unit('bloody-mummer-skirmishers', 'rorge-the-mad-dog-of-saltpans'),
      unit('stone-crows-neutral', 'biter-rorges-mad-dog'),
      unit('bloody-mummer-zorse-riders', 'glory-seeker'),
    ],
    ncus: ['tycho-nestoris-iron-banker'],
  },
  'neutral-40': {
    name: 'Our word is good as gold',
    faction: 'neutral',
    commander: 'jokin-stormcrow-captain',
    units: [
      unit('stormcrow-mercenaries-neutral', 'jokin-stormcrow-captain'),
      unit('golden-company-swordsmen', 'golden-company-officer'),
      unit('golden-company-crossbowmen', 'brienne-maiden-of-tarth'),
      unit('golden-company-war-elephant'),
      unit('stormcrow-mercenaries-neutral', 'the-widower-stormcrow-captain'),
    ],
    ncus: ['petyr-baelish-littlefinger', 'walder-frey-lord-of-the-crossing'],
  },
  'neutral-leech-40': {
    name: "The Leech Lord's men",
    faction: 'neutral',
    commander: 'roose-bolton-the-leech-lord',
    units: [
      unit('house-bolton-blackguards', 'roose-bolton-the-leech-lord'),
      unit('house-bolton-cutthroats', 'ramsay-snow-sadist-neutral', 'theon-greyjoy-reek-neutral'),
      unit('house-bolton-flayed-men'),
      unit('stone-crows-neutral'),
      unit('house-bolton-bastards-girls', 'bolton-flayer-neutral'),
    ],
    ncus: ['lord-varys-the-spider', 'tycho-nestoris-iron-banker'],
  },
};
