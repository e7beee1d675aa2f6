/** The Builders: their War Machines, what they build on the battlefield, and the Tactics cards of Othell Yarwyck. */
import { CONDITIONS } from '../../effects/gains.ts';
import {
  answer,
  areNear,
  charged,
  friendlyAttack,
  gains,
  happening,
  hostile,
  isOfHouse,
  looses,
  mayUse,
  moment,
  own,
  spendsToken,
  when,
} from '../../effects/words.ts';
import { inches } from '../../geometry/measures.ts';
import { placeTerrain, type PlaceTerrain } from '../../terrain/place-terrain.ts';
import { controls } from '../../tactics/control.ts';
import { ranksOf } from '../../units/ranks.ts';
import { cardOf, friendlyUnits } from '../../units/units.ts';
import { wound } from '../../units/wounds.ts';
import type { AbilityCard, TacticsCard } from '../card.ts';

const OTHELL = 'othell-yarwyck-first-builder';

export const BUILDER_ABILITIES: { readonly [id: string]: AbilityCard } = {
  'affiliation-builder': { name: 'Affiliation: Builder', innate: true },
  'war-machine': {
    name: 'War Machine',
    innate: true,
    noObjectives: true,
    immuneTo: CONDITIONS,
    forbids: ['charge', 'retreat'],
    cannotShift: true,
  },
  'bolt-thrower': {
    name: 'Bolt Thrower',
    innate: true,
    shots: { 'Bolt Thrower': { fromAnyPart: true, anywhere: -3 } },
    attacking: (s, { attack, defender }) => {
      if (attack !== 'Bolt Thrower') return null;
      const large = cardOf(s, defender).type !== 'infantry';
      return { keywords: ['vicious'], noDefenseDice: true, ...(large && { doubleHits: true as const }) };
    },
  },
  'rock-volley': {
    name: 'Rock Volley',
    innate: true,
    shots: { 'Rock Volley': { neverSolo: true, anywhere: 0 } },
    attacking: (_, { attack }) =>
      attack === 'Rock Volley' ? { keywords: ['vicious'], woundsForHits: 1 } : null,
  },
  'improved-defenses-nights-watch': {
    name: 'Improved Defenses',
    defense: (s, unit) => (controls(s, unit.seat, 'wealth') ? { roll: 1 } : null),
  },
  spotter: {
    name: 'Spotter',
    near: {
      whom: 'friends',
      within: null,
      attacking: (s, { attacker, defender }, bearer) =>
        cardOf(s, attacker).type === 'war-machine' && areNear(bearer, defender, 'long')
          ? { reroll: 'any' }
          : null,
    },
  },
  'stake-mountings': {
    name: 'Stake Mountings',
    happens: [
      happening(
        charged,
        own(
          'stake-mountings',
          ({ t, seat, unit, owner }) => {
            const [d3 = 1] = t.roll('stake-mountings', 1, 3);
            wound(t, unit.id, d3 + 1, seat, owner?.id ?? null);
          },
          () => 3,
        ),
      ),
    ],
  },
  'stake-building': {
    name: 'Stake Building',
    tokens: 1,
    uses: [
      mayUse(
        answer(
          moment('round-starts'),
          own('builds-stakes', ({ t, seat, owner }) => {
            if (owner === null) return;
            const piece: PlaceTerrain['piece'] = { kind: 'stakes', keywords: ['dangerous', 'destructible'] };
            t.run(placeTerrain, { seat, piece, near: [owner.id], within: inches(2), fully: false });
          }),
        ),
        spendsToken,
      ),
    ],
  },
  'war-machines-of-the-wall': {
    name: 'War Machines of The Wall',
    insteadOfZone: {
      ways: hostile,
      effects: [
        looses({ name: 'Ranged Volley', kind: 'long', toHit: 3, dice: [3] }, ({ s, chosen }) =>
          ranksOf(s, chosen),
        ),
      ],
    },
  },
};

export const OTHELL_TACTICS: { readonly [id: string]: TacticsCard } = {
  'honed-enhancement': {
    name: 'Honed Enhancement',
    faction: 'nights-watch',
    commander: OTHELL,
    responses: [
      answer(
        friendlyAttack,
        gains({ toHit: 1, from: 'honed-enhancement' }),
        when(isOfHouse('builder')('unit'), gains({ dice: 1 })),
      ),
    ],
  },
  'rapid-construction': {
    name: 'Rapid Construction',
    faction: 'nights-watch',
    commander: OTHELL,
    responses: [
      answer(
        moment('round-starts'),
        own('builds-a-wall', ({ t, s, seat }) => {
          const piece: PlaceTerrain['piece'] = {
            kind: 'low-wall',
            keywords: ['destructible', 'fortified', 'hindering'],
          };
          const near = friendlyUnits(s, seat).map(({ id }) => id);
          t.run(placeTerrain, { seat, piece, near, within: inches(1), fully: false });
        }),
      ),
    ],
  },
  'serrated-enhancement': {
    name: 'Serrated Enhancement',
    faction: 'nights-watch',
    commander: OTHELL,
    responses: [
      answer(
        friendlyAttack,
        gains({ keywords: ['vicious'] }),
        when(isOfHouse('builder')('unit'), gains({ panicBecomes: ['weakened'] })),
      ),
    ],
  },
};
