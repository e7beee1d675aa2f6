/** More Tactics cards that several factions have: of sellswords, torturers and opportunists. */
import { idOn, running, type Offer } from '@maester/kernel';
import { charge } from '../../actions/charge.ts';
import { keepsToken } from '../../attack/rerolls.ts';
import type { Holds, Ways } from '../../effects/effect.ts';
import { CONDITIONS } from '../../effects/gains.ts';
import {
  actionsOfUnits,
  answer,
  anyEnemyMeleeDone,
  areNear,
  attackDone,
  becomesChosen,
  choose,
  chosenBecomes,
  chosenSuffersTest,
  claimsZone,
  condition,
  controlling,
  countsAsControlling,
  detaches,
  discarded,
  discards,
  each,
  enemiesNear,
  expends,
  friendly,
  friendlyMelee,
  friendlyMeleeDone,
  gains,
  happening,
  has,
  hostile,
  inSteps,
  isFriend,
  isMelee,
  isSelf,
  isUnitOf,
  moment,
  movesToken,
  narrowed,
  not,
  onSuccess,
  orNone,
  own,
  part,
  paysWounds,
  performs,
  pick,
  replacesToken,
  replacesZone,
  restores,
  startOfFriendlyTurn,
  startOfTurn,
  takesBack,
  thenChooses,
  tokenMoves,
  tokenSwaps,
  unitBecomes,
  when,
  withOneOf,
} from '../../effects/words.ts';
import { givenBy } from '../../effects/interpreter.ts';
import { test } from '../../morale/morale.ts';
import { conditionOption, unitOptions } from '../../options.ts';
import { playerOf } from '../../sides/sides.ts';
import { type BattleState, type UnitState } from '../../state.ts';
import { controls } from '../../tactics/control.ts';
import type { PairTrigger, Trigger } from '../../timing/triggers.ts';
import { belongsTo, isOfFamily } from '../../units/affiliation.ts';
import { become } from '../../units/conditions.ts';
import { destroyedRanks } from '../../units/ranks.ts';
import { cardOf, enemyUnits, friendlyUnits, unitsInPlay } from '../../units/units.ts';
import { restore } from '../../units/wounds.ts';
import type { TacticsCard } from '../card.ts';
import type { Whose } from './tactics.ts';
import { destroyedARank, hasNotActivated, rollsOfOne } from './phrases.ts';

const anyUnit: Ways<Trigger> = ({ s }) => unitOptions(unitsInPlay(s));

export const adaptiveMethods = (whose: Whose): TacticsCard => ({
  name: 'Adaptive Methods',
  ...whose,
  responses: [
    choose(
      startOfTurn,
      withOneOf(hostile, ...CONDITIONS),
      becomesChosen,
      thenChooses(orNone(tokenSwaps(({ s }) => unitsInPlay(s)))),
      part(1, replacesToken('chosen')),
      thenChooses((c) => (controls(c.s, c.seat, 'tactics') ? orNone(tokenMoves(anyUnit, anyUnit))(c) : [])),
      part(2, movesToken),
    ),
  ],
});

export const bloodyBeheadings = (whose: Whose): TacticsCard => ({
  name: 'Bloody Beheadings',
  ...whose,
  responses: [
    answer(
      narrowed(friendlyMeleeDone, destroyedARank),
      each(
        enemiesNear('long')('unit'),
        own<'attack-completed'>('beheads', ({ t, seat, other, chosen }) => {
          const already = chosen.conditions.includes('panicked');
          if (!already) become(t, chosen.id, 'panicked');
          if (already || other.destroyed) test(t, 'panic', chosen.id, { seat, by: null });
        }),
      ),
    ),
  ],
});

/** The tokens for that enemy and the friends to heal, but for a token chosen already: it comes only once. */
const cruelties =
  (mends: (s: BattleState, unit: UnitState) => boolean): Ways<Trigger> =>
  ({ s, seat, parts, chosen }) => [
    ...(['vulnerable', 'weakened'] as const)
      .filter((token) => parts[1]?.id !== token)
      .map((token): Offer => conditionOption(token)),
    ...unitOptions(
      friendlyUnits(s, seat).filter((friend) => mends(s, friend) && areNear(chosen, friend, 'long')),
    ),
  ];

/** Which friends can be healed differs. */
export const cruelMethods = (
  whose: Whose,
  mends: (s: BattleState, unit: UnitState) => boolean,
): TacticsCard => ({
  name: 'Cruel Methods',
  ...whose,
  responses: [
    inSteps(
      choose(
        startOfTurn,
        ({ s, seat }) =>
          unitOptions(
            enemyUnits(s, seat).filter(
              (enemy) => enemy.conditions.includes('panicked') && !keepsToken(s, enemy, 'panicked', []),
            ),
          ),
        expends('chosen', 'panicked'),
        own(
          'cruel-methods',
          ({ t, parts, chosen }) => {
            for (const { id, on } of parts.slice(1)) {
              const friend = idOn(on, 'unit');
              if (friend !== null) restore(t, friend, 2);
              for (const token of CONDITIONS) if (token === id) become(t, chosen.id, token);
            }
          },
          () => 2,
        ),
      ),
      cruelties(mends),
      cruelties(mends),
    ),
  ],
});

