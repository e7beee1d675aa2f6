/** House Lannister: abilities of the Crown's servants and of the Faith, and the Tactics cards of Joffrey Baratheon. */
import { selfActs } from '../../effects/action-moments.ts';
import {
  actionsOf,
  activates,
  addsToken,
  afterThisAttack,
  answer,
  asking,
  attachesTo,
  chosenSuffersTest,
  choose,
  claimsZone,
  condition,
  controlling,
  detaches,
  each,
  enemiesNear,
  enemyMeleeDefended,
  friendlyMelee,
  gains,
  happening,
  hasDefended,
  hostile,
  mayUse,
  meleeBegins,
  moment,
  namingBoth,
  narrowed,
  otherBecomes,
  passesTest,
  performs,
  replacesZone,
  restores,
  spendsToken,
  startOfFriendlyTurn,
  unitBecomes,
  chosenBecomes,
  when,
  enemyAttack,
  hasOneRank,
  near,
} from '../../effects/words.ts';
import { unitOptions } from '../../options.ts';
import { attackersOf } from '../../round/memory.ts';
import { controls } from '../../tactics/control.ts';
import { destroyedRanks, ranksOf } from '../../units/ranks.ts';
import { mustUnit } from '../../units/units.ts';
import type { AbilityCard, TacticsCard } from '../card.ts';
import { inMelee } from '../shared/phrases.ts';
import { retinue } from '../shared/banners.ts';

const JOFFREY = 'joffrey-baratheon-first-of-his-name';
/** More than any game gives. */
const MANY = 100;

const onTheCrown = narrowed(
  claimsZone,
  condition('crown', ({ about }) => about.zone === 'crown'),
);

export const CROWN_ABILITIES: { readonly [id: string]: AbilityCard } = {
  'orders-of-the-crown': {
    name: 'Orders Of The Crown',
    uses: [
      mayUse(
        choose(
          onTheCrown,
          actionsOf('owner', ['maneuver', 'march']),
          replacesZone(performs('owner', ['maneuver', 'march'])),
        ),
      ),
    ],
  },
  'joffreys-retinue': retinue("Joffrey's Retinue"),
  'laws-of-the-realm': {
    name: 'Laws of the Realm',
    order: answer(
      narrowed(enemyAttack, near('short')('unit')),
      gains({ ranks: -1 }),
      when(hasOneRank, unitBecomes('vulnerable')),
    ),
  },
  'oppressive-peacekeeping': {
    name: 'Oppressive Peacekeeping',
    near: {
      whom: 'enemies',
      within: 'short',
      morale: (s, _, bearer) => (controls(s, bearer.seat, 'crown') ? { roll: -1 } : null),
    },
  },
  'battle-prayer': {
    name: 'Battle Prayer',
    tokens: 1,
    pool: 'faith',
    happens: [happening(passesTest, addsToken(MANY))],
    uses: [
      mayUse(
        answer(
          hasDefended,
          gains(({ s, other }) => ({ blocks: 1 + destroyedRanks(s, other) })),
        ),
        spendsToken,
      ),
      mayUse(answer(meleeBegins, gains({ keywords: ['sundering'], reroll: 'any' })), spendsToken),
    ],
  },
  'fanatical-zeal': {
    name: 'Fanatical Zeal',
    tokens: 1,
    pool: 'faith',
    happens: [happening(passesTest, addsToken(MANY))],
    uses: [mayUse(answer(meleeBegins, gains({ keywords: ['precision'], reroll: 'any' })), spendsToken)],
  },
  'zealous-resurgence': {
    name: 'Zealous Resurgence',
    tokens: 1,
    pool: 'faith',
    uses: [mayUse(answer(activates, restores('unit', 2)), spendsToken)],
  },
  'fearless-avarice': {
    name: 'Fearless Avarice',
    morale: (s, { seat }) => (controls(s, seat, 'wealth') ? { panicWounds: -1 } : null),
  },
  'lannister-justice': {
    name: 'Lannister Justice',
    happens: [
      asking(
        narrowed(selfActs, controlling('crown')),
        enemiesNear('long')(),
        // a difference, since -0 would not outlast a saved game
        chosenSuffersTest('panic', { roll: ({ s, unit }) => 0 - ranksOf(s, unit) }),
      ),
    ],
  },
};

export const JOFFREY_TACTICS: { readonly [id: string]: TacticsCard } = {
  'you-will-obey-me': {
    name: 'You Will Obey Me!',
    faction: 'lannister',
    commander: JOFFREY,
    responses: [
      answer(
        friendlyMelee,
        gains({ dice: 2, keywords: ['sundering'], from: 'you-will-obey-me' }),
        afterThisAttack(
          when(
            condition('no-ranks-lost', ({ about }) => about.ranksLost === 0),
            unitBecomes('panicked', 'vulnerable'),
          ),
        ),
      ),
    ],
  },
  'traitors-i-will-have-their-heads': {
    name: 'Traitors! I Will Have Their Heads!',
    faction: 'lannister',
    commander: JOFFREY,
    responses: [choose(startOfFriendlyTurn, hostile, attachesTo('chosen', 'game'))],
    attached: {
      attacked: inMelee({ keywords: ['vicious'] }),
      happens: [
        happening(
          moment('round-ends'),
          each(
            ({ s, owner }) =>
              owner === null ? [] : unitOptions(attackersOf(s, owner.id).map((id) => mustUnit(s, id))),
            chosenBecomes('panicked', 'vulnerable'),
          ),
          detaches,
        ),
      ],
    },
  },
  'i-am-the-king': {
    name: 'I Am The King!',
    faction: 'lannister',
    commander: JOFFREY,
    responses: [
      answer(
        namingBoth(enemyMeleeDefended),
        gains({ blocks: 2, from: 'i-am-the-king' }),
        afterThisAttack(otherBecomes('panicked', 'weakened')),
      ),
    ],
  },
};
