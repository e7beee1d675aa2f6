/** Abilities of the first two-player box. */
import { idOn, running } from '@maester/kernel';
import { charge } from '../../../actions/charge.ts';
import { addGain, attack, attackNow } from '../../../attack/attack.ts';
import type { AbilityCard, Use } from '../../../cards/card.ts';
import { rollD3 } from '../../../cards/shared/d3.ts';
import { canStrikeBack, inMelee, maneuversFirst, strikesFirst } from '../../../cards/shared/phrases.ts';
import type { Effect, Holds } from '../../../effects/effect.ts';
import {
  actionsOf,
  afterThisAttack,
  answer,
  charged,
  chargeSucceeds,
  choose,
  claimsZone,
  condition,
  enemyChargeBegins,
  gains,
  happening,
  has,
  hasOneRank,
  influences,
  isMelee,
  isPanic,
  isSelf,
  mayUse,
  meleeBegins,
  moment,
  narrowed,
  near,
  not,
  opponentsWithCards,
  otherBecomes,
  own,
  passesThisTest,
  performs,
  removesModels,
  replacesZone,
  searches,
  spendsToken,
  startOfTurn,
  suffersHits,
  when,
} from '../../../effects/words.ts';
import { passes, test, testNow, moraleModifiers } from '../../../morale/morale.ts';
import { unitOptions } from '../../../options.ts';
import type { BattleState, UnitState } from '../../../state.ts';
import { moraleOf } from '../../../units/abilities.ts';
import { destroyedRanks, modelsOf } from '../../../units/ranks.ts';
import { unitOf, unitsInPlay } from '../../../units/units.ts';
import { wound } from '../../../units/wounds.ts';
import { showCards } from './show-cards.ts';

/** D3 Wounds to the own unit, by nobody's effect. */
const paysD3 = (name: string): Effect<'attack-completed'> =>
  own(
    name,
    ({ t, unit }) => wound(t, unit.id, rollD3(t), null, null),
    () => -2,
  );

/** A zone whose effect becomes a Charge of this unit. */
const chargesInstead = (zone: 'combat' | 'maneuver'): Use =>
  mayUse(
    choose(
      narrowed(
        claimsZone,
        condition('zone', ({ about }) => about.zone === zone),
      ),
      actionsOf('owner', ['charge']),
      replacesZone(performs('owner', ['charge'])),
    ),
  );

/** The unit is the defender of the attack going on. */
const isDefending: Holds<'morale-passed'> = condition(
  'defends',
  ({ s, unit }) => running(s, attack)?.defender === unit.id,
);

const inTheFront: Holds<'charge-succeeds'> = condition('front', ({ about }) => about.side === 'front');

const fromFlankOrRear: Holds<'attack-before-dice'> = condition(
  'flank-or-rear',
  ({ s }) => attackNow(s).arc !== 'front',
);

const lostTwoRanks: Holds<'attack-before-dice'> = condition(
  'two-ranks-lost',
  ({ s, unit }) => destroyedRanks(s, unit) >= 2,
);

const beganTurnEngaged: Holds<'attack-before-dice'> = condition('began-turn-engaged', ({ s, unit }) =>
  s.memory.engaged.some((pair) => pair.includes(unit.id)),
);

function wouldFail(s: BattleState, unit: UnitState): boolean {
  const { dice, roll, kind, passed } = testNow(s);
  return (
    passed !== true && !passes(dice, roll + moraleModifiers(s, unit, kind).roll, moraleOf(s, unit), false)
  );
}

const isFailing: Holds<'morale-after-dice'> = condition(
  'fails',
  ({ s, unit }) => modelsOf(s, unit) > 1 && wouldFail(s, unit),
);

