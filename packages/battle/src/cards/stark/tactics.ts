/** House Stark: Tactics cards. */
import { running, type Option } from '@maester/kernel';
import { joined, named, word } from '../../options.ts';
import { charge } from '../../actions/charge.ts';
import { maneuver, shift, shortManeuver } from '../../actions/maneuver.ts';
import type { TacticsCard } from '../card.ts';
import { BRYNDEN_TACTICS } from './brynden-tully.ts';
import { RODRIK_AND_RICKARD } from './rodrik-and-rickard.ts';
import { lashOut } from '../shared/tactics.ts';
import { lastStand, northernDefiance } from '../shared/last-stand.ts';
import { MAEGE_AND_HOWLAND } from './maege-and-howland.ts';
import { chargesHome } from '../shared/charge-cards.ts';
import {
  canStrikeBack,
  countsTheFallen,
  drawOneOnFriendlyTurn,
  inMelee,
  notInTheRear,
  orTheTestAlone,
  strikesFirst,
} from '../shared/phrases.ts';
import { superiorPositioning } from '../shared/superior-positioning.ts';
import { become } from '../../units/conditions.ts';
import type { AttackGain } from '../../effects/gains.ts';
import {
  actionsOfUnits,
  anyEnemyMeleeDone,
  condition,
  attachesTo,
  becomesChosen,
  chosenBecomes,
  each,
  enemiesNear,
  engagedEnemies,
  friendCharged,
  friendlyActivates,
  friendlyAttackDone,
  friendPasses,
  isPanic,
  isUnitOf,
  not,
  onSuccess,
  othersNear,
  panics,
  passesTest,
  performs,
  suffersTest,
  withOneOf,
  stands,
  hasOneRank,
  isCommanders,
  isOfHouse,
  narrowed,
  namingBoth,
  startOfTurn,
  claimsZone,
  friendlyMelee,
  friendlyMeleeDone,
  enemyMeleeDone,
  friendlyChargeRolled,
  chargeSucceeds,
  assaults,
  friendly,
  friendlyUnengaged,
  answer,
  choose,
  happening,
  when,
  holding,
  gains,
  gainsChosen,
  otherBecomes,
  paysWounds,
  has,
  retreats,
  attaches,
  detaches,
  replacesZone,
  assault,
  own,
  always,
} from '../../effects/words.ts';
import { inches } from '../../geometry/measures.ts';
import { controls } from '../../tactics/control.ts';
import { lastingOn } from '../../tactics/influence.ts';
import { isOfFamily, unitsOf } from '../../units/affiliation.ts';

const BERSERKER_GAINS: { readonly [way: string]: AttackGain } = {
  'critical-blow': { keywords: ['critical-blow'] },
  sundering: { keywords: ['sundering'] },
  highest: { dieValue: 'highest' },
  reroll: { reroll: 'any' },
};

/** Every choice of one to four of the gains. */
const BERSERKER_WAYS: readonly { readonly option: Option; readonly gains: readonly AttackGain[] }[] = (() => {
  const all = Object.entries(BERSERKER_GAINS);
  const sets = Array.from({ length: (1 << all.length) - 1 }, (_, i) => i + 1);
  return sets.map((set) => {
    const chosen = all.filter((_, i) => (set >> i) & 1);
    const parts = chosen.map(([id, { keywords }]) =>
      keywords === undefined ? word(id) : named('keyword', id),
    );
    return { option: joined('+', ...parts), gains: chosen.map(([, gain]) => gain) };
  });
})();
const BERSERKER_CHOICES = Object.fromEntries(
  BERSERKER_WAYS.map(({ option, gains: all }) => [option.id, all]),
);

const ROBB = 'robb-stark-the-wolf-lord';
const BLACKFISH = 'brynden-tully-the-blackfish';
const EDDARD = 'eddard-stark-lord-of-winterfell';
const NED = 'Eddard Stark';
const GREATJON = 'greatjon-umber-lord-of-last-hearth';

