/** Ready army lists of the Night's Watch: two of 30 points and two of 40. */
import { unit, type ReadyArmies } from './army.ts';

export const NIGHTS_WATCH_ARMIES: ReadyArmies = {
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
      unit('ranger-hunters', 'qhorin-halfhand-grizzled-ranger'),
      unit('watch-marshal'),
    ],
    ncus: ['yoren-wandering-crow', 'craster-ally-of-the-watch'],
  },
};
