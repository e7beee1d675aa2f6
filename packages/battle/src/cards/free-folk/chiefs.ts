/** The Tactics cards of Styr, Tormund Giantsbane, Harma, the Weeper, the Great Walrus and Mance Rayder. */
import type { TacticsCard, Use } from '../card.ts';
import { battleEndurance } from '../shared/endurance.ts';
import { feintingManeuver } from '../shared/feinting-maneuver.ts';
import { bloodyBeheadings, cruelMethods, isInfantry, rushOfAggression } from '../shared/field-tactics.ts';
import { lastStand, northernDefiance } from '../shared/last-stand.ts';
import { predictableManeuvers, type Whose } from '../shared/tactics.ts';
import { suffersD3 } from './phrases.ts';
import type { BattleState, UnitState } from '../../state.ts';
import { CONDITIONS } from '../../effects/gains.ts';
import {
  activates,
  answer,
  anyEnemyMeleeDone,
  attaches,
  becomesChosen,
  choose,
  condition,
  counts,
  defenseRolled,
  detaches,
  draws,
  enemyNcuActivates,
  friendDestroyed,
  friendly,
  gains,
  happening,
  has,
  hostile,
  inSteps,
  isEnemy,
  isOfHouse,
  isPanic,
  isSelf,
  isUnitOf,
  isWatched,
  mayUse,
  moment,
  namingBoth,
  narrowed,
  nearUnitOf,
  opponentHolds,
  otherBecomes,
  part,
  performs,
  rerollsTest,
  restores,
  searches,
  shedsChosen,
  stands,
  startOfFriendlyTurn,
  startOfTurn,
  stopsWatching,
  watches,
  when,
  withOneOf,
} from '../../effects/words.ts';
import { belongsTo } from '../../units/affiliation.ts';
import { cardOf, friendlyUnits } from '../../units/units.ts';
import { joined, unitOption, unitOptions, withTokens } from '../../options.ts';
import { lastingOn } from '../../tactics/influence.ts';
import { possibleActions } from '../../effects/free-actions.ts';
import { priceOfFailure } from '../shared/assaults.ts';
import { devastatingImpact } from '../shared/devastating-impact.ts';
import { hitAndRun, swiftReposition } from '../shared/reposition-tactics.ts';

const of = (commander: string): Whose => ({ faction: 'free-folk', commander });
const STYR = of('styr-magnar-of-thenn');
const TORMUND = of('tormund-giantsbane-thunderfist');
const HARMA = 'harma-vanguard-commander';
const WEEPER = of('the-weeper-horrific-butcher');
const WALRUS = 'the-great-walrus-lord-of-the-frozen-shore';
const MANCE = of('mance-rayder-king-beyond-the-wall');

const isTormunds = isUnitOf('Tormund Giantsbane');
const isHarmas = isUnitOf('Harma');

const infantryOrCavalry = (s: BattleState, unit: UnitState): boolean =>
  ['infantry', 'cavalry'].includes(cardOf(s, unit).type);

/** A Condition token for one enemy, then Wounds for one, before or after the effect of the zone. */
const diplomacy = (at: 'zone-claimed' | 'zone-resolved'): Use =>
  mayUse(
    inSteps(
      choose(
        moment(at, isWatched),
        withOneOf(hostile, ...CONDITIONS),
        becomesChosen,
        part(1, suffersD3('chosen', 1)),
      ),
      hostile,
    ),
    stopsWatching,
  );

