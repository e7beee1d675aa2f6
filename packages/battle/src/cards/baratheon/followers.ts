/** The Tactics cards of Stannis' followers: Davos Seaworth, Andrew Estermont, Axell Florent, Justin Massey. */
import { march, startMarch } from '../../actions/march.ts';
import { possibleActions } from '../../effects/free-actions.ts';
import {
  afterThisAttack,
  answer,
  anyEnemyMeleeDone,
  choose,
  chosenBecomes,
  chosenNumber,
  chosenSuffersTest,
  claimsZone,
  condition,
  enemyMeleeDone,
  engagedEnemies,
  friendlyActivates,
  friendlyMelee,
  gains,
  hostile,
  inSteps,
  isOfHouse,
  isUnitOf,
  namingBoth,
  narrowed,
  not,
  onFailure,
  onSuccess,
  orNone,
  own,
  part,
  paysWounds,
  performs,
  replacesZone,
  restores,
  returnsAttachment,
  shedsAll,
  startOfTurn,
  suffersTest,
  transfers,
  when,
} from '../../effects/words.ts';
import { areNear } from '../../effects/conditions.ts';
import type { Asked } from '../../effects/context.ts';
import type { Effect, Holds } from '../../effects/effect.ts';
import { idsOn, type Offer } from '@maester/kernel';
import { joined, named, unitOption, unitOptions, word } from '../../options.ts';
import { rulesOf } from '../../edition/of.ts';
import type { BattleState, UnitState } from '../../state.ts';
import type { Trigger } from '../../timing/triggers.ts';
import { belongsTo, isOfFamily } from '../../units/affiliation.ts';
import { canJoin, suits } from '../../units/attachments.ts';
import { destroyedRanks, ranksOf } from '../../units/ranks.ts';
import { cardOf, friendlyUnits, mustUnit } from '../../units/units.ts';
import type { TacticsCard } from '../card.ts';
import { fealtyToTheCrown } from '../shared/court-tactics.ts';
import { rushOfAggression } from '../shared/field-tactics.ts';
import { parlay } from '../shared/endurance.ts';
import { fieryCharge } from '../shared/red-god.ts';
import { regroupAndReform } from '../shared/regroup-and-reform.ts';
import { assaultOrdersOf } from '../shared/assaults.ts';
import { suddenRetreat } from '../shared/reposition-tactics.ts';

const DAVOS = 'davos-seaworth-hero-of-blackwater';
const ANDREW = 'andrew-estermont-first-of-the-kings-men';
const AXELL = 'axell-florent-first-of-the-queens-men';
const JUSTIN = 'justin-massey-the-smiler';

const DAVOS_SEAWORTH = 'Davos Seaworth';
const PIVOT_AND_MARCH = 'pivot-and-march';

const marches: Holds<Trigger> = condition('marches', ({ way }) => way.endsWith(`|${PIVOT_AND_MARCH}`));

/** A Maneuver of any friend but the defender; Davos' unit may turn and March. */
const trickyMoves = ({ s, seat, other }: Asked<'attack-completed'>): Offer[] =>
  friendlyUnits(s, seat)
    .filter(({ id }) => id !== other.id)
    .flatMap((unit) => {
      const moves = possibleActions(s, unit, ['maneuver']);
      const more = belongsTo(s, unit, DAVOS_SEAWORTH) ? possibleActions(s, unit, ['march']) : [];
      return [...moves, ...more.map(() => word(PIVOT_AND_MARCH))].map((move) =>
        joined('|', unitOption(unit.id), move),
      );
    });

const infantry = (s: BattleState, seat: string): UnitState[] =>
  friendlyUnits(s, seat).filter((unit) => cardOf(s, unit).type === 'infantry');

/** A fallen Infantry Attachment that the second unit could take as one of its restored Wounds. */
function fallenFor({ s, seat, on }: Asked<'turn-starts'>): Offer[] {
  const unit = mustUnit(s, idsOn(on, 'unit')[1] ?? '');
  if (unit.attachments.length > 0) return [];
  return [...new Set(s.fallen.filter((one) => one.seat === seat).map(({ card }) => card))]
    .filter(
      (card) =>
        rulesOf(s).attachments[card]?.type === 'infantry' && canJoin(s, unit, card) && suits(s, unit, card),
    )
    .map((card) => joined('|', named('attachment', card), unitOption(unit.id)));
}

/** What the Supplies restore, by the ranks that the defender has lost. */
const supplies = ({ s, other }: Asked<'attack-completed'>): number =>
  ([0, 1, 3][destroyedRanks(s, other)] ?? 3) + (belongsTo(s, other, 'Justin Massey') ? 1 : 0);

