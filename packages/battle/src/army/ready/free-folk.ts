/** Ready army lists of the Free Folk: two of 30 points and two of 40. */
import { unit, type ReadyArmies } from './army.ts';

export const FREE_FOLK_ARMIES: ReadyArmies = {
  'free-folk-30': {
    name: 'Raiders from beyond the Wall',
    faction: 'free-folk',
    commander: 'tormund-giantsbane-thunderfist',
    units: [
      unit('free-folk-raiders', 'tormund-giantsbane-thunderfist'),
      unit('free-folk-raiders', 'raid-leader'),
      unit('spearwives', 'ygritte-spearwife-archer'),
      unit('savage-giant'),
      unit('cave-dweller-savages', 'cave-dweller-alpha'),
    ],
    ncus: ['mance-rayder-deceptive-bard'],
  },
  'free-folk-giants-30': {
    name: 'The giants of Mag the Mighty',
    faction: 'free-folk',
    commander: 'mag-the-mighty',
    units: [
      unit('mag-the-mighty'),
      unit('savage-giant'),
      unit('giant-spear-throwers'),
      unit('free-folk-raiders', 'raid-leader'),
      unit('spearwives'),
    ],
    ncus: ['mance-rayder-deceptive-bard'],
  },
  'free-folk-40': {
    name: 'The host of Tormund Giantsbane',
    faction: 'free-folk',
    commander: 'tormund-giantsbane-thunderfist',
    units: [
      unit('free-folk-raiders', 'tormund-giantsbane-thunderfist'),
      unit('free-folk-raiders', 'raid-leader'),
      unit('spearwives', 'ygritte-spearwife-archer'),
      unit('thenn-warriors', 'chosen-of-styr'),
      unit('followers-of-bone', 'skinchanger'),
      unit('wun-wun'),
    ],
    ncus: ['lady-val-the-wildling-princess', 'mance-rayder-deceptive-bard'],
  },
  'free-folk-giants-40': {
    name: 'The last of the giants',
    faction: 'free-folk',
    commander: 'mag-the-mighty',
    units: [
      unit('mag-the-mighty'),
      unit('savage-giant'),
      unit('giant-spear-throwers'),
      unit('war-mammoth'),
      unit('cave-dweller-savages', 'cave-dweller-alpha'),
      unit('thenn-warriors'),
      unit('free-folk-raiders', 'raid-leader'),
    ],
    ncus: ['craster-ally-of-convenience'],
  },
};
