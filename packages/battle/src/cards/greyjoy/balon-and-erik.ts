/** House Greyjoy: the Tactics cards of Balon Greyjoy and Erik Ironmaker, who live by Pillage. */
import { joined, numberOption, unitOption } from '../../options.ts';
import type { AbilityCard, TacticsCard } from '../card.ts';
import {
  afterThisAttack,
  answer,
  asking,
  areNear,
  attachesTo,
  attackedBy,
  choose,
  chosenBecomes,
  chosenNumber,
  condition,
  detaches,
  enemyMeleeDefended,
  engagedEnemies,
  friendlyMelee,
  friendlyTestRolled,
  gains,
  gainsPillage,
  happening,
  has,
  hasPillage,
  isFriend,
  isSelf,
  losesPillage,
  moment,
  namingBoth,
  narrowed,
  not,
  otherBecomes,
  own,
  ownerHasPillage,
  passesTest,
  passesThisTest,
  paysWounds,
  pick,
  rerollsTest,
  restores,
  startOfFriendlyTurn,
  when,
  pickedOf,
} from '../../effects/words.ts';
import { attachPlayed } from '../../tactics/foreign.ts';
import { belongsTo } from '../../units/affiliation.ts';
import { pillageOf } from '../../units/pillage.ts';
import { friendlyUnits } from '../../units/units.ts';
import { isGreyjoy } from './ironborn.ts';
import { priceOfFailure } from '../shared/assaults.ts';

const BALON = 'balon-greyjoy-the-kraken-king';
const ERIK = 'erik-ironmaker-anvil-breaker';
const ALLURE = 'golds-allure';

const MIGHT = {
  reroll: [gains({ reroll: 'any' })],
  precision: [gains({ keywords: ['precision'] })],
  vicious: [gains({ keywords: ['vicious'] })],
};
const [mights, ...mightEffects] = pick<'attack-before-dice'>(() => 1, MIGHT);
const [twoMights] = pick<'attack-before-dice'>(() => 2, MIGHT);
const mightsOf = pickedOf(MIGHT);

export const BALON_AND_ERIK: { readonly [id: string]: TacticsCard } = {
  'acceptable-sacrifices': {
    name: 'Acceptable Sacrifices',
    faction: 'greyjoy',
    commander: BALON,
    responses: [
      choose(
        startOfFriendlyTurn,
        ({ s, seat }) => {
          const friends = friendlyUnits(s, seat);
          return friends
            .filter((giver) => !belongsTo(s, giver, 'Balon Greyjoy'))
            .flatMap((giver) =>
              friends
                .filter(
                  (taker) => taker.id !== giver.id && isGreyjoy(s, taker) && areNear(giver, taker, 'long'),
                )
                .flatMap((taker) =>
                  ['1', '2']
                    .slice(0, giver.wounds)
                    .map((n) => joined('|', unitOption(giver.id), unitOption(taker.id), numberOption(n))),
                ),
            );
        },
        paysWounds('chosen', chosenNumber),
        chosenBecomes('panicked'),
        gainsPillage('second', chosenNumber),
      ),
    ],
  },
  'price-of-failure-greyjoy': priceOfFailure({ faction: 'greyjoy', commander: BALON }),
  'the-old-way': {
    name: 'The Old Way',
    faction: 'greyjoy',
    commander: BALON,
    responses: [
      answer(
        narrowed(friendlyTestRolled, hasPillage(1)),
        when(hasPillage(2), passesThisTest),
        when(not(hasPillage(2)), rerollsTest),
      ),
      answer(
        moment('attack-after-dice', isFriend('unit'), hasPillage(1)),
        otherBecomes('vulnerable'),
        when(hasPillage(2), gains({ reroll: 'any' })),
      ),
    ],
  },
  'irons-endurance': {
    name: "Iron's Endurance",
    faction: 'greyjoy',
    commander: ERIK,
    responses: [
      answer(
        namingBoth(enemyMeleeDefended),
        gains({ blocks: 1 }),
        afterThisAttack(
          when(
            condition('greyjoy', ({ s, other }) => isGreyjoy(s, other)),
            attachesTo('other', 'game'),
          ),
        ),
      ),
    ],
    attached: {
      happens: [
        asking(narrowed(attackedBy, ownerHasPillage(1)), engagedEnemies(), chosenBecomes('weakened')),
        happening(narrowed(passesTest, hasPillage(2)), restores('unit', 1)),
      ],
    },
  },
  'steels-might': {
    name: "Steel's Might",
    faction: 'greyjoy',
    commander: ERIK,
    responses: [
      choose(
        narrowed(friendlyMelee, hasPillage(1)),
        (c) => [...mights(c), ...(pillageOf(c.unit) >= 2 ? twoMights(c) : [])],
        ...mightEffects,
        // what is removed counts until the attack is over
        afterThisAttack(losesPillage('unit', ({ way }) => mightsOf(way).length)),
      ),
    ],
  },
  [ALLURE]: {
    name: "Gold's Allure",
    faction: 'greyjoy',
    commander: ERIK,
    responses: [
      answer(
        friendlyTestRolled,
        rerollsTest,
        when(
          condition('greyjoy', ({ s, unit }) => isGreyjoy(s, unit)),
          has('gold-beckons', 'turn'),
        ),
      ),
    ],
    attached: {
      morale: (_, unit) => (pillageOf(unit) >= 1 ? { roll: 1 } : null),
      happens: [happening(moment('pillage-refused', isSelf('unit')), restores('unit', 1))],
    },
  },
};

/** What waits for the test that Gold's Allure was played on. */
export const ERIK_ABILITIES: { readonly [id: string]: AbilityCard } = {
  'gold-beckons': {
    name: "Gold's Allure",
    happens: [
      happening(
        passesTest,
        detaches,
        own('allures', ({ t, seat, unit }) => {
          if (!unit.destroyed) attachPlayed(t, seat, ALLURE, unit.id, 'game');
        }),
      ),
      happening(moment('morale-failed', isSelf('unit')), detaches),
    ],
  },
};
