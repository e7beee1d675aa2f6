/** The Tactics cards of Khal Drogo, The Great Khal. */
import {
  assault,
  assaults,
  attachesTo,
  choose,
  claimsZone,
  enemiesNear,
  friendlyActivates,
  friendlyAttackDone,
  isUnitOf,
  narrowed,
  othersNear,
  replacesZone,
} from '../../effects/words.ts';
import { belongsTo } from '../../units/affiliation.ts';
import type { TacticsCard } from '../card.ts';
import { ridesBy } from '../shared/cavalry.ts';
import { drawOneOnFriendlyTurn, inMelee } from '../shared/phrases.ts';
import { rideBy } from '../shared/ride-by.ts';

const DROGO = 'khal-drogo-the-great-khal';
const KHAL = 'Khal Drogo';

export const DROGO_TACTICS: { readonly [id: string]: TacticsCard } = {
  addrivat: {
    name: 'Addrivat!',
    faction: 'targaryen',
    commander: DROGO,
    responses: [
      choose(
        narrowed(friendlyActivates, isUnitOf(KHAL)('unit')),
        enemiesNear('long')('unit'),
        attachesTo('chosen', 'round'),
      ),
      drawOneOnFriendlyTurn,
    ],
    attached: { attacked: inMelee({ keywords: ['critical-blow'] }) },
  },
  'ride-by-attack-targaryen': {
    name: 'Ride-by Attack',
    faction: 'targaryen',
    commander: DROGO,
    procedures: [rideBy],
    responses: [ridesBy],
  },
  'assault-orders-targaryen': {
    name: 'Assault Orders',
    faction: 'targaryen',
    commander: DROGO,
    replaces: 'sudden-retreat-targaryen',
    responses: [
      choose(
        claimsZone,
        assaults(({ s }, unit) => belongsTo(s, unit, KHAL)),
        replacesZone(assault),
      ),
    ],
  },
  'lead-by-example-targaryen': {
    name: 'Lead by Example',
    faction: 'targaryen',
    commander: DROGO,
    responses: [
      choose(
        narrowed(friendlyAttackDone, isUnitOf(KHAL)('unit')),
        othersNear('long')('unit'),
        attachesTo('chosen', 'round'),
      ),
      drawOneOnFriendlyTurn,
    ],
    attached: {
      morale: (_, __, test) => (test === 'panic' ? { roll: 2 } : null),
      attacking: inMelee({ toHit: 1 }),
    },
  },
};
