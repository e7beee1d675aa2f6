/**
 * Every ability of units, attachments, NCUs, Influences and attached cards, under the name that cards use. What an
 * ability does is told in words in the message catalogue (`text.ability.NAME`).
 */
import { running } from '@maester/kernel';
import { attackNow } from '../attack.ts';
import { canCharge, chargeTargets } from '../actions/charge-targets.ts';
import { charge, startCharge } from '../actions/charge.ts';
import { maneuver, startManeuver } from '../actions/maneuver.ts';
import { melee, meleeProfiles, startMelee } from '../actions/melee.ts';
import type { AttackGain, Condition } from '../effects.ts';
import { condition, engaged, isMelee, stands, unengaged } from '../effects/conditions.ts';
import type { Effect } from '../effects/effect.ts';
import {
  activates,
  anyPanic,
  attackedBy,
  charged,
  chargeBegins,
  chargeSucceeds,
  hasRetreated,
  losesRank,
  meleeBegins,
  narrowed,
  passesTest,
  startOfEnemyTurn,
  surgesForth,
  targetedByZone,
  unitDestroyed,
  wouldBeDestroyed,
} from '../effects/moments.ts';
import { discarded, ids, overrunWays, withTokens } from '../effects/ways.ts';
import {
  answer,
  choose,
  chosenShifts,
  counts,
  detaches,
  gains,
  happening,
  influences,
  onFailure,
  onSuccess,
  otherBecomes,
  overruns,
  own,
  restores,
  retreats,
  shedsChosen,
  spendsToken,
  suffersHits,
  suffersTest,
  takesBack,
  uncertain,
} from '../effects/words.ts';
import { SHORT_RANGE } from '../geometry/range.ts';
import { SIDES } from '../geometry/tray.ts';
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
  unitsInPlay,
} from '../table.ts';
import type { Trigger } from '../timing/triggers.ts';
import { wound } from '../wounds.ts';
import type { Ability, Attacking, Happening } from './card.ts';
import { search } from './search.ts';

/** An Ability with the melee symbol: what it gives, or how to find that. */
const inMelee =
  (gain: AttackGain | ((attack: Attacking, s: BattleState) => AttackGain)) =>
  (s: BattleState, attack: Attacking): AttackGain | null => {
    if (attack.kind !== 'melee') return null;
    return typeof gain === 'function' ? gain(attack, s) : gain;
  };

const onCharge = (...conditions: readonly Condition[]): readonly Happening[] => [
  happening(chargeSucceeds, otherBecomes(...conditions)),
];

/** The Maneuver that its player announced for the start of its activation. */
const maneuversFirst: readonly Happening[] = [
  happening(
    narrowed(
      activates,
      condition('maneuvers', ({ about }) => about.maneuvers),
    ),
    own('maneuvers-first', ({ t, s, unit }) => t.run(maneuver, startManeuver(s, unit))),
  ),
];

/** A friendly Infantry or Cavalry unit was destroyed. */
const countsTheFallen: readonly Happening[] = [
  happening(
    narrowed(
      unitDestroyed,
      condition(
        'friend-fell',
        ({ s, unit, seat }) =>
          areFriends(s, unit.seat, seat) && ['infantry', 'cavalry'].includes(cardOf(s, unit).type),
      ),
    ),
    counts,
  ),
];

const restoresSelf = (wounds: (destroyedRanks: number) => number): Effect<Trigger> =>
  restores('owner', ({ s, owner }) => wounds(owner === null ? 0 : destroyedRanks(s, owner)));

/** Go Down Fighting: one enemy of the owner's choice. */
const woundOneEngaged = procedure<{ unit: string }>('go-down-fighting')({
  'choose-enemy': {
    ask: 'option',
    seat: (s, f) => (isEngaged(s, mustUnit(s, f.unit)) ? mustUnit(s, f.unit).seat : null),
    options: (s, f) => ids(engagedWith(s, mustUnit(s, f.unit))),
    facts: (_, f) => ({ unit: f.unit }),
    forced: 'is-taken',
    then: (t, f, enemy) => wound(t, enemy, 1, mustUnit(t.state, f.unit).seat, f.unit),
  },
});

