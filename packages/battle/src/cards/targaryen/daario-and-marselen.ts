/** The Tactics cards of Daario Naharis, Stormcrow Captain, and of Marselen, Mother's Men Commander. */
import {
  areNear,
  choose,
  chosenNumber,
  claimsZone,
  condition,
  friendly,
  isOfHouse,
  isUnitOf,
  isZone,
  narrowed,
  own,
  paysWounds,
  replacesZone,
  restores,
  startOfFriendlyTurn,
  transfers,
} from '../../effects/words.ts';
import type { Asked } from '../../effects/context.ts';
import { LONG_RANGE, SHORT_RANGE } from '../../geometry/range.ts';
import { unitOptions, word } from '../../options.ts';
import { raiseUnit } from '../../set-up/new-units.ts';
import type { Where } from '../../set-up/place-unit.ts';
import type { BattleState, UnitState } from '../../state.ts';
import type { Trigger } from '../../timing/triggers.ts';
import { belongsTo, isOfFamily, unitsOf } from '../../units/affiliation.ts';
import { friendlyUnits } from '../../units/units.ts';
import type { TacticsCard } from '../card.ts';
import { devastatingImpact } from '../shared/devastating-impact.ts';
import { recklessStrikes, sellswordBravado, sellswordNegotiations } from '../shared/field-tactics.ts';
import type { Whose } from '../shared/tactics.ts';
import { warCry } from '../shared/resolve-tactics.ts';
import { attacksBeforeTurns } from '../shared/assaults.ts';

const MARSELEN = 'marselen-mothers-men-commander';
const isMarselens = isUnitOf('Marselen');
const DAARIO = 'daario-naharis-stormcrow-captain';
const WHOSE: Whose = { faction: 'targaryen', commander: DAARIO };

export const DAARIO_TACTICS: { readonly [id: string]: TacticsCard } = {
  'sellsword-negotiations-targaryen': sellswordNegotiations(WHOSE),
  'sellsword-bravado-targaryen': sellswordBravado(WHOSE),
  'reckless-strikes-targaryen': recklessStrikes(
    WHOSE,
    'reckless-strikes-targaryen',
    isOfHouse('stormcrows')('unit'),
  ),
  'hasty-offense': {
    name: 'Hasty Offense',
    faction: 'targaryen',
    commander: DAARIO,
    replaces: 'fire-and-blood',
    responses: [attacksBeforeTurns()],
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
    { faction: 'targaryen', commander: MARSELEN },
    isMarselens('unit'),
  ),
  'war-cry-targaryen': warCry(
    { faction: 'targaryen', commander: MARSELEN },
    condition('marselens-or-unsullied', ({ s, unit }) => isDevoted(s, unit)),
  ),
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
