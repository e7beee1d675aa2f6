/** House Baratheon: abilities of units and attachments. Those of NCUs stand in court.ts. */
import { running } from '@maester/kernel';
import { attack, attackNow } from '../../attack/attack.ts';
import { beganEngaged } from '../../effects/memory.ts';
import {
  addsToken,
  answer,
  areNear,
  asking,
  attackDone,
  chargeBegins,
  chargeSucceeds,
  choose,
  chosenSuffersTest,
  condition,
  detaches,
  engagedEnemies,
  gains,
  happening,
  has,
  isFriend,
  isMelee,
  isSelf,
  mayUse,
  meleeBegins,
  moment,
  narrowed,
  near,
  not,
  opponentHolds,
  otherBecomes,
  paysWounds,
  pick,
  rerollsTest,
  restores,
  spendsToken,
  stands,
  suffers,
  uncertain,
} from '../../effects/words.ts';
import type { Holds } from '../../effects/effect.ts';
import { range, SHORT_RANGE } from '../../geometry/range.ts';
import { corners } from '../../geometry/tray.ts';
import { unitOptions } from '../../options.ts';
import type { BattleState } from '../../state.ts';
import { opponentControls } from '../../tactics/control.ts';
import { destroyedRanks, ranksOf } from '../../units/ranks.ts';
import { enemyUnits, friendlyUnits, isCommandedBy, shapeOf } from '../../units/units.ts';
import type { AbilityCard, Happening } from '../card.ts';
import { retinue } from '../shared/banners.ts';
import { inMelee, maneuversFirst, rollsOfOne, strikesBackFor, trueConviction } from '../shared/phrases.ts';
import { COURT_ABILITIES } from './court.ts';
import { STANNIS_ABILITIES } from './stannis.ts';
import { shedsGained } from './tokens.ts';

/** More than any game gives. */
const MANY = 100;

/** Any Defense die of this attack shows a 1. */
const rolledOne: Holds<'attack-completed'> = condition('defense-die-of-1', ({ s }) =>
  attackNow(s).defense.includes(1),
);

/** A heavy hammer: a 1 among the Defense Dice leaves the defender Weakened. */
const hammers: readonly Happening[] = [
  happening(narrowed(attackDone, isMelee, rolledOne), otherBecomes('weakened')),
];

/** The unit that failed is the target of this unit's Ranged Attack, which is still being resolved. */
const panickedByArrows: Holds<'panic-failed'> = condition('of-its-arrows', ({ s, owner, unit }) => {
  const now = running(s, attack);
  return now !== null && now.kind === 'ranged' && now.attacker === owner?.id && now.defender === unit.id;
});

const theCrownIsFree = (s: BattleState, seat: string): boolean => !opponentControls(s, seat, 'crown');

