/** The Tactics cards of Khal Drogo, The Great Khal. */
import {
  attachesTo,
  choose,
  enemiesNear,
  friendlyActivates,
  isUnitOf,
  narrowed,
} from '../../effects/words.ts';
import type { TacticsCard } from '../card.ts';
import { drawOneOnFriendlyTurn, inMelee } from '../shared/phrases.ts';
import { assaultOrdersOf } from '../shared/assaults.ts';
import { rideByAttack } from '../shared/cavalry.ts';
import { leadByExample } from '../shared/resolve-tactics.ts';

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
  'ride-by-attack-targaryen': rideByAttack({ faction: 'targaryen', commander: DROGO }),
  'assault-orders-targaryen': {
    ...assaultOrdersOf({ faction: 'targaryen', commander: DROGO }, KHAL),
    replaces: 'sudden-retreat-targaryen',
  },
  'lead-by-example-targaryen': leadByExample(
    { faction: 'targaryen', commander: DROGO },
    KHAL,
    (_, __, test) => (test === 'panic' ? { roll: 2 } : null),
  ),
};
