/** Free Folk: Tactics cards. */
import type { TacticsCard } from '../card.ts';
import { coordinationTactics } from './coordination.ts';
import { diversionTactics } from '../shared/field-tactics.ts';
import { regroupAndReform } from '../shared/regroup-and-reform.ts';
import { fallsItself } from './phrases.ts';
import { MAGS_TACTICS } from './mag.ts';
import { VARAMYR_AND_RATTLESHIRT } from './varamyr-and-rattleshirt.ts';
import { CHIEFS_TACTICS } from './chiefs.ts';
import type { BattleState, UnitState } from '../../state.ts';
import { CONDITIONS } from '../../effects/gains.ts';
import { LONG_RANGE } from '../../geometry/range.ts';
import type { Option } from '@maester/kernel';
import {
  answer,
  areNear,
  attaches,
  choose,
  condition,
  enemyTests,
  friendlyMelee,
  gains,
  happening,
  isPanic,
  narrowed,
  own,
  pick,
  startOfTurn,
} from '../../effects/words.ts';
import { areFriends, playerOf } from '../../sides/sides.ts';
import { become } from '../../units/conditions.ts';
import { cardOf, enemyUnits, friendlyUnits } from '../../units/units.ts';
import { conditionOption, joined, unitOption, unitOptions } from '../../options.ts';
import { engagedWith } from '../../units/engaged.ts';
import { idsOn } from '@maester/kernel';
import { raiseUnit } from '../../set-up/new-units.ts';
import { testNow } from '../../morale/morale.ts';

const FREE = { faction: 'free-folk', commander: null } as const;

/** Friends within Short Range of an enemy. */
const around = (s: BattleState, seat: string, enemy: UnitState): number =>
  friendlyUnits(s, seat).filter((unit) => areNear(unit, enemy, 'short')).length;

/** All sets of so many Condition tokens: `a+b`. */
function tokenSets(count: number): Option[] {
  const sets = [1, 2, 3, 4, 5, 6, 7].map((bits) => CONDITIONS.filter((_, i) => (bits >> i) & 1));
  return sets
    .filter((set) => set.length === Math.min(3, count))
    .map((set) => joined('+', ...set.map(conditionOption)));
}

export const tactics: { readonly [id: string]: TacticsCard } = {
  'coordination-tactics': coordinationTactics,
  'theres-too-many': {
    name: "There's Too Many!",
    ...FREE,
    responses: [
      answer(
        narrowed(
          enemyTests,
          isPanic,
          condition('surrounded', ({ s, seat, unit }) => around(s, seat, unit) > 0),
        ),
        own('outnumbers', ({ s, seat, unit }) => {
          const test = testNow(s);
          // battle/ability/same-name-not-cumulative: two players may have declared it
          if (test.changedBy.includes('theres-too-many')) return;
          test.changedBy.push('theres-too-many');
          test.roll -= Math.min(3, around(s, seat, unit));
        }),
      ),
    ],
  },
  'diversion-tactics-free-folk': diversionTactics(FREE),
  'regroup-and-reform-free-folk': regroupAndReform({ faction: 'free-folk', commander: null }),
  'overwhelming-assault': {
    name: 'Overwhelming Assault',
    ...FREE,
    responses: [
      choose(
        friendlyMelee,
        ...pick<'attack-before-dice'>(
          ({ s, seat, other }) =>
            engagedWith(s, other).filter((unit) => areFriends(s, unit.seat, seat)).length,
          {
            reroll: [gains({ reroll: 'any' })],
            'critical-blow': [gains({ keywords: ['critical-blow'] })],
            sundering: [gains({ keywords: ['sundering'] })],
          },
        ),
      ),
    ],
  },
  'surrounded-and-exposed': {
    name: 'Surrounded and Exposed',
    ...FREE,
    responses: [
      choose(
        startOfTurn,
        ({ s, seat }) =>
          enemyUnits(s, seat).flatMap((enemy) => {
            const count = around(s, seat, enemy) - 1;
            return count <= 0 ? [] : tokenSets(count).map((set) => joined('|', unitOption(enemy.id), set));
          }),
        own('exposes', ({ t, chosen, on }) => {
          const tokens = idsOn(on, 'condition');
          become(t, chosen.id, ...CONDITIONS.filter((token) => tokens.includes(token)));
        }),
      ),
    ],
  },
  'the-endless-horde': {
    name: 'The Endless Horde',
    ...FREE,
    responses: [
      choose(
        startOfTurn,
        ({ s, seat }) =>
          unitOptions(friendlyUnits(s, seat).filter((unit) => cardOf(s, unit).type === 'infantry')),
        attaches,
      ),
    ],
    attached: {
      happens: [
        happening(
          fallsItself,
          own('horde-comes', ({ t, s, seat }) =>
            raiseUnit(
              t,
              { seat, card: 'free-folk-raiders', attachments: ['raid-leader'] },
              { edges: [playerOf(s, seat).edge ?? 0], within: LONG_RANGE },
            ),
          ),
        ),
      ],
    },
  },
  ...CHIEFS_TACTICS,
  ...MAGS_TACTICS,
  ...VARAMYR_AND_RATTLESHIRT,
};
