/** House Stark: abilities of units, attachments and NCUs. */
import { idOn } from '@maester/kernel';
import type { AbilityCard } from '../card.ts';
import { ADVISER_ABILITIES } from './advisers.ts';
import { POISONS } from './crannogmen.ts';
import { COMPANION_ABILITIES } from './companions.ts';
import { falls, inMelee, valuableCaptive } from '../shared/phrases.ts';
import { rulesOf } from '../../edition/of.ts';
import { removeAttachment } from '../../units/attachments.ts';
import { joined, named, unitOption, unitOptions, withTokens } from '../../options.ts';
import {
  actionsOf,
  answer,
  asking,
  attackDone,
  cancels,
  chargeSucceeds,
  choose,
  chosenBecomes,
  chosenHas,
  condition,
  defenseRolled,
  destroysNcu,
  discarded,
  enemyNcus,
  forOpponents,
  friendAttacked,
  friendPasses,
  gains,
  happening,
  hasOneRank,
  idlesNcu,
  influences,
  isFriend,
  isMelee,
  isSelf,
  isUnitOf,
  mayUse,
  meleeBegins,
  moment,
  narrowed,
  near,
  otherBecomes,
  own,
  performs,
  pick,
  restores,
  shedsChosen,
  spendsToken,
  startOfTurn,
  takesBack,
  targetedBy,
} from '../../effects/words.ts';
import { controls } from '../../tactics/control.ts';
import { destroyedRanks, ranksOf } from '../../units/ranks.ts';
import { areFriends } from '../../sides/sides.ts';
import { ABILITIES_LOST, type BattleState, type UnitState } from '../../state.ts';
import { lastingOn } from '../../tactics/influence.ts';
import { enemyUnits, friendlyUnits, unitsInPlay } from '../../units/units.ts';
import { wound } from '../../units/wounds.ts';

const hasFewerRanks = (s: BattleState, unit: UnitState, than: UnitState): boolean =>
  ranksOf(s, unit) < ranksOf(s, than);

/** For a friendly unit, the fallen Combat Units of the player who influences it. */
function fallenToAvenge(s: BattleState, unit: UnitState): number | null {
  const influence = lastingOn(s, unit.id, 'north-avenged');
  if (influence === null || !areFriends(s, influence.by, unit.seat)) return null;
  return s.units.filter(({ seat, destroyed }) => destroyed && areFriends(s, seat, influence.by)).length;
}

