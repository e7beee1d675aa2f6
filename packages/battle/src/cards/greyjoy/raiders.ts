/** House Greyjoy: Pillage, and what its raiders do with it. */
import { joined, tokensOption, unitOption, word } from '../../options.ts';
import type { AbilityCard } from '../card.ts';
import {
  afterThisAttack,
  answer,
  areNear,
  asking,
  attackDone,
  attackedBy,
  becomesChosen,
  choose,
  chosenBecomes,
  chosenHas,
  claimsZone,
  condition,
  enemiesInSight,
  gains,
  gainsPillage,
  happening,
  hasPillage,
  isAttacked,
  isMelee,
  isSelf,
  isZone,
  losesPillage,
  meleeBegins,
  moment,
  movesPillage,
  narrowed,
  otherBecomes,
  ownerHasPillage,
  restores,
  startOfTurn,
  unitBecomes,
  when,
  withOneOf,
  choseFor,
} from '../../effects/words.ts';
import type { Ways } from '../../effects/effect.ts';
import type { Trigger } from '../../timing/triggers.ts';
import { pillages } from '../shared/pillage.ts';
import { inMelee } from '../shared/phrases.ts';
import { belongsTo } from '../../units/affiliation.ts';
import { pillageOf } from '../../units/pillage.ts';
import { friendlyUnits } from '../../units/units.ts';
import { isGreyjoy, isGreyjoyInfantry } from './ironborn.ts';

/** A token of a unit in Long Range, and who can have it in Long Range of that: `unit|unit`. */
const sharings: Ways<Trigger> = ({ s, seat, owner }) => {
  const raiders = friendlyUnits(s, seat).filter((unit) => isGreyjoy(s, unit));
  return raiders
    .filter((giver) => owner !== null && pillageOf(giver) > 0 && areNear(owner, giver, 'long'))
    .flatMap((giver) =>
      raiders
        .filter((taker) => taker.id !== giver.id && pillageOf(taker) < 2 && areNear(giver, taker, 'long'))
        .map((taker) => joined('|', unitOption(giver.id), unitOption(taker.id))),
    );
};

const blacktydes: Ways<Trigger> = ({ s, seat }) =>
  friendlyUnits(s, seat)
    .filter(({ card }) => card === 'blacktyde-chosen')
    .map(({ id }) => unitOption(id));

