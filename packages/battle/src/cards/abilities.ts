/**
 * Every ability of units, attachments, Influences and attached cards, under the name that cards use. What an ability
 * does is told in words in the message catalogue (`text.ability.NAME`).
 */
import { idOn, running, type Option } from '@maester/kernel';
import { unitOptions } from '../options.ts';
import { attackNow } from '../attack.ts';
import { canCharge, chargeTargets } from '../actions/charge-targets.ts';
import { charge, startCharge } from '../actions/charge.ts';
import { maneuver, shift, startManeuver } from '../actions/maneuver.ts';
import { melee, meleeProfiles, startMelee } from '../actions/melee.ts';
import type { Condition } from '../effects.ts';
import { SHORT_RANGE } from '../geometry/range.ts';
import { SIDES } from '../geometry/tray.ts';
import { inches, type Pose } from '../geometry/units.ts';
import { hits } from '../hits.ts';
import { addToken, lift } from '../lasting.ts';
import { procedure } from '../play.ts';
import type { BattleState, UnitState } from '../state.ts';
import {
  areFriends,
  cardOf,
  changeUnit,
  controls,
  destroyedRanks,
  distanceBetween,
  engagedWith,
  friendlyUnits,
  isEngaged,
  lastingOn,
  mustUnit,
  ranksOf,
} from '../table.ts';
import { restore, wound } from '../wounds.ts';
import type { Ability, Effect, Happening, Holds } from './card.ts';
import {
  activates,
  all,
  answer,
  attackedBy,
  charged,
  chargeBegins,
  chargeSucceeds,
  choose,
  detaches,
  engaged,
  gains,
  happening,
  inMelee,
  inOrder,
  isMelee,
  isSelf,
  meleeBegins,
  narrowed,
  onFailure,
  onSuccess,
  otherBecomes,
  overruns,
  overrunWays,
  retreats,
  stands,
  startOfEnemyTurn,
  suffersTest,
  surgesForth,
  unengaged,
} from './words.ts';
import { tokensLeft } from '../units/abilities.ts';

/** What `panic-failed` tells: where the unit stood when it failed, and with whom it was engaged. */
export interface Stood {
  readonly pose: Pose;
  readonly engaged: readonly string[];
}

const onCharge = (...conditions: readonly Condition[]): readonly Happening[] => [
  happening(chargeSucceeds, otherBecomes(...conditions)),
];

/** The Maneuver that its player announced for the start of its activation. */
const maneuversFirst: readonly Happening[] = [
  happening(
    narrowed(activates, (_, o) => o.about['maneuvers'] === true),
    (t, o) => t.run(maneuver, startManeuver(t.state, mustUnit(t.state, o.unit))),
  ),
];

const fromFlankOrRear: Holds = (_, o) => o.about['side'] !== 'front';

/** A friendly Infantry or Cavalry unit was destroyed. */
const friendFell: Holds = (s, o, seat) => {
  const fallen = mustUnit(s, o.unit);
  return areFriends(s, fallen.seat, seat) && ['infantry', 'cavalry'].includes(cardOf(s, fallen).type);
};
const countsTheFallen = (card: string): readonly Happening[] => [
  {
    trigger: 'unit-destroyed',
    if: friendFell,
    effect: (t, _, __, ___, unit) => addToken(t, unit?.id ?? '', card),
  },
];

const restoresSelf =
  (wounds: (destroyedRanks: number) => number): Effect =>
  (t, _, __, ___, unit) => {
    if (unit !== null) restore(t, unit.id, wounds(destroyedRanks(t.state, unit)));
  };

/** Go Down Fighting: one enemy of the owner's choice. */
const woundOneEngaged = procedure<{ unit: string }>('go-down-fighting')({
  'choose-enemy': {
    ask: 'option',
    seat: (s, f) => (isEngaged(s, mustUnit(s, f.unit)) ? mustUnit(s, f.unit).seat : null),
    options: (s, f) => unitOptions(engagedWith(s, mustUnit(s, f.unit))),
    facts: (_, f) => ({ unit: f.unit }),
    forced: 'is-taken',
    then: (t, f, enemy) => wound(t, enemy, 1, mustUnit(t.state, f.unit).seat, f.unit),
  },
});

