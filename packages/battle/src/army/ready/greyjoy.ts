/** Ready army lists of House Greyjoy: two of 30 points and two of 40. */
import { unit, type ReadyArmies } from './army.ts';

export const GREYJOY_ARMIES: ReadyArmies = {
  'greyjoy-30': {
    name: 'The Iron Fleet',
    faction: 'greyjoy',
    commander: 'victarion-greyjoy-the-iron-captain',
    units: [
      unit('iron-victory-crew', 'victarion-greyjoy-the-iron-captain'),
      unit('ironborn-reavers', 'nute-the-barber'),
      unit('ironborn-bowmen', 'drowned-prophet'),
      unit('silenced-men', 'warsworn'),
    ],
    ncus: ['aeron-greyjoy-the-damphair', 'wendamyr-maester-of-house-greyjoy'],
  },
  'greyjoy-euron-30': {
    name: "Crow's Eye",
    faction: 'greyjoy',
    commander: 'euron-greyjoy-lord-reaper-of-pyke',
    units: [
      unit('silenced-men', 'euron-greyjoy-lord-reaper-of-pyke'),
      unit('ironborn-trappers', 'drowned-prophet'),
      unit('ironborn-reavers', 'sunset-sea-brave'),
      unit('blacktyde-chosen', 'dagmer-cleftjaw-captain-of-the-foamdrinker'),
    ],
    ncus: ['rodrik-harlaw-the-reader', 'tristifer-botley-lord-of-lordsport'],
  },
  'greyjoy-40': {
    name: 'The Iron Victory',
    faction: 'greyjoy',
    commander: 'victarion-greyjoy-the-iron-captain',
    units: [
      unit('iron-victory-crew', 'victarion-greyjoy-the-iron-captain'),
      unit('ironborn-reavers', 'reaver-captain', 'nute-the-barber'),
      unit('silenced-men', 'warsworn'),
      unit('blacktyde-chosen', 'sunset-sea-brave'),
      unit('ironborn-bowmen'),
      unit('drowned-men'),
    ],
    ncus: ['aeron-greyjoy-the-damphair', 'erik-ironmaker-the-just'],
  },
  'greyjoy-euron-40': {
    name: 'The Silence',
    faction: 'greyjoy',
    commander: 'euron-greyjoy-lord-reaper-of-pyke',
    units: [
      unit('silenced-men', 'euron-greyjoy-lord-reaper-of-pyke'),
      unit('house-harlaw-reapers', 'warsworn'),
      unit('ironmakers', 'drowned-prophet'),
      unit('ironborn-trappers', 'sunset-sea-brave'),
      unit('ironborn-bowmen', 'asha-greyjoy-captain-of-the-black-wind'),
      unit('drowned-men'),
    ],
    ncus: ['rodrik-harlaw-the-reader', 'moqorro-the-black-flame'],
  },
};
