/** House Lannister: Tactics cards. */
import { unitOptions } from '../../options.ts';
import type { TacticsCard } from '../card.ts';
import { COMMANDERS_TACTICS } from './commanders.ts';
import { JOFFREY_TACTICS } from './the-crown.ts';
import { counterplot, fealtyToTheCrown } from '../shared/court-tactics.ts';
import { countsTheFallen, drawOne } from '../shared/phrases.ts';
import { become } from '../../units/conditions.ts';
import type { Holds } from '../../effects/effect.ts';
import {
  condition,
  isUnitOf,
  nearUnitOf,
  isOfHouse,
  narrowed,
  startOfTurn,
  enemyActivates,
  enemyNcuActivates,
  claimsZone,
  targetedByZone,
  friendlyMelee,
  enemyTests,
  friendlyTestRolled,
  passesTest,
  friendly,
  hostile,
  answer,
  choose,
  happening,
  when,
  onFailure,
  gains,
  suffersTest,
  unitBecomes,
  otherBecomes,
  restores,
  has,
  losesAbilities,
  attaches,
  detaches,
  replacesZone,
  own,
} from '../../effects/words.ts';
import { LONG_RANGE, range } from '../../geometry/range.ts';
import { corners } from '../../geometry/tray.ts';
import { testNow } from '../../morale/morale.ts';
import type { BattleState } from '../../state.ts';
import { controls } from '../../tactics/control.ts';
import { lastingOn } from '../../tactics/influence.ts';
import { destroyedRanks } from '../../units/ranks.ts';
import { enemyUnits, shapeOf } from '../../units/units.ts';
import { keepToLimit } from '../../tactics/deck.ts';
import { isOfFamily, unitsOf } from '../../units/affiliation.ts';
import { assaultOrders, priceOfFailure } from '../shared/assaults.ts';
import { overrun } from '../shared/reposition-tactics.ts';

const zonesHeld = (s: BattleState, seat: string): number =>
  (['crown', 'wealth'] as const).filter((zone) => controls(s, seat, zone)).length;

/** Where the enemy was activated counts: it may have moved by now. */
const activatedNearJaime: Holds<'unit-activates'> = condition(
  'near-character-long',
  ({ s, seat, unit, about: { stood: pose } }) =>
    pose !== null &&
    unitsOf(s, seat, 'Jaime Lannister').some(
      (jaimes) => range(shapeOf(jaimes), corners({ kind: unit.tray, pose })) <= LONG_RANGE,
    ),
  { character: 'Jaime Lannister' },
);

const isJaimes = isUnitOf('Jaime Lannister');

const JAIME = 'jaime-lannister-the-kingslayer';
const GREGOR = 'gregor-clegane-the-mountain';

export const tactics: { readonly [id: string]: TacticsCard } = {
  'intrigue-and-subterfuge': {
    name: 'Intrigue and Subterfuge',
    faction: 'lannister',
    commander: null,
    responses: [
      choose(
        enemyNcuActivates,
        ({ s, seat }) => {
          const enemies = controls(s, seat, 'wealth') ? unitOptions(enemyUnits(s, seat)) : [];
          return enemies.length > 0 ? enemies : ['yes'];
        },
        losesAbilities('round'),
        own('weakens-and-shrinks-the-hand', ({ t, ncu, way }) => {
          if (way !== 'yes') become(t, way, 'weakened');
          keepToLimit(t, ncu.seat);
        }),
      ),
    ],
  },
  'a-lannister-pays-his-debts': {
    name: 'A Lannister Pays His Debts',
    faction: 'lannister',
    commander: null,
    responses: [choose(startOfTurn, friendly, attaches)],
    attached: {
      happens: countsTheFallen,
      attacking: (s, { attacker, kind }) => {
        const card = lastingOn(s, attacker.id, 'a-lannister-pays-his-debts');
        if (card === null || card.tokens === 0 || kind !== 'melee') return null;
        return { keywords: ['vicious'], toHit: controls(s, card.by, 'crown') ? 1 : 0 };
      },
    },
  },
  'hear-me-roar': {
    name: 'Hear Me Roar!',
    faction: 'lannister',
    commander: null,
    responses: [
      answer(
        enemyTests,
        own('frightens', ({ s, unit }) => {
          const test = testNow(s);
          // battle/ability/same-name-not-cumulative: two players may have declared it
          if (test.changedBy.includes('hear-me-roar')) return;
          test.changedBy.push('hear-me-roar');
          test.roll -= 1 + destroyedRanks(s, unit);
          test.wounds += 1;
        }),
      ),
    ],
  },
  bribery: {
    name: 'Bribery',
    faction: 'lannister',
    commander: null,
    responses: [choose(claimsZone, hostile, replacesZone(attaches))],
    attached: {
      attacking: { dieValue: 'lowest' },
      morale: { roll: -1 },
      happens: [
        happening(passesTest, detaches),
        happening(
          narrowed(
            targetedByZone,
            condition('wealth', ({ about }) => about.zone === 'wealth'),
          ),
          detaches,
        ),
      ],
    },
  },
  counterplot: counterplot({ faction: 'lannister', commander: null }, 'crown', 'wealth'),
  'fealty-to-the-crown': fealtyToTheCrown({ faction: 'lannister', commander: null }),
  'subjugation-of-power': {
    name: 'Subjugation of Power',
    faction: 'lannister',
    commander: null,
    responses: [
      answer(
        enemyActivates,
        // a difference, since -0 would not outlast a saved game
        suffersTest('panic', { roll: ({ s, seat }) => 0 - zonesHeld(s, seat) }),
        onFailure(losesAbilities('turn'), has('no-friendly-cards', 'turn')),
      ),
    ],
  },
  'kingslayers-renown': {
    name: "Kingslayer's Renown",
    faction: 'lannister',
    commander: JAIME,
    responses: [
      answer(
        narrowed(friendlyTestRolled, nearUnitOf('Jaime Lannister', 'long')('unit')),
        own('passes', ({ s }) => {
          testNow(s).passed = true;
        }),
        when(isJaimes('unit'), restores('unit', 2)),
      ),
      drawOne,
    ],
  },
  'kingslayers-prowess': {
    name: "Kingslayer's Prowess",
    faction: 'lannister',
    commander: JAIME,
    responses: [
      answer(
        narrowed(friendlyMelee, isJaimes('unit')),
        gains({ dieValue: 'highest', reroll: 'misses' }),
        otherBecomes('vulnerable'),
      ),
      drawOne,
    ],
  },
  'kingslayers-infamy': {
    name: "Kingslayer's Infamy",
    faction: 'lannister',
    commander: JAIME,
    responses: [
      answer(
        narrowed(enemyActivates, activatedNearJaime),
        unitBecomes('panicked'),
        suffersTest('panic'),
        onFailure(unitBecomes('weakened')),
      ),
      drawOne,
    ],
  },
  'overrun-lannister': overrun(
    { faction: 'lannister', commander: GREGOR },
    isOfHouse('house-clegane')('unit'),
  ),
  'assault-orders-lannister': assaultOrders({ faction: 'lannister', commander: GREGOR }, ({ s }, unit) =>
    isOfFamily(s, unit, 'house-clegane'),
  ),
  'price-of-failure': priceOfFailure({ faction: 'lannister', commander: GREGOR }),
  ...COMMANDERS_TACTICS,
  ...JOFFREY_TACTICS,
};
