/** Ready army lists of House Bolton: two of 30 points and two of 40. */
import { unit, type ReadyArmies } from './army.ts';

export const BOLTON_ARMIES: ReadyArmies = {
  'bolton-30': {
    name: "Ramsay's hunt",
    faction: 'bolton',
    commander: 'ramsay-snow-spiteful-heir',
    units: [
      unit('cutthroats', 'ramsay-snow-spiteful-heir', 'theon-greyjoy-reek'),
      unit('dreadfort-spearmen', 'sour-alyn-bastards-boy'),
      unit('bastards-girls', 'ben-bones-kennelmaster'),
      unit('cutthroats', 'dreadfort-captain'),
    ],
    ncus: ['roose-bolton-calculating-and-cruel', 'walda-frey-fat-walda'],
  },
  'bolton-roose-30': {
    name: "The Dreadfort's own",
    faction: 'bolton',
    commander: 'roose-bolton-lord-of-the-dreadfort',
    units: [
      unit('blackguards', 'roose-bolton-lord-of-the-dreadfort'),
      unit('dreadfort-archers'),
      unit('dreadfort-spearmen', 'grunt-bastards-boy'),
      unit('cutthroats', 'bolton-flayer'),
    ],
    ncus: ['tybald-maester-of-the-dreadfort', 'walda-frey-fat-walda'],
  },
  'bolton-40': {
    name: 'The flayed man',
    faction: 'bolton',
    commander: 'ramsay-snow-spiteful-heir',
    units: [
      unit('cutthroats', 'ramsay-snow-spiteful-heir', 'theon-greyjoy-reek'),
      unit('blackguards', 'sour-alyn-bastards-boy'),
      unit('bastards-girls', 'ben-bones-kennelmaster'),
      unit('flayed-men'),
      unit('dreadfort-spearmen', 'dreadfort-captain'),
    ],
    ncus: ['roose-bolton-calculating-and-cruel', 'jeyne-poole-arya-stark-bride-of-bolton'],
  },
  'bolton-walton-40': {
    name: "Steelshanks' march",
    faction: 'bolton',
    commander: 'steelshanks-walton-captain-of-the-guard',
    units: [
      unit('dreadfort-spearmen', 'steelshanks-walton-captain-of-the-guard'),
      unit('blackguards', 'grunt-bastards-boy'),
      unit('dreadfort-archers', 'skinner-bastards-boy'),
      unit('flayed-men'),
      unit('cutthroats', 'bolton-flayer'),
    ],
    ncus: ['jeyne-poole-arya-stark-bride-of-bolton', 'ramsay-snow-red-helm'],
  },
};