/** The enemies nearest to the unit of those it can charge, with the side to meet. */
function nearestTargets(s: BattleState, unit: UnitState): string[] {
  // the failed test may have cost its last Wound
  if (unit.pose === null) return [];
  const options = chargeTargets(s, unit);
  const away = (option: string): number => distanceBetween(unit, mustUnit(s, option.split('|')[0] ?? ''));
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
    then: (t, f, option) => {
      const [target = '', side] = option.split('|');
      const contacted = SIDES.find((known) => known === side) ?? 'front';
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
        narrowed(
          chargeSucceeds,
          condition('flank-or-rear', ({ about }) => about.side !== 'front'),
        ),
        otherBecomes('panicked', 'vulnerable', 'weakened'),
      ),
    ],
  },
  { name: 'furious-charge', happens: onCharge('vulnerable') },
  {
    name: 'go-down-fighting',
    procedures: [woundOneEngaged],
    happens: [
      happening(
        narrowed(losesRank, engaged('unit')),
        own('go-down-fighting', ({ t, unit }) => t.run(woundOneEngaged, { unit: unit.id })),
      ),
    ],
  },
  {
    name: 'prey-on-fear',
    happens: [
      happening(
        narrowed(
          anyPanic,
          condition(
            'engaged-with-it',
            ({ owner, about }) => owner !== null && about.stood?.engaged.includes(owner.id) === true,
          ),
        ),
        restoresSelf(() => 2),
      ),
    ],
  },
  {
    name: 'counterstrike',
    happens: [
      uncertain(
        happening(
          narrowed(
            attackedBy,
            isMelee,
            stands('unit'),
            condition('missed', ({ s }) => attackNow(s).misses > 0),
          ),
          suffersHits('unit', ({ s }) => attackNow(s).misses),
        ),
      ),
    ],
  },
  {
    name: 'regroup',
    happens: [
      happening(
        hasRetreated,
        restoresSelf((lost) => 2 + lost),
      ),
    ],
  },
  {
    name: 'to-the-last',
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
  {
    name: 'uncontrolled-rage',
    procedures: [chargeNearest],
    happens: [
      happening(
        narrowed(
          activates,
          unengaged('unit'),
          condition('can-charge', ({ s, unit }) => canCharge(s, unit)),
        ),
        suffersTest('morale'),
        onFailure(own('charges-nearest', ({ t, unit }) => t.run(chargeNearest, { unit: unit.id }))),
      ),
    ],
  },

  // Orders
  {
    name: 'tactical-reposition',
    order: choose(
      startOfEnemyTurn,
      ({ s, seat, owner }) =>
        ids(
          friendlyUnits(s, seat).filter(
            (friend) =>
              owner !== null && !isEngaged(s, friend) && distanceBetween(owner, friend) <= SHORT_RANGE,
          ),
        ),
      chosenShifts(3),
    ),
  },
  {
    name: 'hold-the-line',
    order: choose(
      activates,
      ({ s, owner }) => (owner === null ? [] : ids(engagedWith(s, owner))),
      suffersHits('chosen', ({ s, owner }) => (owner === null ? 0 : 2 + ranksOf(s, owner))),
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
  {
    name: 'swift-retreat',
    order: answer(narrowed(attackedBy, isMelee), retreats('other')),
  },
  {
    name: 'lannister-supremacy',
    order: answer(
      narrowed(attackedBy, stands('unit')),
      suffersTest('panic', {
        // A difference, since -0 would not outlast a saved game.
        roll: ({ s, owner }) => (owner === null ? 0 : 0 - ranksOf(s, owner)),
        wounds: ({ s, owner }) => (owner === null ? 0 : ranksOf(s, owner)),
      }),
    ),
  },
  {
    name: 'set-for-charge',
    order: answer(
      narrowed(
        charged,
        condition('not-rear', ({ about }) => about.side !== 'rear'),
        condition(
          'can-strike-back',
          ({ s, other }) => engagedWith(s, other).length === 1 && meleeProfiles(s, other).length > 0,
        ),
      ),
      own('strikes-first', ({ t, unit, other }) => t.run(melee, startMelee(other.id, unit.id))),
    ),
  },

  // Influences, attached cards and other passing effects
  { name: 'abilities-lost' },
  { name: 'no-friendly-cards', untargetable: { by: 'friends', what: ['card'] } },
  { name: 'no-friendly-orders-or-cards', untargetable: { by: 'friends', what: ['order', 'card'] } },
  { name: 'highest-die-value', attacking: () => ({ dieValue: 'highest' }) },
  {
    name: 'the-north-remembers',
    happens: countsTheFallen,
    attacking: (s, { attacker }) => {
      const card = lastingOn(s, attacker.id, 'the-north-remembers');
      if (card === null || card.tokens === 0) return null;
      return { dieValue: 'highest', toHit: controls(s, card.by, 'combat') ? 1 : 0 };
    },
  },
  {
    name: 'a-lannister-pays-his-debts',
    happens: countsTheFallen,
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
  {
    name: 'devastating-impact',
    happens: [happening(chargeSucceeds, otherBecomes('panicked', 'vulnerable'), detaches)],
  },

  // NCUs
  {
    name: 'family-duty-honor',
    claims: {
      must: true,
      ways: ({ s }) => withTokens(unitsInPlay(s)),
      effects: [influences('highest-die-value'), shedsChosen],
    },
  },
  {
    name: 'repeating-the-words',
    tokens: 1,
    activates: { ways: discarded, effects: [spendsToken, takesBack] },
    insteadOfZone: { ways: discarded, effects: [takesBack] },
  },
  { name: 'tactical-mastermind', hand: 1, plays: 'counterplot', tokens: 1 },
  {
    name: 'playing-the-game',
    tokens: 2,
    procedures: [search],
    claims: {
      ways: ({ s, seat }) => (controls(s, seat, 'crown') || controls(s, seat, 'wealth') ? ['yes'] : []),
      effects: [
        spendsToken,
        own('searches', ({ t, s, seat }) => {
          const cards = [
            ...(controls(s, seat, 'crown') ? ['hear-me-roar'] : []),
            ...(controls(s, seat, 'wealth') ? ['subjugation-of-power'] : []),
          ];
          t.run(search, { seat, cards });
        }),
      ],
    },
  },
];

export const ABILITIES: { readonly [name: string]: Ability } = Object.fromEntries(
  list.map((ability) => [ability.name, ability]),
);