/** The enemies nearest to the unit of those it can charge, with the side to meet. */
function nearestTargets(s: BattleState, unit: UnitState): Option[] {
  // the failed test may have cost its last Wound
  if (unit.pose === null) return [];
  const options = chargeTargets(s, unit);
  const away = ({ on }: Option): number => distanceBetween(unit, mustUnit(s, idOn(on, 'unit')));
  const least = Math.min(...options.map(away));
  return options.filter((option) => away(option) === least);
}

/** Uncontrolled Rage: a Charge on the nearest enemy that can be charged, as if a 6 had been rolled. */
const chargeNearest = procedure<{ unit: string }>('uncontrolled-rage')({
  'choose-nearest': {
    ask: 'option',
    seat: (s, f) => (nearestTargets(s, mustUnit(s, f.unit)).length > 0 ? mustUnit(s, f.unit).seat : null),
    options: (s, f) => nearestTargets(s, mustUnit(s, f.unit)),
    facts: (_, f) => ({ unit: f.unit }),
    forced: 'is-taken',
    then: (t, f, _, __, on) => {
      const target = idOn(on, 'unit') ?? '';
      const contacted = SIDES.find((known) => known === idOn(on, 'arc')) ?? 'front';
      t.run(charge, { ...startCharge(f.unit, target), side: contacted, dieIsSix: true });
    },
  },
});

