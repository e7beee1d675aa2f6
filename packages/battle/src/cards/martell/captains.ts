/** The Tactics cards of Obara Sand, Harmen Uller, Daemon Sand and Gerold Dayne. */
import {
  actionsOfUnits,
  allZones,
  answer,
  areNear,
  choose,
  condition,
  friendlyMeleeDone,
  friendsNear,
  isEnemy,
  isUnitOf,
  isWatched,
  mayUse,
  moment,
  nearUnitOf,
  performs,
  restores,
  stands,
  startOfEnemyTurn,
  startOfFriendlyTurn,
  stopsWatching,
  unitBecomes,
  watches,
} from '../../effects/words.ts';
import { areFriends } from '../../sides/sides.ts';
import { belongsTo, unitsOf } from '../../units/affiliation.ts';
import { destroyedRanks } from '../../units/ranks.ts';
import { friendlyUnits } from '../../units/units.ts';
import { needForVengeance, sustainedAssault } from '../shared/assaults.ts';
import type { AbilityCard, TacticsCard } from '../card.ts';
import { battleEndurance, patheticAttempt } from '../shared/endurance.ts';
import { recklessStrikes } from '../shared/field-tactics.ts';
import { drawOne } from '../shared/phrases.ts';
import { setForCharge } from '../shared/charge-cards.ts';

const OBARA = 'obara-sand-eldest-sister';
const HARMEN = 'harmen-uller-lord-of-hellholt';
const DAEMON = 'daemon-sand-vengeful-knight';
const DARKSTAR = 'gerold-dayne-darkstar';
const GEROLD = 'Gerold Dayne';

export const CAPTAINS_ABILITIES: { readonly [id: string]: AbilityCard } = {
  'coup-prepared': {
    name: 'Coup Attempt',
    uses: [
      mayUse(
        choose(
          moment(
            'zone-claimed',
            isWatched,
            condition('of-enemy', ({ s, seat, about }) => !areFriends(s, about.seat, seat)),
          ),
          actionsOfUnits(({ s, seat }) => unitsOf(s, seat, GEROLD), ['charge']),
          performs('chosen', ['charge']),
        ),
        stopsWatching,
      ),
    ],
  },
};

export const CAPTAINS_TACTICS: { readonly [id: string]: TacticsCard } = {
  'sustained-assault-martell': sustainedAssault(
    { faction: 'martell', commander: OBARA },
    isUnitOf('Obara Sand')('unit'),
  ),
  'reckless-strikes-martell-obara-sand': recklessStrikes(
    { faction: 'martell', commander: OBARA },
    'reckless-strikes-martell-obara-sand',
    isUnitOf('Obara Sand')('unit'),
  ),
  'desert-preparation': {
    name: 'Desert Preparation',
    faction: 'martell',
    commander: OBARA,
    responses: [
      answer(
        moment('action-completed', isEnemy('unit'), stands('unit'), nearUnitOf('Obara Sand', 'long')('unit')),
        unitBecomes('panicked', 'weakened'),
      ),
      drawOne,
    ],
  },
  'set-for-charge-martell': setForCharge({ faction: 'martell', commander: HARMEN }),
  'battle-endurance-martell': battleEndurance({ faction: 'martell', commander: HARMEN }),
  'spiteful-truce': {
    name: 'Spiteful Truce',
    faction: 'martell',
    commander: HARMEN,
    responses: [
      choose(
        moment('morale-passed', isEnemy('unit')),
        friendsNear('long')('unit'),
        restores('chosen', ({ s, chosen }) => 2 + destroyedRanks(s, chosen)),
      ),
    ],
  },
  'a-need-for-vengeance-martell': needForVengeance({ faction: 'martell', commander: DAEMON }, (s, unit) =>
    belongsTo(s, unit, 'Daemon Sand'),
  ),
  'coordinated-plotting': {
    name: 'Coordinated Plotting',
    faction: 'martell',
    commander: DAEMON,
    responses: [
      choose(
        friendlyMeleeDone,
        actionsOfUnits(
          ({ s, seat, unit }) =>
            friendlyUnits(s, seat).filter((friend) => friend.id !== unit.id && areNear(unit, friend, 'long')),
          ['maneuver', 'retreat'],
        ),
        performs('chosen', ['maneuver', 'retreat']),
      ),
    ],
  },
  'pathetic-attempt-martell': patheticAttempt({ faction: 'martell', commander: DAEMON }, 'Daemon Sand'),
  'lone-knight': {
    name: 'Lone Knight',
    faction: 'martell',
    commander: DARKSTAR,
    responses: [
      choose(
        startOfFriendlyTurn,
        actionsOfUnits(
          ({ s, seat }) =>
            unitsOf(s, seat, GEROLD).filter((unit) =>
              friendlyUnits(s, seat).every(
                (friend) => friend.id === unit.id || !areNear(unit, friend, 'long'),
              ),
            ),
          ['maneuver', 'march'],
        ),
        performs('chosen', ['maneuver', 'march']),
      ),
      drawOne,
    ],
  },
  'coup-attempt': {
    name: 'Coup Attempt',
    faction: 'martell',
    commander: DARKSTAR,
    responses: [choose(startOfEnemyTurn, allZones, watches('coup-prepared', 'player')), drawOne],
  },
  'reckless-strikes-martell-gerold-dayne': recklessStrikes(
    { faction: 'martell', commander: DARKSTAR },
    'reckless-strikes-martell-gerold-dayne',
    isUnitOf(GEROLD)('unit'),
  ),
};
