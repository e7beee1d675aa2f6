/** Ready army lists of House Baratheon: two of 30 points and two of 40. */
import { unit, type ReadyArmies } from './army.ts';

export const BARATHEON_ARMIES: ReadyArmies = {
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
};
