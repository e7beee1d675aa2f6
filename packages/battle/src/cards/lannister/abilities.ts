/** House Lannister: abilities of units, attachments and NCUs. */
import { attackNow } from '../../attack/attack.ts';
import type { AbilityCard } from '../card.ts';
import { CROWN_ABILITIES } from './the-crown.ts';
import { search } from '../../tactics/search.ts';
import { CONDITIONS } from '../../effects/gains.ts';
import { become } from '../../units/conditions.ts';
import { KINGSGUARD_ABILITIES } from './kingsguard.ts';
import {
  canStrikeBack,
  inMelee,
  maneuversFirst,
  notInTheRear,
  restoresSelf,
  strikesFirst,
  valuableCaptive,
} from '../shared/phrases.ts';
import {
  answer,
  anyPanic,
  asking,
  attackDone,
  attackedBy,
  charged,
  choose,
  chosenBecomes,
  chosenHas,
  destroysItself,
  forOpponents,
  chosenShifts,
  condition,
  enemyNcuActivates,
  friendly,
  friendlyUnengaged,
  friendsNear,
  gains,
  happening,
  has,
  hostile,
  inSteps,
  influences,
  isEnemy,
  isMelee,
  isSelf,
  isWatched,
  mayUse,
  meleeBegins,
  moment,
  narrowed,
  orNone,
  own,
  panics,
  part,
  pick,
  restores,
  shedsAll,
  spendsToken,
  stands,
  startOfTurn,
  stopsWatching,
  suffersHits,
  suffersTest,
  uncertain,
  unclaimedZones,
  unitBecomes,
  watches,
} from '../../effects/words.ts';
import { controls } from '../../tactics/control.ts';
import { conditionOption, named, unitOptions } from '../../options.ts';
import { areFriends } from '../../sides/sides.ts';
import { lastingOn, lay } from '../../tactics/influence.ts';
import { freeZones } from '../../tactics/ncus.ts';
import { attackRange, SHORT_RANGE } from '../../geometry/range.ts';
import { shapeOf, trayOf, unitsInPlay } from '../../units/units.ts';
import { test } from '../../morale/morale.ts';
import { ABILITIES_LOST } from '../../state.ts';
import { destroyedRanks, ranksOf } from '../../units/ranks.ts';

/** For a token: a card of each zone's that its player controls, from the deck or the discard pile. */
function searching(cards: { readonly crown: string; readonly wealth: string }): Omit<AbilityCard, 'name'> {
  return {
    procedures: [search],
    claims: {
      ways: ({ s, seat }) => (controls(s, seat, 'crown') || controls(s, seat, 'wealth') ? ['yes'] : []),
      effects: [
        spendsToken,
        own('searches', ({ t, s, seat }) => {
          const found = [
            ...(controls(s, seat, 'crown') ? [cards.crown] : []),
            ...(controls(s, seat, 'wealth') ? [cards.wealth] : []),
          ];
          t.run(search, { seat, cards: found });
        }),
      ],
    },
  };
}