export const abilities: { readonly [id: string]: AbilityCard } = {
  'stark-fury-2018': {
    name: 'Stark Fury',
    uses: [
      mayUse(
        answer(
          meleeBegins,
          gains({ toHit: 1, keywords: ['critical-blow'] }),
          afterThisAttack(when(not(hasOneRank), paysD3('stark-fury'))),
        ),
      ),
    ],
  },
  'rapid-assault': { name: 'Rapid Assault', uses: [chargesInstead('maneuver')] },
  onslaught: { name: 'Onslaught', uses: [chargesInstead('combat')] },
  'direwolf-2018': { name: 'Direwolf', freeManeuver: true, happens: maneuversFirst },
  'stalking-assault': {
    name: 'Stalking Assault',
    happens: [happening(narrowed(meleeBegins, fromFlankOrRear), otherBecomes('vulnerable'))],
  },
  'lannister-supremacy-2018': {
    name: 'Lannister Supremacy',
    happens: [
      happening(
        moment('morale-passed', isSelf('unit'), isPanic, isDefending),
        own('supremacy', ({ t, s, seat, owner }) => {
          const { attacker } = attackNow(s);
          if (unitOf(s, attacker) === null) return;
          const modifiers = [{ from: 'ability' as const, id: 'lannister-supremacy-2018', roll: -2 }];
          test(t, 'panic', attacker, { seat, by: owner?.id ?? null, modifiers });
        }),
      ),
    ],
  },
  'set-for-charge-2018': {
    name: 'Set for Charge',
    order: answer(narrowed(charged, inTheFront, canStrikeBack), strikesFirst),
  },
  'vicious-methods': {
    name: 'Vicious Methods',
    attacking: inMelee({ keywords: ['critical-blow', 'vicious'] }),
  },
  'wolfs-cunning-2018': {
    name: "Wolf's Cunning",
    order: answer(
      narrowed(enemyChargeBegins, near('long')('unit')),
      own('disorders', ({ s }) => {
        const now = running(s, charge);
        if (now !== null) now.disorderlyUpTo = 6;
      }),
    ),
  },
  'umber-rage': {
    name: 'Umber Rage',
    order: answer(meleeBegins, otherBecomes('panicked', 'vulnerable'), afterThisAttack(paysD3('umber-rage'))),
  },
  'fury-of-house-umber': {
    name: 'Fury of House Umber',
    order: answer(
      moment('attack-after-dice', isMelee, isSelf('unit')),
      gains({ reroll: 'any', keywords: ['precision'] }),
      afterThisAttack(paysD3('fury-of-house-umber')),
    ),
  },
  'martial-training-2018': {
    name: 'Martial Training',
    order: answer(moment('attack-after-dice', isMelee, isSelf('unit')), otherBecomes('vulnerable')),
  },
  'fury-unleashed': {
    name: 'Fury Unleashed',
    attacking: inMelee(({ attacker }, s) => ({
      keywords: destroyedRanks(s, attacker) >= 1 ? ['vicious'] : [],
    })),
    happens: [happening(narrowed(meleeBegins, lostTwoRanks), otherBecomes('panicked'))],
  },
  counterattack: {
    name: 'Counterattack',
    order: answer(
      moment('attack-after-dice', isMelee, isSelf('other')),
      afterThisAttack(suffersHits('unit', ({ s }) => attackNow(s).blocked)),
    ),
  },
  'boldness-and-courage-2018': {
    name: 'Boldness and Courage',
    attacking: inMelee(({ attacker }, s) => (destroyedRanks(s, attacker) === 0 ? { dice: 2 } : { ranks: 1 })),
  },
  'unstoppable-fury': {
    name: 'Unstoppable Fury',
    happens: [
      happening(chargeSucceeds, otherBecomes('panicked')),
      happening(
        moment('attack-after-defense', isMelee, isSelf('unit')),
        own('unstoppable-fury', ({ t, s }) => addGain(s, { from: 'unstoppable-fury', wounds: rollD3(t) })),
      ),
    ],
  },
  'inhuman-strength': {
    name: 'Inhuman Strength',
    attacking: inMelee({ dice: 2, keywords: ['sundering'] }),
  },
  'uncontrolled-rage-2018': { name: 'Uncontrolled Rage', mustCharge: 'if-able' },
  'hold-the-line-2018': {
    name: 'Hold the Line!',
    order: answer(narrowed(meleeBegins, beganTurnEngaged), has('line-held', 'turn')),
  },
  'line-held': { name: 'Hold the Line!', attacking: inMelee({ toHit: 1, dice: 2 }) },
  'at-any-cost': {
    name: 'At Any Cost',
    order: answer(
      moment('morale-after-dice', isSelf('unit'), isPanic, isFailing),
      removesModels('unit', 1),
      passesThisTest,
    ),
  },

  // NCUs
  'repeating-the-words-2018': {
    name: 'Repeating the Words',
    tokens: 1,
    uses: [mayUse(answer(startOfTurn, searches('any', 'both')), spendsToken)],
  },
  'tactical-mastermind-2018': {
    name: 'Tactical Mastermind',
    hand: 1,
    tokens: 2,
    procedures: [showCards],
    activates: {
      ways: opponentsWithCards,
      effects: [
        spendsToken,
        own('shows-cards', ({ t, seat, on }) => {
          const of = idOn(on, 'seat');
          if (of !== null) t.run(showCards, { seat, of, shown: [] });
        }),
      ],
    },
  },
  'queens-influence-2018': {
    name: "Queen's Influence",
    claims: {
      must: true,
      ways: ({ s }) => unitOptions(unitsInPlay(s)),
      effects: [influences('queens-threats', 'enemies')],
    },
  },
  'queens-threats': { name: "Queen's Influence", morale: { roll: -2 } },
};
