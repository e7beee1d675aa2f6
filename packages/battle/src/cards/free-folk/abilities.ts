/** Free Folk: abilities of units and attachments. */
import type { AbilityCard } from '../card.ts';
import { TROPHY_ABILITIES } from './varamyr-and-rattleshirt.ts';
import { COUNCIL_ABILITIES } from './council.ts';
import { fallsItself, suffersD3 } from './phrases.ts';
import { SKINCHANGER_ABILITIES } from './skinchangers.ts';
import { ABILITIES_LOST, type BattleState, type UnitState } from '../../state.ts';
import {
  activates,
  answer,
  asking,
  attackDone,
  chargeSucceeds,
  choose,
  chosenBecomes,
  chosenHas,
  condition,
  eachTarget,
  enemiesInSight,
  enemiesNear,
  engaged,
  engagedEnemies,
  friendsNear,
  happening,
  has,
  mayUse,
  meleeBegins,
  narrowed,
  otherBecomes,
  own,
  spendsToken,
  startOfTurn,
  suffersHits,
  when,
} from '../../effects/words.ts';
import { cardOf } from '../../units/units.ts';
import { destroyedRanks, fullWounds, ranksOf } from '../../units/ranks.ts';
import { inMelee, maneuversFirst, supremacy } from '../shared/phrases.ts';
import { melee, startMelee } from '../../actions/melee.ts';

/** Wounds that a unit has suffered so far. */
const suffered = (s: BattleState, unit: UnitState): number => fullWounds(s, unit) - unit.wounds;

export const abilities: { readonly [id: string]: AbilityCard } = {
  ...COUNCIL_ABILITIES,
  ...SKINCHANGER_ABILITIES,
  ...TROPHY_ABILITIES,
  giant: { name: 'Giant', innate: true, hitsPerWound: 2, morale: { mostPanicWounds: 2 } },
  'furious-swing': {
    name: 'Furious Swing',
    innate: true,
    attacking: inMelee(({ attacker }, s) => ({
      keywords: ['vicious'],
      dice: suffered(s, attacker),
      noDefenseDice: true,
    })),
    happens: [happening(chargeSucceeds, otherBecomes('panicked'))],
  },
  'frenzied-swings': {
    name: 'Frenzied Swings',
    attacking: inMelee(({ attacker }, s) => ({
      keywords: ['sundering'],
      toHit: destroyedRanks(s, attacker),
    })),
  },
  'pummeling-fists': {
    name: 'Pummeling Fists',
    innate: true,
    attacking: inMelee({ keywords: ['critical-blow', 'sundering'] }),
  },
  'jagged-weapons': { name: 'Jagged Weapons', attacking: inMelee({ keywords: ['vicious'] }) },
  chariot: { name: 'Chariot', innate: true, freeManeuver: true, happens: maneuversFirst },
  'deadly-impact': {
    name: 'Deadly Impact',
    attacking: inMelee(({ defender, charge }, s) =>
      charge ? { keywords: ['sundering', 'vicious'], hits: ranksOf(s, defender) } : {},
    ),
  },
  'bear-cavalry': { name: 'Bear Cavalry', innate: true, freeManeuver: true, happens: maneuversFirst },
  'spear-and-maul': {
    name: 'Spear and Maul',
    attacking: inMelee({ keywords: ['precision', 'sundering', 'vicious'] }),
  },
  mammoth: {
    name: 'Mammoth',
    innate: true,
    noObjectives: true,
    morale: { mostPanicWounds: 2 },
    happens: [asking(fallsItself, engagedEnemies('unit'), suffersD3('chosen'))],
  },
  rampage: {
    name: 'Rampage',
    innate: true,
    attacking: inMelee({ keywords: ['critical-blow', 'sundering'] }),
    rerolls: ['charge'],
    happens: [happening(meleeBegins, otherBecomes('panicked'))],
  },
  'chieftains-fury': {
    name: "Chieftain's Fury",
    innate: true,
    attacking: inMelee({ keywords: ['vicious'], noDefenseDice: true }),
    happens: [
      happening(
        narrowed(fallsItself, engaged('unit')),
        own('last-fury', ({ t, unit }) =>
          t.run(melee, { ...startMelee(unit.id, null, []), surge: 'replaced' }),
        ),
      ),
    ],
  },
  harpoon: {
    name: 'Harpoon',
    happens: [
      happening(
        attackDone,
        otherBecomes('weakened'),
        when(
          condition('dealt-wounds', ({ about, other }) => about.wounds > 0 && !other.destroyed),
          has('harpooned', 'round', 'other'),
        ),
      ),
    ],
  },
  harpooned: { name: 'Harpooned', speed: -1, disorderlyUpTo: 6 },
  'giants-spear': {
    name: "Giant's Spear",
    innate: true,
    shots: { "Giant's Spear": { anywhere: -3 } },
    attacking: (s, { defender, kind }) => ({
      keywords: ['sundering', 'vicious'],
      ...(cardOf(s, defender).type !== 'infantry' && { doubleHits: true as const }),
      ...(kind === 'ranged' && { noDefenseDice: true as const }),
    }),
  },
  'planned-approach': {
    name: 'Planned Approach',
    order: choose(startOfTurn, friendsNear('long')(), chosenHas('approach-planned', 'turn')),
  },
  'approach-planned': {
    name: 'Planned Approach',
    untargetable: { by: 'enemies', what: ['order', 'card', 'ability', 'ncu', 'influence', 'zone'] },
  },
  'thenn-supremacy': supremacy('Thenn Supremacy'),
  'southern-knowledge': {
    name: 'Southern Knowledge',
    innate: true,
    tokens: 1,
    uses: [
      mayUse(
        choose(
          startOfTurn,
          enemiesInSight('long')(),
          chosenHas(ABILITIES_LOST, 'turn'),
          chosenHas('no-friendly-cards', 'turn'),
        ),
        spendsToken,
      ),
    ],
  },
  'camp-followers': {
    name: '"Camp Followers"',
    happens: [
      happening(
        activates,
        suffersHits('unit', ({ s, unit }) => ranksOf(s, unit)),
      ),
    ],
  },
  'harmas-vassal': { name: "Harma's Vassal", innate: true, countsAs: 'Harma' },
  'affiliation-frozen-shore': { name: 'Affiliation: Frozen Shore', innate: true },
  'grisly-example': {
    name: 'Grisly Example',
    order: answer(
      startOfTurn,
      suffersHits('owner', 1),
      eachTarget(enemiesNear('short')(), chosenBecomes('panicked')),
    ),
  },
};
