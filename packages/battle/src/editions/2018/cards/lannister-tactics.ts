/** House Lannister of 2018: Tactics cards. */
import { idOn, running, thingsOf } from '@maester/kernel';
import { charge, startCharge } from '../../../actions/charge.ts';
import { canCharge } from '../../../actions/charge-targets.ts';
import { melee, startMelee } from '../../../actions/melee.ts';
import { addGain, attackNow } from '../../../attack/attack.ts';
import { blocking, hitting } from '../../../attack/dice.ts';
import type { TacticsCard } from '../../../cards/card.ts';
import { rollD3 } from '../../../cards/shared/d3.ts';
import type { Holds, Ways } from '../../../effects/effect.ts';
import type { AttackGain } from '../../../effects/gains.ts';
import { startOtherMelee } from '../../../effects/free-actions.ts';
import {
  afterThisAttack,
  answer,
  assaults,
  chosenBecomes,
  choose,
  controlling,
  claimsZone,
  detaches,
  discarded,
  enemyActivates,
  enemyMelee,
  enemyNcuActivates,
  enemyPanics,
  enemyTests,
  friendDestroyed,
  friendlyMelee,
  friendSurgesForth,
  gains,
  happening,
  has,
  hasDefended,
  holding,
  hostile,
  inSteps,
  isEnemy,
  isFriend,
  isMelee,
  isOfHouse,
  isPanic,
  isSelf,
  isUnitOf,
  losesAbilities,
  moment,
  namingBoth,
  narrowed,
  nearUnitOf,
  onFailure,
  opponentPlaysCard,
  own,
  part,
  replacesZone,
  suffersHits,
  suffersTest,
  takesBack,
  unitBecomes,
  when,
} from '../../../effects/words.ts';
import { range, SHORT_RANGE } from '../../../geometry/range.ts';
import { corners } from '../../../geometry/tray.ts';
import { testNow } from '../../../morale/morale.ts';
import { unitOptions } from '../../../options.ts';
import { ATTACHMENT_ABILITIES_LOST, type BattleState, type UnitState } from '../../../state.ts';
import { discardAtRandom } from '../../../tactics/deck.ts';
import { cancelLastDeclared } from '../../../timing/window.ts';
import { isOfFamily } from '../../../units/affiliation.ts';
import { destroyedRanks } from '../../../units/ranks.ts';
import { cardOf, friendlyUnits, mustUnit, shapeOf } from '../../../units/units.ts';
import { restore, wound } from '../../../units/wounds.ts';

const JAIME = 'jaime-lannister-the-kingslayer';
const GREGOR = 'gregor-clegane-the-mountain';
const isJaimes = isUnitOf('Jaime Lannister');

const ofLannister = { faction: 'lannister', commander: null } as const;
const ofJaime = { faction: 'lannister', commander: JAIME } as const;
const ofGregor = { faction: 'lannister', commander: GREGOR } as const;

/** Models that the Wounds of a failed test removed. */
function modelsLost(s: BattleState, unit: UnitState, suffered: number): number {
  const { wounds } = cardOf(s, unit);
  return Math.ceil((unit.wounds + suffered) / wounds) - Math.ceil(unit.wounds / wounds);
}

const holdsWealth: Holds<'unit-destroyed'> = controlling('wealth');

/** With Wealth, another card than this one comes back from the discard pile. */
const otherDiscarded: Ways<'unit-destroyed'> = (c) =>
  holdsWealth.holds(c) ? discarded(c).filter((way) => idOn(thingsOf(way), 'card') !== c.source.id) : [];