export const isInfantry = (s: BattleState, unit: UnitState): boolean => cardOf(s, unit).type === 'infantry';

export const diversionTactics = (whose: Whose): TacticsCard => ({
  name: 'Diversion Tactics',
  ...whose,
  responses: [
    choose(
      anyEnemyMeleeDone,
      actionsOfUnits(
        ({ s, seat, other }) =>
          friendlyUnits(s, seat).filter((friend) => friend.id !== other.id && areNear(friend, other, 'long')),
        ['maneuver'],
      ),
      performs('chosen', ['maneuver']),
    ),
  ],
});

/** Both keywords for the unit of this Character. */
export const opportunist = (whose: Whose, character: string): TacticsCard => ({
  name: 'Opportunist',
  ...whose,
  responses: [
    choose(
      narrowed(friendlyMelee, hasNotActivated('other')),
      ...pick<'attack-before-dice'>(({ s, unit }) => (belongsTo(s, unit, character) ? 2 : 1), {
        precision: [gains({ keywords: ['precision'] })],
        vicious: [gains({ keywords: ['vicious'] })],
      }),
      gains({ reroll: 'any' }),
    ),
  ],
});

/** Whose attacks are at their highest differs; `id` is that of the card. */
export const recklessStrikes = (whose: Whose, id: string, highest: Holds<PairTrigger>): TacticsCard => ({
  name: 'Reckless Strikes',
  ...whose,
  responses: [
    answer(
      friendlyMelee,
      gains({ keywords: ['critical-blow', 'precision'] }),
      when(highest, gains({ dieValue: 'highest' })),
      has(id, 'turn'),
    ),
  ],
  attached: {
    happens: [
      happening(
        moment('attack-after-dice', isMelee, isSelf('unit')),
        paysWounds('unit', rollsOfOne),
        detaches,
      ),
    ],
  },
});

/** The unit of this Character does not become Vulnerable; `id` is that of the card. */
export const rushOfAggression = (whose: Whose, id: string, character: string): TacticsCard => ({
  name: 'Rush of Aggression',
  ...whose,
  responses: [
    answer(
      moment('charge-before', isFriend('unit')),
      own(
        'rushes',
        (c) => {
          const now = running(c.t.state, charge);
          if (now === null) return;
          now.dieIsSix = true;
          now.gained.push(givenBy(c, { keywords: ['critical-blow'] }));
        },
        () => 2,
      ),
      when(not(isUnitOf(character)('unit')), has(id, 'turn')),
    ),
  ],
  attached: {
    happens: [
      happening(
        narrowed(
          attackDone,
          condition('charged', ({ about }) => about.charge),
        ),
        unitBecomes('vulnerable'),
        detaches,
      ),
    ],
  },
});

const isStormcrow = (s: BattleState, unit: UnitState): boolean => isOfFamily(s, unit, 'stormcrows');

export const sellswordBravado = (whose: Whose): TacticsCard => ({
  name: 'Sellsword Bravado',
  ...whose,
  responses: [
    choose(
      startOfFriendlyTurn,
      friendly,
      chosenSuffersTest('morale', { roll: ({ s, chosen }) => (isStormcrow(s, chosen) ? 2 : 0) }),
      onSuccess(
        thenChooses(({ s, seat, chosen }) =>
          unitOptions(enemyUnits(s, seat).filter((enemy) => areNear(chosen, enemy, 'long'))),
        ),
        part(1, chosenBecomes('panicked', 'weakened')),
      ),
    ),
  ],
});

export const sellswordNegotiations = (whose: Whose): TacticsCard => ({
  name: 'Sellsword Negotiations',
  ...whose,
  responses: [
    choose(
      claimsZone,
      friendly,
      replacesZone(
        countsAsControlling('wealth'),
        restores('chosen', ({ s, chosen }) => 2 + (isStormcrow(s, chosen) ? destroyedRanks(s, chosen) : 0)),
      ),
    ),
  ],
});

export const surpriseStrategy = (whose: Whose): TacticsCard => ({
  name: 'Surprise Strategy',
  ...whose,
  responses: [
    choose(
      startOfFriendlyTurn,
      (c) => (controls(c.s, c.seat, 'tactics') || playerOf(c.s, c.seat).hand.length > 1 ? discarded(c) : []),
      when(not(controlling('tactics')), discards(1)),
      takesBack,
    ),
  ],
});