export const abilities: { readonly [id: string]: AbilityCard } = {
  ...COURT_ABILITIES,
  ...STANNIS_ABILITIES,
  'affiliation-rhllor': { name: "Affiliation: R'hllor", innate: true },
  'stags-fury': {
    name: "Stag's Fury",
    attacking: inMelee(({ attacker }, s) => ({
      keywords: [
        ...(s.round >= 2 ? (['critical-blow'] as const) : []),
        ...(s.round >= 3 ? (['vicious'] as const) : []),
        ...(s.round >= 4 ? (['sundering'] as const) : []),
      ],
      hits: s.round >= 5 ? ranksOf(s, attacker) : 0,
    })),
  },
  'war-hammer': { name: 'War Hammer', happens: hammers },
  'mastercraft-warhammer': {
    name: 'Mastercraft Warhammer',
    attacking: inMelee({ reroll: 'any' }),
    happens: hammers,
  },
  'double-hammers': { name: 'Double Hammers', attacking: inMelee({ keywords: ['sundering'] }) },
  'perseverance-and-valor': {
    name: 'Perseverance and Valor',
    happens: [happening(meleeBegins, restores('unit', 1))],
  },
  'deadly-bloom': {
    name: 'Deadly Bloom',
    happens: [asking(moment('wounds-restored', isSelf('unit')), engagedEnemies(), suffers('chosen', 1))],
  },
  'heart-of-fire': {
    name: 'Heart of Fire',
    tokens: 1,
    pool: 'faith',
    happens: [happening(moment('morale-passed', isSelf('unit')), addsToken(MANY))],
    uses: [
      mayUse(
        answer(meleeBegins, gains({ toHit: 1, keywords: ['vicious'], from: 'heart-of-fire' })),
        spendsToken,
      ),
      mayUse(
        answer(
          narrowed(attackDone, isMelee, stands('unit')),
          restores('unit', ({ s, other }) => 1 + destroyedRanks(s, other)),
        ),
        spendsToken,
      ),
      mayUse(answer(chargeBegins, has('heart-ablaze', 'turn')), spendsToken),
    ],
  },
  'heart-ablaze': {
    name: 'Heart of Fire',
    rerolls: ['charge'],
    happens: [happening(chargeSucceeds, otherBecomes('panicked'), detaches)],
  },
  'champions-wrath': {
    name: "Champion's Wrath",
    attacking: inMelee({ keywords: ['critical-blow'] }),
    happens: [
      happening(chargeSucceeds, otherBecomes('weakened')),
      happening(narrowed(meleeBegins, beganEngaged), otherBecomes('vulnerable')),
    ],
  },
  'nobles-bolster': {
    name: "Noble's Bolster",
    order: answer(moment('condition-gained', isFriend('unit'), near('long')('unit')), shedsGained),
  },
  'solo-rider': {
    name: 'Solo Rider',
    innate: true,
    freeManeuver: true,
    freeRetreat: true,
    happens: maneuversFirst,
  },
  'kings-blade': {
    name: "King's Blade",
    attacking: inMelee(({ attacker }, s) =>
      theCrownIsFree(s, attacker.seat)
        ? { keywords: ['sundering', 'critical-blow'], reroll: 'any' }
        : { keywords: ['sundering'] },
    ),
  },
  'queens-blade': {
    name: "Queen's Blade",
    defense: (s, { seat }) => (theCrownIsFree(s, seat) ? { keepsToken: true } : null),
    morale: (s, { seat }) => (theCrownIsFree(s, seat) ? { keepsToken: true } : null),
  },
  'fire-arrows': {
    name: 'Fire Arrows',
    attacking: (_, { kind }) => (kind === 'ranged' ? { keywords: ['vicious'] } : null),
    happens: [
      uncertain(
        asking(
          moment('panic-failed', panickedByArrows),
          ({ s, seat, unit, about: { stood } }) => {
            if (stood === null) return [];
            const around = corners({ kind: unit.tray, pose: stood.pose });
            return unitOptions(
              enemyUnits(s, seat).filter(
                (enemy) => enemy.id !== unit.id && range(shapeOf(enemy), around) <= SHORT_RANGE,
              ),
            );
          },
          chosenSuffersTest('panic', { roll: -2 }),
        ),
      ),
    ],
  },
  'watchers-crossbow': {
    name: "Watcher's Crossbow",
    attacking: (_, { kind }) => (kind === 'ranged' ? { keywords: ['sundering'] } : null),
  },
  'highgarden-lance': {
    name: 'Highgarden Lance',
    attacking: inMelee(({ attacker, charge }, s) => ({
      keywords: ['sundering'],
      toHit: charge ? 1 : 0,
      dice: charge ? 2 * ranksOf(s, attacker) : 0,
    })),
  },
  'renlys-retinue': retinue("Renly's Retinue"),
  'first-of-the-kings-men': {
    name: "First of the King's Men",
    controlsFor: { zones: ['crown', 'tactics'], by: 'cards' },
    uses: [
      mayUse(
        answer(
          moment(
            'morale-after-dice',
            isSelf('unit'),
            not(opponentHolds('crown')),
            not(opponentHolds('tactics')),
          ),
          rerollsTest,
        ),
      ),
    ],
  },
  'claims-to-the-kingdom': {
    name: 'Claims to the Kingdom',
    controlsFor: { zones: ['crown', 'tactics'], by: 'all' },
  },
  'true-conviction': trueConviction('baratheon'),
  'renlys-protector': {
    name: "Renly's Protector",
    happens: [strikesBackFor('Renly Baratheon')],
  },
  'divine-sacrifices': {
    name: 'Divine Sacrifices',
    uses: [
      mayUse(
        choose(
          meleeBegins,
          ...pick<'attack-before-dice'>(() => 1, {
            panicked: [otherBecomes('panicked')],
            vulnerable: [otherBecomes('vulnerable')],
          }),
          gains({ toHit: 1, from: 'divine-sacrifices' }),
        ),
        paysWounds('owner', 1),
      ),
    ],
  },
  'zealous-fanaticism': {
    name: 'Zealous Fanaticism',
    innate: true,
    attacking: inMelee({ keywords: ['vicious'], dieValue: 'highest' }),
    happens: [
      happening(moment('attack-after-dice', isMelee, isSelf('unit')), paysWounds('unit', rollsOfOne)),
    ],
  },
  'leadership-follower': {
    name: 'Leadership Follower',
    morale: (s, unit) =>
      friendlyUnits(s, unit.seat).some(
        (friend) => isCommandedBy(s, friend, unit.seat) && areNear(friend, unit, 'long'),
      )
        ? { roll: 1 }
        : null,
  },
  'davos-vassal': { name: "Davos' Vassal", innate: true, countsAs: 'Davos Seaworth' },
  'bookkeeping-cortnay-penrose': { name: 'Bookkeeping', hand: 1 },
};