const list: readonly Ability[] = [
  // Attacks: what a Melee Attack prints belongs to Melee Attacks (battle/card/attack-icons)
  {
    name: 'winters-bite',
    attacking: inMelee(({ attacker }, s) => {
      const lost = destroyedRanks(s, attacker);
      return {
        keywords: ['critical-blow'],
        toHit: lost >= 1 ? 1 : 0,
        ...(lost >= 2 && { reroll: 'any' as const }),
      };
    }),
  },
  { name: 'tooth-and-claw', attacking: inMelee({ keywords: ['sundering'] }) },
  { name: 'halberd', attacking: inMelee({ keywords: ['sundering'] }) },
  {
    name: 'marauders-blades',
    attacking: inMelee(({ attacker, defender }, s) =>
      ranksOf(s, defender) <= ranksOf(s, attacker)
        ? { keywords: ['vicious', 'critical-blow'], toHit: 1 }
        : { keywords: ['vicious'] },
    ),
  },
  {
    name: 'brutal-armaments',
    attacking: inMelee(({ defender }, s) => ({
      keywords: ['vicious'],
      panicWounds: destroyedRanks(s, defender),
    })),
  },
  { name: 'precision', attacking: inMelee({ keywords: ['precision'] }) },
  { name: 'unstoppable-wrath', attacking: inMelee({ wounds: 2 }) },
  { name: 'the-mountains-strength', attacking: inMelee({ keywords: ['sundering'], wounds: 2 }) },

  // What a unit is
  { name: 'cavalry', innate: true, freeManeuver: true, happens: maneuversFirst },
  { name: 'direwolf', innate: true, freeManeuver: true, happens: maneuversFirst },
  { name: 'affiliation-house-umber', innate: true },
  { name: 'affiliation-house-clegane', innate: true },
  { name: 'enhanced-mobility', speed: 1, pivotsBeforeMarch: true },
  { name: 'stalwart', morale: () => ({ roll: 2 }) },
  { name: 'indomitable', innate: true, immuneTo: ['weakened'] },
  {
    name: 'berserkers-fervor',
    innate: true,
    defense: (s, unit) => ({ roll: destroyedRanks(s, unit) }),
    morale: (s, unit) => ({ roll: destroyedRanks(s, unit) }),
  },
  { name: 'disrupt', engagedEnemies: { toHit: -1 } },
  { name: 'intimidating-presence', engagedEnemies: { morale: { roll: -1, panicWounds: 1 } } },
  {
    name: 'stand-your-ground',
    attacked: (s, { defender, kind }) =>
      kind === 'melee' && engagedWith(s, defender).length === 1 ? { noBonuses: true } : null,
  },

  // What happens by itself
  {
    name: 'ambush',
    happens: [
      happening(
        narrowed(chargeSucceeds, fromFlankOrRear),
        otherBecomes('panicked', 'vulnerable', 'weakened'),
      ),
    ],
  },
  { name: 'furious-charge', happens: onCharge('vulnerable') },
  {
    name: 'go-down-fighting',
    procedures: [woundOneEngaged],
    happens: [
      {
        trigger: 'rank-destroyed',
        if: all(isSelf('unit'), engaged('unit')),
        effect: (t, o) => t.run(woundOneEngaged, { unit: o.unit ?? '' }),
      },
    ],
  },
  {
    name: 'prey-on-fear',
    happens: [
      {
        trigger: 'panic-failed',
        if: (_, o, __, unit) =>
          unit !== null && (o.about['stood'] as Stood | null)?.engaged.includes(unit.id) === true,
        effect: restoresSelf(() => 2),
      },
    ],
  },
  {
    name: 'counterstrike',
    happens: [
      {
        ...happening(
          narrowed(attackedBy, isMelee, stands('unit'), (s) => attackNow(s).misses > 0),
          (t, o, seat, _, unit) => hits(t, o.unit ?? '', attackNow(t.state).misses, seat, unit?.id ?? null),
        ),
        uncertain: true,
      },
    ],
  },
  {
    name: 'regroup',
    happens: [{ trigger: 'retreat-completed', if: isSelf('unit'), effect: restoresSelf((lost) => 2 + lost) }],
  },
  {
    name: 'to-the-last',
    innate: true,
    tokens: 2,
    happens: [
      {
        trigger: 'would-be-destroyed',
        if: all(
          isSelf('unit'),
          (_, __, ___, unit) => unit !== null && tokensLeft(unit, 'to-the-last', 2) > 0,
        ),
        effect: inOrder(
          'to-the-last',
          (t, _, __, ___, unit) => {
            if (unit === null) return;
            const left = tokensLeft(unit, 'to-the-last', 2) - 1;
            changeUnit(t.state, unit.id, { tokens: { ...unit.tokens, 'to-the-last': left } });
          },
          suffersTest('morale'),
          onSuccess((t, o) => {
            changeUnit(t.state, o.unit ?? '', { wounds: 1 });
            t.emit({ type: 'restored', unit: o.unit ?? '', wounds: 1 });
          }),
        ),
      },
    ],
  },
  {
    name: 'uncontrolled-rage',
    procedures: [chargeNearest],
    happens: [
      happening(
        narrowed(activates, unengaged('unit'), (s, o) => canCharge(s, mustUnit(s, o.unit))),
        inOrder(
          'uncontrolled-rage',
          suffersTest('morale'),
          onFailure((t, o) => t.run(chargeNearest, { unit: o.unit ?? '' })),
        ),
      ),
    ],
  },

  // Orders
  {
    name: 'tactical-reposition',
    order: choose(
      startOfEnemyTurn,
      (s, _, seat, unit) =>
        unitOptions(
          friendlyUnits(s, seat).filter(
            (friend) =>
              unit !== null && !isEngaged(s, friend) && distanceBetween(unit, friend) <= SHORT_RANGE,
          ),
        ),
      (t, _, __, way) => t.run(shift, { unit: way, most: inches(3) }),
    ),
  },
  {
    name: 'hold-the-line',
    order: choose(
      activates,
      (s, _, __, unit) => (unit === null ? [] : unitOptions(engagedWith(s, unit))),
      (t, _, seat, way, unit) => {
        if (unit !== null) hits(t, way, 2 + ranksOf(t.state, unit), seat, unit.id);
      },
    ),
  },
  {
    name: 'incite',
    order: answer(meleeBegins, gains({ keywords: ['vicious'], dieValue: 'highest' })),
  },
  {
    name: 'martial-training',
    order: answer(meleeBegins, gains({ reroll: 'any' }), otherBecomes('vulnerable')),
  },
  { name: 'overrun', order: choose(surgesForth, overrunWays, overruns()) },
  {
    name: 'reckless-heroism',
    order: answer(chargeBegins, (t, o) => {
      const now = running(t.state, charge);
      if (now !== null) now.dieIsSix = true;
      const [d3 = 1] = t.roll('reckless-heroism', 1, 3);
      wound(t, o.unit ?? '', d3, null, null);
    }),
  },
  {
    name: 'swift-retreat',
    order: answer(narrowed(attackedBy, isMelee, engaged('other')), retreats('other')),
  },
  {
    name: 'lannister-supremacy',
    order: answer(
      narrowed(attackedBy, stands('unit')),
      suffersTest('panic', (s, __, unit) => {
        const ranks = unit === null ? 0 : ranksOf(s, unit);
        return { roll: 0 - ranks, wounds: ranks };
      }),
    ),
  },
  {
    name: 'set-for-charge',
    order: answer(
      narrowed(
        charged,
        (_, o) => o.about['side'] !== 'rear',
        (s, _, __, unit) =>
          unit !== null && engagedWith(s, unit).length === 1 && meleeProfiles(s, unit).length > 0,
      ),
      (t, o) => t.run(melee, startMelee(o.other ?? '', o.unit)),
    ),
  },

  // Influences, attached cards and other passing effects
  { name: 'abilities-lost' },
  { name: 'no-friendly-cards', untargetable: { by: 'friends', what: ['card'] } },
  { name: 'no-friendly-orders-or-cards', untargetable: { by: 'friends', what: ['order', 'card'] } },
  { name: 'highest-die-value', attacking: () => ({ dieValue: 'highest' }) },
  {
    name: 'the-north-remembers',
    happens: countsTheFallen('the-north-remembers'),
    attacking: (s, { attacker }) => {
      const card = lastingOn(s, attacker.id, 'the-north-remembers');
      if (card === null || card.tokens === 0) return null;
      return { dieValue: 'highest', toHit: controls(s, card.by, 'combat') ? 1 : 0 };
    },
  },
  {
    name: 'a-lannister-pays-his-debts',
    happens: countsTheFallen('a-lannister-pays-his-debts'),
    attacking: (s, { attacker, kind }) => {
      const card = lastingOn(s, attacker.id, 'a-lannister-pays-his-debts');
      if (card === null || card.tokens === 0 || kind !== 'melee') return null;
      return { keywords: ['vicious'], toHit: controls(s, card.by, 'crown') ? 1 : 0 };
    },
  },
  {
    name: 'bribery',
    attacking: () => ({ dieValue: 'lowest' }),
    morale: () => ({ roll: -1 }),
    happens: [
      { trigger: 'morale-passed', if: isSelf('unit'), effect: detaches('bribery') },
      {
        trigger: 'zone-targets',
        if: all(isSelf('unit'), (_, o) => o.about['zone'] === 'wealth'),
        effect: detaches('bribery'),
      },
    ],
  },
  {
    name: 'devastating-impact',
    happens: [
      happening(chargeSucceeds, otherBecomes('panicked', 'vulnerable'), (t, o) =>
        lift(t, (effect) => effect.on === o.unit && effect.ability === 'devastating-impact'),
      ),
    ],
  },
];

export const ABILITIES: { readonly [name: string]: Ability } = Object.fromEntries(
  list.map((ability) => [ability.name, ability]),
);
