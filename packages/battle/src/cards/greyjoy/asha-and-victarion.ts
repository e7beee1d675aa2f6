/** House Greyjoy: the Tactics cards of Asha and Victarion Greyjoy. */
import type { AbilityCard, TacticsCard } from '../card.ts';
import {
  answer,
  assault,
  assaults,
  attachesTo,
  attackDone,
  becomesChosen,
  choose,
  chosenBecomes,
  claimsZone,
  condition,
  detaches,
  enemiesNear,
  friendlyActivates,
  friendlyMelee,
  friendPasses,
  gains,
  happening,
  has,
  isFriend,
  isSelf,
  isUnitOf,
  moment,
  narrowed,
  nearUnitOf,
  not,
  onSuccess,
  otherBecomes,
  own,
  replacesZone,
  restores,
  stands,
  suffersTest,
  unitBecomes,
  when,
  withOneOf,
} from '../../effects/words.ts';
import { running } from '@maester/kernel';
import { charge } from '../../actions/charge.ts';
import { beganEngaged } from '../../effects/memory.ts';
import { belongsTo } from '../../units/affiliation.ts';
import { destroyedRanks } from '../../units/ranks.ts';

const ASHA = 'asha-greyjoy-the-krakens-daughter';
const VICTARION = 'victarion-greyjoy-the-iron-captain';
const isAshas = isUnitOf('Asha Greyjoy')('unit');
const isVictarions = isUnitOf('Victarion Greyjoy')('unit');
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
        (c) =>
          isAshas.holds(c)
            ? enemiesNear('long')('unit')(c)
            : withOneOf(enemiesNear('long')('unit'), 'panicked', 'vulnerable')(c),
        suffersTest('morale'),
        onSuccess(becomesChosen, when(isAshas, chosenBecomes('panicked', 'vulnerable'))),
      ),
    ],
  },
  'rush-of-aggression-greyjoy': {
    name: 'Rush of Aggression',
    faction: 'greyjoy',
    commander: VICTARION,
    responses: [
      answer(
        moment('charge-before', isFriend('unit')),
        own(
          'rushes',
          ({ s }) => {
            const now = running(s, charge);
            if (now === null) return;
            now.dieIsSix = true;
            now.gained.push({ keywords: ['critical-blow'] });
          },
          () => 2,
        ),
        when(not(isVictarions), has('rushed', 'turn')),
      ),
    ],
  },
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
    responses: [
      answer(
        friendlyMelee,
        when(beganEngaged, gains({ dieValue: 'highest', reroll: 'any' })),
        when(isVictarions, otherBecomes('vulnerable')),
      ),
    ],
  },
};

export const VICTARION_ABILITIES: { readonly [id: string]: AbilityCard } = {
  rushed: {
    name: 'Rush of Aggression',
    happens: [
      happening(
        narrowed(
          attackDone,
          condition('charged', ({ about }) => about.charge),
        ),
        unitBecomes('vulnerable'),
        detaches,
      ),
      happening(moment('charge-failed', isSelf('unit')), detaches),
    ],
  },
};
