/** House Lannister: abilities of units, attachments and NCUs. */
import type { AbilityCard } from '../card.ts';
import { CROWN_ABILITIES } from './the-crown.ts';
import { search } from '../../tactics/search.ts';
import { KINGSGUARD_ABILITIES } from './kingsguard.ts';
import { inMelee, maneuversFirst, valuableCaptive, supremacy } from '../shared/phrases.ts';
import {
  another,
  asking,
  attackDone,
  choose,
  chosenBecomes,
  chosenHas,
  chosenShifts,
  condition,
  friendly,
  friendlyUnengaged,
  friendsNear,
  gains,
  happening,
  has,
  hostile,
  influences,
  inSteps,
  isEnemy,
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
  startOfTurn,
  stopsWatching,
  suffersHits,
  unitBecomes,
} from '../../effects/words.ts';
import { controls } from '../../tactics/control.ts';
import { unitOptions } from '../../options.ts';
import { areFriends } from '../../sides/sides.ts';
import { lastingOn } from '../../tactics/influence.ts';
import { unitsInPlay } from '../../units/units.ts';
import { test } from '../../morale/morale.ts';
import { ABILITIES_LOST } from '../../state.ts';
import { destroyedRanks, ranksOf } from '../../units/ranks.ts';
import { twoEnemiesBecome, watchesTwoZones } from '../shared/board-phrases.ts';

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
  'lannister-supremacy': supremacy('Lannister Supremacy'),
  'valuable-captive-jaime-lannister': valuableCaptive('jaime-lannister-maimed-hostage'),
  'vengeful-captive': {
    name: 'Vengeful Captive',
    innate: true,
    attacking: (s, { attacker }) =>
      s.seats.some((seat) => !areFriends(s, seat, attacker.seat) && controls(s, seat, 'crown'))
        ? { toHit: -1 }
        : null,
  },
  'little-doves': {
    name: 'Little Doves',
    tokens: 3,
    uses: [mayUse(watchesTwoZones('doves-listen'), spendsToken)],
  },
  'doves-listen': {
    name: 'Little Doves',
    uses: [
      mayUse(
        twoEnemiesBecome(moment('zone-resolved', isWatched), orNone(another(hostile)), ['vulnerable']),
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
      effects: [influences('weight-of-the-iron-throne', 'enemies')],
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
      effects: [influences('tithes-of-fear', 'enemies')],
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
