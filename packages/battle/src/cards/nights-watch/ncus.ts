/** Night's Watch: Non-Combat Units. */
import type { NcuCard } from '../card.ts';

// oxfmt-ignore
export const ncus: { readonly [id: string]: NcuCard } = {
  'bowen-marsh-first-steward': {
    name: 'Bowen Marsh', subname: 'First Steward', faction: 'nights-watch', cost: 4, character: 'Bowen Marsh',
    abilities: ['counts-and-measures'],
  },
  'aemon-maester-of-castle-black': {
    name: 'Aemon', subname: 'Maester of Castle Black', faction: 'nights-watch', cost: 4, character: 'Aemon',
    abilities: ['maesters-healing'],
  },
  'jeor-mormont-the-old-bear': {
    name: 'Jeor Mormont', subname: 'The Old Bear', faction: 'nights-watch', cost: 4, character: 'Jeor Mormont',
    abilities: ['duty-to-the-realms-of-men'],
  },
  'qhorin-halfhand-unwavering-ranger': {
    name: 'Qhorin Halfhand', subname: 'Unwavering Ranger', faction: 'nights-watch', cost: 5, character: 'Qhorin Halfhand',
    abilities: ['sacrifice-for-the-cause', 'halfhands-guidance'],
  },
  'donal-noye-expert-blacksmith': {
    name: 'Donal Noye', subname: 'Expert Blacksmith', faction: 'nights-watch', cost: 4, character: 'Donal Noye',
    abilities: ['expert-maintenance'],
  },
  'othell-yarwyck-warmachine-specialist': {
    name: 'Othell Yarwyck', subname: 'Warmachine Specialist', faction: 'nights-watch', cost: 5, character: 'Othell Yarwyck',
    abilities: ['war-machines-of-the-wall'],
  },
  'samwell-tarly-craven-scholar': {
    name: 'Samwell Tarly', subname: 'Craven Scholar', faction: 'nights-watch', cost: 4, character: 'Samwell Tarly',
    abilities: ['knowledge-is-power'],
  },
  'gilly-the-wildling-girl': {
    name: 'Gilly', subname: 'The Wildling Girl', faction: 'nights-watch', cost: 1, character: 'Gilly',
    requires: { card: 'samwell-tarly-craven-scholar' }, abilities: ['gillys-insight', 'samwells-influence'],
  },
  'craster-ally-of-the-watch': {
    name: 'Craster', subname: 'Ally of the Watch', faction: 'nights-watch', cost: 4, character: 'Craster',
    abilities: ['rest-and-refuge'],
  },
  'yoren-wandering-crow': {
    name: 'Yoren', subname: 'Wandering Crow', faction: 'nights-watch', cost: 5, character: 'Yoren',
    abilities: ['recruitment'],
  },
  'ser-denys-mallister-honorable-brother': {
    name: 'Ser Denys Mallister', subname: 'Honorable Brother', faction: 'nights-watch', cost: 4, character: 'Ser Denys Mallister',
    abilities: ['time-may-yet-come'],
  },
};
