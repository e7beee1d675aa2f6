/** The Tactics cards of Donal Noye and Cotter Pyke. */
import { attackNow } from '../../attack/attack.ts';
import {
  activates,
  answer,
  attachesTo,
  attackDone,
  choose,
  condition,
  detaches,
  endsOn,
  engaged,
  friendly,
  friendlyMeleeDone,
  happening,
  has,
  isMelee,
  isUnitOf,
  narrowed,
  performs,
  startOfTurn,
  suffersHits,
} from '../../effects/words.ts';
import { belongsTo } from '../../units/affiliation.ts';
import type { AbilityCard, TacticsCard } from '../card.ts';
import { recklessStrikes } from '../shared/field-tactics.ts';
import { assaultOrdersOf, lashOut } from '../shared/assaults.ts';
import { refuseToYield } from '../shared/resolve-tactics.ts';

const DONAL = 'donal-noye-defender-of-castle-black';
const COTTER = 'cotter-pyke-eastwatch-commander';

export const NOYE_AND_PYKE: { readonly [id: string]: TacticsCard } = {
  'defensive-formation': {
    name: 'Defensive Formation',
    faction: 'nights-watch',
    commander: DONAL,
    responses: [choose(startOfTurn, friendly, attachesTo('chosen', 'game'))],
    attached: {
      forbids: ['attack', 'ranged', 'charge'],
      defense: { roll: 1 },
      attacked: { noBonuses: true },
      happens: [happening(activates, detaches)],
    },
  },
  'refuse-to-yield-nights-watch': {
    ...refuseToYield({ faction: 'nights-watch', commander: DONAL }, (s, unit) =>
      belongsTo(s, unit, 'Donal Noye'),
    ),
    name: 'Refuse To Yield',
  },
  'lash-out-nights-watch': lashOut(
    { faction: 'nights-watch', commander: DONAL },
    isUnitOf('Donal Noye')('other'),
  ),
  'assault-orders-nights-watch': assaultOrdersOf(
    { faction: 'nights-watch', commander: COTTER },
    'Cotter Pyke',
  ),
  'reckless-strikes-nights-watch': recklessStrikes(
    { faction: 'nights-watch', commander: COTTER },
    'reckless-strikes-nights-watch',
    isUnitOf('Cotter Pyke')('unit'),
  ),
  'pyke-aggression': {
    name: 'Pyke Aggression',
    faction: 'nights-watch',
    commander: COTTER,
    responses: [
      answer(
        narrowed(friendlyMeleeDone, engaged('unit')),
        has('price-of-aggression', 'turn'),
        performs('unit', ['melee'], { gained: [{ dieValue: 'lowest', noPanicTest: true }] }),
        endsOn('unit'),
      ),
    ],
  },
};
export const PYKE_ABILITIES: { readonly [id: string]: AbilityCard } = {
  'price-of-aggression': {
    name: 'Pyke Aggression',
    happens: [
      happening(
        narrowed(
          attackDone,
          isMelee,
          condition('hit', ({ s }) => attackNow(s).hits + attackNow(s).pierced > 0),
        ),
        suffersHits('unit', ({ s }) => attackNow(s).hits + attackNow(s).pierced),
        detaches,
      ),
    ],
  },
};
