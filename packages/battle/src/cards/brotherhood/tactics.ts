/** The Brotherhood Without Banners: Tactics cards. */
import { maneuver, shortManeuver } from '../../actions/maneuver.ts';
import { possibleActions } from '../../effects/free-actions.ts';
import {
  actionsOfUnits,
  answer,
  anyEnemyMeleeDone,
  attaches,
  attachesTo,
  cancels,
  choose,
  chosenBecomes,
  chosenSuffersTest,
  condition,
  enemiesNear,
  friendly,
  friendlyActivates,
  friendlyMeleeDone,
  isCommanders,
  isFriend,
  isUnitOf,
  mayUse,
  moment,
  narrowed,
  onSuccess,
  own,
  part,
  performs,
  restores,
  savesAttachment,
  spendsToken,
  startOfFriendlyTurn,
  startOfTurn,
  staysWith,
  suffersTest,
  takersOfFalling,
  thenChooses,
  when,
} from '../../effects/words.ts';
import { CONDITIONS } from '../../effects/gains.ts';
import type { FreeAction } from '../../effects/effect.ts';
import { joined, unitOption, word } from '../../options.ts';
import { areFriends } from '../../sides/sides.ts';
import { lastingOn } from '../../tactics/influence.ts';
import { belongsTo } from '../../units/affiliation.ts';
import { isForbidden } from '../../units/abilities.ts';
import { isEngaged } from '../../units/engaged.ts';
import { destroyedRanks } from '../../units/ranks.ts';
import { cardOf, friendlyUnits } from '../../units/units.ts';
import type { TacticsCard } from '../card.ts';
import { byAbilityOrCard, byEnemy, countsTheFallen, drawOne } from '../shared/phrases.ts';
import { azorAhai, fieryCharge, lovedByTheSmallfolk } from '../shared/red-god.ts';
import { regroupAndReform } from '../shared/regroup-and-reform.ts';
import { byMeleeAttack } from './by-melee-attack.ts';
import { assaultOrdersOf, lashOut, priceOfFailure } from '../shared/assaults.ts';
import { suddenRetreat } from '../shared/reposition-tactics.ts';

const BERIC = 'beric-dondarrion-lightning-lord';
const THOROS = 'thoros-of-myr-the-red-wizard';
const STONEHEART = 'catelyn-stark-lady-stoneheart';

const MOVES: readonly FreeAction[] = ['maneuver', 'march'];
const STRIKES: readonly FreeAction[] = ['charge', 'attack'];

