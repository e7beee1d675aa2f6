/** House Stark: Tactics cards. */
import { type Option } from '@maester/kernel';
import { joined, named, word } from '../../options.ts';
import type { TacticsCard } from '../card.ts';
import { BRYNDEN_TACTICS } from './brynden-tully.ts';
import { RODRIK_AND_RICKARD } from './rodrik-and-rickard.ts';
import { lastStand, northernDefiance } from '../shared/last-stand.ts';
import { MAEGE_AND_HOWLAND } from './maege-and-howland.ts';
import { chargesHome, setForCharge } from '../shared/charge-cards.ts';
import { countsTheFallen, drawOneOnFriendlyTurn } from '../shared/phrases.ts';
import { superiorPositioning } from '../shared/superior-positioning.ts';
import type { AttackGain } from '../../effects/gains.ts';
import {
  actionsOfUnits,
  always,
  answer,
  anyEnemyMeleeDone,
  attaches,
  choose,
  controlling,
  friendly,
  friendlyMelee,
  gains,
  gainsChosen,
  hasOneRank,
  holding,
  isCommanders,
  isOfHouse,
  not,
  otherBecomes,
  paysWounds,
  performs,
  stands,
  startOfTurn,
  when,
} from '../../effects/words.ts';
import { controls } from '../../tactics/control.ts';
import { lastingOn } from '../../tactics/influence.ts';
import { isOfFamily, unitsOf } from '../../units/affiliation.ts';
import { assaultOrders, lashOut } from '../shared/assaults.ts';
import { devastatingImpact } from '../shared/devastating-impact.ts';
import { leadByExample, refuseToYield, warCry } from '../shared/resolve-tactics.ts';
import { hitAndRun, suddenRetreat, swiftReposition } from '../shared/reposition-tactics.ts';

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
  'devastating-impact': devastatingImpact(
    'devastating-impact',
    { faction: 'stark', commander: null },
    controlling('maneuver'),
  ),
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
  'swift-reposition': swiftReposition({ faction: 'stark', commander: null }, ({ s, seat }) =>
    controls(s, seat, 'maneuver'),
  ),
  'assault-orders-stark': assaultOrders(
    { faction: 'stark', commander: null },
    ({ about }) => about.zone === 'combat',
  ),
  'sudden-retreat': suddenRetreat({ faction: 'stark', commander: ROBB }, isCommanders('other')),
  'superior-positioning': superiorPositioning({ faction: 'stark', commander: ROBB }),
  'hit-and-run': hitAndRun({ faction: 'stark', commander: ROBB }, isCommanders('unit')),
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
  'set-for-charge-stark': setForCharge({ faction: 'stark', commander: BLACKFISH }),
  'refuse-to-yield-stark': refuseToYield({ faction: 'stark', commander: BLACKFISH }, (s, unit) =>
    isOfFamily(s, unit, 'house-tully'),
  ),
  'war-cry-stark': warCry({ faction: 'stark', commander: BLACKFISH }, isOfHouse('house-tully')('unit')),
  'northern-defiance': {
    name: 'Northern Defiance',
    faction: 'stark',
    commander: EDDARD,
    responses: [northernDefiance(NED)],
  },
  'lead-by-example-stark': leadByExample({ faction: 'stark', commander: EDDARD }, NED, () => ({ roll: 2 })),
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