export const abilities: { readonly [id: string]: AbilityCard } = {
  ...COMPANION_ABILITIES,
  ...ADVISER_ABILITIES,
  ...POISONS,
  'winterfell-supplies': {
    name: 'Winterfell Supplies',
    attacking: inMelee(({ attacker }, s) => ({
      keywords: ['precision'],
      ...(controls(s, attacker.seat, 'combat') && { dieValue: 'highest' as const }),
    })),
  },
  'improved-defenses-stark': {
    name: 'Improved Defenses',
    defense: (s, unit) => (controls(s, unit.seat, 'maneuver') ? { roll: 1 } : null),
  },
  'winterfells-wrath': {
    name: "Winterfell's Wrath",
    attacking: inMelee({ keywords: ['critical-blow'] }),
    happens: [happening(chargeSucceeds, otherBecomes('weakened'))],
  },
  'winters-bite': {
    name: "Winter's Bite",
    attacking: inMelee(({ attacker }, s) => {
      const lost = destroyedRanks(s, attacker);
      return {
        keywords: ['critical-blow'],
        toHit: lost >= 1 ? 1 : 0,
        ...(lost >= 2 && { reroll: 'any' as const }),
      };
    }),
  },
  'affiliation-crannogman': { name: 'Affiliation: Crannogman', innate: true },
  'jojens-greensight': {
    name: "Jojen's Greensight",
    innate: true,
    tokens: 2,
    uses: [
      mayUse(answer(moment('attack-after-dice', isSelf('unit')), gains({ reroll: 'any' })), spendsToken),
      mayUse(
        answer(
          moment('attack-after-defense', isSelf('other'), defenseRolled),
          gains({ defenseReroll: true }),
        ),
        spendsToken,
      ),
    ],
  },
  'price-of-honor': {
    name: 'Price of Honor',
    uses: [
      mayUse(
        choose(startOfTurn, enemyNcus, idlesNcu, chosenHas(ABILITIES_LOST, 'round')),
        destroysNcu('holder'),
      ),
    ],
  },
  'hands-orders': {
    name: "Hand's Orders",
    claims: {
      must: true,
      ways: ({ s }) => unitOptions(unitsInPlay(s)),
      effects: [influences('protected-by-the-hand')],
    },
  },
  'protected-by-the-hand': {
    name: "Hand's Orders",
    uses: [
      mayUse(answer(moment('targeted', isSelf('unit'), targetedBy('ncu', 'influence', 'zone')), cancels)),
    ],
  },
  'valuable-captive-rickon-stark': valuableCaptive('rickon-stark-prince-of-winterfell'),
  'a-man-freed-a-name-owed': {
    name: 'A Man Freed, a Name Owed',
    innate: true,
    uses: [
      forOpponents(
        mayUse(
          choose(
            falls('jaqen-hghar-mysterious-prisoner'),
            ({ s, unit }) =>
              friendlyUnits(s, unit.seat).flatMap(({ id, attachments }) => [
                unitOption(id),
                ...attachments
                  .filter((card) => rulesOf(s).attachments[card]?.type === 'infantry')
                  .map((card) => joined('|', unitOption(id), named('attachment', card))),
              ]),
            own('name-owed', ({ t, seat, on }) => {
              const unit = idOn(on, 'unit') ?? '';
              removeAttachment(t, unit, idOn(on, 'attachment') ?? '', seat);
              wound(t, unit, 3, seat, null);
            }),
          ),
        ),
      ),
    ],
  },
  'martial-expertise': {
    name: 'Martial Expertise',
    tokens: 2,
    claims: {
      must: true,
      ways: ({ s, seat, about }) =>
        'zone' in about && about.zone === 'combat' ? unitOptions(enemyUnits(s, seat)) : [],
      effects: [chosenBecomes('vulnerable')],
    },
    uses: [
      mayUse(
        answer(moment('attack-after-dice', isMelee, isFriend('unit')), gains({ reroll: 'any' })),
        spendsToken,
      ),
    ],
  },
  'affiliation-house-umber': { name: 'Affiliation: House Umber', innate: true },
  'berserkers-fervor': {
    name: "Berserker's Fervor",
    innate: true,
    defense: (s, unit) => ({ roll: destroyedRanks(s, unit) }),
    morale: (s, unit) => ({ roll: destroyedRanks(s, unit) }),
  },
  'family-duty-honor': {
    name: 'Family, Duty, Honor',
    claims: {
      must: true,
      ways: ({ s }) => withTokens(unitsInPlay(s)),
      effects: [influences('highest-die-value'), shedsChosen],
    },
  },
  'repeating-the-words': {
    name: 'Repeating the Words',
    tokens: 1,
    activates: { ways: discarded, effects: [spendsToken, takesBack] },
    insteadOfZone: { ways: discarded, effects: [takesBack] },
  },
  'affiliation-house-tully': { name: 'Affiliation: House Tully', innate: true },
  'arrow-volley': {
    name: 'Arrow Volley',
    shots: { 'Arrow Volley': { seesPast: true } },
    happens: [
      happening(
        narrowed(
          attackDone,
          condition('ranged-wounds', ({ about }) => about.kind === 'ranged' && about.wounds > 0),
        ),
        otherBecomes('weakened'),
      ),
    ],
  },
  'executioners-axe': {
    name: "Executioner's Axe",
    attacking: inMelee(({ attacker, defender }, s) => ({
      keywords: hasFewerRanks(s, attacker, defender) ? ['sundering', 'vicious'] : ['sundering'],
    })),
    happens: [
      happening(
        narrowed(
          meleeBegins,
          condition('fewer-ranks', ({ s, unit, other }) => hasFewerRanks(s, unit, other)),
        ),
        otherBecomes('panicked'),
      ),
    ],
  },
  'executioners-fury': {
    name: "Executioner's Fury",
    attacking: inMelee({ keywords: ['vicious'], onlySixesBlock: true }),
    happens: [happening(narrowed(attackDone, isMelee, hasOneRank), otherBecomes('weakened'))],
  },
  flail: { name: 'Flail', attacking: inMelee({ keywords: ['vicious'] }) },
  'mace-and-spike': {
    name: 'Mace & Spike',
    happens: [
      asking(
        meleeBegins,
        ...pick<'attack-before-dice'>(({ s, unit }) => 1 + destroyedRanks(s, unit), {
          'critical-blow': [gains({ keywords: ['critical-blow'] })],
          precision: [gains({ keywords: ['precision'] })],
          reroll: [gains({ reroll: 'any' })],
        }),
      ),
    ],
  },
  'rally-banner': {
    name: 'Rally Banner',
    happens: [happening(narrowed(friendPasses, near('short')('unit')), restores('unit', 1))],
  },
  'resolute-strikes': {
    name: 'Resolute Strikes',
    attacking: inMelee(({ attacker }, s) => ({
      keywords: ['critical-blow'],
      toHit: destroyedRanks(s, attacker),
    })),
  },
  'unleashed-ferocity': {
    name: 'Unleashed Ferocity',
    happens: [
      asking(
        meleeBegins,
        ...pick<'attack-before-dice'>(({ s, unit }) => destroyedRanks(s, unit), {
          panicked: [otherBecomes('panicked')],
          vulnerable: [otherBecomes('vulnerable')],
        }),
      ),
    ],
  },
  'north-avenged': {
    name: 'The North avenged',
    morale: (s, unit, test) => {
      const fallen = fallenToAvenge(s, unit);
      if (fallen === null) return null;
      return { roll: 1, ...(test === 'panic' && fallen >= 2 && { passes: true as const }) };
    },
    attacking: (s, { attacker, kind }) => {
      const fallen = fallenToAvenge(s, attacker) ?? 0;
      return {
        keywords: kind === 'melee' && fallen >= 1 ? ['critical-blow'] : [],
        ...(fallen >= 3 && { reroll: 'any' as const }),
      };
    },
  },
  'avenging-the-north': {
    name: 'Avenging The North',
    claims: {
      must: true,
      ways: ({ s }) => unitOptions(unitsInPlay(s)),
      effects: [influences('north-avenged')],
    },
  },
  'affiliation-house-karstark': { name: 'Affiliation: House Karstark', innate: true },
  'affiliation-house-mormont': { name: 'Affiliation: House Mormont', innate: true },
  'in-danger': { name: 'In danger', movesInDanger: true },
  'brans-protector': {
    name: "Bran's Protector",
    uses: [
      mayUse(
        choose(
          narrowed(friendAttacked, isUnitOf('Bran Stark')('other')),
          actionsOf('owner', ['attack', 'charge'], 'unit'),
          performs('owner', ['attack', 'charge'], { on: 'unit' }),
        ),
      ),
    ],
  },
};
