/** The Tactics cards of Styr, Magnar of Thenn. */
import type { TacticsCard } from '../card.ts';
import { lastStand, northernDefiance } from '../shared/last-stand.ts';
import {
  attaches,
  choose,
  condition,
  counts,
  friendDestroyed,
  friendly,
  happening,
  isSelf,
  moment,
  otherBecomes,
  startOfTurn,
} from '../../effects/words.ts';
import { belongsTo } from '../../units/affiliation.ts';
import { cardOf } from '../../units/units.ts';
import { lastingOn } from '../../tactics/influence.ts';

const STYR = { faction: 'free-folk', commander: 'styr-magnar-of-thenn' } as const;

export const CHIEFS_TACTICS: { readonly [id: string]: TacticsCard } = {
  'bitter-demise': {
    name: 'Bitter Demise',
    ...STYR,
    responses: [
      lastStand(
        condition('infantry-or-cavalry', ({ s, unit }) =>
          ['infantry', 'cavalry'].includes(cardOf(s, unit).type),
        ),
        (s, unit) => belongsTo(s, unit, 'Styr'),
      ),
    ],
  },
  'thenn-defiance': { name: 'Thenn Defiance', ...STYR, responses: [northernDefiance('Styr')] },
  'styrs-vengeance': {
    name: "Styr's Vengeance",
    ...STYR,
    responses: [choose(startOfTurn, friendly, attaches)],
    attached: {
      happens: [
        happening(friendDestroyed, counts),
        happening(
          moment(
            'attack-before-dice',
            isSelf('unit'),
            condition(
              'has-token',
              ({ s, unit }) => (lastingOn(s, unit.id, 'styrs-vengeance')?.tokens ?? 0) > 0,
            ),
          ),
          otherBecomes('vulnerable'),
        ),
      ],
    },
  },
};
