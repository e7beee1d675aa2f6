/** Ready army lists of House Martell: two of 30 points and two of 40. */
import { unit, type ReadyArmies } from './army.ts';

export const MARTELL_ARMIES: ReadyArmies = {
  'martell-30': {
    name: "The Red Viper's spears",
    faction: 'martell',
    commander: 'oberyn-martell-prince-of-dorne',
    units: [
      unit('sunspear-dervishes', 'oberyn-martell-prince-of-dorne'),
      unit('martell-spearmen', 'spearmen-captain'),
      unit('dune-vipers', 'elia-sand-sand-snake'),
      unit('starfall-outriders'),
    ],
    ncus: ['ellaria-sand-vipers-paramour', 'nymeria-sand-lady-nym'],
  },
  'martell-doran-30': {
    name: "Doran's guard",
    faction: 'martell',
    commander: 'doran-martell-lord-of-sunspear',
    units: [
      unit('sunspear-royal-guard', 'areo-hotah-captain-of-the-guard', 'quentyn-martell-prince-of-dorne'),
      unit('sand-skirmishers', 'nymeria-sand-sand-snake'),
      unit('sunspear-dervishes', 'gerold-dayne-knight-of-high-hermitage', 'edric-dayne-lord-of-starfall'),
    ],
    ncus: ['doran-martell-lord-of-sunspear', 'arianne-martell-heiress-to-dorne'],
  },
  'martell-40': {
    name: 'Sand and venom',
    faction: 'martell',
    commander: 'oberyn-martell-prince-of-dorne',
    units: [
      unit('darkstar-retinue', 'oberyn-martell-prince-of-dorne'),
      unit('sunspear-dervishes', 'dervish-captain'),
      unit('martell-spearmen', 'areo-hotah-dutiful-juggernaut'),
      unit('dune-vipers', 'elia-sand-sand-snake'),
      unit('starfall-knights'),
    ],
    ncus: ['doran-martell-prince-of-dorne', 'tyene-sand-septas-daughter'],
  },
  'martell-doran-40': {
    name: 'The host of Sunspear',
    faction: 'martell',
    commander: 'doran-martell-lord-of-sunspear',
    units: [
      unit('sunspear-royal-guard', 'areo-hotah-captain-of-the-guard'),
      unit('sand-skirmishers', 'quentyn-martell-prince-of-dorne'),
      unit('martell-spearmen', 'spearmen-captain'),
      unit('sunspear-dervishes', 'gerold-dayne-knight-of-high-hermitage', 'edric-dayne-lord-of-starfall'),
      unit('starfall-outriders'),
    ],
    ncus: ['doran-martell-lord-of-sunspear', 'arianne-martell-heiress-to-dorne'],
  },
};
