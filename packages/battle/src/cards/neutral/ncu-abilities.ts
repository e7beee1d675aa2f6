/** Neutral cards: abilities of NCUs. */
import type { AbilityCard } from '../card.ts';
import { friendsFirst } from '../shared/phrases.ts';
import {
  addsToken,
  allZones,
  borrowsZone,
  choose,
  chosenBecomes,
  chosenShifts,
  chosenSuffersTest,
  condition,
  countsAsControlling,
  destroysNcu,
  draws,
  friendly,
  friendlyUnengaged,
  happening,
  hostile,
  influences,
  influencesInPlay,
  influencesLike,
  isHolder,
  isZone,
  mayUse,
  moment,
  spendsOnce,
  own,
  restores,
  sharesOut,
  spendsToken,
  startOfTurn,
  suffersHits,
  unclaimedZoneEffects,
  when,
} from '../../effects/words.ts';
import type { Holds } from '../../effects/effect.ts';
import { idsOn } from '@maester/kernel';
import { joined, unitOption, unitOptions, word } from '../../options.ts';
import { areFriends, sideOf } from '../../sides/sides.ts';
import { lastingOn } from '../../tactics/influence.ts';
import { tokensLeft } from '../../units/abilities.ts';
import { become } from '../../units/conditions.ts';
import { fullWounds } from '../../units/ranks.ts';
import { cardOf, enemyUnits, friendlyUnits, mustUnit } from '../../units/units.ts';
import { restore } from '../../units/wounds.ts';
import type { Trigger } from '../../timing/triggers.ts';

const SHAE = 'finding-the-best-patron';

const ofEnemyNcu: Holds<'zone-resolved'> = condition(
  'enemy-ncu',
  ({ s, seat, ncu }) => !areFriends(s, ncu.seat, seat),
);

const choseFriend: Holds<Trigger> = condition('friend-chosen', ({ s, seat, on }) =>
  idsOn(on, 'unit').some((id) => areFriends(s, mustUnit(s, id).seat, seat)),
);
const choseEnemy: Holds<Trigger> = condition('enemy-chosen', ({ s, seat, on }) =>
  idsOn(on, 'unit').some((id) => !areFriends(s, mustUnit(s, id).seat, seat)),
);

export const NCU_ABILITIES: { readonly [id: string]: AbilityCard } = {
  'master-of-the-game': {
    name: 'Master of the Game',
    tokens: 2,
    insteadOfZone: { ways: unclaimedZoneEffects, effects: [spendsToken, borrowsZone] },
    uses: [mayUse(choose(startOfTurn, allZones, countsAsControlling()), spendsOnce('controls'))],
  },
  'little-birds': {
    name: 'Little Birds',
    tokens: 3,
    uses: [
      mayUse(
        choose(
          moment('zone-resolved', ofEnemyNcu),
          (c) => {
            const { zone } = c.about;
            if (zone === 'tactics') return ['yes'];
            if (zone === 'crown' || zone === 'combat') return hostile(c);
            if (zone === 'wealth')
              return unitOptions(
                friendlyUnits(c.s, c.seat).filter((unit) => unit.wounds < fullWounds(c.s, unit)),
              );
            return zone === 'maneuver' ? friendlyUnengaged(c) : [];
          },
          when(isZone('crown'), chosenSuffersTest('panic')),
          when(isZone('wealth'), restores('chosen', 2)),
          when(isZone('tactics'), draws(1)),
          when(isZone('combat'), suffersHits('chosen', 3)),
          when(isZone('maneuver'), chosenShifts(3)),
        ),
        spendsToken,
      ),
    ],
  },
  'history-is-written-by-the-victors': { name: 'History is Written by the Victors', neverActivates: true },
  'choosing-a-name': { name: 'Choosing a Name' },
  'a-name-given': {
    name: 'A Name Given',
    claims: {
      must: true,
      ways: (c) => [...friendsFirst(c), ...influencesInPlay(c)],
      effects: [
        when(
          condition('own-influence', ({ on }) => on.length === 1),
          influences('name-given'),
        ),
        when(
          condition('influence-of-another', ({ on }) => on.length > 1),
          influencesLike,
        ),
      ],
    },
  },
  'name-given': {
    name: 'A Name Given',
    attacking: (s, { attacker, kind }) => {
      const laid = lastingOn(s, attacker.id, 'name-given');
      if (laid === null || kind !== 'melee' || cardOf(s, attacker).type !== 'infantry') return null;
      return areFriends(s, laid.by, attacker.seat) ? { keywords: ['precision'] } : null;
    },
  },
  'backing-of-the-iron-bank': {
    name: 'Backing of The Iron Bank',
    tokens: 1,
    uses: [
      mayUse(
        choose(
          startOfTurn,
          ({ s, seat }) =>
            friendlyUnits(s, seat).some((unit) => unit.wounds < fullWounds(s, unit)) ? ['yes'] : [],
          sharesOut(friendly, 5),
        ),
        spendsToken,
      ),
    ],
  },
  'strategic-alliance': {
    name: 'Strategic Alliance',
    tokens: 1,
    insteadOfZone: {
      ways: ({ s, seat }) => {
        const enemies = enemyUnits(s, seat).map(({ id }) => unitOption(id));
        const friends = friendlyUnits(s, seat).map(({ id }) => unitOption(id));
        const first = word('first-player');
        return [
          ...enemies.flatMap((enemy) => friends.map((friend) => joined('|', enemy, friend))),
          ...[...enemies, ...friends].map((unit) => joined('|', unit, first)),
        ];
      },
      effects: [
        spendsToken,
        own(
          'allies',
          ({ t, s, seat, way, on }) => {
            for (const id of idsOn(on, 'unit')) {
              if (areFriends(s, mustUnit(s, id).seat, seat)) restore(t, id, 3);
              else become(t, id, 'weakened', 'vulnerable', 'panicked');
            }
            if (way.endsWith('|first-player')) t.state.nextFirstSide = sideOf(s, seat);
          },
          () => 3.5,
        ),
      ],
    },
  },
  [SHAE]: {
    name: 'Finding The Best Patron',
    tokens: 3,
    claims: {
      must: true,
      ways: (c) => [...friendly(c), ...hostile(c), 'two-tokens'],
      effects: [
        when(choseFriend, restores('chosen', 1)),
        when(choseEnemy, chosenBecomes('weakened')),
        when(
          condition('chose-token', ({ way }) => way === 'two-tokens'),
          addsToken(99),
          addsToken(99),
        ),
      ],
    },
    happens: [
      happening(moment('zone-resolved', isHolder), spendsToken),
      happening(
        moment(
          'round-ends',
          condition('no-tokens', ({ holder }) => holder !== null && tokensLeft(holder, SHAE, 3) === 0),
        ),
        destroysNcu('holder'),
      ),
    ],
  },
};
