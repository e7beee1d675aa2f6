/** House Greyjoy: the Tactics cards of Theon Greyjoy and Baelor Blacktyde. */
import { named } from '../../options.ts';
import type { TacticsCard } from '../card.ts';
import {
  actionsOfUnits,
  answer,
  anyEnemyMeleeDone,
  areNear,
  asking,
  attaches,
  choose,
  condition,
  detaches,
  friendly,
  friendlyMelee,
  friendlyTestRolled,
  gains,
  gainsChosen,
  happening,
  isSelf,
  isUnitOf,
  meleeBegins,
  moment,
  narrowed,
  own,
  performs,
  pick,
  startOfTurn,
} from '../../effects/words.ts';
import { testNow } from '../../morale/morale.ts';
import { lashOut } from '../shared/tactics.ts';
import { chargesHome } from '../shared/charge-cards.ts';
import { belongsTo } from '../../units/affiliation.ts';
import { engagedWith } from '../../units/engaged.ts';
import { destroyedRanks } from '../../units/ranks.ts';
import { friendlyUnits } from '../../units/units.ts';

const THEON = 'theon-greyjoy-prince-of-winterfell';
const BAELOR = 'baelor-blacktyde-lord-of-blacktyde';
const CONVICTION = 'blacktyde-conviction';

export const THEON_AND_BAELOR: { readonly [id: string]: TacticsCard } = {
  'opportunist-greyjoy': {
    name: 'Opportunist',
    faction: 'greyjoy',
    commander: THEON,
    responses: [
      choose(
        narrowed(
          friendlyMelee,
          condition('not-activated', ({ other }) => !other.activated),
        ),
        ({ s, unit }) =>
          belongsTo(s, unit, 'Theon Greyjoy')
            ? ['both']
            : [named('keyword', 'precision'), named('keyword', 'vicious')],
        gains({ reroll: 'any' }),
        gainsChosen({
          both: [{ keywords: ['precision', 'vicious'] }],
          precision: [{ keywords: ['precision'] }],
          vicious: [{ keywords: ['vicious'] }],
        }),
      ),
    ],
  },
  'diversion-tactics-greyjoy': {
    name: 'Diversion Tactics',
    faction: 'greyjoy',
    commander: THEON,
    responses: [
      choose(
        anyEnemyMeleeDone,
        actionsOfUnits(
          ({ s, seat, other }) =>
            friendlyUnits(s, seat).filter((unit) => unit.id !== other.id && areNear(unit, other, 'long')),
          ['maneuver'],
        ),
        performs('chosen', ['maneuver']),
      ),
    ],
  },
  'stark-exposure': {
    name: 'Stark Exposure',
    faction: 'greyjoy',
    commander: THEON,
    responses: [chargesHome('combat')],
  },
  'lash-out-greyjoy': lashOut(
    { faction: 'greyjoy', commander: BAELOR },
    isUnitOf('Baelor Blacktyde')('other'),
  ),
  'blacktyde-resentment': {
    name: 'Blacktyde Resentment',
    faction: 'greyjoy',
    commander: BAELOR,
    responses: [choose(startOfTurn, friendly, attaches)],
    attached: {
      happens: [
        happening(moment('wounds-restored', isSelf('unit')), detaches),
        asking(
          meleeBegins,
          ...pick<'attack-before-dice'>(({ s, unit }) => destroyedRanks(s, unit), {
            'hits-and-dice': [
              gains(({ s, unit }) => ({ toHit: destroyedRanks(s, unit), dice: destroyedRanks(s, unit) })),
            ],
            vicious: [
              gains(({ s, unit }) => ({ keywords: ['vicious'], panicWounds: destroyedRanks(s, unit) })),
            ],
          }),
        ),
      ],
    },
  },
  [CONVICTION]: {
    name: 'Blacktyde Conviction',
    faction: 'greyjoy',
    commander: BAELOR,
    responses: [
      answer(
        friendlyTestRolled,
        own(
          'convinces',
          ({ s, unit }) => {
            const now = testNow(s);
            // battle/ability/same-name-not-cumulative: two players may have declared it
            if (now.changedBy.includes(CONVICTION)) return;
            now.changedBy.push(CONVICTION);
            now.roll += [unit, ...engagedWith(s, unit)].reduce((sum, one) => sum + destroyedRanks(s, one), 0);
          },
          ({ s, unit }) => destroyedRanks(s, unit) / 2,
        ),
      ),
    ],
  },
};
