/** The Tactics cards of Maege Mormont, Lady of Bear Island, and of Howland Reed, Lord of the Crannogs. */
import { acts, enemyActs } from '../../effects/action-moments.ts';
import { possibleActions } from '../../effects/free-actions.ts';
import {
  answer,
  areNear,
  attaches,
  choose,
  chosenBecomes,
  chosenNumber,
  chosenSuffersTest,
  condition,
  detaches,
  enemyActivates,
  friendly,
  has,
  isOfHouse,
  mayUse,
  narrowed,
  own,
  paysWounds,
  performs,
  restores,
  startOfFriendlyTurn,
  startOfTurn,
  staysWith,
  transfers,
  unitBecomes,
  when,
  wouldBeDestroyed,
} from '../../effects/words.ts';
import { idsOn, thingsOf, type Offer } from '@maester/kernel';
import { joined, unitOption, unitOptions } from '../../options.ts';
import type { BattleState, UnitState } from '../../state.ts';
import type { Trigger } from '../../timing/triggers.ts';
import type { Effect, Ways } from '../../effects/effect.ts';
import { isOfFamily } from '../../units/affiliation.ts';
import { become } from '../../units/conditions.ts';
import { engagedWith, isEngaged } from '../../units/engaged.ts';
import { enemyUnits, friendlyUnits, mustUnit } from '../../units/units.ts';
import { sustainedAssault } from '../shared/assaults.ts';
import type { TacticsCard } from '../card.ts';

const MAEGE = 'maege-mormont-lady-of-bear-island';
const HOWLAND = 'howland-reed-lord-of-the-crannogs';

/** From a friend to another within Long Range; a unit of House Mormont names an enemy it is engaged with, besides. */
const support: Ways<Trigger> = (c) =>
  transfers(
    friendly,
    ({ s, seat }, giver) => othersInRange(s, seat, giver),
    3,
  )(c).flatMap((way): Offer[] => {
    const giver = mustUnit(c.s, idsOn(thingsOf(way), 'unit')[0] ?? '');
    const enemies = isOfFamily(c.s, giver, 'house-mormont') ? engagedWith(c.s, giver) : [];
    return enemies.length === 0 ? [way] : enemies.map(({ id }) => joined('|', way, unitOption(id)));
  });

const othersInRange = (s: BattleState, seat: string, giver: UnitState): UnitState[] =>
  friendlyUnits(s, seat).filter((friend) => friend.id !== giver.id && areNear(giver, friend, 'long'));

const weakensNamed: Effect<Trigger> = own(
  'weakens-the-enemy-named',
  ({ t, on }) => {
    const [, , enemy] = idsOn(on, 'unit');
    if (enemy !== undefined) become(t, enemy, 'weakened');
  },
  ({ on }) => (idsOn(on, 'unit').length > 2 ? 0.7 : 0),
);

const crannogmen = (s: BattleState, seat: string): UnitState[] =>
  friendlyUnits(s, seat).filter((unit) => isOfFamily(s, unit, 'crannogman'));

export const MAEGE_AND_HOWLAND: { readonly [id: string]: TacticsCard } = {
  'here-we-stand': {
    name: 'Here We Stand!',
    faction: 'stark',
    commander: MAEGE,
    responses: [choose(startOfFriendlyTurn, friendly, attaches)],
    attached: { uses: [mayUse(answer(wouldBeDestroyed, staysWith(1), detaches))] },
  },
  'support-of-bear-island': {
    name: 'Support of Bear Island',
    faction: 'stark',
    commander: MAEGE,
    responses: [
      choose(
        startOfFriendlyTurn,
        support,
        paysWounds('chosen', chosenNumber),
        restores('second', (c) => 1 + chosenNumber(c)),
        weakensNamed,
      ),
    ],
  },
  'sustained-assault-stark': sustainedAssault(
    { faction: 'stark', commander: MAEGE },
    isOfHouse('house-mormont')('unit'),
  ),
  'crannog-traps': {
    name: 'Crannog Traps',
    faction: 'stark',
    commander: HOWLAND,
    responses: [
      answer(
        narrowed(enemyActs, acts('maneuver', 'march', 'retreat')),
        has('crannog-traps', 'turn'),
        when(
          condition('near-crannogmen', ({ s, seat, unit }) =>
            crannogmen(s, seat).some((friend) => areNear(friend, unit, 'long')),
          ),
          has('in-danger', 'turn'),
        ),
      ),
    ],
    attached: { speed: -1 },
  },
  'bog-devil-ambush': {
    name: 'Bog Devil Ambush',
    faction: 'stark',
    commander: HOWLAND,
    responses: [
      answer(
        narrowed(
          enemyActivates,
          condition('near-crannogmen', ({ s, seat, unit }) =>
            crannogmen(s, seat).some((friend) => areNear(friend, unit, 'long')),
          ),
        ),
        unitBecomes('weakened'),
      ),
      choose(
        enemyActivates,
        ({ s, seat, unit }) =>
          crannogmen(s, seat)
            .filter((friend) => !friend.activated && areNear(friend, unit, 'long'))
            .flatMap((friend) =>
              possibleActions(s, friend, ['ranged'], unit.id).map((action) =>
                joined('|', unitOption(friend.id), action),
              ),
            ),
        performs('chosen', ['ranged'], { on: 'unit' }),
      ),
    ],
  },
  'the-threat-unseen': {
    name: 'The Threat Unseen',
    faction: 'stark',
    commander: HOWLAND,
    responses: [
      choose(
        startOfTurn,
        ({ s, seat }) =>
          unitOptions(
            enemyUnits(s, seat).filter((enemy) =>
              crannogmen(s, seat).some((friend) => !isEngaged(s, friend) && areNear(friend, enemy, 'long')),
            ),
          ),
        chosenBecomes('panicked'),
        chosenSuffersTest('panic'),
      ),
    ],
  },
};
