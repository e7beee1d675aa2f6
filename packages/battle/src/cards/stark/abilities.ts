/** House Stark: abilities of units, attachments and NCUs. */
import { running } from '@maester/kernel';
import { charge } from '../../actions/charge.ts';
import type { Happening, AbilityCard } from '../card.ts';
import { BRYNDEN_ABILITIES } from './brynden-tully.ts';
import { COMPANION_ABILITIES } from './companions.ts';
import { falls, inMelee, maneuversFirst, restoresSelf, valuableCaptive } from '../shared/phrases.ts';
import { rulesOf } from '../../edition/of.ts';
import { removeAttachment } from '../../units/attachments.ts';
import { woundOneEngaged } from './go-down-fighting.ts';
import type { Condition } from '../../effects/gains.ts';
import { joined, named, unitOption, unitOptions, withTokens } from '../../options.ts';
import {
  cancels,
  chosenBecomes,
  chosenHas,
  forOpponents,
  destroysNcu,
  enemyNcus,
  idlesNcu,
  startOfTurn,
  targetedBy,
  condition,
  engaged,
  isFriend,
  isMelee,
  isSelf,
  mayUse,
  moment,
  narrowed,
  startOfEnemyTurn,
  attackedBy,
  chargeBegins,
  chargeSucceeds,
  losesRank,
  wouldBeDestroyed,
  surgesForth,
  hasRetreated,
  discarded,
  overrunWays,
  answer,
  choose,
  happening,
  onSuccess,
  gains,
  suffersTest,
  otherBecomes,
  retreats,
  overruns,
  chosenShifts,
  spendsToken,
  takesBack,
  influences,
  shedsChosen,
  own,
} from '../../effects/words.ts';
import { SHORT_RANGE } from '../../geometry/range.ts';
import { controls } from '../../tactics/control.ts';
import { distanceBetween, engagedWith, isEngaged } from '../../units/engaged.ts';
import { destroyedRanks } from '../../units/ranks.ts';
import { ABILITIES_LOST } from '../../state.ts';
import { changeUnit, enemyUnits, friendlyUnits, unitsInPlay } from '../../units/units.ts';
import { wound } from '../../units/wounds.ts';

const onCharge = (...conditions: readonly Condition[]): readonly Happening[] => [
  happening(chargeSucceeds, otherBecomes(...conditions)),
];

export const abilities: { readonly [id: string]: AbilityCard } = {
  ...BRYNDEN_ABILITIES,
  ...COMPANION_ABILITIES,
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
    happens: onCharge('weakened'),
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
  'tooth-and-claw': { name: 'Tooth & Claw', attacking: inMelee({ keywords: ['sundering'] }) },
  direwolf: { name: 'Direwolf', innate: true, freeManeuver: true, happens: maneuversFirst },
  'affiliation-crannogman': { name: 'Affiliation: Crannogman', innate: true },
  'jojens-greensight': {
    name: "Jojen's Greensight",
    innate: true,
    tokens: 2,
    uses: [
      mayUse(answer(moment('attack-after-dice', isSelf('unit')), gains({ reroll: 'any' })), spendsToken),
      mayUse(
        answer(moment('attack-after-defense', isSelf('other')), gains({ defenseReroll: true })),
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
            own('name-owed', ({ t, seat, way }) => {
              const [unit = '', card = ''] = way.split('|');
              removeAttachment(t, unit, card, seat);
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
  'enhanced-mobility': { name: 'Enhanced Mobility', speed: 1, pivotsBeforeMarch: true },
  'berserkers-fervor': {
    name: "Berserker's Fervor",
    innate: true,
    defense: (s, unit) => ({ roll: destroyedRanks(s, unit) }),
    morale: (s, unit) => ({ roll: destroyedRanks(s, unit) }),
  },
  'stand-your-ground': {
    name: 'Stand Your Ground!',
    attacked: (s, { defender, kind }) =>
      kind === 'melee' && engagedWith(s, defender).length === 1 ? { noBonuses: true } : null,
  },
  ambush: {
    name: 'Ambush',
    happens: [
      happening(
        narrowed(
          chargeSucceeds,
          condition('flank-or-rear', ({ about }) => about.side !== 'front'),
        ),
        otherBecomes('panicked', 'vulnerable', 'weakened'),
      ),
    ],
  },
  'furious-charge': { name: 'Furious Charge', happens: onCharge('vulnerable') },
  'go-down-fighting': {
    name: 'Go Down Fighting',
    procedures: [woundOneEngaged],
    happens: [
      happening(
        narrowed(losesRank, engaged('unit')),
        own('go-down-fighting', ({ t, unit }) => t.run(woundOneEngaged, { unit: unit.id })),
      ),
    ],
  },
  regroup: {
    name: 'Regroup',
    happens: [
      happening(
        hasRetreated,
        restoresSelf((lost) => 2 + lost),
      ),
    ],
  },
  'to-the-last': {
    name: 'To the Last!',
    innate: true,
    tokens: 2,
    happens: [
      happening(
        wouldBeDestroyed,
        spendsToken,
        suffersTest('morale'),
        onSuccess(
          own('stays-with-one-wound', ({ t, unit }) => {
            changeUnit(t.state, unit.id, { wounds: 1 });
            t.emit({ type: 'restored', unit: unit.id, wounds: 1 });
          }),
        ),
      ),
    ],
  },
  'tactical-reposition': {
    name: 'Tactical Reposition',
    order: choose(
      startOfEnemyTurn,
      ({ s, seat, owner }) =>
        unitOptions(
          friendlyUnits(s, seat).filter(
            (friend) =>
              owner !== null && !isEngaged(s, friend) && distanceBetween(owner, friend) <= SHORT_RANGE,
          ),
        ),
      chosenShifts(3),
    ),
  },
  overrun: { name: 'Overrun', order: choose(surgesForth, overrunWays, overruns()) },
  'reckless-heroism': {
    name: 'Reckless Heroism',
    order: answer(
      chargeBegins,
      own('reckless-heroism', ({ t, unit }) => {
        const now = running(t.state, charge);
        if (now !== null) now.dieIsSix = true;
        const [d3 = 1] = t.roll('reckless-heroism', 1, 3);
        wound(t, unit.id, d3, null, null);
      }),
    ),
  },
  'swift-retreat': {
    name: 'Swift Retreat',
    order: answer(narrowed(attackedBy, isMelee), retreats('other')),
  },
  'no-friendly-orders-or-cards': {
    name: 'Beyond the reach of its own side’s Orders and cards',
    untargetable: { by: 'friends', what: ['order', 'card'] },
  },
  'highest-die-value': { name: 'Highest Attack Die Value', attacking: { dieValue: 'highest' } },
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
};