export const RAIDERS: { readonly [id: string]: AbilityCard } = {
  pillage: { name: 'Pillage', ofUnitsOf: 'greyjoy', ...pillages },
  'reaver-axes': {
    name: 'Reaver Axes',
    attacking: inMelee(({ attacker }) => ({
      keywords: ['sundering'],
      ...(pillageOf(attacker) >= 2 && { reroll: 'any' as const }),
    })),
  },
  'ironborn-arrows': {
    name: 'Ironborn Arrows',
    attacking: (_, { kind, arc }) => (kind === 'ranged' && arc !== 'front' ? { reroll: 'any' } : null),
  },
  'divide-the-spoils': {
    name: 'Divide the Spoils',
    order: choose(startOfTurn, sharings, movesPillage('chosen', 'second')),
  },
  bardiche: { name: 'Bardiche', attacking: inMelee({ keywords: ['vicious'] }) },
  'reapers-fervor': {
    name: "Reaper's Fervor",
    happens: [
      happening(narrowed(meleeBegins, hasPillage(2)), otherBecomes('panicked'), gains({ panicWounds: 1 })),
    ],
  },
  'great-hammer': {
    name: 'Great Hammer',
    attacking: inMelee({ keywords: ['critical-blow'] }),
    happens: [
      happening(
        moment(
          'attack-after-defense',
          isMelee,
          isSelf('unit'),
          condition('rolled-ones', ({ about }) => about.dice.includes(1)),
        ),
        afterThisAttack(otherBecomes('weakened')),
      ),
    ],
  },
  'raided-armaments': {
    name: 'Raided Armaments',
    defense: (_, unit) => (pillageOf(unit) >= 2 ? { roll: 1 } : null),
  },
  'trappers-tools': {
    name: "Trapper's Tools",
    order: choose(
      startOfTurn,
      (c) =>
        ownerHasPillage(2).holds(c)
          ? enemiesInSight('short')()(c)
          : withOneOf(enemiesInSight('short')(), 'vulnerable', 'weakened')(c),
      becomesChosen,
      when(ownerHasPillage(2), chosenBecomes('vulnerable', 'weakened')),
    ),
  },
  'first-claim': {
    name: 'First Claim',
    near: {
      whom: 'friends',
      within: 'short',
      morale: (_, __, bearer) => (pillageOf(bearer) >= 2 ? { roll: 1, panicWounds: -1 } : null),
    },
    happens: [
      asking(
        // one of these units, however many there are
        narrowed(
          claimsZone,
          isZone('wealth'),
          condition('first-of-them', (c) => blacktydes(c)[0] === (c.owner && unitOption(c.owner.id))),
        ),
        blacktydes,
        gainsPillage('chosen'),
      ),
    ],
  },
  'great-axe': {
    name: 'Great Axe',
    attacking: inMelee(({ attacker }) => ({
      keywords: ['sundering'],
      defenseRoll: pillageOf(attacker) >= 2 ? -1 : 0,
    })),
  },
  'the-silences-infamy': {
    name: "The Silence's Infamy",
    near: {
      whom: 'enemies',
      within: 'short',
      morale: (_, __, bearer) => (pillageOf(bearer) >= 2 ? { roll: -1 } : null),
    },
  },
  'drowned-gods-blessing': {
    name: "Drowned God's Blessing",
    order: choose(
      startOfTurn,
      ({ s, seat, owner }) =>
        friendlyUnits(s, seat)
          .filter((unit) => owner !== null && isGreyjoyInfantry(s, unit) && areNear(owner, unit, 'short'))
          .flatMap(({ id }) =>
            ['restore-wounds', 'reroll', 'attackers-vulnerable'].map((how) =>
              joined('|', unitOption(id), word(how)),
            ),
          ),
      when(choseFor('restore-wounds'), restores('chosen', 2)),
      when(choseFor('reroll'), chosenHas('drowned-gods-fury', 'turn')),
      when(choseFor('attackers-vulnerable'), chosenHas('drowned-gods-ward', 'turn')),
    ),
  },
  'drowned-gods-fury': { name: "Drowned God's Blessing", attacking: { reroll: 'any' } },
  'drowned-gods-ward': {
    name: "Drowned God's Blessing",
    happens: [happening(isAttacked, unitBecomes('vulnerable'))],
  },
  'drowned-gods-fanatics': {
    name: "Drowned God's Fanatics",
    innate: true,
    hitsPerWound: 2,
    morale: { mostPanicWounds: 1 },
  },
  scavenge: { name: 'Scavenge', order: answer(attackedBy, gainsPillage('owner')) },
  'abundant-promises': {
    name: 'Abundant Promises',
    attacking: inMelee({ keywords: ['precision'] }),
    happens: [
      asking(
        narrowed(
          attackDone,
          isMelee,
          // the tokens that this attack brings are there by then
          condition('has-spoils', ({ unit, about }) => pillageOf(unit) > 0 || about.ranksLost > 0),
        ),
        ({ unit }) => [0, 1, 2].slice(0, pillageOf(unit) + 1).map(tokensOption),
        losesPillage('unit', ({ way }) => Number(way)),
        restores('unit', ({ way }) => 2 * Number(way)),
      ),
    ],
  },
  'boarding-axe': {
    name: 'Boarding Axe',
    attacking: inMelee({ keywords: ['sundering'] }),
    happens: [happening(narrowed(meleeBegins, hasPillage(2)), otherBecomes('panicked'))],
  },
  'captains-men': {
    name: 'Captain’s Men',
    deploysWith: (s, unit) => (belongsTo(s, unit, 'Victarion Greyjoy') ? 1 : 0),
  },
};
