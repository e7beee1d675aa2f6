/** House Bolton: Tactics cards. */
import type { TacticsCard } from '../card.ts';
import { fearKeepsAlive, isPanicked, noSecrets, sadisticGames, whisperedThreats } from '../shared/boltons.ts';
import { activatedNear, byOwner, destroyedARank, friendsNearStood, inMelee } from '../shared/phrases.ts';
import { tauntCard } from '../shared/actions.ts';
import {
  bloodyBeheadings,
  cruelMethods,
  isInfantry,
  opportunist,
  rushOfAggression,
} from '../shared/field-tactics.ts';
import { seeingTheirFlaws } from '../shared/tactics.ts';
import {
  actionsOfUnits,
  answer,
  attaches,
  attachesTo,
  choose,
  chosenBecomes,
  counts,
  each,
  enemyActivates,
  enemyPanics,
  friendlyMelee,
  friendlyMeleeDone,
  friendsNear,
  friendly,
  gains,
  happening,
  moment,
  narrowed,
  performs,
  restores,
  startOfTurn,
  unitBecomes,
  when,
  isEnemy,
} from '../../effects/words.ts';
import { idsOn, thingsOf } from '@maester/kernel';
import { unitOptions } from '../../options.ts';
import { lastingOn } from '../../tactics/influence.ts';
import { engagedWith } from '../../units/engaged.ts';
import { destroyedRanks } from '../../units/ranks.ts';
import { friendlyUnits, isCommandedBy, mustUnit } from '../../units/units.ts';

const RAMSAY = 'ramsay-snow-spiteful-heir';
const ROOSE = 'roose-bolton-lord-of-the-dreadfort';
const WALTON = 'steelshanks-walton-captain-of-the-guard';

export const tactics: { readonly [id: string]: TacticsCard } = {
  'bloody-beheadings-bolton': bloodyBeheadings({ faction: 'bolton', commander: null }),
  'harsh-punishments': {
    name: 'Harsh Punishments',
    faction: 'bolton',
    commander: null,
    responses: [choose(startOfTurn, friendly, attaches)],
    attached: {
      attacking: inMelee({ dieValue: 'highest', keywords: ['sundering'] }),
      morale: { panicWounds: 1 },
    },
  },
  'our-blades-are-sharp-bolton': {
    name: 'Our Blades Are Sharp',
    faction: 'bolton',
    commander: null,
    responses: [
      answer(friendlyMelee, gains({ keywords: ['precision'] }), when(isPanicked, gains({ reroll: 'any' }))),
    ],
  },
  'sadistic-games-bolton': sadisticGames({ faction: 'bolton', commander: null }),
  'cruel-methods-bolton': cruelMethods({ faction: 'bolton', commander: null }, isInfantry),
  'a-flayed-man-has-no-secrets-bolton': noSecrets({ faction: 'bolton', commander: null }),
  'fear-keeps-a-man-alive-bolton': fearKeepsAlive(
    { faction: 'bolton', commander: null },
    () => true,
    ({ s, seat }, unit) => isCommandedBy(s, unit, seat),
  ),
  'skin-collection': {
    name: 'Skin Collection',
    faction: 'bolton',
    commander: RAMSAY,
    responses: [
      choose(
        startOfTurn,
        ({ s, seat }) => unitOptions(friendlyUnits(s, seat).filter((unit) => isInfantry(s, unit))),
        attaches,
      ),
    ],
    attached: {
      happens: [happening(moment('rank-destroyed', isEnemy('unit'), byOwner), counts)],
      engagedEnemies: (s, unit) => {
        const tokens = lastingOn(s, unit.id, 'skin-collection')?.tokens ?? 0;
        return { panic: { roll: 0 - Math.min(2, tokens) } };
      },
    },
  },
  'opportunist-bolton': opportunist({ faction: 'bolton', commander: RAMSAY }, 'Ramsay Snow'),
  'spoils-in-flesh': {
    name: 'Spoils In Flesh',
    faction: 'bolton',
    commander: RAMSAY,
    responses: [
      choose(
        narrowed(friendlyMeleeDone, destroyedARank),
        friendsNear('short')('unit'),
        restores('chosen', ({ s, other }) => 1 + destroyedRanks(s, other)),
      ),
    ],
  },
  'whispered-threats-bolton': whisperedThreats({ faction: 'bolton', commander: ROOSE }),
  'seeing-their-flaws-bolton': seeingTheirFlaws({ faction: 'bolton', commander: ROOSE }, 'Roose Bolton'),
  'dreadfort-secrets': {
    name: 'Dreadfort Secrets',
    faction: 'bolton',
    commander: ROOSE,
    responses: [
      choose(
        narrowed(friendlyMeleeDone, destroyedARank),
        (c) =>
          friendsNear('short')('unit')(c).filter((way) =>
            idsOn(thingsOf(way), 'unit').some((id) => isInfantry(c.s, mustUnit(c.s, id))),
          ),
        attachesTo('chosen', 'game'),
        each(({ s, chosen }) => unitOptions(engagedWith(s, chosen)), chosenBecomes('panicked')),
      ),
    ],
    attached: {
      happens: [happening(narrowed(enemyActivates, activatedNear('short')), unitBecomes('panicked'))],
    },
  },
  'price-of-fear': {
    name: 'Price of Fear',
    faction: 'bolton',
    commander: WALTON,
    responses: [
      choose(
        enemyPanics,
        actionsOfUnits(
          (c) =>
            friendsNearStood('long')(c)
              .flatMap((way) => idsOn(thingsOf(way), 'unit'))
              .map((id) => mustUnit(c.s, id)),
          ['maneuver'],
        ),
        performs('chosen', ['maneuver']),
      ),
    ],
  },
  'rush-of-aggression-bolton': rushOfAggression(
    { faction: 'bolton', commander: WALTON },
    'rush-of-aggression-bolton',
    'Steelshanks Walton',
  ),
  'taunt-bolton': tauntCard({ faction: 'bolton', commander: WALTON }),
};
