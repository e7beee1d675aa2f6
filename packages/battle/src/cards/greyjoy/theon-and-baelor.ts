/** House Greyjoy: the Tactics cards of Theon Greyjoy and Baelor Blacktyde. */
import type { TacticsCard } from '../card.ts';
import {
  answer,
  asking,
  attaches,
  choose,
  detaches,
  friendly,
  friendlyTestRolled,
  gains,
  happening,
  isSelf,
  isUnitOf,
  meleeBegins,
  moment,
  own,
  pick,
  startOfTurn,
} from '../../effects/words.ts';
import { testNow } from '../../morale/morale.ts';
import { diversionTactics, opportunist } from '../shared/field-tactics.ts';
import { chargesHome } from '../shared/charge-cards.ts';
import { engagedWith } from '../../units/engaged.ts';
import { destroyedRanks } from '../../units/ranks.ts';
import { lashOut } from '../shared/assaults.ts';

const THEON = 'theon-greyjoy-prince-of-winterfell';
const BAELOR = 'baelor-blacktyde-lord-of-blacktyde';
const CONVICTION = 'blacktyde-conviction';

export const THEON_AND_BAELOR: { readonly [id: string]: TacticsCard } = {
  'opportunist-greyjoy': opportunist({ faction: 'greyjoy', commander: THEON }, 'Theon Greyjoy'),
  'diversion-tactics-greyjoy': diversionTactics({ faction: 'greyjoy', commander: THEON }),
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