export const tactics: { readonly [id: string]: TacticsCard } = {
  'sudden-retreat-brotherhood': suddenRetreat(
    { faction: 'brotherhood', commander: null },
    isCommanders('other'),
  ),
  'regroup-and-reform-brotherhood': regroupAndReform({ faction: 'brotherhood', commander: null }),
  'knights-of-the-hollow-hill': {
    name: 'Knights of the Hollow Hill',
    faction: 'brotherhood',
    commander: null,
    responses: [
      answer(
        moment('targeted', isFriend('unit'), byAbilityOrCard, byEnemy),
        suffersTest('morale'),
        onSuccess(
          cancels,
          own(
            'slips-away',
            ({ t, s, unit }) => {
              if (unit.pose !== null && !isEngaged(s, unit) && !isForbidden(s, unit, 'maneuver'))
                t.run(maneuver, shortManeuver(unit.id, 3));
            },
            () => 0.3,
          ),
        ),
      ),
    ],
  },
  'the-forgotten-fellowship': {
    name: 'The Forgotten Fellowship',
    faction: 'brotherhood',
    commander: null,
    responses: [
      choose(
        moment('round-starts'),
        actionsOfUnits(({ s, seat }) => friendlyUnits(s, seat), ['march', 'retreat']),
        performs('chosen', ['march', 'retreat']),
        chosenBecomes('weakened'),
      ),
    ],
  },
  'take-up-the-sword': {
    name: 'Take Up the Sword',
    faction: 'brotherhood',
    commander: null,
    responses: [
      answer(
        friendlyActivates,
        suffersTest('morale'),
        onSuccess(
          thenChooses((c) => [word('restore-wounds'), ...enemiesNear('long')('unit')(c)]),
          part(
            1,
            when(
              condition('chose-restore', ({ way }) => way === 'restore-wounds'),
              restores('unit', ({ s, unit }) => 1 + destroyedRanks(s, unit)),
            ),
            when(
              condition('chose-enemy', ({ way }) => way !== 'restore-wounds'),
              chosenBecomes('panicked', 'weakened'),
            ),
          ),
        ),
      ),
    ],
  },
  'azor-ahai-brotherhood': azorAhai(
    { faction: 'brotherhood', commander: null },
    isCommanders('unit'),
    'weakened',
  ),
  'but-the-realm-remains': {
    name: 'But the Realm Remains',
    faction: 'brotherhood',
    commander: null,
    responses: [choose(startOfTurn, friendly, attaches)],
    attached: {
      happens: countsTheFallen,
      uses: [mayUse(answer(startOfFriendlyTurn, restores('owner', 3)), spendsToken)],
      immuneTo: (s, unit) =>
        (lastingOn(s, unit.id, 'but-the-realm-remains')?.tokens ?? 0) > 0 ? CONDITIONS : [],
    },
  },
  'assault-orders-brotherhood': assaultOrdersOf(
    { faction: 'brotherhood', commander: BERIC },
    'Beric Dondarrion',
  ),
  'six-times-too-many': {
    name: 'Six Times Too Many',
    faction: 'brotherhood',
    commander: BERIC,
    responses: [
      answer(
        moment(
          'would-be-destroyed',
          isFriend('unit'),
          byMeleeAttack,
          condition('infantry', ({ s, unit }) => cardOf(s, unit).type === 'infantry'),
        ),
        staysWith(1),
        attachesTo('unit', 'game'),
      ),
    ],
    attached: { untargetable: { by: 'all', what: ['order', 'card'] } },
  },
  'lightbringer-brotherhood': {
    name: 'Lightbringer',
    faction: 'brotherhood',
    commander: BERIC,
    responses: [
      choose(
        friendlyMeleeDone,
        enemiesNear('short')('unit'),
        // a difference, since -0 would not outlast a saved game
        chosenSuffersTest('panic', { roll: ({ s, chosen }) => 0 - destroyedRanks(s, chosen) }),
        when(isUnitOf('Beric Dondarrion')('unit'), chosenBecomes('panicked')),
      ),
    ],
  },
  'fiery-charge-brotherhood': fieryCharge(
    'fiery-charge-brotherhood',
    { faction: 'brotherhood', commander: THOROS },
    isUnitOf('Thoros of Myr')('unit'),
  ),
  'loved-by-the-smallfolk-brotherhood': lovedByTheSmallfolk(
    { faction: 'brotherhood', commander: THOROS },
    'Thoros of Myr',
  ),
  'the-last-kiss': {
    name: 'The Last Kiss',
    faction: 'brotherhood',
    commander: THOROS,
    responses: [
      choose(
        moment(
          'attachment-would-fall',
          condition('of-friend', ({ s, seat, about }) => areFriends(s, about.owner, seat)),
        ),
        takersOfFalling,
        savesAttachment,
      ),
      drawOne,
    ],
  },
  'lash-out-brotherhood': lashOut(
    { faction: 'brotherhood', commander: STONEHEART },
    isUnitOf('Catelyn Stark')('other'),
  ),
  'price-of-failure-brotherhood': priceOfFailure({ faction: 'brotherhood', commander: STONEHEART }),
  'vengeance-in-blood': {
    name: 'Vengeance in Blood',
    faction: 'brotherhood',
    commander: STONEHEART,
    responses: [
      choose(
        narrowed(
          anyEnemyMeleeDone,
          isFriend('other'),
          condition('ranks-lost', ({ about }) => about.ranksLost > 0),
        ),
        ({ s, seat, other }) =>
          friendlyUnits(s, seat)
            .filter(({ id }) => id !== other.id)
            .flatMap((unit) =>
              possibleActions(
                s,
                unit,
                belongsTo(s, unit, 'Catelyn Stark') ? [...MOVES, ...STRIKES] : MOVES,
              ).map((action) => joined('|', unitOption(unit.id), action)),
            ),
        performs('chosen', [...MOVES, ...STRIKES]),
      ),
    ],
  },
};
