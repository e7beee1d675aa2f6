/** The Tactics cards of Daario Naharis, Stormcrow Captain, and of Marselen, Mother's Men Commander. */
import {
  actionsOfUnits,
  afterThisAttack,
  areNear,
  answer,
  becomesChosen,
  choose,
  chosenBecomes,
  chosenNumber,
  chosenSuffersTest,
  claimsZone,
  condition,
  countsAsControlling,
  enemiesNear,
  friendly,
  friendlyActivates,
  friendlyMelee,
  gains,
  inSteps,
  isOfHouse,
  isUnitOf,
  isZone,
  moment,
  narrowed,
  onSuccess,
  opponentsActivateNcu,
  own,
  part,
  paysWounds,
  performs,
  replacesZone,
  restores,
  startOfFriendlyTurn,
  suffersTest,
  transfers,
  when,
  withOneOf,
} from '../../effects/words.ts';
import type { Asked } from '../../effects/context.ts';
import { attackNow } from '../../attack/attack.ts';
import { LONG_RANGE, SHORT_RANGE } from '../../geometry/range.ts';
import { unitOptions, word } from '../../options.ts';
import { raiseUnit } from '../../set-up/new-units.ts';
import type { Where } from '../../set-up/place-unit.ts';
import type { BattleState, UnitState } from '../../state.ts';
import type { Trigger } from '../../timing/triggers.ts';
import { belongsTo, isOfFamily, unitsOf } from '../../units/affiliation.ts';
import { destroyedRanks } from '../../units/ranks.ts';
import { enemyUnits, friendlyUnits } from '../../units/units.ts';
import type { TacticsCard } from '../card.ts';
import { devastatingImpact } from '../shared/devastating-impact.ts';

const MARSELEN = 'marselen-mothers-men-commander';
const isMarselens = isUnitOf('Marselen');
const DAARIO = 'daario-naharis-stormcrow-captain';
const isStormcrow = isOfHouse('stormcrows');

/** Enemies within Long Range of the friend that was chosen first. */
const enemiesOfChosen = ({ s, seat, chosen }: Asked<Trigger>) =>
  unitOptions(enemyUnits(s, seat).filter((enemy) => areNear(chosen, enemy, 'long')));

export const DAARIO_TACTICS: { readonly [id: string]: TacticsCard } = {
  'sellsword-negotiations-targaryen': {
    name: 'Sellsword Negotiations',
    faction: 'targaryen',
    commander: DAARIO,
    responses: [
      choose(
        claimsZone,
        friendly,
        replacesZone(
          countsAsControlling('wealth'),
          restores('chosen', ({ s, chosen }) =>
            isOfFamily(s, chosen, 'stormcrows') ? 2 + destroyedRanks(s, chosen) : 2,
          ),
        ),
      ),
    ],
  },
  'sellsword-bravado-targaryen': {
    name: 'Sellsword Bravado',
    faction: 'targaryen',
    commander: DAARIO,
    responses: [
      inSteps(
        choose(
          startOfFriendlyTurn,
          friendly,
          chosenSuffersTest('morale', {
            roll: ({ s, chosen }) => (isOfFamily(s, chosen, 'stormcrows') ? 2 : 0),
          }),
          onSuccess(part(1, chosenBecomes('panicked', 'weakened'))),
        ),
        enemiesOfChosen,
      ),
    ],
  },
  'reckless-strikes-targaryen': {
    name: 'Reckless Strikes',
    faction: 'targaryen',
    commander: DAARIO,
    responses: [
      answer(
        friendlyMelee,
        gains({ keywords: ['critical-blow', 'precision'] }),
        when(isStormcrow('unit'), gains({ dieValue: 'highest' })),
        afterThisAttack(paysWounds('unit', ({ s }) => attackNow(s).dice.filter((die) => die === 1).length)),
      ),
    ],
  },
  'hasty-offense': {
    name: 'Hasty Offense',
    faction: 'targaryen',
    commander: DAARIO,
    replaces: 'fire-and-blood',
    responses: [
      choose(
        moment('round-starts'),
        actionsOfUnits(({ s, seat }) => friendlyUnits(s, seat), ['attack']),
        performs('chosen', ['attack']),
        opponentsActivateNcu,
      ),
    ],
  },
};

const EDGE = word('own-edge');

/** Along the own table edge, or near a unit of Marselen's. */
function whereFreedmenCome(s: BattleState, seat: string, way: string): Where {
  if (way !== EDGE.id) return { units: [way], within: SHORT_RANGE };
  return { edges: [s.players.find((player) => player.seat === seat)?.edge ?? 0], within: LONG_RANGE };
}

const othersInRange = ({ s, seat }: Asked<Trigger>, giver: UnitState): UnitState[] =>
  friendlyUnits(s, seat).filter((friend) => friend.id !== giver.id && areNear(giver, friend, 'long'));

const isDevoted = (s: BattleState, unit: UnitState): boolean =>
  belongsTo(s, unit, 'Marselen') || isOfFamily(s, unit, 'unsullied');

export const MARSELEN_TACTICS: { readonly [id: string]: TacticsCard } = {
  'devotees-of-the-dragon': {
    name: 'Devotees of The Dragon',
    faction: 'targaryen',
    commander: MARSELEN,
    responses: [
      choose(
        narrowed(claimsZone, isZone('combat')),
        ({ s, seat }) => [EDGE, ...unitOptions(unitsOf(s, seat, 'Marselen'))],
        replacesZone(
          own(
            'raises-freedmen',
            ({ t, s, seat, way }) =>
              void raiseUnit(t, { seat, card: 'freedmen' }, whereFreedmenCome(s, seat, way)),
            () => 3,
          ),
        ),
      ),
    ],
  },
  'devastating-impact-targaryen': devastatingImpact(
    'devastating-impact-targaryen',
    'targaryen',
    MARSELEN,
    isMarselens('unit'),
  ),
  'war-cry-targaryen': {
    name: 'War Cry',
    faction: 'targaryen',
    commander: MARSELEN,
    responses: [
      choose(
        friendlyActivates,
        (c) =>
          isDevoted(c.s, c.unit)
            ? enemiesNear('long')('unit')(c)
            : withOneOf(enemiesNear('long')('unit'), 'panicked', 'vulnerable')(c),
        suffersTest('morale'),
        onSuccess(
          becomesChosen,
          when(
            condition<'unit-activates'>('marselens-or-unsullied', ({ s, unit }) => isDevoted(s, unit)),
            chosenBecomes('panicked', 'vulnerable'),
          ),
        ),
      ),
    ],
  },
  'supply-aid-targaryen': {
    name: 'Supply Aid',
    faction: 'targaryen',
    commander: MARSELEN,
    replaces: 'field-control',
    responses: [
      choose(
        startOfFriendlyTurn,
        transfers(friendly, othersInRange, 3),
        paysWounds('chosen', chosenNumber),
        restores('second', (c) => 1 + chosenNumber(c)),
      ),
    ],
  },
};
