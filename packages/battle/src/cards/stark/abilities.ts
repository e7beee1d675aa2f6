/** House Stark: abilities of units, attachments and NCUs. */
import { running } from '@maester/kernel';
import { charge } from '../../actions/charge.ts';
import type { Happening, AbilityCard } from '../card.ts';
import { inMelee, maneuversFirst, restoresSelf } from '../shared/phrases.ts';
import type { Condition } from '../../effects/gains.ts';
import { unitOptions, withTokens } from '../../options.ts';
import {
  areNear,
  asking,
  condition,
  engagedEnemies,
  suffers,
  isMelee,
  narrowed,
  startOfEnemyTurn,
  meleeBegins,
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
import { engagedWith, isEngaged } from '../../units/engaged.ts';
import { destroyedRanks } from '../../units/ranks.ts';
import { changeUnit, friendlyUnits, unitsInPlay } from '../../units/units.ts';
import { wound } from '../../units/wounds.ts';

const onCharge = (...conditions: readonly Condition[]): readonly Happening[] => [
  happening(chargeSucceeds, otherBecomes(...conditions)),
];

export const abilities: { readonly [id: string]: AbilityCard } = {
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
    happens: [asking(losesRank, engagedEnemies('unit'), suffers('chosen', 1))],
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
            (friend) => owner !== null && !isEngaged(s, friend) && areNear(owner, friend, 'short'),
          ),
        ),
      chosenShifts(3),
    ),
  },
  incite: {
    name: 'Incite',
    order: answer(meleeBegins, gains({ keywords: ['vicious'], dieValue: 'highest' })),
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
  'highest-die-value': { name: 'Highest Attack Die Value', attacking: () => ({ dieValue: 'highest' }) },
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