export const tactics: { readonly [id: string]: TacticsCard } = {
  ...BRYNDEN_TACTICS,
  ...MAEGE_AND_HOWLAND,
  ...RODRIK_AND_RICKARD,
  'winters-might': {
    name: "Winter's Might",
    faction: 'stark',
    commander: null,
    responses: [
      answer(
        friendlyMelee,
        gains({ keywords: ['sundering'] }),
        when(hasOneRank, gains({ reroll: 'any' })),
        holding('combat', gains({ dieValue: 'highest' })),
      ),
    ],
  },
  'northern-ferocity': {
    name: 'Northern Ferocity',
    faction: 'stark',
    commander: null,
    responses: [
      answer(
        friendlyMelee,
        gains({ keywords: ['vicious'] }),
        when(hasOneRank, gains({ panicWounds: 2, from: 'northern-ferocity' })),
        holding('combat', otherBecomes('panicked')),
      ),
    ],
  },
  'devastating-impact': {
    name: 'Devastating Impact',
    faction: 'stark',
    commander: null,
    responses: [
      choose(
        friendlyChargeRolled,
        ({ s, seat }) => {
          const now = running(s, charge);
          // battle/re-roll/once-per-player
          const fixed = now?.dieIsSix === true || now?.again[seat] !== undefined;
          return controls(s, seat, 'maneuver') && !fixed ? ['keep', 'reroll'] : ['keep'];
        },
        has('devastating-impact', 'turn'),
        own('rolls-again', ({ t, way }) => {
          const now = running(t.state, charge);
          if (way === 'reroll' && now !== null) now.die = t.roll('charge-again', 1)[0] ?? 1;
        }),
      ),
    ],
    attached: {
      happens: [happening(chargeSucceeds, otherBecomes('panicked', 'vulnerable'), detaches)],
    },
  },
  'the-north-remembers': {
    name: 'The North Remembers',
    faction: 'stark',
    commander: null,
    responses: [choose(startOfTurn, friendly, attaches)],
    attached: {
      happens: countsTheFallen,
      attacking: (s, { attacker }) => {
        const card = lastingOn(s, attacker.id, 'the-north-remembers');
        if (card === null || card.tokens === 0) return null;
        return { dieValue: 'highest', toHit: controls(s, card.by, 'combat') ? 1 : 0 };
      },
    },
  },
  'winter-is-coming': {
    name: 'Winter Is Coming',
    faction: 'stark',
    commander: null,
    responses: [chargesHome('maneuver')],
  },
  'swift-reposition': {
    name: 'Swift Reposition',
    faction: 'stark',
    commander: null,
    responses: [
      choose(
        startOfTurn,
        friendlyUnengaged,
        own('repositions', ({ t, s, seat, chosen: { id: unit } }) => {
          if (controls(s, seat, 'maneuver')) t.run(maneuver, shortManeuver(unit, 3));
          else t.run(shift, { unit, most: inches(2) });
        }),
      ),
    ],
  },
  'assault-orders-stark': {
    name: 'Assault Orders',
    faction: 'stark',
    commander: null,
    responses: [
      choose(
        claimsZone,
        assaults(({ about }) => about.zone === 'combat'),
        replacesZone(assault),
      ),
    ],
  },
  'sudden-retreat': {
    name: 'Sudden Retreat',
    faction: 'stark',
    commander: ROBB,
    responses: [answer(namingBoth(enemyMeleeDone), retreats('other', isCommanders('other')))],
  },
  'superior-positioning': superiorPositioning('stark', ROBB),
  'hit-and-run': {
    name: 'Hit and Run',
    faction: 'stark',
    commander: ROBB,
    responses: [
      answer(
        friendlyMeleeDone,
        retreats('unit'),
        when(
          isCommanders('unit'),
          own('weakens-those-left-behind', ({ t }) => {
            for (const enemy of (t.returned ?? []) as string[]) become(t, enemy, 'weakened');
          }),
        ),
      ),
    ],
  },
  'berserker-tactics': {
    name: 'Berserker Tactics',
    faction: 'stark',
    commander: GREATJON,
    responses: [
      choose(
        friendlyMelee,
        () => BERSERKER_WAYS.map(({ option }) => option),
        gainsChosen(BERSERKER_CHOICES),
        paysWounds('unit', ({ way }) => (BERSERKER_CHOICES[way]?.length ?? 1) - 1),
      ),
    ],
  },
  'lash-out': lashOut({ faction: 'stark', commander: GREATJON }, isOfHouse('house-umber')('other')),
  'last-stand': {
    name: 'Last Stand',
    faction: 'stark',
    commander: GREATJON,
    responses: [lastStand(always, (s, unit) => isOfFamily(s, unit, 'house-umber'))],
  },
  'set-for-charge-stark': {
    name: 'Set for Charge',
    faction: 'stark',
    commander: BLACKFISH,
    responses: [answer(narrowed(friendCharged, notInTheRear, canStrikeBack), strikesFirst)],
  },
  'refuse-to-yield-stark': {
    name: 'Refuse to Yield',
    faction: 'stark',
    commander: BLACKFISH,
    responses: [
      answer(
        narrowed(friendPasses, isPanic, stands('unit')),
        each(engagedEnemies('unit'), chosenBecomes('vulnerable')),
        attachesTo('unit', 'game'),
      ),
    ],
    attached: {
      morale: (s, unit, test) =>
        test === 'panic' && isOfFamily(s, unit, 'house-tully') ? { roll: 1 } : null,
      happens: [
        happening(narrowed(passesTest, isPanic), each(engagedEnemies('unit'), chosenBecomes('vulnerable'))),
        happening(panics, detaches),
      ],
    },
  },
  'war-cry-stark': {
    name: 'War Cry',
    faction: 'stark',
    commander: BLACKFISH,
    responses: [
      choose(
        friendlyActivates,
        orTheTestAlone((c) =>
          isOfFamily(c.s, c.unit, 'house-tully')
            ? enemiesNear('long')('unit')(c)
            : withOneOf(enemiesNear('long')('unit'), 'panicked', 'vulnerable')(c),
        ),
        suffersTest('morale'),
        onSuccess(
          becomesChosen,
          when(
            condition('chose-enemy', ({ way }) => way !== 'yes'),
            when(isOfHouse('house-tully')('unit'), chosenBecomes('panicked', 'vulnerable')),
          ),
        ),
      ),
    ],
  },
  'northern-defiance': {
    name: 'Northern Defiance',
    faction: 'stark',
    commander: EDDARD,
    responses: [northernDefiance(NED)],
  },
  'lead-by-example-stark': {
    name: 'Lead by Example',
    faction: 'stark',
    commander: EDDARD,
    responses: [
      choose(
        narrowed(friendlyAttackDone, isUnitOf(NED)('unit')),
        othersNear('long')('unit'),
        attachesTo('chosen', 'round'),
      ),
      drawOneOnFriendlyTurn,
    ],
    attached: { morale: () => ({ roll: 2 }), attacking: inMelee({ toHit: 1 }) },
  },
  'fury-for-the-fallen': {
    name: 'Fury for The Fallen',
    faction: 'stark',
    commander: EDDARD,
    responses: [
      choose(
        anyEnemyMeleeDone,
        actionsOfUnits(({ s, seat }) => unitsOf(s, seat, NED), ['attack', 'charge']),
        performs('chosen', ['attack', 'charge'], { again: not(stands('other')) }),
      ),
      drawOneOnFriendlyTurn,
    ],
  },
};