const suffersPanicByRhllor: Effect<Trigger> = chosenSuffersTest('panic', {
  roll: ({ s, seat, chosen }) =>
    // a difference, since -0 would not outlast a saved game
    0 -
    friendlyUnits(s, seat).filter((unit) => isOfFamily(s, unit, 'rhllor') && areNear(unit, chosen, 'short'))
      .length,
});

export const FOLLOWERS_TACTICS: { readonly [id: string]: TacticsCard } = {
  'flea-bottom-tricks': {
    name: 'Flea Bottom Tricks',
    faction: 'baratheon',
    commander: DAVOS,
    replaces: 'final-strike',
    responses: [
      choose(
        anyEnemyMeleeDone,
        trickyMoves,
        when(not(marches), performs('chosen', ['maneuver'])),
        when(
          marches,
          own(
            'pivots-and-marches',
            ({ t, s, chosen }) => t.run(march, { ...startMarch(s, chosen), pivotsFirst: true }),
            () => 1,
          ),
        ),
      ),
    ],
  },
  everything: {
    name: '"Everything"',
    faction: 'baratheon',
    commander: DAVOS,
    responses: [
      inSteps(
        choose(
          startOfTurn,
          transfers(
            ({ s, seat }) => unitOptions(infantry(s, seat)),
            ({ s, seat }, giver) => infantry(s, seat).filter(({ id }) => id !== giver.id),
            3,
          ),
          paysWounds('chosen', chosenNumber),
          restores('second', (c) => 1 + chosenNumber(c)),
          part(1, returnsAttachment),
        ),
        (c: Asked<'turn-starts'>) => {
          const fallen = fallenFor(c);
          return fallen.length === 0 ? [] : orNone(() => fallen)(c);
        },
      ),
    ],
  },
  'fealty-to-the-crown-baratheon': fealtyToTheCrown({ faction: 'baratheon', commander: DAVOS }),
  'parlay-baratheon': parlay({ faction: 'baratheon', commander: DAVOS }, DAVOS_SEAWORTH),
  'assault-orders-baratheon': assaultOrdersOf(
    { faction: 'baratheon', commander: ANDREW },
    'Andrew Estermont',
  ),
  'rush-of-aggression-baratheon': rushOfAggression(
    { faction: 'baratheon', commander: ANDREW },
    'rush-of-aggression-baratheon',
    'Andrew Estermont',
  ),
  'reckless-fury': {
    name: 'Reckless Fury',
    faction: 'baratheon',
    commander: ANDREW,
    responses: [
      answer(
        friendlyMelee,
        gains({ keywords: ['vicious'], dieValue: 'highest' }),
        afterThisAttack(paysWounds('unit', ({ s, unit }) => Math.max(0, 2 - destroyedRanks(s, unit)))),
      ),
    ],
  },
  'fiery-charge-baratheon': fieryCharge(
    'fiery-charge-baratheon',
    { faction: 'baratheon', commander: AXELL },
    isOfHouse('rhllor')('unit'),
  ),
  'rhllors-wrath': {
    name: "R'hllor's Wrath",
    faction: 'baratheon',
    commander: AXELL,
    responses: [
      choose(
        claimsZone,
        hostile,
        replacesZone(suffersPanicByRhllor, onFailure(chosenBecomes('vulnerable', 'weakened'))),
      ),
    ],
  },
  'fiery-resolve': {
    name: 'Fiery Resolve',
    faction: 'baratheon',
    commander: AXELL,
    responses: [
      choose(
        narrowed(friendlyActivates, isOfHouse('rhllor')('unit')),
        engagedEnemies('unit'),
        suffersTest('morale'),
        // before what a passed test brings, which is a test of its own
        onFailure(chosenBecomes('panicked')),
        onSuccess(chosenSuffersTest('panic', { roll: ({ s, unit }) => 0 - ranksOf(s, unit) })),
      ),
    ],
  },
  'regroup-and-reform-baratheon': regroupAndReform({ faction: 'baratheon', commander: JUSTIN }),
  'sudden-retreat-baratheon': suddenRetreat(
    { faction: 'baratheon', commander: JUSTIN },
    isUnitOf('Justin Massey')('other'),
  ),
  'precious-supplies': {
    name: 'Precious Supplies',
    faction: 'baratheon',
    commander: JUSTIN,
    responses: [answer(namingBoth(enemyMeleeDone), shedsAll('other'), restores('other', supplies))],
  },
};
