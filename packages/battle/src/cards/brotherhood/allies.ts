/** The Brotherhood's allies off the battlefield: what its Non-Combat Units do. */
import {
  addsToken,
  asking,
  choose,
  chosenBecomes,
  discards,
  engagedEnemies,
  friendly,
  happening,
  influences,
  isEnemy,
  losesRank,
  mayUse,
  moment,
  narrowed,
  own,
  part,
  restores,
  shedsChosen,
  spendsToken,
  startOfFriendlyTurn,
  suffers,
  thenChooses,
} from '../../effects/words.ts';
import { selfActs } from '../../effects/action-moments.ts';
import { shareOut } from '../../effects/share-out.ts';
import { conditionOption, joined, tokensOption, unitOption, unitOptions } from '../../options.ts';
import { areFriends } from '../../sides/sides.ts';
import { lastingOn } from '../../tactics/influence.ts';
import { ranksOf } from '../../units/ranks.ts';
import { changeNcu, friendlyUnits, unitsInPlay } from '../../units/units.ts';
import type { AbilityCard } from '../card.ts';

/** More than any game gives. */
const MANY = 100;
const CONVERTS = 'converts';

export const ALLIES_ABILITIES: { readonly [id: string]: AbilityCard } = {
  'prophecies-and-portents': {
    name: 'Prophecies and Portents',
    claims: { must: true, ways: ({ s }) => unitOptions(unitsInPlay(s)), effects: [influences('foretold')] },
  },
  foretold: {
    name: 'Prophecies and Portents',
    morale: { roll: 1 },
    happens: [asking(losesRank, engagedEnemies('unit'), chosenBecomes('vulnerable', 'weakened'))],
  },
  'allies-in-the-realm': {
    name: 'Allies in the Realm',
    tokens: 3,
    uses: [
      mayUse(
        choose(
          startOfFriendlyTurn,
          ({ s, seat }) =>
            friendlyUnits(s, seat).flatMap((unit) =>
              ranksOf(s, unit) > 1 || unit.conditions.length === 0
                ? [unitOption(unit.id)]
                : unit.conditions.map((token) => joined('|', unitOption(unit.id), conditionOption(token))),
            ),
          restores('chosen', 2),
          shedsChosen,
        ),
        spendsToken,
        discards(1),
      ),
    ],
  },
  'vengeance-at-any-cost': {
    name: 'Vengeance at Any Cost',
    claims: {
      must: true,
      ways: ({ s }) => unitOptions(unitsInPlay(s)),
      effects: [influences('hunted-down', 'enemies')],
    },
  },
  'hunted-down': {
    name: 'Vengeance at Any Cost',
    attacked: (s, { attacker, defender, kind }) => {
      const laid = lastingOn(s, defender.id, 'hunted-down');
      if (laid === null || kind !== 'melee' || areFriends(s, laid.by, defender.seat)) return null;
      return areFriends(s, laid.by, attacker.seat) ? { reroll: 'any' } : null;
    },
    happens: [happening(narrowed(selfActs, isEnemy('unit')), suffers('unit', 1))],
  },
  'fresh-converts': {
    name: 'Fresh Converts',
    tokens: 0,
    pool: CONVERTS,
    happens: [happening(moment('rank-destroyed', isEnemy('unit')), addsToken(MANY))],
    insteadOfZone: {
      ways: friendly,
      effects: [
        restores('chosen', 2),
        thenChooses(({ ncu }) =>
          Array.from({ length: 1 + Math.min(2, ncu.tokens?.[CONVERTS] ?? 0) }, (_, n) => tokensOption(n)),
        ),
        part(
          1,
          own(
            'spends-converts',
            ({ t, s, seat, ncu, way }) => {
              const spent = Number(way);
              changeNcu(s, ncu.id, {
                tokens: { ...ncu.tokens, [CONVERTS]: (ncu.tokens?.[CONVERTS] ?? 0) - spent },
              });
              const among = friendlyUnits(s, seat).map(({ id }) => id);
              t.run(shareOut, { seat, among, left: spent, shares: {} });
            },
            ({ way }) => Number(way) || 0,
          ),
        ),
      ],
    },
  },
};
