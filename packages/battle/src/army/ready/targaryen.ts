/** Ready army lists of House Targaryen: two of 30 points and two of 40. */
import { unit, type ReadyArmies } from './army.ts';

export const TARGARYEN_ARMIES: ReadyArmies = {
  'targaryen-30': {
    name: 'Mother of dragons',
    faction: 'targaryen',
    commander: 'daenerys-targaryen-mother-of-dragons',
    units: [
      unit(
        'unsullied-swordmasters',
        'daenerys-targaryen-mother-of-dragons',
        'jorah-mormont-penitent-betrayer',
      ),
      unit('unsullied-pikemen', 'grey-worm-freed-by-the-dragon'),
      unit('pit-fighters', 'belwas-veteran-pit-fighter'),
      unit('drogon'),
    ],
    ncus: ['missandei-scribe'],
  },
  'targaryen-drogo-30': {
    name: 'Khalasar',
    faction: 'targaryen',
    commander: 'khal-drogo-the-great-khal',
    units: [
      unit('drogos-bloodriders', 'khal-drogo-the-great-khal'),
      unit('dothraki-screamers', 'screamer-ko'),
      unit('dothraki-screamers', 'rakharo-bloodrider'),
      unit('dothraki-outriders', 'outrider-ko'),
    ],
    ncus: ['daenerys-targaryen-khaleesi'],
  },
  'targaryen-40': {
    name: 'Fire over Meereen',
    faction: 'targaryen',
    commander: 'daenerys-targaryen-mother-of-dragons',
    units: [
      unit(
        'unsullied-swordmasters',
        'daenerys-targaryen-mother-of-dragons',
        'jorah-mormont-penitent-betrayer',
      ),
      unit('pit-fighters', 'grey-worm-freed-by-the-dragon'),
      unit('dothraki-screamers', 'screamer-ko'),
      unit('drogon'),
      unit('rhaegal'),
    ],
    ncus: ['missandei-scribe', 'illyrio-mopatis-magister-of-pentos'],
  },
  'targaryen-drogo-40': {
    name: 'The great khalasar',
    faction: 'targaryen',
    commander: 'khal-drogo-the-great-khal',
    units: [
      unit('drogos-bloodriders', 'khal-drogo-the-great-khal'),
      unit('dothraki-veterans', 'rakharo-bloodrider'),
      unit('dothraki-screamers', 'screamer-ko'),
      unit('dothraki-outriders', 'outrider-ko'),
      unit('dothraki-hrakkars'),
    ],
    ncus: ['daenerys-targaryen-khaleesi', 'mirri-maz-duur-godswife'],
  },
};