export const CHIEFS_TACTICS: { readonly [id: string]: TacticsCard } = {
  'bitter-demise': {
    name: 'Bitter Demise',
    ...STYR,
    responses: [
      lastStand(
        condition('infantry-or-cavalry', ({ s, unit }) => infantryOrCavalry(s, unit)),
        (s, unit) => belongsTo(s, unit, 'Styr'),
      ),
    ],
  },
  'thenn-defiance': { name: 'Thenn Defiance', ...STYR, responses: [northernDefiance('Styr')] },
  'styrs-vengeance': {
    name: "Styr's Vengeance",
    ...STYR,
    responses: [choose(startOfTurn, friendly, attaches)],
    attached: {
      happens: [
        happening(friendDestroyed, counts),
        happening(
          moment(
            'attack-before-dice',
            isSelf('unit'),
            condition(
              'has-token',
              ({ s, unit }) => (lastingOn(s, unit.id, 'styrs-vengeance')?.tokens ?? 0) > 0,
            ),
          ),
          otherBecomes('vulnerable'),
        ),
      ],
    },
  },
  'rush-of-aggression-free-folk': rushOfAggression(
    TORMUND,
    'rush-of-aggression-free-folk',
    'Tormund Giantsbane',
  ),
  'counter-assault': {
    name: 'Counter Assault',
    ...TORMUND,
    responses: [
      choose(
        narrowed(anyEnemyMeleeDone, stands('unit')),
        ({ s, seat, unit, other }) =>
          friendlyUnits(s, seat)
            .filter((friend) => friend.id !== other.id)
            .flatMap((friend) =>
              possibleActions(s, friend, ['attack', 'charge'], unit.id).map((action) =>
                joined('|', unitOption(friend.id), action),
              ),
            ),
        performs('chosen', ['attack', 'charge'], {
          on: 'unit',
          again: condition('of-character', ({ s, chosen }) => belongsTo(s, chosen, 'Tormund Giantsbane')),
        }),
      ),
    ],
  },
  'devastating-impact-free-folk': devastatingImpact(
    'devastating-impact-free-folk',
    TORMUND,
    isTormunds('unit'),
  ),
  'hit-and-run-free-folk': hitAndRun(of(HARMA), isHarmas('unit')),
  'feinting-maneuver-free-folk': feintingManeuver({ faction: 'free-folk', commander: HARMA }),
  'swift-reposition-free-folk': swiftReposition(of(HARMA), ({ s, chosen }) => belongsTo(s, chosen, 'Harma')),
  'cruel-methods-free-folk': cruelMethods(WEEPER, isInfantry),
  'price-of-failure-free-folk': priceOfFailure(WEEPER),
  'bloody-beheadings-free-folk': bloodyBeheadings(WEEPER),
  'battle-endurance-free-folk': battleEndurance({ faction: 'free-folk', commander: WALRUS }),
  'frozen-shore-resilience': {
    name: 'Frozen Shore Resilience',
    ...of(WALRUS),
    responses: [
      answer(
        namingBoth(moment('attack-after-defense', isEnemy('unit'), defenseRolled)),
        gains({ defenseReroll: true }),
        when(isOfHouse('frozen-shore')('other'), has('frozen-shore-resilience', 'turn', 'other')),
      ),
    ],
    attached: {
      happens: [
        happening(moment('morale-after-dice', isSelf('unit'), isPanic), rerollsTest),
        happening(moment('attack-completed', isSelf('other')), detaches),
      ],
    },
  },
  'walrus-strength': {
    name: "Walrus' Strength",
    ...of(WALRUS),
    responses: [
      choose(
        startOfFriendlyTurn,
        ({ s, seat }) => unitOptions(friendlyUnits(s, seat).filter((unit) => infantryOrCavalry(s, unit))),
        attaches,
      ),
    ],
    attached: {
      happens: [happening(activates, restores('unit', 1))],
      uses: [
        mayUse(
          choose(
            narrowed(activates, nearUnitOf('The Great Walrus', 'short')('unit')),
            ({ unit }) => (unit.conditions.length === 0 ? [] : withTokens([unit])),
            shedsChosen,
          ),
        ),
      ],
    },
  },
  'wildling-diplomacy': {
    name: 'Wildling Diplomacy',
    ...MANCE,
    responses: [answer(enemyNcuActivates, watches('wildling-diplomacy', 'ncu'))],
    attached: { uses: [diplomacy('zone-claimed'), diplomacy('zone-resolved')] },
  },
  'predictable-maneuvers-free-folk': predictableManeuvers(MANCE),
  'the-long-plan': {
    name: 'The Long Plan',
    ...MANCE,
    responses: [
      answer(moment('turn-ends', opponentHolds('tactics')), searches('any')),
      answer(moment('round-ends'), searches('any')),
      answer(moment('turn-ends'), draws(1)),
    ],
  },
};