export const lannisterTactics: { readonly [id: string]: TacticsCard } = {
  'hear-me-roar-2018': {
    name: 'Hear Me Roar!',
    ...ofLannister,
    responses: [
      answer(
        narrowed(enemyTests, isPanic),
        own('frightens', ({ s, unit }) => {
          const test = testNow(s);
          if (test.changedBy.includes('hear-me-roar-2018')) return;
          test.changedBy.push('hear-me-roar-2018');
          test.roll -= 1 + destroyedRanks(s, unit);
        }),
        holding('crown', unitBecomes('panicked')),
      ),
    ],
  },
  'fealty-to-the-crown-2018': {
    name: 'Fealty to the Crown',
    ...ofLannister,
    responses: [
      choose(
        enemyPanics,
        ({ s, seat, unit, about: { stood } }) => {
          if (stood === null) return [];
          const there = corners({ kind: unit.tray, pose: stood.pose });
          return unitOptions(
            friendlyUnits(s, seat).filter(
              (friend) =>
                cardOf(s, friend).type === 'infantry' && range(shapeOf(friend), there) <= SHORT_RANGE,
            ),
          );
        },
        own('feeds-on-panic', (c) => {
          const more = controlling('crown').holds(c) ? 2 : 0;
          restore(c.t, c.chosen.id, modelsLost(c.s, c.unit, c.about.suffered) + more);
        }),
      ),
    ],
  },
  'wealth-of-the-rock-2018': {
    name: 'Wealth of the Rock',
    ...ofLannister,
    responses: [
      answer(
        namingBoth(moment('attack-after-dice', isEnemy('unit'), isFriend('other'))),
        gains({ defenseRoll: 1, from: 'wealth-of-the-rock-2018' }),
        holding(
          'wealth',
          own('blocks-d3', ({ t, s }) =>
            addGain(s, { from: 'wealth-of-the-rock-2018-blocks', blocks: rollD3(t) }),
          ),
        ),
      ),
    ],
  },
  'intrigue-and-subterfuge-2018': {
    name: 'Intrigue and Subterfuge',
    ...ofLannister,
    responses: [
      answer(
        enemyNcuActivates,
        losesAbilities('round'),
        holding(
          'crown',
          own('takes-a-card', ({ t, ncu }) => discardAtRandom(t, ncu.seat)),
        ),
      ),
    ],
  },
  'paid-mutiny': {
    name: 'Paid Mutiny',
    ...ofLannister,
    responses: [
      answer(
        enemyActivates,
        suffersTest('morale', { roll: (c) => (controlling('wealth').holds(c) ? -2 : 0) }),
        onFailure(
          has(ATTACHMENT_ABILITIES_LOST, 'round'),
          own(
            'mutinies',
            (c) => {
              const wounds = controlling('wealth').holds(c) ? 3 : rollD3(c.t);
              wound(c.t, c.unit.id, wounds, c.seat, null);
            },
            () => 2,
          ),
        ),
      ),
    ],
  },
  'a-lannister-pays-his-debts-2018': {
    name: 'A Lannister Pays His Debts',
    ...ofLannister,
    responses: [
      inSteps(
        choose(
          friendDestroyed,
          hostile,
          part(0, chosenBecomes('panicked')),
          part(1, chosenBecomes('vulnerable')),
          when(holdsWealth, part(2, takesBack)),
        ),
        hostile,
        otherDiscarded,
      ),
    ],
  },
  'counterplot-2018': {
    name: 'Counterplot',
    ...ofLannister,
    responses: [
      answer(
        opponentPlaysCard,
        own('cancels', (c) => {
          let [die = 1] = c.t.roll('counterplot', 1);
          if (die < 3 && controlling('crown').holds(c)) [die = 1] = c.t.roll('counterplot', 1);
          if (die >= 3) cancelLastDeclared(c.t);
        }),
      ),
    ],
  },
  'expert-parry-2018': {
    name: 'Expert Parry',
    ...ofJaime,
    responses: [
      answer(
        namingBoth(moment('attack-after-dice', isMelee, isEnemy('unit'), isFriend('other'))),
        has('expert-parry-2018', 'turn', 'other'),
      ),
    ],
    attached: {
      happens: [
        happening(
          narrowed(hasDefended, isMelee),
          gains((c) => {
            const from = isJaimes('other').holds(c) ? 5 : 6;
            const blocks = blocking(c.s, attackNow(c.s));
            return { blocks: c.about.dice.filter((die) => die >= from && blocks(die)).length };
          }),
          detaches,
        ),
      ],
    },
  },
  'kingslayers-renown-2018': {
    name: "Kingslayer's Renown",
    ...ofJaime,
    responses: [
      answer(
        enemyActivates,
        unitBecomes('weakened'),
        when(nearUnitOf('Jaime Lannister', 'short')('unit'), unitBecomes('panicked')),
      ),
    ],
  },
  'deadly-riposte': {
    name: 'Deadly Riposte',
    ...ofJaime,
    responses: [
      answer(
        narrowed(enemyMelee, isFriend('other')),
        afterThisAttack(
          suffersHits('unit', (c) => attackNow(c.s).misses + (isJaimes('other').holds(c) ? 2 : 0)),
        ),
      ),
    ],
  },
  'fury-of-the-mountain': {
    name: 'Fury of the Mountain',
    ...ofGregor,
    responses: [
      answer(
        friendlyMelee,
        gains({ keywords: ['critical-blow'] }),
        when(isOfHouse('house-clegane')('unit'), has('fury-of-the-mountain', 'turn')),
      ),
    ],
    attached: {
      happens: [
        happening(
          moment('attack-after-dice', isMelee, isSelf('unit')),
          gains(({ s, about }) => {
            const hits = hitting(s, attackNow(s));
            return { hits: about.dice.filter((die) => die === 5 && hits(die)).length };
          }),
          detaches,
        ),
      ],
    },
  },
  'orders-to-destroy': {
    name: 'Orders to Destroy',
    ...ofGregor,
    responses: [
      choose(
        claimsZone,
        assaults(({ s }, unit) => isOfFamily(s, unit, 'house-clegane')),
        replacesZone(
          own(
            'destroys',
            ({ t, on, chosen }) => {
              const gained: AttackGain[] = [{ dice: 2 }];
              const how = idOn(on, 'action');
              if (how === 'attack') t.run(melee, startMelee(chosen.id, null, gained));
              else if (how === 'charge') t.run(charge, { ...startCharge(chosen.id), gained });
              else startOtherMelee(t, chosen.id, on, gained);
            },
            () => 3,
          ),
        ),
      ),
    ],
  },
  'overrun-2018': {
    name: 'Overrun',
    ...ofGregor,
    responses: [
      choose(
        friendSurgesForth,
        ({ s, unit }) => (canCharge(s, unit) ? ['charge'] : []),
        when(isOfHouse('house-clegane')('unit'), has('overrun-2018', 'turn')),
        own(
          'overruns',
          ({ t, unit }) => {
            const surging = running(t.state, melee);
            if (surging === null || surging.surge === 'replaced') return;
            surging.surge = 'replaced';
            if (canCharge(t.state, mustUnit(t.state, unit.id))) t.run(charge, startCharge(unit.id));
          },
          () => 2,
        ),
      ),
    ],
    attached: { speed: 2 },
  },
};
