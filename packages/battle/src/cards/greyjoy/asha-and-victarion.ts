/** House Greyjoy: the Tactics cards of Asha and Victarion Greyjoy. */
import type { TacticsCard } from '../card.ts';
import {
  answer,
  attachesTo,
  detaches,
  friendPasses,
  happening,
  isSelf,
  isUnitOf,
  moment,
  narrowed,
  nearUnitOf,
  restores,
  stands,
} from '../../effects/words.ts';
import { assaultOrdersOf, sustainedAssault } from '../shared/assaults.ts';
import { rushOfAggression } from '../shared/field-tactics.ts';
import { destroyedRanks } from '../../units/ranks.ts';
import { warCry } from '../shared/resolve-tactics.ts';

const ASHA = 'asha-greyjoy-the-krakens-daughter';
const VICTARION = 'victarion-greyjoy-the-iron-captain';
const nearAsha = nearUnitOf('Asha Greyjoy', 'short')('unit');

export const ASHA_AND_VICTARION: { readonly [id: string]: TacticsCard } = {
  'ironborn-mettle': {
    name: 'Ironborn Mettle',
    faction: 'greyjoy',
    commander: ASHA,
    responses: [
      answer(
        narrowed(friendPasses, stands('unit')),
        // in one go, since Wounds that were restored bring ranks back
        restores('unit', (c) => 2 + (nearAsha.holds(c) ? destroyedRanks(c.s, c.unit) : 0)),
      ),
    ],
  },
  'raider-bravery': {
    name: 'Raider Bravery',
    faction: 'greyjoy',
    commander: ASHA,
    responses: [answer(narrowed(friendPasses, stands('unit')), attachesTo('unit', 'game'))],
    attached: {
      attacking: (s, { attacker }) => (destroyedRanks(s, attacker) === 0 ? { dice: 1 } : { ranks: 1 }),
      happens: [happening(moment('morale-failed', isSelf('unit')), detaches)],
    },
  },
  'war-cry-greyjoy': warCry({ faction: 'greyjoy', commander: ASHA }, isUnitOf('Asha Greyjoy')('unit')),
  'rush-of-aggression-greyjoy': rushOfAggression(
    { faction: 'greyjoy', commander: VICTARION },
    'rush-of-aggression-greyjoy',
    'Victarion Greyjoy',
  ),
  'assault-orders-greyjoy': assaultOrdersOf(
    { faction: 'greyjoy', commander: VICTARION },
    'Victarion Greyjoy',
  ),
  'sustained-assault-greyjoy': sustainedAssault(
    { faction: 'greyjoy', commander: VICTARION },
    isUnitOf('Victarion Greyjoy')('unit'),
  ),
};
