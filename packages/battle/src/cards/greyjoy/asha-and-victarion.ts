/** House Greyjoy: the Tactics cards of Asha and Victarion Greyjoy. */
import type { TacticsCard } from '../card.ts';
import {
  answer,
  assault,
  assaults,
  attachesTo,
  becomesChosen,
  choose,
  condition,
  chosenBecomes,
  claimsZone,
  detaches,
  enemiesNear,
  friendlyActivates,
  friendPasses,
  happening,
  isSelf,
  isUnitOf,
  moment,
  narrowed,
  nearUnitOf,
  onSuccess,
  replacesZone,
  restores,
  stands,
  suffersTest,
  when,
  withOneOf,
} from '../../effects/words.ts';
import { sustainedAssault } from '../shared/assaults.ts';
import { rushOfAggression } from '../shared/field-tactics.ts';
import { orTheTestAlone } from '../shared/phrases.ts';
import { belongsTo } from '../../units/affiliation.ts';
import { destroyedRanks } from '../../units/ranks.ts';

const ASHA = 'asha-greyjoy-the-krakens-daughter';
const VICTARION = 'victarion-greyjoy-the-iron-captain';
const isAshas = isUnitOf('Asha Greyjoy')('unit');
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
  'war-cry-greyjoy': {
    name: 'War Cry',
    faction: 'greyjoy',
    commander: ASHA,
    responses: [
      choose(
        friendlyActivates,
        orTheTestAlone((c) =>
          isAshas.holds(c)
            ? enemiesNear('long')('unit')(c)
            : withOneOf(enemiesNear('long')('unit'), 'panicked', 'vulnerable')(c),
        ),
        suffersTest('morale'),
        onSuccess(
          becomesChosen,
          when(
            condition('chose-enemy', ({ way }) => way !== 'yes'),
            when(isAshas, chosenBecomes('panicked', 'vulnerable')),
          ),
        ),
      ),
    ],
  },
  'rush-of-aggression-greyjoy': rushOfAggression(
    { faction: 'greyjoy', commander: VICTARION },
    'rush-of-aggression-greyjoy',
    'Victarion Greyjoy',
  ),
  'assault-orders-greyjoy': {
    name: 'Assault Orders',
    faction: 'greyjoy',
    commander: VICTARION,
    responses: [
      choose(
        claimsZone,
        assaults(({ s }, unit) => belongsTo(s, unit, 'Victarion Greyjoy')),
        replacesZone(assault),
      ),
    ],
  },
  'sustained-assault-greyjoy': {
    name: 'Sustained Assault',
    faction: 'greyjoy',
    commander: VICTARION,
    responses: [sustainedAssault(isUnitOf('Victarion Greyjoy')('unit'))],
  },
};