export const abilities: { readonly [id: string]: AbilityCard } = {
  ...KINGSGUARD_ABILITIES,
  resilience: {
    name: 'Resilience',
    order: answer(moment('attack-after-dice', isSelf('other')), gains({ hitsPerWound: 2 })),
  },
  halberd: { name: 'Halberd', attacking: inMelee({ keywords: ['sundering'] }) },
  'marauders-blades': {
    name: "Marauder's Blades",
    attacking: inMelee(({ attacker, defender }, s) =>
      ranksOf(s, defender) <= ranksOf(s, attacker)
        ? { keywords: ['vicious', 'critical-blow'], toHit: 1 }
        : { keywords: ['vicious'] },
    ),
  },
  'brutal-armaments': {
    name: 'Brutal Armaments',
    attacking: inMelee(({ defender }, s) => ({
      keywords: ['vicious'],
      panicWounds: destroyedRanks(s, defender),
    })),
  },
  'unstoppable-wrath': { name: 'Unstoppable Wrath', attacking: inMelee({ wounds: 2 }) },
  'the-mountains-strength': {
    name: "The Mountain's Strength",
    attacking: inMelee({ keywords: ['sundering'], wounds: 2 }),
  },
  'affiliation-house-clegane': { name: 'Affiliation: House Clegane', innate: true },
  indomitable: { name: 'Indomitable', innate: true, immuneTo: ['weakened'] },
  'intimidating-presence': {
    name: 'Intimidating Presence',
    engagedEnemies: { morale: { roll: -1, panicWounds: 1 } },
  },
  'prey-on-fear': {
    name: 'Prey on Fear',
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
  counterstrike: {
    name: 'Counterstrike',
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
  'lannister-supremacy': {
    name: 'Lannister Supremacy',
    order: answer(
      narrowed(attackedBy, stands('unit')),
      suffersTest('panic', {
        // A difference, since -0 would not outlast a saved game.
        roll: ({ s, owner }) => (owner === null ? 0 : 0 - ranksOf(s, owner)),
        wounds: ({ s, owner }) => (owner === null ? 0 : ranksOf(s, owner)),
      }),
    ),
  },
  'set-for-charge': {
    name: 'Set for Charge',
    order: answer(narrowed(charged, notInTheRear, canStrikeBack), strikesFirst),
  },
  'no-friendly-cards': {
    name: 'Beyond the reach of its own side’s cards',
    untargetable: { by: 'friends', what: ['card'] },
  },
  'valuable-captive-jaime-lannister': valuableCaptive('jaime-lannister-maimed-hostage'),
  'vengeful-captive': {
    name: 'Vengeful Captive',
    innate: true,
    attacking: (s, { attacker }) =>
      s.seats.some((seat) => !areFriends(s, seat, attacker.seat) && controls(s, seat, 'crown'))
        ? { toHit: -1 }
        : null,
  },
  'sabotage-and-subvert': {
    name: 'Sabotage and Subvert',
    uses: [
      forOpponents(
        mayUse(
          choose(
            startOfTurn,
            () => CONDITIONS.map(conditionOption),
            own('subverts', ({ t, seat, owner, way }) => {
              const token = CONDITIONS.find((known) => known === way);
              if (owner === null || owner.destroyed || token === undefined) return;
              become(t, owner.id, token);
              const ability = 'no-friendly-orders-or-cards';
              lay(t, { ability, on: owner.id, by: seat, until: 'turn', from: 'sabotage-and-subvert' });
            }),
          ),
          destroysItself,
        ),
      ),
    ],
  },
  'little-doves': {
    name: 'Little Doves',
    tokens: 3,
    uses: [
      mayUse(
        inSteps(choose(enemyNcuActivates, unclaimedZones, watches('doves-listen', 'ncu')), ({ s, way }) =>
          freeZones(s).flatMap((zone) => (zone === way ? [] : [named('zone', zone)])),
        ),
        spendsToken,
      ),
    ],
  },
  'doves-listen': {
    name: 'Little Doves',
    uses: [
      mayUse(
        inSteps(
          choose(
            moment('zone-resolved', isWatched),
            hostile,
            part(0, chosenBecomes('vulnerable')),
            part(1, chosenBecomes('vulnerable')),
          ),
          orNone(hostile),
        ),
        stopsWatching,
      ),
    ],
  },
  'might-of-the-iron-throne': {
    name: 'Might of the Iron Throne',
    controls: ['crown'],
    claims: {
      must: true,
      ways: ({ s }) => unitOptions(unitsInPlay(s)),
      effects: [influences('weight-of-the-iron-throne')],
    },
  },
  'weight-of-the-iron-throne': {
    name: 'Might of the Iron Throne',
    morale: (s, unit) => {
      const laid = lastingOn(s, unit.id, 'weight-of-the-iron-throne');
      return laid !== null && !areFriends(s, laid.by, unit.seat) ? { panicWounds: 1 } : null;
    },
  },
  'the-rains-of-castamere': {
    name: 'The Rains of Castamere',
    tokens: 1,
    uses: [
      mayUse(
        inSteps(
          choose(
            startOfTurn,
            orNone(hostile),
            part(0, chosenBecomes('panicked')),
            part(1, chosenBecomes('vulnerable')),
            part(2, suffersHits('chosen', 4)),
            part(
              3,
              own('panics-chosen', ({ t, seat, way }) => test(t, 'panic', way, { seat, by: null })),
            ),
            part(4, chosenHas(ABILITIES_LOST, 'round')),
          ),
          orNone(hostile),
          orNone(hostile),
          orNone(hostile),
          orNone(hostile),
        ),
        spendsToken,
      ),
    ],
  },
  'unbiased-justice': {
    name: 'Unbiased Justice',
    tokens: 1,
    uses: [
      mayUse(
        inSteps(
          choose(
            startOfTurn,
            orNone(friendly),
            part(0, restores('chosen', 2)),
            part(1, shedsAll('chosen')),
            part(2, chosenShifts(2)),
            part(3, chosenHas('judged', 'round')),
          ),
          orNone(friendly),
          orNone(friendlyUnengaged),
          orNone(friendly),
        ),
        spendsToken,
      ),
    ],
  },
  judged: {
    name: 'Highest Attack Die Value and re-rolls',
    attacking: () => ({ dieValue: 'highest', reroll: 'any' }),
  },
  'tactical-mastermind': { name: 'Tactical Mastermind', hand: 1, plays: 'counterplot', tokens: 1 },
  'playing-the-game': {
    name: 'Playing the Game',
    tokens: 2,
    ...searching({ crown: 'hear-me-roar', wealth: 'subjugation-of-power' }),
  },
  'queens-influence': {
    name: "Queen's Influence",
    tokens: 2,
    ...searching({ crown: 'intrigue-and-subterfuge', wealth: 'bribery' }),
  },
  'manipulation-and-deception': {
    name: 'Manipulation and Deception',
    tokens: 3,
    activates: { ways: hostile, effects: [spendsToken, chosenBecomes('weakened')] },
  },
  'fealty-to-the-seven': {
    name: 'Fealty to The Seven',
    claims: {
      must: true,
      ways: ({ s }) => unitOptions(unitsInPlay(s)),
      effects: [influences('tithes-of-fear')],
    },
  },
  'tithes-of-fear': {
    name: 'Tithes of fear',
    happens: [
      asking(
        narrowed(
          panics,
          isEnemy('unit'),
          condition('suffered', ({ about }) => about.suffered > 0),
        ),
        friendsNear('long')('unit'),
        restores('chosen', ({ about }) => Math.min(3, about.suffered)),
      ),
    ],
  },
  wildfire: { name: 'Wildfire', attacking: () => ({ keywords: ['vicious'], noDefenseDice: true }) },
  crossbow: {
    name: 'Crossbow',
    attacking: (_, { attacker, defender, kind }) => {
      if (kind !== 'ranged') return null;
      const close = attackRange(trayOf(attacker), shapeOf(defender)) <= SHORT_RANGE;
      return { keywords: ['sundering'], ...(close && { reroll: 'any' as const }) };
    },
  },
  'the-mountain-that-rides': {
    name: 'The Mountain That Rides',
    innate: true,
    freeManeuver: true,
    happens: maneuversFirst,
  },
  'cleaving-blows': {
    name: 'Cleaving Blows',
    attacking: inMelee(({ charge }) => ({ keywords: charge ? ['critical-blow'] : [], noDefenseDice: true })),
  },
  'lannister-oppression': {
    name: 'Lannister Oppression',
    happens: [
      asking(
        meleeBegins,
        ...pick<'attack-before-dice'>(({ other }) => 1 + other.conditions.length, {
          vicious: [gains({ keywords: ['vicious'] })],
          sundering: [gains({ keywords: ['sundering'] })],
          'abilities-lost': [has('abilities-lost', 'turn', 'other')],
          reroll: [gains({ reroll: 'any' })],
        }),
      ),
    ],
  },
  'experiment-enhancements': {
    name: 'Experiment Enhancements',
    innate: true,
    attacking: (_, { kind }) =>
      kind === 'melee' ? { toHit: 1, keywords: ['vicious'], keeps: ['weakened'] } : { keeps: ['weakened'] },
  },
  'violent-reactions': {
    name: 'Violent Reactions',
    innate: true,
    happens: [happening(attackDone, unitBecomes('vulnerable'))],
  },
  'jaimes-vassal': { name: "Jaime's Vassal", innate: true, countsAs: 'Jaime Lannister' },
  ...CROWN_ABILITIES,
};
